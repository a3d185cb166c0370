package touchstone.report;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Lays a report out as GitHub-flavoured Markdown. */
final class Markdown {

  /** What Markdown would read as markup; an underscore within a word is none. */
  private static final Pattern MARKUP =
      Pattern.compile("[\\\\`*\\[\\]<>&|~]|(?<![\\p{L}\\p{N}])_|_(?![\\p{L}\\p{N}])");

  /** What would make a list, a heading or a rule of a line that begins with it: the place before the sign, with a number before it. */
  private static final Pattern LINE_START = Pattern.compile("^(\\d+(?=[.)] )|(?=[#+=-]))");

  private static final Pattern BACKTICKS = Pattern.compile("`+");

  private final StringBuilder out = new StringBuilder();

  private Markdown() {}

  static String of(List<Part> parts) {
    Markdown markdown = new Markdown();
    parts.forEach(markdown::add);
    return markdown.out.toString();
  }

  private void add(Part part) {
    if (part instanceof Part.Scoped scoped) {
      scoped.parts().forEach(this::add);
      return;
    }
    if (out.length() > 0) {
      out.append('\n');
    }
    if (part instanceof Part.Heading heading) {
      out.append("#".repeat(heading.level()))
          .append(' ')
          .append(text(heading.text()))
          .append('\n');
    } else if (part instanceof Part.Paragraph paragraph) {
      out.append(paragraph(paragraph.text())).append('\n');
    } else if (part instanceof Part.Bullets bullets) {
      bullets.items().forEach(item -> out.append("- ").append(paragraph(item)).append('\n'));
    } else if (part instanceof Part.Verbatim verbatim) {
      verbatim(Printable.lines(verbatim.text()));
    } else if (part instanceof Part.Tabular tabular) {
      table(tabular.table());
    }
  }

  private void verbatim(String text) {
    // A fence ends at the first run of as many backticks as it began with.
    int longest = BACKTICKS
        .matcher(text)
        .results()
        .mapToInt(run -> run.end() - run.start())
        .max()
        .orElse(0);
    String fence = "`".repeat(Math.max(3, longest + 1));
    out.append(fence).append('\n').append(text).append('\n').append(fence).append('\n');
  }

  private void table(Table table) {
    line(table.columns().stream().map(Table.Column::title).toList());
    out.append(table.columns().stream()
            .map(c -> c.right() ? "---:" : "---")
            .collect(Collectors.joining(" | ", "| ", " |")))
        .append('\n');
    table.rows().forEach(this::line);
  }

  private void line(List<String> cells) {
    out.append(cells.stream().map(Markdown::text).collect(Collectors.joining(" | ", "| ", " |")))
        .append('\n');
  }

  private static String paragraph(String text) {
    return LINE_START.matcher(text(text)).replaceFirst("$1\\\\");
  }

  private static String text(String text) {
    return MARKUP
        .matcher(Printable.line(text))
        .replaceAll(found -> Matcher.quoteReplacement(escape(found.group())));
  }

  private static String escape(String markup) {
    // Tables of some readers take a backslash before < for text, and then the < for HTML.
    return switch (markup) {
      case "<" -> "&lt;";
      case ">" -> "&gt;";
      case "&" -> "&amp;";
      default -> "\\" + markup;
    };
  }
}
