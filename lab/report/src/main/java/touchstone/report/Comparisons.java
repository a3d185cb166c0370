package touchstone.report;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import touchstone.model.Cell;
import touchstone.model.Glob;
import touchstone.model.RunDirectory;
import touchstone.model.Summary;
import touchstone.model.Workload;
import touchstone.stats.ControlSeries;
import touchstone.stats.IndependentLogRatio;
import touchstone.stats.Interval;
import touchstone.stats.Looks;
import touchstone.stats.PairedLogRatio;
import touchstone.stats.Rules;
import touchstone.stats.StepDown;
import touchstone.stats.Verdict;

/**
 * Compares two runs, contestant by contestant, over what did not change.
 *
 * <p>A row is held against the control series of its group: the other contestants that are the same in both runs. What the
 * machine did to all of them is no change of the row. The intervals of all rows hold together (Holm 1979), those of races with what it
 * costs that figures ended them ({@link Looks#ALPHA_BETWEEN_RACES}).
 */
public final class Comparisons {

  private static final Rules RULES = Rules.STANDARD;

  private final RecordedRun before;
  private final RecordedRun after;
  private final List<RecordedRun> runs;
  private final List<String> globs;
  private final String clock;
  private final double alpha;
  private final List<String> notices = new ArrayList<>();

  private Comparisons(RecordedRun before, RecordedRun after, List<String> globs) {
    this.before = before;
    this.after = after;
    this.runs = List.of(before, after);
    this.globs = globs;
    this.clock = RecordedRun.clock(runs);
    this.alpha =
        runs.stream().anyMatch(RecordedRun::raced) ? Looks.ALPHA_BETWEEN_RACES : RULES.alpha();
  }

  /**
   * Compares.
   *
   * @param controls globs of the contestants that did not change; where none is given, those whose version is the same
   * @return no rows, and a notice that says why, when the runs share nothing that can be held against a control
   */
  public static Comparison of(RunDirectory before, RunDirectory after, List<String> controls)
      throws IOException {
    return new Comparisons(new RecordedRun(before), new RecordedRun(after), controls).compare();
  }

  /**
   * A row before the family is known.
   *
   * @param controls how many it is held against
   * @param before blocks of the run before
   * @param after blocks of the run after
   */
  private record Held(
      Cell.Group group,
      String contestant,
      boolean control,
      int controls,
      int before,
      int after,
      @Nullable IndependentLogRatio change) {}

  private Comparison compare() {
    runs.forEach(run -> run.damage.ifPresent(notices::add));
    notices.addAll(RecordedRun.differences(before, after));
    List<Held> held = new ArrayList<>();
    List<Comparison.Row> missing = new ArrayList<>();
    for (Cell.Group group : sameDocument()) {
      List<String> later = after.contestants(group, clock);
      List<String> both = new ArrayList<>();
      for (String contestant : before.contestants(group, clock)) {
        if (later.contains(contestant)) {
          both.add(contestant);
        } else {
          missing.add(missing(group, contestant));
        }
      }
      both.forEach(contestant -> held.add(hold(group, contestant, both)));
    }
    List<Comparison.Row> rows = new ArrayList<>();
    List<String> unknown = globs.stream().filter(glob -> isOfNone(glob, held)).toList();
    if (held.stream().anyMatch(h -> h.change() != null)) {
      unknown.forEach(glob ->
          notices.add("--control %s names no contestant that both runs measured".formatted(glob)));
      rows.addAll(judge(held));
      rows.addAll(missing);
      warnOfControls(rows);
      sayWhatIsNew();
    } else {
      notices.add(0, whyNothing(held, unknown));
    }
    return new Comparison(
        before.path.toString(),
        after.path.toString(),
        clock,
        RULES.confidence(),
        RULES.margin(),
        List.copyOf(notices),
        List.copyOf(rows));
  }

  /** Groups of the first run, but for those whose document is another in the second: there all of them may be missing. */
  private List<Cell.Group> sameDocument() {
    List<Cell.Group> same = new ArrayList<>(before.groups());
    Set<String> others = new LinkedHashSet<>();
    for (Workload workload : after.plan.workloads()) {
      if (before.plan.workloads().stream()
          .anyMatch(w -> w.id().equals(workload.id()) && !w.sha256().equals(workload.sha256()))) {
        others.add(workload.id());
      }
    }
    same.removeIf(group -> others.contains(group.workload()));
    others.removeIf(id -> before.groups().stream().noneMatch(g -> g.workload().equals(id)));
    others.forEach(
        id -> notices.add(id + " is left out: the two runs read different documents of that name"));
    return same;
  }

  private Held hold(Cell.Group group, String contestant, List<String> both) {
    boolean control = RecordedRun.isControl(contestant, runs, globs);
    List<String> controls = both.stream()
        .filter(c -> !c.equals(contestant) && RecordedRun.isControl(c, runs, globs))
        .toList();
    if (controls.isEmpty()) {
      return new Held(group, contestant, control, 0, 0, 0, null);
    }
    List<ControlSeries.Run> beside =
        runs.stream().map(run -> run.beside(group, contestant, controls, clock)).toList();
    List<Integer> kept = ControlSeries.kept(beside);
    PairedLogRatio first = beside.get(0).over(kept);
    PairedLogRatio second = beside.get(1).over(kept);
    return new Held(
        group,
        contestant,
        control,
        kept.size(),
        first.blocks(),
        second.blocks(),
        first.blocks() == 0 || second.blocks() == 0 ? null : IndependentLogRatio.of(second, first));
  }

