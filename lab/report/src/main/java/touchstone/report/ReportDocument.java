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
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import touchstone.model.Cell;
import touchstone.model.Condition;
import touchstone.model.Contestant;
import touchstone.model.Environment;
import touchstone.model.ForkSettings;
import touchstone.model.Forks;
import touchstone.model.Operation;
import touchstone.model.Pace;
import touchstone.model.Plan;
import touchstone.model.Result;
import touchstone.model.RunDirectory;
import touchstone.model.Sample;
import touchstone.model.Summary;
import touchstone.stats.Looks;
import touchstone.stats.Rules;

/** The report of a run, said once and not laid out yet: a method for each of its sections. */
final class ReportDocument {

  /** Of what a failed fork printed, the end that is shown. */
  private static final int OUTPUT_CHARACTERS = 4_000;

  /** Of a run whose times are brought to one pace. */
  static final String PACED =
      "Times are at the machine's usual pace, those of each fork and iteration too; samples.jsonl has them as they were, with the yardstick beside each iteration.";

  private final Plan plan;
  private final @Nullable Environment environment;
  private final RunDirectory.Samples samples;
  private final Forks forks;
  private final Summary summary;
  private final List<String> gaps;

  ReportDocument(Run run) {
    this.plan = run.plan();
    this.environment = run.environment();
    this.samples = run.samples();
    this.forks = run.forks();
    this.summary = run.summary();
    this.gaps = run.gaps();
  }

  /** The whole report, in the order in which it is read. */
  List<Part> parts() {
    List<Part> parts = new ArrayList<>();
    parts.add(new Part.Heading(1, Run.title(plan)));
    parts.add(new Part.Verbatim(plan.command()));
    parts.addAll(shortAnswer());
    parts.addAll(gaps());
    parts.addAll(rules());
    parts.addAll(howSure());
    parts.addAll(BuildParts.of(plan, forks, summary));
    SideBySide.of(plan, forks, summary).forEach(table -> parts.addAll(table.parts()));
    summary.overall().forEach(group -> parts.addAll(OverallTables.parts(group)));
    summary.groups().forEach(group -> parts.addAll(group(group)));
    Growth.of(plan, summary).forEach(growth -> parts.addAll(growth.parts()));
    parts.addAll(ColdParts.of(plan, summary));
    parts.addAll(PublishedTables.of(plan, forks, summary));
    parts.addAll(leftOut());
    parts.addAll(failedForks());
    parts.addAll(damagedLines());
    parts.addAll(environment());
    parts.addAll(contestants());
    parts.addAll(howToRead());
    return List.copyOf(parts);
  }

  private static List<Part> section(String title) {
    List<Part> parts = new ArrayList<>();
    parts.add(new Part.Heading(2, title));
    return parts;
  }

  private List<Part> shortAnswer() {
    Headlines headlines = Headlines.of(plan, summary);
    List<Part> parts = section("TL;DR");
    Summary.Twin twin = summary.twin();
    if (twin != null && twin.banner() != null) {
      parts.add(new Part.Paragraph("Caution: " + twin.banner() + "."));
    }
    Headlines.givenUp(summary).ifPresent(what -> parts.add(new Part.Paragraph(what)));
    headlines.silence(summary).ifPresent(why -> parts.add(new Part.Paragraph(why)));
    parts.addAll(bullets("Fastest reader", Headlines.texts(headlines.readers())));
    parts.addAll(bullets("Fastest writer", Headlines.texts(headlines.writers())));
    parts.addAll(bullets("Quickest start", Headlines.texts(headlines.starters())));
    parts.addAll(bullets("Left out, and why", headlines.leftOut()));
    return parts;
  }

  private static List<Part> bullets(String title, List<String> items) {
    return items.isEmpty()
        ? List.of()
        : List.of(new Part.Heading(3, title), new Part.Bullets(items));
  }

  /** What of the run's directory is not whole; nothing of a run that is. */
  List<Part> gaps() {
    if (gaps.isEmpty()) {
      return List.of();
    }
    List<Part> parts = section("What is missing");
    parts.add(new Part.Bullets(gaps));
    return parts;
  }

  /** Who keeps the suite's rules, and what that costs; nothing of a suite that has none. */
  List<Part> rules() {
    return RuleTables.of(summary);
  }

