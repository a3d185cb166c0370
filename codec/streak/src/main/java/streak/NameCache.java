package streak;

import org.jspecify.annotations.Nullable;
import streak.internal.Text;
import streak.internal.Words;

/**
 * Names that a reader has made lately, so that those which come again and again are made once. Each has one slot, which the next
 * one of the same hash takes over: bounded, and nothing that a document does makes it slower than making every name anew.
 */
final class NameCache {

  /** A power of two. */
  private static final int SLOTS = 256;

  private static final int LONGEST = 24;

  /** Words of a key: the first bytes of a name, those behind them, and the last ones; overlapping in shorter names. */
  private static final int WORDS = 3;

  private final long[] keys = new long[SLOTS * WORDS];
  private final @Nullable String[] names = new String[SLOTS];

  /** The String of a plain ASCII name. */
  String get(byte[] bytes, int from, int to) {
    int length = to - from;
    if (length > LONGEST || length == 0 || from > bytes.length - 8) {
      return Text.latin1(bytes, from, length);
    }
    long first = Words.getLong(bytes, from);
    long middle = 0;
    long last = 0;
    if (length < 8) {
      first &= (1L << (length << 3)) - 1;
    } else {
      last = Words.getLong(bytes, to - 8);
      middle = length <= 16 ? 0 : Words.getLong(bytes, from + 8);
    }
    long mixed = (first ^ Long.rotateLeft(last, 29) ^ Long.rotateLeft(middle, 47) ^ length)
        * 0x9E3779B97F4A7C15L;
    int slot = (int) (mixed >>> 56);
    int key = slot * WORDS;
    String name = names[slot];
    if (name != null
        && keys[key] == first
        && keys[key + 1] == middle
        && keys[key + 2] == last
        && name.length() == length) {
      return name;
    }
    name = Text.latin1(bytes, from, length);
    names[slot] = name;
    keys[key] = first;
    keys[key + 1] = middle;
    keys[key + 2] = last;
    return name;
  }
}
