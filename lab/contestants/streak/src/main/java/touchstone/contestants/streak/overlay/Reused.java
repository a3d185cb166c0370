package touchstone.contestants.streak.overlay;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.Supplier;

/** A list that keeps its elements when it is emptied, and hands them out again. */
final class Reused<T> extends AbstractList<T> {

  private final Supplier<T> maker;
  private T[] kept;
  private int size;

  @SuppressWarnings("unchecked") // nothing else is ever put in
  Reused(Supplier<T> maker) {
    this.maker = maker;
    kept = (T[]) new Object[0];
  }

  @Override
  public void clear() {
    size = 0;
  }

  /** One more element, which may have been one before. */
  T more() {
    return size == kept.length ? first() : kept[size++];
  }

  /** The same where there has never been as many. */
  private T first() {
    kept = Arrays.copyOf(kept, size + 1 + size / 2);
    Arrays.setAll(kept, i -> i < size ? kept[i] : maker.get());
    return kept[size++];
  }

  @Override
  public T get(int element) {
    return kept[Objects.checkIndex(element, size)];
  }

  @Override
  public int size() {
    return size;
  }
}
