package streak.overlay;

import streak.JsonLimits;
import streak.internal.Integers;
import streak.internal.Text;
import streak.internal.Words;

/**
 * The one pass over a document: everything that RFC 8259 asks for is checked, and where each value and each name stands is noted.
 * It knows only whether a document is right; why one is not, {@link Refusal} finds out.
 *
 * <p>Two ints for each name and each value, in the order of the document, a container before what it holds:
 *
 * <pre>
 *   document   {  "a"  :  [  1  ,  true  ]  ,  "b"  :  "caf\u00e9"  }
 *
 *   index      0      2        4        6        8         10       12
 *              {      "a"      [        1        true      "b"      "caf\u00e9"
 *   first      where it begins: of a string, the quotation mark
 *   second     {  the entry behind its last         "a"  where the closing quotation mark is, complemented if there is anything
 *              [  the same                               in it but plain ASCII
 *                                                   1    where it ends; so has true
 * </pre>
 *
 * <p>While a container is open, its second int is the link to the one around it.
 */
final class Indexer {

  /** What a document that is not right comes to. */
  static final int REFUSED = Integer.MIN_VALUE;

  /** The index is too short. */
  static final int FULL = -1;

  /** No container around. Links are entries, which are even, and 1 more where that entry is an object. */
  static final int NONE = -2;

  private static final long SPACES = 0x2020202020202020L;
  private static final long HIGH_BITS = 0x8080808080808080L;

  private static final int TRUE = 't' | 'r' << 8 | 'u' << 16 | 'e' << 24;
  private static final int ALSE = 'a' | 'l' << 8 | 's' << 16 | 'e' << 24;
  private static final int NULL = 'n' | 'u' << 8 | 'l' << 16 | 'l' << 24;

  private static final short NAME_ENDS = '"' | ':' << 8;

  /** A step by words looks at eight bytes, and at two from where it finds something. */
  static final int REACH = 12;

  private Indexer() {}

  /**
   * Fills an index for {@code b[from..to)}. How long strings, names and numbers may be, {@link #withinLimits} looks after.
   *
   * @return the number of ints; {@link #REFUSED}, or {@link #FULL}
   */
  static int index(int[] index, byte[] b, int from, int to, int levels) {
    int i = token(b, from, to);
    if (i < to && (b[i] & ~0x20) == '[') {
      return container(index, b, i, to, levels, NONE, 0);
    }
    return scalar(index, b, i, to);
  }

  /** The same where the document is neither an array nor an object. */
  private static int scalar(int[] index, byte[] b, int i, int to) {
    if (i >= to || index.length < 2) {
      return i >= to ? REFUSED : FULL;
    }
    int end = b[i] == '"' ? stringEnd(b, i + 1, to) : scalarEnd(b, i, to);
    index[0] = i;
    index[1] = end;
    if (end == REFUSED) {
      return REFUSED;
    }
    int behind = b[i] == '"' ? (end ^ end >> 31) + 1 : end;
    return token(b, behind, to) == to ? 2 : REFUSED;
  }

