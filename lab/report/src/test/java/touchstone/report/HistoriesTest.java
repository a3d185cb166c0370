package touchstone.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.model.RunDirectory;

class HistoriesTest {

  @TempDir
  Path folder;

  /** Runs given in any order, on machines of any speed; from the seventh on {@code library} takes a fifth more. */
  private List<RunDirectory> runs(int count) throws IOException {
    List<RunDirectory> runs = new ArrayList<>();
    Random random = new Random(1);
    for (int i = 0; i < count; i++) {
      runs.add(
          0,
          new ManyRuns()
              .with("library", i < 6 ? 100 : 120, "1." + i)
              .with("steady", 200, "1")
              .with("still", 300, "1")
              .machine(Math.exp(0.3 * random.nextGaussian()))
              .started("2026-01-%02dT00:00:00Z".formatted(i + 1))
              .write(folder.resolve("run" + i), i));
    }
    return runs;
  }

  private static History.Series series(History history, String contestant) {
    return history.series().stream()
        .filter(s -> s.contestant().equals(contestant))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aChangeIsFoundInItsRunWhateverTheMachinesDid() throws IOException {
    History history = Histories.of(runs(14), List.of());
    assertTrue(history.runs().get(0).path().endsWith("run0"), "by the time they were made");
    History.Series library = series(history, "library");
    assertEquals(List.of("steady", "still"), library.controls());
    assertEquals(14, library.points().size());
    assertEquals("1.13", library.points().get(13).version());
    assertEquals(1, library.changes().size(), library.toString());
    History.Change change = library.changes().get(0);
    assertEquals(6, change.run());
    assertEquals(1.2, change.after() / change.before(), 0.02);
    assertEquals(List.of(), series(history, "steady").changes());
    String text = HistoryText.of(history);
    assertTrue(text.contains("run6: 0.41 to 0.49"), text);
    assertTrue(text.contains("none"), text);
    assertEquals(history, RunDirectory.fromJson(RunDirectory.toJson(history), History.class));
  }

  @Test
  void fewRunsAreShownAndNotSearched() throws IOException {
    History history = Histories.of(runs(3), List.of());
    String text = HistoryText.of(history);
    assertTrue(text.contains("too few runs"), text);
    assertTrue(text.contains("3 runs: changes are searched for from 11 on"), text);
    assertEquals(List.of(), series(history, "library").changes());
  }

  @Test
  void withoutAControlItSaysSo() throws IOException {
    List<RunDirectory> alone = List.of(
        new ManyRuns().with("x", 1, "1").write(folder.resolve("one"), 1),
        new ManyRuns().with("x", 1, "1").write(folder.resolve("two"), 2));
    History history = Histories.of(alone, List.of());
    assertEquals(List.of(), history.series());
    assertTrue(history.notices().get(0).contains("no common control"), history.toString());
  }

  /** As in runs that were cut off in their first blocks. */
  @Test
  void aRowThatSharesNoBlockWithItsControlsIsLeftOutAloud() throws IOException {
    List<RunDirectory> runs = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      RunDirectory run = new ManyRuns()
          .with("library", 100, "1." + i)
          .with("steady", 200, "1")
          .with("still", 300, "1")
          .write(folder.resolve("run" + i), i);
      String samples = Files.readAllLines(run.file("samples.jsonl")).stream()
          .filter(line -> line.contains("\"library\"") == line.contains("\"block\":0,"))
          .collect(Collectors.joining("\n", "", "\n"));
      Files.writeString(run.file("samples.jsonl"), samples);
      runs.add(run);
    }
    History history = Histories.of(runs, List.of());
    assertEquals(2, history.series().size(), history::toString);
    String text = HistoryText.of(history);
    assertTrue(
        text.contains("library of users-tiny read-string jdk25 is left out: no run has a block"),
        text);
  }
}
