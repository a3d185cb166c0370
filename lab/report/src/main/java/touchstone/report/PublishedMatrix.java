package touchstone.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import touchstone.model.Cell;
import touchstone.model.Forks;
import touchstone.model.Iteration;
import touchstone.model.Operation;
import touchstone.model.Plan;
import touchstone.model.Summary;
import touchstone.model.Workload;
import touchstone.stats.MeanOfForks;

/** A published benchmark in its layout where that is a table for each operation: libraries down, documents across, time in ns. */
final class PublishedMatrix {

  private final Plan plan;
  private final Forks forks;
  private final ToDoubleFunction<Iteration> clock;

  /** Contestants by their published name, in the published order. */
  private final Map<String, String> rows = new LinkedHashMap<>();

  /** Documents by their published name, smallest first. */
  private final Map<String, Workload> columns = new LinkedHashMap<>();

  private PublishedMatrix(Plan plan, Forks forks, Summary summary) {
    this.plan = plan;
    this.forks = forks;
    this.clock = Summaries.clock(summary.clock());
    Map<String, Workload> found = new LinkedHashMap<>();
    named()
        .forEach(cell -> PublishedName.of(cell).ifPresent(name -> {
          if (name.column() != null) {
            rows.putIfAbsent(name.row(), cell.contestant());
            found.putIfAbsent(name.column(), plan.workload(cell.workload()));
          }
        }));
    found.entrySet().stream()
        .sorted(Map.Entry.comparingByValue(Comparator.comparingLong(Workload::bytes)))
        .forEach(e -> columns.put(e.getKey(), e.getValue()));
  }

  /** One table for each operation and JDK; nothing unless some cell has a name with a column. */
  static List<Part> of(Plan plan, Forks forks, Summary summary) {
    return new PublishedMatrix(plan, forks, summary).parts();
  }

  /** Every cell that has been asked for, those that the gate left out too: their place is in the table. */
  private Stream<Cell> named() {
    return Stream.concat(plan.cells().stream(), plan.excluded().stream().map(Plan.Exclusion::cell));
  }

  private List<Part> parts() {
    List<Part> parts = new ArrayList<>();
    if (rows.isEmpty()) {
      return parts;
    }
    parts.add(new Part.Paragraph(
        "Nanoseconds per operation, the arithmetic mean over forks, in JVMs that have come to rest. A column's name and size are those of the"
            + " published benchmark, whose libraries stand by the names that it gave them:"));
    parts.add(new Part.Bullets(List.of(documents(), contestants())));
    for (int jdk : new TreeSet<>(named().map(Cell::jdk).toList())) {
      for (PublishedKind kind : PublishedKind.values()) {
        if (named().anyMatch(c -> c.jdk() == jdk && isIn(c, kind.operation()))) {
          String title = "Many runs, %s, JDK %s".formatted(lower(kind.title()), jdk);
          List<String> documents = columns.values().stream().map(Workload::id).toList();
          parts.add(new Part.Scoped(
              About.work(kind.operation().id(), documents, jdk),
              List.of(new Part.Heading(3, title), new Part.Tabular(table(kind.operation(), jdk)))));
        }
      }
    }
    return parts;
  }

  private static boolean isIn(Cell cell, Operation operation) {
    return cell.operation() == operation
        && !cell.isCold()
        && PublishedName.of(cell).filter(name -> !name.isListed()).isPresent();
  }

  private String documents() {
    List<String> items = new ArrayList<>();
    columns.forEach((name, workload) -> items.add("%s is %s here, %s bytes"
        .formatted(name, workload.id(), Figures.decimals((double) workload.bytes(), 0))));
    return "Documents: " + String.join("; ", items) + ".";
  }

  private String contestants() {
    List<String> items = new ArrayList<>();
    rows.forEach((name, contestant) -> items.add(name + " is " + contestant));
    return "Rows: " + String.join("; ", items) + ".";
  }

  private Table table(Operation operation, int jdk) {
    List<Table.Column> titles = new ArrayList<>(List.of(Table.Column.left("Library")));
    columns.forEach((name, workload) ->
        titles.add(Table.Column.right(name).about(About.workload(workload.id()))));
    List<List<String>> lines = new ArrayList<>();
    rows.forEach((name, contestant) -> {
      List<String> line = new ArrayList<>(List.of(name));
      columns
          .values()
          .forEach(workload ->
              line.add(nanoseconds(new Cell(contestant, workload.id(), operation, jdk, null))));
      lines.add(line);
    });
    return new Table(
        titles, lines, rows.values().stream().map(About::contestant).toList());
  }

  private String nanoseconds(Cell cell) {
    double[] times = forks.ok(cell).stream()
        .mapToDouble(fork -> Forks.time(fork, clock))
        .filter(Double::isFinite)
        .toArray();
    return times.length == 0
        ? Figures.NONE
        : Figures.decimals(MeanOfForks.of(times).mean(), 0);
  }

  private static String lower(String title) {
    return Character.toLowerCase(title.charAt(0)) + title.substring(1);
  }
}
