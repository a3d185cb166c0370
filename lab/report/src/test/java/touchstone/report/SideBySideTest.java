package touchstone.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.model.Forks;
import touchstone.model.Operation;
import touchstone.model.Plan;
import touchstone.model.Result;
import touchstone.model.Summary;
import touchstone.model.Workload;

/** A run of one operation with five results: how their costs stand beside each other, and who is ranked with whom. */
class SideBySideTest {

  private final FiveBlocks run = new FiveBlocks(
      "codec",
      Operation.READ_BYTES,
      new Workload("price", "price", 287_744, 287_744, "00", 1024, 274, 286));
  private final Plan plan;
  private final Summary summary;

  SideBySideTest() {
    run.row("bottom", Result.FLOOR, 50, 0);
    run.row("walker", Result.TOKENS, 150, 0);
    run.row("filler", Result.REUSED, 200, 0);
    run.row("maker", Result.VALUE, 1_000, 1_500);
    run.row("other-maker", Result.VALUE, 2_000, 2_500);
    run.row("planter", Result.TREE, 4_000, 5_000);
    plan = run.plan("bottom", "planter");
    summary = run.summary(plan);
  }

  private Summary.Group group(Result result) {
    return summary.groups().stream()
        .filter(g -> g.result().equals(result.id()))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void onlyRowsWithTheSameResultAreRankedTogether() {
    assertEquals(5, summary.groups().size());
    assertEquals(
        List.of("maker", "other-maker"),
        group(Result.VALUE).rows().stream().map(Summary.Row::contestant).toList());
    assertEquals("maker", group(Result.VALUE).reference());
    assertEquals("planter", group(Result.TREE).reference());
    assertEquals("price read-bytes tree jdk17", group(Result.TREE).name());
  }

  @Test
  void theFloorIsNamedSoAndNeverRanked() {
    Summary.Group floor = group(Result.FLOOR);
    assertNull(floor.reference());
    Summary.Row row = floor.rows().get(0);
    assertEquals("floor", row.verdict());
    assertEquals("", row.tie());
    assertEquals(50, row.nsPerOp(), 0.1);
    assertEquals("looks at every byte and parses nothing: shown for scale, not ranked", row.note());
    assertTrue(Headlines.of(plan, summary).readers().stream()
        .noneMatch(line -> line.text().contains("bottom")));
  }

  @Test
  void headlinesAreOfResultsThatSeveralHave() {
    assertEquals(
        List.of("read-bytes: maker is faster than every other contestant (price on JDK 17)"),
        Headlines.texts(Headlines.of(plan, summary).readers()));
  }

  @Test
  void oneTableOfTheReportHasTimesThroughputsAllocationAndTheRatiosToTheReferences(
      @TempDir Path dir) throws IOException {
    String report = GoldenRun.report(dir, plan, run.samples);
    assertTrue(report.contains("## All results side by side, read-bytes: price, JDK 17\n"), report);
    assertTrue(report.contains("1,024 documents of 274 B to 286 B, 281 B on average"), report);
    String header = "| Contestant | Result | Time/op | Ops/s | MB/s | Alloc/op | Alloc/s"
        + " | Over bottom | Over planter |";
    assertTrue(report.contains(header), report);
    String filler = line(report, "| filler | reused | 200 ns | 5,0");
    assertTrue(filler.contains(" | 1,405 | 0 B | 0 B/s | 4.00 \\[3.9"), filler);
    assertTrue(filler.contains(" | 0.050 \\[0.0"), filler);
    String tree = line(report, "| planter | tree | 4.00 µs |");
    assertTrue(tree.contains("| 5.00 kB | 1.25 GB/s |"), tree);
    assertTrue(tree.endsWith(" | 1.00 |"), "no interval against itself: " + tree);
    for (String title : List.of("Average time", "Throughput", "Allocation")) {
      assertTrue(report.contains("### " + title + ", read-bytes: price, JDK 17\n"), title);
    }
    assertTrue(line(report, "| filler | reused | 200.0 | ± ").endsWith(" |"));
    assertTrue(line(report, "| planter | tree | 5,000.0 | ± 0.0 | 1,250.0 | ± ").endsWith(" |"));
    assertTrue(report.contains("its error half the width of the 99.9 % t interval"), report);
    String html = Files.readString(dir.resolve("report.html"));
    assertTrue(html.contains("<th scope=\"col\" class=\"right\">Over planter</th>"));
    assertTrue(html.contains(">not ranked</td>"), "the floor has nobody to be compared with");
    assertFalse(html.contains("no shared block"), "it is not for want of blocks");
    String csv = Files.readString(dir.resolve("summary.csv"));
    assertTrue(csv.contains("price,read-bytes,reused,17,,filler,"), csv);
  }

  @Test
  void theTerminalHasTheThreeTablesAndTheRatiosAtAnyWidth() {
    for (int width : new int[] {80, 100, 160}) {
      String text = TerminalSummary.render(plan, run.samples, summary, width, false);
      for (String line : text.lines().toList()) {
        assertTrue(line.codePointCount(0, line.length()) <= width, width + ": " + line);
      }
      for (String title : List.of("Average time", "Throughput", "Allocation")) {
        assertTrue(text.contains("\n" + title + "\nContestant"), text);
      }
      assertTrue(
          text.contains("\nTime over that of\nContestant   Result  bottom  planter\n"), text);
      assertTrue(text.contains("\nfiller       reused    4.00    0.050\n"), text);
      assertFalse(
          text.contains("read-bytes  price  a tree"), "a row alone needs no table: " + text);
    }
  }

  @Test
  void aRunWithOneResultHasNoSuchTables() {
    GoldenRun run = new GoldenRun();
    assertEquals(
        List.of(),
        SideBySide.of(
            run.plan, new Forks(run.plan, run.samples()), Summaries.of(run.plan, run.samples())));
  }

  private static String line(String text, String start) {
    return text.lines()
        .filter(l -> l.startsWith(start))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no line begins with " + start + " in\n" + text));
  }
}
