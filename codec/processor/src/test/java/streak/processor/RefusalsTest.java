package streak.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each misuse with the words of its refusal, and the same source without it, which compiles without a warning. */
class RefusalsTest {

  /** With what its adapter is declared as, and its constructor. */
  private static final String BY_HAND = """
      @Json record A(@JsonWith(A.B.class) int x) {
        static %s class B extends JsonAdapter<Integer> {
          %s
          @Override public Integer read(JsonReader in) { return in.readInt(); }
          @Override public void write(JsonWriter out, Integer value) { out.value(value); }
        }
      }
      """;

  /** With what its member is declared as. */
  private static final String BY_HAND_OF_B = """
      @Json record A(@JsonWith(A.C.class) B b) {
        %sstatic class B {}
        static class C extends JsonAdapter<B> {
          @Override public B read(JsonReader in) { return new B(); }
          @Override public void write(JsonWriter out, B value) { out.nullValue(); }
        }
      }
      """;

  /** With what its annotation says. */
  private static final String MAKING_BUILDER = """
      @Json%s class A {
        final int x;
        private A(int x) { this.x = x; }
        static MakingBuilder builder() { return new MakingBuilder(); }
        static class MakingBuilder {
          private int x;
          MakingBuilder x(int x) { this.x = x; return this; }
          A build() { return new A(x); }
        }
      }
      """;

  private static final String NEVER_MADE =
      "STREAK029: 'x' of A has @JsonWith(a.A.B), of which generated code can have no object: it must be a"
          + " class that is not abstract, private or an inner one, and have a constructor without parameters"
          + " that is not private, nor hidden in another package; or an object of Kotlin";

  private static final String UNREACHABLE =
      "STREAK001: A.B, or a class around it, is private, local or an inner one, so a generated adapter cannot"
          + " reach it: make it a top-level or static nested type that is not private";

  private static String checked(String method, String exception) {
    return "STREAK036: " + method + " of A throws " + exception
        + ", which a generated adapter neither catches nor declares: throw an exception there that need"
        + " not be declared";
  }

  /** A source with a fault, without it, and what is said of the fault. */
  record Pair(String faulty, String sound, String words) {
    @Override
    public String toString() {
      return words;
    }
  }

