package streak.overlay;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import streak.JsonLimits;

/**
 * A document and where everything in it stands; {@link Indexer} says how that is noted.
 *
 * <p>The bytes are {@code bytes[from..to)}. Without a document, {@link #size} is 0.
 */
public abstract sealed class Indexed permits Overlay, Snapshot {

  static final int[] NO_INDEX = new int[0];
  static final byte[] NO_BYTES = new byte[0];

  final JsonLimits limits;

  byte[] bytes = NO_BYTES;
  int from;
  int to;

  int[] index = NO_INDEX;

  /** Ints of the index that are in use. */
  int size;

  /** Changes whenever the document does, so that a cursor notices that its own is gone. */
  int generation;

  @Nullable
  Shape shape;

  /** Ints of the index that are as the shape has them. */
  int sure;

  Indexed(JsonLimits limits) {
    this.limits = Objects.requireNonNull(limits);
  }

  /**
   * A cursor at the root of the document.
   *
   * @throws IllegalStateException when there is no document
   */
  public abstract Cursor root();

  /** Tells a visitor everything that is in the document, in order. It moves the cursor that {@link #root} returns. */
  public final void accept(OverlayVisitor visitor) {
    root().accept(visitor);
  }

  final void checkThereIsADocument() {
    if (size == 0) {
      throw new IllegalStateException("there is no document: parse one, and see that it is right");
    }
  }
}
