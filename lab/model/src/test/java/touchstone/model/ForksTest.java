package touchstone.model;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ForksTest {

  private static final Cell CELL = new Cell("c", "w", Operation.READ_BYTES, 17, null);

  private static final Plan PLAN = new Plan(
      Plan.FORMAT,
      List.of(),
      "",
      60,
      1,
      new ForkSettings(1, 1, 1, 1, List.of(), 1),
      List.of(17),
      List.of(),
      List.of(),
      List.of(CELL),
      List.of(),
      List.of(),
      List.of(List.of(0), List.of(0), List.of(0)));

  private static Sample fork(
      int block, double ns, Sample.@Nullable Role role, @Nullable String disturbed) {
    Iteration iteration = new Iteration(1, ns, ns, 0, 0, 0, 0, 0, 0);
    return sample(block, Sample.Status.OK, List.of(iteration), null, role, disturbed);
  }

  private static Sample failed(int block, Sample.Status status) {
    Sample.Failure failure = new Sample.Failure(0, "because", "");
    return sample(block, status, List.of(), failure, null, null);
  }

  private static Sample sample(
      int block,
      Sample.Status status,
      List<Iteration> iterations,
      Sample.@Nullable Failure failure,
      Sample.@Nullable Role role,
      @Nullable String disturbed) {
    return new Sample(
        block,
        0,
        CELL.contestant(),
        CELL.workload(),
        CELL.operation(),
        CELL.jdk(),
        null,
        status,
        "",
        "",
        1,
        0,
        null,
        List.of(),
        iterations,
        null,
        failure,
        role,
        disturbed,
        null);
  }

  private static double[] byBlock(Sample... samples) {
    return new Forks(PLAN, List.of(samples)).byBlock(CELL, Iteration::wallNs);
  }

  @Test
  void aMirroredBlockIsTheGeometricMeanOfItsTwoForks() {
    assertArrayEquals(
        new double[] {100, 60},
        byBlock(
            fork(0, 100, null, null),
            fork(1, 40, Sample.Role.THERE, null),
            fork(1, 90, Sample.Role.BACK, null)),
        1e-9);
  }

  @Test
  void halfAMirrorHasNoValue() {
    double[] times = byBlock(fork(0, 100, null, null), fork(1, 40, Sample.Role.THERE, null));
    assertEquals(100, times[0]);
    assertTrue(Double.isNaN(times[1]));
  }

  @Test
  void twinsAndDisturbedForksAreNoFiguresOfTheRow() {
    List<Sample> samples = List.of(
        fork(0, 100, null, null),
        fork(0, 500, Sample.Role.TWIN, null),
        fork(1, 900, null, "12 % of the CPU time was stolen"),
        fork(1, 110, null, null));
    Forks forks = new Forks(PLAN, samples);
    assertArrayEquals(new double[] {100, 110}, forks.byBlock(CELL, Iteration::wallNs));
    assertEquals(List.of(samples.get(1)), forks.twins());
    assertEquals(1, forks.disturbed());
    assertEquals(2, forks.ok(CELL).size());
  }

  @Test
  void ofACellThatHasAnsweredWrongOnceNoForkCounts() {
    Sample crashed = failed(1, Sample.Status.CRASHED);
    Sample wrong = failed(2, Sample.Status.WRONG);
    List<Sample> samples =
        List.of(fork(0, 100, null, null), fork(0, 500, Sample.Role.TWIN, null), crashed, wrong);
    Forks forks = new Forks(PLAN, samples);
    assertEquals(List.of(), forks.ok(CELL));
    assertEquals(List.of(), forks.twins());
    assertEquals(List.of(wrong, crashed), forks.failed(CELL));
    assertEquals(1, new Forks(PLAN, samples.subList(0, 3)).ok(CELL).size());
  }

  @Test
  void ofAForkThatWasRunAgainTheLastCounts() {
    assertArrayEquals(
        new double[] {120}, byBlock(fork(0, 100, null, null), fork(0, 120, null, null)));
  }

  /** 100 ms of which a collection took 40; a collector in the worker's thread is in its CPU time. */
  @Test
  void aCollectionIsNoTimeInWhichTheMachineHeldTheWorkerUp() {
    Iteration apart = new Iteration(1_000, 1e5, 59_000, 0, 0, 1, 40, 0, 0);
    assertEquals(60_000, apart.runningNs(), 1e-9);
    Iteration inside = new Iteration(1_000, 1e5, 99_000, 0, 0, 1, 40, 0, 0);
    assertEquals(99_000, inside.runningNs(), 1e-9);
    Iteration none = new Iteration(1_000, 1e5, 59_000, 0, 0, 0, 0, 0, 0);
    assertEquals(1e5, none.runningNs(), 1e-9);
  }

  @Test
  void everyForkThatCountsHasATime() {
    Forks forks = new Forks(
        PLAN,
        List.of(
            fork(0, 100, null, null),
            fork(0, 500, Sample.Role.TWIN, null),
            fork(1, Double.NaN, null, null),
            fork(2, 40, Sample.Role.THERE, null),
            fork(2, 90, Sample.Role.BACK, null)));
    assertArrayEquals(new double[][] {{100, 40, 90}}, forks.times(Iteration::wallNs));
    assertArrayEquals(new double[][] {{1, 1, 1}}, forks.times(i -> 1));
  }
}
