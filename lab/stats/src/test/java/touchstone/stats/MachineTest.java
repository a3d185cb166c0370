package touchstone.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What is decided about forks and about the machine. */
class MachineTest {

  private static final WarmUp.Patience LONG = new WarmUp.Patience(1000, 10_000);
  private static final WarmUp.Patience SHORT = new WarmUp.Patience(1000, 4000);

  private static List<WarmUp.Iteration> iterations(double... ns) {
    List<WarmUp.Iteration> iterations = new ArrayList<>();
    for (double n : ns) {
      iterations.add(new WarmUp.Iteration(n, 230, 250, 1, 0));
    }
    return iterations;
  }

  private static WarmUp warmUp(double... ns) {
    return WarmUp.of(iterations(ns), SHORT);
  }

  @Test
  void aForkHasSettledWhenItsFiguresStandStill() {
    assertEquals(WarmUp.SETTLED, warmUp(900, 100, 100.3, 99.8, 100.1, 100));
    assertEquals(WarmUp.MOVING, warmUp(100, 100, 100, 100), "too few to see");
    assertEquals(WarmUp.MOVING, warmUp(104, 103, 102, 101, 100), "a slope");
    assertEquals(WarmUp.MOVING, warmUp(103, 103, 100, 100, 100), "halves apart");
    assertEquals(WarmUp.SETTLED, warmUp(100, 100.2, 130, 100.1, 100), "one odd iteration");
  }

  @Test
  void aForkHasNotSettledWhileTheJvmWorksOnItsCode() {
    List<WarmUp.Iteration> busy = iterations(100, 100, 100, 100, 100);
    busy.set(3, new WarmUp.Iteration(100, 230, 250, 30, 0));
    assertEquals(WarmUp.MOVING, WarmUp.of(busy, LONG), "JIT");
    busy.set(3, new WarmUp.Iteration(100, 230, 250, 0, 1));
    assertEquals(WarmUp.MOVING, WarmUp.of(busy, LONG), "a class");
    busy.set(3, new WarmUp.Iteration(100, 20, 250, 0, 0));
    assertEquals(WarmUp.MOVING, WarmUp.of(busy, LONG), "hardly any work");
  }

  @Test
  void patienceEnds() {
    double[] falling = new double[16];
    for (int i = 0; i < falling.length; i++) {
      falling[i] = 200 - 5 * i;
    }
    assertEquals(WarmUp.NEVER_SETTLED, warmUp(falling), "4 s are over");
    assertEquals(WarmUp.MOVING, WarmUp.of(iterations(falling), LONG), "10 s are not");
  }

  @Test
  void steadyFiguresSettleSoonAndFallingOnesDoNot() {
    Random random = new Random(3);
    int soon = 0;
    int early = 0;
    for (int i = 0; i < 1000; i++) {
      double[] steady = new double[10];
      double[] falling = new double[10];
      for (int k = 0; k < steady.length; k++) {
        steady[k] = 100 * Math.exp(0.004 * random.nextGaussian());
        falling[k] = 100 * Math.exp(-0.015 * k + 0.004 * random.nextGaussian());
      }
      for (int k = 5; k <= 10; k++) {
        if (warmUp(java.util.Arrays.copyOf(steady, k)) == WarmUp.SETTLED) {
          soon++;
          break;
        }
      }
      early += warmUp(falling) == WarmUp.SETTLED ? 1 : 0;
    }
    assertTrue(soon > 950, "steady ones that settled in ten iterations: " + soon);
    assertTrue(early < 20, "falling ones that passed for settled: " + early);
  }

  private static double[] times(Random random, int blocks, double spread, double drift) {
    double[] times = new double[blocks];
    for (int b = 0; b < blocks; b++) {
      times[b] = 100 * Math.exp(spread * random.nextGaussian() + drift * b);
    }
    return times;
  }

  private static Twin twin(double spread, double drift, double ratio, int blocks) {
    Random random = new Random(5);
    double[] twin = times(random, blocks, spread, drift);
    for (int b = 0; b < blocks; b++) {
      twin[b] *= ratio;
    }
    return Twin.of(twin, times(random, blocks, spread, 0), Rules.STANDARD);
  }

