package streak.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Unusual declarations that mean something: they compile without a warning, and a document comes back as it was. */
class DeclarationsTest {

  /** Sources, and a document of {@code a.A}. */
  record Case(String document, String... sources) {
    @Override
    public String toString() {
      return sources[0];
    }
  }

  static Stream<Case> cases() {
    return Stream.of(
        new Case(
            "{'a':['x'],'b':['X'],'c':{'X':1},'d':['y'],'e':{'k':1},'f':['q'],'g':['z']}",
            "@Json class A { public ArrayList<String> a; public EnumSet<E> b; public EnumMap<E, Integer> c;"
                + " public LinkedList<String> d; public HashMap<String, Integer> e; public TreeSet<String> f;"
                + " public ArrayDeque<String> g; enum E { X } }"),
        new Case(
            "{'one':null,'keys':{}}",
            "@Json record A(E one, Map<E, Integer> keys) { @Json enum E {} }"),
        // The adapter needs the enum, whose constants are made with the adapter: whichever comes
        // first.
        new Case(
            "{'e':'Y','x':1}",
            "@Json record A(E e, int x) { enum E { X, Y; final A a = Streak.create().adapter(A.class).fromJson(\"{\\\"x\\\":1}\"); } }"),
        new Case(
            "{'e':'Y','b':{'e':'Y'}}",
            "@Json record A(E e, B b) { enum E { X, Y; final B b = Streak.create().adapter(B.class).fromJson(\"{\\\"e\\\":\\\"Y\\\"}\"); }"
                + " @Json record B(E e) {} }"),
        new Case(
            "{'x':1}",
            "@Json class A extends B { public int x; }"
                + " class B { @JsonCreator static B of(int y) { return new B(); } }"),
        new Case(
            "{'x':{'x':1,'y':{'x':'v'}}}",
            "@Json record A(B<Integer> x) { @Json record B<AdapterOfString>(AdapterOfString x, C<String> y) {}"
                + " @Json record C<T>(T x) {} }"),
        new Case(
            "{'of':{'x':['v']}}",
            "@Json record A(B<String> of) { @Json static class B<T> { final List<T> x; B() { x = null; }"
                + " private B(List<T> x) { this.x = x; }"
                + " @JsonCreator static <U> B<U> of(List<U> x) { return new B<>(x); } } }"),
        new Case(
            "{}",
            "@Json(nulls = Json.Nulls.OMIT) class A { final Integer x; A(Builder b) { x = b.x; }"
                + " Integer x() { return x; }"
                + " static Builder another() { Builder b = new Builder(); b.x = 7; return b; }"
                + " static Builder builder() { return new Builder(); }"
                + " static class Builder { Integer x; Builder x(Integer x) { this.x = x; return this; }"
                + " A build() { return new A(this); } } }"),
        new Case(
            "{'eMail':'x','aBit':true}",
            "@Json class A { private String eMail; private boolean aBit; public String geteMail() { return eMail; }"
                + " public void seteMail(String to) { eMail = to; } public boolean isaBit() { return aBit; }"
                + " public void setaBit(boolean to) { aBit = to; } }"),
        new Case(
            "{'a':null,'l':[null],'b':'x'}",
            "@NullMarked @Json class A extends B { public String b = \"\"; } @interface NullMarked {}"
                + " class B { public String a; public List<String> l; }"),
        new Case(
            "{'y':1,'z':2}",
            "@Json class A extends b.B { public int z; }",
            "package b; public class B extends a.C { }",
            "package a; public class C { @streak.JsonIgnore int x; public int y; }"));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void comeBack(Case of, @TempDir Path folder) throws IOException {
    String[] sources = of.sources().clone();
    sources[0] = "package a; import java.util.*; import streak.*; " + sources[0];
    assertEquals(List.of(), Compilation.of(folder, sources).messages());
    String document = of.document().replace('\'', '"');
    try (Loaded loaded = Loaded.from(folder)) {
      assertEquals(document, loaded.roundTrip("a.A", document));
    }
  }
}
