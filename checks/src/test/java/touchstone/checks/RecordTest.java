package touchstone.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
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

  @TempDir
  private static Path folder;

  /** All in one process, which is slow in its first run alone. */
  @BeforeAll
  static void reportsAreMadeAnew() throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("report"));
    for (String name : runs()) {
      for (Path file : files(name)) {
        if (!isMade(file)) {
          Path copy = folder.resolve(name).resolve(file);
          Files.createDirectories(copy.getParent());
          Files.copy(Tree.file("record").resolve(name).resolve(file), copy);
        }
      }
      command.add(folder.resolve(name).toString());
    }
    Launcher.Result result = Launcher.run(command.toArray(String[]::new));
    assertEquals(0, result.exit(), result.err());
  }

  private static List<Path> files(String name) throws IOException {
    Path recorded = Tree.file("record").resolve(name);
    try (Stream<Path> all = Files.walk(recorded)) {
      return all.filter(Files::isRegularFile).map(recorded::relativize).toList();
    }
  }

  @ParameterizedTest
  @MethodSource("runs")
  void aReportIsWhatItsSamplesSay(String name) throws IOException {
    List<Path> reports = files(name).stream().filter(RecordTest::isMade).toList();
    assertFalse(reports.isEmpty(), "nothing to read in record/" + name);
    for (Path report : reports) {
      assertEquals(
          Tree.text(Tree.file("record").resolve(name).resolve(report)),
          Tree.text(folder.resolve(name).resolve(report)),
          "run: ./touchstone report record/" + name);
    }
  }
}
