package streak;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import streak.internal.Base64Text;
import streak.internal.Decimals;
import streak.internal.NumberText;
import streak.internal.Text;
import streak.internal.Words;

/**
 * What is no number: {@code null}, booleans, strings; and those that stand for one of the names that a type knows, for bytes, or for a
 * decimal, which may be a number as well.
 */
abstract class TextInput extends NumberInput {

  /** Elements of an array until their number is known. */
  long[] elements = {};

  /** A quotation mark in each byte. */
  private static final long QUOTES = 0x2222_2222_2222_2222L;

  private static final long TRUE = 't' | 'r' << 8 | 'u' << 16 | (long) 'e' << 24;
  private static final long FALSE =
      'f' | 'a' << 8 | 'l' << 16 | (long) 's' << 24 | (long) 'e' << 32;

  /** The characters of {@code true} and a comma, the first in the lowest byte. */
  static final long TRUE_COMMA = TRUE | (long) ',' << 32;

  /** The characters of {@code false} and a comma. */
  static final long FALSE_COMMA = FALSE | (long) ',' << 40;

  /** Where the unknown name's quotation mark stands, as {@link #offset} counts. */
  private long unknownAt;

  /** In bytes, where the name stands in the buffer as it is; it was plain then, and {@link #unknown} is null. */
  private int unknownLength;

  private @Nullable String unknown = "";

  /** Set when the buffer no longer holds the name. */
  private @Nullable Place unknownPlace;

  TextInput(JsonLimits limits) {
    super(limits);
  }

  @Override
  void release() {
    super.release();
    noteUnknown(0, "");
    if (elements.length > LARGEST_KEPT / Long.BYTES) {
      elements = new long[0];
    }
  }

  /** Reads {@code null} when it is next; true when it was. */
  public boolean readNull() {
    if (token() != 'n') {
      return false;
    }
    literal("null");
    return true;
  }

  /** A string; never null. */
  public String readString() {
    String here = stringHere();
    return here != null ? here : stringBehindGap();
  }

  /** A string; null for {@code null}. */
  public @Nullable String readNullableString() {
    String here = stringHere();
    return here != null ? here : nullableStringBehindGap();
  }

  private String stringBehindGap() {
    expectString();
    return Objects.requireNonNull(stringHere());
  }

  private @Nullable String nullableStringBehindGap() {
    return readNull() ? null : stringBehindGap();
  }

  /**
   * The string that stands at {@link #pos}; null where none does.
   *
   * <p>Twelve words a turn are written out. Where strings end differs, and each branch is foreseen by itself; what the end is found by
   * is one word then, so that less is waited for before what follows the string is looked at. The first two words share one: which of
   * them a short string ends in, nobody can foresee. There is one way out, because what is done there is much machine code.
   *
   * <p>That also makes the method too long to be inlined (HotSpot's FreqInlineSize). It must not be: what it holds counts for much,
   * and an adapter would have no room left for what should be, which is how names are matched. A loop to {@code i <= end - 96} would
   * be one that C2 counts beforehand, by a division for each string.
   */
  private @Nullable String stringHere() {
    if (pos >= end || buf[pos] != '"') {
      return null;
    }
    int i = pos + 1;
    while (true) {
      if (end - i < 96) {
        i = behindPlain(i);
        break;
      }
      long first = special(Words.getLong(buf, i));
      long second = special(Words.getLong(buf, i + 8));
      if ((first | second) != 0) {
        i += plain(first, second);
        break;
      }
      long word = special(Words.getLong(buf, i + 16));
      if (word != 0) {
        i += 16 + (Long.numberOfTrailingZeros(word) >>> 3);
        break;
      }
      word = special(Words.getLong(buf, i + 24));
      if (word != 0) {
        i += 24 + (Long.numberOfTrailingZeros(word) >>> 3);
        break;
      }
      word = special(Words.getLong(buf, i + 32));
      if (word != 0) {
        i += 32 + (Long.numberOfTrailingZeros(word) >>> 3);
        break;
      }
      word = special(Words.getLong(buf, i + 40));
      if (word != 0) {
        i += 40 + (Long.numberOfTrailingZeros(word) >>> 3);
        break;
      }
      word = special(Words.getLong(buf, i + 48));
      if (word != 0) {
        i += 48 + (Long.numberOfTrailingZeros(word) >>> 3);
        break;
      }
      word = special(Words.getLong(buf, i + 56));
      if (word != 0) {
        i += 56 + (Long.numberOfTrailingZeros(word) >>> 3);
        break;
      }
      word = special(Words.getLong(buf, i + 64));
      if (word != 0) {
        i += 64 + (Long.numberOfTrailingZeros(word) >>> 3);
        break;
      }
      word = special(Words.getLong(buf, i + 72));
      if (word != 0) {
        i += 72 + (Long.numberOfTrailingZeros(word) >>> 3);
        break;
      }
      word = special(Words.getLong(buf, i + 80));
      if (word != 0) {
        i += 80 + (Long.numberOfTrailingZeros(word) >>> 3);
        break;
      }
      word = special(Words.getLong(buf, i + 88));
      if (word != 0) {
        i += 88 + (Long.numberOfTrailingZeros(word) >>> 3);
        break;
      }
      i += 96;
    }
    return stringTo(i);
  }

