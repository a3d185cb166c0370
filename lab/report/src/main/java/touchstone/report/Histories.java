package touchstone.report;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import touchstone.model.Cell;
import touchstone.model.RunDirectory;
import touchstone.stats.ChangePoints;
import touchstone.stats.ControlSeries;
import touchstone.stats.GeometricMean;
import touchstone.stats.Interval;
import touchstone.stats.PairedLogRatio;
import touchstone.stats.Rules;

/** Puts many runs into a row: each contestant over the contestants that were the same in all of them. */
public final class Histories {

  private final List<RecordedRun> runs = new ArrayList<>();
  private final List<String> globs;
  private final String clock;
  private final List<String> notices = new ArrayList<>();

  private Histories(List<RunDirectory> directories, List<String> globs) throws IOException {
    for (RunDirectory directory : directories) {
      runs.add(new RecordedRun(directory));
    }
    runs.sort(Comparator.comparing((RecordedRun r) -> r.environment.started()));
    this.globs = globs;
    this.clock = RecordedRun.clock(runs);
  }

  /**
   * The history of the runs, in the order in which they were made.
   *
   * @param controls globs of the contestants that did not change; where none is given, those whose version is the same
   */
  public static History of(List<RunDirectory> directories, List<String> controls)
      throws IOException {
    return new Histories(directories, controls).history();
  }

  private History history() {
    Set<Cell.Group> groups = new LinkedHashSet<>();
    runs.forEach(run -> groups.addAll(run.groups()));
    List<History.Series> series = new ArrayList<>();
    groups.forEach(group -> series.addAll(of(group)));
    Set<String> differences = new LinkedHashSet<>();
    for (int i = 1; i < runs.size(); i++) {
      differences.addAll(RecordedRun.differences(runs.get(i - 1), runs.get(i)));
    }
    runs.forEach(run -> run.damage.ifPresent(notices::add));
    notices.addAll(differences);
    if (runs.size() < ChangePoints.FEWEST) {
      notices.add(
          "%s: changes are searched for from %s on; until then `touchstone compare` says more of any two"
              .formatted(Words.count(runs.size(), "run"), ChangePoints.FEWEST));
    }
    return new History(
        clock,
        List.copyOf(notices),
        runs.stream()
            .map(r ->
                new History.Run(r.path.toString(), r.environment.started(), r.environment.commit()))
            .toList(),
        List.copyOf(series));
  }

  private List<History.Series> of(Cell.Group group) {
    List<RecordedRun> having =
        runs.stream().filter(run -> run.groups().contains(group)).toList();
    long documents = having.stream()
        .map(run -> run.plan.workload(group.workload()).sha256())
        .distinct()
        .count();
    if (having.size() < 2 || documents > 1) {
      notices.add(group.name() + " is left out: "
          + (documents > 1 ? "its document was not always the same" : "only one run has it"));
      return List.of();
    }
    List<String> everywhere = new ArrayList<>(having.get(0).contestants(group, clock));
    having.forEach(run -> everywhere.retainAll(run.contestants(group, clock)));
    everywhere.removeIf(c -> !RecordedRun.isControl(c, having, globs));
    Set<String> contestants = new LinkedHashSet<>();
    having.forEach(run -> contestants.addAll(run.contestants(group, clock)));
    List<History.Series> series = new ArrayList<>();
    List<String> apart = new ArrayList<>();
    for (String contestant : contestants) {
      List<String> controls =
          everywhere.stream().filter(c -> !c.equals(contestant)).toList();
      if (!controls.isEmpty()) {
        History.Series one = series(group, contestant, controls, having);
        if (one.points().isEmpty()) {
          apart.add(contestant);
        } else {
          series.add(one);
        }
      }
    }
    if (!apart.isEmpty()) {
      notices.add("%s of %s is left out: no run has a block with a figure of it and of its controls"
          .formatted(Words.list(apart), group.name()));
    } else if (series.isEmpty()) {
      notices.add(group.name() + " is left out: no common control, "
          + (globs.isEmpty()
              ? "nothing that every run measured is known to be unchanged; name one with --control"
              : "--control %s names nothing beside it that every run measured"
                  .formatted(String.join(",", globs))));
    }
    return series;
  }

  private History.Series series(
      Cell.Group group, String contestant, List<String> controls, List<RecordedRun> having) {
    List<RecordedRun> timed = having.stream()
        .filter(run -> run.contestants(group, clock).contains(contestant))
        .toList();
    List<ControlSeries.Run> beside = timed.stream()
        .map(run -> run.beside(group, contestant, controls, clock))
        .toList();
    List<Integer> kept = ControlSeries.kept(beside);
    List<History.Point> points = new ArrayList<>();
    for (int i = 0; i < timed.size(); i++) {
      point(contestant, timed.get(i), beside.get(i).logRatios(kept)).ifPresent(points::add);
    }
    double[] ratios = points.stream().mapToDouble(History.Point::ratio).toArray();
    return new History.Series(
        group.name(),
        contestant,
        kept.stream().map(controls::get).toList(),
        List.copyOf(points),
        changes(points, ratios));
  }

  private Optional<History.Point> point(String contestant, RecordedRun run, double[] logs) {
    if (logs.length == 0) {
      return Optional.empty();
    }
    double[] ratios = new double[logs.length];
    double[] ones = new double[logs.length];
    for (int i = 0; i < logs.length; i++) {
      ratios[i] = StrictMath.exp(logs[i]);
      ones[i] = 1;
    }
    PairedLogRatio ratio = PairedLogRatio.of(ratios, ones);
    Optional<Interval> interval = ratio.interval(Rules.STANDARD.alpha());
    return Optional.of(new History.Point(
        runs.indexOf(run),
        run.plan.contestant(contestant).version(),
        Figures.rounded(ratio.ratio().orElseThrow()),
        interval.map(i -> Figures.rounded(i.low())).orElse(null),
        interval.map(i -> Figures.rounded(i.high())).orElse(null)));
  }

  private static List<History.Change> changes(List<History.Point> points, double[] ratios) {
    double[] logs = new double[ratios.length];
    for (int i = 0; i < logs.length; i++) {
      logs[i] = StrictMath.log(ratios[i]);
    }
    List<Integer> ends = new ArrayList<>(List.of(0));
    ends.addAll(ChangePoints.of(logs));
    ends.add(ratios.length);
    return IntStream.range(1, ends.size() - 1)
        .mapToObj(i -> new History.Change(
            points.get(ends.get(i)).run(),
            mean(ratios, ends.get(i - 1), ends.get(i)),
            mean(ratios, ends.get(i), ends.get(i + 1))))
        .toList();
  }

  private static double mean(double[] ratios, int from, int to) {
    return Figures.rounded(GeometricMean.of(Arrays.copyOfRange(ratios, from, to)));
  }
}
