package touchstone.cli;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import touchstone.harness.Catalog;
import touchstone.harness.Documents;
import touchstone.harness.Jdk;
import touchstone.harness.JvmFlags;
import touchstone.harness.Machines;
import touchstone.harness.Planner;
import touchstone.harness.Probe;
import touchstone.harness.Selection;
import touchstone.model.Cell;
import touchstone.model.Condition;
import touchstone.model.Contestant;
import touchstone.model.RunDirectory;
import touchstone.model.Workload;
import touchstone.report.ProbeResult;
import touchstone.report.ProbeText;

/** {@code touchstone probe}. */
@Command(
    name = "probe",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    description =
        "Says what this machine can tell apart now, and what stands in the way of telling more.",
    footerHeading = "%n",
    footer = {
      "Looks at the machine (clock rate, quotas, other load, stolen time, heat, power), "
          + "then measures one contestant against itself for the rest of the time: two equal rows "
          + "differ by chance alone, and how far they do is what a real difference has to exceed. "
          + "Of what is chosen, the first row of the speed suite is taken.",
      "",
      "  touchstone probe                    a minute",
      "  touchstone probe --only jackson3    on another contestant",
      "  touchstone probe --budget 3m        a surer answer",
      "  touchstone probe --format json      for a script",
      "",
      "Exit code 1 when something was found that can make verdicts wrong."
    })
final class ProbeCommand implements Callable<Integer> {

  /** What is asked of a machine: minutes, as users have them. */
  private static final List<Long> MINUTES = List.of(5L, 15L, 60L);

  private final Interruption interruption;

  @Mixin
  private final Lab lab = new Lab();

  @Mixin
  private final Jdks.One jdk = new Jdks.One();

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      converter = Budget.Converter.class,
      defaultValue = "60s",
      description = "How long the probe may take. Default: ${DEFAULT-VALUE}.")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private Budget budget;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "text or json. Default: ${DEFAULT-VALUE}.")
  private Format format = Format.text;

  ProbeCommand(Interruption interruption) {
    this.interruption = interruption;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    long deadline = System.nanoTime() + Duration.ofSeconds(budget.seconds()).toNanos();
    Catalog catalog = lab.catalog();
    Map<Integer, Jdk> jdks = jdk.chosen();
    Selection selection = lab.selection(Lab.suites(List.of("speed")), catalog, jdks);
    Cell cell = selection.tiers().get(0).cells().get(0);
    catalog = lab.built(catalog, List.of(cell), interruption);
    try (Documents documents = lab.documents()) {
      VerifyCommand.requireRight(
          catalog, documents, cell, jdks, JvmFlags.DEFAULT, interruption, "probe");
      Probe.Outcome outcome = probe(catalog, documents, jdks, cell, deadline);
      ProbeResult result = ProbeResult.of(outcome.conditions(), outcome.samples(), runs(selection));
      System.out.println(
          format == Format.json
              ? RunDirectory.toJson(result).stripTrailing()
              : ProbeText.render(result, cell.id()));
      boolean harmful =
          outcome.conditions().stream().anyMatch(c -> c.severity() == Condition.Severity.HARMFUL);
      return harmful ? Failures.FOUND_WRONG : Failures.DONE;
    }
  }

  @SuppressWarnings("ClosingStandardOutputStreams") // the bar is closed, not what it is drawn on
  private Probe.Outcome probe(
      Catalog catalog, Documents documents, Map<Integer, Jdk> jdks, Cell cell, long deadline)
      throws IOException, InterruptedException {
    Contestant contestant = catalog.contestants().stream()
        .filter(c -> c.name().equals(cell.contestant()))
        .findFirst()
        .orElseThrow();
    Workload workload = Objects.requireNonNull(documents.workloads().get(cell.workload()));
    long begun = System.nanoTime();
    long fork = Probe.expectedFork().toNanos();
    try (Progress progress = new Progress("probing", System.err, Terminal.movesBars())) {
      return new Probe(catalog, documents, jdks, new Machines())
          .run(
              cell,
              contestant,
              workload,
              () -> System.nanoTime() + fork > deadline,
              interruption::requested,
              ended -> {
                long now = System.nanoTime();
                progress.show(
                    (double) (now - begun) / Math.max(1, deadline - begun),
                    Duration.ofNanos(deadline - now),
                    ended + (ended == 1 ? " fork" : " forks"));
              });
    }
  }

  private static List<ProbeResult.Run> runs(Selection selection) {
    List<Cell> quick = selection.tiers().get(0).cells();
    int rows = (int) quick.stream().map(Cell::contestant).distinct().count();
    List<ProbeResult.Run> runs = new ArrayList<>();
    for (long minutes : MINUTES) {
      runs.add(run("two contestants, one operation", 2, 2, minutes));
    }
    for (long minutes : MINUTES) {
      if (rows > 2) {
        runs.add(run(
            "the speed suite's first %d contestants".formatted(rows), rows, quick.size(), minutes));
      }
    }
    return runs;
  }

  private static ProbeResult.Run run(String what, int rows, int cells, long minutes) {
    long seconds = minutes * 60;
    return ProbeResult.Run.of(
        what,
        rows * (rows - 1) / 2,
        Planner.alphaIn(cells, seconds),
        Planner.duration(seconds),
        Planner.blocksIn(cells, seconds));
  }
}
