package touchstone.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import touchstone.model.Cell;
import touchstone.model.Forks;
import touchstone.model.Iteration;
import touchstone.model.Operation;
import touchstone.model.Plan;
import touchstone.model.Result;
import touchstone.model.Sample;
import touchstone.model.Summary;
import touchstone.model.Workload;
import touchstone.stats.GeometricMean;
import touchstone.stats.MeanOfForks;
import touchstone.stats.PairedLogRatio;
import touchstone.stats.Rules;

/**
 * What different results of one operation on one workload cost: values, trees, checksums and the floor beside each other,
 * fastest first. No verdicts, because the rows do not do the same work; how many times as long one takes as another is what
 * the table is for.
 */
final class SideBySide {

  private static final double MEGA = 1e6;

  private record Scope(String workload, Operation operation, int jdk) {}

  /**
   * A row.
   *
   * @param ns nanoseconds per operation
   * @param ops operations per second
   * @param bytes allocated per operation
   * @param rate bytes allocated per second
   * @param ratios of the row's time over that of each reference, in their order
   */
  private record Line(
      String contestant,
      Result result,
      double typicalNs,
      MeanOfForks ns,
      MeanOfForks ops,
      MeanOfForks bytes,
      MeanOfForks rate,
      List<PairedLogRatio> ratios) {}

  private final Scope scope;
  private final Workload workload;
  private final String clock;
  private final List<String> references;
  private final List<Line> lines;

  private SideBySide(
      Scope scope, Workload workload, String clock, List<String> references, List<Line> lines) {
    this.scope = scope;
    this.workload = workload;
    this.clock = clock;
    this.references = references;
    this.lines = lines;
  }

  /** One for each operation on a workload that was measured with several results. */
  static List<SideBySide> of(Plan plan, Forks forks, Summary summary) {
    Map<Scope, List<Cell>> scopes = new LinkedHashMap<>();
    for (Cell cell : forks.timed()) {
      scopes
          .computeIfAbsent(
              new Scope(cell.workload(), cell.operation(), cell.jdk()), s -> new ArrayList<>())
          .add(cell);
    }
    scopes
        .values()
        .removeIf(
            cells -> cells.stream().map(c -> plan.group(c).result()).distinct().count() < 2);
    List<SideBySide> tables = new ArrayList<>();
    scopes.forEach((scope, cells) -> {
      List<String> references = plan.references().stream()
          .filter(name -> cells.stream().anyMatch(c -> c.contestant().equals(name)))
          .toList();
      tables.add(new SideBySide(
          scope,
          plan.workload(scope.workload()),
          summary.clock(),
          references,
          lines(plan, forks, cells, references, Summaries.clock(summary.clock()))));
    });
    return tables;
  }

  private static List<Line> lines(
      Plan plan,
      Forks forks,
      List<Cell> cells,
      List<String> references,
      ToDoubleFunction<Iteration> clock) {
    List<double[]> yardsticks = references.stream()
        .flatMap(name -> cells.stream().filter(cell -> cell.contestant().equals(name)))
        .map(cell -> forks.byBlock(cell, clock))
        .toList();
    List<Line> lines = new ArrayList<>();
    for (Cell cell : cells) {
      List<Sample> ok = forks.ok(cell).stream()
          .filter(fork -> !Double.isNaN(Forks.time(fork, clock)))
          .toList();
      if (ok.isEmpty()) {
        continue;
      }
      double[] times = forks.byBlock(cell, clock);
      lines.add(new Line(
          cell.contestant(),
          plan.group(cell).result(),
          GeometricMean.of(times),
          mean(ok, fork -> Forks.time(fork, clock)),
          mean(ok, fork -> 1e9 / Forks.time(fork, clock)),
          mean(ok, SideBySide::allocated),
          mean(ok, fork -> allocated(fork) * 1e9 / Forks.time(fork, clock)),
          yardsticks.stream().map(y -> PairedLogRatio.of(times, y)).toList()));
    }
    lines.sort(Comparator.comparingDouble(Line::typicalNs).thenComparing(Line::contestant));
    return lines;
  }

  private static MeanOfForks mean(List<Sample> forks, ToDoubleFunction<Sample> figure) {
    return MeanOfForks.of(forks.stream().mapToDouble(figure).toArray());
  }

  private static double allocated(Sample fork) {
    return Forks.median(fork, Iteration::bytes);
  }

  /** Such as {@code read-bytes: price, JDK 17}. */
  String title() {
    return "%s: %s, JDK %s".formatted(scope.operation(), scope.workload(), scope.jdk());
  }

  /** True when the group's rows are in here. */
  boolean holds(Summary.Group group) {
    return group.workload().equals(scope.workload())
        && group.operation().equals(scope.operation().id())
        && group.jdk() == scope.jdk();
  }

