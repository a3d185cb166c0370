package fuzz;

import java.util.List;
import java.util.SplittableRandom;

/** Decides, the same way for the same seed. */
record Dice(SplittableRandom random) {

  boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  int below(int bound) {
    return random.nextInt(bound);
  }

  <T> T one(List<T> of) {
    return of.get(random.nextInt(of.size()));
  }
}
