package touchstone.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import touchstone.model.Summary;

/**
 * The rows of {@code summary.json} as RFC 4180: a header, a line each, ends of line CR LF, figures in full. First the groups, then
 * the tables over several workloads, then what was measured cold, of which only what warm rows have as well.
 */
final class SummaryCsv {

  private static final List<String> HEADER = List.of(
      "workload",
      "operation",
      "result",
      "jdk",
      "cold",
      "contestant",
      "row",
      "blocks",
      "ns_per_op",
      "wall_ns_per_op",
      "bytes_per_op",
      "ratio",
      "low",
      "high",
      "hodges_lehmann",
      "more_blocks",
      "verdict",
      "tie",
      "note");

  private SummaryCsv() {}

  static String of(Summary summary) {
    List<List<String>> lines = new ArrayList<>();
    lines.add(HEADER);
    summary.groups().forEach(group -> warm(lines, group));
    summary.overall().forEach(group -> warm(lines, group));
    summary.cold().forEach(group -> cold(lines, group));
    return lines.stream()
        .map(line -> line.stream().map(SummaryCsv::field).collect(Collectors.joining(",")))
        .collect(Collectors.joining("\r\n", "", "\r\n"));
  }

  private static void warm(List<List<String>> lines, Summary.Group group) {
    for (Summary.Row row : group.rows()) {
      lines.add(List.of(
          group.workload(),
          group.operation(),
          group.result(),
          text(group.jdk()),
          "",
          row.contestant(),
          text(row.row()),
          text(row.blocks()),
          text(row.nsPerOp()),
          text(row.wallNsPerOp()),
          text(row.bytesPerOp()),
          text(row.ratio()),
          text(row.low()),
          text(row.high()),
          text(row.hodgesLehmann()),
          text(row.moreBlocks()),
          row.verdict(),
          row.tie(),
          text(row.note())));
    }
  }

  private static void cold(List<List<String>> lines, Summary.ColdGroup group) {
    for (Summary.ColdRow row : group.rows()) {
      lines.add(List.of(
          group.workload(),
          group.operation(),
          "",
          text(group.jdk()),
          group.archive(),
          row.contestant(),
          text(row.row()),
          text(row.samples()),
          text(row.medianNs()),
          text(row.wallMedianNs()),
          "",
          text(row.ratio()),
          text(row.ratioLow()),
          text(row.ratioHigh()),
          "",
          "",
          row.verdict(),
          row.tie(),
          text(row.note())));
    }
  }

  private static String text(@Nullable Object value) {
    return value == null ? "" : value.toString();
  }

  private static String field(String text) {
    boolean plain = text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
    return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
  }
}
