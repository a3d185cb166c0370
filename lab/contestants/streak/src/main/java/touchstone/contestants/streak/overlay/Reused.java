package touchstone.contestants.streak.overlay;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;

/** A list that keeps its elements when it is emptied, and hands them out again. */
final class Reused<T> extends AbstractList<T> {

  private final Supplier<T> maker;
  private final List<T> kept = new ArrayList<>();
  private int size;

  Reused(Supplier<T> maker) {
    this.maker = maker;
  }

  @Override
  public void clear() {
    size = 0;
  }

  /** One more element, which may have been one before. */
  T more() {
    if (size == kept.size()) {
      kept.add(maker.get());
    }
    return kept.get(size++);
  }

  @Override
  public T get(int element) {
    return kept.get(Objects.checkIndex(element, size));
  }

  @Override
  public int size() {
    return size;
  }
}
