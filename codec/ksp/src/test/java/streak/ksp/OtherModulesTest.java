package streak.ksp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Types that a module names and another one has: what was compiled there without a processor has no adapter. */
@Tag("any-jdk")
class OtherModulesTest {

  private static final String LIBRARY = """
      package b;
      import streak.Json;
      public class Outer {
        @Json public record B(int x) {}
        @Json public record Page<T>(T x) {}
        @Json public record Found(int x) {}
        @Json public enum E { X }
      }
      class Outer_Found_JsonAdapter {}
      """;

  private static final String SOURCE = """
      @Json class A1(val x: b.Outer.B)
      @Json class A2(val x: List<b.Outer.Page<Int>>)
      @Json class A3(val x: b.Outer.Found, val y: b.Outer.E, val z: A1, @JsonIgnore val w: b.Outer.B? = null)
      @Json class A4(val x: streak.tree.JsonValue)
      """;

  private static String missing(String owner, String type, String adapter) {
    return "STREAK050: 'x' of " + owner + " has the type b.Outer." + type
        + ", whose adapter b.Outer_"
        + adapter + "_JsonAdapter is not there, because its module was compiled without Streak's"
        + " processor: compile it with that, or write an adapter by hand and name it with @JsonWith or @Json(with)";
  }

  private static void compile(Path library, String name, String text) throws IOException {
    Path source = Files.writeString(library.resolve(name + ".java"), text);
    int failed = ToolProvider.getSystemJavaCompiler()
        .run(null, null, null, "--release", "17", "-proc:none", "-d", "" + library, "" + source);
    assertEquals(0, failed);
  }

  private static List<String> errors(Path folder, String source, Path library) {
    return SymbolProcessing.of(folder, source, List.of(library)).errors().stream()
        .map(e -> e.replaceFirst("^A\\.kt:\\d+: ", ""))
        .sorted()
        .toList();
  }

  @Test
  void whatHasNoAdapterIsRefused(@TempDir Path library, @TempDir Path folder) throws IOException {
    compile(library, "Outer", LIBRARY);
    assertEquals(
        List.of(missing("A1", "B", "B"), missing("A2", "Page<java.lang.Integer>", "Page")),
        errors(folder, SOURCE, library));
  }

  /** The adapter has a parameter of that name. */
  @Test
  void aPackageMayBeCalledLikeSomethingElse(@TempDir Path library, @TempDir Path folder)
      throws IOException {
    compile(library, "E", "package theValue; public enum E { X }");
    assertEquals(
        List.of(
            "STREAK051: the adapter of A would have to name a package or class called theValue, which"
                + " means something of its own there: rename the package or class; or put the class into a"
                + " package, where it is in none"),
        errors(folder, "@Json class A(val x: theValue.E)", library));
  }

  /** Nobody but KSP sees a circle that only a Kotlin class closes. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "record B<T>(T x) { public B(String s) { this((T) null); } }",
        "class B<T> { static int count; private T x; public T getX() { return x; }"
            + " public void setX(T x) { this.x = x; } }",
        "class B<T> { private final T x; public B(T x) { this.x = x; } public T getX() { return x; } }",
      })
  void aCircleMayLeadThroughJava(String declared, @TempDir Path library, @TempDir Path folder)
      throws IOException {
    String text =
        "package b; import streak.Json; @Json(shape = Json.Shape.VALUE) public " + declared;
    compile(library, "B", text + " class B_JsonAdapter<T> {}");
    List<String> expected = List.of(
        "STREAK049: 'x' of A is of that very type (by way of B), which is written as this member alone, so"
            + " that no document would come to an end: make the shape ARRAY or OBJECT");
    String source = "@Json(shape = Json.Shape.VALUE) class A(val x: b.B<A>?)\n"
        + "@Json(shape = Json.Shape.VALUE) class C(val x: b.B<List<C>>)";
    assertEquals(expected, errors(folder, source, library));
  }

  @Test
  void whatIsWrongWithTheirPropertiesIsShownAtTheClassThatInheritsThem(@TempDir Path folder) {
    SymbolProcessing found =
        SymbolProcessing.of(folder, "\n@Json class A(val x: Int) : elsewhere.Running()");
    assertEquals(
        1,
        found.errors().stream().filter(e -> e.contains("STREAK008: 'by' of A")).count());
    assertEquals(5, found.lines().get(0), () -> "" + found);
  }

  @Test
  void whatIsTransientInAnotherModuleIsLeftOut(@TempDir Path folder) throws IOException {
    String source = "@Json class A(val x: Int) : elsewhere.Remembered()";
    assertEquals(List.of(), SymbolProcessing.of(folder, source).errors());
    String adapter = Files.readString(folder.resolve("java/a/A_JsonAdapter.java"));
    assertTrue(adapter.contains("\"kept\""), adapter);
    assertFalse(adapter.contains("passing") || adapter.contains("fleeting"), adapter);
  }
}