  static Stream<Pair> pairs() {
    return Stream.of(
        new Pair(
            "class A { @Json private record B(int x) {} }",
            "class A { @Json record B(int x) {} }",
            UNREACHABLE),
        new Pair(
            "class A { private static class C { @Json static class B {} } }",
            "class A { static class C { @Json static class B {} } }",
            UNREACHABLE.replace("A.B", "A.C.B")),
        new Pair(
            "class A { @Json class B { public int x; } }",
            "class A { @Json static class B { public int x; } }",
            UNREACHABLE),
        new Pair(
            "@Json record A(B b) { private enum B { X } }",
            "@Json record A(B b) { enum B { X } }",
            UNREACHABLE),
        new Pair(
            "@Json record A(java.util.EnumMap<B, String> b) { private enum B { X } }",
            "@Json record A(java.util.EnumMap<B, String> b) { enum B { X } }",
            UNREACHABLE),
        new Pair(BY_HAND_OF_B.formatted("private "), BY_HAND_OF_B.formatted(""), UNREACHABLE),
        new Pair(
            "@Json sealed interface A { @Json record B<T>(T x) implements A {} }",
            "@Json sealed interface A<T> { @Json record B<T>(T x) implements A<T> {} }",
            "STREAK002: A permits A.B, whose type parameters are not all passed on to A:"
                + " without the document's help nobody knows their types, so pass each on or drop it"),
        new Pair(
            "@Json abstract class A {}",
            "@Json class A {}",
            "STREAK003: A is abstract, so reading cannot make one:"
                + " seal it, or put @Json on the types that implement it instead"),
        new Pair(
            "@Json class A { private A() {} }",
            "@Json class A { A() {} }",
            "STREAK004: A has no way to be made: add a constructor without parameters that is not private,"
                + " or annotate the constructor or static method to use with @JsonCreator"),
        new Pair(
            MAKING_BUILDER.formatted(""),
            MAKING_BUILDER.formatted("(builder = A.MakingBuilder.class)"),
            "STREAK004: A has no way to be made: add a constructor without parameters that is not private,"
                + " or annotate the constructor or static method to use with @JsonCreator,"
                + " or name its builder: @Json(builder = A.MakingBuilder.class)"),
        new Pair(
            "@Json class A { private int x; int getX() { return x; } }",
            "@Json class A { private int x; int getX() { return x; } void setX(int x) { this.x = x; } }",
            "STREAK005: 'x' of A cannot be set: add the method setX(int), make the field transient,"
                + " or turn the class into a record"),
        new Pair( // it gives another A
            "@Json class A { private final int x = 1; int x() { return x; } A x(int x) { return new A(); } }",
            "@Json class A { private int x = 1; int x() { return x; } A x(int x) { this.x = x; return this; } }",
            "STREAK005: 'x' of A cannot be set: add the method setX(int), make the field transient,"
                + " or turn the class into a record"),
        new Pair(
            "@Json class A { private int x; void setX(int x) { this.x = x; } }",
            "@Json class A { private int x; void setX(int x) { this.x = x; } int getX() { return x; } }",
            "STREAK006: 'x' of A cannot be read: add the method int getX()"),
        new Pair(
            "@Json class A { A(int x) { this.x = x; } int x; final int y = 1; }",
            "@Json class A { A(int x) { this.x = x; } int x; int y; }",
            "STREAK005: 'y' of A cannot be set: add a parameter of that name to what makes the object,"
                + " make the field transient, or turn the class into a record"),
        new Pair(
            "@Json record A(int x, @JsonName(\"x\") int y) {}",
            "@Json record A(int x, @JsonName(\"z\") int y) {}",
            "STREAK007: A has two members named 'x': give one of them another name with @JsonName"),
        new Pair(
            "@Json record A(B b) { static class B {} }",
            "@Json record A(B b) { @Json static class B {} }",
            "STREAK008: 'b' of A has the type a.A.B, for which there is no adapter:"
                + " annotate that type with @Json, name it in @JsonImport where it is not yours, or write an adapter by hand and name it with @JsonWith or @Json(with)"),
        new Pair(
            "@Json record A(java.util.Date b) {}",
            "@Json record A(@JsonWith(streak.time.EpochMillis.class) java.time.Instant b) {}",
            "STREAK008: 'b' of A has the type java.util.Date, for which there is no adapter: use a type of"
                + " java.time, such as Instant, which streak.time.EpochMillis reads and writes as a number, or write an"
                + " adapter by hand and name it with @JsonWith or @Json(with)"),
        new Pair(
            "@Json record A(java.util.Map<String, Object> b) {}",
            "@Json(with = streak.tree.Untyped.class) record A(java.util.Map<String, Object> b) {}",
            "STREAK008: 'b' of A has the type java.lang.Object, for which there is no adapter: use"
                + " streak.tree.JsonValue, which is any JSON, or name streak.tree.Untyped with @Json(with), which"
                + " makes Maps and Lists of it, or write an adapter by hand and name it with @JsonWith or @Json(with)"),
        new Pair(
            "@Json record A(java.util.List<?> b) {}",
            "@Json record A(java.util.List<String> b) {}",
            "STREAK008: 'b' of A has the type ?, for which there is no adapter:"
                + " write in its place what is there, such as String"),
        new Pair(
            "@Json record A(java.util.Map<Double, String> m) {}",
            "@Json record A(java.util.Map<Integer, String> m) {}",
            "STREAK009: 'm' of A is a map with keys of type java.lang.Double, which is no name of a member:"
                + " use String, whole numbers, enums, UUID, java.time, or a type that is written as one of these alone"),
        new Pair(
            "@SuppressWarnings(\"rawtypes\") @Json record A(java.util.List l) {}",
            "@Json record A(java.util.List<String> l) {}",
            "STREAK010: 'l' of A has the type java.util.List without type arguments that say what it holds:"
                + " name them, such as List<String>"),
        new Pair(
            "@Json enum A { X, @JsonName(\"X\") Y }",
            "@Json enum A { X, @JsonName(\"Z\") Y }",
            "STREAK011: the enum a.A has two constants named 'X':"
                + " give one of them another name with @JsonName"),
        new Pair(
            "@Json class A { @JsonCreator A() {} @JsonCreator static A of() { return new A(); } }",
            "@Json class A { @JsonCreator A() {} static A of() { return new A(); } }",
            "STREAK012: A has more than one @JsonCreator: keep one"),
        new Pair(
            "@Json sealed interface A { record B() implements A {} }",
            "@Json sealed interface A { @Json record B() implements A {} }",
            "STREAK013: A permits A.B, which has no adapter: annotate A.B with @Json"),
        new Pair(
            "@Json sealed class A { static final class B extends A {} }",
            "@Json sealed class A { @Json static final class B extends A {} }",
            "STREAK013: A permits A.B, which has no adapter: annotate A.B with @Json"),
        new Pair(
            "@Json sealed interface A { @Json record B() implements A {}"
                + " @JsonName(\"B\") @Json record C() implements A {} }",
            "@Json sealed interface A { @Json record B() implements A {}"
                + " @JsonName(\"c\") @Json record C() implements A {} }",
            "STREAK014: A permits two types named 'B': give one of them another name with @JsonName"),
        new Pair(
            "@Json record A(@JsonDecimal(scale = 4) double x) {}",
            "@Json record A(@JsonDecimal(scale = 4) long x) {}",
            "STREAK015: 'x' of A has the type double and @JsonDecimal(scale = 4):"
                + " use it on a long, with a scale from 0 to 18"),
        new Pair(
            "@Json record A(@JsonDecimal(scale = 19) long x) {}",
            "@Json record A(@JsonDecimal(scale = 18) long x) {}",
            "STREAK015: 'x' of A has the type long and @JsonDecimal(scale = 19):"
                + " use it on a long, with a scale from 0 to 18"),
        new Pair(
            "@Json record A(@JsonDefault(\"1.5\") int x) {}",
            "@Json record A(@JsonDefault(\"1\") int x) {}",
            "STREAK016: 'x' of A has the default '1.5', which is no int: write JSON,"
                + " or what stands between the quotation marks of a JSON string"),
        new Pair(
            "@Json record A(@JsonDefault(\"Y\") E x) { enum E { X } }",
            "@Json record A(@JsonDefault(\"X\") E x) { enum E { X } }",
            "STREAK016: 'x' of A has the default 'Y', which is no a.A.E: write JSON,"
                + " or what stands between the quotation marks of a JSON string"),
        new Pair(
            "@Json record A(@JsonRequired @JsonDefault(\"1\") int x) {}",
            "@Json record A(@JsonRequired int x) {}",
            "STREAK017: 'x' of A is required and has a default: keep one of the two annotations"),
        new Pair(
            "@Json record A(@JsonUnknown java.util.Map<Integer, String> x) {}",
            "@Json record A(@JsonUnknown java.util.Map<String, String> x) {}",
            "STREAK018: 'x' of A collects unknown members and has the type"
                + " java.util.Map<java.lang.Integer, java.lang.String>: make it a Map with String keys"),
        new Pair(
            "@Json record A(@JsonUnknown java.util.Map<String, String> x,"
                + " @JsonUnknown java.util.Map<String, String> y) {}",
            "@Json record A(@JsonUnknown java.util.Map<String, String> x,"
                + " java.util.Map<String, String> y) {}",
            "STREAK019: A has more than one @JsonUnknown: keep one"),
        new Pair(
            "@Json(builder = A.B.class) class A { private A() {} static class B { A done() { return new A(); } } }",
            "@Json(builder = A.B.class) class A { private A() {} static class B { A build() { return new A(); } } }",
            "STREAK020: A has the builder A.B, which cannot be used: it must not be private, and needs a static"
                + " method of A, or of the class around the builder, that returns it, or a constructor that can be"
                + " called, without parameters, and a method build() that returns the type"),
        new Pair(
            "@Json class A { private A() {} private int x; int x() { return x; }"
                + " static class Builder { A build() { return new A(); } } }",
            "@Json class A { private A() {} private int x; int x() { return x; }"
                + " static class Builder { Builder x(int x) { return this; } A build() { return new A(); } } }",
            "STREAK005: 'x' of A cannot be set: add the method x(int) to A.Builder,"
                + " make the field transient, or turn the class into a record"),
        new Pair(
            "@Json(shape = Json.Shape.ARRAY) record A(int x, @JsonUnknown java.util.Map<String, String> y) {}",
            "@Json(shape = Json.Shape.ARRAY) record A(int x, java.util.Map<String, String> y) {}",
            "STREAK030: 'y' of A, which is no JSON object, can have no place of its own: what has one is read"
                + " and written, never absent, and collects nothing: leave it out with @JsonIgnore, or make"
                + " the shape OBJECT"),
        new Pair(
            "@Json(shape = Json.Shape.VALUE) record A(int x, int y) {}",
            "@Json(shape = Json.Shape.VALUE) record A(int x, @JsonIgnore int y) {}",
            "STREAK031: A has 2 members, of which one alone is to be written: leave the others out with"
                + " @JsonIgnore, or make the shape ARRAY"),
        new Pair(
            "@Json sealed interface A { @Json(shape = Json.Shape.ARRAY) record B() implements A {} }",
            "@Json(style = Json.Style.WRAPPER_ARRAY) sealed interface A {"
                + " @Json(shape = Json.Shape.ARRAY) record B() implements A {} }",
            "STREAK032: A permits A.B, which is no JSON object and has no place for the discriminator: use a"
                + " style with a wrapper, or make its shape OBJECT"),
        new Pair(BY_HAND.formatted("", "B(int x) {}"), BY_HAND.formatted("", ""), NEVER_MADE),
        new Pair(
            BY_HAND.formatted("", "private B() {}"),
            BY_HAND.formatted("", "private B() {} public static final B INSTANCE = new B();"),
            NEVER_MADE),
        new Pair(BY_HAND.formatted("abstract", ""), BY_HAND.formatted("final", ""), NEVER_MADE),
        new Pair(
            "@Json sealed interface A { @Json enum B implements A { X } }",
            "@Json sealed interface A { @Json record C(B b) implements A {} @Json enum B { X } }",
            "STREAK022: A permits the enum A.B, which is no JSON object: permit a record that holds it"),
        new Pair(
            "@Json sealed interface A { @Json record B(int type) implements A {} }",
            "@Json(discriminator = \"kind\") sealed interface A { @Json record B(int type) implements A {} }",
            "STREAK023: A permits A.B, which has a member named 'type' like the discriminator: give the"
                + " member another name with @JsonName, or the discriminator with @Json(discriminator)"),
        new Pair(
            "@Json sealed interface A { @JsonName(\"type\") default String kind() { return \"k\"; }"
                + " @Json record B() implements A {} }",
            "@Json sealed interface A { @JsonName(\"kind\") default String kind() { return \"k\"; }"
                + " @Json record B(@JsonIgnore String type) implements A {} }",
            "STREAK023: A permits A.B, which has a member named 'type' like the discriminator: give the"
                + " member another name with @JsonName, or the discriminator with @Json(discriminator)"),
        new Pair(
            "@SuppressWarnings(\"rawtypes\") @Json record A(B b) { @Json record B<T>(T x) {} }",
            "@Json record A(B<String> b) { @Json record B<T>(T x) {} }",
            "STREAK010: 'b' of A has the type a.A.B without type arguments that say what it holds:"
                + " name them, such as List<String>"),
        new Pair(
            "@Json record A(java.util.Optional<? extends B> x) { @Json record B() {} }",
            "@Json record A(java.util.List<? extends B> x) { @Json record B() {} }",
            "STREAK008: 'x' of A has the type ? extends a.A.B, for which there is no adapter:"
                + " write in its place what is there, such as a.A.B"),
        new Pair(
            "@Json class A { private int x; public int getX() throws java.io.IOException { return x; }"
                + " public void setX(int x) { this.x = x; } }",
            "@Json class A { private int x; public int getX() throws IllegalStateException { return x; }"
                + " public void setX(int x) throws AssertionError { this.x = x; } }",
            checked("'getX'", "java.io.IOException")),
        new Pair(
            "@Json record A(int x) { @JsonCreator static A of(int x) throws Exception { return new A(x); } }",
            "@Json record A(int x) { @JsonCreator static <E extends Exception> A of(int x) throws E"
                + " { return new A(x); } }",
            checked("'of'", "java.lang.Exception")),
        new Pair(
            "@Json class A { public int x; A() throws InterruptedException {} }",
            "@Json class A { public int x; A() {} A(int x) throws InterruptedException {} }",
            checked("the constructor", "java.lang.InterruptedException")),
        new Pair(
            "@Json(shape = Json.Shape.VALUE) record A(java.util.Optional<A> x) {}",
            "@Json(shape = Json.Shape.VALUE) record A(java.util.List<A> x) {}",
            "STREAK049: 'x' of A is of that very type, which is written as this member alone, so that no document"
                + " would come to an end: make the shape ARRAY or OBJECT"),
        new Pair(
            "@Json(shape = Json.Shape.VALUE) record A<T>(A<java.util.List<T>> x) {}",
            "@Json record A<T>(A<java.util.List<T>> x) {}",
            "STREAK049: 'x' of A is of that very type, which is written as this member alone, so that no document"
                + " would come to an end: make the shape ARRAY or OBJECT"),
        new Pair(
            "@Json record A<T>(T[] x) {}",
            "@Json record A<T>(java.util.List<T> x) {}",
            "STREAK008: 'x' of A has the type T[], for which there is no adapter:"
                + " use List<T>, as nobody knows what to make an array of"),
        new Pair(
            "@Json record A(B<java.util.OptionalInt> x) { @Json record B<T>(T y) {} }",
            "@Json record A(B<Integer> x) { @Json record B<T>(T y, java.util.Optional<T> z) {} }",
            "STREAK008: 'x' of A has the type java.util.OptionalInt, for which there is no adapter:"
                + " use what is in it, as what A.B is of is null where a document has null"));
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void aFaultIsRefusedInWordsThatSayWhatToChange(Pair pair, @TempDir Path folder) {
    assertEquals(List.of(pair.words()), Compilation.of(folder, pair.faulty()).messages());
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void withoutTheFaultItCompilesWithoutAWarning(Pair pair, @TempDir Path folder) {
    assertEquals(List.of(), Compilation.of(folder, pair.sound()).messages());
  }
}
