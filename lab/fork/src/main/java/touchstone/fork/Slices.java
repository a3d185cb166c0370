package touchstone.fork;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * How a fork's iterations are measured: each on end, or, in a fork that takes turns with others, in slices of some milliseconds, of which each
 * waits for its turn.
 *
 * @param millis of a slice; of an iteration on end
 * @param perIteration how many make an iteration
 * @param socket where turns are given; null where nobody takes any
 * @param warmsIn whether the caches, which others have had meanwhile, are filled before a slice counts
 */
record Slices(int millis, int perIteration, @Nullable Path socket, boolean warmsIn) {

  /**
   * As the arguments {@code millis}, {@code baton} and {@code slice} say, the latter two absent where nobody takes turns.
   *
   * @param operationMillis how long an operation takes: no slice is shorter
   */
  static Slices of(Arguments arguments, double operationMillis) {
    int iteration = arguments.number("millis");
    String socket = arguments.find("baton");
    if (socket == null) {
      return new Slices(iteration, 1, null, false);
    }
    int slice = arguments.number("slice");
    int millis = (int) Math.max(slice, Math.ceil(operationMillis));
    return new Slices(
        millis, Math.max(1, iteration / millis), Path.of(socket), operationMillis < slice);
  }
}