  List<Part> howSure() {
    List<Part> parts = section("How sure");
    List<String> items = new ArrayList<>();
    // A run of cold starts alone has no warm fork to count, and one without any cell none at all.
    if (!forks.timed().isEmpty() || forks.cold().isEmpty()) {
      items.addAll(warmForks());
    }
    items.addAll(coldForks());
    Pace pace = summary.pace();
    if (pace != null) {
      items.add("Pace: " + pace.sentence() + ".");
    }
    items.add(
        "Confidence: %s, over all comparisons of a table with its reference; differences up to %s are too small to matter."
            .formatted(Figures.percent(summary.confidence()), Figures.percent(summary.margin())));
    Looks.named(plan.looks())
        .filter(looks -> looks.isRace() && !forks.timed().isEmpty())
        .ifPresent(looks -> items.add(
            "Race: tables are judged after %s blocks, as far as a run goes, and when it ends, each time at an alpha of %s, so that all looks together keep the confidence; a row that is told apart, and whose ratio is known well enough, runs no more."
                .formatted(
                    Words.list(looks.blocks().stream().map(String::valueOf).toList()),
                    looks.alpha())));
    if (summary.twin() != null) {
      items.add("A/A twin: " + Twins.sentence(summary.twin()));
    }
    if (forks.disturbed() > 0) {
      items.add(
          "Run again: %s, because the machine was seen to steal from them or hold them back; what they showed played no part."
              .formatted(Words.count(forks.disturbed(), "fork")));
    }
    items.add("Budget: %s s.".formatted(plan.budgetSeconds()));
    parts.add(new Part.Bullets(items));
    return parts;
  }

  private List<String> warmForks() {
    IntSummaryStatistics blocks = summary.groups().stream()
        .flatMap(group -> group.rows().stream())
        .mapToInt(Summary.Row::blocks)
        .filter(n -> n > 0)
        .summaryStatistics();
    List<String> items = new ArrayList<>();
    int threads = plan.fork().threads();
    if (threads > 1) {
      items.add(
          "Threads: %s did the operation at once in each fork; times, operations and bytes a second are those of one of them."
              .formatted(threads));
    }
    items.addAll(List.of(
        blocks.getCount() == 0
            ? "Blocks: no fork has a figure."
            : "Blocks: %s per row. A block is one fork, a fresh JVM, of every row in random order (seed %s)%s."
                .formatted(
                    Words.range(blocks.getMin(), blocks.getMax()),
                    plan.seed(),
                    mirrored() == 0
                        ? ""
                        : "; late ones, of the few rows that were left, are two of each, there and back again"),
        "Forks: %s ok, %s failed, of %s that the plan has room for; each %s warm-up and %s counted iterations of %s ms%s."
            .formatted(
                ok(forks.timed()),
                failed(forks.timed()).size(),
                room(false),
                plan.fork().warmupIterations(),
                plan.fork().iterations(),
                plan.fork().iterationMillis(),
                turns()),
        warmUp(),
        "Clock: %s; %s.".formatted(summary.clock(), summary.clockReason())));
    return items;
  }

  /** How they were measured, where that was not each on end. */
  private String turns() {
    long took = forks.timed().stream()
        .flatMap(cell -> forks.ok(cell).stream())
        .filter(fork -> fork.turns() != null)
        .count();
    return took == 0
        ? ""
        : "; %s took turns, of %s ms each, with those of their table that were alive at the same time"
            .formatted(took, plan.fork().sliceMillis());
  }

  private String warmUp() {
    ForkSettings fork = plan.fork();
    String least = fork.warmUpMillis() == 0
        ? ""
        : "for %s at least, and ".formatted(Figures.time(fork.warmUpMillis() * 1e6));
    String most = Figures.time(fork.settleMillis() * 1e6);
    if (fork.compileMillis() == 0) {
      return "Warm-up: each fork worked %suntil its figures stood still, for no more than %s. To what a library does once in a long document the JIT may have come later; with --warm-up forks work for longer."
          .formatted(least, most);
    }
    List<Sample.Settling> settlings = forks.timed().stream()
        .flatMap(cell -> forks.ok(cell).stream())
        .map(Sample::settling)
        .filter(settling -> settling != null && settling.compiled() != null)
        .toList();
    return "Warm-up: each fork worked %suntil its figures stood still, for no more than %s, and the JIT had compiled the whole operation, for no more than %s%s."
        .formatted(
            least,
            most,
            Figures.time(fork.compileMillis() * 1e6),
            settlings.isEmpty()
                ? ""
                : "; it had in %s of %s"
                    .formatted(
                        settlings.stream()
                            .filter(s -> Boolean.TRUE.equals(s.compiled()))
                            .count(),
                        Words.count(settlings.size(), "fork")));
  }

