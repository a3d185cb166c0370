package streak;

import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a few readers or writers for those who come next. Not bound to threads, so a million virtual threads keep no more than
 * a few. Whoever finds a slot empty makes a new one; whoever finds it taken on the way back lets his go.
 */
final class Pool<T> {

  static final Pool<JsonReader> READERS = new Pool<>(JsonReader::new, JsonReader::release);
  static final Pool<JsonWriter> WRITERS = new Pool<>(JsonWriter::new, JsonWriter::release);

  /** A power of two, enough that threads of a busy server seldom meet. */
  private static final int SLOTS = 32;

  /** Slots stand this far apart, so that two threads do not share a cache line. */
  private static final int STRIDE = 16;

  private final AtomicReferenceArray<@Nullable T> slots =
      new AtomicReferenceArray<>(SLOTS * STRIDE);
  private final Supplier<T> maker;
  private final Consumer<T> cleaner;

  private Pool(Supplier<T> maker, Consumer<T> cleaner) {
    this.maker = maker;
    this.cleaner = cleaner;
  }

  T take() {
    T kept = slots.getAndSet(slot(), null);
    return kept == null ? maker.get() : kept;
  }

  void give(T value) {
    cleaner.accept(value);
    slots.lazySet(slot(), value);
  }

  @SuppressWarnings("deprecation") // Thread.threadId() came with 19
  private static int slot() {
    return (int) (Thread.currentThread().getId() & SLOTS - 1) * STRIDE;
  }
}
