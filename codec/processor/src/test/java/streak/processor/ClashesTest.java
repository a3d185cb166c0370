package streak.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Names that Java would take for something else in an adapter. */
@Tag("any-jdk")
class ClashesTest {

  private static final String IMPORT = "import streak.*; ";

  private static String taken(String type, String name) {
    return "STREAK051: the adapter of " + type + " would have to name a package or class called "
        + name
        + ", which means something of its own there: rename the package or class; or put the class into"
        + " a package, where it is in none";
  }

  private static List<String> compiled(Path folder, String... sources) {
    // Sources that have several types are warned of.
    return Compilation.of(folder, sources).diagnostics().stream()
        .filter(d -> d.getKind() == Diagnostic.Kind.ERROR)
        .map(d -> d.getMessage(Locale.ROOT))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"JsonAdapter", "JsonException", "JsonNames", "JsonReader", "JsonWriter"})
  void aClassInNoPackageIsCalledLikeOneThatIsImported(String name, @TempDir Path folder) {
    String source = "import streak.Json; @Json record " + name + "(int x) {}";
    assertEquals(List.of(taken(name, name)), compiled(folder, source));
    String member = "import streak.Json; @Json record A(java.util.List<" + name + ".B> x) {}";
    String outer = "class " + name + " { enum B { X } }";
    assertEquals(List.of(taken("A", name)), compiled(folder, member + outer));
    assertEquals(List.of(), compiled(folder, "package b; " + member + outer));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "NAMES | record A(NAMES x) {} enum NAMES { X }",
        "jsonIn | enum jsonIn { X }",
        "AdapterOfString | record A(B<String> b, AdapterOfString x) {} @Json record B<T>(T x) {} @Json record AdapterOfString(int x) {}",
        "INSTANCE | record A(@JsonWith(INSTANCE.class) int x) {} class INSTANCE extends streak.JsonAdapter<Integer> {"
            + " @Override public Integer read(JsonReader in) { return null; } @Override public void write(JsonWriter out, Integer x) {} }",
      })
  void orLikeSomethingOfTheAdapters(String name, String source, @TempDir Path folder) {
    String type = source.startsWith("record A") ? "A" : name;
    assertEquals(List.of(taken(type, name)), compiled(folder, IMPORT + "@Json " + source));
    assertEquals(List.of(), compiled(folder, "package b; " + IMPORT + "@Json " + source));
  }

  @ParameterizedTest
  @ValueSource(strings = {"theValue", "value0", "INSTANCE", "seen0"})
  void aPackageIsCalledLikeSomethingOfTheAdapters(String name, @TempDir Path folder) {
    String rest = ".acme; " + IMPORT
        + "@Json public record A(B x, @JsonDefault(\"1\") int y) { @Json public record B(int z) {} }";
    List<String> words = compiled(folder, "package " + name + rest);
    assertTrue(words.contains(taken("A", name)), words.toString());
    assertEquals(List.of(), compiled(folder, "package " + name + "s" + rest));
  }

  @ParameterizedTest
  @ValueSource(strings = {"com", "javax", "java"})
  void aClassIsCalledLikeAPackageThatTheAdapterNames(String name, @TempDir Path folder) {
    String source = "package a; import com.acme.B; @streak.Json record A(B x) {} ";
    String other = "package com.acme; @streak.Json public record B(int x) {}";
    assertEquals(
        List.of(
            "STREAK041: A is beside a class called a." + name
                + ", for which Java would take the package of that name in a generated adapter: rename the class"),
        compiled(folder, source + "class " + name + " {}", other));
    assertEquals(List.of(), compiled(folder, source + "class org {}", other));
  }

  @Test
  void aTypeParameterIsCalledLikeAPackage(@TempDir Path folder) {
    assertEquals(
        List.of(
            "STREAK043: A has a type parameter called javax, which means something else in a generated"
                + " adapter: call it otherwise, such as T"),
        compiled(folder, "@Json record A<javax>(javax x) {}"));
  }

  private static final List<String> NAMES = List.of(
      "Integer",
      "JsonAdapter",
      "JsonException",
      "JsonNames",
      "JsonReader",
      "JsonWriter",
      "List",
      "Map",
      "Object",
      "Override",
      "String",
      "java",
      "javax",
      "streak");

  /** Where types may stand that are called like what adapters name, and like packages. */
  static Stream<String> places() {
    String nested = NAMES.stream()
        .map(name -> "@Json public record " + name + "(int x) {}")
        .collect(Collectors.joining(" "));
    String members = NAMES.stream()
        .map(name -> "public " + name + " m" + name + "; public Of<" + name + "> l" + name + ";")
        .collect(Collectors.joining(" "));
    String of = "@Json record Of<T>(T x) {}";
    return Stream.of(
        "@Json public class A { " + nested + members + "} " + of,
        "@Json public class A extends B { " + members + "} class B {" + nested + "} " + of);
  }

  @ParameterizedTest
  @MethodSource("places")
  void nestedTypesMayBeCalledAsTheyLike(String source, @TempDir Path folder) throws IOException {
    assertEquals(List.of(), compiled(folder, "package a; import streak.Json; " + source));
    String document = NAMES.stream()
        .map(name -> "\"m" + name + "\":{\"x\":1},\"l" + name + "\":{\"x\":{\"x\":2}}")
        .collect(Collectors.joining(",", "{", "}"));
    try (Loaded loaded = Loaded.from(folder)) {
      assertEquals(document, loaded.roundTrip("a.A", document));
    }
  }
}
