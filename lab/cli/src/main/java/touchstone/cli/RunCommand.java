package touchstone.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;
import touchstone.harness.Catalog;
import touchstone.harness.Documents;
import touchstone.harness.Gate;
import touchstone.harness.Harness;
import touchstone.harness.Jdk;
import touchstone.harness.LibraryJars;
import touchstone.harness.Machines;
import touchstone.harness.Manner;
import touchstone.harness.Planner;
import touchstone.harness.Refusal;
import touchstone.harness.Selection;
import touchstone.harness.Shards;
import touchstone.model.Cell;
import touchstone.model.Condition;
import touchstone.model.Contestant;
import touchstone.model.Environment;
import touchstone.model.Plan;
import touchstone.model.RuleMatrix;
import touchstone.model.RunDirectory;
import touchstone.model.Sample;
import touchstone.report.BuildComparisons;
import touchstone.report.Comparison;
import touchstone.report.ComparisonText;
import touchstone.report.FailOn;
import touchstone.report.Reports;
import touchstone.report.TerminalSummary;
import touchstone.report.Undecided;
import touchstone.report.Words;
import touchstone.workloads.Suite;

/** {@code touchstone run}. */
@Command(
    name = "run",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    description = "Measures suites and reports: the product's main job.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  touchstone run",
      "      the speed suite in five minutes",
      "  touchstone run speed --published --budget 10m",
      "      the rows of the published table alone",
      "  touchstone run sizes --budget 18m",
      "      small to large, and cold starts",
      "  touchstone run codec",
      "      short messages: values, trees, overlays",
      "  touchstone run nullsafe",
      "      null safety: who keeps it, what it costs",
      "  touchstone run --only 'gson-*,jackson3'",
      "      two libraries, surer for the same time",
      "  touchstone run --workload users-tiny --operation 'read-*' --budget 25m",
      "      every way to read one document",
      "  touchstone run --document order.json",
      "      a document of your own, into every library's tree",
      "  touchstone run --jvm-flag=-XX:+UseG1GC --jvm-flag=-Xmx4g",
      "      under the flags that your program has",
      "  touchstone run --threads 2 --budget 8m",
      "      two threads at once: who keeps its speed",
      "  touchstone run --resume runs/20260101-120000",
      "      goes on where a run was stopped",
      "  touchstone run --library-jar gson=old.jar --library-jar gson=new.jar",
      "      two builds of one library, side by side",
      "",
      "Before anything is timed, each contestant's answers are compared with the expected "
          + "ones; one that is wrong is named and left out. Ctrl-C "
          + "reports what has been measured; so does `kill`, for a run in the background of a script, "
          + "which Ctrl-C does not reach. A contestant's forks are spread over the whole run, "
          + "so that what else the machine does falls on all alike.",
      "",
      "Exit code: 0, 1 if a contestant's answer was wrong or never came, or a rule of --fail-on is "
          + "broken, 2 if anything else went wrong; of a run that was stopped 130 after Ctrl-C, and 143 "
          + "after `kill`."
    })
final class RunCommand implements Callable<Integer> {

  /** How long the gate waits for one answer. */
  static final Duration PATIENCE = Duration.ofSeconds(20);

  private static final String DEFAULT_SUITE = "speed";

  /** Time in which a few rows come to a verdict, or to a tie. */
  private static final Duration ALONE = Duration.ofMinutes(10);

  /** What says which rows are measured, and for how long: what a run begins with. */
  private static final List<String> ROWS = List.of(
      "--budget",
      "--only",
      "--operation",
      "--out",
      "--published",
      "--seed",
      "--shard",
      "--workload");

  /** What a run begins with, and cannot be given when it goes on. */
  static final List<String> PLANNED =
      Stream.concat(ROWS.stream(), Manners.NAMES.stream()).toList();

  private final Interruption interruption;

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Mixin
  private final Lab lab = new Lab();

