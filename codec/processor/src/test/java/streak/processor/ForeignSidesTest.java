package streak.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static streak.processor.ForeignNamesTest.IMPORTS;
import static streak.processor.ForeignNamesTest.roundTrip;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Annotations of other libraries that are on one side of a property: where it is got, or where it is set. */
class ForeignSidesTest {

  @Test
  void settersAreCalledOtherwiseThanGetters(@TempDir Path folder) throws IOException {
    String source = IMPORTS + """
        @streak.Json class A {
          private int x;
          private int y;
          private int z;
          public C c;
          @JsonProperty("out") public int getX() { return x; }
          @JsonProperty("in") public void setX(int x) { this.x = x; }
          @JsonSetter("why") public void setY(int y) { this.y = y; }
          public int getY() { return y; }
          @JsonGetter("zet") public int getZ() { return z; }
          @JsonSetter("zed") public void setZ(int z) { this.z = z; }
          @streak.Json static class C {
            private final int w;
            @com.fasterxml.jackson.annotation.JsonCreator C(@JsonProperty("double") int w) { this.w = w; }
            @JsonProperty("u") public int getW() { return w; }
          }
        }
        """;
    // Jackson has two properties then: what only the other one is called is nobody's.
    assertEquals(
        "{\"out\":1,\"why\":2,\"zet\":3,\"c\":{\"u\":4}}",
        roundTrip(
            folder,
            source,
            "{\"in\":1,\"out\":9,\"why\":2,\"y\":9,\"zed\":3,\"zet\":9,\"c\":{\"double\":4}}"));
  }

  @Test
  void builders(@TempDir Path folder) throws IOException {
    String source = IMPORTS + """
        @streak.Json @JsonDeserialize(builder = A.Made.class) class A {
          private final int x;
          private A(int x) { this.x = x; }
          @JsonProperty("xx") public int getX() { return x; }
          @JsonPOJOBuilder(withPrefix = "put", buildMethodName = "done") static class Made {
            private int x;
            @JsonProperty("xx") Made putX(int x) { this.x = x; return this; }
            A done() { return new A(x); }
          }
        }
        """;
    assertEquals("{\"xx\":5}", roundTrip(folder, source, "{\"xx\":5}"));
  }

  /** As Immutables has it with Jackson: what implements the type has the builder. */
  @Test
  void aBuilderOfTheClassThatIsMade(@TempDir Path folder) throws IOException {
    String source = IMPORTS + """
        @streak.Json @JsonSerialize(as = A.Made.class) @JsonDeserialize(as = A.Made.class) interface A {
          @JsonProperty("xx") int x();
          record Made(int x) implements A {
            static Builder builder() { return new Builder(); }
            static final class Builder {
              private int x;
              private Builder() {}
              Builder x(int x) { this.x = x; return this; }
              Made build() { return new Made(x); }
            }
          }
        }
        """;
    assertEquals("{\"xx\":5}", roundTrip(folder, source, "{\"xx\":5}"));
  }

