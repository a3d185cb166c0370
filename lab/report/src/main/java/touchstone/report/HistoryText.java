package touchstone.report;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import touchstone.stats.ChangePoints;

/** A history for a terminal. */
public final class HistoryText {

  private static final List<Table.Column> COLUMNS = List.of(
      Table.Column.left("Contestant"),
      Table.Column.right("Runs"),
      Table.Column.right("First"),
      Table.Column.right("Last"),
      Table.Column.left("Changes"));

  private HistoryText() {}

  /** Lines that end in {@code \n}. */
  public static String of(History history) {
    StringBuilder out = new StringBuilder();
    out.append("%s, from %s (%s) to %s (%s)\n\n"
        .formatted(
            Words.count(history.runs().size(), "run"),
            name(history, 0),
            history.runs().get(0).started(),
            name(history, history.runs().size() - 1),
            history.runs().get(history.runs().size() - 1).started()));
    Map<String, List<History.Series>> groups = new LinkedHashMap<>();
    history
        .series()
        .forEach(s -> groups.computeIfAbsent(s.group(), g -> new ArrayList<>()).add(s));
    groups.forEach((group, series) -> out.append(group)
        .append('\n')
        .append(TextTable.of(
            new Table(COLUMNS, series.stream().map(s -> cells(history, s)).toList())))
        .append('\n'));
    out.append(
        "Figures are times over those of the contestants that were the same in every run, by "
            + history.clock() + " time.\n");
    history
        .notices()
        .forEach(n -> out.append("Note: ").append(Printable.line(n)).append('\n'));
    return out.toString();
  }

  private static List<String> cells(History history, History.Series series) {
    List<History.Point> points = series.points();
    return List.of(
        series.contestant(),
        String.valueOf(points.size()),
        ratio(points.get(0)),
        ratio(points.get(points.size() - 1)),
        changes(history, series));
  }

  private static String changes(History history, History.Series series) {
    if (series.points().size() < ChangePoints.FEWEST) {
      return "too few runs";
    }
    return series.changes().isEmpty()
        ? "none"
        : series.changes().stream()
            .map(c -> "%s: %s to %s"
                .formatted(
                    name(history, c.run()), Figures.ratio(c.before()), Figures.ratio(c.after())))
            .collect(Collectors.joining("; "));
  }

  private static String ratio(History.Point point) {
    return Figures.ratio(point.ratio(), point.low(), point.high());
  }

  private static String name(History history, int run) {
    Path path = Path.of(history.runs().get(run).path());
    return path.getFileName() == null ? path.toString() : path.getFileName().toString();
  }
}
