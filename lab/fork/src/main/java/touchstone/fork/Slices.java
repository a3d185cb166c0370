package touchstone.fork;

import org.jspecify.annotations.Nullable;

/**
 * How a fork's iterations are measured: each on end, or, in a fork that takes turns with others, in slices of some milliseconds, of which each
 * waits for its turn.
 *
 * @param millis of a slice; of an iteration on end
 * @param perIteration how many make an iteration
 * @param baton whose turn it is; null where nobody takes any
 * @param warmsIn whether the caches, which others have had meanwhile, are filled before a slice counts
 */
record Slices(int millis, int perIteration, @Nullable Baton baton, boolean warmsIn) {

  /** Of a rehearsal: as short as can be, with all that there is to do. */
  static Slices rehearsal(@Nullable Baton baton) {
    return new Slices(1, 1, baton, baton != null);
  }

  /**
   * As the arguments {@code millis} and, where there is a baton, {@code slice} say.
   *
   * @param operationMillis how long an operation takes: no slice is shorter
   */
  static Slices of(Arguments arguments, @Nullable Baton baton, double operationMillis) {
    int iteration = arguments.number("millis");
    if (baton == null) {
      return new Slices(iteration, 1, null, false);
    }
    int slice = arguments.number("slice");
    int millis = (int) Math.max(slice, Math.ceil(operationMillis));
    return new Slices(millis, Math.max(1, iteration / millis), baton, operationMillis < slice);
  }
}