  /** Nothing of a run without cold starts. */
  private List<String> coldForks() {
    if (forks.cold().isEmpty()) {
      return List.of();
    }
    List<String> items = new ArrayList<>();
    items.add(
        "Cold starts: %s ok, %s failed, of %s that the plan has room for; each with an empty JVM beside it."
            .formatted(
                Words.count(ok(forks.cold()), "process", "processes"),
                failed(forks.cold()).size(),
                room(true)));
    if (forks.spoiledStarts() > 0) {
      items.add(
          "Left out: %s beside which the empty JVM was far out, because the machine did something else then."
              .formatted(Words.count(forks.spoiledStarts(), "cold start")));
    }
    summary.cold().stream()
        .findFirst()
        .ifPresent(some ->
            items.add("Clock of cold starts: %s; %s.".formatted(some.clock(), some.clockReason())));
    return items;
  }

  private long ok(List<Cell> cells) {
    return cells.stream().mapToLong(c -> forks.ok(c).size()).sum();
  }

  /** How many cold forks, or warm ones, the plan's blocks hold; those on the way back have no place of their own there. */
  private long room(boolean cold) {
    return plan.blocks().stream()
            .flatMap(List::stream)
            .filter(cell -> cell < plan.cells().size() && plan.cells().get(cell).isCold() == cold)
            .count()
        + (cold ? 0 : mirrored());
  }

  /** Forks on the way back of mirrored blocks. */
  private long mirrored() {
    return forks.timed().stream()
        .flatMap(cell -> Stream.concat(forks.ok(cell).stream(), forks.failed(cell).stream()))
        .filter(fork -> fork.role() == Sample.Role.BACK)
        .count();
  }

  private static List<Part> group(Summary.Group group) {
    Result result = Result.of(group.result());
    String what = result == Result.VALUE ? "" : ", " + result.title();
    List<Part> parts = section(
        "%s: %s%s, JDK %s".formatted(group.operation(), group.workload(), what, group.jdk()));
    Table table = GroupTable.of(group);
    parts.add(new Part.Tabular(
        group.rows().stream().allMatch(r -> r.row() == null)
            ? table.without(Set.of(GroupTable.ROW))
            : table));
    return parts;
  }

  List<Part> leftOut() {
    if (plan.excluded().isEmpty()) {
      return List.of();
    }
    List<Part> parts = section("Wrong, and therefore not timed");
    List<List<String>> rows = new ArrayList<>();
    List<About> about = new ArrayList<>();
    for (Plan.Exclusion exclusion : plan.excluded()) {
      Cell cell = exclusion.cell();
      about.add(About.cell(cell));
      rows.add(List.of(
          cell.contestant(),
          cell.workload(),
          cell.operation().id(),
          String.valueOf(cell.jdk()),
          exclusion.outcome(),
          Objects.requireNonNullElse(exclusion.pointer(), ""),
          exclusion.message()));
    }
    List<Table.Column> columns = columns(
        "Contestant", "Workload", "Operation", "JDK", "Outcome", "Where", "Expected and found");
    parts.add(new Part.Tabular(new Table(columns, rows, about)));
    return List.of(new Part.Scoped(About.ALL, List.copyOf(parts)));
  }

