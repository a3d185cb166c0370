package streak.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static streak.processor.ForeignNamesTest.annotation;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import streak.JsonException;

/** The annotations of fastjson, DSL-JSON and avaje, which stand-ins of the same names declare here. */
class FastLibrariesNamesTest {

  private static final String FASTJSON =
      "String name() default \"\"; String[] alternateNames() default {}; int ordinal() default 0;"
          + " boolean serialize() default true; boolean deserialize() default true;"
          + " boolean required() default false;";

  private static final String[] ANNOTATIONS = {
    annotation("com.alibaba.fastjson.annotation", "JSONField", FASTJSON),
    annotation("com.alibaba.fastjson2.annotation", "JSONField", FASTJSON),
    annotation(
        "com.dslplatform.json",
        "JsonAttribute",
        "String name() default \"\"; String[] alternativeNames() default {};"
            + " boolean ignore() default false; boolean mandatory() default false;"),
    "package io.avaje.jsonb; public @interface Json {"
        + " @interface Property { String value(); } @interface Alias { String[] value(); }"
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
}
