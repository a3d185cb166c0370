package touchstone.stats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;

/**
 * What the method promises, tried on machines of which the truth is known. Each method is a row of a table in
 * {@code docs/simulations.md}.
 */
final class Simulations {

  /** Two equal rows, or two of a known ratio, raced until they are decided; the ratio is of the second to the first. */
  record Pairs(PairRaces ends, double blocks) {
    double share(int count) {
      return ends.share(count);
    }

    int toldApart() {
      return ends.toldApart();
    }

    int wrongWay() {
      return ends.faster();
    }

    int equivalent() {
      return ends.equivalent();
    }

    int undecided() {
      return ends.undecided();
    }
  }

  /** A table of rows of known levels. */
  record Tables(int tables, int withFalseVerdict) {
    double share() {
      return (double) withFalseVerdict / tables;
    }
  }

  /** Races of twelve rows. */
  record Races(int races, int bestKept, int bestNamed, double forksSaved) {
    double kept() {
      return (double) bestKept / races;
    }
  }

  /**
   * Comparisons of two raced runs of the same rows.
   *
   * @param withFalseVerdict in which a row is told apart from itself
   * @param found in which the row that changed is said to have become slower
   */
  record Compared(int comparisons, int withFalseVerdict, int found) {
    double falseShare() {
      return (double) withFalseVerdict / comparisons;
    }

    double foundShare() {
      return (double) found / comparisons;
    }
  }

  private Simulations() {}

  /** Looks as often as planned and stops at the first verdict: the peeking is part of what is counted. */
  static Pairs pairs(Noise noise, Looks looks, double ratio, int count, long seed) {
    Random random = new Random(seed);
    PairRaces ends = new PairRaces(0, 0, 0, 0);
    double blocks = 0;
    for (int i = 0; i < count; i++) {
      Map<String, double[]> times =
          noise.run(random, looks.last(), looks.mirroredFrom(), 100, 100 * ratio);
      PairRaces.End end = PairRaces.race(times.get("rowb"), times.get("rowa"), looks);
      ends = ends.and(end.verdict());
      blocks += end.blocks();
    }
    return new Pairs(ends, blocks / count);
  }

  /** How often the 95 % interval holds a ratio of 1.3 after that many blocks. */
  static double coverage(Noise noise, int blocks, int count, long seed) {
    Random random = new Random(seed);
    int held = 0;
    for (int i = 0; i < count; i++) {
      Map<String, double[]> times = noise.run(random, blocks, 30, 130, 100);
      held += PairedLogRatio.of(times.get("rowa"), times.get("rowb"))
              .interval(0.05)
              .orElseThrow()
              .excludes(1.3)
          ? 0
          : 1;
    }
    return (double) held / count;
  }

  /**
   * How many tables hold at least one false verdict, when they are looked at once.
   *
   * @param levels of the rows, in standard errors of a ratio of two of them: equal levels are equal rows
   */
  static Tables tables(int blocks, double[] levels, int count, long seed) {
    double[] alike = new double[levels.length];
    Arrays.fill(alike, 0.05);
    return tables(blocks, levels, alike, count, seed);
  }

  /**
   * The same of rows whose forks do not spread alike.
   *
   * @param spreads of the rows: standard deviations of the logarithms; a level counts in standard errors at 0.05
   */
  static Tables tables(int blocks, double[] levels, double[] spreads, int count, long seed) {
    Random random = new Random(seed);
    int wrong = 0;
    for (int i = 0; i < count; i++) {
      Map<String, double[]> times = new LinkedHashMap<>();
      for (int r = 0; r < levels.length; r++) {
        double[] row = new double[blocks];
        for (int b = 0; b < blocks; b++) {
          row[b] = Math.exp(
              0.05 * levels[r] * Math.sqrt(2.0 / blocks) + spreads[r] * random.nextGaussian());
        }
        times.put(String.valueOf(r), row);
      }
      wrong += holdsAFalseVerdict(Ranking.of(times, Set.of(), Rules.STANDARD), levels) ? 1 : 0;
    }
    return new Tables(count, wrong);
  }

