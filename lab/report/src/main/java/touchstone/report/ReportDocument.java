package touchstone.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import touchstone.model.Cell;
import touchstone.model.Contestant;
import touchstone.model.Environment;
import touchstone.model.Operation;
import touchstone.model.Plan;
import touchstone.model.Result;
import touchstone.model.RunDirectory;
import touchstone.model.Sample;
import touchstone.model.Summary;
import touchstone.stats.Rules;

/** The report of a run, said once and not laid out yet. */
final class ReportDocument {

  /** Of what a failed fork printed, the end that is shown. */
  private static final int OUTPUT_CHARACTERS = 4_000;

  private final Plan plan;
  private final Environment environment;
  private final RunDirectory.Samples samples;
  private final Forks forks;
  private final Summary summary;
  private final List<Part> parts = new ArrayList<>();

  private ReportDocument(
      Plan plan,
      Environment environment,
      RunDirectory.Samples samples,
      Forks forks,
      Summary summary) {
    this.plan = plan;
    this.environment = environment;
    this.samples = samples;
    this.forks = forks;
    this.summary = summary;
  }

  static List<Part> of(
      Plan plan,
      Environment environment,
      RunDirectory.Samples samples,
      Forks forks,
      Summary summary) {
    return new ReportDocument(plan, environment, samples, forks, summary).parts();
  }

  private List<Part> parts() {
    parts.add(new Part.Heading(1, "Touchstone: " + Words.list(plan.suites())));
    parts.add(new Part.Verbatim(plan.command()));
    shortAnswer();
    howSure();
    SideBySide.of(plan, forks, summary).forEach(table -> parts.addAll(table.parts()));
    summary.overall().forEach(group -> parts.addAll(OverallTables.parts(group)));
    summary.groups().forEach(this::group);
    Growth.of(plan, summary).forEach(growth -> parts.addAll(growth.parts()));
    parts.addAll(ColdParts.of(plan, summary));
    parts.addAll(PublishedTables.of(plan, forks, summary));
    leftOut();
    failedForks();
    damagedLines();
    environment();
    contestants();
    howToRead();
    return List.copyOf(parts);
  }

  private void heading(String text) {
    parts.add(new Part.Heading(2, text));
  }

  private void shortAnswer() {
    Headlines headlines = Headlines.of(plan, summary);
    heading("TL;DR");
    if (headlines.readers().isEmpty() && headlines.writers().isEmpty()) {
      parts.add(new Part.Paragraph("Nothing can be said: the plan has no cell."));
    }
    bullets("Fastest reader", headlines.readers());
    bullets("Fastest writer", headlines.writers());
    bullets("Left out, and why", headlines.leftOut());
  }

  private void bullets(String title, List<String> items) {
    if (!items.isEmpty()) {
      parts.add(new Part.Heading(3, title));
      parts.add(new Part.Bullets(items));
    }
  }

  private void howSure() {
    heading("How sure");
    List<Sample> ok = forks.timed().stream().flatMap(c -> forks.ok(c).stream()).toList();
    List<Sample> failed = failed();
    IntSummaryStatistics blocks = forks.timed().stream()
        .mapToInt(c -> forks.ok(c).size())
        .filter(n -> n > 0)
        .summaryStatistics();
    List<String> items = new ArrayList<>();
    items.add(
        blocks.getCount() == 0
            ? "Blocks: no fork has a figure."
            : "Blocks: %s per row. A block is one fork, a fresh JVM, of every row in random order (seed %s)."
                .formatted(Words.range(blocks.getMin(), blocks.getMax()), plan.seed()));
    items.add(
        "Forks: %s ok, %s failed, of %s that the plan has room for; each %s warm-up and %s counted iterations of %s ms."
            .formatted(
                ok.size(),
                failed.size(),
                plan.blocks().stream().mapToInt(List::size).sum(),
                plan.fork().warmupIterations(),
                plan.fork().iterations(),
                plan.fork().iterationMillis()));
    long cold = forks.cold().stream().mapToLong(c -> forks.ok(c).size()).sum();
    if (cold > 0) {
      items.add("Cold starts: %s ok, each with an empty JVM beside it."
          .formatted(Words.count(cold, "process", "processes")));
    }
    items.add("Clock: %s; %s.".formatted(summary.clock(), summary.clockReason()));
    items.add(
        "Confidence: %s, over all comparisons of a table with its reference; differences up to %s are too small to matter."
            .formatted(Figures.percent(summary.confidence()), Figures.percent(summary.margin())));
    items.add("Budget: %s s.".formatted(plan.budgetSeconds()));
    parts.add(new Part.Bullets(items));
  }

  private void group(Summary.Group group) {
    Result result = Result.of(group.result());
    String what = result == Result.VALUE ? "" : ", " + result.title();
    heading("%s: %s%s, JDK %s".formatted(group.operation(), group.workload(), what, group.jdk()));
    List<Part.Bar> bars = new ArrayList<>();
    for (Summary.Row row : group.rows()) {
      Double ratio = row.ratio();
      if (ratio != null) {
        bars.add(new Part.Bar(row.contestant(), ratio, row.low(), row.high(), row.verdict()));
      }
    }
    if (bars.size() > 1) {
      parts.add(new Part.Intervals("Time over that of " + group.reference(), bars));
    }
    Table table = GroupTable.of(group);
    parts.add(new Part.Tabular(
        group.rows().stream().allMatch(r -> r.row() == null)
            ? table.without(Set.of(GroupTable.ROW))
            : table));
  }

