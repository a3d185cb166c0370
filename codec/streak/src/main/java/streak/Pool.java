package streak;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a few readers or writers for those who come next. Not bound to threads, so a million virtual threads keep no more than
 * a few. Whoever finds a slot empty makes a new one; whoever finds it taken on the way back lets his go.
 *
 * <p>A thread that comes for the first time takes over what another has left, if there is one: a reader that has learned what its
 * documents look like goes the ways that the JIT has compiled, where a new one would go those that it has cut off.
 */
abstract class Pool<T> {

  /** A power of two, enough that threads of a busy server seldom meet. */
  private static final int SLOTS = 32;

  /** Slots stand this far apart, so that two threads do not share a cache line. */
  private static final int STRIDE = 16;

  private final AtomicReferenceArray<@Nullable T> slots =
      new AtomicReferenceArray<>(SLOTS * STRIDE);

  /** How often a thread took over what another had left. Not exact. */
  private int takenOver;

  abstract T make();

  /** Makes one as new that comes back. */
  abstract void clean(T used);

  final T take() {
    int own = slot();
    T kept = slots.getAndSet(own, null);
    return kept == null ? another(own) : kept;
  }

  /** Threads that take turns would take one over from each other for ever, and search each time: so only a few do. */
  private T another(int own) {
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
    return make();
  }

  final void give(T used) {
    clean(used);
    slots.lazySet(slot(), used);
  }

  @SuppressWarnings("deprecation") // Thread.threadId() came with 19
  private static int slot() {
    return (int) (Thread.currentThread().getId() & SLOTS - 1) * STRIDE;
  }

  /** Readers and writers within the same limits. */
  static final class Pools {

    static final Pools DEFAULT = new Pools(JsonLimits.DEFAULT);

    final JsonLimits limits;

    /** Each made when the first of its kind is asked for: who only reads need not load what writes. */
    private @Nullable Pool<JsonReader> readers;

    private @Nullable Pool<JsonWriter> writers;

    /** Of those whose documents are trees. */
    private @Nullable Pool<TreeWalker> walkers;

    private @Nullable Pool<TreeWriter> trees;

    Pools(JsonLimits limits) {
      this.limits = limits;
    }

    Pool<JsonReader> readers() {
      Pool<JsonReader> made = readers;
      if (made == null) {
        made = Readers.within(limits);
        readers = made;
      }
      return made;
    }

    Pool<JsonWriter> writers() {
      Pool<JsonWriter> made = writers;
      if (made == null) {
        made = Writers.within(limits);
        writers = made;
      }
      return made;
    }

    /** Readers whose documents are trees. */
    Pool<TreeWalker> walkers() {
      Pool<TreeWalker> made = walkers;
      if (made == null) {
        made = TreeWalkers.within(limits);
        walkers = made;
      }
      return made;
    }

    /** Writers whose documents are trees. */
    Pool<TreeWriter> trees() {
      Pool<TreeWriter> made = trees;
      if (made == null) {
        made = TreeWriters.within(limits);
        trees = made;
      }
      return made;
    }
  }

  private static final class Readers extends Pool<JsonReader> {
    private final JsonLimits limits;

    private Readers(JsonLimits limits) {
      this.limits = limits;
    }

    /** As a pool, so that who never reads need not load this class to be verified; and so below. */
    static Pool<JsonReader> within(JsonLimits limits) {
      return new Readers(limits);
    }

    @Override
    JsonReader make() {
      return new JsonReader(limits);
    }

    @Override
    void clean(JsonReader used) {
      used.release();
    }
  }

  private static final class Writers extends Pool<JsonWriter> {
    private final JsonLimits limits;

    private Writers(JsonLimits limits) {
      this.limits = limits;
    }

    static Pool<JsonWriter> within(JsonLimits limits) {
      return new Writers(limits);
    }

    @Override
    JsonWriter make() {
      return new JsonWriter(limits);
    }

    @Override
    void clean(JsonWriter used) {
      used.release();
    }
  }

  private static final class TreeWriters extends Pool<TreeWriter> {
    private final JsonLimits limits;

    private TreeWriters(JsonLimits limits) {
      this.limits = limits;
    }

    static Pool<TreeWriter> within(JsonLimits limits) {
      return new TreeWriters(limits);
    }

    @Override
    TreeWriter make() {
      return new TreeWriter(limits);
    }

    @Override
    void clean(TreeWriter used) {
      used.release();
    }
  }

  private static final class TreeWalkers extends Pool<TreeWalker> {
    private final JsonLimits limits;

    private TreeWalkers(JsonLimits limits) {
      this.limits = limits;
    }

    static Pool<TreeWalker> within(JsonLimits limits) {
      return new TreeWalkers(limits);
    }

    @Override
    TreeWalker make() {
      return new TreeWalker(limits);
    }

    @Override
    void clean(TreeWalker used) {
      used.release();
    }
  }
}
