package touchstone.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import touchstone.model.Contestant;
import touchstone.model.ForkSettings;
import touchstone.model.Plan;
import touchstone.model.Summary;

class HeadlinesTest {

  private static final Plan PLAN = new Plan(
      Plan.FORMAT,
      List.of("speed"),
      "touchstone run",
      300,
      1,
      new ForkSettings(1, 1, 1, 1, List.of(), 1),
      List.of(17),
      List.of(
          GoldenRun.contestant("x", Contestant.JSON, ""),
          GoldenRun.contestant("y", Contestant.JSON, ""),
          GoldenRun.contestant("z", Contestant.JSON, ""),
          GoldenRun.contestant("binary", "binary", "")),
      List.of(),
      List.of(),
      List.of(),
      List.of(),
      List.of());

  private static Summary.Row row(String contestant, int blocks, String verdict, String tie) {
    return new Summary.Row(
        contestant, null, blocks, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, null, verdict, tie, null);
  }

  private static Summary.Row lost(String contestant, String verdict) {
    return new Summary.Row(
        contestant, null, 0, null, null, null, null, null, null, null, null, verdict, "", "why");
  }

  private static Summary.Group group(
      String workload, int jdk, String reference, Summary.Row... rows) {
    return new Summary.Group("", workload, "read-string", "value", jdk, reference, List.of(rows));
  }

  private static Headlines of(Summary.Group... groups) {
    return of(PLAN, groups);
  }

  private static Headlines of(Plan plan, Summary.Group... groups) {
    return Headlines.of(plan, summary(groups));
  }

  private static Summary summary(Summary.Group... groups) {
    return new Summary(
        1, "wall", "", 0.95, 0.03, List.of(groups), List.of(), List.of(), null, null);
  }

  private static String only(Summary.Row... rows) {
    return of(group("w", 17, "x", rows)).readers().get(0).text();
  }

  @Test
  void aWinnerIsSaidOnlyWhenEveryOtherIsSlower() {
    assertEquals(
        "read-string: x is faster than every other contestant (w on JDK 17)",
        only(
            row("binary", 6, "faster", ""),
            row("x", 6, "reference", "a"),
            row("y", 6, "slower", "b"),
            row("z", 6, "slower", "c")));
  }

  @Test
  void aTieIsATie() {
    assertEquals(
        "read-string: x and y are not told apart (w on JDK 17)",
        only(
            row("x", 6, "reference", "a"),
            row("y", 6, "undecided", "a"),
            row("z", 6, "slower", "b")));
    assertEquals(
        "read-string: x, y and z are not told apart (w on JDK 17)",
        only(
            row("x", 6, "reference", "ab(53)"),
            row("y", 6, "equivalent", "a(53)"),
            row("z", 6, "undecided", "b(53)")));
  }

  @Test
  void twoThatTieWithTheBestMayStillBeToldApart() {
    assertEquals(
        "read-string: x is not told apart from y and z (w on JDK 17)",
        only(
            row("x", 6, "reference", "ab"),
            row("y", 6, "undecided", "a"),
            row("z", 6, "undecided", "b")));
  }

  @Test
  void aRowWithTooFewBlocksNeitherWinsNorTies() {
    assertEquals(
        "read-string: x is faster than every other contestant compared; too few blocks to compare: z (w on JDK 17)",
        only(
            row("x", 6, "reference", "a"),
            row("y", 6, "slower", "b"),
            row("z", 2, "undecided", "ab")));
    assertEquals(
        "read-string: nothing can be compared: only x has enough blocks (w on JDK 17)",
        only(row("x", 6, "reference", "a"), row("z", 2, "undecided", "a")));
  }

