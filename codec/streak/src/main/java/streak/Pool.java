package streak;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a few readers or writers for those who come next. Not bound to threads, so a million virtual threads keep no more than
 * a few. Whoever finds none makes a new one; whoever finds its slot taken on the way back lets the other go.
 *
 * <p>A thread that comes for the first time takes over what another has left, if there is one: a reader that has learned what its
 * documents look like goes the ways that the JIT has compiled, where a new one would go those that it has cut off.
 */
final class Pool<T> {

  /** A power of two, enough that threads of a busy server seldom meet. */
  private static final int SLOTS = 32;

  /** Slots stand this far apart, so that two threads do not share a cache line. */
  private static final int STRIDE = 16;

  private final AtomicReferenceArray<@Nullable T> slots =
      new AtomicReferenceArray<>(SLOTS * STRIDE);

  /** How often a thread took over what another had left. Not exact. */
  private int takenOver;

  /** One that is kept; null where a new one is to be made. */
  @Nullable
  T take() {
    int own = slot();
    T kept = slots.getAndSet(own, null);
    return kept == null ? another(own) : kept;
  }

  /** Threads that take turns would take one over from each other for ever, and search each time: so only a few do. */
  private @Nullable T another(int own) {
    if (takenOver < SLOTS) {
      for (int slot = own + STRIDE; slot != own + SLOTS * STRIDE; slot += STRIDE) {
        int other = slot % (SLOTS * STRIDE);
        if (slots.getPlain(other) != null) {
          T left = slots.getAndSet(other, null);
          if (left != null) {
            takenOver++;
            return left;
          }
        }
      }
    }
    return null;
  }

  /** Keeps one that is as good as new. */
  void give(T used) {
    slots.lazySet(slot(), used);
  }

  @SuppressWarnings("deprecation") // Thread.threadId() came with 19
  private static int slot() {
    return (int) (Thread.currentThread().getId() & SLOTS - 1) * STRIDE;
  }
}
