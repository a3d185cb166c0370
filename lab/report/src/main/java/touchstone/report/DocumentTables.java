package touchstone.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.DoubleBinaryOperator;
import java.util.function.ToDoubleFunction;
import touchstone.model.Cell;
import touchstone.model.Forks;
import touchstone.model.Iteration;
import touchstone.model.Operation;
import touchstone.model.Plan;
import touchstone.model.Summary;
import touchstone.model.Workload;
import touchstone.stats.MeanOfForks;

/**
 * The suites {@code values} and {@code datatypes} in the layout of the published benchmark: a table for each operation, contestants
 * down and documents across; rates where the documents are many, times where they are types.
 */
final class DocumentTables {

  /** Of the suite {@code values}: what is done with a document, and what a table of it is called. */
  private static final Map<Operation, String> VALUES = new LinkedHashMap<>();

  private static final Map<Operation, String> DATATYPES = new LinkedHashMap<>();

  static {
    VALUES.put(Operation.READ_ALL, "Parsed to a value, all of it visited");
    VALUES.put(Operation.READ_TENTH, "Parsed to a value, a tenth of its members visited");
    VALUES.put(Operation.READ_BYTES, "Parsed to a value, nothing visited: lazy ones unforced");
    VALUES.put(Operation.READ_STRING, "Parsed from a String, nothing visited: lazy ones unforced");
    DATATYPES.put(Operation.WRITE_TREE, "To a value (toJSON)");
    DATATYPES.put(Operation.WRITE_BYTES, "To bytes (encode)");
    DATATYPES.put(Operation.READ_TREE, "From a value (fromJSON)");
    DATATYPES.put(Operation.READ_BYTES, "From bytes (decode)");
  }

  private static final double NS_PER_SECOND = 1e9;
  private static final double MEGABYTE = 1 << 20;

  private final Plan plan;
  private final Forks forks;
  private final ToDoubleFunction<Iteration> clock;
  private final List<Part> parts = new ArrayList<>();

  private DocumentTables(Plan plan, Forks forks, Summary summary) {
    this.plan = plan;
    this.forks = forks;
    clock = Summaries.clock(summary.clock());
  }

  /** Nothing unless the run is of one of the two suites. */
  static List<Part> of(Plan plan, Forks forks, Summary summary) {
    DocumentTables tables = new DocumentTables(plan, forks, summary);
    if (plan.suites().contains("values")) {
      tables.values();
    }
    if (plan.suites().contains("datatypes")) {
      tables.datatypes();
    }
    if (!tables.parts.isEmpty()) {
      tables.parts.add(
          0,
          new Part.Paragraph(
              "A time here is the arithmetic mean over forks of %s time, and a rate is that of this time, as benchmarks print them; Time/op and Ops/s of other tables are geometric means, which a slow fork moves less."
                  .formatted(summary.clock())));
    }
    return tables.parts;
  }

  private void values() {
    Set<Workload> documents = documents(Set.of("tweets"));
    VALUES.forEach((operation, title) -> {
      add(operation, title + ": messages/s", documents, (ns, bytes) -> NS_PER_SECOND / ns, 0);
      add(
          operation,
          title + ": MB/s, of 2^20 bytes",
          documents,
          (ns, bytes) -> bytes / MEGABYTE * NS_PER_SECOND / ns,
          1);
    });
  }

  private void datatypes() {
    Set<Workload> documents = documents(Set.of("d", "bigrecord", "bigproduct", "bigsum"));
    DATATYPES.forEach(
        (operation, title) -> add(operation, title + ": ns", documents, (ns, bytes) -> ns, 1));
  }

  /** In the order in which they are wanted. */
  private Set<Workload> documents(Set<String> types) {
    Set<Workload> documents = new LinkedHashSet<>();
    plan.workloads().stream().filter(w -> types.contains(w.type())).forEach(documents::add);
    return documents;
  }

  private void add(
      Operation operation,
      String title,
      Set<Workload> documents,
      DoubleBinaryOperator figure,
      int decimals) {
    Set<String> ids = new LinkedHashSet<>();
    documents.forEach(w -> ids.add(w.id()));
    for (int jdk : new TreeSet<>(plan.cells().stream().map(Cell::jdk).toList())) {
      Set<String> rows = new LinkedHashSet<>();
      plan.cells().stream()
          .filter(c -> c.operation() == operation
              && c.jdk() == jdk
              && !c.isCold()
              && ids.contains(c.workload()))
          .forEach(c -> rows.add(c.contestant()));
      if (!rows.isEmpty()) {
        parts.add(new Part.Scoped(
            About.work(operation.id(), ids, jdk),
            List.of(
                new Part.Heading(3, "%s, JDK %s".formatted(title, jdk)),
                new Part.Tabular(table(rows, documents, operation, jdk, figure, decimals)))));
      }
    }
  }

  private Table table(
      Set<String> rows,
      Set<Workload> documents,
      Operation operation,
      int jdk,
      DoubleBinaryOperator figure,
      int decimals) {
    List<Table.Column> titles = new ArrayList<>(List.of(Table.Column.left("Contestant")));
    documents.forEach(w -> titles.add(Table.Column.right(w.id()).about(About.workload(w.id()))));
    List<List<String>> lines = new ArrayList<>();
    for (String contestant : rows) {
      List<String> line = new ArrayList<>(List.of(contestant));
      for (Workload document : documents) {
        double ns = time(new Cell(contestant, document.id(), operation, jdk, null));
        line.add(
            Double.isNaN(ns)
                ? Figures.NONE
                : Figures.decimals(
                    figure.applyAsDouble(ns, document.bytesPerDocument()), decimals));
      }
      lines.add(line);
    }
    return new Table(titles, lines);
  }

  private double time(Cell cell) {
    double[] times = forks.ok(cell).stream()
        .mapToDouble(fork -> Forks.time(fork, clock))
        .filter(Double::isFinite)
        .toArray();
    return times.length == 0 ? Double.NaN : MeanOfForks.of(times).mean();
  }
}
