package streak.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Types that a module names and another one has: what was compiled there without the processor has no adapter. */
class OtherModulesTest {

  private static final List<Processor> NO_PROCESSOR = List.of();

  private static final String[] LIBRARY = {
    "package b; import streak.*; @Json public record B(int x) {}",
    "package b; import streak.*; @Json public record Page<T>(T x) {}",
    "package b; import streak.*; public class Outer { @Json public record C(int x) {} }",
    "package b; import streak.*; @Json public enum E { X }",
    "package b; import com.fasterxml.jackson.annotation.*;"
        + " @JsonSubTypes(@JsonSubTypes.Type(B.class)) public interface Named {}",
    "package com.fasterxml.jackson.annotation; public @interface JsonSubTypes {"
        + " Type[] value(); @interface Type { Class<?> value(); } }",
  };

  @TempDir
  Path library;

  @TempDir
  Path folder;

  private List<String> compiled(String... sources) {
    return Compilation.of(folder, List.of(library), List.of(new JsonProcessor()), sources)
        .messages();
  }

  private void compileLibrary(List<Processor> processors) {
    assertEquals(List.of(), Compilation.of(library, processors, LIBRARY).messages());
  }

  private static String missing(String owner, String type, String adapter) {
    return "STREAK050: 'x' of " + owner + " has the type " + type + ", whose adapter " + adapter
        + " is not there, because its module was compiled without Streak's processor: compile it"
        + " with that, or write an adapter by hand and name it with @JsonWith or @Json(with)";
  }

  /** A source, and what is said of it. */
  record Use(String source, String words) {
    @Override
    public String toString() {
      return source;
    }
  }

  static Stream<Use> uses() {
    String b = missing("A", "b.B", "b.B_JsonAdapter");
    return Stream.of(
        new Use("@Json record A(b.B x) {}", b),
        new Use("@Json record A(java.util.List<b.B> x) {}", b),
        new Use("@Json record A(Of<b.B[]> x) { @Json record Of<T>(T x) {} }", b),
        new Use("@Json class A { public java.util.Optional<? extends b.B> x; }", unknown()),
        new Use(
            "@Json record A(b.Outer.C x) {}", missing("A", "b.Outer.C", "b.Outer_C_JsonAdapter")),
        new Use(
            "@Json record A(b.Page<String> x) {}",
            missing("A", "b.Page<java.lang.String>", "b.Page_JsonAdapter")),
        new Use(
            "@Json @com.fasterxml.jackson.annotation.JsonSubTypes("
                + "@com.fasterxml.jackson.annotation.JsonSubTypes.Type(b.B.class)) interface A {}",
            "STREAK050: A permits b.B, whose adapter b.B_JsonAdapter is not there, because its"
                + " module was compiled without Streak's processor: compile it with that"));
  }

  private static String unknown() {
    return "STREAK008: 'x' of A has the type ? extends b.B, for which there is no adapter:"
        + " write in its place what is there, such as b.B";
  }

  @ParameterizedTest
  @MethodSource("uses")
  void whatHasNoAdapterIsRefused(Use use) {
    compileLibrary(NO_PROCESSOR);
    assertEquals(List.of(use.words()), compiled(use.source()));
  }

  @Test
  void whatNeedsNoneIsNot() {
    compileLibrary(NO_PROCESSOR);
    assertEquals(
        List.of(),
        compiled(
            "@Json record A(b.E x, java.util.Map<b.E, Integer> y, @JsonIgnore b.B z, @JsonWith(Of.class) b.B w) {}",
            "package a; class Of extends streak.JsonAdapter<b.B> {"
                + " @Override public b.B read(streak.JsonReader in) { return null; }"
                + " @Override public void write(streak.JsonWriter out, b.B b) {} }"));
  }

  @Test
  void whatWasCompiledWithTheProcessorIsFound() {
    compileLibrary(List.of(new JsonProcessor()));
    assertEquals(
        List.of(),
        compiled("@Json record A(b.B b, b.Page<b.Outer.C> c, C d, streak.tree.JsonValue tree) {"
            + " @Json record C(java.util.List<b.Page<C>> all) {} }"));
  }

  /** Adapters for another library's reader are made only where that is seen. */
  @Test
  void whatWasCompiledWithoutABridgeIsRefusedWhereThereIsOne() {
    compileLibrary(List.of(new JsonProcessor()));
    assertEquals(
        List.of(
            "STREAK050: 'x' of A has the type b.B, whose adapter b.B_TokenAdapter is not there, because"
                + " its module was compiled without a bridge or streak-tokens on its class path: compile"
                + " it with that, or write an adapter by hand and name it with @JsonWith or @Json(with)"),
        compiled("@Json record A(b.B x) {}", "package streak.tokens; public class JsonReader {}"));
  }
}
