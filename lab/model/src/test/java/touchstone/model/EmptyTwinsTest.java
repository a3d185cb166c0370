package touchstone.model;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class EmptyTwinsTest {

  private static Start.Clocks clocks(double wallMs, @Nullable Double threadMs) {
    Long thread = threadMs == null ? null : Math.round(threadMs * 1e6);
    return new Start.Clocks(Math.round(wallMs * 1e6), thread, null);
  }

  private static Sample start(int jdk, Start.Clocks first, Start.Clocks empty) {
    return start("users-tiny", jdk, first, empty);
  }

  private static Sample start(String workload, int jdk, Start.Clocks first, Start.Clocks empty) {
    return ColdStarts.of(
        new Cell("c", workload, Operation.READ_BYTES, jdk, null, Archive.NONE),
        new Start(first, empty, clocks(1, null), List.of(), null, null));
  }

  /** Empty JVMs of 40 to 42 ms: quartiles at 40.5 and 41.5, so that far out is below 37.5 and above 44.5. */
  private static List<Sample> usual(int jdk) {
    List<Sample> samples = new ArrayList<>();
    for (int i = 0; i < 21; i++) {
      double empty = 40 + i / 10.0;
      samples.add(start(jdk, clocks(60, 55.0), clocks(empty, empty - 10)));
    }
    return samples;
  }

  private static boolean spoiled(Sample sample) {
    List<Sample> all = usual(17);
    all.addAll(usual(25));
    all.add(sample);
    return new EmptyTwins(all).test(sample);
  }

  @Test
  void whatTheLibraryTookIsNotLookedAt() {
    assertFalse(spoiled(start(17, clocks(6000, 5000.0), clocks(41, 31.0))));
    assertFalse(spoiled(start(17, clocks(41, 31.0), clocks(41, 31.0))));
  }

  @Test
  void anEmptyJvmFarFromTheOthersSpoilsItsStart() {
    assertTrue(spoiled(start(17, clocks(60, 55.0), clocks(46, 31.0))), "slow");
    assertTrue(spoiled(start(17, clocks(60, 55.0), clocks(36, 31.0))), "quick");
    assertTrue(spoiled(start(17, clocks(60, 55.0), clocks(41, 36.0))), "by the other");
    assertFalse(spoiled(start(17, clocks(60, 55.0), clocks(44, 33.5))), "not so far");
  }

  @Test
  void eachJdkHasItsOwn() {
    List<Sample> all = usual(17);
    Sample newer = start(25, clocks(60, 55.0), clocks(80, 70.0));
    all.add(newer);
    assertFalse(new EmptyTwins(all).test(newer), "there is nothing to compare it with");
  }

  @Test
  void whatAnotherMachineMeasuredIsNotFar() {
    List<Sample> all = usual(17);
    List<Sample> slower = new ArrayList<>();
    for (int i = 0; i < 14; i++) {
      double empty = 80 + i / 10.0;
      slower.add(start("users-large", 17, clocks(90, 85.0), clocks(empty, empty - 10)));
    }
    all.addAll(slower);
    EmptyTwins spoiled = new EmptyTwins(all);
    assertTrue(slower.stream().noneMatch(spoiled));
  }

  @Test
  void ofFewNothingIsSaid() {
    List<Sample> few = new ArrayList<>(usual(17).subList(0, 10));
    Sample slow = start(17, clocks(60, 55.0), clocks(90, 80.0));
    few.add(slow);
    assertFalse(new EmptyTwins(few).test(slow));
  }

  @Test
  void thoseWithoutThreadTimeAreJudgedByWallTimeAlone() {
    List<Sample> all = new ArrayList<>();
    for (int i = 0; i < 21; i++) {
      all.add(start(17, clocks(60, null), clocks(40 + i / 10.0, null)));
    }
    Sample slow = start(17, clocks(60, null), clocks(50, null));
    all.add(slow);
    assertTrue(new EmptyTwins(all).test(slow));
    assertFalse(new EmptyTwins(all).test(all.get(0)));
  }
}
