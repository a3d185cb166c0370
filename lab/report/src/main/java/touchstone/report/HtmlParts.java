package touchstone.report;

import java.util.List;

/** Lays the parts of a report out as a piece of a page. */
final class HtmlParts {

  private final Markup out = new Markup();

  /** The heading that a table stands under, which is its caption. */
  private String heading;

  private final int deeper;

  private HtmlParts(String heading, int deeper) {
    this.heading = heading;
    this.deeper = deeper;
  }

  /**
   * Lays parts out.
   *
   * @param heading that they stand under
   * @param deeper how many levels their own headings go down
   */
  static String of(String heading, List<Part> parts, int deeper) {
    HtmlParts html = new HtmlParts(heading, deeper);
    parts.forEach(html::add);
    return html.out.toString();
  }

  private void add(Part part) {
    if (part instanceof Part.Heading title) {
      heading = title.text();
      out.element("h" + (title.level() + deeper), title.text()).raw("\n");
    } else if (part instanceof Part.Paragraph paragraph) {
      out.element("p", paragraph.text()).raw("\n");
    } else if (part instanceof Part.Bullets bullets) {
      out.open("ul");
      bullets.items().forEach(item -> out.element("li", item));
      out.close("ul");
    } else if (part instanceof Part.Verbatim verbatim) {
      out.open("pre", "tabindex", "0", "role", "group", "aria-label", "Output, " + heading)
          .raw(Markup.escape(Printable.lines(verbatim.text())))
          .close("pre");
    } else if (part instanceof Part.Tabular tabular) {
      table(tabular.table());
    } else if (part instanceof Part.Scoped scoped) {
      out.open("div", scoped.about().attributes("class", "part")).raw("\n");
      scoped.parts().forEach(this::add);
      out.close("div");
    }
  }

  private void table(Table table) {
    openTable(out, heading);
    out.open("thead").open("tr");
    for (Table.Column column : table.columns()) {
      out.element(
          "th", column.title(), column.about().attributes("scope", "col", "class", side(column)));
    }
    out.close("tr", "thead").open("tbody");
    for (int r = 0; r < table.rows().size(); r++) {
      List<String> row = table.rows().get(r);
      out.open("tr", table.about(r).attributes());
      for (int i = 0; i < row.size(); i++) {
        Table.Column column = table.columns().get(i);
        if (i == 0) {
          out.element("th", row.get(i), "scope", "row");
        } else {
          out.element("td", row.get(i), column.about().attributes("class", side(column)));
        }
      }
      out.close("tr");
    }
    closeTable(out);
  }

  private static String side(Table.Column column) {
    return column.right() ? "right" : "left";
  }

  /** A table that scrolls within its own width, by keys too; what it is about is said to those who cannot see the heading. */
  static void openTable(Markup out, String caption) {
    out.open("div", "class", "wide", "role", "group", "tabindex", "0", "aria-label", caption)
        .open("table")
        .element("caption", caption);
  }

  static void closeTable(Markup out) {
    out.close("tbody", "table", "div");
  }
}
