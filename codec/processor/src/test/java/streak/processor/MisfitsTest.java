package streak.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import streak.processor.RefusalsTest.Pair;

/** What does not go together: nothing is generated that would not compile, or would do what nobody meant. */
class MisfitsTest {

  private static final String BUILT =
      "@Json class A { final int x; A(Builder b) { x = b.x; } int x() { return x; } %s"
          + " %s class Builder { int x; %s A build() { return new A(this); } } }";

  private static final String STEP = "Builder x(int x) { this.x = x; return this; }";

  private static final String FACTORY = "static Builder builder() { return new Builder(); }";

  private static final String UNUSABLE =
      "STREAK020: A has the builder A.Builder, which cannot be used: it must not be private, and needs a static"
          + " method of A, or of the class around the builder, that returns it, or a constructor that can be called,"
          + " without parameters, and a method build() that returns the type";

  private static String byHand(String type, String adapted) {
    return "@Json record A(@JsonWith(A.W.class) %s x) { static class W extends JsonAdapter<%s> {"
            .formatted(type, adapted)
        + " @Override public %1$s read(JsonReader in) { return null; }".formatted(adapted)
        + " @Override public void write(JsonWriter out, %s x) {} } }".formatted(adapted);
  }

  private static String notOf(String type, String adapted) {
    return "STREAK039: 'x' of A has the type " + type
        + " and @JsonWith(a.A.W), which reads and writes " + adapted
        + ": name an adapter of the member's own type";
  }

  private static String creator(String method) {
    return "STREAK037: " + method
        + " of A has @JsonCreator and cannot make one: put it on a constructor of a"
        + " class that is not abstract, or on a static method of A that returns it, and make that not private";
  }

  private static String decimal(String type) {
    return "STREAK015: 'x' of A has the type " + type
        + " and @JsonDecimal(scale = 2): use it on a long, with a" + " scale from 0 to 18";
  }

  private static String noDefault(String text, String type) {
    return "STREAK016: 'x' of A has the default '" + text + "', which is no " + type
        + ": write JSON, or what stands between the quotation marks of a JSON string";
  }

  private static String meansElse(String parameter) {
    return "STREAK043: A has a type parameter called " + parameter
        + ", which means something else in a generated adapter: call it otherwise, such as T";
  }

  private static String unsorted(String type) {
    return "STREAK042: 'x' of A sorts values of type " + type
        + ", which is not Comparable: make it so, or"
        + " use a collection or a map that does not sort";
  }

