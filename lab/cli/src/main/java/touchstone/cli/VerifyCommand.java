package touchstone.cli;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import touchstone.harness.Catalog;
import touchstone.harness.Documents;
import touchstone.harness.Gate;
import touchstone.harness.Jdk;
import touchstone.harness.Refusal;
import touchstone.harness.Selection;
import touchstone.model.Cell;
import touchstone.model.Operation;
import touchstone.model.RuleMatrix;
import touchstone.model.RunDirectory;
import touchstone.report.Printable;
import touchstone.report.TerminalSummary;

/** {@code touchstone verify}. */
@Command(
    name = "verify",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    description =
        "Compares what every contestant reads and writes with what is expected; times nothing.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  touchstone verify --only 'gson-*' --workload users-tiny",
      "      a library on one document",
      "  touchstone verify nullsafe",
      "      who keeps which rule",
      "  touchstone verify --jvm-flag=--sun-misc-unsafe-memory-access=deny",
      "      who needs sun.misc.Unsafe, on JDK 24 or newer",
      "",
      "Without a suite, everything that a contestant claims is verified: every operation on "
          + "every document. A value read must have every member, whole numbers exact, fractions "
          + "to the same double; a document written must hold the same value, minified, nulls "
          + "written, nothing escaped that RFC 8259 does not ask for. Exit code 1 when something "
          + "is wrong."
    })
final class VerifyCommand implements Callable<Integer> {

  private final Interruption interruption;

  @Mixin
  private final Lab lab = new Lab();

  @Mixin
  private final Jdks.Several jdk = new Jdks.Several();

  @Mixin
  private final Flags flags = new Flags();