  /** Assumes a quotation mark at {@link #pos} and plain ASCII from there to {@code i}, where it ends. */
  private String stringTo(int i) {
    int start = pos + 1;
    if (i < end && buf[i] == '"' && i - start <= limits.stringBytes()) {
      pos = i + 1;
      return Text.latin1(buf, start, i - start);
    }
    return stringFrom(i, limits.stringBytes(), "a string", "stringBytes");
  }

  /**
   * A number or a string that holds one, as a count of units of 10<sup>-scale</sup>: with scale 4, {@code 3.4274} and {@code
   * "3.4274"} are 34274. Exact, or refused.
   *
   * @param scale 0 to 18
   */
  public long readDecimal(int scale) {
    if (token() != '"') {
      int length = number();
      return decimal(pos, pos + length, scale, length);
    }
    int i = pos + 1;
    if (i <= end - 8) {
      // Up to seven characters, in one word with the quotation mark behind them.
      long quotes = Words.equalTo(Words.getLong(buf, i), QUOTES);
      int to = i + (Long.numberOfTrailingZeros(quotes) >>> 3);
      long units = quotes == 0 ? Decimals.NOT_EXACT : NumberText.toShortDecimal(buf, i, to, scale);
      if (units != Decimals.NOT_EXACT) {
        pos = to + 1;
        return units;
      }
    }
    while (true) {
      while (i < end && buf[i] != '"') {
        if (buf[i++] == '\\') {
          return escapedDecimal(scale);
        }
      }
      // Too long a text is not waited for to end.
      if (i < end || utf8Length(pos + 1, i) > limits.numberChars()) {
        break;
      }
      i = refill(i);
      if (i < 0) {
        pos = end;
        throw expected("'\"' at the end of a string");
      }
    }
    pos++;
    checkLengthAndNumber(i - pos);
    return decimal(pos, i, scale, i + 1 - pos);
  }

  /** Of a string in which a character of the number stands as an escape. */
  private long escapedDecimal(int scale) {
    Place start = placeOf(pos);
    String text = string(limits.numberChars(), "a number", "numberChars");
    OptionalLong units = Decimals.of(text, scale);
    if (units.isEmpty()) {
      throw problem(start, Decimals.expected(scale) + '"' + text + '"', null);
    }
    return units.getAsLong();
  }

  private long decimal(int from, int to, int scale, int length) {
    boolean isShort = to > from && to - from <= limits.numberChars();
    long value = isShort ? Decimals.parse(buf, from, to, scale) : Decimals.NOT_EXACT;
    if (value == Decimals.NOT_EXACT && !(isShort && Decimals.isLeast(buf, from, to, scale))) {
      throw problem(Decimals.expected(scale) + shown(length), null);
    }
    pos += length;
    return value;
  }

  /** {@code true} or {@code false}; nothing that would stand for them. */
  public boolean readBoolean() {
    int token = token();
    if (pos <= end - 8) {
      long word = Words.getLong(buf, pos);
      // Which of both comes is anybody's guess, a processor's too: no branch on it.
      int isFalse = (int) (word >>> 1) & 1; // tells f from t
      long wanted = TRUE ^ ((TRUE ^ FALSE) & -isFalse);
      if ((word ^ wanted) << (32 - 8 * isFalse) == 0) {
        pos += 4 + isFalse;
        return isFalse == 0;
      }
    }
    if (token == 't') {
      literal("true");
      return true;
    }
    if (token == 'f') {
      literal("false");
      return false;
    }
    throw expected("a boolean");
  }

  /** The same elements, and room for more. */
  final long[] moreElements() {
    elements = Arrays.copyOf(elements, elements.length == 0 ? 64 : grown(elements.length));
    return elements;
  }

  /** Reads elements of an array, 1 for true, as {@link #shortElements} reads numbers. */
  int booleanElements(long[] into, int count) {
    byte[] bytes = buf;
    int to = end - 8;
    int i = pos;
    int n = count;
    while (i < to && n < into.length) {
      long word = Words.getLong(bytes, i);
      int isFalse = (int) (word >>> 1) & 1;
      long wanted = TRUE_COMMA ^ ((TRUE_COMMA ^ FALSE_COMMA) & -isFalse);
      if ((word ^ wanted) << (24 - 8 * isFalse) != 0) {
        break;
      }
      into[n] = isFalse ^ 1L;
      n++;
      i += 5 + isFalse;
    }
    pos = i;
    return n;
  }

  /**
   * A string, matched against names by its bytes; no String is made of one that needs no decoding.
   *
   * @return the name's index, or {@link JsonReader#UNKNOWN}: {@link #lastText} then says what it was
   */
  public int readString(JsonNames names) {
    if (token() == '"') {
      int found = names.valueAt(buf, pos, end);
      // Where the document is a String, its bytes are UTF-8 only as long as they are ASCII.
      if (found >= 0 && (names.ascii || text == null)) {
        pos += JsonNames.valueLength(buf, pos);
        return found;
      }
    }
    return readStringSlowly(names);
  }