  @Test
  void aTwinSaysWhatTheRunIsWorth() {
    Twin steady = twin(0.01, 0, 1, 9);
    assertEquals(Twin.State.STEADY, steady.state());
    assertEquals(Optional.empty(), steady.banner());
    assertTrue(steady.tellsApart() < 0.02, steady.toString());
    Twin noisy = twin(0.2, 0, 1, 9);
    assertEquals(Twin.State.NOISY, noisy.state());
    assertTrue(noisy.banner().orElseThrow().contains("noisy"), noisy.toString());
    assertTrue(twin(0.01, 0.03, 0.89, 10).banner().orElseThrow().contains("drifted"));
    Twin different = twin(0.01, 0, 1.1, 9);
    assertEquals(Twin.State.DIFFERENT, different.state());
    assertTrue(different.banner().orElseThrow().contains("% apart"), different.toString());
    assertEquals(Twin.State.UNKNOWN, twin(0.01, 0, 1.5, 2).state());
  }

  @Test
  void aSteadyRunHasNoBanner() {
    Random random = new Random(9);
    int banners = 0;
    for (int i = 0; i < 3000; i++) {
      Twin twin = Twin.of(times(random, 13, 0.03, 0), times(random, 13, 0.03, 0), Rules.STANDARD);
      banners += twin.banner().isPresent() ? 1 : 0;
    }
    assertTrue(banners < 45, "banners: " + banners);
  }

  @Test
  void aForkIsRunAgainForWhatHappenedBesideIt() {
    assertTrue(new Disturbance(0.06, 0, 0).runAgain(1).orElseThrow().contains("6 %"));
    assertTrue(new Disturbance(0, 0.5, 0).runAgain(2).orElseThrow().contains("held back"));
    assertTrue(new Disturbance(0, 0, 3).runAgain(1).orElseThrow().contains("slept"));
    assertFalse(new Disturbance(0.05, 0.05, 1).runAgain(1).isPresent());
    assertFalse(new Disturbance(0.9, 0.9, 9).runAgain(3).isPresent(), "in the end it counts");
  }

  @Test
  void meansOverWorkloadsAreTakenBlockByBlock() {
    Map<String, double[]> means = OverWorkloads.of(List.of(
        Map.of("x", new double[] {1, 2, 3}, "y", new double[] {5, 5, 5}),
        Map.of("x", new double[] {4, Double.NaN, 12}, "z", new double[] {1, 1, 1})));
    assertEquals(1, means.size(), "only who is everywhere");
    double[] x = means.get("x");
    assertEquals(2, x[0], 1e-12);
    assertTrue(Double.isNaN(x[1]));
    assertEquals(6, x[2], 1e-12);
    assertTrue(OverWorkloads.of(List.of()).isEmpty());
  }

  /** Forks of a block share a disturbance, so twice the workloads are not twice the evidence. */
  @Test
  void intervalsOfMeansOverWorkloadsHoldWhatTheySay() {
    Random random = new Random(12);
    int held = 0;
    for (int i = 0; i < 2000; i++) {
      List<Map<String, double[]>> workloads = new ArrayList<>();
      double[] shared = random.doubles(9).map(d -> 0.1 * random.nextGaussian()).toArray();
      for (int w = 0; w < 4; w++) {
        double[] x = new double[9];
        double[] y = new double[9];
        for (int b = 0; b < 9; b++) {
          // Whatever slows x in this block slows it on every workload.
          x[b] = 120 * Math.exp(shared[b] + 0.05 * random.nextGaussian());
          y[b] = 100 * Math.exp(0.05 * random.nextGaussian());
        }
        workloads.add(Map.of("x", x, "y", y));
      }
      Map<String, double[]> means = OverWorkloads.of(workloads);
      held += PairedLogRatio.of(means.get("x"), means.get("y"))
              .interval(0.05)
              .orElseThrow()
              .excludes(1.2)
          ? 0
          : 1;
    }
    assertEquals(0.95, held / 2000.0, 0.015);
  }
}
