package streak.tree;

import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import streak.JsonLimits;
import streak.overlay.Overlay;

/** Reads lazy trees: what is behind {@code Streak.readLazyTree}. Thread-safe. */
public final class LazyTrees {

  private final JsonLimits limits;

  /** Kept for the next one that reads; a second one at the same time makes its own. */
  private final AtomicReference<@Nullable Overlay> kept = new AtomicReference<>();

  /** Reads within limits. */
  public LazyTrees(JsonLimits limits) {
    this.limits = limits;
  }

  /** The tree of a document: all of the array, which must not change while the tree is used. */
  public JsonValue read(byte[] document) {
    Overlay overlay = take();
    try {
      return new LazyDocument(overlay.parse(document).layout().kept()).root();
    } finally {
      give(overlay);
    }
  }

  /** The tree of a document that is a String. */
  public JsonValue read(String document) {
    Overlay overlay = take();
    try {
      // What the overlay holds of it is the next document's place.
      return new LazyDocument(overlay.parse(document).layout().copied()).root();
    } finally {
      give(overlay);
    }
  }

  private Overlay take() {
    Overlay overlay = kept.getAndSet(null);
    return overlay == null ? new Overlay(limits) : overlay;
  }

  private void give(Overlay overlay) {
    overlay.clear();
    kept.set(overlay);
  }
}
