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

  /** A String of so many characters is best written one by one: on JDK 17, up to some 20. */
  public static final int SHORT_STRING = 16;

  /** Characters of three bytes begin here. */
  private static final int THREE_BYTES = 0x800;

  private static final int LENGTH_SHIFT = 24;

  /** As {@link Encoded} has it, of Latin-1. Small enough to be there from the start. */
  private static final int[] LATIN1 = new int[0x100];

  /** Whether a character of Latin-1 is written as the one byte that it is in ASCII. */
  private static final boolean[] PLAIN = new boolean[LATIN1.length];

  static {
    for (int c = ' '; c < 0x80; c++) {
      PLAIN[c] = c != '"' && c != '\\';
      LATIN1[c] = PLAIN[c] ? 1 << LENGTH_SHIFT | c : 0;
    }
    for (int c = 0x80; c < LATIN1.length; c++) {
      LATIN1[c] = encoded(c);
    }
  }

  /**
   * Of a character, its bytes in UTF-8 as a little-endian word, and above {@link #LENGTH_SHIFT} how many they are; 0 for one that
   * must be escaped, and for half of a pair. So no branch hangs on whether a character takes one byte, two or three, which in a text
   * of many words nobody can foresee.
   *
   * <p>The table is made when there is text beyond ASCII, and filled by blocks as text has characters of them. Threads that fill the
   * same block write the same.
   */
  private static final class Encoded {
    private static final int BLOCK = 0x100;
    static final int[] BY_CHARACTER = new int[Character.MAX_VALUE + 1];

    static {
      System.arraycopy(LATIN1, 0, BY_CHARACTER, 0, LATIN1.length);
    }

    /** Fills the block of that character, which is no half of a pair. */
    static void learn(int character) {
      int first = character & -BLOCK;
      for (int c = first; c < first + BLOCK; c++) {
        BY_CHARACTER[c] = encoded(c);
      }
    }
  }

  private Escapes() {}

  /** As {@link Encoded} has it, of a character beyond ASCII. */
  private static int encoded(int c) {
    return c < THREE_BYTES
        ? 2 << LENGTH_SHIFT | 0x80c0 | c >> 6 | (c & 0x3f) << 8
        : 3 << LENGTH_SHIFT | 0x8080e0 | c >> 12 | (c << 2 & 0x3f00) | (c & 0x3f) << 16;
  }

  /**
   * Writes UTF-8, escaped.
   *
   * @param from with room for a word behind {@code end}
   * @param to with room for {@link #MAX_BYTES} per byte, and a word
   * @return where the writing ended
   */
  public static int write(byte[] from, int start, int end, byte[] to, int position) {
    int i = start;
    int at = position;
    while (i < end) {
      long word = Words.getLong(from, i);
      Words.putLong(to, at, word);
      long special = Words.escapableAscii(word);
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
   * Writes Latin-1 as UTF-8, escaped.
   *
   * @param from with room for a word behind {@code end}
   * @param to with room for {@link #MAX_BYTES} per byte, and a word
   * @return where the writing ended
   */
  static int writeLatin1(byte[] from, int start, int end, byte[] to, int position) {
    int i = start;
    int at = position;
    while (i < end) {
      long word = Words.getLong(from, i);
      Words.putLong(to, at, word);
      long special = (Words.escapable(word) | word) & HIGH_BITS;
      int plain = Math.min(special == 0 ? 8 : Long.numberOfTrailingZeros(special) >>> 3, end - i);
      i += plain;
      at += plain;
      if (plain < 8 && i < end) {
        int encoded = LATIN1[from[i] & 0xff];
        if (encoded == 0) {
          at = escape(from[i], to, at);
        } else {
          Words.putInt(to, at, encoded);
          at += encoded >>> LENGTH_SHIFT;
        }
        i++;
      }
    }
    return at;
  }

  /**
   * Writes a short String as UTF-8, escaped, one character after the other: of {@link #SHORT_STRING} or fewer that takes less than to
   * begin and to end what is quicker for each.
   *
   * <p>A character is asked for as a code point, which is the same as long as it is none behind {@code last}. For a JIT compiles a loop
   * by what it has seen, anywhere in a program, of the methods in it: every program has asked some String of two bytes a character for
   * its {@code charAt}, and hardly any for a code point. Nor does this one, of a String that begins with such a character.
   *
   * @param last character that may be written, at most U+00FF
   * @param to with room for {@link #MAX_BYTES} per character, and a word
   * @return where the writing ended; -1 where there is a character behind the last one
   */
  public static int write(String from, int length, int last, byte[] to, int position) {
    if (length > 0 && from.charAt(0) > 0xff) {
      return -1;
    }
    // As long as each character has a byte, where it goes waits for none before it, and one check
    // of the array does for all.
    for (int i = 0; i < length; i++) {
      int c = from.codePointAt(i);
      if (c > 0xff || !PLAIN[c]) {
        return writeFrom(from, i, length, last, to, position + i);
      }
      to[position + i] = (byte) c;
    }
    return position + length;
  }

  /** The same from {@code start} on. */
  private static int writeFrom(
      String from, int start, int length, int last, byte[] to, int position) {
    int at = position;
    for (int i = start; i < length; i++) {
      int c = from.codePointAt(i);
      if (c > last) {
        return -1;
      }
      int encoded = LATIN1[c];
      if (encoded != 0) {
        // Two bytes, of which the second may be written over.
        Words.putShort(to, at, (short) encoded);
        at += encoded >>> LENGTH_SHIFT;
      } else {
        at = escape((byte) c, to, at);
      }
    }
    return at;
  }

  /**
   * Writes a short String of any characters as UTF-8, escaped, one after the other: for those that are not for {@link #write(String,
   * int, int, byte[], int)}.
   *
   * @param to with room for {@link #MAX_BYTES} per character
   * @return where the writing ended; {@code -1 - index} where the character at that index is a lone surrogate
   */
  public static int writeAny(String from, int length, byte[] to, int position) {
    int at = position;
    for (int i = 0; i < length; i++) {
      char c = from.charAt(i);
      int encoded = Encoded.BY_CHARACTER[c];
      if (encoded != 0) {
        Words.putInt(to, at, encoded);
        at += encoded >>> LENGTH_SHIFT;
      } else if (Character.isSurrogate(c)) {
        if (i + 1 == length || !Character.isSurrogatePair(c, from.charAt(i + 1))) {
          return -1 - i;
        }
        at = writePair(c, from.charAt(++i), to, at);
      } else {
        at = write(c, to, at);
        if (c >= 0x80) {
          Encoded.learn(c);
        }
      }
    }
    return at;
  }

  private static int writePair(char high, char low, byte[] to, int at) {
    int point = Character.toCodePoint(high, low);
    Words.putInt(
        to,
        at,
        0x808080f0
            | point >> 18
            | (point >> 12 & 0x3f) << 8
            | (point >> 6 & 0x3f) << 16
            | (point & 0x3f) << 24);
    return at + 4;
  }

  /**
   * Writes characters as UTF-8, escaped.
   *
   * @param to with room for {@link #MAX_BYTES} per character
   * @return where the writing ended; {@code -1 - index} where the character at that index is a lone surrogate
   */
  static int write(char[] from, int start, int end, byte[] to, int position) {
    int plain = writePlain(from, start, end, to, position);
    int at = position + plain;
    int i = start + plain;
    while (true) {
      // The usual characters in a loop of their own, which the JIT knows to end.
      for (int encoded; i < end && (encoded = Encoded.BY_CHARACTER[from[i]]) != 0; i++) {
        // What the word has behind the character is written over.
        Words.putInt(to, at, encoded);
        at += encoded >>> LENGTH_SHIFT;
      }
      if (i >= end) {
        return at;
      }
      char c = from[i];
      if (Character.isSurrogate(c)) {
        if (i + 1 == end || !Character.isSurrogatePair(c, from[i + 1])) {
          return -1 - i;
        }
        at = writePair(c, from[i + 1], to, at);
        i += 2;
      } else if (c < 0x80) {
        at = escape((byte) c, to, at);
        i++;
      } else {
        Encoded.learn(c);
      }
    }
  }

  /**
   * Passes over characters of which none must be escaped, and none is half of a pair alone.
   *
   * @return the index of the first other one, or {@code end}
   */
  static int plainEnd(char[] text, int start, int end) {
    int i = start;
    while (true) {
      while (i < end && Encoded.BY_CHARACTER[text[i]] != 0) {
        i++;
      }
      if (i >= end) {
        return end;
      }
      char c = text[i];
      if (c < 0x80) {
        return i;
      }
      if (!Character.isSurrogate(c)) {
        Encoded.learn(c);
      } else if (i + 1 < end && Character.isSurrogatePair(c, text[i + 1])) {
        i += 2;
      } else {
        return i;
      }
    }
  }

  /**
   * Writes characters by fours, as long as all of them are ASCII and need no escape.
   *
   * @return how many
   */
  private static int writePlain(char[] from, int start, int end, byte[] to, int position) {
    int i = start;
    for (; i + 4 <= end; i += 4) {
      int first = from[i];
      int second = from[i + 1];
      int third = from[i + 2];
      int fourth = from[i + 3];
      int word = first | second << 8 | third << 16 | fourth << 24;
      if ((first | second | third | fourth) >= 0x80
          || (Words.escapable(word) & HIGH_BITS >>> 32) != 0) {
        break;
      }
      Words.putInt(to, position + i - start, word);
    }
    return i - start;
  }

  /**
   * Writes a character, no half of a pair, as UTF-8, escaped.
   *
   * @param to with room for {@link #MAX_BYTES}
   * @return where the writing ended
   */
  public static int write(char character, byte[] to, int position) {
    int encoded = character < 0x100 ? LATIN1[character] : encoded(character);
    if (encoded == 0) {
      return escape((byte) character, to, position);
    }
    Words.putInt(to, position, encoded);
    return position + (encoded >>> LENGTH_SHIFT);
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
