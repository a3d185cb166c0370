package streak.reflective;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import streak.processor.JsonProcessor;

/** Jackson's annotations, for which stand-ins of the same names are compiled here. */
class ForeignNamesTest {

  private static final List<String> NAMED = List.of("--release", "17", "-parameters");

  private static final String IMPORT = "package a; import com.fasterxml.jackson.annotation.*; ";

  private static String annotation(String name, String elements) {
    return "package com.fasterxml.jackson.annotation;"
        + " @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)"
        + " public @interface " + name + " { " + elements + " }";
  }

  private static final String NAMING = annotation("JsonNaming", "Class<?> value();")
      .replace("jackson.annotation", "jackson.databind.annotation");

  @Test
  void whatASupertypeLeavesOutGoesByItsNameInDocuments(@TempDir Path folder) {
    Class<?> type = Compiled.sound(
            folder,
            NAMED,
            annotation("JsonIgnoreProperties", "String[] value();"),
            annotation("JsonProperty", "String value();"),
            IMPORT + "class A extends B { public int x; }",
            IMPORT + "@JsonIgnoreProperties(\"passwd\")"
                + " class B { @JsonProperty(\"passwd\") public String password; }")
        .load("a.A");
    assertEquals("{\"x\":1}", SameWordsTest.roundTrip(type, "{\"passwd\":\"p\",\"x\":1}"));
  }

  @Test
  void whatTheTypeCallsASubtypeGoesFirst(@TempDir Path folder) {
    Class<?> type = Compiled.sound(
            folder,
            NAMED,
            annotation(
                "JsonSubTypes",
                "Type[] value(); @interface Type { Class<?> value(); String name() default \"\"; }"),
            annotation("JsonTypeName", "String value();"),
            IMPORT + "@JsonSubTypes({@JsonSubTypes.Type(value = B.class, name = \"first\"),"
                + " @JsonSubTypes.Type(C.class)}) abstract class A {}",
            IMPORT + "@JsonTypeName(\"b\") class B extends A {}",
            IMPORT + "@JsonTypeName(\"c\") class C extends A {}")
        .load("a.A");
    for (String document : List.of("{\"type\":\"first\"}", "{\"type\":\"c\"}")) {
      assertEquals(document, SameWordsTest.roundTrip(type, document));
    }
  }

  @Test
  void whatStreakSaysOfNamesGoesFirst(@TempDir Path folder) {
    Class<?> type = Compiled.sound(
            folder,
            NAMED,
            NAMING,
            "package a; class SnakeCaseStrategy {}",
            "package a; @streak.Json(naming = streak.Json.Naming.KEBAB_CASE)"
                + " @com.fasterxml.jackson.databind.annotation.JsonNaming(SnakeCaseStrategy.class)"
                + " class A { public int lastOne; }")
        .load("a.A");
    assertEquals("{\"last-one\":3}", SameWordsTest.roundTrip(type, "{\"last-one\":3}"));
  }

  @Test
  void namesAndOrderOfAType(@TempDir Path folder) {
    Class<?> type = Compiled.sound(
            folder,
            NAMED,
            NAMING,
            annotation("JsonPropertyOrder", "String[] value();"),
            annotation("JsonSetter", "String value();"),
            "package a; class SnakeCaseStrategy {}",
            IMPORT + "@JsonPropertyOrder({\"last_one\", \"a\"})"
                + " @com.fasterxml.jackson.databind.annotation.JsonNaming(SnakeCaseStrategy.class)"
                + " class A { public int a; private int b; public int lastOne;"
                + " public int getB() { return b; } @JsonSetter(\"bee\") public void setB(int b) { this.b = b; } }")
        .load("a.A");
    assertEquals(
        "{\"last_one\":3,\"a\":1,\"bee\":2}",
        SameWordsTest.roundTrip(type, "{\"a\":1,\"bee\":2,\"last_one\":3}"));
  }