  /**
   * The same where {@code i} is at the bracket that opens the document. What happens for every value happens here, with few
   * things to remember: C2 keeps those in registers.
   */
  static int container(int[] index, byte[] b, int from, int to, int levels, int around, int entry) {
    int left = levels;
    int link = around;
    int k = entry;
    int i = from;
    while (true) {
      if (k + 4 > index.length) {
        return FULL;
      }
      if ((link & 1) != 0) {
        if (i >= to || b[i] != '"') {
          return REFUSED;
        }
        int name = i;
        int end = i < to - REACH ? plainEnd(b, i + 1, to) : i + 1;
        if (end < to - REACH && Words.getShort(b, end) == NAME_ENDS) {
          index[k + 1] = end - name - 1;
          i = end + 2;
        } else {
          end = stringEnd(b, end, to);
          if (end == REFUSED) {
            return REFUSED;
          }
          index[k + 1] = end < 0 ? end + name + 1 : end - name - 1; // of a complement, too
          i = token(b, (end ^ end >> 31) + 1, to);
          if (i >= to || b[i] != ':') {
            return REFUSED;
          }
          i++;
        }
        i = token(b, i, to);
        index[k] = name - i;
        k += 2;
      }
      if (i >= to) {
        return REFUSED;
      }
      int c = b[i];
      index[k] = i;
      if (c == '"') {
        int end = i < to - REACH ? plainEnd(b, i + 1, to) : i + 1;
        if (end < to - REACH && b[end] == '"') {
          index[k + 1] = end;
        } else {
          end = stringEnd(b, end, to);
          if (end == REFUSED) {
            return REFUSED;
          }
          index[k + 1] = end;
          end ^= end >> 31;
        }
        i = end + 1;
        k += 2;
      } else if ((c & ~0x20) == '[') { // which { is, too
        if (--left < 0) {
          return REFUSED;
        }
        index[k + 1] = link;
        link = k | (c >>> 5 & 1);
        k += 2;
        i = token(b, i + 1, to);
        if (i >= to) {
          return REFUSED;
        }
        if (b[i] != c + 2) {
          continue;
        }
      } else {
        i = scalarEnd(b, i, to);
        if (i < 0) {
          return REFUSED;
        }
        index[k + 1] = i;
        k += 2;
      }
      // A value has ended; so may what it stands in.
      while (true) {
        i = token(b, i, to);
        if (i >= to) {
          return REFUSED;
        }
        c = b[i++];
        if (c == ',') {
          i = token(b, i, to);
          break;
        }
        if (c != (']' | (link & 1) << 5)) {
          return REFUSED;
        }
        int container = link & ~1;
        link = index[container + 1];
        index[container + 1] = k;
        left++;
        if (link == NONE) {
          return token(b, i, to) == to ? k : REFUSED;
        }
      }
    }
  }

  /** The index, if nothing in it is longer than the limits allow; else {@link #REFUSED}. */
  static int withinLimits(int[] index, int count, byte[] b, JsonLimits limits, int least) {
    for (int entry = 0; entry < count; entry += 2) {
      int start = index[entry];
      int end = index[entry + 1];
      end ^= end >> 31;
      if (start < 0) {
        if (end > limits.nameBytes()) {
          return REFUSED;
        }
      } else if (end - start > least && (b[start] & ~0x20) != '[') {
        // Of an array or object, what looks like its length is none.
        boolean string = b[start] == '"';
        long most = string ? limits.stringBytes() + 1L : limits.numberChars();
        if (end - start > most) {
          return REFUSED;
        }
      }
    }
    return count;
  }

  /** Where the first byte is that is not plain text of a string; or a place out of {@link #REACH}. */
  static int plainEnd(byte[] b, int from, int to) {
    int i = from;
    long special = special(Words.getLong(b, i));
    while (special == 0) {
      i += 8;
      if (i >= to - REACH) {
        return i;
      }
      special = special(Words.getLong(b, i));
    }
    return i + (Long.numberOfTrailingZeros(special) >>> 3);
  }

  /** Where the next token is, white space passed; {@code to} where there is none. */
  private static int token(byte[] b, int i, int to) {
    if (i >= to) {
      return to;
    }
    if (b[i] > ' ') {
      return i;
    }
    if (b[i] == ' ' && i < to - 1 && b[i + 1] > ' ') {
      return i + 1;
    }
    return tokenBehindSpaces(b, i, to);
  }

  private static int tokenBehindSpaces(byte[] b, int from, int to) {
    int i = from;
    while (i < to) {
      byte c = b[i];
      if (c == '\n' && i <= to - 9) {
        // Indentation.
        i++;
        long difference;
        do {
          difference = Words.getLong(b, i) ^ SPACES;
          i += difference == 0 ? 8 : Long.numberOfTrailingZeros(difference) >>> 3;
        } while (difference == 0 && i <= to - 8);
      } else if (c == ' ' || c == '\n' || c == '\r' || c == '\t') {
        i++;
      } else {
        return i;
      }
    }
    return to;
  }

  /** The lowest set bit is in the first byte that is a quotation mark, a backslash, a control character or not ASCII. */
  static long special(long word) {
    return (Words.escapable(word) | word) & HIGH_BITS;
  }

