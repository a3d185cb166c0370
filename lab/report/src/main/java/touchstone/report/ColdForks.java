package touchstone.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import touchstone.model.Archive;
import touchstone.model.Cell;
import touchstone.model.Operation;
import touchstone.model.Sample;
import touchstone.model.Start;
import touchstone.model.Summary;
import touchstone.stats.ClockChoice;

/** The raw samples behind a row of cold starts: each process, the empty one beside it, and where they are written down. */
final class ColdForks {

  private static final List<String> TITLES = List.of(
      "Block",
      "First result, wall",
      "Empty JVM, wall",
      "First result, CPU",
      "Empty JVM, CPU",
      "Of it, opening",
      "In samples.jsonl");

  private final Run run;
  private final Summary.ColdGroup group;
  private final ForkRows lines;

  ColdForks(Run run, Summary.ColdGroup group) {
    this.run = run;
    this.group = group;
    this.lines = new ForkRows(run);
  }

  private List<Sample> of(Summary.ColdRow row) {
    Cell cell = new Cell(
        row.contestant(),
        group.workload(),
        Operation.of(group.operation()),
        group.jdk(),
        row.row(),
        Archive.of(group.archive()));
    List<Sample> forks = new ArrayList<>(run.forks().ok(cell));
    forks.addAll(run.forks().failed(cell));
    forks.sort(Comparator.comparingInt(Sample::block));
    return forks;
  }

  /** Beyond an empty JVM, by the group's clock, in nanoseconds; nothing where the process beat it. */
  List<Double> firsts(Summary.ColdRow row) {
    ClockChoice.Clock clock = ClockChoice.Clock.of(group.clock());
    return of(row).stream()
        .map(fork -> ColdSummaries.time(fork, clock))
        .filter(Double::isFinite)
        .map(first -> Math.max(0, first))
        .toList();
  }

  boolean any(Summary.ColdRow row) {
    return !of(row).isEmpty();
  }

  /** Such as {@code 20 JVMs, 1 failed}. */
  String words(Summary.ColdRow row) {
    long failed = of(row).stream().filter(fork -> !fork.ok()).count();
    return Words.count(row.samples(), "JVM") + (failed == 0 ? "" : ", " + failed + " failed");
  }

  void add(Markup out, Summary.ColdRow row) {
    out.open("table")
        .element("caption", "JVMs of %s, %s".formatted(row.contestant(), group.name()))
        .open("thead")
        .open("tr");
    TITLES.forEach(title -> out.element("th", title, "scope", "col", "class", "right"));
    out.close("tr", "thead").open("tbody");
    for (Sample fork : of(row)) {
      out.open("tr").element("th", String.valueOf(fork.block()), "scope", "row", "class", "right");
      Start start = fork.start();
      if (start == null) {
        ForkRows.failure(out, fork, 5);
      } else {
        right(out, Figures.time((double) start.first().wallNs()));
        right(out, Figures.time((double) start.empty().wallNs()));
        right(out, cpu(start.first().threadNs()));
        right(out, cpu(start.empty().threadNs()));
        right(out, Figures.time((double) start.open().wallNs()));
      }
      right(out, lines.line(fork));
      out.close("tr");
    }
    out.close("tbody", "table");
  }

  private static void right(Markup out, String text) {
    out.element("td", text, "class", "right");
  }

  private static String cpu(@Nullable Long ns) {
    return ns == null ? "not told" : Figures.time((double) ns);
  }
}
