package streak.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Of the adapters that {@code @Json(with)} names, each must be of something that is there. */
class TypesByHandTest {

  private static final String TYPE = "package a; import java.util.*; import streak.*; %s";

  private static final String ADAPTERS = """
      package a;
      import java.util.*;
      import streak.*;
      class By {
        static class W<T> extends JsonAdapter<T> {
          @Override public T read(JsonReader in) { throw new AssertionError(); }
          @Override public void write(JsonWriter out, T value) {}
        }
        static class OfString extends W<String> {}
        static class OfInteger extends W<Integer> {}
        static class OfNumber extends W<Number> {}
        static class OfList extends W<List<Locale>> {}
        static class OfLocale extends W<Locale> {}
        static class OfLocaleToo extends W<Locale> {}
        %s
        abstract static class Abstract extends W<Locale> {}
      }
      """;

  private static List<String> said(String type, Path folder) {
    String source = TYPE.formatted(type.replaceAll("(Of\\w+|Abstract)\\.class", "By.$1.class"));
    String more = type.contains("OfA.class")
        ? "static class OfA extends W<A> {}"
        : type.contains("OfB.class") ? "static class OfB extends W<A.B> {}" : "";
    return Compilation.of(folder, source, ADAPTERS.formatted(more)).messages();
  }

  private static String ofNothing(String owner, String adapter, String type) {
    return "STREAK054: " + owner + " has @Json(with = a.By." + adapter + "), an adapter of " + type
        + ", and neither is that type nor has it in a member: name adapters of exactly the types that are there;"
        + " a generic type and a value class have none of their own";
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "record A(int x) {} | OfString | java.lang.String",
        "record A(int x, Integer y) {} | OfNumber | java.lang.Number",
        "record A(List<Locale> x) {} | OfList, OfString | java.lang.String",
        "record A(Map<String, Integer> x) {} | OfInteger, OfString | java.lang.String",
        "enum A { X } | OfString | java.lang.String",
        "class A { public int x; public Locale y() { return null; } } | OfLocale | java.util.Locale",
      })
  void oneOfNothing(String type, String adapters, String adapted, @TempDir Path folder) {
    String with = "@Json(with = {" + adapters.replaceAll("\\w+", "$0.class") + "}) ";
    String last = adapters.replaceFirst(".*, ", "");
    assertEquals(ofNothing("A", last, adapted), said(with + type, folder).get(0));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@Json(with = OfString.class) record A(String x) {}",
        "@Json(with = OfString.class) class A { public Map<String, List<String>> x; }",
        "@Json(with = OfInteger.class) record A(int x, Integer[] y) {}",
        "@Json(with = {OfLocale.class, OfList.class}) record A(Locale x, List<Locale> y) {}",
        "@Json(with = OfLocale.class) record A<T>(T x, List<? extends Locale> y) {}",
        "@Json(with = OfLocale.class) class A { @JsonCreator static A of(Locale x) { return null; } Locale x; }",
        "@Json(with = OfA.class) class A { private A() {} }",
        "@Json(with = OfA.class) class A { int x; class Inner {} Inner y; Object z; }",
        "@Json(with = OfA.class) abstract class A {}",
        "@Json(with = OfA.class) enum A { X }",
        "@Json(with = OfA.class) interface A {}",
        "@Json(with = OfA.class) sealed interface A { record B(int x) implements A {} }",
      })
  void oneOfWhatIsThere(String type, @TempDir Path folder) {
    assertEquals(List.of(), said(type, folder));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@Json(with = {OfLocale.class, OfLocaleToo.class}) record A(Locale x) {}"
            + " | STREAK055: A has @Json(with) that names two adapters of java.util.Locale: keep one",
        "@Json(with = Abstract.class) record A(Locale x) {}"
            + " | STREAK029: A has @Json(with = a.By.Abstract), of which generated code can have no object: it must be a"
            + " class that is not abstract, private or an inner one, and have a constructor without parameters that is"
            + " not private, nor hidden in another package; or an object of Kotlin",
        "@Json sealed interface A { @Json(with = OfB.class) record B(int x) implements A {} }"
            + " | STREAK032: A permits A.B, which is no JSON object and has no place for the discriminator: use a style"
            + " with a wrapper, or make its shape OBJECT",
        "@Json record A(Map<A.B, String> x) { @Json(with = OfB.class) record B(int x) {} }"
            + " | STREAK009: 'x' of A is a map with keys of type a.A.B, which is no name of a member: use String, whole"
            + " numbers, enums, UUID, java.time, or a type that is written as one of these alone",
      })
  void isRefused(String type, String words, @TempDir Path folder) {
    assertEquals(List.of(words), said(type, folder));
  }
}