  private List<Comparison.Row> judge(List<Held> held) {
    List<IndependentLogRatio> family = new ArrayList<>();
    for (Held h : held) {
      if (h.change() != null) {
        family.add(h.change());
      }
    }
    List<StepDown.Decision> decisions = StepDown.decide(family, alpha, StepDown.Family.named());
    List<Comparison.Row> rows = new ArrayList<>();
    int next = 0;
    for (Held h : held) {
      Optional<Interval> interval =
          h.change() == null ? Optional.empty() : decisions.get(next++).interval();
      rows.add(row(h, interval));
    }
    return rows;
  }

  private Comparison.Row row(Held h, Optional<Interval> interval) {
    int blocks = Math.min(h.before(), h.after());
    IndependentLogRatio change = h.change();
    String verdict = h.controls() == 0
        ? Comparison.NO_CONTROL
        : Verdicts.word(Verdict.of(interval, blocks, RULES));
    String note = h.controls() > 0 && blocks < RULES.minBlocks()
        ? Words.count(blocks, "block") + " in one of the runs: too few for a verdict"
        : null;
    return new Comparison.Row(
        h.group().name(),
        h.contestant(),
        before.plan.contestant(h.contestant()).version(),
        after.plan.contestant(h.contestant()).version(),
        h.control(),
        h.controls(),
        h.before(),
        h.after(),
        change == null ? null : Figures.rounded(change.ratio().orElseThrow()),
        interval.map(i -> Figures.rounded(i.low())).orElse(null),
        interval.map(i -> Figures.rounded(i.high())).orElse(null),
        verdict,
        bytes(before, h.group(), h.contestant()),
        bytes(after, h.group(), h.contestant()),
        note);
  }

  private Comparison.Row missing(Cell.Group group, String contestant) {
    String note = after
        .row(group, contestant)
        .map(r -> r.verdict() + (r.note() == null ? "" : ": " + r.note()))
        .orElse("the second run did not measure it");
    return new Comparison.Row(
        group.name(),
        contestant,
        before.plan.contestant(contestant).version(),
        null,
        false,
        0,
        before.row(group, contestant).map(Summary.Row::blocks).orElse(0),
        0,
        null,
        null,
        null,
        Comparison.MISSING,
        bytes(before, group, contestant),
        null,
        note);
  }

  private static @Nullable Double bytes(RecordedRun run, Cell.Group group, String contestant) {
    return run.row(group, contestant).map(Summary.Row::bytesPerOp).orElse(null);
  }

  /** A control that moved against the others was none, or the run is not to be trusted. */
  private void warnOfControls(List<Comparison.Row> rows) {
    List<String> moved = rows.stream()
        .filter(r -> r.control() && r.controls() > 1)
        .filter(r -> r.verdict().equals(Verdicts.SLOWER) || r.verdict().equals(Verdicts.FASTER))
        .map(r -> r.contestant() + " (" + r.group() + ")")
        .toList();
    if (!moved.isEmpty()) {
      notices.add(
          "%s moved against the other controls though nothing of it changed: name controls with --control, or measure again"
              .formatted(Words.list(moved)));
    }
  }

  private void sayWhatIsNew() {
    Set<String> added = new LinkedHashSet<>();
    for (Cell.Group group : after.groups()) {
      List<String> known = before.contestants(group, clock);
      if (known.isEmpty()) {
        added.add("the table " + group.name());
      } else {
        after.contestants(group, clock).stream()
            .filter(contestant -> !known.contains(contestant))
            .forEach(added::add);
      }
    }
    if (!added.isEmpty()) {
      notices.add("only the second run has %s".formatted(Words.list(List.copyOf(added))));
    }
  }

  private static boolean isOfNone(String glob, List<Held> held) {
    return held.stream().noneMatch(h -> new Glob(glob).matches(h.contestant()));
  }

  private String whyNothing(List<Held> held, List<String> unknown) {
    for (RecordedRun run : runs) {
      if (run.groups().stream().allMatch(group -> run.contestants(group, clock).isEmpty())) {
        return "%s has no figures: none of its forks brought one by %s time; measure it again"
            .formatted(run.path, clock);
      }
    }
    if (held.isEmpty()) {
      return "%s and %s share no contestant on the same document, operation and JDK: measure both with the same command"
          .formatted(before.path, after.path);
    }
    if (!globs.isEmpty() && unknown.size() == globs.size()) {
      return "no common control: --control %s names no contestant that both runs measured; both measured %s"
          .formatted(
              String.join(",", unknown),
              held.stream().map(Held::contestant).distinct().collect(Collectors.joining(", ")));
    }
    return "no common control: nothing that both runs measured is known to be unchanged, so nothing tells the machine's change from a library's;"
        + " measure both with another contestant, such as gson-reflective, or name one with --control";
  }
}