  private static boolean holdsAFalseVerdict(Ranking ranking, double[] levels) {
    return holdsAFalseVerdict(ranking, name -> levels[Integer.parseInt(name)]);
  }

  private static boolean holdsAFalseVerdict(Ranking ranking, ToDoubleFunction<String> level) {
    double reference = level.applyAsDouble(ranking.reference().orElseThrow());
    return ranking.rows().stream().filter(row -> row.comparison().isPresent()).anyMatch(row -> {
      double own = level.applyAsDouble(row.name());
      Verdict verdict = row.comparison().get().verdict();
      return verdict == Verdict.SLOWER && own <= reference
          || verdict == Verdict.FASTER && own >= reference;
    });
  }

  /** How many tables hold at least one false verdict, when rows leave as a race lets them. */
  static Tables raced(Noise noise, Looks looks, int count, long seed, double... ns) {
    Random random = new Random(seed);
    int wrong = 0;
    for (int i = 0; i < count; i++) {
      Course course = new Course(noise, random, looks, ns);
      course.run();
      wrong += holdsAFalseVerdict(course.race.ranking(), name -> ns[course.index(name)]) ? 1 : 0;
    }
    return new Tables(count, wrong);
  }

  /** Twelve rows as they are found in a table of libraries: two that are hard to tell apart, then ever slower ones. */
  static final double[] TWELVE = {100, 102, 110, 125, 140, 170, 200, 220, 260, 300, 400, 500};

  static Races races(Noise noise, int count, long seed) {
    Random random = new Random(seed);
    int kept = 0;
    int named = 0;
    double saved = 0;
    for (int i = 0; i < count; i++) {
      Course course = new Course(noise, random, Looks.STANDARD, TWELVE);
      int forks = course.run();
      kept += course.left.contains("rowa") ? 0 : 1;
      named += course.race.ranking().reference().orElseThrow().equals("rowa") ? 1 : 0;
      saved += 1 - forks / (30.0 * TWELVE.length);
    }
    return new Races(count, kept, named, saved / count);
  }

  /** One race, block by block as a harness would run it. */
  private static final class Course {
    final Set<String> left = new TreeSet<>();
    final Map<String, List<Double>> times = new LinkedHashMap<>();
    Race race;
    private final Noise noise;
    private final Random random;
    private final Looks looks;
    private final double[] ns;

    Course(Noise noise, Random random, Looks looks, double... ns) {
      this.noise = noise;
      this.random = random;
      this.looks = looks;
      this.ns = ns;
      for (int r = 0; r < ns.length; r++) {
        times.put("row" + (char) ('a' + r), new ArrayList<>());
      }
      race = judge();
    }

    int run() {
      int forks = 0;
      for (int block = 1; !race.over(); block++) {
        boolean mirrored = block > looks.mirroredFrom() && race.mirrored();
        double[] values = noise.block(random, mirrored, ns);
        int r = 0;
        for (Map.Entry<String, List<Double>> row : times.entrySet()) {
          row.getValue().add(left.contains(row.getKey()) ? Double.NaN : values[r]);
          r++;
        }
        forks += (mirrored ? 2 : 1) * (ns.length - left.size());
        if (looks.isLook(block)) {
          race = judge();
          left.addAll(race.dropped());
        }
      }
      return forks;
    }

    int index(String row) {
      return List.copyOf(times.keySet()).indexOf(row);
    }

    private Race judge() {
      return Race.of(soFar(), Set.of(), left, looks, Rules.STANDARD);
    }

    private Map<String, double[]> soFar() {
      Map<String, double[]> soFar = new LinkedHashMap<>();
      times.forEach((row, values) ->
          soFar.put(row, values.stream().mapToDouble(Double::doubleValue).toArray()));
      return soFar;
    }

    /** The rows of a run that was raced to its end. */
    List<double[]> rows() {
      run();
      return List.copyOf(soFar().values());
    }
  }

  /** Rows that end at another look in each race. */
  static final double[] THREE = {100, 106, 118};

