package touchstone.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.model.Cell;
import touchstone.model.Contestant;
import touchstone.model.Environment;
import touchstone.model.ForkSettings;
import touchstone.model.Forks;
import touchstone.model.Glob;
import touchstone.model.Pace;
import touchstone.model.Plan;
import touchstone.model.RunDirectory;
import touchstone.model.Summary;
import touchstone.stats.ClockChoice;
import touchstone.stats.ControlSeries;
import touchstone.stats.Looks;

/** A run that is compared with others. */
final class RecordedRun {

  /** What goes so many times as fast is another machine; runs of one hour differ by less. */
  private static final double ANOTHER_PACE = 1.5;

  final Path path;
  final Plan plan;
  final Environment environment;
  final Summary summary;

  /** What the figures are without, a sentence with the run's path; empty where nothing is missing. */
  final Optional<String> damage;

  private final Forks forks;
  private final Map<Cell.Group, Map<String, Cell>> timed = new LinkedHashMap<>();

  RecordedRun(RunDirectory run) throws IOException {
    path = run.path();
    plan = run.plan();
    environment = run.environment();
    RunDirectory.Samples samples = run.samples();
    damage = Run.damage(samples).map(sentence -> path + ": " + sentence);
    forks = new Forks(plan, samples.samples());
    summary = Summaries.of(plan, forks);
    for (Cell cell : forks.timed()) {
      timed
          .computeIfAbsent(plan.group(cell), g -> new LinkedHashMap<>())
          .put(cell.contestant(), cell);
    }
  }

  /** Whether rows could leave it, or end it, by their figures. */
  boolean raced() {
    return Looks.named(plan.looks()).filter(Looks::isRace).isPresent();
  }

  /** In the order of the plan. */
  List<Cell.Group> groups() {
    return List.copyOf(timed.keySet());
  }

  /** Contestants of the group with a figure by that clock, in the order of the plan. */
  List<String> contestants(Cell.Group group, String clock) {
    List<String> names = new ArrayList<>();
    timed.getOrDefault(group, Map.of()).forEach((name, cell) -> {
      for (double time : times(cell, clock)) {
        if (!Double.isNaN(time)) {
          names.add(name);
          return;
        }
      }
    });
    return names;
  }

  double[] times(Cell.Group group, String contestant, String clock) {
    Cell cell = timed.getOrDefault(group, Map.of()).get(contestant);
    return times(Optional.ofNullable(cell).orElseThrow(), clock);
  }

  private double[] times(Cell cell, String clock) {
    return forks.byBlock(cell, Summaries.clock(clock));
  }

  /**
   * The row and its controls.
   *
   * @param controls contestants that all have a figure by that clock
   */
  ControlSeries.Run beside(
      Cell.Group group, String contestant, List<String> controls, String clock) {
    return new ControlSeries.Run(
        times(group, contestant, clock),
        controls.stream().map(c -> times(group, c, clock)).toList());
  }

  Optional<Summary.Row> row(Cell.Group group, String contestant) {
    return summary.groups().stream()
        .filter(g -> g.name().equals(group.name()))
        .flatMap(g -> g.rows().stream())
        .filter(r -> r.contestant().equals(contestant))
        .findFirst();
  }

  /** Thread CPU time, which both a quiet and a contended machine can be judged by, where one of the runs asks for it. */
  static String clock(List<RecordedRun> runs) {
    boolean allHaveCpu = runs.stream()
        .allMatch(run -> run.groups().stream()
            .allMatch(g -> run.contestants(g, ClockChoice.Clock.WALL.id())
                .equals(run.contestants(g, ClockChoice.Clock.THREAD_CPU.id()))));
    boolean contended = runs.stream()
        .anyMatch(run -> run.summary.clock().equals(ClockChoice.Clock.THREAD_CPU.id()));
    return (contended && allHaveCpu ? ClockChoice.Clock.THREAD_CPU : ClockChoice.Clock.WALL).id();
  }

  /**
   * True when the contestant may be taken to be the same in all runs: it was asked for by name, or its version and flags are
   * the same, and no jar of it was made anew. A snapshot's version says nothing.
   */
  static boolean isControl(String contestant, List<RecordedRun> runs, List<String> globs) {
    if (!globs.isEmpty()) {
      return globs.stream().anyMatch(glob -> new Glob(glob).matches(contestant));
    }
    Contestant first = runs.get(0).plan.contestant(contestant);
    return !isSnapshot(first)
        && runs.stream()
            .map(run -> run.plan.contestant(contestant))
            .allMatch(c -> c.version().equals(first.version()) && c.flags().equals(first.flags()))
        && runs.stream()
            .noneMatch(run -> runs.stream().anyMatch(other -> isRebuilt(contestant, run, other)));
  }

