package touchstone.stats;

import java.util.Locale;
import java.util.Optional;

/**
 * What happened beside a fork: the only ground on which it is run again. Its figures are never looked at, or the run would
 * choose the results that it likes.
 *
 * @param steal share of the machine's CPU time that its hypervisor took while the fork ran, 0 to 1
 * @param throttled share of the fork's time in which a quota or the processor's heat held it back, 0 to 1
 * @param suspendedSeconds by which the wall clock moved further than the monotonic one: the machine slept
 */
public record Disturbance(double steal, double throttled, double suspendedSeconds) {

  private static final double SHARE = 0.05;
  private static final double SECONDS = 1;

  /** A fork that is disturbed every time counts as it is, rather than never. */
  private static final int ATTEMPTS = 3;

  /**
   * Why the fork is to be run again; empty when it counts.
   *
   * @param attempt of this fork, from 1
   */
  public Optional<String> runAgain(int attempt) {
    if (attempt >= ATTEMPTS) {
      return Optional.empty();
    }
    if (steal > SHARE) {
      return Optional.of(percent(steal) + " of the CPU time was stolen");
    }
    if (throttled > SHARE) {
      return Optional.of("held back for " + percent(throttled) + " of its time");
    }
    return suspendedSeconds > SECONDS ? Optional.of("the machine slept") : Optional.empty();
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.0f %%", 100 * share);
  }
}
