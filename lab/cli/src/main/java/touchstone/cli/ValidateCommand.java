package touchstone.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import touchstone.harness.Catalog;
import touchstone.harness.Documents;
import touchstone.harness.Harness;
import touchstone.harness.Jdk;
import touchstone.harness.JvmFlags;
import touchstone.harness.Machines;
import touchstone.harness.Planner;
import touchstone.harness.Refusal;
import touchstone.harness.Validation;
import touchstone.model.Cell;
import touchstone.model.Contestant;
import touchstone.model.RunDirectory;
import touchstone.model.Sample;
import touchstone.model.Workload;
import touchstone.report.ValidationResult;
import touchstone.report.ValidationText;

/** {@code touchstone validate}. */
@Command(
    name = "validate",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    description = "Tries the lab itself on this machine: whether its verdicts are true.",
    footerHeading = "%n",
    footer = {
      "One contestant is measured under several names, and with 2, 5 and 10 %% more to do: "
          + "what is equal and what is slower is known. First on the machine as it is, then with "
          + "other work on every core, which the command starts itself. Of what is chosen, the first "
          + "row of the speed suite is taken, on the smallest document.",
      "",
      "  touchstone validate --budget 20m             half quiet, half loaded",
      "  touchstone validate --only jackson3          on another contestant",
      "  touchstone validate --workload users-large   on another document",
      "",
      "The folder holds a run of each (quiet/, loaded/) and validation.md. Exit code 1 when "
          + "a promise was not kept, or too little was measured to say. Ctrl-C ends it early: what was "
          + "measured until then is judged and stays in the folder."
    })
final class ValidateCommand implements Callable<Integer> {

  private final Interruption interruption;

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Mixin
  private final Lab lab = new Lab();

  @Mixin
  private final Jdks.One jdk = new Jdks.One();

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      converter = Budget.Converter.class,
      defaultValue = "20m",
      description = "How long it may take. Default: ${DEFAULT-VALUE}.")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private Budget budget;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Where it goes: a new or empty folder. Default: runs/ and the time.")
  private @Nullable Path out;

  ValidateCommand(Interruption interruption) {
    this.interruption = interruption;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    refuseTooShort();
    Catalog catalog = lab.catalog();
    Map<Integer, Jdk> jdks = jdk.chosen();
    Cell cell = cell(catalog, jdks);
    Validation.requireJvm(
        Objects.requireNonNull(Lab.contestantsByName(catalog).get(cell.contestant())));
    try (OutFolder made = OutFolder.prepare(out);
        Documents documents = lab.documents()) {
      return validate(new ValidationFolder(made.run().path()), documents, catalog, jdks, cell);
    }
  }

  /** Forks of a small document are soon done: the more blocks there are, the surer is what they show. */
  private Cell cell(Catalog catalog, Map<Integer, Jdk> jdks)
      throws IOException, InterruptedException {
    List<Cell> cells = lab.selection(Lab.suites(List.of("speed")), catalog, jdks).tiers().stream()
        .flatMap(tier -> tier.cells().stream())
        .toList();
    Cell first = cells.get(0);
    Map<String, Long> bytes =
        lab.workloads().stream().collect(Collectors.toMap(Workload::id, Workload::bytes));
    return cells.stream()
        .filter(cell ->
            cell.contestant().equals(first.contestant()) && cell.operation() == first.operation())
        .min(Comparator.comparing(cell -> bytes.get(cell.workload())))
        .orElseThrow();
  }

  /** Else all of it would be measured, and nothing could be said. */
  private void refuseTooShort() {
    if (!isLongEnough(budget.seconds())) {
      throw new Refusal(
          "a budget of %s is too short for %d blocks of %d rows, quiet and again under load: give --budget %s"
              .formatted(
                  Planner.duration(budget.seconds()),
                  ValidationResult.LEAST_BLOCKS,
                  Validation.rows(),
                  Planner.budget(LongStream.iterate(budget.seconds(), s -> s + 1)
                      .filter(ValidateCommand::isLongEnough)
                      .findFirst()
                      .orElseThrow())));
    }
  }

  private static boolean isLongEnough(long seconds) {
    return Planner.blocksIn(Validation.rows(), seconds / 2) >= ValidationResult.LEAST_BLOCKS;
  }

  private int validate(
      ValidationFolder folder,
      Documents documents,
      Catalog catalog,
      Map<Integer, Jdk> jdks,
      Cell cell)
      throws IOException, InterruptedException {
    VerifyCommand.requireRight(
        catalog, documents, cell, jdks, JvmFlags.DEFAULT, interruption, "validate");
    System.err.printf(
        "%s under %d names, %s quiet and %s loaded. It goes to %s.%n",
        cell.id(),
        Validation.rows(),
        Planner.duration(budget.seconds() / 2),
        Planner.duration(budget.seconds() / 2),
        folder.path());
    interruption.measures(folder.path());
    Validation validation = new Validation(catalog, documents, jdks, new Machines());
    for (String machine : ValidationFolder.MACHINES) {
      measure(
          validation,
          folder.begin(machine),
          catalog,
          cell,
          documents.workloads().get(cell.workload()),
          machine.equals("loaded"));
      if (interruption.requested()) {
        break;
      }
    }
    List<ValidationResult> results = folder.judge();
    System.out.print(ValidationText.text(results));
    System.out.printf("Written to %s.%n", folder.text());
    return results.size() == ValidationFolder.MACHINES.size()
            && results.stream().allMatch(ValidationResult::asPromised)
        ? Failures.DONE
        : Failures.FOUND_WRONG;
  }

  @SuppressWarnings("ClosingStandardOutputStreams") // the bar is closed, not what it is drawn on
  private void measure(
      Validation validation,
      RunDirectory run,
      Catalog catalog,
      Cell cell,
      @Nullable Workload workload,
      boolean loaded)
      throws IOException, InterruptedException {
    Contestant contestant = Lab.contestantsByName(catalog).get(cell.contestant());
    if (contestant == null || workload == null) {
      throw new IllegalStateException("the selection made up " + cell.id());
    }
    long seconds = budget.seconds() / 2;
    long begun = System.nanoTime();
    long deadline = begun + Duration.ofSeconds(seconds).toNanos();
    try (Progress progress =
        new Progress(loaded ? "loaded" : "quiet", System.err, Terminal.movesBars())) {
      validation.run(
          run,
          Lab.home(),
          cell,
          contestant,
          workload,
          loaded,
          Typed.command(spec),
          seconds,
          () -> System.nanoTime() > deadline,
          interruption::requested,
          new Harness.Listener() {
            @Override
            public void forkStarts(int block, int position, Cell next) {
              show("block " + block + ": " + next.contestant());
            }

            @Override
            public void takeTurns(int block, int position, int forks) {
              show("block %d: %d forks take turns".formatted(block, forks));
            }

            private void show(String what) {
              long now = System.nanoTime();
              progress.show(
                  (double) (now - begun) / Math.max(1, deadline - begun),
                  Duration.ofNanos(deadline - now),
                  what);
            }

            @Override
            public void forkEnded(Sample sample) {
              if (sample.failure() != null) {
                System.err.println(sample.contestant() + ": " + sample.failure().message());
              }
            }
          });
    }
  }
}
