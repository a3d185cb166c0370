package touchstone.contestants.streak.overlay;

import java.util.function.Function;
import streak.overlay.Overlay;
import touchstone.model.Operations;

/** Parses every document with one overlay, and does the same with each. */
record OverlayOperations<T>(Overlay overlay, Function<Overlay, T> use) implements Operations<T> {

  OverlayOperations(Function<Overlay, T> use) {
    this(new Overlay(), use);
  }

  @Override
  public T readString(String document) {
    return use.apply(overlay.parse(document));
  }

  @Override
  public T readBytes(byte[] document) {
    return use.apply(overlay.parse(document));
  }
}