  /**
   * Whether the contestant's jars or sources are others, as those of a library under work are that has one version all the time. Only of
   * runs of one commit: another one makes other jars of the lab, which are on everybody's class path.
   */
  private static boolean isRebuilt(String contestant, RecordedRun run, RecordedRun other) {
    String commit = run.environment.commit();
    String build = run.environment.builds().get(contestant);
    String otherBuild = other.environment.builds().get(contestant);
    return commit.equals(other.environment.commit())
        && !commit.equals(Environment.NO_COMMIT)
        && build != null
        && otherBuild != null
        && !build.equals(otherBuild);
  }

  private static boolean isSnapshot(Contestant contestant) {
    return contestant.version().contains("SNAPSHOT");
  }

  /** What the runs do not have in common though figures depend on it, one sentence each. */
  static List<String> differences(RecordedRun one, RecordedRun other) {
    List<String> differences = new ArrayList<>();
    String machine = machine(one);
    String otherMachine = machine(other);
    if (!machine.equals(otherMachine)) {
      differences.add(
          "%s ran on %s, %s on %s: controls take out how fast a machine is, not which library it suits"
              .formatted(one.path, machine, other.path, otherMachine));
    }
    for (Environment.Jvm jvm : one.environment.jvms()) {
      other.environment.jvms().stream()
          .filter(j -> j.feature() == jvm.feature() && !j.equals(jvm))
          .forEach(
              j -> differences.add("the runs had different JVMs of release %s: %s of %s, %s of %s"
                  .formatted(jvm.feature(), jvm.version(), jvm.vendor(), j.version(), j.vendor())));
    }
    List<String> rebuilt = one.plan.contestants().stream()
        .filter(c -> other.plan.contestants().stream()
            .anyMatch(o -> o.name().equals(c.name()) && o.version().equals(c.version())))
        .filter(c -> !isSnapshot(c) && isRebuilt(c.name(), one, other))
        .map(Contestant::name)
        .toList();
    if (!rebuilt.isEmpty()) {
      differences.add("the jars or sources of %s changed, though the version did not"
          .formatted(Words.list(rebuilt)));
    }
    if (!one.environment.jvmFlags().equals(other.environment.jvmFlags())) {
      differences.add("the runs had different JVM flags: %s, %s"
          .formatted(one.environment.jvmFlags(), other.environment.jvmFlags()));
    }
    anotherPace(one, other).ifPresent(differences::add);
    int threads = one.plan.fork().threads();
    int otherThreads = other.plan.fork().threads();
    if (threads != otherThreads) {
      differences.add("forks of %s worked by %s, those of %s by %s: what differs may be that alone"
          .formatted(
              one.path,
              Words.count(threads, "thread"),
              other.path,
              Words.count(otherThreads, "thread")));
    }
    boolean turns = one.plan.fork().sliceMillis() > 0;
    if (threads == otherThreads && turns != other.plan.fork().sliceMillis() > 0) {
      differences.add(
          "forks of %s took turns with the others of their table, those of %s were measured on end: times may differ by that alone, ratios are better known by turns"
              .formatted((turns ? one : other).path, (turns ? other : one).path));
    }
    String warmUp = warmUp(one.plan.fork());
    String otherWarmUp = warmUp(other.plan.fork());
    if (!warmUp.equals(otherWarmUp)) {
      differences.add(
          "forks of %s worked %s before they were measured, those of %s %s: some libraries gain more by that than others; give both runs the same --budget and --warm-up"
              .formatted(one.path, warmUp, other.path, otherWarmUp));
    }
    return differences;
  }

  private static Optional<String> anotherPace(RecordedRun one, RecordedRun other) {
    Pace pace = one.summary.pace();
    Pace otherPace = other.summary.pace();
    if (pace == null || otherPace == null) {
      return Optional.empty();
    }
    double times = otherPace.yardstickNs() / pace.yardstickNs();
    return Math.max(times, 1 / times) < ANOTHER_PACE
        ? Optional.empty()
        : Optional.of(
            "the same fixed work took %s in %s and %s in %s: what slows a machine so much slows some libraries more than others; measure both in one hour, or two builds in one run"
                .formatted(
                    Figures.time(pace.yardstickNs()),
                    one.path,
                    Figures.time(otherPace.yardstickNs()),
                    other.path));
  }

  private static String warmUp(ForkSettings fork) {
    String until = fork.compileMillis() == 0
        ? "until their figures stood still"
        : "until all was compiled, %s at most".formatted(Figures.time(fork.compileMillis() * 1e6));
    return fork.warmUpMillis() == 0
        ? until
        : "for %s, and then %s".formatted(Figures.time(fork.warmUpMillis() * 1e6), until);
  }

  /** What makes a library suit one machine more than another; by how much memory and which build of a kernel it differs, none does. */
  private static String machine(RecordedRun run) {
    Environment.Machine machine = run.environment.machine();
    return "%s (%s, %s)"
        .formatted(machine.processor(), machine.arch(), Words.count(machine.cores(), "core"));
  }
}