  @Test
  void whatIsSaidOfAMethodIsSaidOfThoseThatOverrideIt(@TempDir Path folder) {
    Class<?> type = Compiled.sound(
            folder,
            NAMED,
            annotation("JsonProperty", "String value();"),
            IMPORT + "interface Tagged { @JsonProperty(\"_tag\") String tag(); }",
            IMPORT
                + "abstract class Base<T> { @JsonProperty(\"_id\") public abstract void setId(T id); }",
            IMPORT + "class A extends Base<Long> { private Long id; public B b;"
                + " public Long getId() { return id; } public void setId(Long id) { this.id = id; }"
                + " record B(String tag) implements Tagged {} }")
        .load("a.A");
    String document = "{\"_id\":1,\"b\":{\"_tag\":\"t\"}}";
    assertEquals(document, SameWordsTest.roundTrip(type, document));
  }

  @Test
  void aBundleStandsForWhatStandsOnIt(@TempDir Path folder) {
    String kept = " @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME) ";
    Class<?> type = Compiled.sound(
            folder,
            NAMED,
            annotation("JacksonAnnotationsInside", ""),
            annotation("JsonProperty", "String value();"),
            IMPORT + kept + "@JacksonAnnotationsInside @Id @JsonProperty(\"_id\") @interface Id {}",
            IMPORT + "class A { @Id public int x; @JsonProperty(\"own\") @Id public int y; }")
        .load("a.A");
    String document = "{\"_id\":1,\"own\":2}";
    assertEquals(document, SameWordsTest.roundTrip(type, document));
  }

  @Test
  void whatIsNotHeededIsRefused(@TempDir Path folder) {
    Class<?> type = Compiled.sound(
            folder,
            NAMED,
            annotation("JsonUnwrapped", ""),
            annotation("JsonValue", ""),
            "package a; class E {}",
            IMPORT + "enum F { X; @JsonValue public int code() { return 1; } }",
            IMPORT + "class A { @JsonUnwrapped public E e; public F f; }")
        .load("a.A");
    String words = refusal(type);
    assertTrue(words.contains("STREAK045: 'e' of A has @JsonUnwrapped, which"), words);
    assertTrue(words.contains("STREAK046: F has @JsonValue, which"), words);
  }

  @Test
  void viewsAndFiltersAreRefused(@TempDir Path folder) {
    Compiled compiled = Compiled.sound(
        folder,
        NAMED,
        annotation("JsonView", "Class<?>[] value();"),
        annotation("JsonFilter", "String value();"),
        IMPORT + "class A { @JsonView(A.class) public int x; @JsonFilter(\"f\") public B y; }",
        IMPORT + "class B { public C c; public D d; }",
        IMPORT + "@JsonFilter(\"f\") interface Filtered {}",
        IMPORT + "class C implements Filtered { public int x; }",
        IMPORT + "@JsonView(A.class) class D { public int x; }");
    String members = refusal(compiled.load("a.A"));
    assertTrue(members.contains("STREAK045: 'x' of A has @JsonView, which"), members);
    assertTrue(members.contains("STREAK045: 'y' of A has @JsonFilter, which"), members);
    String types = refusal(compiled.load("a.B"));
    assertTrue(types.contains("STREAK046: C has @JsonFilter, which"), types);
    assertTrue(types.contains("STREAK046: D has @JsonView, which"), types);
  }

  private static String refusal(Class<?> type) {
    return assertThrows(
            IllegalArgumentException.class, () -> new ReflectiveAdapters().adapter(type))
        .getMessage();
  }

