package touchstone.fork;

import org.jspecify.annotations.Nullable;

/**
 * An action that is done twice now and then, so that on average it takes a known share longer: every twentieth time is 5 %. No
 * clock is asked how long it takes, so the share is exact whatever the machine does.
 */
final class Repeated<R> implements Action<R> {

  private final Action<R> action;
  private final int every;
  private int count;

  /** Takes each result that is not returned. */
  @SuppressWarnings("UnusedVariable")
  private @Nullable R dropped;

  /**
   * Wraps an action.
   *
   * @param every how many times there is one more; 0 for never, by the same code
   */
  Repeated(Action<R> action, int every) {
    this.action = action;
    this.every = every == 0 ? Integer.MAX_VALUE : every;
  }

  @Override
  public R run() throws Exception {
    if (++count >= every) {
      count = 0;
      dropped = action.run();
    }
    return action.run();
  }

  @Override
  public byte[] bytes(R result) throws Exception {
    return action.bytes(result);
  }
}
