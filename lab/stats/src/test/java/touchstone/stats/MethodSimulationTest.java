package touchstone.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What the method promises, simulated: false verdicts, coverage, power and what a race saves. Each build tries it for
 * seconds; {@code -Dsimulations.table=docs/simulations.md} tries it for minutes and writes the tables down.
 */
@Tag("any-jdk")
class MethodSimulationTest {

  private static final String MARK = "## ";

  /** How long each part is simulated. */
  private record Effort(int pairs, int coverage, int tables, int races, int compared, int speeds) {
    static final Effort BUILD = new Effort(750, 1000, 2000, 30, 150, 2000);
    static final Effort TABLE = new Effort(10_000, 10_000, 5000, 100, 2000, 10_000);
  }

  private static final int[] BLOCKS = {3, 4, 5, 6, 9, 13, 20, 30};

  /** Of a table: the fewest that give verdicts, and the most in which rows lend each other what they know. */
  private static final int[] FEW = {Rules.STANDARD.minBlocks(), 7};

  /** Of a row: as a few minutes bring them, a quarter of an hour, and a race to its end. */
  private static final int[] FORKS = {6, 13, 30};

  /** Groups of equal rows, at distances in standard errors. */
  private static final double[][] LEVELS = {
    {0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 1, 1},
    {0, 0, 2, 2},
    {0, 0, 3, 3},
    {0, 0, 4, 4},
    {0, 0, 4},
    {0, 1, 1, 1, 1, 1},
    {0, 0, 0, 4, 4, 4},
    {0, 0, 5, 5, 10, 10},
  };

  /** A short run that its budget ends behind its first look, */
  private static final Looks LOOKED_AT =
      new Looks(List.of(Looks.SHORT.blocks().get(0)), Looks.SHORT.alpha(), 30);

  /** or behind seven blocks of those that are left, */
  private static final Looks ENDED =
      new Looks(List.of(Looks.SHORT.blocks().get(0), 7), Looks.SHORT.alpha(), 30);

  /** or behind more than rows lend each other anything for. */
  private static final Looks ENDED_LATE =
      new Looks(List.of(Looks.SHORT.blocks().get(0), 12), Looks.SHORT.alpha(), 30);

  /** Tables of such runs, ns: equal rows, and rows of which some leave at the first look. */
  private static final double[][] SHORT_TABLES = {
    {100, 100},
    {100, 100, 100, 100, 100, 100},
    {100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100},
    {100, 100, 100, 100, 150, 150, 200, 200, 300, 300, 400},
    {100, 100, 103, 103, 103, 103, 106, 106, 106, 109, 109},
    {100, 100, 104, 104, 108, 108, 112, 112, 120, 120, 130},
  };

  /** More than 2,000 pairs over the three machines in every build. */
  @ParameterizedTest
  @EnumSource(Noise.class)
  void equalRowsAreHardlyEverToldApartThoughTheRunIsLookedAtSevenTimes(Noise noise) {
    Simulations.Pairs equal = Simulations.pairs(noise, Looks.LONG, 1, Effort.BUILD.pairs(), 1);
    // 5 % and two standard errors of so few pairs.
    assertTrue(equal.share(equal.toldApart()) <= 0.066, equal.toString());
  }

  @ParameterizedTest
  @EnumSource(Noise.class)
  void intervalsHoldTheTruthAsOftenAsTheySay(Noise noise) {
    for (int blocks : new int[] {3, 6, 13, 30}) {
      double coverage = Simulations.coverage(noise, blocks, Effort.BUILD.coverage(), 2);
      assertTrue(coverage >= 0.93 && coverage <= 0.98, blocks + " blocks: " + coverage);
    }
  }