  /**
   * As with Yasson 3.0.4 and fastjson2 2.0.65: with JSON-B and fastjson, a method says something of its own side alone, which with
   * Jackson concerns both.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "JsonbProperty(\"a\") | | | {\"a\":5} | {\"a\":5,\"is\":5}",
        "| JsonbProperty(\"a\") | | {\"x\":5} | {\"a\":5,\"is\":5}",
        "| | JsonbProperty(\"a\") | {\"a\":5} | {\"x\":5,\"is\":5}",
        "JsonbProperty(\"f\") | JsonbProperty(\"a\") | | {\"f\":5} | {\"a\":5,\"is\":5}",
        "JSONField(name = \"a\") | | | {\"a\":5} | {\"a\":5,\"is\":5}",
        "| JSONField(name = \"a\") | | {\"x\":5} | {\"a\":5,\"is\":5}",
        "| | JSONField(name = \"a\") | {\"a\":5} | {\"x\":5,\"is\":5}",
        "| JSONField(serialize = false) | | {\"x\":5} | {\"is\":5}",
        "| | JSONField(serialize = false) | {\"x\":5} | {\"x\":5,\"is\":5}",
        "| JSONField(deserialize = false) | | {\"x\":5} | {\"x\":5,\"is\":5}",
        "| | JSONField(deserialize = false) | {\"x\":5} | {\"x\":1,\"is\":1}",
        "| JSONField(alternateNames = \"o\") | | {\"o\":5} | {\"x\":1,\"is\":1}",
        "| | JSONField(alternateNames = \"o\") | {\"o\":5} | {\"x\":5,\"is\":5}",
        "JsonbTransient | | | {\"x\":5} | {\"is\":1}",
        "| JsonbTransient | | {\"x\":5} | {\"is\":5}",
        "| | JsonbTransient | {\"x\":5} | {\"x\":1,\"is\":1}",
        "| JsonbTransient | JsonbTransient | {\"x\":5} | {\"is\":1}",
      })
  void whatConcernsOneSideAlone(
      String kept, String got, String set, String document, String written, @TempDir Path folder)
      throws IOException {
    String source = """
        import jakarta.json.bind.annotation.*; import com.alibaba.fastjson2.annotation.*;
        @streak.Json class A {
          %s private int x = 1;
          %s public int getX() { return x; }
          %s public void setX(int x) { this.x = x; }
          @streak.JsonName("is") public int now() { return x; }
        }
        """.formatted(at(kept), at(got), at(set));
    assertEquals(written, roundTrip(folder, "package a;\n" + source, document));
  }

  /** Where there is no other side, what is left out on one is left out. */
  @Test
  void whatHasOneSideAndIsLeftOutThere(@TempDir Path folder) throws IOException {
    String source = IMPORTS + """
        import jakarta.json.bind.annotation.*;
        @streak.Json @JsonDeserialize(builder = A.Made.class) class A {
          private int x;
          @streak.JsonName("one") public Got got() { return new Got(); }
          @streak.JsonName("two") public Set set() { return new Set(); }
          @JsonPOJOBuilder(withPrefix = "") static class Made {
            @JsonIgnore Made x(int x) { return this; }
            A build() { return new A(); }
          }
          @streak.Json static class Got {
            private int x;
            @JsonbTransient public int getX() { return x; }
          }
          @streak.Json static class Set {
            private int x;
            @JsonbTransient public void setX(int x) { this.x = x; }
          }
        }
        """;
    assertEquals("{\"one\":{},\"two\":{}}", roundTrip(folder, source, "{\"x\":5}"));
  }

