package touchstone.stats;

import java.util.Optional;

/** What an interval of a row's time over the reference's supports. */
public enum Verdict {
  /** The interval lies under 1. */
  FASTER,
  /** The interval lies over 1. */
  SLOWER,
  /** The interval holds 1 and reaches no further than the margin: a difference, if any, is too small to matter. */
  EQUIVALENT,
  /** The interval is too wide, there is none, or it rests on too few blocks. */
  UNDECIDED;

  /**
   * The verdict.
   *
   * @param blocks that the interval rests on
   */
  public static Verdict of(Optional<Interval> interval, int blocks, Rules rules) {
    if (interval.isEmpty() || blocks < rules.minBlocks()) {
      return UNDECIDED;
    }
    Interval ratio = interval.get();
    if (ratio.excludes(1)) {
      return ratio.high() < 1 ? FASTER : SLOWER;
    }
    // An interval at level alpha inside the margin: the two one-sided tests at alpha / 2 each both
    // reject (Schuirmann 1987).
    return ratio.isWithin(rules.margin()) ? EQUIVALENT : UNDECIDED;
  }

  public boolean tellsApart() {
    return this == FASTER || this == SLOWER;
  }
}