  @Test
  void fivePercentAreFoundInFifteenMinutesAndTenInFive() {
    Simulations.Pairs five =
        Simulations.pairs(Noise.LOADED, Looks.LONG, 1.05, Effort.BUILD.pairs(), 3);
    assertTrue(five.share(five.toldApart() - five.wrongWay()) >= 0.95, five.toString());
    Simulations.Pairs ten =
        Simulations.pairs(Noise.LOADED, Looks.STANDARD, 1.10, Effort.BUILD.pairs(), 4);
    assertTrue(ten.share(ten.toldApart() - ten.wrongWay()) >= 0.95, ten.toString());
  }

  @Test
  void noTableExceedsAlphaHoweverItsRowsLie() {
    for (double[] levels : LEVELS) {
      for (int blocks : FEW) {
        Simulations.Tables tables = Simulations.tables(blocks, levels, Effort.BUILD.tables(), 5);
        // 5 % and two and a half standard errors, since there are ten layouts.
        assertTrue(tables.share() <= 0.062, levels.length + " rows: " + tables);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Noise.class)
  void aTableWhoseRowsLeaveAtTheFirstLookDoesNotEither(Noise noise) {
    double[] rows = SHORT_TABLES[3];
    Simulations.Tables tables = Simulations.raced(noise, ENDED, Effort.BUILD.races() * 15, 9, rows);
    // 5 % and two standard errors of so few tables.
    assertTrue(tables.share() <= 0.071, tables.toString());
  }

  @Test
  void aRaceKeepsTheBestAndSavesForks() {
    Simulations.Races races = Simulations.races(Noise.LOADED, Effort.BUILD.races(), 6);
    assertEquals(1, races.kept(), 0.01);
    assertTrue(races.forksSaved() >= 0.55, races.toString());
  }

  /** Two races end when their figures say so, and not at the same block. */
  @Test
  void racedRunsOfTheSameRowsAreHardlyEverToldApart() {
    Simulations.Compared same = Simulations.compared(
        Noise.LOADED, Looks.STANDARD, Simulations.THREE, 1, Effort.BUILD.compared(), 7);
    // 5 % and two standard errors of so few comparisons.
    assertTrue(same.falseShare() <= 0.086, same.toString());
  }

  @ParameterizedTest
  @EnumSource(Noise.class)
  void norAreRowsOfRunsOfMinutesThatLendEachOtherTheirSpread(Noise noise) {
    Simulations.Compared same = Simulations.compared(
        noise, LOOKED_AT, Simulations.ELEVEN, 1, Effort.BUILD.compared() * 2, 7);
    // 5 % and two standard errors of so few comparisons.
    assertTrue(same.falseShare() <= 0.075, same.toString());
  }

  /** What the document shows is what this test writes: same headings, same tables, same rows. */
  @Test
  void theDocumentHoldsTheseTables() throws IOException {
    Path document = Path.of(System.getProperty("touchstone.root"), "docs", "simulations.md");
    List<String> shown = frame(Files.readString(document));
    assertEquals(frame(tables(new Effort(20, 20, 20, 2, 2, 20))), shown);
  }

  @Test
  void theTables() throws IOException {
    String file = System.getProperty("simulations.table");
    if (file == null) {
      return;
    }
    Path document = Path.of(System.getProperty("touchstone.root")).resolve(file);
    String page = Files.readString(document);
    Files.writeString(document, page.substring(0, page.indexOf(MARK)) + tables(Effort.TABLE));
  }

  /** Everything but the figures. */
  private static List<String> frame(String page) {
    return page.substring(page.indexOf(MARK))
        .lines()
        .map(line -> line.replaceAll("[0-9][0-9.,]*( %)?", "#"))
        .toList();
  }

  private static String tables(Effort effort) {
    List<String> lines = new ArrayList<>();
    falseVerdicts(effort, lines);
    coverage(effort, lines);
    power(effort, lines);
    pickedBest(effort, lines);
    shortRuns(effort, lines);
    races(effort, lines);
    compared(effort, lines);
    comparedOfMinutes(effort, lines);
    twoSpeeds(effort, lines);
    return String.join("\n", lines) + "\n";
  }

  private static void falseVerdicts(Effort effort, List<String> lines) {
    lines.add(MARK + "Equal rows told apart");
    lines.add("");
    lines.add(
        "%,d pairs of equal rows each, looked at twice or up to five times in 30 blocks, or seven in 60; the target is at most 5 %%."
            .formatted(effort.pairs()));
    lines.add("");
    lines.add(
        "| machine | blocks at most | looks | told apart | equivalent | undecided | blocks |");
    lines.add("| --- | ---: | ---: | ---: | ---: | ---: | ---: |");
    for (Noise noise : Noise.values()) {
      for (Looks looks : List.of(Looks.SHORT, Looks.STANDARD, Looks.LONG)) {
        Simulations.Pairs pairs = Simulations.pairs(noise, looks, 1, effort.pairs(), 1);
        lines.add("| %s | %d | %d | %s | %s | %s | %.1f |"
            .formatted(
                noise.title,
                looks.last(),
                looks.blocks().size(),
                Simulations.percent(pairs.share(pairs.toldApart())),
                Simulations.percent(pairs.share(pairs.equivalent())),
                Simulations.percent(pairs.share(pairs.undecided())),
                pairs.blocks()));
      }
    }
    lines.add("");
  }

  private static void coverage(Effort effort, List<String> lines) {
    lines.add(MARK + "Intervals that hold the true ratio");
    lines.add("");
    lines.add(
        "95 %% intervals of a ratio of 1.3, %,d each, after so many blocks; the target is 93 to 97 %%."
            .formatted(effort.coverage()));
    lines.add("");
    lines.add("| machine | 3 | 4 | 5 | 6 | 9 | 13 | 20 | 30 |");
    lines.add("| --- |" + " ---: |".repeat(BLOCKS.length));
    for (Noise noise : Noise.values()) {
      StringBuilder line = new StringBuilder("| " + noise.title + " |");
      for (int blocks : BLOCKS) {
        double held = Simulations.coverage(noise, blocks, effort.coverage(), 2);
        line.append(' ').append(Simulations.percent(held)).append(" |");
      }
      lines.add(line.toString());
    }
    lines.add("");
  }

  private static void power(Effort effort, List<String> lines) {
    lines.add(MARK + "Differences found");
    lines.add("");
    lines.add(
        "Pairs of rows that differ by so much, %,d each. Once: five blocks and one look. Five minutes: up to 30 blocks."
            .formatted(effort.pairs()));
    lines.add(
        "Fifteen minutes: up to 60 blocks, mirrored from the 31st. The target on the loaded machine is 95 % for 10 % in");
    lines.add("five minutes and for 5 % in fifteen.");
    lines.add("");
    lines.add(
        "| machine | difference | once | five minutes | fifteen minutes | the wrong way | blocks |");
    lines.add("| --- | ---: | ---: | ---: | ---: | ---: | ---: |");
    for (Noise noise : Noise.values()) {
      for (double ratio : new double[] {1.05, 1.10}) {
        Simulations.Pairs once = Simulations.pairs(noise, Looks.QUICK, ratio, effort.pairs(), 3);
        Simulations.Pairs five = Simulations.pairs(noise, Looks.STANDARD, ratio, effort.pairs(), 3);
        Simulations.Pairs fifteen = Simulations.pairs(noise, Looks.LONG, ratio, effort.pairs(), 3);
        lines.add("| %s | %.0f %% | %s | %s | %s | %s | %.1f |"
            .formatted(
                noise.title,
                100 * (ratio - 1),
                found(once),
                found(five),
                found(fifteen),
                Simulations.percent(fifteen.share(fifteen.wrongWay())),
                fifteen.blocks()));
      }
    }
    lines.add("");
  }

  private static String found(Simulations.Pairs pairs) {
    return Simulations.percent(pairs.share(pairs.toldApart() - pairs.wrongWay()));
  }

  private static void pickedBest(Effort effort, List<String> lines) {
    lines.add(MARK + "Tables with a false verdict");
    lines.add("");
    lines.add(
        "Tables of so many blocks, %,d each, whose reference is the best of the sample. Rows of one level are equal; levels"
            .formatted(effort.tables()));
    lines.add(
        "are so many standard errors of a ratio apart. The target is at most 5 % of the tables.");
    lines.add("");
    lines.add("| levels of the rows | of three blocks | of seven blocks |");
    lines.add("| --- | ---: | ---: |");
    for (double[] levels : LEVELS) {
      StringBuilder rows = new StringBuilder();
      for (double level : levels) {
        rows.append(rows.length() == 0 ? "" : " ").append((int) level);
      }
      StringBuilder line = new StringBuilder("| " + rows + " |");
      for (int blocks : FEW) {
        Simulations.Tables tables = Simulations.tables(blocks, levels, effort.tables(), 5);
        line.append(' ').append(Simulations.percent(tables.share())).append(" |");
      }
      lines.add(line.toString());
    }
    lines.add("");
  }

  private static void shortRuns(Effort effort, List<String> lines) {
    lines.add(MARK + "Short runs with a false verdict");
    lines.add("");
    lines.add(
        "Tables of rows that take so many ns, %,d each, in which those that are told apart leave after three blocks, and the others run until there"
            .formatted(effort.tables()));
    lines.add("are seven. The target is at most 5 % of the tables.");
    lines.add("");
    lines.add("| rows | quiet | loaded | contended |");
    lines.add("| --- | ---: | ---: | ---: |");
    for (double[] ns : SHORT_TABLES) {
      StringBuilder line = new StringBuilder("|");
      for (double row : ns) {
        line.append(' ').append((int) row);
      }
      line.append(" |");
      for (Noise noise : Noise.values()) {
        Simulations.Tables tables = Simulations.raced(noise, ENDED, effort.tables(), 9, ns);
        line.append(' ').append(Simulations.percent(tables.share())).append(" |");
      }
      lines.add(line.toString());
    }
    lines.add("");
  }

  private static void races(Effort effort, List<String> lines) {
    lines.add(MARK + "What a race saves");
    lines.add("");
    lines.add(
        "%,d races of twelve rows that take 100, 102, 110, 125, 140, 170, 200, 220, 260, 300, 400 and 500 ns, against"
            .formatted(effort.races()));
    lines.add("thirty blocks of all. The targets are 60 % of the forks and 99 % of the best.");
    lines.add("");
    lines.add("| machine | forks saved | best kept |");
    lines.add("| --- | ---: | ---: |");
    for (Noise noise : Noise.values()) {
      Simulations.Races races = Simulations.races(noise, effort.races(), 6);
      lines.add("| %s | %s | %s |"
          .formatted(
              noise.title,
              Simulations.percent(races.forksSaved()),
              Simulations.percent(races.kept())));
    }
  }

  private static void compared(Effort effort, List<String> lines) {
    lines.add("");
    lines.add(MARK + "Two runs compared");
    lines.add("");
    lines.add(
        "%,d comparisons each of two races of up to 30 blocks on a machine that is slower by a third in the second. Where nothing changed, at"
            .formatted(effort.compared()));
    lines.add(
        "most 5 % of the comparisons may hold a false verdict about any row. Of races of up to 60 blocks, and where the third row became slower");
    lines.add(
        "by so much in up to 30, and is no control, half as many comparisons are made. Three rows take 100, 106 and 118 ns; six take 100, 102,");
    lines.add("110, 140, 200 and 300.");
    lines.add("");
    lines.add(
        "| machine | rows | false verdict in 30 blocks | false verdict in 60 | 5 % found | 10 % found | 20 % found |");
    lines.add("| --- | ---: | ---: | ---: | ---: | ---: | ---: |");
    for (Noise noise : Noise.values()) {
      for (double[] rows : List.of(Simulations.THREE, Simulations.SIX)) {
        lines.add(compared(effort, noise, rows));
      }
    }
  }

  private static void comparedOfMinutes(Effort effort, List<String> lines) {
    lines.add("");
    lines.add(MARK + "Two runs of minutes compared");
    lines.add("");
    lines.add(
        "The same of two short runs of eleven rows, which take 100, 102, 110, 125, 140, 170, 200, 240, 300, 400 and 500 ns: those that are told apart leave after");
    lines.add(
        "three blocks, and the budget ends the run there, behind seven or behind twelve. Where one row became slower by so much, half as many comparisons");
    lines.add("are made of runs of three blocks.");
    lines.add("");
    lines.add(
        "| machine | false verdict in 3 blocks | in 7 | in 12 | 10 % found in 3 | 20 % found | 50 % found |");
    lines.add("| --- | ---: | ---: | ---: | ---: | ---: | ---: |");
    for (Noise noise : Noise.values()) {
      StringBuilder line = new StringBuilder("| " + noise.title + " |");
      for (Looks looks : List.of(LOOKED_AT, ENDED, ENDED_LATE)) {
        Simulations.Compared same =
            Simulations.compared(noise, looks, Simulations.ELEVEN, 1, effort.compared(), 7);
        line.append(' ').append(Simulations.percent(same.falseShare())).append(" |");
      }
      for (double ratio : new double[] {1.1, 1.2, 1.5}) {
        Simulations.Compared changed = Simulations.compared(
            noise, LOOKED_AT, Simulations.ELEVEN, ratio, effort.compared() / 2, 8);
        line.append(' ').append(Simulations.percent(changed.foundShare())).append(" |");
      }
      lines.add(line.toString());
    }
  }

  private static void twoSpeeds(Effort effort, List<String> lines) {
    lines.add("");
    lines.add(MARK + "Rows that go at two speeds");
    lines.add("");
    lines.add(
        "%,d rows each of so many forks. Of one speed, and said to have two: held to one pace by a yardstick, and as they come, where blocks"
            .formatted(effort.speeds()));
    lines.add(
        "differ as well; the target is at most 0.5 %, on the contended machine, of whose forks one in twenty does have another speed, 2 %. Of");
    lines.add(
        "two speeds, so many forks slower by %.1f times, and said to have two, with as many at the slower one: the target is 90 %% of 13"
            .formatted(Simulations.SLOWER));
    lines.add("forks on the loaded machine.");
    lines.add("");
    lines.add(
        "| machine | forks | one speed, at one pace | one speed, as they come | slower forks | two speeds found |");
    lines.add("| --- | ---: | ---: | ---: | ---: | ---: |");
    for (Noise noise : Noise.values()) {
      for (int forks : FORKS) {
        int slow = 2 * forks / 5;
        lines.add("| %s | %d | %s | %s | %d | %s |"
            .formatted(
                noise.title,
                forks,
                Simulations.percent(
                    Simulations.falselyOfTwoSpeeds(noise, true, forks, effort.speeds(), forks)),
                Simulations.percent(
                    Simulations.falselyOfTwoSpeeds(noise, false, forks, effort.speeds(), forks)),
                slow,
                Simulations.percent(
                    Simulations.ofTwoSpeeds(noise, forks, slow, effort.speeds(), 7))));
      }
    }
  }

  private static String compared(Effort effort, Noise noise, double[] rows) {
    int half = effort.compared() / 2;
    Simulations.Compared same =
        Simulations.compared(noise, Looks.STANDARD, rows, 1, effort.compared(), 7);
    Simulations.Compared longer = Simulations.compared(noise, Looks.LONG, rows, 1, half, 7);
    StringBuilder line = new StringBuilder("| %s | %d | %s | %s |"
        .formatted(
            noise.title,
            rows.length,
            Simulations.percent(same.falseShare()),
            Simulations.percent(longer.falseShare())));
    for (double ratio : new double[] {1.05, 1.10, 1.20}) {
      Simulations.Compared changed =
          Simulations.compared(noise, Looks.STANDARD, rows, ratio, half, 8);
      line.append(' ').append(Simulations.percent(changed.foundShare())).append(" |");
    }
    return line.toString();
  }
}
