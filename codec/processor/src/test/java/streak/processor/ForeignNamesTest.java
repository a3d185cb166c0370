package streak.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Names from other libraries' annotations, which stand-ins of the same names declare here. */
class ForeignNamesTest {

  private static String annotation(String packageName, String name, String elements) {
    return "package " + packageName + "; public @interface " + name + " { " + elements + " }";
  }

  private static final String[] ANNOTATIONS = {
    annotation("com.fasterxml.jackson.annotation", "JsonProperty", "String value() default \"\";"),
    annotation("com.fasterxml.jackson.annotation", "JsonAlias", "String[] value();"),
    annotation("com.fasterxml.jackson.annotation", "JsonIgnore", ""),
    annotation(
        "com.google.gson.annotations",
        "SerializedName",
        "String value(); String[] alternate() default {};"),
    annotation(
        "com.squareup.moshi",
        "Json",
        "String name() default \"\\u0000\"; boolean ignore() default false;"),
    annotation("jakarta.json.bind.annotation", "JsonbProperty", "String value() default \"\";"),
  };

  private static String roundTrip(Path folder, String source, String document) throws IOException {
    String[] sources = Arrays.copyOf(ANNOTATIONS, ANNOTATIONS.length + 1);
    sources[ANNOTATIONS.length] = source;
    assertEquals(List.of(), Compilation.of(folder, sources).messages());
    try (Loaded loaded = Loaded.from(folder)) {
      return loaded.roundTrip("a.A", document);
    }
  }

  @Test
  void aRecordsComponents(@TempDir Path folder) throws IOException {
    String source = """
        @Json record A(
            @com.fasterxml.jackson.annotation.JsonProperty("j") int one,
            @com.google.gson.annotations.SerializedName(value = "g", alternate = {"h", "i"}) int two,
            @com.squareup.moshi.Json(name = "m") int three,
            @jakarta.json.bind.annotation.JsonbProperty("b") int four,
            @com.fasterxml.jackson.annotation.JsonProperty int five,
            @JsonName("own") @com.squareup.moshi.Json(name = "theirs") int six) {}
        """;
    assertEquals(
        "{\"j\":1,\"g\":2,\"m\":3,\"b\":4,\"five\":5,\"own\":6}",
        roundTrip(folder, source, "{\"own\":6,\"five\":5,\"b\":4,\"m\":3,\"i\":2,\"j\":1}"));
  }

  @Test
  void aClasssFieldsAndMethods(@TempDir Path folder) throws IOException {
    String source = """
        @Json class A {
          private int one;
          @com.fasterxml.jackson.annotation.JsonProperty("j") int getOne() { return one; }
          @com.fasterxml.jackson.annotation.JsonAlias({"k"}) void setOne(int one) { this.one = one; }
          @com.fasterxml.jackson.annotation.JsonIgnore private int two;
          @com.squareup.moshi.Json(ignore = true) public int three;
          @com.google.gson.annotations.SerializedName("g") public int four;
        }
        """;
    assertEquals(
        "{\"j\":1,\"g\":4}",
        roundTrip(folder, source, "{\"k\":1,\"two\":2,\"three\":[3],\"g\":4}"));
  }
}