  /** What stands on supertypes counts where the type says nothing by that annotation, in the processor's words. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "class A implements B { public int x; } @JsonSerialize(using = String.class) interface B {} | STREAK046: A has @JsonSerialize(using)",
        "enum A implements B { X } @JsonSerialize(using = String.class) interface B {} | STREAK046: A has @JsonSerialize(using)",
        "record A(int x) implements B {} interface B { @JsonSerialize(using = String.class) int x(); } | STREAK045: 'x' of A has @JsonSerialize(using)",
        "record A(int x) implements B {} @JsonDeserialize(as = C.class) interface B {} record C() implements B {} | STREAK046: A has @JsonDeserialize(as)",
        "record A(@JsonDeserialize(as = TreeSet.class) Set<String> x) {} | STREAK045: 'x' of A has @JsonDeserialize(as)",
        "record A(@JsonSerialize(include = JsonSerialize.Inclusion.NON_DEFAULT) int x) {} | STREAK045: 'x' of A has @JsonSerialize(include = NON_DEFAULT)",
        "class A extends B { public int x; } @JsonDeserialize(builder = M.class) class B {} class M { public B build() { return null; } } | STREAK020: A has the builder M",
        "class A { private List<String> x; A(List<String> x) {} public List<String> getX() { return x; } @JsonSerialize(using = String.class) public void setX(List<String> x) {} } | STREAK045: 'x' of A has @JsonSerialize(using)",
      })
  void whatIsSaidOfSupertypesIsRefused(String source, String words, @TempDir Path folder) {
    Class<?> type = databind(folder, source);
    String said = assertThrows(
            IllegalArgumentException.class, () -> new ReflectiveAdapters().adapter(type))
        .getMessage();
    assertTrue(said.startsWith(words + ", "), said);
    String processed = Compiled.of(
            folder, NAMED, List.of(new JsonProcessor()), databindSources("@Json " + source))
        .errors()
        .get(0);
    assertEquals(processed, said);
  }

  @Test
  void whatIsOverriddenSaysNothing(@TempDir Path folder) {
    Class<?> type = databind(
        folder,
        "@JsonSerialize @JsonDeserialize(as = A.class) class A extends B { private int x;"
            + " @JsonSerialize public int getX() { return x; } public void setX(int x) { this.x = x; } }"
            + " @JsonSerialize(using = String.class) @JsonDeserialize(builder = String.class)"
            + " abstract class B { @JsonSerialize(using = String.class) public abstract int getX(); }");
    assertEquals("{\"x\":1}", SameWordsTest.roundTrip(type, "{\"x\":1}"));
  }

  @Test
  void whatIsMadeAnywayMayBeNamed(@TempDir Path folder) {
    Class<?> type = databind(
        folder,
        "record A(@JsonSerialize(as = Integer.class) int x, @JsonSerialize(as = int.class) Integer y,"
            + " @JsonDeserialize(as = LinkedHashSet.class) Set<String> z) {}");
    String document = "{\"x\":1,\"y\":null,\"z\":[\"b\",\"a\"]}";
    assertEquals(document, SameWordsTest.roundTrip(type, document));
  }

  @Test
  void whatJackson2sJsonSerializeLeavesOut(@TempDir Path folder) {
    Class<?> type = databind(
        folder,
        "@JsonSerialize(include = JsonSerialize.Inclusion.NON_NULL) class A { public String x; public int y; }");
    assertEquals("{\"y\":1}", SameWordsTest.roundTrip(type, "{\"y\":1}"));
  }

  private static Class<?> databind(Path folder, String source) {
    return Compiled.sound(folder, NAMED, databindSources(source)).load("a.A");
  }

  private static String[] databindSources(String source) {
    String type = "Class<?> as() default Void.class;";
    String using = "Class<?> using() default Void.class; ";
    return Stream.of(
            annotation(
                "JsonSerialize",
                type + using + " Inclusion include() default Inclusion.DEFAULT_INCLUSION;"
                    + " enum Inclusion { NON_NULL, NON_DEFAULT, DEFAULT_INCLUSION }"),
            annotation("JsonDeserialize", type + " Class<?> builder() default Void.class;"),
            IMPORT + "import java.util.*; import streak.*; " + source)
        .map(text -> text.replace("jackson.annotation", "jackson.databind.annotation"))
        .toArray(String[]::new);
  }
}