  @Parameters(
      paramLabel = "SUITE",
      arity = "0..*",
      completionCandidates = Lab.SuiteNames.class,
      description = "Suites to verify: ${COMPLETION-CANDIDATES}. Everything claimed, unless given.")
  private List<String> suites = List.of();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "text or json. Default: ${DEFAULT-VALUE}.")
  private Format format = Format.text;

  VerifyCommand(Interruption interruption) {
    this.interruption = interruption;
  }

  /** The form of {@code --format json}. */
  private record Answer(
      boolean ok, int checked, List<Row> findings, @Nullable RuleMatrix rules) {}

  private record Row(
      String contestant,
      String workload,
      Operation operation,
      int jdk,
      String outcome,
      @Nullable String pointer,
      String message) {}

  @Override
  public Integer call() throws IOException, InterruptedException {
    Map<Integer, Jdk> jdks = jdk.chosen();
    try (Documents documents = lab.documents()) {
      List<String> chosenFlags = flags.chosen(jdks.values(), documents);
      Catalog there = lab.catalog();
      List<Cell> cells = cells(there, jdks);
      Catalog catalog = lab.built(there, cells, interruption);
      List<Gate.Finding> findings =
          judge(catalog, documents, cells, jdks, chosenFlags, interruption);
      Optional<RuleMatrix> rules = RuleFindings.of(
          suites, lab.contestants(catalog), catalog, documents, jdks, chosenFlags, interruption);
      return show(findings, cells.size(), rules);
    }
  }

  private List<Cell> cells(Catalog catalog, Map<Integer, Jdk> jdks)
      throws IOException, InterruptedException {
    return suites.isEmpty()
        ? lab.everything(catalog, jdks)
        : lab.selection(Lab.suites(suites), catalog, jdks).tiers().stream()
            .map(Selection.Tier::cells)
            .flatMap(List::stream)
            .map(Cell::warm)
            .distinct()
            .toList();
  }

  private int show(List<Gate.Finding> findings, int asked, Optional<RuleMatrix> rules)
      throws IOException {
    boolean ok = findings.size() == asked && findings.stream().allMatch(Gate.Finding::ok);
    if (format == Format.json) {
      System.out.print(RunDirectory.toJson(new Answer(
          ok,
          findings.size(),
          findings.stream()
              .map(f -> new Row(
                  f.cell().contestant(),
                  f.cell().workload(),
                  f.cell().operation(),
                  f.cell().jdk(),
                  f.outcome(),
                  f.pointer(),
                  f.message()))
              .toList(),
          rules.orElse(null))));
    } else {
      rules
          .filter(r -> !r.findings().isEmpty())
          .ifPresent(r -> System.out.println(
              TerminalSummary.render(r, Terminal.width(), Terminal.takesColors())));
      print(findings, asked);
    }
    return ok ? Failures.DONE : Failures.FOUND_WRONG;
  }

  /** Judges cells under a progress bar. */
  @SuppressWarnings("ClosingStandardOutputStreams") // the bar is closed, not what it is drawn on
  static List<Gate.Finding> judge(
      Catalog catalog,
      Documents documents,
      List<Cell> cells,
      Map<Integer, Jdk> jdks,
      List<String> flags,
      Interruption interruption)
      throws IOException, InterruptedException {
    AtomicInteger done = new AtomicInteger();
    try (Progress progress = new Progress("verifying", System.err, Terminal.movesBars())) {
      return new Gate(catalog, documents, RunCommand.PATIENCE)
          .judge(
              cells,
              Lab.contestantsByName(catalog),
              documents.workloads(),
              jdks,
              flags,
              f -> progress.show(done.incrementAndGet(), cells.size(), f.cell().id()),
              interruption::requested);
    }
  }

  /**
   * Judges the one cell that a command is about to measure.
   *
   * @param command what it is called, for the message
   * @throws Refusal when its answer is not right
   */
  static void requireRight(
      Catalog catalog,
      Documents documents,
      Cell cell,
      Map<Integer, Jdk> jdks,
      List<String> flags,
      Interruption interruption,
      String command)
      throws IOException, InterruptedException {
    List<Gate.Finding> findings =
        judge(catalog, documents, List.of(cell), jdks, flags, interruption);
    if (interruption.requested()) {
      throw Interruption.beforeMeasuring();
    }
    Gate.Finding finding = findings.get(0);
    if (!finding.ok()) {
      throw new Refusal(
          "%s; %s with another contestant: --only NAME".formatted(line(finding), command));
    }
  }

  /** A finding that is not ok, in one line, and behind it what else a JVM said that crashed. */
  static String line(Gate.Finding finding) {
    String at = finding.pointer() == null
        ? ""
        : " at " + (finding.pointer().isEmpty() ? "the root" : finding.pointer());
    return "%s %s %s %s%s: %s"
        .formatted(
            finding.outcome().toUpperCase(java.util.Locale.ROOT),
            finding.cell().contestant(),
            finding.cell().workload(),
            finding.cell().operation(),
            at,
            Printable.lines(finding.message()));
  }

  /**
   * Those that are not ok, in lines. What no document is to blame for, as where a contestant cannot be built, is the same wherever it
   * is used, and is said once.
   */
  static List<String> lines(List<Gate.Finding> findings) {
    Map<Object, List<Gate.Finding>> alike = findings.stream()
        .filter(f -> !f.ok())
        .collect(Collectors.groupingBy(
            f -> f.pointer() == null
                ? List.of(f.cell().contestant(), f.cell().jdk(), f.outcome(), f.message())
                : f,
            LinkedHashMap::new,
            Collectors.toList()));
    return alike.values().stream()
        .map(same -> line(same.get(0))
            + (same.size() == 1 ? "" : " (and likewise in %d more)".formatted(same.size() - 1)))
        .toList();
  }

  private static void print(List<Gate.Finding> findings, int asked) {
    lines(findings).forEach(System.out::println);
    Map<String, List<Gate.Finding>> byContestant = findings.stream()
        .collect(Collectors.groupingBy(
            f -> f.cell().contestant(), java.util.TreeMap::new, Collectors.toList()));
    byContestant.forEach((contestant, mine) -> System.out.printf(
        "%-26s %4d of %4d right%n",
        contestant, mine.stream().filter(Gate.Finding::ok).count(), mine.size()));
    if (findings.size() < asked) {
      System.out.printf("Stopped: %d of %d were not judged.%n", asked - findings.size(), asked);
    }
  }
}
