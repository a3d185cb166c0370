package streak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Everything that the module exports is documented, and the javadoc tool finds nothing wrong with it: no dead link, no bad
 * markup. A sentence may say what a {@code @param} would repeat.
 */
@Tag("any-jdk")
class JavadocTest {

  private static final Path SOURCES =
      Path.of(System.getProperty("touchstone.root"), "codec", "streak", "src", "main", "java");

  private static List<String> complaints(Path sources, Path target) throws URISyntaxException {
    Path jspecify = Path.of(
        Nullable.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    StringWriter said = new StringWriter();
    PrintWriter out = new PrintWriter(said);
    ToolProvider.findFirst("javadoc")
        .orElseThrow()
        .run(
            out,
            out,
            "-quiet",
            "-Xdoclint:all",
            "-Xmaxwarns",
            "1000",
            "--release",
            "17",
            "--module-path",
            jspecify.toString(),
            "--module-source-path",
            "streak=" + sources,
            "--module",
            "streak",
            "-d",
            target.toString());
    return said.toString()
        .lines()
        .filter(l -> l.contains("warning: ") || l.contains("error: "))
        .filter(l -> !l.matches(".*warning: no @(param|return|throws)\\b.*"))
        .toList();
  }

  @Test
  void theModulesDocumentationIsWhole(@TempDir Path target) throws Exception {
    assertEquals(List.of(), complaints(SOURCES, target));
    assertTrue(Files.exists(target.resolve("streak/streak/JsonReader.html")), "it was written");
    try (Stream<Path> packages = Files.list(target.resolve("streak/streak"))) {
      assertEquals(
          List.of(), packages.filter(p -> p.endsWith("internal")).toList(), "nothing internal");
    }
  }

  @Test
  void whatIsMissingIsFound(@TempDir Path folder) throws Exception {
    Path sources = Files.createDirectories(folder.resolve("source/a")).getParent();
    Files.writeString(
        sources.resolve("module-info.java"), "/** M. */ module streak { exports a; }");
    Files.writeString(
        sources.resolve("a/A.java"),
        "package a; /** {@link Nowhere} */ public interface A { int b(); }");
    List<String> found = complaints(sources, folder.resolve("target"));
    assertTrue(found.stream().anyMatch(l -> l.endsWith("no comment")), found::toString);
    assertTrue(found.stream().anyMatch(l -> l.contains("reference not found")), found::toString);
  }
}
