package touchstone.report;

import java.util.List;

/**
 * Lays a report out as one HTML file that needs nothing else: no script, no font, no style from outside. The markup is also
 * well-formed XML.
 */
final class Html {

  private static final String STYLE = """
      :root { color-scheme: light dark; --ink: #1b1b1f; --paper: #fff; --soft: #5f6470; --line: #d9dce3;
        --shade: #f4f5f8; --good: #14713d; --bad: #b3261e; --mark: #2b5fb3; }
      @media (prefers-color-scheme: dark) { :root { --ink: #e7e8ec; --paper: #17181c; --soft: #a2a7b4;
        --line: #3a3d46; --shade: #21232a; --good: #6fd39b; --bad: #ff8f86; --mark: #8ab4f8; } }
      * { box-sizing: border-box; }
      body { margin: 0 auto; padding: 1rem; max-width: 75rem; background: var(--paper); color: var(--ink);
        font: 16px/1.5 system-ui, sans-serif; }
      h1, h2, h3, h4 { line-height: 1.25; }
      h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line); }
      pre { padding: .75rem; background: var(--shade); white-space: pre-wrap; overflow-wrap: anywhere; }
      .wide { overflow-x: auto; }
      table { border-collapse: collapse; font-size: .9rem; }
      th, td { padding: .25rem .6rem; border-bottom: 1px solid var(--line); text-align: left;
        vertical-align: top; white-space: nowrap; }
      td:last-child { white-space: normal; min-width: 8rem; }
      th.right, td.right { text-align: right; font-variant-numeric: tabular-nums; }
      th { background: var(--shade); }
      .good { color: var(--good); }
      .bad { color: var(--bad); }
      svg { display: block; width: 100%; max-width: 46rem; height: auto; margin: 1rem 0; }
      svg text { fill: var(--ink); font: 12px system-ui, sans-serif; }
      svg .axis { stroke: var(--line); }
      svg .one { stroke: var(--soft); stroke-dasharray: 3 3; }
      svg .reach { stroke: var(--mark); stroke-width: 2; }
      svg .point { fill: var(--mark); }
      @media print { body { max-width: none; font-size: 10pt; } .wide { overflow: visible; }
        th, td { white-space: normal; } h2, h3, h4 { break-after: avoid; } tr, svg { break-inside: avoid; } }
      """;

  private final StringBuilder out = new StringBuilder();

  private Html() {}

  static String of(String title, List<Part> parts) {
    Html html = new Html();
    html.out
        .append(
            "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\">\n<head>\n")
        .append("<meta charset=\"utf-8\"/>\n")
        .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n")
        .append("<title>")
        .append(text(title))
        .append("</title>\n<style>\n")
        .append(STYLE)
        .append("</style>\n</head>\n<body>\n");
    parts.forEach(html::add);
    html.out.append("</body>\n</html>\n");
    return html.out.toString();
  }

  private void add(Part part) {
    if (part instanceof Part.Heading heading) {
      element("h" + heading.level(), heading.text());
    } else if (part instanceof Part.Paragraph paragraph) {
      element("p", paragraph.text());
    } else if (part instanceof Part.Bullets bullets) {
      out.append("<ul>\n");
      bullets.items().forEach(item -> element("li", item));
      out.append("</ul>\n");
    } else if (part instanceof Part.Verbatim verbatim) {
      out.append("<pre>").append(escape(Printable.lines(verbatim.text()))).append("</pre>\n");
    } else if (part instanceof Part.Tabular tabular) {
      table(tabular.table());
    } else if (part instanceof Part.Intervals intervals) {
      out.append(IntervalChart.svg(intervals));
    }
  }

  private void element(String name, String text) {
    out.append("<%s>%s</%s>\n".formatted(name, text(text), name));
  }

  private void table(Table table) {
    out.append("<div class=\"wide\"><table>\n<thead><tr>");
    for (Table.Column column : table.columns()) {
      out.append("<th%s>%s</th>".formatted(attribute(column, ""), text(column.title())));
    }
    out.append("</tr></thead>\n<tbody>\n");
    for (List<String> row : table.rows()) {
      out.append("<tr>");
      for (int i = 0; i < row.size(); i++) {
        out.append("<td%s>%s</td>"
            .formatted(attribute(table.columns().get(i), row.get(i)), text(row.get(i))));
      }
      out.append("</tr>\n");
    }
    out.append("</tbody>\n</table></div>\n");
  }

  private static String attribute(Table.Column column, String cell) {
    if (column.right()) {
      return " class=\"right\"";
    }
    if (!column.title().equals(GroupTable.VERDICT)) {
      return "";
    }
    return switch (Verdicts.tone(cell)) {
      case GOOD -> " class=\"good\"";
      case BAD -> " class=\"bad\"";
      case PLAIN -> "";
    };
  }

  /** One line of text, escaped. */
  static String text(String text) {
    return escape(Printable.line(text));
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
