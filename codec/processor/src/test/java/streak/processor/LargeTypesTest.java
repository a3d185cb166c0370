package streak.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import streak.JsonException;

/** Types with more members than a long has bits, and than a method has room for. */
@Tag("any-jdk")
class LargeTypesTest {

  /** HotSpot does not compile longer methods. */
  private static final int LONGEST_METHOD = 8_000;

  private static final String JSON_VALUE =
      "package com.fasterxml.jackson.annotation; public @interface JsonValue {}";

  private static String list(int members, String separator, String format) {
    return IntStream.range(0, members)
        .mapToObj(i -> format.replace("#", String.valueOf(i)))
        .collect(Collectors.joining(separator));
  }

  private static String record(int members) {
    return "@Json record A(" + list(members, ", ", "String member#") + ") {}";
  }

  private static String bean(int members) {
    return "@Json class A {" + list(members, " ", "public java.util.List<Integer> member#;") + "}";
  }

  @ParameterizedTest
  @ValueSource(ints = {48, 49, 64, 65, 128, 129, 254})
  void aRecord(int members, @TempDir Path folder) throws IOException {
    check(folder, record(members), "{" + list(members, ",", "\"member#\":\"value #\"") + "}");
  }

  @ParameterizedTest
  @ValueSource(ints = {64, 128, 129, 1000})
  void aBean(int members, @TempDir Path folder) throws IOException {
    check(folder, bean(members), "{" + list(members, ",", "\"member#\":[#]") + "}");
  }

  /** More than a creator's caller can pass on from local variables: what is absent, generic, set afterwards and of no member is there, too. */
  @ParameterizedTest
  @ValueSource(ints = {10, 30, 60})
  void aCreatorOfAllKinds(int members, @TempDir Path folder) throws IOException {
    String fields = list(
        members,
        " ",
        "public final int i#; public final @JsonDefault(\"7\") long d#; public final java.util.Optional<T> o#;");
    String parameters =
        list(members, ", ", "int i#, @JsonDefault(\"7\") long d#, java.util.Optional<T> o#");
    String body = list(members, " ", "this.i# = i#; this.d# = d#; this.o# = o#;");
    String source = """
        @Json record A(B<String> first, B<java.util.List<Integer>> second) {
          @Json static class B<T> {
            %s
            public boolean late;
            @JsonUnknown java.util.Map<String, Integer> others;
            @JsonCreator B(%s, @JsonUnknown java.util.Map<String, Integer> others) {
              %s
              this.others = others;
            }
          }
        }
        """.formatted(fields, parameters, body);
    String given = list(members, ",", "\"i#\":#,\"o#\":%s");
    String written = list(members, ",", "\"i#\":#,\"d#\":7,\"o#\":%s");
    String form =
        "{\"first\":{%s,\"late\":true,\"more\":1},\"second\":{%s,\"late\":false,\"others\":2}}";
    assertEquals(List.of(), Compilation.of(folder, source).messages());
    try (Loaded loaded = Loaded.from(folder)) {
      assertEquals(
          form.formatted(written.replace("%s", "\"t\""), written.replace("%s", "[1]")),
          loaded.roundTrip(
              "a.A", form.formatted(given.replace("%s", "\"t\""), given.replace("%s", "[1]"))));
    }
  }

  /** An interface whose builder is a record that each step makes anew. */
  private static String built(int members) {
    return "@Json(builder = A.B.class) interface A {"
        + list(members, " ", "int member#();")
        + " class B implements A { int[] all = new int[" + members + "];"
        + list(
            members,
            " ",
            "B member#(int v) { B b = new B(); b.all = all.clone(); b.all[#] = v; return b; }"
                + " public int member#() { return all[#]; }")
        + " A build() { return this; } } }";
  }

  @ParameterizedTest
  @ValueSource(ints = {64, 128, 129, 300})
  void aBuilder(int members, @TempDir Path folder) throws IOException {
    check(folder, built(members), "{" + list(members, ",", "\"member#\":#") + "}");
  }

  @ParameterizedTest
  @CsvSource({"MEMBER, 180", "WRAPPER_OBJECT, 65", "WRAPPER_ARRAY, 64"})
  void aSealedType(String style, int cases, @TempDir Path folder) throws IOException {
    String all = list(
        cases,
        " ",
        "@Json @JsonName(value = \"#\", aliases = \"a#\") record C#(int x) implements A {}");
    String source = "@Json(style = Json.Style." + style + ") sealed interface A {" + all + "}";
    assertEquals(List.of(), Compilation.of(folder, source).messages());
    String form = Map.of(
            "MEMBER", "{\"type\":\"#\",\"x\":1}",
            "WRAPPER_OBJECT", "{\"#\":{\"x\":1}}",
            "WRAPPER_ARRAY", "[\"#\",{\"x\":1}]")
        .get(style);
    try (Loaded loaded = Loaded.from(folder)) {
      for (int i = 0; i < cases; i++) {
        String document = form.replace("#", String.valueOf(i));
        assertEquals(document, loaded.roundTrip("a.A", document));
        assertEquals(document, loaded.roundTrip("a.A", form.replace("#", "a" + i)));
      }
      assertThrows(
          JsonException.class, () -> loaded.roundTrip("a.A", form.replace("#", "none of them")));
    }
    assertTrue(longestMethod(folder.resolve("a/A_JsonAdapter.class")) < LONGEST_METHOD);
  }

