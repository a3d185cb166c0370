package streak.internal;

/** What a writer escapes: what RFC 8259 section 7 requires, and nothing else. */
public final class Escapes {

  /** A byte takes at most this many. */
  public static final int MAX_BYTES = 6;

  private static final long HIGH_BITS = 0x8080808080808080L;

  private static final byte[] HEX = {
    '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'
  };

  /** The letter of a control character's two-character escape; 0 where it has none. */
  private static final byte[] SHORT = new byte[32];

  static {
    SHORT['\b'] = 'b';
    SHORT['\t'] = 't';
    SHORT['\n'] = 'n';
    SHORT['\f'] = 'f';
    SHORT['\r'] = 'r';
  }

  /** By character of ASCII. */
  private static final boolean[] ESCAPED = new boolean[128];

  static {
    for (byte b = 0; b >= 0; b++) {
      ESCAPED[b] = length(b) > 1;
    }
  }

  private Escapes() {}

  /**
   * Writes ASCII, escaped.
   *
   * @param from with room for a word behind {@code end}
   * @param to with room for {@link #MAX_BYTES} per byte, and a word
   * @return where the writing ended
   */
  static int write(byte[] from, int start, int end, byte[] to, int position) {
    int i = start;
    int at = position;
    while (i < end) {
      long word = Words.getLong(from, i);
      Words.putLong(to, at, word);
      long special = Words.escapable(word) & HIGH_BITS;
      int plain = Math.min(special == 0 ? 8 : Long.numberOfTrailingZeros(special) >>> 3, end - i);
      i += plain;
      at += plain;
      if (plain < 8 && i < end) {
        at = escape(from[i], to, at);
        i++;
      }
    }
    return at;
  }

  /**
   * Writes characters as UTF-8, escaped.
   *
   * @param to with room for {@link #MAX_BYTES} per character
   * @return where the writing ended; {@code -1 - index} where the character at that index is a lone surrogate
   */
  static int write(char[] from, int start, int end, byte[] to, int position) {
    int at = position;
    for (int i = start; i < end; i++) {
      char c = from[i];
      if (c < 0x80) {
        to[at++] = (byte) c;
        if (ESCAPED[c]) {
          at = escape((byte) c, to, at - 1);
        }
      } else if (c < 0x800) {
        Words.putShort(to, at, (short) (0x80c0 | (c >> 6) | ((c & 0x3f) << 8)));
        at += 2;
      } else if (!Character.isSurrogate(c)) {
        // A word of four bytes, of which the last is written over.
        Words.putInt(to, at, 0x8080e0 | (c >> 12) | ((c << 2) & 0x3f00) | ((c & 0x3f) << 16));
        at += 3;
      } else {
        if (!Character.isHighSurrogate(c)
            || i + 1 == end
            || !Character.isLowSurrogate(from[i + 1])) {
          return -1 - i;
        }
        int point = Character.toCodePoint(c, from[++i]);
        to[at] = (byte) (0xf0 | (point >> 18));
        to[at + 1] = (byte) (0x80 | ((point >> 12) & 0x3f));
        to[at + 2] = (byte) (0x80 | ((point >> 6) & 0x3f));
        to[at + 3] = (byte) (0x80 | (point & 0x3f));
        at += 4;
      }
    }
    return at;
  }

  /** Assumes a byte that must be escaped. */
  public static int escape(byte b, byte[] to, int at) {
    to[at] = '\\';
    if (b >= ' ') {
      to[at + 1] = b;
      return at + 2;
    }
    if (SHORT[b] != 0) {
      to[at + 1] = SHORT[b];
      return at + 2;
    }
    to[at + 1] = 'u';
    to[at + 2] = '0';
    to[at + 3] = '0';
    to[at + 4] = HEX[b >> 4];
    to[at + 5] = HEX[b & 15];
    return at + 6;
  }

  /** Bytes that one takes. */
  public static int length(byte b) {
    if (b == '"' || b == '\\') {
      return 2;
    }
    if (b >= ' ' || b < 0) {
      return 1;
    }
    return SHORT[b] != 0 ? 2 : 6;
  }
}
