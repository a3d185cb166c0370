package streak.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is wrong is shown where it can be changed. */
class PlacesTest {

  @Test
  void aComponentIsShownItself(@TempDir Path folder) {
    Compilation compilation = Compilation.of(folder, """
        @Json record A(
            int x,
            Object y,
            @JsonDefault("z") int z) {}
        """);
    assertEquals(
        List.of(3L, 4L),
        compilation.diagnostics().stream().map(Diagnostic::getLineNumber).toList());
  }

  /** There is no accessor then. */
  @Test
  void aNameThatNoComponentMayHaveIsForJavacToRefuse(@TempDir Path folder) {
    Compilation compilation = Compilation.of(folder, "@Json record A(int hashCode, int x) {}");
    assertEquals(1, compilation.messages().size(), () -> "" + compilation.messages());
    assertTrue(compilation.messages().get(0).contains("hashCode"));
  }

  @Test
  void whatWasCompiledBeforeIsShownAtTheTypeThatInheritsIt(@TempDir Path folder) {
    Compilation compilation = Compilation.of(folder, """
        class B {}
        @Json class A extends org.opentest4j.AssertionFailedError {}
        """);
    assertFalse(compilation.diagnostics().isEmpty());
    for (Diagnostic<? extends JavaFileObject> each : compilation.diagnostics()) {
      assertNotNull(each.getSource(), each.toString());
      assertEquals(2, each.getLineNumber());
    }
  }
}
