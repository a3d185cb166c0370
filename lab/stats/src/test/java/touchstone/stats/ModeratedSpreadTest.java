package touchstone.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a table lends to its rows, and that nobody is told apart by what was lent. */
@Tag("any-jdk")
class ModeratedSpreadTest {

  private static final int TABLES = 1200;

  /** 5 %, and two and a half standard errors of so many tables. */
  private static final double MOST = 0.066;

  private static double[][] table(int blocks, double... spreads) {
    Random random = new Random(1);
    double[][] logs = new double[spreads.length][blocks];
    for (int r = 0; r < spreads.length; r++) {
      for (int b = 0; b < blocks; b++) {
        logs[r][b] = r + spreads[r] * random.nextGaussian();
      }
    }
    return logs;
  }

  private static PairedLogRatio compared(double[][] logs, int row, int other) {
    int blocks = logs[row].length;
    return ModeratedSpread.of(logs)
        .orElseThrow()
        .moderate(new PairedLogRatio(blocks, 0.1, 1), row, other);
  }

  @Test
  void rowsThatSpreadAlikeLendEachOtherDegrees() {
    double[][] logs = table(5, .05, .05, .05, .05, .05, .05, .05, .05, .05, .05);
    PairedLogRatio ratio = compared(logs, 0, 1);
    assertTrue(ratio.degrees() > 14, ratio.toString());
    assertEquals(0.05 * Math.sqrt(2 / 5.0), ratio.standardError(), 0.012);
    assertEquals(0.1, ratio.meanLog());
  }

  @Test
  void whoMissedBlocksIsLentNoMoreThanItHas() {
    double[][] logs = table(7, .05, .05, .05, .05, .05, .05, .05, .05, .05, .05);
    for (int b = 3; b < 7; b++) {
      logs[0][b] = Double.NaN;
      logs[1][b] = Double.NaN;
    }
    double degrees = compared(logs, 0, 1).degrees();
    assertTrue(degrees > 4 && degrees <= 8, "two of each row's own: " + degrees);
    assertTrue(compared(logs, 2, 3).degrees() > 16, "the others are lent what they were");
  }

  @Test
  void oneThatSpreadsFarKeepsMostOfIt() {
    double[][] logs = table(5, .02, .02, .02, .02, .02, .02, .02, .02, .02, .5);
    assertTrue(compared(logs, 0, 9).standardError() > 3 * compared(logs, 0, 1).standardError());
    assertTrue(compared(logs, 0, 1).degrees() < 12, "rows are not alike, so less is lent");
  }

  @Test
  void whatSlowsAWholeBlockIsNoSpread() {
    double[][] quiet = table(5, .05, .05, .05, .05, .05, .05, .05, .05);
    double[][] loaded = table(5, .05, .05, .05, .05, .05, .05, .05, .05);
    for (double[] row : loaded) {
      row[2] += 3;
    }
    assertEquals(
        compared(quiet, 0, 1).standardError(), compared(loaded, 0, 1).standardError(), 1e-9);
  }

  @Test
  void smallTablesAndLongRunsNeedNoLoan() {
    assertTrue(ModeratedSpread.of(new double[8][5]).isPresent());
    assertTrue(ModeratedSpread.of(new double[7][5]).isEmpty(), "few rows");
    assertTrue(ModeratedSpread.of(new double[8][8]).isEmpty(), "many blocks");
    assertTrue(ModeratedSpread.of(new double[8][2]).isEmpty(), "hardly a block");
    double[][] missing = new double[8][5];
    missing[3] = failing();
    assertTrue(ModeratedSpread.of(missing).isEmpty(), "few rows of which something is known");
  }

  private static double[] failing() {
    return new double[] {1, Double.NaN, Double.NaN, 1, Double.NaN};
  }

  @Test
  void whoAlmostAlwaysFailsNeitherLendsNorBorrows() {
    double[][] whole = table(5, .05, .05, .05, .05, .05, .05, .05, .05, .05, .05);
    double[][] more = Arrays.copyOf(whole, whole.length + 1);
    more[whole.length] = failing();
    assertEquals(compared(whole, 0, 1), compared(more, 0, 1));
    PairedLogRatio own = new PairedLogRatio(2, 0.1, 1);
    assertEquals(
        own, ModeratedSpread.of(more).orElseThrow().moderate(own, 0, whole.length), "its own");
  }

  /** Abramowitz and Stegun, tables 6.1 and 6.4: arguments 1, 1.5, 2 and 5. */
  @Test
  void theFunctionsAreThoseOfTheTables() {
    assertEquals(-0.5772156649, ModeratedSpread.digammaOfHalf(2), 1e-10);
    assertEquals(0.0364899740, ModeratedSpread.digammaOfHalf(3), 1e-10);
    assertEquals(0.4227843351, ModeratedSpread.digammaOfHalf(4), 1e-10);
    assertEquals(1.5061176684, ModeratedSpread.digammaOfHalf(10), 1e-10);
    assertEquals(1.6449340668, ModeratedSpread.trigammaOfHalf(2), 1e-10);
    assertEquals(0.9348022005, ModeratedSpread.trigammaOfHalf(3), 1e-10);
    assertEquals(0.6449340668, ModeratedSpread.trigammaOfHalf(4), 1e-10);
    assertEquals(0.2213229557, ModeratedSpread.trigammaOfHalf(10), 1e-10);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 5, 7})
  void equalRowsAreHardlyEverToldApart(int blocks) {
    for (double[] spreads : new double[][] {
      {.05, .05, .05, .05, .05, .05, .05, .05, .05, .05, .05},
      {.02, .03, .04, .05, .06, .07, .08, .09, .10, .11, .12},
      {.01, .01, .01, .01, .01, .01, .01, .01, .01, .01, .20},
      {.20, .20, .20, .20, .20, .20, .20, .20, .20, .20, .01},
      {.02, .02, .02, .02, .15, .15, .15, .15},
    }) {
      Simulations.Tables tables =
          Simulations.tables(blocks, new double[spreads.length], spreads, TABLES, 8);
      assertTrue(tables.share() <= MOST, spreads.length + " rows: " + tables);
    }
  }
}
