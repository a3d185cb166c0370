package touchstone.report;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import touchstone.model.Cell;
import touchstone.model.Contestant;
import touchstone.model.Forks;
import touchstone.model.Plan;
import touchstone.model.RunDirectory;
import touchstone.model.Summary;
import touchstone.stats.Interval;
import touchstone.stats.Looks;
import touchstone.stats.PairedLogRatio;
import touchstone.stats.Rules;
import touchstone.stats.StepDown;
import touchstone.stats.Verdict;

/**
 * Compares the builds of libraries that one run measured, each with the first one of its contestant, in the blocks that hold a
 * fork of both: what the machine did to a block cancels in their ratio. The intervals of all rows hold together (Holm
 * 1979).
 */
public final class BuildComparisons {

  private static final Rules RULES = Rules.STANDARD;

  private final Plan plan;
  private final Forks forks;
  private final Summary summary;

  /** Of a run that was judged while it went on, at the alpha of each of its looks. */
  private final Rules rules;

  private BuildComparisons(Plan plan, Forks forks, Summary summary) {
    this.plan = plan;
    this.forks = forks;
    this.summary = summary;
    this.rules = Looks.named(plan.looks()).map(l -> RULES.at(l.alpha())).orElse(RULES);
  }

  /**
   * Compares.
   *
   * @return no rows, and a notice that says why, when the run holds no two builds of anything
   */
  public static Comparison of(RunDirectory run) throws IOException {
    Plan plan = run.plan();
    RunDirectory.Samples samples = run.samples();
    Forks forks = new Forks(plan, samples.samples());
    Comparison builds = of(plan, forks, Summaries.of(plan, forks), run.path().toString());
    return Run.damage(samples).map(builds::noting).orElse(builds);
  }

  /**
   * Compares what has been read.
   *
   * @param path of the run
   */
  static Comparison of(Plan plan, Forks forks, Summary summary, String path) {
    return new BuildComparisons(plan, forks, summary).compare(path);
  }

  /**
   * Two builds in a group.
   *
   * @param change absent when one of them was not timed
   */
  private record Pair(
      Cell.Group group,
      Contestant first,
      Contestant other,
      @Nullable PairedLogRatio change) {}

  private Comparison compare(String path) {
    List<Pair> pairs = pairs();
    List<PairedLogRatio> family = new ArrayList<>();
    for (Pair pair : pairs) {
      if (pair.change() != null) {
        family.add(pair.change());
      }
    }
    List<StepDown.Decision> decisions =
        StepDown.decide(family, rules.alpha(), StepDown.Family.named());
    List<Comparison.Row> rows = new ArrayList<>();
    int next = 0;
    for (Pair pair : pairs) {
      rows.add(
          pair.change() == null
              ? missing(pair)
              : row(pair, pair.change(), decisions.get(next++).interval()));
    }
    return new Comparison(
        path,
        path,
        summary.clock(),
        RULES.confidence(),
        RULES.margin(),
        rows.isEmpty()
            ? List.of(
                "%s holds no two builds of a library: measure them with --library-jar, or give a second run to compare it with"
                    .formatted(path))
            : sameJars(pairs),
        List.copyOf(rows));
  }

  /** Builds that are one: what tells them apart is the machine. */
  private static List<String> sameJars(List<Pair> pairs) {
    return pairs.stream()
        .filter(pair -> pair.first().jar() != null
            && pair.other().jar() != null
            && pair.first().jar().sha256().equals(pair.other().jar().sha256()))
        .map(pair ->
            "%s and %s are the same jar, byte for byte: what they differ by is how well the run measured"
                .formatted(pair.first().name(), pair.other().name()))
        .distinct()
        .toList();
  }