  List<Part> failedForks() {
    List<Sample> failed = failed(forks.all());
    if (failed.isEmpty()) {
      return List.of();
    }
    List<Part> parts = section("Forks that failed");
    for (Sample sample : failed) {
      Sample.Failure failure = sample.failure();
      String exit =
          failure == null || failure.exit() == null ? "" : " (exit " + failure.exit() + ")";
      List<Part> fork = new ArrayList<>();
      fork.add(new Part.Paragraph("%s %s %s on JDK %s, block %s: %s%s: %s"
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
        fork.add(
            new Part.Verbatim(output.substring(Math.max(0, output.length() - OUTPUT_CHARACTERS))));
      }
      parts.add(new Part.Scoped(About.fork(sample), List.copyOf(fork)));
    }
    return List.of(new Part.Scoped(About.ALL, List.copyOf(parts)));
  }

  private List<Sample> failed(List<Cell> cells) {
    return cells.stream()
        .flatMap(cell -> forks.failed(cell).stream())
        .sorted(Comparator.comparingInt(Sample::block).thenComparingInt(Sample::position))
        .toList();
  }

  List<Part> damagedLines() {
    List<String> items = new ArrayList<>(
        samples.damaged().stream().map(RunDirectory.Damage::sentence).toList());
    if (forks.strangers() > 0) {
      items.add(Words.count(forks.strangers(), "line")
          + " of samples.jsonl of cells that the plan does not time");
    }
    if (items.isEmpty()) {
      return List.of();
    }
    List<Part> parts = section("Lines that do not count");
    parts.add(new Part.Bullets(items));
    return parts;
  }

  List<Part> environment() {
    List<Part> parts = section("Environment");
    if (environment == null) {
      parts.add(new Part.Paragraph(
          "Not known: environment.json is missing or damaged. The plan asked for JDK %s with the flags %s."
              .formatted(
                  Words.list(plan.jdks().stream().map(String::valueOf).toList()),
                  String.join(" ", plan.fork().jvmFlags()))));
      return parts;
    }
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
    parts.add(table(rows, "What", "Value"));
    parts.addAll(conditions(environment.conditions()));
    parts.addAll(hosts(environment.hosts()));
    return parts;
  }

  /** What is not as it should be; nothing of a machine where all is. */
  private static List<Part> conditions(List<Condition> conditions) {
    List<String> items = conditions.stream()
        .filter(c -> c.severity() != Condition.Severity.FINE)
        .map(
            c -> "%s: %s%s".formatted(c.name(), c.found(), c.cure() == null ? "" : "; " + c.cure()))
        .toList();
    return items.isEmpty()
        ? List.of()
        : List.of(new Part.Heading(3, "What makes figures move on it"), new Part.Bullets(items));
  }

  /** Of a run that several machines measured, which they were; nothing of a run on one. */
  private static List<Part> hosts(List<Environment.Host> hosts) {
    if (hosts.isEmpty()) {
      return List.of();
    }
    List<List<String>> rows = new ArrayList<>();
    for (Environment.Host host : hosts) {
      rows.add(List.of(
          String.valueOf(host.shard()),
          host.machine().processor(),
          String.valueOf(host.machine().cores()),
          Figures.time(host.calibrationNs())));
    }
    return List.of(
        new Part.Heading(3, "The machines"),
        new Part.Paragraph(
            "Each table was measured on one of them, and its ratios are as good as those of a run on one machine. Times of"
                + " different tables may be of different machines; how far apart these are shows the cell that all of them"
                + " measured."),
        table(rows, "Shard", "Processor", "Cores", "The same cell"));
  }

  List<Part> contestants() {
    List<Part> parts = section("Contestants, and how each is used");
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
    parts.add(
        table(rows, "Contestant", "Title", "Version", "Binding", "Format", "Operations", "Use"));
    return parts;
  }

  private static Part table(List<List<String>> rows, String... titles) {
    return new Part.Tabular(new Table(columns(titles), rows));
  }

  private static List<Table.Column> columns(String... titles) {
    return Arrays.stream(titles).map(Table.Column::left).toList();
  }

  List<Part> howToRead() {
    List<Part> parts = section("How to read it");
    List<String> items = new ArrayList<>(List.of(
        "Time/op is the geometric mean over blocks of each fork's median iteration. Alloc/op is what the measuring thread"
            + " allocated, the median over forks.",
        "Ratio is time over the reference's, with its confidence interval; the reference is the fastest JSON row of the"
            + " table. Both come from differences within blocks, so they can be surer than the times themselves.",
        "faster, slower: the interval excludes 1. equivalent: it lies within the margin. undecided: it is too wide, or"
            + " rests on fewer than %s blocks; more blocks would tell."
                .formatted(Rules.STANDARD.minBlocks()),
        "Rows that share a tie letter were not told apart. That is not the same as equal.",
        "still moving: from the first third of its counted iterations to the last, the median fork drifts by more than 5 %; its"
            + " warm-up had not ended.",
        "JIT busy: so many forks had not come to rest at the end of their longest warm-up, and were measured all the same.",
        "A contestant whose answer was wrong is named and never timed. Rows of another format are shown for scale and not"
            + " ranked."));
    if (forks.isPaced()) {
      items.add(1, PACED);
    }
    parts.add(new Part.Bullets(items));
    return parts;
  }
}