  private int readStringSlowly(JsonNames names) {
    expectString();
    int limit = Math.max(limits.stringBytes(), names.longest);
    int quote = plainEnd(limit, "a string", "stringBytes");
    if (quote < 0) {
      return readDecoded(names, limit);
    }
    int found = names.find(buf, pos + 1, quote);
    if (found < 0) {
      noteUnknown(quote);
    }
    pos = quote + 1;
    return found;
  }

  private int readDecoded(JsonNames names, int limit) {
    long at = offset();
    String text = string(limit, "a string", "stringBytes");
    byte[] name = text.getBytes(StandardCharsets.UTF_8);
    int found = names.find(name, 0, name.length);
    if (found < 0) {
      noteUnknown(at, text);
    }
    return found;
  }

  /**
   * Where the text of the string that is next begins, if it can be read in place.
   *
   * @param least bytes of it; that many are in the buffer, and the one behind them
   * @return -1 when it is none, or is not all here; nothing has been read then, and {@code readString} says what it is
   */
  int textInPlace(int least) {
    return token() == '"' && end - pos >= least + 2 && limits.stringBytes() >= CanonicalText.LONGEST
        ? pos + 1
        : -1;
  }

  /**
   * Bytes, from a string that holds them in Base64: RFC 4648 section 4, padded, and nothing else but that. Escapes are
   * allowed, since some writers escape the slash.
   */
  public byte[] readBase64() {
    if (token() != '"') {
      throw expected("a string in Base64");
    }
    int limit = limits.stringBytes();
    int quote = plainEnd(limit, "a string", "stringBytes");
    if (quote >= 0) {
      int start = pos;
      pos = quote + 1;
      return base64(buf, start + 1, quote, quote + 1 - start);
    }
    long at = offset();
    // What is not in ISO 8859-1 becomes a question mark, which is no Base64 either.
    byte[] text = string(limit, "a string", "stringBytes").getBytes(StandardCharsets.ISO_8859_1);
    return base64(text, 0, text.length, offset() - at);
  }

  /** Assumes {@link #pos} behind a string of so many bytes. */
  private byte[] base64(byte[] text, int from, int to, long length) {
    int count = Base64Text.decodedLength(text, from, to);
    if (count < 0) {
      throw problem(
          placeBack(length),
          "expected Base64, in characters by fours, found " + (to - from) + " of them",
          "pad with '='");
    }
    byte[] bytes = new byte[count];
    int wrong = Base64Text.decode(text, from, to, bytes);
    if (wrong >= 0) {
      String found = Text.latin1(text, wrong, 4);
      throw problem(
          placeBack(length),
          "expected Base64 as RFC 4648 section 4 has it, found \"" + found + "\" in it",
          null);
    }
    return bytes;
  }

  /**
   * The name or the string for which the last call returned {@link JsonReader#UNKNOWN}, unescaped. To be asked for before
   * anything else is read: it is made into a String only here.
   *
   * @throws IllegalStateException when so much was read since that it is no longer there
   */
  public String lastText() {
    String text = unknown;
    if (text != null) {
      return text;
    }
    long from = indexOf(unknownAt) + 1L;
    if (from < 1 || from + unknownLength > end) {
      throw Failures.misplaced("lastText() is asked for before anything else is read");
    }
    return Text.latin1(buf, (int) from, unknownLength);
  }

  /** Whether that is the first of the names, which is the only one; makes no String. */
  final boolean lastTextIs(JsonNames name) {
    int from = indexOf(unknownAt) + 1;
    return unknown == null
        ? name.find(buf, from, from + unknownLength) >= 0
        : unknown.equals(name.name(0));
  }

  /** A problem with what {@link #lastText} returns, and where that stands. */
  final JsonException unknownProblem(String problem, @Nullable String cure) {
    Place place = unknownPlace;
    if (place == null) {
      place = text != null ? text.placeOf(unknownAt) : placeOf(indexOf(unknownAt));
    }
    return problem(place, problem, cure);
  }

  /** The plain name from {@link #pos} to its last quotation mark is unknown. */
  final void noteUnknown(int quote) {
    unknownAt = offset();
    unknownLength = quote - pos - 1;
    unknown = null;
    unknownPlace = null;
  }

  /** The same for one that had to be decoded, which began at that offset. */
  final void noteUnknown(long at, String text) {
    unknownAt = at;
    unknown = text;
    unknownPlace = null;
  }

  /** Assumes the unknown name right before {@link #pos}: keeps it where the buffer is about to lose it, behind white space. */
  final void keepUnknown() {
    int i = pos;
    while (i < end && buf[i] <= ' ' && buf[i] >= 0) {
      i++;
    }
    if (i == end && losesWhatIsRead()) {
      unknown = lastText();
      // Of a String, the place can be told at any time.
      unknownPlace = text == null ? placeOf(indexOf(unknownAt)) : null;
    }
  }
}
