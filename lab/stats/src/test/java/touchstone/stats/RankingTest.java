package touchstone.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RankingTest {

  private static final double NONE = Double.NaN;

  /** Blocks of very different speed, as a loaded machine has them. */
  private static final double[] MACHINE = {1.0, 1.7, 0.8, 1.2, 2.4, 1.1};

  private static final double[] WOBBLE = {1.004, 0.997, 1.001, 0.996, 1.002, 1.0};

  private static double[] row(double ns, int shift) {
    double[] times = new double[MACHINE.length];
    for (int b = 0; b < times.length; b++) {
      times[b] = ns * MACHINE[b] * WOBBLE[(b + shift) % WOBBLE.length];
    }
    return times;
  }

  private static Ranking rank(Map<String, double[]> times) {
    return Ranking.of(times, Set.of(), Rules.STANDARD);
  }

  private static List<String> names(Ranking ranking) {
    return ranking.rows().stream().map(Ranking.Row::name).toList();
  }

  private static Ranking.Row find(Ranking ranking, String name) {
    return ranking.rows().stream()
        .filter(r -> r.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static Verdict verdict(Ranking ranking, String name) {
    return find(ranking, name).comparison().orElseThrow().verdict();
  }

  @Test
  void theFastestIsTheReferenceAndTheOthersAreComparedWithIt() {
    Ranking ranking = rank(Map.of(
        "slow", row(200, 0),
        "fast", row(100, 1),
        "near", row(100.1, 2)));
    assertEquals(List.of("fast", "near", "slow"), names(ranking));
    assertEquals(Optional.of("fast"), ranking.reference());
    assertEquals(Verdict.EQUIVALENT, verdict(ranking, "near"));
    assertEquals(Verdict.SLOWER, verdict(ranking, "slow"));
    Ranking.Comparison slow = find(ranking, "slow").comparison().orElseThrow();
    assertEquals(2, slow.ratio().ratio().orElseThrow(), 0.01);
    assertTrue(slow.interval().orElseThrow().low() > 1.95);
    assertEquals(
        List.of("a", "a", "b"), ranking.rows().stream().map(Ranking.Row::ties).toList());
  }

  @Test
  void theEstimateIsTheGeometricMean() {
    Ranking ranking = rank(Map.of("only", new double[] {100, NONE, 400}));
    assertEquals(200, ranking.rows().get(0).nsPerOp(), 1e-9);
    assertEquals(2, ranking.rows().get(0).blocks());
    assertEquals(Optional.of("only"), ranking.reference());
    assertEquals("a", ranking.rows().get(0).ties());
  }

  @Test
  void equalRowsAreOrderedByName() {
    Ranking ranking = rank(Map.of("b", row(100, 0), "c", row(100, 0), "a", row(100, 0)));
    assertEquals(List.of("a", "b", "c"), names(ranking));
    assertEquals(Verdict.EQUIVALENT, verdict(ranking, "c"));
  }

  @Test
  void aRowThatRanOnlyWhileTheMachineWasQuietGainsNothingByIt() {
    double[] lucky = row(110, 1);
    lucky[1] = NONE;
    lucky[4] = NONE;
    Ranking ranking = rank(Map.of("lucky", lucky, "steady", row(100, 0)));
    assertTrue(find(ranking, "lucky").nsPerOp() < find(ranking, "steady").nsPerOp());
    assertEquals(Optional.of("steady"), ranking.reference());
    assertEquals(
        1.1, find(ranking, "lucky").comparison().orElseThrow().ratio().ratio().orElseThrow(), 0.01);
  }

  @Test
  void aRowThatAlmostAlwaysFailedIsNotTheReference() {
    double[] rare = {10, NONE, NONE, NONE, NONE, NONE};
    Ranking ranking = rank(Map.of("rare", rare, "x", row(100, 0), "y", row(200, 1)));
    assertEquals(Optional.of("x"), ranking.reference());
    assertEquals("rare", names(ranking).get(0));
    assertEquals(Verdict.UNDECIDED, verdict(ranking, "rare"));
    assertEquals(Verdict.SLOWER, verdict(ranking, "y"));
  }

  @Test
  void aRowThatLeftTheRaceIsStillTheReferenceAsLongAsItHasNotFailed() {
    Map<String, double[]> times = new HashMap<>();
    times.put("fast", longer(row(100, 0), 0));
    times.put("slow", longer(row(200, 1), 3));
    times.put("alike", longer(row(200.2, 2), 3));
    Ranking ranking = rank(times);
    assertEquals(Optional.of("fast"), ranking.reference());
    assertEquals(Verdict.SLOWER, verdict(ranking, "slow"));
    assertEquals(6, find(ranking, "fast").blocks());
    assertEquals(24, find(ranking, "slow").blocks());
    for (int b = 0; b < 4; b++) {
      times.get("fast")[6 + 4 * b] = times.get("fast")[b];
      times.get("fast")[b] = NONE;
    }
    assertEquals(Optional.of("slow"), rank(times).reference());
  }

  /** A row, and so many times the same again; none where a row with that has none. */
  private static double[] longer(double[] row, int again) {
    double[] times = new double[4 * row.length];
    for (int b = 0; b < times.length; b++) {
      times[b] = b / row.length > again ? NONE : row[b % row.length];
    }
    return times;
  }

  @Test
  void anotherFormatIsComparedButNeitherReferenceNorLettered() {
    Ranking ranking = Ranking.of(
        Map.of("binary", row(10, 0), "json", row(100, 1), "other", row(300, 2)),
        Set.of("binary"),
        Rules.STANDARD);
    assertEquals(Optional.of("json"), ranking.reference());
    assertEquals(List.of("binary", "json", "other"), names(ranking));
    assertEquals("", find(ranking, "binary").ties());
    assertEquals(
        0.1,
        find(ranking, "binary").comparison().orElseThrow().ratio().ratio().orElseThrow(),
        0.01);
    assertEquals("a", find(ranking, "json").ties());
    assertEquals("b", find(ranking, "other").ties());
  }

  @Test
  void onlyAnotherFormatHasNoReference() {
    Ranking ranking = Ranking.of(Map.of("binary", row(10, 0)), Set.of("binary"), Rules.STANDARD);
    assertEquals(Optional.empty(), ranking.reference());
    assertEquals(10, ranking.rows().get(0).nsPerOp(), 3);
  }

  @Test
  void rowsWithoutAFigureAreLeftOut() {
    Ranking ranking = rank(Map.of("x", new double[] {NONE}, "y", new double[] {5}));
    assertEquals(List.of("y"), names(ranking));
    assertEquals(List.of(), rank(Map.of()).rows());
    assertThrows(IllegalArgumentException.class, () -> rank(Map.of("x", new double[] {0})));
  }

  @Test
  void tooFewBlocksTellNothingApart() {
    Ranking ranking = rank(Map.of(
        "x", new double[] {10, 10.1},
        "y", new double[] {100, 101}));
    Ranking.Comparison y = find(ranking, "y").comparison().orElseThrow();
    assertEquals(Verdict.UNDECIDED, y.verdict());
    assertTrue(y.interval().isPresent());
    assertEquals("a", find(ranking, "y").ties());
  }

  @Test
  void lettersNeverContradictVerdicts() {
    Random random = new Random(11);
    int apart = 0;
    for (int repeat = 0; repeat < 300; repeat++) {
      Map<String, double[]> times = new HashMap<>();
      int rows = 2 + random.nextInt(7);
      for (int r = 0; r < rows; r++) {
        double level = 1 + 0.3 * random.nextDouble();
        double spread = 0.2 * random.nextDouble();
        double[] values = new double[7];
        for (int b = 0; b < values.length; b++) {
          values[b] =
              random.nextInt(12) == 0 ? NONE : level * Math.exp(spread * random.nextGaussian());
        }
        times.put("row" + r, values);
      }
      Ranking ranking = rank(times);
      String best = find(ranking, ranking.reference().orElseThrow()).ties();
      for (Ranking.Row row : ranking.rows()) {
        if (row.comparison().isPresent()) {
          boolean tells = row.comparison().get().verdict().tellsApart();
          boolean shares = row.ties().chars().anyMatch(c -> best.indexOf(c) >= 0);
          assertEquals(tells, !shares, () -> ranking.toString());
          apart += tells ? 1 : 0;
        }
      }
    }
    assertTrue(apart > 100, "told apart: " + apart);
    assertFalse(apart > 1500, "told apart: " + apart);
  }

  @Test
  void theOrderOfTheInputDoesNotMatter() {
    Map<String, double[]> forth = new java.util.LinkedHashMap<>();
    Map<String, double[]> back = new java.util.LinkedHashMap<>();
    for (int i = 0; i < 6; i++) {
      forth.put("row" + i, row(100 + i, i));
      back.put("row" + (5 - i), row(105 - i, 5 - i));
    }
    assertEquals(rank(forth), rank(back));
  }
}