  static Stream<Pair> pairs() {
    return Stream.of(
        new Pair(
            "@Json class A { public int x; @JsonCreator A of(int x) { return this; } }",
            "@Json class A { public int x; @JsonCreator static A of(int x) { return new A(); } }",
            creator("'of'")),
        new Pair(
            "@Json class A { public int x; @JsonCreator static Object of(int x) { return new A(); } }",
            "@Json class A { public int x; @JsonCreator static B of(int x) { return new B(); }"
                + " static class B extends A {} }",
            creator("'of'")),
        new Pair(
            "@Json record A(int x) { @JsonCreator private static A of(int x) { return new A(x); } }",
            "@Json record A(int x) { private static A of(int x) { return new A(x); } }",
            creator("'of'")),
        new Pair(
            "@Json class A { public int x; A() {} @JsonCreator private A(int x) {} }",
            "@Json class A { public int x; A() {} @JsonCreator A(int x) {} }",
            creator("the constructor")),
        new Pair(
            "@Json abstract class A { public int x; @JsonCreator A(int x) {} }",
            "@Json abstract class A { public int x; @JsonCreator static A of(int x) { return null; } }",
            creator("the constructor")),
        new Pair(
            "@Json class A extends B { public int x; } class B { @JsonName(\"y\") public int x; }",
            "@Json class A extends B { public int x; } class B { @JsonIgnore public int x; }",
            "STREAK038: 'x' of A is the name of two fields, one of which hides the other: rename one, or leave"
                + " one out with @JsonIgnore"),
        new Pair(
            byHand("int", "String"), byHand("int", "Integer"), notOf("int", "java.lang.String")),
        new Pair(
            byHand("Number", "Integer"),
            byHand("Number", "Number"),
            notOf("java.lang.Number", "java.lang.Integer")),
        new Pair(
            byHand("java.util.List<String>", "java.util.List<Integer>"),
            byHand("java.util.List<String>", "java.util.List<String>"),
            notOf("java.util.List<java.lang.String>", "java.util.List<java.lang.Integer>")),
        new Pair(
            "class A { @Json record B_C(int x) {} static class B { @Json record C(int x) {} } }",
            "class A { @Json record BC(int x) {} static class B { @Json record C(int x) {} } }",
            "STREAK040: the adapter of A.B.C is called a.A_B_C_JsonAdapter, and so is another class of this"
                + " compilation: rename the type, or leave that class out of the sources"),
        new Pair(
            "@Json record A(int x) {} class a {}",
            "@Json record A(int x) {} class aa {}",
            "STREAK041: A is beside a class called a.a, for which Java would take the package of that name in a"
                + " generated adapter: rename the class"),
        new Pair(
            BUILT.formatted(FACTORY, "private static", STEP),
            BUILT.formatted(FACTORY, "static", STEP),
            UNUSABLE),
        new Pair(
            BUILT.formatted("", "abstract static", STEP),
            BUILT.formatted("static Builder builder() { return null; }", "abstract static", STEP),
            UNUSABLE),
        new Pair(BUILT.formatted("", "", STEP), BUILT.formatted("", "static", STEP), UNUSABLE),
        new Pair(
            "@Json record A(@JsonDecimal(scale = 2) java.util.OptionalLong x) {}",
            "@Json record A(@JsonDecimal(scale = 2) java.util.Optional<Long> x) {}",
            decimal("java.util.OptionalLong")),
        new Pair(
            "@Json record A(@JsonDecimal(scale = 2) B x) { @Json record B(long x) {} }",
            "@Json record A(@JsonDecimal(scale = 2) B<Long> x) { @Json record B<T>(T x) {} }",
            decimal("a.A.B")),
        new Pair(
            "@Json record A(@JsonDecimal(scale = 2) @JsonDefault(\"1.234\") long x) {}",
            "@Json record A(@JsonDecimal(scale = 2) @JsonDefault(\"1.23\") long x) {}",
            noDefault("1.234", "long")),
        new Pair(
            "@Json record A(@JsonDefault(\"1e-50\") float x) {}",
            "@Json record A(@JsonDefault(\"0e-50\") float x) {}",
            noDefault("1e-50", "float")),
        new Pair(
            "@Json record A(@JsonDefault(\"2026-02-30\") java.time.LocalDate x) {}",
            "@Json record A(@JsonDefault(\"2026-02-28\") java.time.LocalDate x) {}",
            noDefault("2026-02-30", "java.time.LocalDate")),
        new Pair(
            "@Json record A(@JsonDefault(\"1-2-3-4-5\") java.util.UUID x) {}",
            "@Json record A(@JsonDefault(\"00000000-0000-0001-0000-000000000002\") java.util.UUID x) {}",
            noDefault("1-2-3-4-5", "java.util.UUID")),
        new Pair(
            "@Json record A(@JsonDefault(\"AQI\") byte[] x) {}",
            "@Json record A(@JsonDefault(\"AQI=\") byte[] x) {}",
            noDefault("AQI", "byte[]")),
        new Pair(
            "@Json record A(java.util.SortedSet<B> x) { @Json record B(int y) {} }",
            "@Json record A(java.util.SortedSet<B> x) { @Json record B(int y) implements Comparable<B> {"
                + " @Override public int compareTo(B to) { return y - to.y; } } }",
            unsorted("a.A.B")),
        new Pair(
            "@Json record A(java.util.Optional<java.util.TreeMap<java.time.Period, String>> x) {}",
            "@Json record A(java.util.Optional<java.util.TreeMap<java.time.Year, String>> x) {}",
            unsorted("java.time.Period")),
        new Pair(
            "@Json record A<T>(java.util.NavigableSet<? extends T> x) {}",
            "@Json record A<T extends Object & Comparable<T>>(java.util.NavigableSet<? extends T> x) {}",
            unsorted("T")),
        new Pair(
            "@Json record A<JsonNames>(java.util.List<JsonNames> x) {}",
            "@Json record A<Names>(java.util.List<Names> x) {}",
            meansElse("JsonNames")),
        new Pair(
            "@Json record A<java>(java x) {}",
            "@Json record A<Java>(Java x) {}",
            meansElse("java")),
        new Pair("@Json record A<a>(a x) {}", "@Json record A<b>(b x) {}", meansElse("a")),
        new Pair(
            "@Json record A<E extends Enum<E>>(java.util.EnumSet<E> x) {}",
            "@Json record A<E extends Enum<E>>(java.util.Set<E> x) {}",
            "STREAK008: 'x' of A has the type java.util.EnumSet<E>, for which there is no adapter: use"
                + " Set<E>, as nobody knows of which enum it is"));
  }

  private static String circle(String type, String way) {
    return "STREAK049: 'x' of " + type + " is of that very type (by way of " + way
        + "), which is written as this member alone, so that no document would come to an end: make the"
        + " shape ARRAY or OBJECT";
  }

