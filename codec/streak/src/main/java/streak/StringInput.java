package streak;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import streak.internal.CharBytes;
import streak.internal.Text;
import streak.internal.Utf8Encoder;
import streak.internal.Words;

/** Strings: scanned by words of eight bytes, decoded where they must be, validated always. */
abstract class StringInput extends Input {

  private static final long HIGH_BITS = 0x8080808080808080L;

  /** In bytes: a pair of surrogates, both escaped. */
  private static final int LONGEST_CHARACTER = 12;

  /** What a step of decoding writes at the most, and more. */
  private static final int ROOM = 64;

  /** A string while it is decoded, as long as its characters fit a byte; kept for the strings to come. */
  private byte[] narrow = new byte[2 * ROOM];

  /** The same when they no longer do. */
  private char[] wide = {};

  StringInput(JsonLimits limits) {
    super(limits);
  }

  @Override
  void release() {
    super.release();
    if (narrow.length > LARGEST_KEPT) {
      narrow = new byte[2 * ROOM];
    }
    if (wide.length > LARGEST_KEPT) {
      wide = new char[0];
    }
  }

  /**
   * The lowest set bit is in the first byte that is a quotation mark, a backslash, a control character or not ASCII. Borrows
   * only reach bytes behind that one.
   */
  static long special(long word) {
    return (Words.escapable(word) | word) & HIGH_BITS;
  }

  /** Bytes before the first {@link #special} one of two words, which have one. */
  static int plain(long first, long second) {
    int inFirst = Long.numberOfTrailingZeros(first) >>> 3;
    // A zero has 64 trailing zeros. Without a branch: how long strings are is seldom foretold.
    return inFirst + (Long.numberOfTrailingZeros(second) >>> 3 & -(inFirst >>> 3));
  }

