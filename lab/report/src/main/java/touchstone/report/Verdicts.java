package touchstone.report;

import java.util.Locale;
import touchstone.model.Sample;
import touchstone.model.Summary;
import touchstone.report.chart.Palette;
import touchstone.stats.Verdict;

/** The verdict words of {@code summary.json}. */
final class Verdicts {

  static final String REFERENCE = "reference";
  static final String FASTER = word(Verdict.FASTER);
  static final String SLOWER = word(Verdict.SLOWER);
  static final String UNDECIDED = word(Verdict.UNDECIDED);
  static final String FLOOR = "floor";
  static final String NOT_REACHED = "not reached";

  private Verdicts() {}

  static String word(Verdict verdict) {
    return verdict.name().toLowerCase(Locale.ROOT);
  }

  static String word(Sample.Status status) {
    return status.name().toLowerCase(Locale.ROOT);
  }

  /** True of a row whose contestant gave a wrong answer, or none. */
  static boolean failed(Summary.Row row) {
    return !row.hasFigure()
        && !row.verdict().equals(NOT_REACHED)
        && !row.verdict().equals(UNDECIDED);
  }

  /** The colour of a row's verdict in the palette of charts and pages. */
  static String color(Summary.Row row, boolean ranked) {
    return color(row.verdict(), row.hasFigure(), ranked);
  }

  static String color(String verdict, boolean hasFigure, boolean ranked) {
    if (!hasFigure) {
      return tone(verdict) == Tone.BAD ? "failed" : "plain";
    }
    return ranked && Palette.VERDICTS.contains(verdict) ? verdict : "plain";
  }

  /** How a verdict is coloured on a terminal. */
  enum Tone {
    GOOD,
    PLAIN,
    BAD
  }

  static Tone tone(String verdict) {
    return switch (verdict) {
      case "reference", "faster", "equivalent" -> Tone.GOOD;
      case "wrong", "threw", "hung", "crashed" -> Tone.BAD;
      default -> Tone.PLAIN;
    };
  }
}