  /** The same, and rows that leave early. */
  static final double[] SIX = {100, 102, 110, 140, 200, 300};

  /** As many as lend each other what they know of their spread. */
  static final double[] ELEVEN = {100, 102, 110, 125, 140, 170, 200, 240, 300, 400, 500};

  /** The row that changes, where one does: it stays long in some races, and leaves others early. */
  private static final int CHANGED = 2;

  /**
   * Two raced runs, compared as {@code touchstone compare} does it. The machine of the second is slower by a third.
   *
   * @param looks of both runs
   * @param ns of the rows
   * @param ratio by which one row is slower in the second run, and then no control; 1 where nothing changed
   */
  static Compared compared(
      Noise noise, Looks looks, double[] ns, double ratio, int count, long seed) {
    Random random = new Random(seed);
    double[] later = Arrays.stream(ns).map(time -> 1.33 * time).toArray();
    later[CHANGED] *= ratio;
    int wrong = 0;
    int found = 0;
    for (int i = 0; i < count; i++) {
      List<double[]> before = new Course(noise, random, looks, ns).rows();
      List<double[]> after = new Course(noise, random, looks, later).rows();
      List<IndependentLogRatio> changes = new ArrayList<>();
      for (int row = 0; row < ns.length; row++) {
        changes.add(change(before, after, row, ratio == 1 ? row : CHANGED));
      }
      List<StepDown.Decision> decisions =
          StepDown.decide(changes, Looks.ALPHA_BETWEEN_RACES, StepDown.Family.named());
      boolean alarm = false;
      for (int row = 0; row < ns.length; row++) {
        alarm |= (ratio == 1 || row != CHANGED) && decisions.get(row).rejected();
      }
      wrong += alarm ? 1 : 0;
      found +=
          decisions.get(CHANGED).interval().filter(change -> change.low() > 1).isPresent() ? 1 : 0;
    }
    return new Compared(count, wrong, found);
  }

  /** A row's change over all others but the one that is no control. */
  private static IndependentLogRatio change(
      List<double[]> before, List<double[]> after, int row, int noControl) {
    List<ControlSeries.Run> runs =
        List.of(beside(before, row, noControl), beside(after, row, noControl));
    List<Integer> kept = ControlSeries.kept(runs);
    return IndependentLogRatio.of(runs.get(1).over(kept), runs.get(0).over(kept));
  }

  private static ControlSeries.Run beside(List<double[]> rows, int row, int noControl) {
    List<double[]> controls = new ArrayList<>();
    for (int c = 0; c < rows.size(); c++) {
      if (c != row && c != noControl) {
        controls.add(rows.get(c));
      }
    }
    return new ControlSeries.Run(rows.get(row), controls);
  }

  /** By how much the slower speed is slower than the faster one. */
  static final double SLOWER = 1.7;

  /**
   * How many rows of one speed are said to have two.
   *
   * @param paced whether a yardstick brings the forks to one pace; else blocks differ as well
   */
  static double falselyOfTwoSpeeds(Noise noise, boolean paced, int forks, int count, long seed) {
    Random random = new Random(seed);
    int alarms = 0;
    for (int i = 0; i < count; i++) {
      double[] times = paced
          ? noise.forks(random, forks)
          : noise.run(random, forks, forks, 100).get("rowa");
      alarms += TwoSpeeds.of(times).isPresent() ? 1 : 0;
    }
    return (double) alarms / count;
  }

  /** How many rows of which so many forks are slower are said to have two speeds, with that many forks at the slower one. */
  static double ofTwoSpeeds(Noise noise, int forks, int slow, int count, long seed) {
    Random random = new Random(seed);
    int found = 0;
    for (int i = 0; i < count; i++) {
      double[] times = noise.forks(random, forks);
      for (int f = 0; f < slow; f++) {
        times[f] *= SLOWER;
      }
      found += TwoSpeeds.of(times).filter(t -> t.slow() == slow).isPresent() ? 1 : 0;
    }
    return (double) found / count;
  }

  static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f %%", 100 * share);
  }
}