  final void expectString() {
    if (token() != '"') {
      throw expected("a string");
    }
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

  /**
   * The same where the byte at {@code i} is a backslash, a control character, or not ASCII. As long as the characters fit a byte,
   * they are kept in bytes.
   */
  final String stringDecoded(int i, int limit, String what, String option) {
    if (buf[i] < 0 && text != null) {
      return textString(text, pos + 1, i, 0, limit, what, option);
    }
    int count = i - pos - 1;
    checkLength(count, limit, what, option);
    if (narrow.length < count + ROOM) {
      narrow = new byte[Math.max(count + ROOM, grown(narrow.length))];
    }
    System.arraycopy(buf, pos + 1, narrow, 0, count);
    int at = i;
    while (true) {
      at = decodable(at, limit, what, option);
      if (count + ROOM > narrow.length) {
        narrow = Arrays.copyOf(narrow, grown(narrow.length));
      }
      // Plain text between what is not.
      int from = at;
      int last = Math.min(end - 8, at + narrow.length - count - 2 * 8);
      while (at <= last) {
        long word = Words.getLong(buf, at);
        Words.putLong(narrow, count, word);
        long special = special(word);
        // Told by a jump, which is foretold: the next word need not wait.
        int plain = special == 0 ? 8 : Long.numberOfTrailingZeros(special) >>> 3;
        count += plain;
        at += plain;
        if (plain < 8) {
          break;
        }
      }
      if (at > from) {
        checkLength(at - pos - 1, limit, what, option);
        if (end - at < LONGEST_CHARACTER) {
          continue; // what is next may not be all here
        }
      }
      byte b = buf[at];
      if (b == '"') {
        checkWhole(at, limit, what, option);
        pos = at + 1;
        return Text.latin1(narrow, 0, count);
      }
      int usual = at < end - 1 ? Text.usualLatin1(buf, at, text == null) : 0;
      if (usual > 0) {
        narrow[count++] = (byte) usual;
        at += 2;
      } else if (b >= ' ' && b != '\\') {
        narrow[count++] = b;
        at++;
      } else {
        // First, or which of two faults is noticed would depend on the buffer.
        checkWhole(at, limit, what, option);
        int c = character(at);
        if (c > 0xff) {
          return wideString(at, count, limit, what, option);
        }
        narrow[count++] = (byte) c;
        at += characterLength(at);
      }
    }
  }

  /**
   * The rest of it where a character does not fit a byte: {@code count} characters have been decoded, up to {@code i}. Where the
   * document is a String, as far as it is ASCII, escapes among it.
   */
  private String wideString(int i, int count, int limit, String what, String option) {
    if (wide.length < count + ROOM) {
      wide = new char[Math.max(count + ROOM, grown(wide.length))];
    }
    for (int c = 0; c < count; c++) {
      wide[c] = (char) (narrow[c] & 0xff);
    }
    int decoded = count;
    int at = i;
    while (true) {
      at = decodable(at, limit, what, option);
      if (decoded + ROOM > wide.length) {
        wide = Arrays.copyOf(wide, grown(wide.length));
      }
      // A step takes a byte at least, makes a character at most, and stays within the limit.
      int stop = (int) Math.min(end - LONGEST_CHARACTER, pos + 1L + limit);
      stop = Math.min(stop, at + wide.length - decoded - ROOM);
      long run = usualRun(buf, at, stop, wide, decoded, text == null);
      boolean ran = at < (int) (run >>> 32);
      at = (int) (run >>> 32);
      decoded = (int) run;
      checkWhole(at, limit, what, option);
      if (ran && end - at < LONGEST_CHARACTER) {
        continue; // what is next may not be all here
      }
      byte b = buf[at];
      if (b < 0 && text != null) {
        return textString(text, at, at, decoded, limit, what, option);
      }
      if (b == '"') {
        pos = at + 1;
        return new String(wide, 0, decoded);
      }
      if (b >= ' ' && b != '\\') {
        wide[decoded++] = (char) b;
        at++;
      } else {
        int c = character(at);
        if (c < 0x10000) {
          wide[decoded++] = (char) c;
        } else {
          wide[decoded++] = Character.highSurrogate(c);
          wide[decoded++] = Character.lowSurrogate(c);
        }
        at += characterLength(at);
      }
    }
  }

  /**
   * The rest of it where the document is a String: runs of it are copied whole, and escapes decoded.
   *
   * @param from the run that has not been copied begins, of ASCII up to {@code i}
   * @param count of the characters in {@link #wide}, before that run
   */
  private String textString(
      TextSource text, int from, int i, int count, int limit, String what, String option) {
    int run = from;
    int at = i;
    int decoded = count;
    while (true) {
      at = behindText(text, run, at);
      checkWhole(at, limit, what, option);
      int length = at - run;
      if (at >= end) {
        at = refill(at);
        if (at < 0) {
          pos = end;
          throw expected("'\"' at the end of " + what);
        }
        run = at - length;
        // What may be a half of a pair is looked over again with the other one.
        at = run;
        continue;
      }
      if (buf[at] == '"' && decoded == 0) {
        long offset = offset() - pos;
        String value = text.string(offset + run, offset + at);
        pos = at + 1;
        return value;
      }
      if (wide.length < decoded + length + ROOM) {
        wide = Arrays.copyOf(wide, Math.max(decoded + length + ROOM, grown(wide.length)));
      }
      text.copy(offset() - pos + run, offset() - pos + at, wide, decoded);
      decoded += length;
      if (buf[at] == '"') {
        pos = at + 1;
        return new String(wide, 0, decoded);
      }
      at = decodable(at, limit, what, option);
      int stop = (int) Math.min(end - LONGEST_CHARACTER, pos + 1L + limit);
      stop = Math.min(stop, at + wide.length - decoded - ROOM);
      int escapes = at;
      long ran = usualRun(buf, at, stop, wide, decoded, false);
      at = (int) (ran >>> 32);
      decoded = (int) ran;
      if (at == escapes) {
        decoded += Character.toChars(character(at), wide, decoded);
        at += characterLength(at);
      }
      run = at;
    }
  }

  /** The first byte from {@code i} on that ends a run of a String's characters, or {@link #end}. */
  private int behindText(TextSource text, int run, int i) {
    int behind = CharBytes.behindPlain(buf, i, end);
    if (behind >= 0) {
      return behind;
    }
    behind = -1 - behind;
    if (behind < end || text.isAtEnd()) {
      throw loneSurrogate(text, run);
    }
    return behind;
  }

  private JsonException loneSurrogate(TextSource text, int from) {
    int index = text.loneSurrogate(offset() - pos + from);
    pos = indexOf(index);
    return problem(
        "expected a pair of surrogates, found a lone one in the String at index " + index, null);
  }

  /**
   * Decodes what most strings are made of: characters of one, two or three bytes of UTF-8, and escapes of six. It stops at others:
   * the end of the string, a pair of surrogates, a short escape, and all that is wrong.
   *
   * @param utf8 whether what is not ASCII is in UTF-8; if not, it stops there
   * @return where it stopped, and in the lower half how many characters there are
   */
  private static long usualRun(byte[] b, int from, int stop, char[] out, int count, boolean utf8) {
    int at = from;
    int decoded = count;
    while (at < stop) {
      byte first = b[at];
      if (first >= 0) {
        if (first == '\\') {
          int c = b[at + 1] == 'u' ? Text.fourHex(b, at + 2) : -1;
          if (c < 0 || Character.isSurrogate((char) c)) {
            break;
          }
          out[decoded++] = (char) c;
          at += 6;
        } else if (first == '"' || first < ' ') {
          break;
        } else {
          out[decoded++] = (char) first;
          at++;
        }
      } else if (!utf8) {
        break;
      } else if (first < (byte) 0xe0) {
        byte second = b[at + 1];
        if (first < (byte) 0xc2 || second >= (byte) 0xc0) {
          break;
        }
        out[decoded++] = (char) (((first & 0x1f) << 6) | (second & 0x3f));
        at += 2;
      } else {
        byte second = b[at + 1];
        byte third = b[at + 2];
        int c = ((first & 0x0f) << 12) | ((second & 0x3f) << 6) | (third & 0x3f);
        if (first >= (byte) 0xf0
            || second >= (byte) 0xc0
            || third >= (byte) 0xc0
            || c < 0x800
            || Character.isSurrogate((char) c)) {
          break;
        }
        out[decoded++] = (char) c;
        at += 3;
      }
    }
    return (long) at << 32 | decoded;
  }

  /** Gets what can be decoded next, twelve bytes at the most, into the buffer; where {@code i} has moved to. */
  private int decodable(int i, int limit, String what, String option) {
    if (end - i >= LONGEST_CHARACTER) {
      return i;
    }
    int frontier = end;
    int kept = i;
    while (frontier >= 0 && end - kept < LONGEST_CHARACTER) {
      int behind = end - kept;
      frontier = refill(end);
      // Where there is no more, what is there may have moved all the same.
      kept = (frontier < 0 ? end : frontier) - behind;
    }
    checkWhole(kept, limit, what, option);
    if (kept >= end) {
      pos = end;
      throw expected("'\"' at the end of " + what);
    }
    return kept;
  }

  /**
   * The code point of what stands at {@code i}: an escape, a pair of them, or a character that is not ASCII. Assumes that it is
   * all in the buffer, if it is all in the document.
   */
  private int character(int i) {
    assert end - i >= LONGEST_CHARACTER || isAllHere();
    byte b = buf[i];
    if (b < 0) {
      int point = text == null ? Text.codePoint(buf, i, end) : text.codePoint(offset() - pos + i);
      if (point < 0) {
        if (text != null) {
          throw loneSurrogate(text, i);
        }
        pos = i;
        throw problem("expected UTF-8, found the byte 0x" + JsonException.hex(b), null);
      }
      return point;
    }
    if (b < ' ') {
      pos = i;
      throw problem(
          "expected no raw control character in a string, found U+00" + JsonException.hex(b),
          "escape it");
    }
    int decoded = Text.escape(buf, i, end);
    if (decoded < 0) {
      pos = i;
      throw problem(escapeProblem(i), null);
    }
    if (!Character.isSurrogate((char) decoded)) {
      return decoded;
    }
    int low = Character.isHighSurrogate((char) decoded) ? Text.escape(buf, i + 6, end) : -1;
    if (low < 0 || !Character.isLowSurrogate((char) low)) {
      pos = i;
      throw problem("expected a pair of surrogates, found a lone one", null);
    }
    return Character.toCodePoint((char) decoded, (char) low);
  }

  /** In bytes; assumes that {@link #character} has seen it. */
  private int characterLength(int i) {
    byte b = buf[i];
    if (b < 0) {
      if (text != null) {
        return CharBytes.isHighSurrogate(b) ? 2 : 1;
      }
      return b < (byte) 0xe0 ? 2 : b < (byte) 0xf0 ? 3 : 4;
    }
    if (buf[i + 1] != 'u') {
      return 2;
    }
    // A high surrogate, from D800 to DBFF, comes with a low one.
    boolean pair = (buf[i + 2] | 0x20) == 'd'
        && (buf[i + 3] >= 'a' || buf[i + 3] >= 'A' || buf[i + 3] == '8' || buf[i + 3] == '9');
    return pair ? LONGEST_CHARACTER : 6;
  }

  /** A string of one character, of those that a {@code char} holds. */
  public char readChar() {
    if (token() == '"' && end - pos >= 3 && limits.stringBytes() >= LONGEST_CHARACTER) {
      int at = pos + 1;
      int c = -1;
      int quote = at + 1;
      if (buf[at] >= ' ' && buf[at] != '"' && buf[at] != '\\') {
        c = buf[at];
      } else if (buf[at] != '"' && end - at > LONGEST_CHARACTER) {
        c = character(at);
        quote = at + characterLength(at);
      }
      if (c >= 0 && c <= Character.MAX_VALUE && buf[quote] == '"') {
        pos = quote + 1;
        return (char) c;
      }
    }
    return onlyCharacter();
  }

  private char onlyCharacter() {
    expectString();
    String text = string(limits.stringBytes(), "a string", "stringBytes");
    if (text.length() != 1) {
      throw problemOfLast("expected a string of one character, found \"" + text + '"');
    }
    return text.charAt(0);
  }

  /**
   * Assumes a quotation mark at {@link #pos}, and leaves it there, with all of the string in the buffer.
   *
   * @return the index of the quotation mark at the end; -1 when something in the string must be decoded
   */
  final int plainEnd(int limit, String what, String option) {
    int i = pos + 1;
    while (true) {
      i = behindPlain(i);
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

  /** The first byte from {@code i} on that is not plain text, or {@link #end}. */
  final int behindPlain(int i) {
    int at = i;
    for (; at <= end - 8; at += 8) {
      long special = special(Words.getLong(buf, at));
      if (special != 0) {
        return at + (Long.numberOfTrailingZeros(special) >>> 3);
      }
    }
    while (at < end && buf[at] >= ' ' && buf[at] != '"' && buf[at] != '\\') {
      at++;
    }
    return at;
  }

  /** Assumes a quotation mark at {@link #pos}; leaves it behind the string. Validates as reading does. */
  final void skipString(int limit, String what, String option) {
    int i = pos + 1;
    long gone = 0;
    while (true) {
      i = behindPlain(i);
      long length = gone + i - pos - 1;
      if (text != null && isLong(length, limit)) {
        length = text.utf8Length(offset() - gone, offset() + i - pos) - 1;
      }
      if (length > limit) {
        throw tooLong(placeBack(gone), limit, what, option);
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
    if (b >= ' ' && b != '\\') {
      return 0;
    }
    character(i);
    return characterLength(i);
  }

  private String escapeProblem(int i) {
    int most = Math.min(i + 1 < end && buf[i + 1] == 'u' ? 6 : 2, end - i);
    int shown = 1;
    while (shown < most && buf[i + shown] >= 0) {
      shown++;
    }
    return "expected an escape that RFC 8259 knows, found "
        + new String(buf, i, shown, StandardCharsets.ISO_8859_1);
  }

  /** A problem with what has just been read, at its beginning where that is a token that is still in the buffer. */
  final JsonException problemOfLast(String problem) {
    int i = pos;
    if (i > first && buf[i - 1] == '"') {
      i = openingQuote(i - 1);
    } else {
      while (i > first && mayBelongToAWord(buf[i - 1])) {
        i--;
      }
    }
    return problem(placeOf(i < first ? pos : i), problem, null);
  }

  /** Of the string that another one closes; before {@link #first} where it is not in the buffer. */
  private int openingQuote(int closing) {
    int i = closing - 1;
    while (i >= first && (buf[i] != '"' || isEscaped(i))) {
      i--;
    }
    return i;
  }

  private boolean isEscaped(int i) {
    int from = i;
    while (from > first && buf[from - 1] == '\\') {
      from--;
    }
    return ((i - from) & 1) != 0;
  }

  /** A number, {@code true}, {@code false} or {@code null}. */
  private static boolean mayBelongToAWord(byte b) {
    return (b >= 'a' && b <= 'z') || NumberInput.mayBelongToANumber(b);
  }

  /** Assumes a string from {@link #pos} on, of which {@code i} is behind. */
  private void checkWhole(int i, int limit, String what, String option) {
    int length = i - pos - 1;
    checkLength(
        text != null && isLong(length, limit) ? utf8Length(pos + 1, i) : length,
        limit,
        what,
        option);
  }

  /** Of characters: whether they might be too many bytes. */
  private static boolean isLong(long chars, int limit) {
    return chars * Utf8Encoder.MAX_BYTES_PER_CHAR > limit;
  }

  final void checkLength(long bytes, int limit, String what, String option) {
    if (bytes > limit) {
      throw tooLong(placeOf(pos), limit, what, option);
    }
  }

  private static JsonException tooLong(Place start, int limit, String what, String option) {
    return problem(
        start,
        "expected " + what + " of at most " + limit + " bytes, found a longer one",
        "JsonLimits.with" + Character.toUpperCase(option.charAt(0)) + option.substring(1)
            + " would allow it");
  }
}
