package streak.overlay;

import java.util.Arrays;

/**
 * A document that stays: a copy of its bytes and of their index, made by {@link Overlay#detach}. Immutable; any number of threads
 * may read it, each through cursors of its own.
 */
public final class Snapshot extends Indexed {

  Snapshot(Overlay overlay) {
    super(overlay.limits);
    overlay.checkThereIsADocument();
    bytes = Arrays.copyOfRange(overlay.bytes, overlay.from, overlay.to);
    to = bytes.length;
    index = Arrays.copyOf(overlay.index, overlay.size);
    size = overlay.size;
    int moved = overlay.from;
    for (int entry = 0; moved != 0 && entry < size; entry += 2) {
      if (index[entry] < 0) {
        continue;
      }
      int end = index[entry + 1];
      byte first = bytes[index[entry] -= moved];
      if (first != '{' && first != '[') {
        index[entry + 1] = end < 0 ? end + moved : end - moved; // of a complement, too
      }
    }
  }

  /** A new cursor at the root of the document. */
  @Override
  public Cursor root() {
    return new Cursor(this);
  }
}
