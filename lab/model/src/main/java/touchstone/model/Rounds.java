package touchstone.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * Forks that took turns met what the machine did in the same rounds, and so it can be taken out of their times: the logarithm of a time
 * is the fork's, and the round's, and a rest, by medians of the one and of the other in turn (median polish: Tukey, Exploratory Data
 * Analysis, 1977, chapter 11). A fork that was held up in one round has a rest there, and nobody else has a part in it.
 */
final class Rounds {

  /** Medians that move less than this have come to rest. */
  private static final double REST = 1e-9;

  private static final int SWEEPS = 100;

  /** Forks that have as many slices in the same rounds. */
  private record Together(
      Sample.Turns turns, int iterations, String workload, Operation operation, int jdk) {
    static Together of(Sample.Turns turns, Sample fork) {
      return new Together(
          turns, fork.iterations().size(), fork.workload(), fork.operation(), fork.jdk());
    }
  }

  private Rounds() {}

  /**
   * Those of the samples that took turns, as they would have been in rounds that are all alike: by the sample as it was. Their level
   * is that of all their rounds, and so is the yardstick.
   */
  static IdentityHashMap<Sample, Sample> evened(List<Sample> samples) {
    Map<Together, List<Sample>> rounds = new LinkedHashMap<>();
    for (Sample sample : samples) {
      Sample.Turns turns = sample.turns();
      if (turns != null && !sample.iterations().isEmpty()) {
        rounds
            .computeIfAbsent(Together.of(turns, sample), t -> new ArrayList<>())
            .add(sample);
      }
    }
    IdentityHashMap<Sample, Sample> evened = new IdentityHashMap<>();
    rounds.values().forEach(forks -> even(forks, evened));
    return evened;
  }

  private static void even(List<Sample> forks, IdentityHashMap<Sample, Sample> evened) {
    double[] wall = effects(forks, Iteration::wallNs);
    double[] cpu = effects(forks, Iteration::cpuNs);
    Double yardstick = yardstick(forks);
    for (Sample fork : forks) {
      List<Iteration> iterations = new ArrayList<>();
      for (int i = 0; i < fork.iterations().size(); i++) {
        Iteration iteration = fork.iterations().get(i);
        iterations.add(iteration.with(
            iteration.wallNs() / Math.exp(wall[i]),
            iteration.cpuNs() / Math.exp(cpu[i]),
            yardstick));
      }
      evened.put(fork, fork.with(List.copyOf(iterations)));
    }
  }

  /** Of all forks in all rounds, the geometric mean; absent where one has none. */
  private static @Nullable Double yardstick(List<Sample> forks) {
    double mean = forks.stream()
        .flatMap(fork -> fork.iterations().stream())
        .mapToDouble(i -> i.yardstickNs() == null ? Double.NaN : Math.log(i.yardstickNs()))
        .average()
        .orElse(Double.NaN);
    return Double.isFinite(mean) ? Math.exp(mean) : null;
  }

  /** The rounds' parts of the logarithm of a time, 0 on average; all 0 where a time is none. */
  private static double[] effects(List<Sample> forks, ToDoubleFunction<Iteration> figure) {
    double[][] rests = forks.stream()
        .map(fork -> fork.iterations().stream()
            .mapToDouble(i -> Math.log(figure.applyAsDouble(i)))
            .toArray())
        .toArray(double[][]::new);
    double[] effects = new double[rests[0].length];
    if (Arrays.stream(rests).flatMapToDouble(Arrays::stream).anyMatch(l -> !Double.isFinite(l))) {
      return effects;
    }
    double moved = Double.POSITIVE_INFINITY;
    for (int sweep = 0; sweep < SWEEPS && moved > REST; sweep++) {
      for (double[] fork : rests) {
        double median = median(fork);
        for (int i = 0; i < fork.length; i++) {
          fork[i] -= median;
        }
      }
      moved = 0;
      for (int i = 0; i < effects.length; i++) {
        int round = i;
        double median =
            median(Arrays.stream(rests).mapToDouble(fork -> fork[round]).toArray());
        for (double[] fork : rests) {
          fork[i] -= median;
        }
        effects[i] += median;
        moved = Math.max(moved, Math.abs(median));
      }
    }
    double mean = Arrays.stream(effects).average().orElse(0);
    return Arrays.stream(effects).map(effect -> effect - mean).toArray();
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
  }
}
