package touchstone.report;

import java.util.List;

/** A piece of a report, laid out by {@link Markdown} or {@link HtmlParts}. All text is plain. */
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

  /**
   * Parts that belong together: a page that is narrowed down leaves them out together, when they are about something else or no row
   * in them is left.
   */
  record Scoped(About about, List<Part> parts) implements Part {}
}
