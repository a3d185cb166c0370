package streak.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static streak.processor.ForeignNamesTest.annotation;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import streak.JsonException;

/** The annotations of fastjson, DSL-JSON and avaje, which stand-ins of the same names declare here. */
class FastLibrariesNamesTest {

  /** What fastjson's annotation of fields may say. */
  static final String FASTJSON =
      "String name() default \"\"; String[] alternateNames() default {}; int ordinal() default 0;"
          + " boolean serialize() default true; boolean deserialize() default true;"
          + " boolean required() default false;";

  private static final String[] ANNOTATIONS = {
    annotation("com.alibaba.fastjson.annotation", "JSONField", FASTJSON),
    annotation("com.alibaba.fastjson2.annotation", "JSONField", FASTJSON),
    annotation("com.alibaba.fastjson.annotation", "JSONCreator", ""),
    annotation(
        "com.alibaba.fastjson2.annotation", "JSONCreator", "String[] parameterNames() default {};"),
    annotation(
        "com.dslplatform.json",
        "JsonAttribute",
        "String name() default \"\"; String[] alternativeNames() default {};"
            + " boolean ignore() default false; boolean mandatory() default false;"),
    "package io.avaje.jsonb; public @interface Json {"
        + " @interface Property { String value(); } @interface Alias { String[] value(); }"
        + " @interface Creator {}"
        + " @interface Ignore { boolean serialize() default false; boolean deserialize() default false; } }",
  };

  private static String roundTrip(Path folder, String source, String document) throws IOException {
    return ForeignNamesTest.roundTrip(ANNOTATIONS, folder, source, document);
  }

  @Test
  void thoseOfFastjsonDslJsonAndAvaje(@TempDir Path folder) throws IOException {
    String source = """
        @Json record A(
            @com.alibaba.fastjson2.annotation.JSONField(name = "f", alternateNames = {"g", "h"}) int one,
            @com.alibaba.fastjson.annotation.JSONField(name = "i", ordinal = 7) int two,
            @com.dslplatform.json.JsonAttribute(name = "d", alternativeNames = "e") int three,
            @io.avaje.jsonb.Json.Property("a") @io.avaje.jsonb.Json.Alias("b") int four,
            @com.dslplatform.json.JsonAttribute int five) {}
        """;
    assertEquals(
        "{\"f\":1,\"i\":2,\"d\":3,\"a\":4,\"five\":5}",
        roundTrip(folder, source, "{\"h\":1,\"i\":2,\"e\":3,\"b\":4,\"five\":5}"));
  }

  /** Seen with fastjson2 2.0.65: {"first":"f","id":"own"}, and what is read of id and gone is passed over. */
  @Test
  void whenTheyReadAndWriteAMember(@TempDir Path folder) throws IOException {
    String source = """
        @Json class A {
          @com.alibaba.fastjson2.annotation.JSONField(serialize = false) public String secret;
          @com.alibaba.fastjson2.annotation.JSONField(deserialize = false) public String id = "own";
          @com.alibaba.fastjson2.annotation.JSONField(serialize = false, deserialize = false) public String gone;
          @com.dslplatform.json.JsonAttribute(ignore = true) public String left;
          @io.avaje.jsonb.Json.Ignore public String out;
          @io.avaje.jsonb.Json.Ignore(serialize = true) public String told = "t";
          @io.avaje.jsonb.Json.Ignore(deserialize = true) public String heard;
          private String seen;
          public String getSeen() { return secret + heard; }
          public void setSeen(String seen) {}
        }
        """;
    assertEquals(
        "{\"id\":\"own\",\"told\":\"t\",\"seen\":\"sh\"}",
        roundTrip(
            folder,
            source,
            "{\"secret\":\"s\",\"id\":\"x\",\"gone\":\"x\",\"left\":\"x\",\"out\":\"x\",\"told\":\"x\",\"heard\":\"h\"}"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "com.alibaba.fastjson2.annotation.JSONField(required = true)",
        "com.dslplatform.json.JsonAttribute(mandatory = true)",
      })
  void whatTheyRequireIsRequired(String annotation, @TempDir Path folder) {
    JsonException missing = assertThrows(
        JsonException.class,
        () -> roundTrip(folder, "@Json record A(@" + annotation + " String x) {}", "{}"));
    assertTrue(missing.getMessage().startsWith("required member 'x' is missing"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "com.alibaba.fastjson.annotation.JSONCreator",
        "com.alibaba.fastjson2.annotation.JSONCreator",
        "com.alibaba.fastjson2.annotation.JSONCreator(parameterNames = {\"y\", \"x\"})",
        "io.avaje.jsonb.Json.Creator",
      })
  void theirCreatorsMakeObjects(String annotation, @TempDir Path folder) throws IOException {
    String source =
        "@Json class A { final int x; final int y; A(int x, int y) { this.x = x; this.y = y; }"
            + " @" + annotation + " static A of(int y, int x) { return new A(10 * x, 10 * y); }"
            + " public int getX() { return x; } public int getY() { return y; } }";
    assertEquals("{\"y\":20,\"x\":10}", roundTrip(folder, source, "{\"x\":1,\"y\":2}"));
  }

  @Test
  void namesThatAreNotThoseOfTheParametersAreRefused(@TempDir Path folder) {
    String source = "@Json record A(int x) {"
        + " @com.alibaba.fastjson2.annotation.JSONCreator(parameterNames = \"y\")"
        + " static A of(int x) { return new A(x); } }";
    List<String> messages = Compilation.of(
            folder, Stream.concat(Stream.of(source), Stream.of(ANNOTATIONS)).toArray(String[]::new))
        .messages();
    assertEquals(1, messages.size(), messages::toString);
    assertTrue(
        messages
            .get(0)
            .startsWith(
                "STREAK046: A has @JSONCreator(parameterNames) with other names than its parameters"),
        messages::toString);
  }
}
