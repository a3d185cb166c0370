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
 * @param seconds the fork's part of the time spent on it and on those measured with it; all of it, from the start of the process to its end, where it was
 *     measured alone
 * @param steal share of the machine's CPU time that its hypervisor took while the fork ran, 0 to 1
 * @param cold as in the cell
 * @param settling how the JIT came to rest before the iterations; absent when the fork never said
 * @param warmup iterations before the clock counted
 * @param iterations iterations that count; empty unless the fork is ok and warm
 * @param start what a cold fork brought; absent unless the fork is ok and cold
 * @param role absent when it is the cell's only fork of the block
 * @param disturbed what the machine did to it meanwhile, so that it does not count and was run again; absent when it counts
 * @param turns the forks that it took turns with; absent where it was measured on end
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
    @Nullable Failure failure,
    @Nullable Role role,
    @Nullable String disturbed,
    @Nullable Turns turns) {

  /** Why a cell has more than one fork in a block. */
  public enum Role {
    /** Ran beside the cell's own fork, so that the run has one ratio that is known to be 1; never ranked. */
    TWIN,
    /** The first of two in a block whose rows run there and back again. */
    THERE,
    /** The second of them. */
    BACK
  }

  /** A sample of a warm cell, its only one of the block. */
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
        failure,
        null,
        null,
        null);
  }

  /** How a fork ended. */
  public enum Status {
    OK,
    CRASHED,
    HUNG,
    /** It had measured, and then answered something that is not right: a row with one such fork has no figures. */
    WRONG
  }

  /**
   * How the fork warmed up.
   *
   * @param millis from the first operation to rest, or to the end of patience
   * @param quiet false when the JIT was still busy then: the figures may still have been moving
   * @param settled false when the figures moved then; absent in files of before anybody looked
   * @param compiled false when the JIT was not through with the operation then; absent where nobody looked
   */
  public record Settling(
      long millis,
      boolean quiet,
      @Nullable Boolean settled,
      @Nullable Boolean compiled) {}

  /**
   * How a fork took turns with others: those that began with it have slices in the same rounds.
   *
   * @param began ISO 8601, UTC: when the first of them was started, which tells them from those of any other time
   * @param perIteration slices of an iteration, a round each
   */
  public record Turns(String began, int perIteration) {}

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
    return with(otherBlock, otherPosition, warmup, iterations);
  }

  /** The same sample as it would have been where the yardstick takes that long. */
  Sample atPace(double usualNs, double power) {
    return with(
        block,
        position,
        warmup.stream().map(i -> i.atPace(usualNs, power)).toList(),
        iterations.stream().map(i -> i.atPace(usualNs, power)).toList());
  }

  /** The same sample with other iterations that count. */
  Sample with(List<Iteration> other) {
    return with(block, position, warmup, other);
  }

  private Sample with(
      int otherBlock,
      int otherPosition,
      List<Iteration> otherWarmup,
      List<Iteration> otherIterations) {
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
        otherWarmup,
        otherIterations,
        start,
        failure,
        role,
        disturbed,
        turns);
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
