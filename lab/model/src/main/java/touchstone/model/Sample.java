package touchstone.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one fork brought: a line of {@code samples.jsonl}.
 *
 * @param block number of the block, from 0
 * @param position of the fork within its block, from 0
 * @param jvm {@code java.vm.name} and {@code java.runtime.version} of the child; empty when it never said
 * @param started ISO 8601, UTC
 * @param seconds from the start of the process to its end
 * @param steal share of the machine's CPU time that its hypervisor took while the fork ran, 0 to 1
 * @param cold as in the cell
 * @param settling how the JIT came to rest before the iterations; absent when the fork never said
 * @param warmup iterations before the clock counted
 * @param iterations iterations that count; empty unless the fork is ok and warm
 * @param start what a cold fork brought; absent unless the fork is ok and cold
 */
public record Sample(
    int block,
    int position,
    String contestant,
    String workload,
    Operation operation,
    int jdk,
    @Nullable Archive cold,
    Status status,
    String jvm,
    String started,
    double seconds,
    double steal,
    @Nullable Settling settling,
    List<Iteration> warmup,
    List<Iteration> iterations,
    @Nullable Start start,
    @Nullable Failure failure) {

  /** A sample of a warm cell. */
  public Sample(
      int block,
      int position,
      String contestant,
      String workload,
      Operation operation,
      int jdk,
      Status status,
      String jvm,
      String started,
      double seconds,
      double steal,
      @Nullable Settling settling,
      List<Iteration> warmup,
      List<Iteration> iterations,
      @Nullable Failure failure) {
    this(
        block,
        position,
        contestant,
        workload,
        operation,
        jdk,
        null,
        status,
        jvm,
        started,
        seconds,
        steal,
        settling,
        warmup,
        iterations,
        null,
        failure);
  }

  /** How a fork ended. */
  public enum Status {
    OK,
    CRASHED,
    HUNG
  }

  /**
   * How the JIT came to rest.
   *
   * @param millis from the first operation to rest, or to the end of patience
   * @param quiet false when it was still busy then: the figures may still have been moving
   */
  public record Settling(long millis, boolean quiet) {}

  /**
   * Why a fork brought no figures.
   *
   * @param exit exit code of the process; absent when it had to be killed
   * @param message one line
   * @param output the end of what the fork printed
   */
  public record Failure(@Nullable Integer exit, String message, String output) {}

  /** The same sample at another place of the plan. */
  public Sample at(int otherBlock, int otherPosition) {
    return new Sample(
        otherBlock,
        otherPosition,
        contestant,
        workload,
        operation,
        jdk,
        cold,
        status,
        jvm,
        started,
        seconds,
        steal,
        settling,
        warmup,
        iterations,
        start,
        failure);
  }

  public boolean ok() {
    return status == Status.OK;
  }

  public boolean of(Cell cell) {
    return contestant.equals(cell.contestant())
        && workload.equals(cell.workload())
        && operation == cell.operation()
        && jdk == cell.jdk()
        && cold == cell.cold();
  }
}