  /**
   * Where a string's closing quotation mark is.
   *
   * @param from in the string; before it, all is plain ASCII
   * @return complemented when not all of it is plain ASCII; {@link #REFUSED} when it is not a string
   */
  static int stringEnd(byte[] b, int from, int to) {
    int end = from;
    int plain = 0; // all ones when it is not
    while (true) {
      while (end <= to - 8) {
        long special = special(Words.getLong(b, end));
        if (special != 0) {
          end += Long.numberOfTrailingZeros(special) >>> 3;
          break;
        }
        end += 8;
      }
      while (end < to && b[end] >= ' ' && b[end] != '"' && b[end] != '\\') {
        end++;
      }
      if (end >= to) {
        return REFUSED;
      }
      if (b[end] == '"') {
        return end ^ plain;
      }
      plain = -1;
      int behind = behindSpecial(b, end, to);
      if (behind == end) {
        return REFUSED;
      }
      end = behind;
    }
  }

  /**
   * Behind a run of characters that are neither plain ASCII nor the quotation mark at the end: most of a text in another script. It
   * is {@code from} where the first one is wrong; another wrong one ends the run.
   */
  private static int behindSpecial(byte[] b, int from, int to) {
    int i = from;
    while (i <= to - 6) {
      byte first = b[i];
      if (first == '\\' && b[i + 1] == 'u') {
        int unit = Text.fourHex(b, i + 2);
        if (unit < 0 || Character.isSurrogate((char) unit)) {
          break;
        }
        i += 6;
      } else if (first >= (byte) 0xe1 && first <= (byte) 0xec) {
        if (b[i + 1] >= (byte) 0xc0 || b[i + 2] >= (byte) 0xc0) {
          return i;
        }
        i += 3;
      } else {
        break;
      }
    }
    return i == from ? i + Text.specialLength(b, i, to) : i;
  }

  /** Where a number or a literal ends; negative when it is neither. */
  static int scalarEnd(byte[] b, int i, int to) {
    int c = b[i];
    if (c <= '9') {
      return numberEnd(b, i, to);
    }
    if (i <= to - 4) {
      int word = Words.getInt(b, i);
      if (word == TRUE || word == NULL) {
        return i + 4;
      }
      if (c == 'f' && i <= to - 5 && Words.getInt(b, i + 1) == ALSE) {
        return i + 5;
      }
    }
    return REFUSED;
  }

  /** Whether all of a text is a number. */
  static boolean isNumber(byte[] b, int from, int to) {
    return numberEnd(b, from, to) == to;
  }

  /** RFC 8259 section 6: {@code [ minus ] int [ frac ] [ exp ]}. What may not follow is met by whoever reads on. */
  private static int numberEnd(byte[] b, int from, int to) {
    int i = b[from] == '-' ? from + 1 : from;
    int digits = i;
    i = digitsEnd(b, i, to);
    if (i == digits || (b[digits] == '0' && i > digits + 1)) {
      return REFUSED;
    }
    if (i < to && b[i] == '.') {
      digits = ++i;
      i = digitsEnd(b, i, to);
      if (i == digits) {
        return REFUSED;
      }
    }
    if (i < to && (b[i] | 0x20) == 'e') {
      return exponentEnd(b, i + 1, to);
    }
    return i;
  }

  private static int exponentEnd(byte[] b, int from, int to) {
    int i = from;
    if (i < to && (b[i] == '+' || b[i] == '-')) {
      i++;
    }
    int digits = i;
    i = digitsEnd(b, i, to);
    return i == digits ? REFUSED : i;
  }

  private static int digitsEnd(byte[] b, int from, int to) {
    int i = from;
    while (i <= to - 8) {
      int count = Integers.digitCountOf(Words.getLong(b, i));
      i += count;
      if (count < 8) {
        return i;
      }
    }
    if (i == to || to < 8) {
      return digitsEndOneByOne(b, i, to);
    }
    // What is left, in the low bytes; the zeros above are no digits.
    long word = Words.getLong(b, to - 8) >>> ((8 - to + i) << 3);
    return i + Integers.digitCountOf(word);
  }

  private static int digitsEndOneByOne(byte[] b, int from, int to) {
    int i = from;
    while (i < to && b[i] >= '0' && b[i] <= '9') {
      i++;
    }
    return i;
  }
}
