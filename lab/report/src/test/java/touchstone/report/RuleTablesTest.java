package touchstone.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import touchstone.model.Forks;
import touchstone.model.Operation;
import touchstone.model.Plan;
import touchstone.model.Result;
import touchstone.model.RuleMatrix;
import touchstone.model.Summary;
import touchstone.model.Workload;
import touchstone.stats.Looks;
import touchstone.stats.StudentT;

/** Two contestants over one engine: what they make of two rules, and what the one costs over the other. */
class RuleTablesTest {

  private static final RuleMatrix RULES = new RuleMatrix(
      "Null safety",
      List.of(new RuleMatrix.Rule("missing", "A"), new RuleMatrix.Rule("null", "B")),
      List.of(
          finding("safe", "missing", "passed", "Bad: name"),
          finding("safe", "null", "impossible", "it has none"),
          finding("plain", "missing", "failed", "read {} as {\"name\":null}"),
          finding("plain", "null", "passed", "Bad: name")),
      List.of(new RuleMatrix.Pair("Engine", "safe", "plain")));

  private FiveBlocks run = run();

  private static FiveBlocks run() {
    return new FiveBlocks(
        "nullsafe",
        Operation.READ_STRING,
        new Workload("users-tiny", "users", 8_000, 8_000, "00", 1, 8_000, 8_000));
  }

  private static RuleMatrix.Finding finding(
      String contestant, String rule, String outcome, String message) {
    return new RuleMatrix.Finding(contestant, rule, 17, outcome, message);
  }

  private Summary summary() {
    return summary(null);
  }

  private Summary summary(@Nullable String looks) {
    run.row("plain", Result.VALUE, 1_000, 1);
    run.row("safe", Result.VALUE, 900, 1);
    Plan plan = run.lookedAt(looks);
    Summary summary = run.summary(plan);
    return summary.with(RULES, Overheads.of(RULES, plan, new Forks(plan, run.samples), summary));
  }

  @Test
  void aPairIsComparedBlockByBlock() {
    List<Summary.Overhead> overheads = summary().overheads();
    assertEquals(1, overheads.size());
    Summary.Overhead overhead = overheads.get(0);
    assertEquals(5, overhead.blocks());
    assertEquals(0.9, overhead.ratio(), 0.001);
    assertTrue(overhead.low() < 0.9 && 0.9 < overhead.high());
    assertEquals("faster", overhead.verdict());
  }

  @Test
  void whatAPairCostsIsAboutTheOneThatKeepsTheRules() {
    Summary summary = summary();
    assertEquals(
        new About("safe", "read-string", "users-tiny", "17"),
        new RuleTables(RULES, summary.overheads()).costs().about(0));
  }

  /** Who is looked at five times, each time at the alpha of one look, finds too much. */
  @Test
  void aPairThatWasRacedIsJudgedAtTheAlphaOfItsLooks() {
    double once = halfWidth(summary().overheads().get(0));
    run = run();
    double raced = halfWidth(summary("standard").overheads().get(0));
    StudentT student = new StudentT(FiveBlocks.WOBBLE.length - 1.0);
    assertEquals(
        student.critical(Looks.STANDARD.alpha()) / student.critical(0.05), raced / once, 1e-4);
  }

  /** Such a row makes the interval wide. */
  @Test
  void aPairOfWhichOneGoesAtTwoSpeedsSaysSo() {
    run.row("plain", Result.VALUE, 1_000, 1);
    run.row("safe", Result.VALUE, 900, 1);
    run.goesAtTwoSpeeds("safe");
    Plan plan = run.plan();
    Summary timed = run.summary(plan);
    Summary summary =
        timed.with(RULES, Overheads.of(RULES, plan, new Forks(plan, run.samples), timed));
    String note = "safe has two speeds: 900 ns in 3 forks, 1.80 µs in 2";
    assertEquals(note, summary.overheads().get(0).note());
    assertTrue(Markdown.of(RuleTables.of(summary)).contains("| " + note + " |"));
    assertTrue(terminal(summary).contains("\n  " + note + "\n"), terminal(summary));
  }

  private static double halfWidth(Summary.Overhead overhead) {
    return Math.log(overhead.high() / overhead.low()) / 2;
  }

