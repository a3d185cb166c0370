package touchstone.report;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import touchstone.model.Contestant;
import touchstone.report.chart.Chart;

/** What the sections of all groups have in common, warm or cold. */
final class GroupMarkup {

  private GroupMarkup() {}

  /**
   * Opens a section, which the page's filters know by what it is about, and its heading.
   *
   * @param of what stands in the heading behind the operation
   */
  static void open(Markup out, String id, String operation, String workload, int jdk, String of) {
    out.open(
        "section",
        "class",
        "group",
        "id",
        id,
        "data-operation",
        operation,
        "data-workload",
        workload,
        "data-jdk",
        String.valueOf(jdk));
    out.open("h3", "tabindex", "-1")
        .write(operation)
        .element("span", " " + of, "class", "of")
        .close("h3");
  }

  static void nothingToDraw(Markup out) {
    out.element(
        "p",
        "Nothing to draw: no contestant has a figure here. The table says why.",
        "class",
        "none");
  }

  static void figure(Markup out, Optional<Chart> chart, String caption, String id) {
    chart.ifPresent(
        c -> out.open("figure").element("figcaption", caption).raw(c.inline(id)).close("figure"));
  }

  /** Heads a column of figures. */
  static void figures(Markup out, String title) {
    heading(out, title, "right", "figures");
  }

  /** Heads a column of words. */
  static void words(Markup out, String title) {
    heading(out, title, "left", "words");
  }

  /** Heads the last column, of which each cell unfolds. */
  static void unfolding(Markup out, String title) {
    heading(out, title, "left", "figures");
  }

  private static void heading(Markup out, String title, String side, String sort) {
    out.element("th", title, "scope", "col", "class", side, "data-sort", sort);
  }

  /**
   * Opens a contestant's row with who it is.
   *
   * @param published the row's name in a published table
   * @param note shown beside the name
   */
  static void openRow(
      Markup out, Contestant contestant, @Nullable String published, @Nullable String note) {
    out.open("tr", "data-contestant", contestant.name())
        .open("th", "scope", "row")
        .element("b", contestant.name())
        .element(
            "small",
            "%s %s, %s%s"
                .formatted(
                    contestant.title(),
                    contestant.version(),
                    contestant.binding(),
                    published == null ? "" : ", published as " + published));
    if (note != null) {
      out.element("small", note, "class", "note");
    }
    out.close("th");
  }

  /** In the place of so many columns of figures. */
  static void noFigure(Markup out, @Nullable String note, String verdict, int columns) {
    out.element(
        "td",
        "No figure: " + (note == null ? verdict : note),
        "colspan",
        String.valueOf(columns),
        "class",
        "none");
  }

  static void verdict(Markup out, String verdict, String color, String tie) {
    out.open("td")
        .element("span", verdict, "class", "chip " + color)
        .close("td")
        .element("td", tie);
  }

  /**
   * A figure.
   *
   * @param value to sort by
   * @param below in small print; empty where there is nothing to say
   */
  static void cell(Markup out, @Nullable Double value, String figure, String below) {
    out.open("td", "class", "right", "data-v", value == null ? "" : String.valueOf(value))
        .write(figure);
    if (!below.isEmpty()) {
      out.element("small", below);
    }
    out.close("td");
  }

  /** Of a row's time over that of the reference. */
  static void ratio(Markup out, @Nullable Double ratio, String interval, boolean hasReference) {
    if (hasReference) {
      cell(out, ratio, ratio == null ? "no shared block" : Figures.ratio(ratio), interval);
    } else {
      // No row writes JSON, or none parses it.
      cell(out, null, "not ranked", "");
    }
  }
}
