package touchstone.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the recorded runs are quoted for is what their samples say, by the method as it is now. */
@Tag("any-jdk")
class RecordTest {

  private static final Set<String> MADE =
      Set.of("report.md", "validation.md", "validation.json", "summary.json");

  private static boolean isMade(Path file) {
    return MADE.contains(file.getFileName().toString()) || file.startsWith("charts");
  }

  static List<String> runs() throws IOException {
    try (Stream<Path> runs = Files.list(Tree.file("record"))) {
      return runs.map(run -> run.getFileName().toString()).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("runs")
  void aReportIsMadeOfItsSamples(String name, @TempDir Path folder)
      throws IOException, InterruptedException {
    Path recorded = Tree.file("record").resolve(name);
    List<Path> files;
    try (Stream<Path> all = Files.walk(recorded)) {
      files = all.filter(Files::isRegularFile).map(recorded::relativize).toList();
    }
    List<Path> reports = files.stream().filter(RecordTest::isMade).toList();
    assertFalse(reports.isEmpty(), "nothing to read in " + recorded);
    for (Path file : files) {
      if (!reports.contains(file)) {
        Path copy = folder.resolve(file);
        Files.createDirectories(copy.getParent());
        Files.copy(recorded.resolve(file), copy);
      }
    }
    Launcher.Result result = Launcher.run("report", folder.toString());
    assertEquals(0, result.exit(), result.err());
    for (Path report : reports) {
      assertEquals(
          Tree.text(recorded.resolve(report)),
          Tree.text(folder.resolve(report)),
          "run: ./touchstone report record/" + name);
    }
  }
}