  @Test
  void theMatrixHasARowForEachRuleAndTheWordsFollow() {
    String report = Markdown.of(RuleTables.of(summary()));
    assertTrue(report.contains("| A | passed | failed |"), report);
    assertTrue(report.contains("| B | impossible | passed |"), report);
    assertTrue(report.contains("null, impossible: it has none"), report);
    assertTrue(report.contains("missing, failed: read {} as"), report);
    assertTrue(report.contains("| safe / plain | users-tiny | read-string | 17 | 0.90 "), report);
  }

  @Test
  void aRunWithoutRulesSaysNothingOfThem() {
    Summary without =
        new Summary(1, "wall", "", 0.95, 0.03, List.of(), List.of(), List.of(), null, null);
    assertEquals(List.of(), RuleTables.of(without));
  }

  /** A table without a row, where none of those that were chosen has a type for them. */
  @Test
  void ofRulesThatWerePutToNobodyNothingIsSaid() {
    RuleMatrix nobody = new RuleMatrix(RULES.title(), RULES.rules(), List.of(), RULES.pairs());
    run.row("plain", Result.VALUE, 1_000, 1);
    Plan plan = run.lookedAt(null);
    Summary summary = run.summary(plan).with(nobody, List.of());
    assertEquals(List.of(), RuleTables.of(summary));
    String text = TerminalSummary.render(plan, run.samples, summary, 120, false);
    assertFalse(text.contains("Null safety"), text);
  }

  /** On one JDK everybody keeps the first rule, on the other nobody. */
  private static RuleMatrix onTwoJdks() {
    List<RuleMatrix.Finding> findings = new ArrayList<>();
    for (String contestant : List.of("safe", "plain")) {
      for (int jdk : List.of(17, 25)) {
        String first = jdk == 17 ? "passed" : "failed";
        findings.add(new RuleMatrix.Finding(contestant, "missing", jdk, first, "100 % wrong"));
        findings.add(new RuleMatrix.Finding(contestant, "null", jdk, "impossible", "it has none"));
      }
    }
    return new RuleMatrix(RULES.title(), RULES.rules(), findings, RULES.pairs());
  }

  @Test
  void whatIsDifferentOnTwoJdksSaysOnWhich() {
    String report = Markdown.of(RuleTables.of(summary().with(onTwoJdks(), List.of())));
    String each = "passed on JDK 17, failed on JDK 25";
    assertTrue(report.contains("| A | %s | %s |".formatted(each, each)), report);
    assertTrue(report.contains("| B | impossible | impossible |"), report);
    assertTrue(report.contains("- missing, failed on JDK 25: 100 % wrong"), report);
    assertTrue(report.contains("- null, impossible: it has none"), report);
  }

  @Test
  void aTerminalCountsEachJdkByItself() {
    String text = TerminalSummary.render(onTwoJdks(), 80, false);
    assertTrue(text.contains("Contestant  JDK  Passed  Failed  Impossible"), text);
    assertTrue(text.contains("safe         17       1       0           1"), text);
    assertTrue(text.contains("safe         25       0       1           1"), text);
  }

  @Test
  void aTerminalSaysOnWhichOfTwoJdksARatioIs() {
    Summary one = summary();
    assertFalse(terminal(one).contains("read-string   17"), terminal(one));
    Summary.Overhead known = one.overheads().get(0);
    Summary.Overhead other = new Summary.Overhead(
        known.name(),
        known.with(),
        known.without(),
        known.workload(),
        known.operation(),
        25,
        null,
        5,
        0.8,
        null,
        null,
        "faster",
        null);
    String text = terminal(one.with(RULES, List.of(known, other)));
    assertTrue(text.contains("read-string   17  0.90"), text);
    assertTrue(text.contains("read-string   25"), text);
  }

  private String terminal(Summary of) {
    return TerminalSummary.render(run.plan(), run.samples, of, 100, false);
  }

  @Test
  void aTerminalCountsThem() {
    String text = TerminalSummary.render(RULES, 80, false);
    assertTrue(text.contains("safe             1       0           1"), text);
    assertTrue(text.contains("plain            1       1           0"), text);
    assertTrue(text.contains("missing, failed: read {} as"), text);
  }
}
