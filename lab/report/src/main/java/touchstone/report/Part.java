package touchstone.report;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A piece of a report, laid out by {@link Markdown} or {@link Html}. All text is plain. */
sealed interface Part {

  /**
   * A heading.
   *
   * @param level 1 for the title
   */
  record Heading(int level, String text) implements Part {}

  record Paragraph(String text) implements Part {}

  record Bullets(List<String> items) implements Part {}

  /** Text whose lines and spaces matter. */
  record Verbatim(String text) implements Part {}

  record Tabular(Table table) implements Part {}

  /** A picture of what the table after it says in figures; layouts without pictures leave it out. */
  record Intervals(String title, List<Bar> bars) implements Part {}

  /**
   * One row of {@link Intervals}.
   *
   * @param ratio of time over the reference's
   * @param low absent, with {@code high}, where there is no interval
   */
  record Bar(
      String label,
      double ratio,
      @Nullable Double low,
      @Nullable Double high,
      String verdict) {}
}
