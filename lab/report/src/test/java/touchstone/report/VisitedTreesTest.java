package touchstone.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.model.Operation;
import touchstone.model.Plan;
import touchstone.model.Result;
import touchstone.model.Summary;
import touchstone.model.Workload;

/** Two documents that two trees and one who makes none look through: who is ranked, and where the third is shown. */
class VisitedTreesTest {

  private final FiveBlocks run = new FiveBlocks(
      "values",
      Operation.READ_ALL,
      new Workload("twitter1", "tweets", 1_000, 1_000, "00"),
      new Workload("jp1", "tweets", 1_000, 1_000, "01"));
  private final Plan plan;
  private final Summary summary;

  VisitedTreesTest() {
    run.row("oak", Result.TREE, 1_000, 100);
    run.row("elm", Result.TREE, 2_000, 100);
    run.row("moss", Result.REUSED, 500, 100);
    plan = run.plan();
    summary = run.summary(plan);
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
  void aRunOfDocumentsThatWereBroughtAlongIsCalledByThemAndNotByTheSuiteThatTheyReplaced(
      @TempDir Path dir) throws IOException {
    FiveBlocks brought = new FiveBlocks(
        "speed", Operation.READ_ALL, new Workload("order", Workload.OWN, 400, 400, "00"));
    brought.row("oak", Result.TREE, 1_000, 100);
    brought.row("elm", Result.TREE, 2_000, 100);
    String report = GoldenRun.report(dir, brought.plan(), brought.samples);
    assertTrue(report.startsWith("# Touchstone: order\n"), report);
    String page = Files.readString(dir.resolve("report.html"));
    assertTrue(page.contains("<h1>order</h1>"), page);
    assertTrue(page.contains("<title>Touchstone: order</title>"), page);
  }

  @Test
  void allStandSideBySideAndInThePublishedLayout(@TempDir Path dir) throws IOException {
    String report = GoldenRun.report(dir, plan, run.samples);
    assertTrue(report.contains("## All results side by side, read-all: jp1, JDK 17\n"), report);
    assertTrue(report.contains("| moss | reused | 500 ns |"), report);
    assertTrue(report.contains("| oak | visited | 1.00 µs |"), report);
    assertTrue(report.contains("| moss | 2,0"), "messages a second: " + report);
    assertTrue(report.contains("## read-all: 2 documents together, a tree"), report);
    String page = Files.readString(dir.resolve("report.html"));
    assertTrue(page.contains("read-all: 2 documents together, a tree"), "the page has it too");
    String csv = Files.readString(dir.resolve("summary.csv"));
    assertTrue(csv.contains("\r\n\"twitter1, jp1\",read-all,visited,17,,oak,,5,"), csv);
    String terminal = TerminalSummary.render(plan, run.samples, summary, 100, false);
    assertTrue(terminal.contains("read-all: 2 documents together, a tree"), terminal);
    assertTrue(terminal.contains("\nmoss"), terminal);
    assertFalse(
        terminal.contains("read-all  jp1  a reused"), "a row alone needs no table: " + terminal);
  }
}
