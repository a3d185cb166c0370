package touchstone.report;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import touchstone.model.Cell;
import touchstone.model.Environment;
import touchstone.model.Forks;
import touchstone.model.Operation;
import touchstone.model.Plan;
import touchstone.model.RuleMatrix;
import touchstone.model.RunDirectory;
import touchstone.model.Summary;
import touchstone.model.Workload;

/**
 * A run as far as its directory is whole. Without its plan nobody knows what was measured, so a directory without one is
 * refused; everything else may be missing, and is then named.
 *
 * @param environment absent when its file is not there or cannot be read
 * @param gaps a sentence for each file that is not whole; of lines of samples, {@code samples} says which
 */
record Run(
    Plan plan,
    @Nullable Environment environment,
    RunDirectory.Samples samples,
    Forks forks,
    Summary summary,
    List<String> gaps) {

  /** The suite whose runs have a file of rules. */
  private static final String WITH_RULES = "nullsafe";

  static Run read(RunDirectory directory) throws IOException {
    Plan plan = directory.plan();
    List<String> gaps = new ArrayList<>();
    Environment environment = null;
    try {
      environment = directory.environment();
    } catch (RunDirectory.DamagedRun damaged) {
      // Without the directory's own path: the same run gives the same report wherever it lies.
      gaps.add(
          (Files.exists(directory.file("environment.json"))
                  ? "environment.json is damaged."
                  : "environment.json is missing.")
              + " The machine, its JVMs and the libraries' versions are not known; the figures do not need them.");
    }
    RunDirectory.Samples samples = directory.samples();
    if (samples.samples().isEmpty()) {
      gaps.add("samples.jsonl has no whole line: no fork brought a figure.");
    } else {
      damage(samples).ifPresent(sentence -> gaps.add(sentence + "."));
    }
    Forks forks = new Forks(plan, samples.samples());
    if (forks.strangers() > 0) {
      gaps.add(
          "samples.jsonl has %s of cells that the plan does not time, perhaps of another run: they do not count."
              .formatted(Words.count(forks.strangers(), "line")));
    }
    if (!samples.samples().isEmpty()) {
      long without = forks.all().stream()
          .filter(cell -> forks.ok(cell).isEmpty() && forks.failed(cell).isEmpty())
          .count();
      if (without > 0) {
        gaps.add(
            "samples.jsonl has no fork of %s of the plan's %s: the budget ended before, or the run was stopped or cut off."
                .formatted(without, Words.count(forks.all().size(), "cell")));
      }
    }
    Summary summary = Summaries.of(plan, forks);
    if (environment != null) {
      summary = summary.givingUp(environment.givenUp());
    }
    Optional<RuleMatrix> rules = rules(directory, plan, gaps);
    if (rules.isPresent()) {
      summary = summary.with(rules.get(), Overheads.of(rules.get(), plan, forks, summary));
    }
    return new Run(plan, environment, samples, forks, summary, List.copyOf(gaps));
  }

  /** How many samples could not be read, in a sentence without its period; empty where all could. */
  static Optional<String> damage(RunDirectory.Samples samples) {
    return samples.damaged().isEmpty()
        ? Optional.empty()
        : Optional.of(
            "samples.jsonl is damaged: %s could not be read, and the figures come from the other %s"
                .formatted(
                    Words.count(samples.damaged().size(), "line"),
                    samples.samples().size()));
  }

  /** None of a suite without rules, and where their file is missing or damaged, which is then a gap. */
  private static Optional<RuleMatrix> rules(RunDirectory directory, Plan plan, List<String> gaps)
      throws IOException {
    String without =
        " Who keeps which rule, and what that costs, is not known; the other figures do not need it.";
    try {
      Optional<RuleMatrix> rules = directory.rules();
      if (rules.isEmpty() && plan.suites().contains(WITH_RULES)) {
        gaps.add("rules.json is missing." + without);
      }
      return rules;
    } catch (RunDirectory.DamagedRun damaged) {
      gaps.add("rules.json is damaged." + without);
      return Optional.empty();
    }
  }

  String title() {
    return title(plan);
  }

  static String title(Plan plan) {
    return "Touchstone: " + subject(plan);
  }

  /** What the run is about: its suites, or documents that were brought along and took the place of all of theirs. */
  static String subject(Plan plan) {
    List<Workload> workloads = plan.workloads();
    boolean own =
        !workloads.isEmpty() && workloads.stream().allMatch(w -> w.type().equals(Workload.OWN));
    return Words.list(own ? workloads.stream().map(Workload::id).toList() : plan.suites());
  }

  /** The cell of a row; one that was excluded has no forks. */
  static Cell cell(Summary.Group group, Summary.Row row) {
    return new Cell(
        row.contestant(),
        group.workload(),
        Operation.of(group.operation()),
        group.jdk(),
        row.row());
  }
}
