package touchstone.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.model.Cell;
import touchstone.model.Contestant;
import touchstone.model.ForkSettings;
import touchstone.model.Iteration;
import touchstone.model.Operation;
import touchstone.model.Plan;
import touchstone.model.Result;
import touchstone.model.Sample;
import touchstone.model.Summary;
import touchstone.model.Workload;

/** Two documents that two trees and one who makes none look through: who is ranked, and where the third is shown. */
class VisitedTreesTest {

  private static final double[] WOBBLE = {1.004, 0.997, 1.001, 0.996, 1.002};

  private final List<Contestant> contestants = new ArrayList<>();
  private final List<Cell> cells = new ArrayList<>();
  private final List<Sample> samples = new ArrayList<>();
  private final Plan plan;
  private final Summary summary;

  VisitedTreesTest() {
    row("oak", Result.TREE, 1_000);
    row("elm", Result.TREE, 2_000);
    row("moss", Result.REUSED, 500);
    List<Integer> all = IntStream.range(0, cells.size()).boxed().toList();
    plan = new Plan(
        Plan.FORMAT,
        List.of("values"),
        "touchstone run values",
        300,
        1,
        new ForkSettings(1, 1, 1, 1, List.of(), 1),
        List.of(17),
        contestants,
        List.of(
            new Workload("twitter1", "tweets", 1_000, 1_000, "00"),
            new Workload("jp1", "tweets", 1_000, 1_000, "01")),
        cells,
        List.of(),
        List.of(),
        List.of(all, all, all, all, all));
    summary = Summaries.of(plan, samples);
  }

  private void row(String name, Result result, double ns) {
    contestants.add(new Contestant(
        name,
        name,
        name,
        "1",
        "tree",
        "json",
        result,
        "x.Y",
        List.of("tweets"),
        List.of(Operation.READ_ALL),
        List.of(),
        17,
        List.of(),
        ""));
    for (String document : List.of("twitter1", "jp1")) {
      Cell cell = new Cell(name, document, Operation.READ_ALL, 17, null);
      cells.add(cell);
      for (int block = 0; block < WOBBLE.length; block++) {
        double time = ns * WOBBLE[(block + cells.size()) % WOBBLE.length];
        Iteration iteration = new Iteration(1000, time, time, 100, 1, 0, 0, 0, 0);
        samples.add(GoldenRun.sample(cell, block, Sample.Status.OK, List.of(iteration), null));
      }
    }
  }

  private static List<String> names(Summary.Group group) {
    return group.rows().stream().map(Summary.Row::contestant).toList();
  }

  @Test
  void treesAreRankedWithTreesAlone() {
    assertEquals(4, summary.groups().size());
    for (Summary.Group group : summary.groups()) {
      assertEquals(
          group.result().equals(Result.VISITED.id()) ? List.of("oak", "elm") : List.of("moss"),
          names(group));
    }
    assertEquals(List.of("oak", "elm"), names(summary.overall().get(0)));
    assertEquals(1, summary.overall().size(), "a row alone has no table over all documents");
    assertEquals(
        List.of(
            "read-all, a tree that was looked through: oak is faster than every other contestant (twitter1 and jp1 on JDK 17)"),
        Headlines.texts(Headlines.of(plan, summary).readers()));
  }

  @Test
  void allStandSideBySideAndInThePublishedLayout(@TempDir Path dir) throws IOException {
    String report = GoldenRun.report(dir, plan, samples);
    assertTrue(report.contains("## All results side by side, read-all: jp1, JDK 17\n"), report);
    assertTrue(report.contains("| moss | reused | 500 ns |"), report);
    assertTrue(report.contains("| oak | visited | 1.00 µs |"), report);
    assertTrue(report.contains("| moss | 2,0"), "messages a second: " + report);
    assertTrue(report.contains("## read-all: 2 documents together, a tree"), report);
    String page = Files.readString(dir.resolve("report.html"));
    assertTrue(page.contains("read-all: 2 documents together, a tree"), "the page has it too");
    String csv = Files.readString(dir.resolve("summary.csv"));
    assertTrue(csv.contains("\r\n\"twitter1, jp1\",read-all,visited,17,,oak,,5,"), csv);
    String terminal = TerminalSummary.render(plan, samples, summary, 100, false);
    assertTrue(terminal.contains("read-all: 2 documents together, a tree"), terminal);
    assertTrue(terminal.contains("\nmoss"), terminal);
    assertFalse(
        terminal.contains("read-all  jp1  a reused"), "a row alone needs no table: " + terminal);
  }
}
