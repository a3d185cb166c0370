package touchstone.stats;

import java.util.Arrays;
import java.util.Random;

/**
 * How races of two rows ended: each was looked at as often as its looks say, and ended with its first verdict.
 *
 * @param races that were run
 * @param faster of them said that the first row is faster
 * @param slower said that it is slower
 * @param equivalent said that it is neither
 */
public record PairRaces(int races, int faster, int slower, int equivalent) {

  /** Told apart, whichever way. */
  public int toldApart() {
    return faster + slower;
  }

  /** Undecided when the last look was over. */
  public int undecided() {
    return races - toldApart() - equivalent;
  }

  /** Of so many races, a count as a share; NaN of none. */
  public double share(int count) {
    return races == 0 ? Double.NaN : (double) count / races;
  }

  /** One ended race. */
  public record End(Verdict verdict, int blocks) {}

  /**
   * Races two rows.
   *
   * @param row nanoseconds per operation by block, as many as the last look asks for, or fewer where the run ended before: its
   *     end takes the place of the next look
   */
  public static End race(double[] row, double[] other, Looks looks) {
    int blocks = Math.min(row.length, looks.last());
    for (int look : looks.blocks()) {
      int now = Math.min(look, blocks);
      Verdict verdict = verdict(Arrays.copyOf(row, now), Arrays.copyOf(other, now), looks);
      if (verdict != Verdict.UNDECIDED || now == blocks) {
        return new End(verdict, now);
      }
    }
    throw new IllegalStateException("there is no look");
  }

  /** The bootstrap, which takes nearly all of the time, can only widen: what is undecided without it stays so. */
  private static Verdict verdict(double[] row, double[] other, Looks looks) {
    double[] differences = PairedLogRatio.differences(row, other);
    MeanOfForks mean = MeanOfForks.of(differences);
    PairedLogRatio student =
        new PairedLogRatio(differences.length, mean.mean(), mean.standardError());
    Verdict verdict = Verdict.of(student.interval(looks.alpha()), student.blocks(), Rules.STANDARD);
    if (verdict == Verdict.UNDECIDED) {
      return verdict;
    }
    PairedLogRatio pair = PairedLogRatio.of(row, other);
    return Verdict.of(pair.interval(looks.alpha()), pair.blocks(), Rules.STANDARD);
  }

  /**
   * Races made of measured blocks, drawn with replacement: what a longer run, or another like it, would have said.
   *
   * @param row of measured blocks; NaN in none
   * @param seed of the draws
   */
  public static PairRaces drawn(double[] row, double[] other, Looks looks, int races, long seed) {
    return drawn(row, other, looks, races, seed, false);
  }

  /**
   * The same of rows that are known to be equal: in each block a coin says which of the two is which, as it might have been. So
   * the ratio of the rows that are raced is 1, and their noise is the machine's.
   */
  public static PairRaces ofEquals(
      double[] row, double[] other, Looks looks, int races, long seed) {
    return drawn(row, other, looks, races, seed, true);
  }

  private static PairRaces drawn(
      double[] row, double[] other, Looks looks, int races, long seed, boolean swaps) {
    Random random = new Random(seed);
    PairRaces ends = new PairRaces(0, 0, 0, 0);
    for (int i = 0; i < races; i++) {
      double[] first = new double[looks.last()];
      double[] second = new double[looks.last()];
      for (int b = 0; b < first.length; b++) {
        int block = random.nextInt(row.length);
        boolean swapped = swaps && random.nextBoolean();
        first[b] = swapped ? other[block] : row[block];
        second[b] = swapped ? row[block] : other[block];
      }
      ends = ends.and(race(first, second, looks).verdict());
    }
    return ends;
  }

  /** With one more race. */
  public PairRaces and(Verdict verdict) {
    return new PairRaces(
        races + 1,
        faster + (verdict == Verdict.FASTER ? 1 : 0),
        slower + (verdict == Verdict.SLOWER ? 1 : 0),
        equivalent + (verdict == Verdict.EQUIVALENT ? 1 : 0));
  }

  /** All of both. */
  public PairRaces and(PairRaces more) {
    return new PairRaces(
        races + more.races,
        faster + more.faster,
        slower + more.slower,
        equivalent + more.equivalent);
  }
}
