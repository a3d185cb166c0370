package streak.reflective;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import streak.processor.JsonProcessor;

/** What is wrong with a type is said by reflection as the processor says it. */
@Tag("any-jdk")
class SameWordsTest {

  private static final List<String> NAMED = List.of("--release", "17", "-parameters");

  /** What is to follow is the type. */
  private static final String BY_HAND = " static class C<T> extends JsonAdapter<T> {"
      + " public T read(JsonReader in) { return null; } public void write(JsonWriter out, T value) {} }"
      + " static class B extends C<";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@Json abstract class A {}",
        "@Json interface A {}",
        "@Json class A { private A() {} }",
        "@Json class A { A(int x) {} A(long x) {} }",
        "@Json class A { private int x; int getX() { return x; } }",
        "@Json class A { private int x; void setX(int x) { this.x = x; } }",
        "@Json class A { private int x; private int y; }",
        "@Json class A { A(int x) { this.x = x; } int x; final int y = 1; }",
        "@Json class A { final String x; A(int x) { this.x = \"\" + x; } }",
        "@Json class A { final long x; A(Integer x) { this.x = x; } }",
        "@Json class A { final String x; A(List<String> x) { this.x = x.get(0); } }",
        "@Json record A(String x) { @JsonCreator static A of(int x) { return new A(\"\" + x); } }",
        "@Json record A(int x, @JsonName(\"x\") int y) {}",
        "@Json class A { public int x; @JsonName(\"x\") public int y; }",
        "@Json record A(Object b) {}",
        "@Json record A(List<?> b) {}",
        "@Json record A(Thread t, Map<String, Class<?>> c) {}",
        "@Json record A(List<List> l) {}",
        "@Json enum A { X, @JsonName(\"X\") Y }",
        "@Json enum A { @JsonUnknown X, @JsonUnknown Y }",
        "@Json record A(B b) { enum B { @JsonUnknown X, @JsonUnknown Y } }",
        "@Json sealed interface A { @Json @JsonUnknown record B() implements A {} @Json @JsonUnknown record C() implements A {} }",
        "@Json(style = Json.Style.WRAPPER_OBJECT) sealed interface A { @Json @JsonUnknown record B() implements A {} }",
        "@Json(naming = Json.Naming.SNAKE_CASE) record A(int userId, int userID) {}",
        "@Json(naming = Json.Naming.KEBAB_CASE) enum A { A_B, aB }",
        "@Json class A { @JsonCreator A() {} @JsonCreator static A of() { return new A(); } }",
        "@Json class A { public int x; A() {} @JsonCreator private A(int x) {} }",
        "@Json record A(int x) { @JsonCreator private static A of(int x) { return new A(x); } }",
        "@Json abstract class A { public int x; @JsonCreator A(int x) {} }",
        "@Json class A { public int x; @JsonCreator static Object of(int x) { return new A(); } }",
        "@Json class A extends B { public int x; } class B { @JsonName(\"y\") public int x; }",
        "@Json class A extends B { @JsonIgnore public int x; } class B { public int x; }",
        "@Json record A(@JsonDecimal(scale = 2) OptionalLong x) {}",
        "@Json(shape = Json.Shape.VALUE) record A(int x, int y) {}",
        "@Json(shape = Json.Shape.VALUE) record A(Optional<A> x) {}",
        "@Json class A { private A(int x) {} static B of() { return null; } static class B {}"
            + " static MakingBuilder builder() { return null; } static class MakingBuilder {} }",
        "@Json(shape = Json.Shape.ARRAY) record A(int x, @JsonUnknown Map<String, String> y) {}",
        "@Json(shape = Json.Shape.ARRAY) record A(JsonMember<String> x) {}",
        "@Json(with = A.B.class) record A(int x) {" + BY_HAND + "String> {} }",
        "@Json(with = {A.B.class, A.D.class}) record A(int x) { static class D extends B {}"
            + BY_HAND + "Integer> {} }",
        "@Json(with = A.B.class) record A(int x) { abstract static class B extends JsonAdapter<Integer> {} }",
        "@Json sealed interface A { class C extends JsonAdapter<B> { public B read(JsonReader in) { return null; }"
            + " public void write(JsonWriter out, B b) {} } @Json(with = A.C.class) record B() implements A {} }",
        "@Json sealed interface A { @Json(shape = Json.Shape.ARRAY) record B() implements A {} }",
        "@Json record A(SortedSet<B> b) { @Json record B(int x) {} }",
        "@Json record A(SortedMap<java.time.ZoneId, String> b) {}",
        "@Json record A(@JsonWith(A.B.class) int x) {" + BY_HAND + "String> {} }",
        "@Json class A { @JsonWith(B.class) public List<String> x;" + BY_HAND
            + "List<Integer>> {} }",
        "@Json class A { A(@JsonWith(B.class) Number x) {} Number x() { return 1; }" + BY_HAND
            + "Integer> {} }",
        "@Json class A { @JsonName(\"x\") @JsonWith(B.class) public int x() { return 1; }" + BY_HAND
            + "String> {} }",
        "@Json record A(@JsonWith(A.B.class) int x) { abstract static class B extends JsonAdapter<Integer> {} }",
        "@Json sealed interface A { @Json record B() implements A {}"
            + " @JsonName(\"B\") @Json record C() implements A {} }",
      })
  void aFaultIsRefusedInTheProcessorsWords(String source, @TempDir Path folder) throws IOException {
    Path processed = Files.createDirectory(folder.resolve("processed"));
    List<String> words =
        Compiled.of(processed, NAMED, List.of(new JsonProcessor()), source).errors();
    assertFalse(words.isEmpty());
    Class<?> type = Compiled.sound(folder, NAMED, source).load("a.A");
    assertEquals(String.join("\n", words), refusal(type));
  }

  private static String refusal(Class<?> type) {
    return assertThrows(
            IllegalArgumentException.class, () -> new ReflectiveAdapters().adapter(type))
        .getMessage();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@V record A(B x) { @V record B(A x) {} }",
        "@V record A(B<A> x) { @V record B<T>(Optional<T> x) {} }",
        "@V record A(List<B> x) { @V record B(C<B> x) {} @V record C<T>(T x) {} }",
      })
  void aCircleIsRefusedWhenTheAdapterIsMade(String source, @TempDir Path folder) {
    Class<?> type = Compiled.sound(
            folder, NAMED, source.replace("@V", "@Json(shape = Json.Shape.VALUE)"))
        .load("a.A");
    String words = refusal(type);
    boolean direct = !source.contains("List");
    assertTrue(
        words.startsWith("STREAK049: 'x' of " + (direct ? "A" : "A.B")
            + " is of that very type (by way of A." + (direct ? "B" : "C")),
        words);
  }

  @Test
  void oneThatGrowsBesideIsNoReasonToGoOnWithoutEnd(@TempDir Path folder) {
    Class<?> type = Compiled.sound(
            folder,
            NAMED,
            "@V record A(B<String> x) { @V record B<T>(C<Map<String, P<T, T>>> x) {}"
                    .replace("@V", "@Json(shape = Json.Shape.VALUE)")
                + " @Json(shape = Json.Shape.VALUE) record C<T>(B<P<T, T>> x) {} record P<S, T>(S s, T t) {} }")
        .load("a.A");
    assertTrue(refusal(type).contains("arguments that grow without end"), refusal(type));
  }

  @Test
  void whatIsWrongWithATypeThatIsLedToIsSaidToo(@TempDir Path folder) {
    Class<?> type = Compiled.sound(
            folder,
            NAMED,
            "record A(B b, List<C> c) {}",
            "record B(Object o) {}",
            "class C { private int x; }")
        .load("a.A");
    String words = refusal(type);
    assertEquals(3, words.lines().count(), words);
    assertTrue(words.contains("'o' of B has the type java.lang.Object"), words);
    assertTrue(words.contains("'x' of C cannot be set"), words);
    assertTrue(words.contains("'x' of C cannot be read"), words);
  }

  @Test
  void anAdapterByHandThatFitsOneWayServesAMethodThatGoesThatWay(@TempDir Path folder) {
    Class<?> type = Compiled.sound(
            folder,
            NAMED,
            "class A { @JsonName(\"x\") @JsonWith(B.class) public int x() { return 7; }"
                + " static class B extends JsonAdapter<Number> { public Number read(JsonReader in) { return 1; }"
                + " public void write(JsonWriter out, Number value) { out.value(value.intValue()); } } }")
        .load("a.A");
    assertEquals("{\"x\":7}", roundTrip(type, "{}"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "class A { final int x; A(int x) { this.x = x; } }",
        "class A { final int x; private A(int x) { this.x = x; }"
            + " @JsonCreator static A of(int x) { return new A(x); } }"
      })
  void whatMakesAnObjectNeedsTheNamesOfItsParameters(String source, @TempDir Path folder) {
    Compiled nameless = Compiled.sound(folder, List.of("--release", "17"), source);
    String words = refusal(nameless.load("a.A"));
    assertTrue(
        words.startsWith(
            "a.A was compiled without -parameters, so that what makes it takes parameters that have"
                + " no names when the program runs: compile it with javac -parameters\n"),
        words);
    Compiled named = Compiled.sound(folder, NAMED, source);
    assertEquals("{\"x\":5}", SameWordsTest.roundTrip(named.load("a.A"), "{\"x\":5}"));
  }

  @Test
  void whatIsWrongOtherwiseIsNotLaidToTheNames(@TempDir Path folder) {
    Compiled nameless = Compiled.sound(
        folder,
        List.of("--release", "17"),
        "class A { private int x; A(int x) { this.x = x; } A() {} }");
    String words = refusal(nameless.load("a.A"));
    assertTrue(words.startsWith("STREAK005: 'x' of A cannot be set"), words);
    assertFalse(words.contains("-parameters"), words);
  }

  @Test
  void aFieldMayHoldWhatItsParameterTakesAsAnotherType(@TempDir Path folder) {
    String source =
        "class A { final ArrayList<String> a; final int b; final Long c; final int d; final short e;"
            + " A(Collection<String> a, long b, long c, Integer d, @JsonDecimal(scale = 1) long e) {"
            + " this.a = new ArrayList<>(a); this.b = (int) b; this.c = c; this.d = d; this.e = (short) e; } }";
    Class<?> type = Compiled.sound(folder, NAMED, source).load("a.A");
    String document = "{\"a\":[\"x\"],\"b\":1,\"c\":2,\"d\":3,\"e\":4.5}";
    assertEquals(document, roundTrip(type, document));
    List<String> errors = Compiled.of(
            folder, NAMED, List.of(new JsonProcessor()), "@Json " + source)
        .errors();
    assertEquals(List.of(), errors);
  }

  static <T> String roundTrip(Class<T> type, String document) {
    var adapter = new ReflectiveAdapters().adapter(type);
    return adapter.toJson(adapter.fromJson(document));
  }

  @Test
  void anObjectAroundTheTypeIsNotMade(@TempDir Path folder) {
    Class<?> type = Compiled.sound(folder, NAMED, "class A { class B { public int x; } B b; }")
        .load("a.A");
    assertTrue(refusal(type)
        .startsWith("STREAK001: A.B, or a class around it, is private, local or an inner one"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"T x, B<List<T>> more", "B<List<T>> x, B<Set<T>> y"})
  void aTypeThatGrowsIsRefused(String members, @TempDir Path folder) {
    Class<?> type = Compiled.sound(
            folder, NAMED, "record A(B<String> b) { record B<T>(" + members + ") {} }")
        .load("a.A");
    assertEquals(
        "a.A$B holds itself with type arguments that grow without end, so that no adapter could be made of them"
            + " when the program runs: generate it",
        refusal(type));
  }

  @Test
  void aClassOfKotlinIsRefused(@TempDir Path folder) {
    Class<?> type = Compiled.sound(
            folder,
            NAMED,
            "package kotlin; import java.lang.annotation.*;"
                + " @Retention(RetentionPolicy.RUNTIME) public @interface Metadata {}"
                    .replace("@interface", " @interface"),
            "@kotlin.Metadata class A { public int x; }")
        .load("a.A");
    assertTrue(refusal(type).startsWith("a.A is a class of Kotlin"), refusal(type));
  }
}
