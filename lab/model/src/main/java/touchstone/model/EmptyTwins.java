package touchstone.model;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Which cold starts the machine spoiled, by the empty JVMs beside them. These do the same each time, so one that is far from all others
 * tells of the machine; and a cold start's time is what it took beyond its empty one. What the library took is not looked at, or
 * the figures would be chosen by themselves.
 *
 * <p>Far is further from the quartiles than three times their distance, by wall or by thread CPU time: "far out" in Tukey's
 * <i>Exploratory Data Analysis</i> (1977), 2D. Of normal figures, two in a million are. The others are those of the same table: one
 * machine measures all of it, where several share a run.
 */
final class EmptyTwins implements Predicate<Sample> {

  /** Fewer have no quartiles worth the name. */
  private static final int ENOUGH = 12;

  private static final double FAR = 3;

  private record Table(String workload, Operation operation, int jdk) {
    static Table of(Sample sample) {
      return new Table(sample.workload(), sample.operation(), sample.jdk());
    }
  }

  private record Fences(double low, double high) {

    static Fences of(long[] sorted) {
      double lower = quartile(sorted, 1);
      double upper = quartile(sorted, 3);
      double width = FAR * (upper - lower);
      return new Fences(lower - width, upper + width);
    }

    /** Between the figures next to it. */
    private static double quartile(long[] sorted, int which) {
      double position = (sorted.length - 1) * which / 4.0;
      int below = (int) position;
      return sorted[below] + (position - below) * (sorted[below + 1] - sorted[below]);
    }

    static boolean hold(@Nullable Fences fences, @Nullable Long time) {
      return fences == null || time == null || (time >= fences.low && time <= fences.high);
    }
  }

  private final Map<Table, Fences> wall = new HashMap<>();
  private final Map<Table, Fences> thread = new HashMap<>();

  /** The empty JVMs beside these samples; those that are not cold have none. */
  EmptyTwins(List<Sample> samples) {
    samples.stream()
        .filter(sample -> sample.ok() && sample.start() != null)
        .collect(Collectors.groupingBy(Table::of))
        .forEach((table, starts) -> {
          fences(starts, Start.Clocks::wallNs, table, wall);
          fences(starts, Start.Clocks::threadNs, table, thread);
        });
  }

  private static void fences(
      List<Sample> starts,
      Function<Start.Clocks, @Nullable Long> clock,
      Table table,
      Map<Table, Fences> into) {
    long[] times = starts.stream()
        .map(Sample::start)
        .filter(Objects::nonNull)
        .map(start -> clock.apply(start.empty()))
        .filter(Objects::nonNull)
        .mapToLong(Long::longValue)
        .sorted()
        .toArray();
    if (times.length >= ENOUGH) {
      into.put(table, Fences.of(times));
    }
  }

  /** Whether the empty JVM beside a sample is far from the others. */
  @Override
  public boolean test(Sample sample) {
    Start start = sample.start();
    if (start == null) {
      return false;
    }
    Table table = Table.of(sample);
    Start.Clocks empty = start.empty();
    return !Fences.hold(wall.get(table), empty.wallNs())
        || !Fences.hold(thread.get(table), empty.threadNs());
  }
}
