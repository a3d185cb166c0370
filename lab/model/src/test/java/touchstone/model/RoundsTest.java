package touchstone.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What the machine did in a round is in no fork's time. */
class RoundsTest {

  private static final int ROUNDS = 20;
  private static final String FIRST = "2026-01-01T00:00:00Z";
  private static final String SECOND = "2026-01-01T00:01:00Z";

  private final Random random = new Random(3);

  private static Sample fork(String contestant, double[] times, @Nullable String began) {
    List<Iteration> iterations = new ArrayList<>();
    for (double time : times) {
      iterations.add(new Iteration(10, time + 1, time, 7, 0, 0, 0, 0, 0, 15_000.0));
    }
    return new Sample(
        0,
        0,
        contestant,
        "w",
        Operation.READ_BYTES,
        17,
        null,
        Sample.Status.OK,
        "",
        "",
        1,
        0,
        null,
        List.of(),
        iterations,
        null,
        null,
        null,
        null,
        began == null ? null : new Sample.Turns(began, 6));
  }

  /** A machine that is twice as slow in some rounds. */
  private double[] machine() {
    double[] factors = new double[ROUNDS];
    for (int i = 0; i < ROUNDS; i++) {
      factors[i] = random.nextInt(3) == 0 ? 2 : 1;
    }
    return factors;
  }

  private static double[] times(double own, double[] machine) {
    double[] times = machine.clone();
    for (int i = 0; i < times.length; i++) {
      times[i] *= own;
    }
    return times;
  }

  private static double value(Sample fork) {
    return Forks.time(fork, Iteration::cpuNs);
  }

  @Test
  void whatFallsOnAllIsTakenOut() {
    double[] machine = machine();
    Sample a = fork("a", times(100, machine), FIRST);
    Sample b = fork("b", times(130, machine), FIRST);
    Sample c = fork("c", times(210, machine), FIRST);
    IdentityHashMap<Sample, Sample> evened = Rounds.evened(List.of(a, b, c));
    for (Iteration i : evened.get(a).iterations()) {
      assertEquals(value(evened.get(a)), i.cpuNs(), 1e-6, "all rounds are alike");
      assertEquals(7, i.bytes());
    }
    assertEquals(1.3, value(evened.get(b)) / value(evened.get(a)), 1e-9);
    assertEquals(2.1, value(evened.get(c)) / value(evened.get(a)), 1e-9);
    double mean = 1;
    for (double factor : machine) {
      mean *= Math.pow(factor, 1.0 / ROUNDS);
    }
    assertEquals(100 * mean, value(evened.get(a)), 1e-6, "their level is that of all rounds");
  }

  @Test
  void whatFallsOnOneStaysItsOwn() {
    double[] machine = machine();
    double[] heldUp = times(130, machine);
    heldUp[4] *= 50;
    Sample a = fork("a", times(100, machine), FIRST);
    Sample b = fork("b", heldUp, FIRST);
    Sample c = fork("c", times(210, machine), FIRST);
    IdentityHashMap<Sample, Sample> evened = Rounds.evened(List.of(a, b, c));
    assertEquals(1.3, value(evened.get(b)) / value(evened.get(a)), 1e-9);
    assertEquals(2.1, value(evened.get(c)) / value(evened.get(a)), 1e-9);
    Iteration held = evened.get(b).iterations().get(4);
    assertEquals(50, held.cpuNs() / value(evened.get(b)), 1e-6, "nothing is removed");
  }

  /** Of forks whose rounds are noisy besides, the ratio is known better by rounds than by each fork's own median. */
  @Test
  void aRatioIsKnownBetterByRounds() {
    double byRounds = 0;
    double onEnd = 0;
    for (int run = 0; run < 200; run++) {
      double[] machine = machine();
      double[][] noisy = new double[3][];
      for (int f = 0; f < 3; f++) {
        noisy[f] = times(100, machine);
        for (int i = 0; i < ROUNDS; i++) {
          noisy[f][i] *= Math.exp(0.05 * random.nextGaussian());
        }
      }
      Sample a = fork("a", noisy[0], FIRST);
      Sample b = fork("b", noisy[1], FIRST);
      IdentityHashMap<Sample, Sample> evened =
          Rounds.evened(List.of(a, b, fork("c", noisy[2], FIRST)));
      byRounds += Math.pow(Math.log(value(evened.get(b)) / value(evened.get(a))), 2);
      onEnd += Math.pow(Math.log(value(b) / value(a)), 2);
    }
    assertTrue(byRounds < 0.75 * onEnd, byRounds + " against " + onEnd);
  }

  @Test
  void whoTookNoTurnsOrOthersIsLeftAlone() {
    double[] quick = new double[ROUNDS];
    Arrays.fill(quick, 1);
    Sample alone = fork("a", times(100, machine()), null);
    Sample a = fork("a", times(100, quick), FIRST);
    Sample b = fork("b", times(130, times(2, quick)), SECOND);
    IdentityHashMap<Sample, Sample> evened = Rounds.evened(List.of(alone, a, b));
    assertFalse(evened.containsKey(alone));
    assertEquals(2.6, value(evened.get(b)) / value(evened.get(a)), 1e-9, "other rounds");
  }

  @Test
  void aForkOfARunKnowsWhatItWas() {
    double[] machine = machine();
    Sample a = fork("a", times(100, machine), FIRST);
    Sample b = fork("b", times(130, machine), FIRST);
    List<Cell> cells = List.of(
        new Cell("a", "w", Operation.READ_BYTES, 17, null),
        new Cell("b", "w", Operation.READ_BYTES, 17, null));
    Forks forks = new Forks(
        new Plan(
            Plan.FORMAT,
            List.of(),
            "",
            60,
            1,
            new ForkSettings(0, 1, 1, 1, 1, 1, List.of(), 1, 1, 8),
            List.of(17),
            List.of(),
            List.of(),
            cells,
            List.of(),
            List.of(),
            List.of(List.of(0, 1))),
        List.of(a, b));
    Sample even = forks.ok(cells.get(1)).get(0);
    assertSame(b, forks.raw(even));
    assertEquals(
        1.3,
        forks.byBlock(cells.get(1), Iteration::cpuNs)[0]
            / forks.byBlock(cells.get(0), Iteration::cpuNs)[0],
        1e-9);
  }
}