  /** As with Yasson 3.0.4. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "| | JsonbProperty(\"p\") | {\"p\":5} | {\"x\":5}",
        "| JsonbProperty(\"g\") | | {\"x\":5} | {\"g\":5}",
        "JsonbProperty(\"f\") | | | {\"x\":5} | {\"f\":5}",
        "JsonbProperty(\"f\") | | JsonbProperty(\"p\") | {\"p\":5} | {\"f\":5}",
      })
  void whatACreatorOfJsonBTakes(
      String kept, String got, String taken, String document, String written, @TempDir Path folder)
      throws IOException {
    String source = """
        import jakarta.json.bind.annotation.*;
        @streak.Json class A {
          %s private final int x;
          @JsonbCreator A(%s int x) { this.x = x; }
          %s public int getX() { return x; }
        }
        """.formatted(at(kept), at(taken), at(got));
    assertEquals(written, roundTrip(folder, "package a;\n" + source, document));
  }

  /** Jackson looks for what is read in the builder alone, and for what is written in the type alone. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "@streak.Json | | | | {\"aB\":5} | {\"aB\":5}",
        "@streak.Json | | | @JsonProperty(\"x\") | {\"x\":5} | {\"aB\":5}",
        "@streak.Json | | @JsonProperty(\"x\") | | {\"aB\":5} | {\"x\":5}",
        "@streak.Json | | @JsonGetter(\"x\") | @JsonSetter(\"y\") | {\"y\":5} | {\"x\":5}",
        "@streak.Json | | @streak.JsonName(\"x\") | | {\"x\":5} | {\"x\":5}",
        "@streak.Json | | @JsonIgnore | | {\"aB\":5} | {}",
        "@streak.Json | | | @JsonIgnore | {\"aB\":5} | {\"aB\":0}",
        "@streak.Json | @JsonNaming(Snake) | | | {\"a_b\":5} | {\"aB\":5}",
        "@streak.Json @JsonNaming(Snake) | | | | {\"aB\":5} | {\"a_b\":5}",
        "@streak.Json @JsonNaming(Snake) | | | @JsonIgnore | {\"aB\":5} | {\"a_b\":0}",
        "@streak.Json(naming = streak.Json.Naming.SNAKE_CASE) | | | | {\"a_b\":5} | {\"a_b\":5}",
      })
  void whatABuilderSays(
      String ofType,
      String ofBuilder,
      String got,
      String set,
      String document,
      String written,
      @TempDir Path folder)
      throws IOException {
    String source = """
        %s @JsonDeserialize(builder = A.Made.class) class A {
          private final int aB;
          private A(int aB) { this.aB = aB; }
          %s public int aB() { return aB; }
          @JsonPOJOBuilder(withPrefix = "") %s static class Made {
            private int aB;
            %s Made aB(int aB) { this.aB = aB; return this; }
            A build() { return new A(aB); }
          }
        }
        """.formatted(ofType, or(got), or(ofBuilder), or(set));
    String snake =
        "com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy.class";
    assertEquals(
        written,
        roundTrip(folder, IMPORTS + source.replace("(Snake)", "(" + snake + ")"), document));
  }

  /** Where what is read has another name than what is written, each goes by its own. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "r | {\"w\":1}",
        "w | {}",
        "x | {\"w\":5}",
      })
  void whatATypeLeavesOutOneWay(String name, String written, @TempDir Path folder)
      throws IOException {
    String source = IMPORTS + """
        @streak.Json @JsonIgnoreProperties("%s") class A {
          private int x = 1;
          @JsonGetter("w") public int getX() { return x; }
          @JsonSetter("r") public void setX(int x) { this.x = x; }
        }
        """.formatted(name);
    assertEquals(written, roundTrip(folder, source, "{\"r\":5}"));
  }

  /** A property that is named in one place is ignored in the other alone. */
  @Test
  void ignoredOneWayOnly(@TempDir Path folder) throws IOException {
    String source = """
        package a;
        import com.fasterxml.jackson.annotation.*;
        @streak.Json public class A {
          private String password;
          private int id = 7;
          @JsonIgnore public String getPassword() { return password; }
          @JsonProperty public void setPassword(String to) { password = to; }
          @JsonProperty public int getId() { return id; }
          @JsonIgnore public void setId(int to) { id = to; }
          @JsonGetter public String hint() { return password.substring(0, 1); }
        }
        """;
    assertEquals(
        "{\"id\":7,\"hint\":\"s\"}",
        roundTrip(folder, source, "{\"password\":\"secret\",\"id\":5}"));
  }

  @Test
  void aCreatorsParameterIsReadThoughItsGetterIsIgnored(@TempDir Path folder) throws IOException {
    String source = """
        package a;
        import com.fasterxml.jackson.annotation.*;
        @streak.Json public class A {
          private final String secret;
          @JsonCreator A(@JsonProperty("secret") String secret) { this.secret = secret; }
          @JsonIgnore public String getSecret() { return secret; }
          @JsonGetter public String hint() { return secret.substring(0, 1); }
        }
        """;
    assertEquals("{\"hint\":\"x\"}", roundTrip(folder, source, "{\"secret\":\"xyz\"}"));
  }

  private static String at(String annotation) {
    return annotation == null ? "" : "@" + annotation;
  }

  private static String or(String said) {
    return said == null ? "" : said;
  }
}