  /** What the tables are about, in a sentence. */
  String about() {
    String size = Figures.bytes(workload.bytesPerDocument());
    String documents = workload.documents() == 1
        ? "One document of %s.".formatted(size)
        : "%s documents of %s to %s, %s on average, one after the other."
            .formatted(
                Figures.decimals(workload.documents(), 0),
                Figures.bytes((double) workload.shortest()),
                Figures.bytes((double) workload.longest()),
                size);
    return documents + " All figures are of one run, by " + clock
        + " time; a MB has 1,000,000 bytes. A figure with an error is the arithmetic mean over forks, its error half the width of the "
        + Figures.percent(1 - PublishedTables.ALPHA)
        + " t interval over them, as JMH prints it; times without one are geometric means.";
  }

  List<Part> parts() {
    List<Part> parts = new ArrayList<>();
    parts.add(new Part.Heading(2, "All results side by side, " + title()));
    parts.add(new Part.Paragraph(about()
        + " Rows with different results did not do the same work and have no verdicts here."
        + (references.isEmpty()
            ? ""
            : " \"Over\" is the row's time over that of the contestant named, with the interval of that ratio alone, at %s."
                .formatted(Figures.percent(Rules.STANDARD.confidence())))));
    parts.add(new Part.Tabular(all()));
    parts.add(new Part.Heading(3, "Average time, " + title()));
    parts.add(new Part.Tabular(time()));
    parts.add(new Part.Heading(3, "Throughput, " + title()));
    parts.add(new Part.Tabular(throughput()));
    parts.add(new Part.Heading(3, "Allocation, " + title()));
    parts.add(new Part.Tabular(allocation()));
    About about = About.work(scope.operation().id(), List.of(scope.workload()), scope.jdk());
    return List.of(new Part.Scoped(about, List.copyOf(parts)));
  }

  private Table all() {
    List<Table.Column> columns = columns("Time/op", "Ops/s", "MB/s", "Alloc/op", "Alloc/s");
    references.forEach(r -> columns.add(over(r)));
    return table(columns, line -> {
      List<String> cells = new ArrayList<>(List.of(
          Figures.time(line.typicalNs()),
          Figures.throughput(line.typicalNs()),
          megabytes(line.typicalNs()),
          Figures.bytes(line.bytes().mean()),
          Figures.rate(line.rate().mean())));
      for (int i = 0; i < references.size(); i++) {
        boolean itself = references.get(i).equals(line.contestant());
        PairedLogRatio ratio = line.ratios().get(i);
        cells.add(itself ? ratio(ratio) : ratio(ratio) + interval(ratio));
      }
      return cells;
    });
  }

  Table time() {
    return table(columns("ns/op", "Error"), line -> score(line.ns(), 1, 1));
  }

  boolean hasReferences() {
    return !references.isEmpty();
  }

  /** Each row's time over that of each reference, without intervals. */
  Table ratios() {
    return table(
        columns(references.toArray(String[]::new)),
        line -> line.ratios().stream().map(SideBySide::ratio).toList());
  }

  Table throughput() {
    return table(columns("ops/s", "Error", "MB/s", "Error"), line -> {
      List<String> cells = new ArrayList<>(score(line.ops(), 1, 0));
      cells.addAll(score(line.ops(), workload.bytesPerDocument() / MEGA, 1));
      return cells;
    });
  }

  Table allocation() {
    return table(columns("B/op", "Error", "MB/s", "Error"), line -> {
      List<String> cells = new ArrayList<>(score(line.bytes(), 1, 1));
      cells.addAll(score(line.rate(), 1 / MEGA, 1));
      return cells;
    });
  }

  private static List<Table.Column> columns(String... figures) {
    List<Table.Column> columns =
        new ArrayList<>(List.of(Table.Column.left("Contestant"), Table.Column.left("Result")));
    for (String figure : figures) {
      columns.add(Table.Column.right(figure));
    }
    return columns;
  }

  private static Table.Column over(String reference) {
    return Table.Column.right("Over " + reference);
  }

  private Table table(List<Table.Column> columns, Function<Line, List<String>> figures) {
    List<List<String>> rows = new ArrayList<>();
    for (Line line : lines) {
      List<String> cells =
          new ArrayList<>(List.of(line.contestant(), line.result().id()));
      cells.addAll(figures.apply(line));
      rows.add(List.copyOf(cells));
    }
    return new Table(List.copyOf(columns), List.copyOf(rows));
  }

  private static String interval(PairedLogRatio ratio) {
    return ratio
        .interval(1 - Rules.STANDARD.confidence())
        .map(i -> " " + Figures.brackets(i.low(), i.high()))
        .orElse("");
  }

  private static String ratio(PairedLogRatio ratio) {
    return ratio.blocks() == 0 ? Figures.NONE : Figures.ratio(ratio.ratio().getAsDouble());
  }

  /** A score and its error as JMH has them. */
  private static List<String> score(MeanOfForks figure, double scale, int decimals) {
    double error = figure.error(PublishedTables.ALPHA) * scale;
    return List.of(
        Figures.decimals(figure.mean() * scale, decimals),
        Double.isFinite(error) ? "± " + Figures.decimals(error, decimals) : "");
  }

  private String megabytes(double ns) {
    return Figures.decimals(workload.bytesPerDocument() * 1e9 / ns / MEGA, 0);
  }
}