  /** Each type of a circle is refused; so is none that only leads there. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@V record A(A.B x) { @V record B(A x) {} } | A: A.B; A.B: A",
        "@V record A(A.B x) { @V record B(Optional<C> x) {} @V record C(A x) {} } | A: A.B, A.C; A.B: A.C, A; A.C: A, A.B",
        "@V record A(A.B<A> x) { @V record B<T>(T x) {} } | A: A.B",
        "@V record A(A.B<String, A.B<A, A>> x) { @V record B<S, T>(@JsonIgnore S y, Optional<T> x) {} } | A: A.B, A.B",
        "@Json record A(A.B x) { @V record B(C x) {} @V record C(B x) {} } | A.B: A.C; A.C: A.B",
        "@V record A(A.B<String> x) { @V record B<T>(C<List<T>> x) {} @V record C<T>(B<T> x) {} } | A.B: A.C; A.C: A.B",
      })
  void circlesAreFoundThroughAnyNumberOfTypes(String source, String ways, @TempDir Path folder) {
    List<String> expected = Stream.of(ways.split("; "))
        .map(each -> each.split(": "))
        .map(each -> circle(each[0], each[1]))
        .toList();
    String shaped = source.replace("@V", "@Json(shape = Json.Shape.VALUE)");
    Compilation compilation =
        Compilation.of(folder, "package a; import java.util.*; import streak.*; " + shaped);
    // What else is named lacks its adapter then.
    assertEquals(
        expected,
        compilation.messages().stream().filter(m -> m.startsWith("STREAK")).toList());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@V record A(A.B x) { @Json record B(A x) {} }",
        "@V record A(A.B x) { @V record B(List<A> x) {} }",
        "@V record A(A.B<A.B<String>> x) { @V record B<T>(T x) {} }",
        "@V record A(A.B<List<A>> x) { @V record B<T>(T x) {} }",
        "@V record A(S x) { @Json sealed interface S {} @Json record B(A x) implements S {} }",
      })
  void whatHasBracketsIsNoCircle(String source, @TempDir Path folder) {
    String shaped = source.replace("@V", "@Json(shape = Json.Shape.VALUE)");
    assertEquals(
        List.of(),
        Compilation.of(folder, "package a; import java.util.*; import streak.*; " + shaped)
            .messages());
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void isRefused(Pair pair, @TempDir Path folder) {
    assertEquals(List.of(pair.words()), Compilation.of(folder, pair.faulty()).messages());
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void withoutItAllIsWell(Pair pair, @TempDir Path folder) {
    assertEquals(List.of(), Compilation.of(folder, pair.sound()).messages());
  }

  /** What could only be read to fail is refused before; so is what would be passed over. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "[1, 2] | [1,] | int[]",
        "[] | [null] | long[]",
        "[1e3] | [1] x | double[]",
        "[true] | null | boolean[]",
        "[ 7 ] | [3000000000] | int[]",
        "[[1],[]] | [[1],2] | int[][]",
        "[[1],null] | [1] | int[][]",
        "['AQI=',null] | ['AQI'] | byte[][]",
        "['a'] | ['ab'] | char[]",
        "['a',null] | [a] | java.util.List<java.lang.String>",
        "[1,null] | ['1'] | java.util.Set<java.lang.Integer>",
        "['X'] | ['Y'] | java.util.EnumSet<a.A.E>",
        "{'2026-01-02':[1]} | {'2026-02-30':[1]} | java.util.Map<java.time.LocalDate, int[]>",
        "{'a':{'b':null}} | {'a':1} | java.util.Map<java.lang.String, java.util.Map<java.lang.String, java.lang.Long>>",
        "[[1],null] | [[null]] | java.util.List<java.util.Optional<int[]>>",
        "{'y':[{}]} | {'y':[{}} | a.A.B",
        "['\\u0061\\n'] | ['\\x'] | java.util.List<java.lang.String>",
      })
  void theDefaultOfWhatHoldsOthersIsLookedOver(
      String good, String bad, String type, @TempDir Path folder) {
    String source =
        "@Json record A(@JsonDefault(\"%s\") %s x) { enum E { X } @Json record B(int[] y) {} }";
    assertEquals(
        List.of(noDefault(bad.replace('\'', '"'), type)),
        Compilation.of(folder, source.formatted(text(bad), type)).messages());
    assertEquals(
        List.of(), Compilation.of(folder, source.formatted(text(good), type)).messages());
  }

  private static String text(String json) {
    return json.replace("\\", "\\\\").replace("'", "\\\"");
  }
}