  /** Which is found by its name as a value, as a key and as a tree; names alone, with aliases, and asked for. */
  @ParameterizedTest
  @CsvSource({
    "200, C#",
    "201, C#",
    "900, C#",
    "300, '@JsonName(value = \"C#\", aliases = \"a#\") D#'",
    "300, D#(\"C#\")"
  })
  void anEnum(int constants, String constant, @TempDir Path folder) throws IOException {
    String source = enumOf(constants, constant);
    assertEquals(List.of(), Compilation.of(folder, source, JSON_VALUE).messages());
    try (Loaded loaded = Loaded.from(folder)) {
      everyConstant(loaded, constants);
    }
    assertTrue(longestMethod(folder.resolve("a/A_JsonAdapter.class")) < LONGEST_METHOD);
    assertTrue(longestMethod(folder.resolve("a/A_E_JsonAdapter.class")) < LONGEST_METHOD);
  }

  /** As many as an enum can have, nearly. */
  @Test
  void anEnumOfThousands(@TempDir Path folder) throws IOException {
    assertEquals(List.of(), Compilation.of(folder, enumOf(2_500, "C#")).messages());
    try (Loaded loaded = Loaded.from(folder)) {
      everyConstant(loaded, 2_500);
    }
  }

  private static String enumOf(int constants, String constant) {
    String named = constant.contains("(\"C")
        ? "; @com.fasterxml.jackson.annotation.JsonValue public final String named;"
            + " E(String named) { this.named = named; }"
        : "";
    return "@Json record A(java.util.List<E> all, java.util.Map<E, Integer> keys) { @Json enum E {"
        + list(constants, ", ", constant) + named + "} }";
  }

  private static void everyConstant(Loaded loaded, int constants) {
    String document = "{\"all\":[%s],\"keys\":{%s}}"
        .formatted(list(constants, ",", "\"C#\""), list(constants, ",", "\"C#\":#"));
    assertEquals(document, loaded.roundTrip("a.A", document));
    String last = "\"C" + (constants - 1) + "\"";
    assertEquals(last, loaded.throughTrees("a.A$E", last));
    JsonException refusal = assertThrows(
        JsonException.class, () -> loaded.roundTrip("a.A", "{\"keys\":{\"none of them\":1}}"));
    assertTrue(
        refusal.getMessage().contains(" more, found \"none of them\" at /keys/none of them"),
        refusal.getMessage());
  }

  /** What could be made itself is written by whoever is left, and an unknown type is read as the one that stands for it, behind all others. */
  @Test
  void aSealedClassThatCouldBeMade(@TempDir Path folder) throws IOException {
    String all = list(64, " ", "@Json static final class C# extends A {}");
    String source = "@Json sealed class A { public int x; " + all
        + " @Json @JsonUnknown static final class Other extends A {} }";
    assertEquals(List.of(), Compilation.of(folder, source).messages());
    try (Loaded loaded = Loaded.from(folder)) {
      for (String name : List.of("C0", "C63", "Other", "A")) {
        String document = "{\"type\":\"" + name + "\",\"x\":1}";
        assertEquals(document, loaded.roundTrip("a.A", document));
      }
      assertEquals(
          "{\"type\":\"Other\",\"x\":1}",
          loaded.roundTrip("a.A", "{\"type\":\"none of them\",\"x\":1}"));
    }
  }

  /** What the processor looks through is as long as what annotations say. */
  @Test
  void longTexts(@TempDir Path folder) throws IOException {
    String name = "n".repeat(20_000);
    String text = "t\\\"".repeat(10_000);
    String source = "@Json record A(@JsonDefault(\"%s\") String a, @JsonName(\"%s\") int b) {}";
    assertEquals(List.of(), Compilation.of(folder, source.formatted(text, name)).messages());
    try (Loaded loaded = Loaded.from(folder)) {
      String rest = "\"%s\":1}".formatted(name);
      String full = "{\"a\":\"%s\",%s".formatted(text, rest);
      assertEquals(full, loaded.roundTrip("a.A", "{" + rest));
    }
  }

  private static void check(Path folder, String source, String document) throws IOException {
    assertEquals(List.of(), Compilation.of(folder, source).messages());
    try (Loaded loaded = Loaded.from(folder)) {
      assertEquals(document, loaded.roundTrip("a.A", document));
      String last = document.replaceFirst(".*,(.*)}", "$1");
      String twice = document.replaceFirst("}$", "," + last + "}");
      JsonException refusal =
          assertThrows(JsonException.class, () -> loaded.roundTrip("a.A", twice));
      String name = last.replaceFirst("\"(.*?)\".*", "$1");
      assertTrue(
          refusal.getMessage().startsWith("member '" + name + "' is there more than once"),
          refusal.getMessage());
    }
    assertTrue(longestMethod(folder.resolve("a/A_JsonAdapter.class")) < LONGEST_METHOD);
  }

  /** In byte codes, as javap prints their positions. */
  private static int longestMethod(Path classFile) {
    StringWriter printed = new StringWriter();
    PrintWriter out = new PrintWriter(printed);
    ToolProvider.findFirst("javap").orElseThrow().run(out, out, "-c", "-p", classFile.toString());
    Matcher position = Pattern.compile("(?m)^ +(\\d+): [a-z]").matcher(printed.toString());
    int longest = 0;
    while (position.find()) {
      longest = Math.max(longest, Integer.parseInt(position.group(1)));
    }
    assertTrue(longest > 0, "javap printed no method");
    return longest;
  }
}
