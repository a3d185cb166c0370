package streak;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import streak.internal.Text;
import streak.internal.Words;

/** Strings: scanned by words of eight bytes, decoded where they must be, validated always. */
abstract class StringInput extends Input {

  private static final long QUOTES = 0x2222222222222222L;
  private static final long BACKSLASHES = 0x5c5c5c5c5c5c5c5cL;
  private static final long ONES = 0x0101010101010101L;
  private static final long HIGH_BITS = 0x8080808080808080L;

  /** A string while it is decoded; kept for the strings to come. */
  private char[] chars = new char[64];

  StringInput(JsonLimits limits) {
    super(limits);
  }

  @Override
  void release() {
    super.release();
    if (chars.length > LARGEST_KEPT) {
      chars = new char[64];
    }
  }

  /**
   * The lowest set bit is in the first byte that is a quotation mark, a backslash, a control character or not ASCII. Borrows
   * only reach bytes behind that one.
   */
  static long special(long word) {
    return ((word - SPACES) | ((word ^ QUOTES) - ONES) | ((word ^ BACKSLASHES) - ONES) | word)
        & HIGH_BITS;
  }

  final String string(int limit, String what, String option) {
    return stringFrom(pos + 1, limit, what, option);
  }

  /** Assumes a quotation mark at {@link #pos} and plain ASCII from there to {@code i}; leaves {@link #pos} behind the string. */
  final String stringFrom(int i, int limit, String what, String option) {
    while (true) {
      while (i < end) {
        byte b = buf[i];
        if (b == '"') {
          checkLength(i - pos - 1, limit, what, option);
          String value = Text.latin1(buf, pos + 1, i - pos - 1);
          pos = i + 1;
          return value;
        }
        if (b == '\\' || b < ' ') {
          return stringDecoded(i, limit, what, option);
        }
        i++;
      }
      checkLength(i - pos - 1, limit, what, option);
      i = refill(i);
      if (i < 0) {
        pos = end;
        throw expected("'\"' at the end of " + what);
      }
    }
  }

  /** The same where the byte at {@code i} is a backslash, a control character, or not ASCII. */
  final String stringDecoded(int i, int limit, String what, String option) {
    int count = i - pos - 1;
    checkLength(count, limit, what, option);
    if (chars.length < count + 64) {
      chars = new char[Math.max(count + 64, grown(chars.length))];
    }
    for (int c = 0; c < count; c++) {
      chars[c] = (char) buf[pos + 1 + c];
    }
    while (true) {
      if (end - i < 12) {
        // What is decoded next takes twelve bytes at the most, and refilling may move it.
        int frontier = end;
        int kept = i;
        while (frontier >= 0 && end - kept < 12) {
          int behind = end - kept;
          frontier = refill(end);
          // Where there is no more, what is there has moved all the same.
          kept = (frontier < 0 ? end : frontier) - behind;
        }
        i = kept;
        checkLength(i - pos - 1, limit, what, option);
      }
      if (i >= end) {
        pos = end;
        throw expected("'\"' at the end of " + what);
      }
      if (count + 16 > chars.length) {
        chars = Arrays.copyOf(chars, grown(chars.length));
      }
      byte b = buf[i];
      if (b == '"') {
        checkLength(i - pos - 1, limit, what, option);
        pos = i + 1;
        return new String(chars, 0, count);
      }
      if (i + 8 <= end) {
        // Plain text between what is not.
        long special = special(Words.getLong(buf, i));
        int plain = special == 0 ? 8 : Long.numberOfTrailingZeros(special) >>> 3;
        for (int p = 0; p < plain; p++) {
          chars[count + p] = (char) buf[i + p];
        }
        count += plain;
        i += plain;
        if (plain > 0) {
          checkLength(i - pos - 1, limit, what, option);
          continue;
        }
      }
      if (b == '\\') {
        int decoded = Text.escape(buf, i, end);
        if (decoded < 0) {
          pos = i;
          throw problem(escapeProblem(i), null);
        }
        int length = Text.escapeLength(buf[i + 1]);
        if (Character.isSurrogate((char) decoded)) {
          int low = Character.isHighSurrogate((char) decoded) ? Text.escape(buf, i + 6, end) : -1;
          if (low < 0 || !Character.isLowSurrogate((char) low)) {
            pos = i;
            throw problem("expected a pair of surrogates, found a lone one", null);
          }
          chars[count++] = (char) decoded;
          chars[count++] = (char) low;
          length = 12;
        } else {
          chars[count++] = (char) decoded;
        }
        i += length;
      } else if (b >= ' ') {
        chars[count++] = (char) b;
        i++;
      } else if (b >= 0) {
        pos = i;
        throw problem(
            "expected no raw control character in a string, found U+%04X".formatted((int) b),
            "escape it");
      } else {
        int length = Text.utf8Length(buf, i, end);
        if (length == 0) {
          pos = i;
          throw problem("expected UTF-8, found the byte 0x%02X".formatted(b & 0xff), null);
        }
        count += Text.decode(buf, i, length, chars, count);
        i += length;
      }
      // Here too, or where it is noticed would depend on the buffer.
      checkLength(i - pos - 1, limit, what, option);
    }
  }