  /** Of each group and each contestant with builds, the first build with each other one. */
  private List<Pair> pairs() {
    Map<Cell.Group, Map<String, List<Contestant>>> groups = new LinkedHashMap<>();
    for (Cell cell : warm()) {
      Contestant contestant = plan.contestant(cell.contestant());
      groups
          .computeIfAbsent(plan.group(cell), g -> new LinkedHashMap<>())
          .computeIfAbsent(original(contestant), of -> new ArrayList<>())
          .add(contestant);
    }
    List<Pair> pairs = new ArrayList<>();
    groups.forEach((group, contestants) -> contestants.values().forEach(builds -> {
      // What the lab has is compared with what a user brought, even where the gate left it out.
      builds.sort(Comparator.comparing(build -> build.jar() != null));
      for (Contestant other : builds.subList(1, builds.size())) {
        pairs.add(new Pair(group, builds.get(0), other, change(group, builds.get(0), other)));
      }
    }));
    return pairs;
  }

  /** Cells that the gate left out among them: a build that is wrong is no missing row of nothing. */
  private List<Cell> warm() {
    List<Cell> cells = new ArrayList<>(plan.cells());
    plan.excluded().forEach(excluded -> cells.add(excluded.cell()));
    cells.removeIf(Cell::isCold);
    return cells;
  }

  private static String original(Contestant contestant) {
    return contestant.jar() == null ? contestant.name() : contestant.jar().of();
  }

  private @Nullable PairedLogRatio change(Cell.Group group, Contestant first, Contestant other) {
    Optional<double[]> reference = times(group, first);
    Optional<double[]> times = times(group, other);
    if (reference.isEmpty() || times.isEmpty()) {
      return null;
    }
    PairedLogRatio change = PairedLogRatio.of(times.get(), reference.get());
    return change.blocks() == 0 ? null : change;
  }

  private Optional<double[]> times(Cell.Group group, Contestant contestant) {
    return forks.timed().stream()
        .filter(c -> c.contestant().equals(contestant.name()) && plan.group(c).equals(group))
        .findFirst()
        .filter(cell -> !forks.ok(cell).isEmpty())
        .map(cell -> forks.byBlock(cell, Summaries.clock(summary.clock())));
  }

  private Comparison.Row row(Pair pair, PairedLogRatio change, Optional<Interval> interval) {
    int blocks = change.blocks();
    return new Comparison.Row(
        pair.group().name(),
        pair.other().name(),
        pair.first().version(),
        pair.other().version(),
        false,
        0,
        blocks,
        blocks,
        Figures.rounded(change.ratio().orElseThrow()),
        interval.map(i -> Figures.rounded(i.low())).orElse(null),
        interval.map(i -> Figures.rounded(i.high())).orElse(null),
        Verdicts.word(Verdict.of(interval, blocks, rules)),
        bytes(pair.group(), pair.first()),
        bytes(pair.group(), pair.other()),
        blocks < rules.minBlocks()
            ? Words.count(blocks, "block") + ": too few for a verdict"
            : null);
  }

  private Comparison.Row missing(Pair pair) {
    boolean timed = times(pair.group(), pair.other()).isPresent();
    Contestant absent = timed ? pair.first() : pair.other();
    String note = timed && times(pair.group(), pair.first()).isPresent()
        ? "no block holds both"
        : summaryRow(pair.group(), absent)
            .map(r -> "%s: %s%s"
                .formatted(absent.name(), r.verdict(), r.note() == null ? "" : ", " + r.note()))
            .orElse(absent.name() + " was not measured");
    return new Comparison.Row(
        pair.group().name(),
        pair.other().name(),
        pair.first().version(),
        pair.other().version(),
        false,
        0,
        0,
        0,
        null,
        null,
        null,
        Comparison.MISSING,
        bytes(pair.group(), pair.first()),
        bytes(pair.group(), pair.other()),
        note);
  }

  private @Nullable Double bytes(Cell.Group group, Contestant contestant) {
    return summaryRow(group, contestant).map(Summary.Row::bytesPerOp).orElse(null);
  }

  private Optional<Summary.Row> summaryRow(Cell.Group group, Contestant contestant) {
    return summary.groups().stream()
        .filter(g -> g.name().equals(group.name()))
        .flatMap(g -> g.rows().stream())
        .filter(r -> r.contestant().equals(contestant.name()))
        .findFirst();
  }
}
