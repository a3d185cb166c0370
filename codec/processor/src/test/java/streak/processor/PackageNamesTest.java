package streak.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A variable of generated code may not be called what some package's name begins with: it would stand before the package. */
class PackageNamesTest {

  /** What variables are mostly called. */
  private static final List<String> WORDS = List.of(
      "in", "out", "it", "value", "name", "text", "m", "member", "more", "count", "element", "key",
      "v0");

  private static final String SOURCE = """
      package WORD.acme;
      import java.util.*;
      import streak.*;
      @Json(nulls = Json.Nulls.OMIT)
      public record A(
          B b, C c, B[] array, List<B> list, Map<String, B> map, EnumMap<C, List<C>> enums, Optional<B> maybe,
          @JsonDefault("Y") C otherwise, Box<Box<B>> box, @JsonWith(H.class) B byHand, JsonMember<B> patch,
          S member, T object, U wrapped, Bean bean, E elements, @JsonUnknown Map<String, B> others) {
        @Json public record B(int x) {
          @JsonCreator public static B of(int x) { return new B(x); }
        }
        public enum C { @JsonName("x") X, Y }
        @Json public record Box<V>(V content, @JsonName("all") List<Box<V>> boxes) {}
        @Json(shape = Json.Shape.ARRAY) public record E(B b, C c) {}
        @Json public static class Bean { public B b; public List<B> list; public Map<C, B> map; public C[] array; }
        @Json public sealed interface S {}
        @Json public record S1(B b) implements S {}
        @Json(style = Json.Style.WRAPPER_OBJECT) public sealed interface T {}
        @Json public record T1(B b) implements T {}
        @Json(style = Json.Style.WRAPPER_ARRAY, bareUnits = true) public sealed interface U {}
        @Json public record U1() implements U {}
        @Json public record U2(B b) implements U {}
        public static class H extends JsonAdapter<B> {
          @Override public B read(JsonReader from) { return new B(from.readInt()); }
          @Override public void write(JsonWriter to, B b) { to.value(b.x()); }
        }
      }
      """;

  private static final String DOCUMENT = """
      {"b":{"x":1},"c":"x","array":[{"x":2}],"list":[{"x":3}],"map":{"a":{"x":4}},"enums":{"Y":["x"]},"maybe":{"x":5},
      "otherwise":"Y","box":{"content":{"content":{"x":6}}},"byHand":7,"patch":{"x":8},
      "member":{"type":"S1","b":{"x":9}},"object":{"T1":{"b":{"x":10}}},"wrapped":["U2",{"b":{"x":11}}],
      "bean":{"b":{"x":12},"list":[{"x":13}],"map":{"x":{"x":14}},"array":["Y"]},"elements":[{"x":15},"x"],"z":{"x":16}}
      """;

  @Test
  void everyWordMayBeginOne(@TempDir Path folder) throws IOException {
    String[] sources =
        WORDS.stream().map(word -> SOURCE.replace("WORD", word)).toArray(String[]::new);
    assertEquals(List.of(), Compilation.of(folder, sources).messages());
    String document = DOCUMENT.replace("\n", "");
    String read = document.replace(
        "{\"content\":{\"content\":{\"x\":6}}}",
        "{\"content\":{\"content\":{\"x\":6},\"all\":null},\"all\":null}");
    try (Loaded loaded = Loaded.from(folder)) {
      for (String word : WORDS) {
        assertEquals(read, loaded.roundTrip(word + ".acme.A", document), word);
      }
    }
  }
}
