package touchstone.model;

import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What the numbers of a run directory can be: whoever reads them reckons with them, and an edited file may hold any. */
final class Bounds {

  /** Of an iteration's numbers: the longest time that a run may take, in nanoseconds, and more bytes than there are. */
  private static final long MOST = Plan.LONGEST_SECONDS * 1_000_000_000L;

  private Bounds() {}

  /** What is expected of the first number of the plan that is none it can have, and what it is; empty when all are. */
  static Optional<String> broken(Plan plan) {
    ForkSettings fork = plan.fork();
    Stream<@Nullable String> own = Stream.of(
        within("budget_seconds", plan.budgetSeconds(), 0, Plan.LONGEST_SECONDS),
        within("grace_seconds", plan.graceSeconds(), 0, Plan.LONGEST_SECONDS),
        atLeast("fork/warm_up_millis", fork.warmUpMillis(), 0),
        atLeast("fork/settle_millis", fork.settleMillis(), 0),
        atLeast("fork/compile_millis", fork.compileMillis(), 0),
        atLeast("fork/warmup_iterations", fork.warmupIterations(), 0),
        atLeast("fork/iterations", fork.iterations(), 1),
        atLeast("fork/iteration_millis", fork.iterationMillis(), 1),
        atLeast("fork/timeout_seconds", fork.timeoutSeconds(), 1),
        atLeast("fork/threads", fork.threads(), 1),
        atLeast("fork/slice_millis", fork.sliceMillis(), 0));
    return Stream.of(own, cold(plan.cold()), workloads(plan), shard(plan.shard()))
        .flatMap(numbers -> numbers)
        .flatMap(Stream::ofNullable)
        .findFirst();
  }

  /** True when the sample is of a place that a plan can have, took a time that a fork can take, and so did its iterations. */
  static boolean holds(Sample sample) {
    return sample.block() >= 0
        && sample.position() >= 0
        && sample.seconds() >= 0
        && sample.seconds() <= Plan.LONGEST_SECONDS
        && Stream.concat(sample.warmup().stream(), sample.iterations().stream())
            .allMatch(i -> broken(i).isEmpty());
  }

  /** What is expected of the first number of the iteration that is none it can have, and what it is; empty when all are. */
  static Optional<String> broken(Iteration i) {
    return Stream.<@Nullable String>of(
            atLeast("operations", i.operations(), 1),
            i.wallNs() == 0
                ? "expected wall_ns to be a time, found 0"
                : real("wall_ns", i.wallNs()),
            real("cpu_ns", i.cpuNs()),
            Double.isNaN(i.bytes()) ? null : real("bytes", i.bytes()),
            real("process_cpu_ms", i.processCpuMs()),
            atLeast("gc_count", i.gcCount(), 0),
            atLeast("gc_ms", i.gcMs(), 0),
            atLeast("jit_ms", i.jitMs(), 0),
            atLeast("classes", i.classes(), 0),
            i.yardstickNs() == null ? null : real("yardstick_ns", i.yardstickNs()))
        .flatMap(Stream::ofNullable)
        .findFirst();
  }

  private static Stream<@Nullable String> cold(@Nullable ColdSettings cold) {
    return cold == null
        ? Stream.empty()
        : Stream.of(
            atLeast("cold/curve_forks", cold.curveForks(), 0),
            atLeast("cold/curve_millis", cold.curveMillis(), 0),
            atLeast("cold/timeout_seconds", cold.timeoutSeconds(), 1));
  }

  private static Stream<@Nullable String> workloads(Plan plan) {
    return plan.workloads().stream()
        .flatMap(w -> Stream.of(
            atLeast("bytes of " + w.id(), w.bytes(), 0),
            atLeast("characters of " + w.id(), w.characters(), 0),
            atLeast("documents of " + w.id(), w.documents(), 1),
            atLeast("shortest of " + w.id(), w.shortest(), 0),
            atLeast("longest of " + w.id(), w.longest(), w.shortest())));
  }

  private static Stream<@Nullable String> shard(@Nullable Shard shard) {
    return shard == null
        ? Stream.empty()
        : Stream.of(
            atLeast("shard/count", shard.count(), 1),
            within("shard/index", shard.index(), 1, shard.count()));
  }

  private static @Nullable String atLeast(String member, long found, long least) {
    return found >= least
        ? null
        : "expected %s to be %s or more, found %s".formatted(member, least, found);
  }

  private static @Nullable String real(String member, double found) {
    return found >= 0 && found <= MOST
        ? null
        : "expected %s to be from 0 to %s, found %s"
            .formatted(member, MOST, Double.isNaN(found) ? "null" : found);
  }

  private static @Nullable String within(String member, long found, long least, long most) {
    return found >= least && found <= most
        ? null
        : "expected %s to be from %s to %s, found %s".formatted(member, least, most, found);
  }
}
