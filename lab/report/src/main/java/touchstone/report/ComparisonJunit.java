package touchstone.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A comparison as the XML in which CI systems expect test results: a suite for each group, a case for each contestant. What
 * breaks a rule of {@code --fail-on} is a failure; what nothing could be said about is skipped.
 */
public final class ComparisonJunit {

  private ComparisonJunit() {}

  /** The document. */
  public static String of(Comparison comparison, FailOn failOn) {
    Map<String, List<Comparison.Row>> groups = new LinkedHashMap<>();
    comparison
        .rows()
        .forEach(r -> groups.computeIfAbsent(r.group(), g -> new ArrayList<>()).add(r));
    StringBuilder out = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    out.append("<testsuites name=\"touchstone compare\"%s>\n"
        .formatted(counts(comparison.rows(), failOn)));
    groups.forEach((group, rows) -> {
      out.append("  <testsuite name=\"%s\"%s%s>\n"
          .formatted(escaped(group), counts(rows, failOn), skipped(rows, failOn)));
      rows.forEach(row -> testCase(out, row, failOn));
      out.append("  </testsuite>\n");
    });
    return out.append("</testsuites>\n").toString();
  }

  private static String counts(List<Comparison.Row> rows, FailOn failOn) {
    long failures = rows.stream().filter(r -> failOn.broken(r).isPresent()).count();
    return " tests=\"%s\" failures=\"%s\" errors=\"0\" time=\"0\"".formatted(rows.size(), failures);
  }

  /** Only of a suite: strict readers, such as Jenkins's xUnit plugin, take no such attribute of all suites. */
  private static String skipped(List<Comparison.Row> rows, FailOn failOn) {
    long skipped =
        rows.stream().filter(r -> failOn.broken(r).isEmpty() && saysNothing(r)).count();
    return " skipped=\"%s\"".formatted(skipped);
  }

  private static boolean saysNothing(Comparison.Row row) {
    return row.verdict().equals(Comparison.MISSING) || row.verdict().equals(Comparison.NO_CONTROL);
  }

  private static void testCase(StringBuilder out, Comparison.Row row, FailOn failOn) {
    out.append("    <testcase classname=\"%s\" name=\"%s\" time=\"0\">\n"
        .formatted(escaped(row.group()), escaped(row.contestant())));
    Optional<String> broken = failOn.broken(row);
    String figures = "%s, %s; %s to %s per operation"
        .formatted(
            row.verdict(),
            Figures.ratio(row.ratio(), row.low(), row.high()),
            Figures.bytes(row.bytesBefore()),
            Figures.bytes(row.bytesAfter()));
    if (broken.isPresent()) {
      out.append("      <failure type=\"%s\" message=\"%s\">%s</failure>\n"
          .formatted(escaped(row.verdict()), escaped(broken.get()), escaped(figures)));
    } else if (saysNothing(row)) {
      String why = row.note() == null ? row.verdict() : row.verdict() + ": " + row.note();
      out.append("      <skipped message=\"%s\"/>\n".formatted(escaped(why)));
    } else {
      out.append("      <system-out>%s</system-out>\n".formatted(escaped(figures)));
    }
    out.append("    </testcase>\n");
  }

  private static String escaped(String text) {
    return Printable.line(text)
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