  /**
   * Assumes a quotation mark at {@link #pos}, and leaves it there, with all of the string in the buffer.
   *
   * @return the index of the quotation mark at the end; -1 when something in the string must be decoded
   */
  final int plainEnd(int limit, String what, String option) {
    int i = pos + 1;
    while (true) {
      while (i + 8 <= end) {
        long special = special(Words.getLong(buf, i));
        if (special != 0) {
          i += Long.numberOfTrailingZeros(special) >>> 3;
          break;
        }
        i += 8;
      }
      while (i < end && buf[i] >= ' ' && buf[i] != '"' && buf[i] != '\\') {
        i++;
      }
      checkLength(i - pos - 1, limit, what, option);
      if (i < end) {
        return buf[i] == '"' ? i : -1;
      }
      i = refill(i);
      if (i < 0) {
        pos = end;
        throw expected("'\"' at the end of " + what);
      }
    }
  }

  final String escapeProblem(int i) {
    int shown = Math.min(i + 1 < end && buf[i + 1] == 'u' ? 6 : 2, end - i);
    return "expected an escape that RFC 8259 knows, found "
        + new String(buf, i, shown, StandardCharsets.ISO_8859_1);
  }

  /** Assumes a quotation mark at {@link #pos}; leaves it behind the string. Validates as reading does. */
  final void skipString(int limit, String what, String option) {
    int i = pos + 1;
    long gone = 0;
    while (true) {
      while (i + 8 <= end) {
        long special = special(Words.getLong(buf, i));
        if (special != 0) {
          i += Long.numberOfTrailingZeros(special) >>> 3;
          break;
        }
        i += 8;
      }
      while (i < end && buf[i] >= ' ' && buf[i] != '"' && buf[i] != '\\') {
        i++;
      }
      if (gone + i - pos - 1 > limit) {
        throw tooLong(placeOf(pos).back(gone), limit, what, option);
      }
      if (i < end && buf[i] == '"') {
        pos = i + 1;
        return;
      }
      // What is passed is not needed again: a long string must not fill the buffer.
      gone += i - pos;
      pos = i;
      while (end - pos < 12 && refill(end) >= 0) {
        // until what is validated next is all here
      }
      i = pos;
      if (i >= end) {
        throw expected("'\"' at the end of " + what);
      }
      i += skipSpecial(i);
    }
  }

  /** The length of what stands at {@code i}: an escape, a pair of them, or a character that is not ASCII. */
  final int skipSpecial(int i) {
    byte b = buf[i];
    if (b == '\\') {
      int decoded = Text.escape(buf, i, end);
      if (decoded < 0) {
        throw problem(escapeProblem(i), null);
      }
      if (!Character.isSurrogate((char) decoded)) {
        return Text.escapeLength(buf[i + 1]);
      }
      int low = Character.isHighSurrogate((char) decoded) ? Text.escape(buf, i + 6, end) : -1;
      if (low < 0 || !Character.isLowSurrogate((char) low)) {
        throw problem("expected a pair of surrogates, found a lone one", null);
      }
      return 12;
    }
    if (b >= ' ') {
      return 0;
    }
    if (b >= 0) {
      throw problem(
          "expected no raw control character in a string, found U+%04X".formatted((int) b),
          "escape it");
    }
    int length = Text.utf8Length(buf, i, end);
    if (length == 0) {
      throw problem("expected UTF-8, found the byte 0x%02X".formatted(b & 0xff), null);
    }
    return length;
  }

  final void checkLength(long bytes, int limit, String what, String option) {
    if (bytes > limit) {
      throw tooLong(placeOf(pos), limit, what, option);
    }
  }

  private static JsonException tooLong(Place start, int limit, String what, String option) {
    return problem(
        start,
        "expected %s of at most %d bytes, found a longer one".formatted(what, limit),
        "JsonLimits.with%s would allow it"
            .formatted(Character.toUpperCase(option.charAt(0)) + option.substring(1)));
  }
}
