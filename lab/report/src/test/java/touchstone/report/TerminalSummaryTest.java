package touchstone.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.model.Archive;
import touchstone.model.Operation;
import touchstone.model.Plan;
import touchstone.model.Result;
import touchstone.model.RunDirectory;
import touchstone.model.Sample;
import touchstone.model.Summary;
import touchstone.model.Workload;

class TerminalSummaryTest {

  private final GoldenRun run = new GoldenRun();
  private final Summary summary = Summaries.of(run.plan, run.samples());

  private String render(int width, boolean color) {
    return TerminalSummary.render(run.plan, run.samples(), summary, width, color);
  }

  @Test
  void everyLineFits() {
    for (int width : new int[] {80, 81, 100, 120, 160}) {
      for (String line : render(width, false).lines().toList()) {
        assertTrue(line.codePointCount(0, line.length()) <= width, width + ": " + line);
      }
    }
  }

  @Test
  void showsTimeRatioAllocationAndVerdictAtAnyWidth() {
    for (int width : new int[] {80, 160}) {
      String line = render(width, false)
          .lines()
          .filter(l -> l.startsWith("slow-reflective") && l.contains("slower"))
          .findFirst()
          .orElseThrow();
      for (String part : List.of("250 µs", "236 kB", "2.50 [2.4")) {
        assertTrue(line.contains(part), line);
      }
    }
  }

  @Test
  void aWideTerminalShowsMore() {
    assertFalse(render(80, false).contains("4,000 ops/s"));
    assertTrue(render(160, false).contains("4,000 ops/s"));
    assertTrue(render(160, false).contains("slow_string_fromJson_minified"));
  }

  @Test
  void groupsOfOneJdkStandUnderOneHeading() {
    String text = render(100, false);
    assertEquals(1, text.lines().filter("JDK 25"::equals).count());
    assertEquals(1, text.lines().filter("JDK 17"::equals).count());
    assertTrue(text.indexOf("JDK 25\n") < text.indexOf("write-string  users-tiny"));
    assertTrue(text.indexOf("write-string  users-tiny") < text.indexOf("JDK 17\n"));
  }

  @Test
  void namesTheWrongOnesAndEndsWithTheAnswer() {
    String text = render(100, false);
    assertTrue(text.contains("liar: wrong, at /users/0/is_active: expected true"), text);
    assertTrue(text.contains("liar wrong in 1 table"), text);
    String last = text.substring(text.indexOf("Fastest reader"));
    assertTrue(last.contains("read-string: fast and near are not told apart"), last);
    assertTrue(last.contains("write-string: slow-reflective is faster than every other"), last);
  }

  @Test
  void coloursOnlyWhenAsked() {
    assertFalse(render(100, false).contains("\u001b"));
    String colored = render(100, true);
    assertTrue(colored.contains("\u001b[31mwrong"), colored);
    assertEquals(render(100, false), colored.replaceAll("\u001b\\[[0-9]*m", ""));
  }

  @Test
  void aRunOfColdStartsAloneHasNoOtherClock(@TempDir Path dir) throws IOException {
    RunDirectory cold = new RunBuilder()
        .document("users-tiny", 8_200)
        .cold("gson", Operation.READ_STRING, "users-tiny", 25, Archive.NONE, 7, 9e7, 9e4)
        .write(dir);
    List<Sample> samples = cold.samples().samples();
    String text = TerminalSummary.render(
        cold.plan(), samples, Summaries.of(cold.plan(), samples), 100, false);
    assertTrue(text.contains("\nClock of cold starts: "), text);
    assertFalse(text.contains("no fork has a figure"), text);
  }

  @Test
  void aTreeAloneIsSaidToHaveNothingBesideIt() {
    FiveBlocks tree =
        new FiveBlocks("codec", Operation.READ_ALL, new Workload("order", "order", 600, 600, "00"));
    tree.row("x-tree", Result.TREE, 1_000, 0);
    Plan plan = tree.plan();
    String text = TerminalSummary.render(plan, tree.samples, tree.summary(plan), 100, false);
    assertTrue(
        text.contains("\nNothing can be compared: no table has two rows that are ranked.\n"), text);
  }
}