  @Mixin
  private final Jdks.Several jdk = new Jdks.Several();

  @Mixin
  private final Manners manners = new Manners();

  @Parameters(
      paramLabel = "SUITE",
      completionCandidates = Lab.SuiteNames.class,
      description =
          "Suites to measure: ${COMPLETION-CANDIDATES} (`touchstone list` says what they are). Default: speed.")
  private List<String> suites = List.of(DEFAULT_SUITE);

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      converter = Budget.Converter.class,
      defaultValue = "5m",
      description =
          "How long the run may take, such as 90s, 5m, 1h. More time takes in more operations and documents,"
              + " then makes the verdicts surer. Default: ${DEFAULT-VALUE}, and up to half as much again on a machine so slow"
              + " that there would be no verdict; what is given here is kept to.")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private Budget budget;

  @Option(
      names = "--published",
      description =
          "Takes the rows of the suites' published tables alone: in speed, the 32 of a benchmark of Gson, Moshi, kotlinx.serialization"
              + " and Kryo.")
  private boolean published;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Where the run goes: a new or empty folder. Default: runs/ and the time.")
  private @Nullable Path out;

  @Option(
      names = "--resume",
      paramLabel = "DIR",
      description =
          "Goes on with a run that was stopped: same plan, same budget, no fork twice. What it was given by --contestants, --document,"
              + " --jdk and --library-jar is given again.")
  private @Nullable Path resume;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Of the forks' order. A new one each time, unless given; plan.json holds it.")
  private @Nullable Long seed;

  @Option(
      names = "--shard",
      paramLabel = "I/N",
      converter = Part.Converter.class,
      description =
          "Measures one of N parts, so that N machines share a run; `touchstone merge` puts them together. Needs --seed.")
  private @Nullable Part part;

  @Option(
      names = "--library-jar",
      paramLabel = "NAME=PATH",
      converter = LibraryJar.class,
      description =
          "Measures a library's contestants with this jar instead of the library's; given more than once, all builds in one"
              + " run, each compared with the first. One jar is compared with the build that is here.")
  private List<LibraryJars.Given> libraryJars = List.of();

  @Option(
      names = "--fail-on",
      paramLabel = "RULES",
      converter = CompareCommand.Rules.class,
      description =
          "With --library-jar: what makes the exit code 1, such as slower:5%% (`touchstone compare --help`).")
  private @Nullable FailOn failOn;

  RunCommand(Interruption interruption) {
    this.interruption = interruption;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    long start = System.nanoTime();
    if (failOn != null && libraryJars.isEmpty()) {
      throw new Refusal(
          "--fail-on judges the builds of --library-jar: give those, or compare two runs with `touchstone compare`");
    }
    try (Documents documents = lab.documents();
        Session session =
            resume == null ? begin(documents, start) : resume(documents, resume, start)) {
      if (!session.plan().cells().isEmpty()) {
        measure(session, documents);
      }
      Reports.write(session.run());
      return show(session);
    }
  }

  /**
   * A run that is ready to be measured.
   *
   * @param deadline after which it ends
   */
  private record Session(
      OutFolder folder,
      Plan plan,
      Catalog catalog,
      Map<Integer, Jdk> jdks,
      Machines machines,
      Deadline deadline)
      implements AutoCloseable {

    RunDirectory run() {
      return folder.run();
    }

    @Override
    public void close() throws IOException {
      folder.close();
    }
  }

  /**
   * What is to be measured, before anybody has looked at answers.
   *
   * @param manner of all forks
   * @param hand of this machine; absent when it measures all
   */
  private record Wanted(
      LibraryJars builds,
      Catalog catalog,
      Map<Integer, Jdk> jdks,
      Manner manner,
      List<Suite> suites,
      Planner.Choice choice,
      Shards.@Nullable Hand hand,
      List<Cell> cells) {}

  private Session begin(Documents documents, long start) throws IOException, InterruptedException {
    LibraryJars builds = LibraryJars.of(lab.catalog(), libraryJars);
    Catalog catalog = builds.catalog();
    Map<Integer, Jdk> jdks = jdk.chosen();
    Manner manner = manners.chosen(catalog, jdks.values(), documents);
    List<Suite> asked = Lab.suites(suites);
    Planner.Choice choice = choice(builds, asked, jdks);
    Shards.@Nullable Hand hand = part == null ? null : hand(choice, part);
    List<Cell> cells = hand == null ? choice.cells() : hand.cells();
    long building = System.nanoTime();
    catalog = built(catalog, cells);
    // Done once, and no part of what is measured.
    long begun = start + System.nanoTime() - building;
    OutFolder folder = OutFolder.prepare(out);
    try {
      return begin(
          folder,
          new Wanted(builds, catalog, jdks, manner, asked, choice, hand, cells),
          documents,
          begun);
    } catch (Throwable e) {
      folder.close();
      throw e;
    }
  }

  private Session begin(OutFolder folder, Wanted wanted, Documents documents, long begun)
      throws IOException, InterruptedException {
    Catalog catalog = wanted.catalog();
    Map<Integer, Jdk> jdks = wanted.jdks();
    List<Cell> cells = wanted.cells();
    List<String> flags = wanted.manner().flags();
    RunDirectory run = folder.run();
    Machines machines = new Machines();
    Environment environment = machines.environment(
        Lab.home(),
        jdks.values(),
        flags,
        catalog,
        cells.stream().map(Cell::contestant).distinct().toList());

    announce(wanted.choice(), cells, run);
    environment.conditions().stream()
        .filter(c -> c.severity() == Condition.Severity.HARMFUL)
        .forEach(c -> System.err.printf(
            "This machine, %s: %s%s.%n",
            c.name(), c.found(), c.cure() == null ? "" : "; " + c.cure()));
    List<Gate.Finding> findings =
        VerifyCommand.judge(catalog, documents, cells, jdks, flags, interruption);
    VerifyCommand.lines(findings).forEach(System.err::println);
    Optional<RuleMatrix> rules = RuleFindings.of(
        suites, lab.contestants(catalog), catalog, documents, jdks, flags, interruption);
    if (interruption.requested()) {
      throw Interruption.beforeMeasuring();
    }
    Plan plan = Planner.plan(
        suites,
        Typed.command(spec),
        budget.seconds(),
        isGiven("--budget") ? 0 : Planner.graceSeconds(budget.seconds()),
        wanted.manner(),
        seed == null ? System.currentTimeMillis() : seed,
        findings,
        catalog.contestants(),
        List.copyOf(documents.workloads().values()),
        wanted.suites().stream().flatMap(suite -> suite.references().stream()).toList(),
        Stream.concat(wanted.builds().pairs().stream(), RuleFindings.pairs(suites).stream())
            .toList(),
        wanted.hand());
    run.write(environment);
    if (rules.isPresent()) {
      run.write(rules.get());
    }
    // Last: what has a plan can be gone on with.
    run.write(plan);
    Duration left = Duration.ofSeconds(budget.seconds()).minus(Deadline.FOR_REPORTS);
    return new Session(folder, plan, catalog, jdks, machines, new Deadline(plan, begun, left));
  }

  private boolean isGiven(String option) {
    return spec.commandLine().getParseResult().hasMatchedOption(option);
  }

  /**
   * What would be measured, and what is left out; looks at no clock and starts no contestant.
   *
   * @throws Refusal when nothing fits the budget, or there is nothing of what was asked for
   */
  Planner.Choice choice() throws IOException, InterruptedException {
    return choice(LibraryJars.of(lab.catalog(), libraryJars), Lab.suites(suites), jdk.chosen());
  }

  /** Of a shard, what all machines have: each takes its part of that. */
  private Planner.Choice choice(LibraryJars builds, List<Suite> asked, Map<Integer, Jdk> jdks)
      throws IOException, InterruptedException {
    return Planner.choose(
        builds.in(selection(asked, jdks)),
        budget.seconds() * (part == null ? 1 : part.count()),
        manners.warmUp());
  }

  private Selection selection(List<Suite> asked, Map<Integer, Jdk> jdks)
      throws IOException, InterruptedException {
    Catalog catalog = lab.catalog();
    Selection chosen = lab.selection(asked, catalog, jdks)
        .keeping(
            cell -> !published || cell.row() != null,
            () ->
                "the published tables have no row of what was chosen: leave --published away, or choose more");
    return manners.threads() == 1 ? chosen : onJvm(chosen, catalog);
  }

  /** What several threads can do at once: a program in another language has no say in how many it starts. */
  private static Selection onJvm(Selection chosen, Catalog catalog) {
    Set<String> others = catalog.contestants().stream()
        .filter(contestant -> !contestant.needsJdk())
        .map(Contestant::name)
        .filter(chosen.contestants()::contains)
        .collect(Collectors.toCollection(TreeSet::new));
    if (others.isEmpty()) {
      return chosen;
    }
    System.err.printf(
        "Left out, because only a JVM's contestants work by several threads: %s.%n",
        String.join(", ", others));
    return chosen.without(others);
  }

  private Shards.Hand hand(Planner.Choice choice, Part mine) {
    if (seed == null) {
      throw new Refusal(
          "--shard needs --seed, so that all shards are parts of one run: give each the same, such as --seed 1");
    }
    return Shards.deal(choice.cells(), mine.count()).get(mine.index() - 1);
  }

  private Session resume(Documents documents, Path path, long start)
      throws IOException, InterruptedException {
    refusePlanned();
    Plan plan = new RunDirectory(path).plan();
    Catalog given = LibraryJars.of(lab.catalog(), libraryJars).catalog();
    Unchanged.contestants(plan, given);
    Catalog catalog = built(given, plan.cells());
    OutFolder folder = OutFolder.again(path);
    try {
      return resume(documents, folder, plan, catalog, start);
    } catch (Throwable e) {
      folder.close();
      throw e;
    }
  }

  /** Where a program was built anew, its library has the version that was found then; the jars that were given are what they were. */
  private Catalog built(Catalog given, List<Cell> cells) throws IOException, InterruptedException {
    Catalog built = lab.built(given, cells, interruption);
    return built == given ? given : LibraryJars.of(built, libraryJars).catalog();
  }

  private void refusePlanned() {
    ParseResult given = spec.commandLine().getParseResult();
    Stream<String> planned = PLANNED.stream().filter(given::hasMatchedOption);
    Stream<String> named = given.hasMatchedPositional(0) ? suites.stream() : Stream.of();
    Stream.concat(named, planned).findFirst().ifPresent(word -> {
      throw new Refusal(
          "--resume goes on with the plan that the run began with, which says when its rows are judged: leave %s away, or begin a new run"
              .formatted(word));
    });
  }

  private Session resume(
      Documents documents, OutFolder folder, Plan plan, Catalog catalog, long start)
      throws IOException {
    RunDirectory run = folder.run();
    Map<Integer, Jdk> jdks = jdk.chosen();
    Machines machines = new Machines();
    Unchanged.check(
        plan, run.environment(), catalog, documents.workloads(), jdks, machines.machine());
    RunDirectory.Samples samples = run.samples();
    List<Sample> there = samples.samples();
    double spent = there.stream().mapToDouble(Sample::seconds).sum();
    Duration left =
        Duration.ofSeconds(plan.budgetSeconds()).minus(Duration.ofMillis((long) (spent * 1000)));
    boolean enough = there.stream().anyMatch(s -> s.block() >= Planner.neededBlocks(plan))
        && run.environment().givenUp().isEmpty();
    System.err.println(Resumed.goingOn(
        run.path(),
        there.size(),
        enough ? left : left.plusSeconds(plan.graceSeconds()),
        Planner.expectedFork(plan.fork())));
    Resumed.damage(run.path(), samples).forEach(System.err::println);
    return new Session(
        folder,
        plan,
        catalog,
        jdks,
        machines,
        new Deadline(plan, start, left.minus(Deadline.FOR_REPORTS)));
  }

  @SuppressWarnings("ClosingStandardOutputStreams") // the bar is closed, not what it is drawn on
  private void measure(Session session, Documents documents)
      throws IOException, InterruptedException {
    Plan plan = session.plan();
    Deadline deadline = session.deadline();
    interruption.measures(session.run().path());
    try (Progress progress = new Progress("measuring", System.err, Terminal.movesBars())) {
      double steal = new Harness(session.catalog(), documents, session.jdks(), session.machines())
          .run(
              session.run(),
              plan,
              needed -> deadline.over(needed, System.nanoTime()),
              interruption::requested,
              new Measuring(plan, deadline, progress));
      session.run().write(session.machines().ended(session.run().environment(), steal));
    }
  }

  private int show(Session session) throws IOException {
    PrintStream terminal = System.out;
    terminal.println(TerminalSummary.render(
        session.plan(),
        session.run().samples().samples(),
        session.run().summary(),
        Terminal.width(),
        Terminal.takesColors()));
    if (interruption.requested()) {
      terminal.printf(
          "Stopped. `%s` goes on.%n",
          Typed.resumption(spec, PLANNED, session.run().path()));
    }
    boolean failed = session.run().samples().samples().stream().anyMatch(s -> !s.ok());
    if (!libraryJars.isEmpty()) {
      FailOn rules = failOn == null ? FailOn.nothing() : failOn;
      Comparison builds = BuildComparisons.of(session.run());
      terminal.println(ComparisonText.of(builds, rules));
      failed |= builds.rows().stream().anyMatch(r -> rules.broken(r).isPresent());
    }
    terminal.printf("Report: %s%n", session.run().file("report.html").toAbsolutePath());
    if (!interruption.requested() && libraryJars.isEmpty() && session.plan().shard() == null) {
      Undecided.of(session.run().summary())
          .ifPresent(undecided -> terminal.printf(
              "Those that were not told apart, measured alone: `%s`%n",
              alone(session.plan(), undecided)));
    }
    return session.plan().excluded().isEmpty() && !failed ? Failures.DONE : Failures.FOUND_WRONG;
  }

  /** The command that gives a few contestants the time of all. */
  private String alone(Plan plan, Undecided undecided) {
    long seconds = Math.max(ALONE.toSeconds(), 2 * plan.budgetSeconds());
    return Typed.run(
        spec,
        ROWS,
        plan.suites().equals(List.of(DEFAULT_SUITE)) ? List.of() : plan.suites(),
        List.of(
            "--only",
            String.join(",", undecided.contestants()),
            "--workload",
            undecided.workload(),
            "--operation",
            String.join(",", undecided.operations()),
            "--budget",
            Planner.budget(seconds)));
  }

  private void announce(Planner.Choice choice, List<Cell> cells, RunDirectory run) {
    long contestants = cells.stream().map(Cell::contestant).distinct().count();
    System.err.printf(
        "%s of %s in %s. The run goes to %s.%n",
        Words.count(cells.size(), "cell"),
        Words.count(contestants, "contestant"),
        Planner.duration(budget.seconds()),
        run.path());
    int parts = part == null ? 1 : part.count();
    if (!choice.leftOut().isEmpty()) {
      System.err.printf(
          "Left out by the budget: %s (with --budget %s)%s.%n",
          choice.leftOut().get(0),
          Planner.budget(choice.secondsForNext() / parts),
          choice.leftOut().size() == 1
              ? ""
              : ", and %d more (all: --budget %s)"
                  .formatted(
                      choice.leftOut().size() - 1, Planner.budget(choice.secondsForAll() / parts)));
    }
  }
}
