package touchstone.harness;

import java.time.Duration;
import java.util.List;

/**
 * How every warm fork of a run is to measure, as far as its user has a say in it.
 *
 * @param warmUp how long it works at least before anything counts; zero for until it has settled
 * @param threads that do the operation at once
 * @param flags given to every JVM
 */
public record Manner(Duration warmUp, int threads, List<String> flags) {

  /** Of a run that was asked for no other. */
  public static final Manner USUAL = new Manner(Duration.ZERO, 1, JvmFlags.DEFAULT);

  /** The usual one, under other flags. */
  public static Manner under(List<String> flags) {
    return new Manner(Duration.ZERO, 1, flags);
  }
}