  private void leftOut() {
    if (plan.excluded().isEmpty()) {
      return;
    }
    heading("Wrong, and therefore not timed");
    List<List<String>> rows = new ArrayList<>();
    for (Plan.Exclusion exclusion : plan.excluded()) {
      Cell cell = exclusion.cell();
      rows.add(List.of(
          cell.contestant(),
          cell.workload(),
          cell.operation().id(),
          String.valueOf(cell.jdk()),
          exclusion.outcome(),
          Objects.requireNonNullElse(exclusion.pointer(), ""),
          exclusion.message()));
    }
    table(
        rows,
        "Contestant",
        "Workload",
        "Operation",
        "JDK",
        "Outcome",
        "Where",
        "Expected and found");
  }

  private void failedForks() {
    List<Sample> failed = failed();
    if (failed.isEmpty()) {
      return;
    }
    heading("Forks that failed");
    for (Sample sample : failed) {
      Sample.Failure failure = sample.failure();
      String exit =
          failure == null || failure.exit() == null ? "" : " (exit " + failure.exit() + ")";
      parts.add(new Part.Paragraph("%s %s %s on JDK %s, block %s: %s%s: %s"
          .formatted(
              sample.contestant(),
              sample.workload(),
              sample.operation(),
              sample.jdk(),
              sample.block(),
              Verdicts.word(sample.status()),
              exit,
              failure == null ? "no reason given" : failure.message())));
      if (failure != null && !failure.output().isBlank()) {
        String output = failure.output().stripTrailing();
        parts.add(
            new Part.Verbatim(output.substring(Math.max(0, output.length() - OUTPUT_CHARACTERS))));
      }
    }
  }

  private List<Sample> failed() {
    return forks.all().stream()
        .flatMap(cell -> forks.failed(cell).stream())
        .sorted(Comparator.comparingInt(Sample::block).thenComparingInt(Sample::position))
        .toList();
  }

  private void damagedLines() {
    List<String> items = new ArrayList<>(samples.damaged());
    if (forks.strangers() > 0) {
      items.add(Words.count(forks.strangers(), "line")
          + " of samples.jsonl of cells that the plan does not time");
    }
    if (!items.isEmpty()) {
      heading("Lines that do not count");
      parts.add(new Part.Bullets(items));
    }
  }

  private void environment() {
    heading("Environment");
    Environment.Machine machine = environment.machine();
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("Touchstone", environment.touchstone() + ", commit " + environment.commit()));
    rows.add(List.of("Started", environment.started()));
    rows.add(List.of("System", machine.os() + ", " + machine.arch()));
    rows.add(List.of(
        "Processor",
        "%s, %s cores (%s physical)"
            .formatted(machine.processor(), machine.cores(), machine.physicalCores())));
    rows.add(List.of("Memory", Figures.bytes((double) machine.memoryBytes())));
    for (Environment.Jvm jvm : environment.jvms()) {
      rows.add(List.of(
          "JDK " + jvm.feature(), "%s %s (%s)".formatted(jvm.name(), jvm.version(), jvm.vendor())));
    }
    rows.add(List.of("JVM flags", String.join(" ", environment.jvmFlags())));
    environment.libraries().entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(e -> rows.add(List.of("Library " + e.getKey(), e.getValue())));
    new TreeMap<>(environment.noise())
        .forEach((name, value) -> rows.add(List.of("Noise: " + name, Figures.decimals(value, 2))));
    table(rows, "What", "Value");
  }

  private void contestants() {
    heading("Contestants, and how each is used");
    List<List<String>> rows = new ArrayList<>();
    for (Contestant contestant : plan.contestants()) {
      rows.add(List.of(
          contestant.name(),
          contestant.title(),
          contestant.version(),
          contestant.binding(),
          contestant.format(),
          contestant.operations().stream().map(Operation::id).collect(Collectors.joining(", ")),
          contestant.note()));
    }
    table(rows, "Contestant", "Title", "Version", "Binding", "Format", "Operations", "Use");
  }

  private void table(List<List<String>> rows, String... titles) {
    List<Table.Column> columns = Arrays.stream(titles).map(Table.Column::left).toList();
    parts.add(new Part.Tabular(new Table(columns, rows)));
  }

  private void howToRead() {
    heading("How to read it");
    parts.add(new Part.Bullets(List.of(
        "Time/op is the geometric mean over blocks of each fork's median iteration. Alloc/op is what the measuring thread"
            + " allocated, the median over forks.",
        "Ratio is time over the reference's, with its confidence interval; the reference is the fastest JSON row of the"
            + " table. Both come from differences within blocks, so they can be surer than the times themselves.",
        "faster, slower: the interval excludes 1. equivalent: it lies within the margin. undecided: it is too wide, or"
            + " rests on fewer than %s blocks; more blocks would tell."
                .formatted(Rules.STANDARD.minBlocks()),
        "Rows that share a tie letter were not told apart. That is not the same as equal.",
        "still moving: the counted iterations of the median fork drift by more than 5 %; its warm-up had not ended.",
        "JIT busy: so many forks had not come to rest at the end of their longest warm-up, and were measured all the same.",
        "A contestant whose answer was wrong is named and never timed. Rows of another format are shown for scale and not"
            + " ranked.")));
  }
}