  @Test
  void aRowThatWasNotReachedIsNoneThatIsSlower() {
    assertEquals(
        "read-string: x is faster than every other contestant compared; too few blocks to compare: z (w on JDK 17)",
        only(
            row("x", 6, "reference", "a"),
            row("y", 6, "slower", "b"),
            lost("z", "not reached"),
            lost("binary", "not reached")));
    assertEquals(
        "read-string: x is faster than every other contestant (w on JDK 17)",
        only(row("x", 6, "reference", "a"), row("y", 6, "slower", "b"), lost("z", "wrong")),
        "who is left out is named elsewhere");
  }

  @Test
  void whyThereIsNoSentenceIsSaid() {
    assertEquals(
        Optional.of("Nothing can be said: the plan has no cell."), of().silence(summary()));
    Summary.Group tree = new Summary.Group(
        "", "w", "read-all", "tree", 17, "x", List.of(row("x", 6, "reference", "a")));
    Summary.Group other = group("w", 17, null, row("binary", 6, "undecided", ""));
    assertEquals(
        Optional.of("Nothing can be compared: no table has two rows that are ranked."),
        of(tree, other).silence(summary(tree, other)));
    Summary.Group alone = group("w", 17, "x", row("x", 6, "reference", "a"));
    assertEquals(Optional.empty(), of(tree, alone).silence(summary(tree, alone)));
  }

  @Test
  void whatCannotBeSaidIsSaidSo() {
    assertEquals(
        "read-string: nothing can be said: 2 blocks are too few for a verdict (w on JDK 17)",
        only(row("x", 2, "reference", "a"), row("y", 2, "undecided", "a")));
    assertEquals(
        "read-string: nothing can be compared: only x has a figure (w on JDK 17)",
        only(row("x", 6, "reference", "a"), lost("y", "crashed")));
    assertEquals(
        "read-string: nothing can be said: no contestant has a figure (w on JDK 17)",
        of(group("w", 17, null, lost("x", "wrong"))).readers().get(0).text());
  }

  @Test
  void equalAnswersAreSaidOnce() {
    Summary.Row[] rows = {row("x", 6, "reference", "a"), row("y", 6, "slower", "b")};
    Summary.Row[] other = {row("y", 6, "reference", "a"), row("x", 6, "slower", "b")};
    Headlines headlines = of(
        group("small", 17, "x", rows),
        group("small", 25, "x", rows),
        group("large", 17, "x", rows),
        group("large", 25, "x", rows),
        group("huge", 25, "y", other));
    assertEquals(
        List.of(
            "read-string: x is faster than every other contestant (small and large on JDK 17 and 25)",
            "read-string: y is faster than every other contestant (huge on JDK 25)"),
        Headlines.texts(headlines.readers()));
    assertEquals(List.of(), headlines.writers());
  }

  @Test
  void whoIsLeftOutIsNamedWithTheReasonAndHowOften() {
    Headlines headlines = of(
        group("a", 17, "x", row("x", 6, "reference", "a"), lost("y", "wrong")),
        group("b", 17, "x", row("x", 6, "reference", "a"), lost("y", "wrong")),
        group("c", 17, "x", lost("x", "not reached"), lost("y", "crashed")));
    assertEquals(List.of("y wrong in 2 tables", "y crashed in 1 table"), headlines.leftOut());
  }

  @Test
  void manyNamesAreCounted() {
    List<Summary.Row> rows = new ArrayList<>();
    List<Contestant> contestants = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      rows.add(row("c" + i, 6, i == 0 ? "reference" : "undecided", "a"));
      contestants.add(GoldenRun.contestant("c" + i, Contestant.JSON, ""));
    }
    Plan plan = new Plan(
        1,
        List.of(),
        "",
        1,
        1,
        PLAN.fork(),
        List.of(),
        contestants,
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of());
    Summary.Group group = group("w", 17, "c0", rows.toArray(new Summary.Row[0]));
    assertEquals(
        "read-string: c0, c1, c2, c3, c4, c5 and 3 more are not told apart (w on JDK 17)",
        of(plan, group).readers().get(0).text());
  }
}
