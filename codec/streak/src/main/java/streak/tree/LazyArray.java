package streak.tree;

import org.jspecify.annotations.Nullable;

/**
 * An array of a document that stays as it stands. Where all elements take one entry of the index, one that is asked for is made, and
 * forgotten; else all are made when the first is asked for, which for objects and arrays is not much.
 */
final class LazyArray extends JsonArray {

  private static final int NOT_KNOWN = -1;

  private final LazyDocument document;
  private final int entry;

  private volatile JsonValue @Nullable [] made;

  /** How many elements there are; known once somebody asked. */
  private int size = NOT_KNOWN;

  LazyArray(LazyDocument document, int entry) {
    this.document = document;
    this.entry = entry;
  }

  @Override
  public JsonValue detached() {
    return document.detached(entry);
  }

  void writeTo(Splice out) {
    out.raw(document, entry);
  }

  @Override
  JsonArray edited(StrictArray elements) {
    // As in an object.
    return size() == 0 ? elements : new EditedArray(document, entry, vector(), elements.vector());
  }

  @Override
  public int size() {
    int known = size;
    if (known == NOT_KNOWN) {
      known = document.count(entry);
      size = known;
    }
    return known;
  }

  @Override
  JsonValue at(int element) {
    JsonValue[] all = made;
    boolean flat = all == null && document.behind(entry) - entry == 2 * size() + 2;
    if (flat && !document.isContainer(entry + 2 + 2 * element)) {
      return document.scalar(entry + 2 + 2 * element);
    }
    return vector()[element];
  }

  @Override
  JsonValue[] vector() {
    JsonValue[] all = made;
    if (all == null) {
      // As in an object.
      synchronized (document) {
        all = made;
        if (all == null) {
          all = document.elements(entry, size());
          made = all;
        }
      }
    }
    return all;
  }
}
