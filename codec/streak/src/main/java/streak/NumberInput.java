package streak;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import streak.internal.DecimalToBinary;
import streak.internal.Integers;
import streak.internal.NumberGrammar;
import streak.internal.Text;
import streak.internal.Words;

/** Numbers, the usual ones in one pass, and the grammar that all of them are held to. */
abstract class NumberInput extends StringInput {

  /** Of the number that {@link #plainDecimal} passed over, its point left out. */
  private long digits;

  NumberInput(JsonLimits limits) {
    super(limits);
  }

  /** A whole number that an int can hold; see {@link #readLong}. */
  public final int readInt() {
    long value = readLong();
    if (value != (int) value) {
      throw noInt(value);
    }
    return (int) value;
  }

  /** A whole number; one with a fraction or an exponent is refused, whatever its value. */
  public long readLong() {
    int first = token();
    // One digit, as many numbers have: where all do, that is foretold.
    if (first >= '0' && first <= '9' && pos + 1 < end && !mayBelongToANumber(buf[pos + 1])) {
      pos++;
      return (long) first - '0';
    }
    boolean negative = first == '-';
    int start = negative ? pos + 1 : pos;
    // What is in a word needs no look at each digit, of which there is another number each time.
    if (end >= 8) {
      long word = wordAt(start);
      int count = Integers.digitCountOf(word);
      int stop = start + count;
      if (count == 8) {
        return manyDigits(start, word, negative);
      }
      // At the end of the buffer there may be more to come.
      if (count > 0
          && stop < end
          && !mayBelongToANumber(buf[stop])
          && (count == 1 || buf[start] != '0')) {
        pos = stop;
        long value = Integers.firstDigits(word, count);
        return negative ? -value : value;
      }
    }
    return wholeSlowly();
  }

  /** The eight bytes from there on, zeros behind the end. Assumes that there are eight before the end. */
  private long wordAt(int i) {
    int beyond = i + 8 - end;
    return beyond <= 0 ? Words.getLong(buf, i) : lastWordAt(beyond);
  }

  private long lastWordAt(int beyond) {
    return beyond < 8 ? Words.getLong(buf, end - 8) >>> (beyond << 3) : 0;
  }

  /** The same of one that has eight digits at least, the word at {@code start}. Where a word is does not wait for the last one. */
  private long manyDigits(int start, long word, boolean negative) {
    long second = wordAt(start + 8);
    int count = Integers.digitCountOf(second);
    long value = Integers.append(Integers.eightDigits(word), second, count);
    int i = start + 8 + count;
    if (count == 8) {
      long third = wordAt(start + 16);
      count = Integers.digitCountOf(third);
      value = Integers.append(value, third, count);
      i = start + 16 + count;
    }
    // 19 digits may be more than 2^63, which shows in the sign, but not more than 2^64.
    boolean fits = i - start < 20 && (value >= 0 || (negative && value == Long.MIN_VALUE));
    if (fits && i < end && !mayBelongToANumber(buf[i]) && buf[start] != '0') {
      pos = i;
      return negative ? -value : value;
    }
    return wholeSlowly();
  }

  /**
   * Reads elements of an array as long as they are whole numbers of a few digits with a comma right behind them: what is next is
   * then an element still.
   *
   * @param count of the elements that there are
   * @return the same with those that were read, of which there may be none
   */
  int shortElements(long[] into, int count) {
    byte[] bytes = buf;
    int to = end - 9;
    int i = pos;
    int n = count;
    while (i < to && n < into.length) {
      long word = Words.getLong(bytes, i);
      int sign = (byte) word == '-' ? 1 : 0;
      if (sign > 0) {
        word = Words.getLong(bytes, i + 1);
      }
      int digits = Integers.digitCountOf(word);
      if (digits == 0
          || digits == 8
          || (byte) (word >>> (digits << 3)) != ','
          || ((byte) word == '0' && digits > 1)) {
        break;
      }
      long value = Integers.firstDigits(word, digits);
      into[n] = sign > 0 ? -value : value;
      n++;
      i += sign + digits + 1;
    }
    pos = i;
    return n;
  }

  private long wholeSlowly() {
    long last = shortWhole();
    return last == NO_SHORT_WHOLE ? longSlowly() : last;
  }

  /** What {@link #readShortWhole} returns where it has read nothing. */
  public static final long NO_SHORT_WHOLE = Long.MIN_VALUE;

  /**
   * A whole number of at most 18 digits, which its digits alone can bring back; nothing is read, and {@link #NO_SHORT_WHOLE} is
   * returned, when something else is next, or a number that is not all in the buffer: {@link #readNumberText} then reads it.
   */
  public long readShortWhole() {
    return shortWhole();
  }

  private long shortWhole() {
    int first = token();
    int i = first == '-' ? pos + 1 : pos;
    int start = i;
    long value = 0;
    int digit;
    while (i < end && (digit = buf[i] - '0') >= 0 && digit <= 9 && i - start < 18) {
      value = value * 10 + digit;
      i++;
    }
    boolean plain = i < end
        && i > start
        && !mayBelongToANumber(buf[i])
        && (buf[start] != '0' || (i == start + 1 && first != '-'));
    if (!plain) {
      return NO_SHORT_WHOLE;
    }
    pos = i;
    return first == '-' ? -value : value;
  }

  /** A number of any kind, as the document writes it. */
  public String readNumberText() {
    int length = number();
    String text = Text.latin1(buf, pos, length);
    pos += length;
    return text;
  }

  /**
   * A number without fraction or exponent as an Integer, or as a Long or a BigInteger where it is too large for that; any other as
   * {@link #readDouble} has it.
   */
  public Number readNumber() {
    boolean negative = token() == '-';
    int fraction = plainDecimal(negative ? pos + 1 : pos);
    if (fraction > 0) {
      return DecimalToBinary.toDouble(negative, digits, -fraction);
    }
    return fraction == 0 ? narrowed(negative ? -digits : digits) : numberSlowly();
  }

  static Number narrowed(long value) {
    // No conditional expression: it would make both a Long.
    if (value == (int) value) {
      return (int) value;
    }
    return value;
  }

  private Number numberSlowly() {
    int length = number();
    for (int i = pos; i < pos + length; i++) {
      if (buf[i] == '.' || (buf[i] | 0x20) == 'e') {
        return doubleSlowly();
      }
    }
    BigInteger value = bigInteger(length);
    pos += length;
    return value.bitLength() < Long.SIZE ? narrowed(value.longValue()) : value;
  }

  /** The nearest double; a number beyond the largest one is refused, because it would become infinite. */
  public double readDouble() {
    boolean negative = token() == '-';
    int fraction = plainDecimal(negative ? pos + 1 : pos);
    return fraction < 0 ? doubleSlowly() : DecimalToBinary.toDouble(negative, digits, -fraction);
  }

  /** The nearest float, rounded once; a number beyond the largest one is refused. */
  public float readFloat() {
    boolean negative = token() == '-';
    int fraction = plainDecimal(negative ? pos + 1 : pos);
    return fraction < 0 ? floatSlowly() : DecimalToBinary.toFloat(negative, digits, -fraction);
  }

  private float floatSlowly() {
    int length = number();
    float value = DecimalToBinary.exactFloat(buf, pos, pos + length);
    if (Float.isInfinite(value)) {
      throw problem(
          "expected a number that a float can hold, found " + shown(length), "read it as a double");
    }
    pos += length;
    return value;
  }

  /** The number as it stands, scale included. */
  public BigDecimal readBigDecimal() {
    boolean negative = token() == '-';
    int fraction = plainDecimal(negative ? pos + 1 : pos);
    if (fraction >= 0) {
      return BigDecimal.valueOf(negative ? -digits : digits, fraction);
    }
    int length = number();
    BigDecimal value = bigDecimal(length);
    pos += length;
    return value;
  }

  /**
   * Passes over a number as nearly all are: at most 18 digits, no exponent, and all in the buffer. {@link #digits} holds them
   * then. By words, as {@link #readLong}. The loop is written out for each side of the point: a method for both would hand over
   * digits and place, one of them through a field, and floats would wait for that.
   *
   * @param start behind its sign
   * @return how many of the digits stand behind the point; -1 where it is another number, or none, and nothing has been read
   */
  private int plainDecimal(int start) {
    if (end < 8) {
      return -1;
    }
    long value = 0;
    int i = start;
    int count;
    do {
      long word = wordAt(i);
      count = Integers.digitCountOf(word);
      value = Integers.append(value, word, count);
      i += count;
    } while (count == 8 && i - start < 18);
    int whole = i - start;
    int fraction = 0;
    if (i < end && buf[i] == '.') {
      int from = ++i;
      do {
        long word = wordAt(i);
        count = Integers.digitCountOf(word);
        value = Integers.append(value, word, count);
        i += count;
      } while (count == 8 && i - start < 18);
      fraction = i - from;
      whole = fraction == 0 ? 0 : whole;
    }
    if (whole == 0
        || i >= end
        || whole + fraction > 18
        || (whole > 1 && buf[start] == '0')
        || mayBelongToANumber(buf[i])) {
      return -1;
    }
    digits = value;
    pos = i;
    return fraction;
  }

  /** A whole number of as many digits as a number may have characters, however short its text is. */
  public BigInteger readBigInteger() {
    long whole = shortWhole();
    if (whole != NO_SHORT_WHOLE) {
      return BigInteger.valueOf(whole);
    }
    int length = number();
    BigInteger value = bigInteger(length);
    pos += length;
    return value;
  }

  /** Checks the number at the next token against the grammar; its length. It is all in the buffer, from {@link #pos}. */
  final int number() {
    return number("a number");
  }

  /** The same, where something else than a number was expected, too, and is not there. */
  final int number(String expected) {
    int first = token();
    if (first != '-' && (first < '0' || first > '9')) {
      throw expected(expected);
    }
    int i = pos;
    while (true) {
      i = numberEnd(i);
      if (i < end) {
        break;
      }
      if (i - pos > limits.numberChars()) {
        break;
      }
      int moved = refill(i);
      if (moved < 0) {
        i = end; // which has moved, too
        break;
      }
      i = moved;
    }
    int length = i - pos;
    checkLengthAndNumber(length);
    return length;
  }

  final void checkLengthAndNumber(int length) {
    if (length > limits.numberChars()) {
      throw problem(
          "expected a number of at most " + limits.numberChars()
              + " characters, found a longer one",
          "JsonLimits.withNumberChars would allow it");
    }
    checkNumber(length);
  }

  /** True for every byte that RFC 8259 has in numbers; what they make together is checked elsewhere. */
  static boolean mayBelongToANumber(byte b) {
    return (b >= '0' && b <= '9') || b == '.' || b == '-' || b == '+' || (b | 0x20) == 'e';
  }

  /** Behind the last byte that could be part of a number. */
  final int numberEnd(int i) {
    while (i < end) {
      if (!mayBelongToANumber(buf[i])) {
        break;
      }
      i++;
    }
    return i;
  }

  final void checkNumber(int length) {
    if (!NumberGrammar.matches(buf, pos, pos + length)) {
      throw problem("expected a number as RFC 8259 writes it, found " + shown(length), null);
    }
  }

  final long longSlowly() {
    int length = number();
    for (int i = pos; i < pos + length; i++) {
      byte b = buf[i];
      if (b == '.' || b == 'e' || b == 'E') {
        throw problem("expected a whole number, found " + shown(length), null);
      }
    }
    boolean negative = buf[pos] == '-';
    int start = negative ? pos + 1 : pos;
    long value = 0;
    // Downwards, because there is one more negative number.
    for (int i = start; i < pos + length; i++) {
      int digit = buf[i] - '0';
      if (value < (Long.MIN_VALUE + digit) / 10) {
        throw problem("expected a number of 64 bits, found " + shown(length), null);
      }
      value = value * 10 - digit;
    }
    if (!negative && value == Long.MIN_VALUE) {
      throw problem("expected a number of 64 bits, found " + shown(length), null);
    }
    pos += length;
    return negative ? value : -value;
  }

  /** Assumes {@link #pos} behind a whole number, which is written in one way only. */
  JsonException noInt(long value) {
    pos -= Long.toString(value).length();
    return problem("expected a number between -2147483648 and 2147483647, found " + value, null);
  }

  /** The number of that length at {@link #pos}. */
  final BigDecimal bigDecimal(int length) {
    if (length <= 18) {
      BigDecimal usual = shortDecimal(length);
      if (usual != null) {
        return usual;
      }
    }
    boolean scientific = false;
    for (int i = pos; i < pos + length; i++) {
      if ((buf[i] | 0x20) == 'e') {
        scientific = true;
        checkExponent(exponent(i + 1, pos + length), length);
      }
    }
    BigDecimal value;
    try {
      value = new BigDecimal(Text.latin1(buf, pos, length));
    } catch (IllegalArgumentException e) { // one of its kind that is always loaded
      throw problem("expected a number that a BigDecimal can hold, found " + shown(length), null);
    }
    if (scientific) {
      // As it is written: 12e10000 becomes 1.2E+10001, which has to be read again.
      checkExponent((long) value.precision() - value.scale() - 1, length);
    }
    return value;
  }

  /** Of a number whose digits fit a long; null where it has an exponent. */
  private @Nullable BigDecimal shortDecimal(int length) {
    int i = buf[pos] == '-' ? pos + 1 : pos;
    int to = pos + length;
    int point = to - 1;
    long digits = 0;
    for (; i < to; i++) {
      byte b = buf[i];
      if (b == '.') {
        point = i;
      } else if (b <= '9') {
        digits = digits * 10 + b - '0';
      } else {
        return null;
      }
    }
    return BigDecimal.valueOf(buf[pos] == '-' ? -digits : digits, to - 1 - point);
  }

  private void checkExponent(long exponent, int length) {
    if (Math.abs(exponent) > limits.exponent()) {
      throw problem(
          "expected an exponent of at most " + limits.exponent() + " either way, found "
              + shown(length),
          "JsonLimits.withExponent would allow it");
    }
  }

  /** Of a number with few characters and many digits, only so many digits are made as there might be characters. */
  final BigInteger bigInteger(int length) {
    BigDecimal value = bigDecimal(length);
    long digits = (long) value.precision() - value.scale();
    if (value.signum() == 0) {
      return BigInteger.ZERO;
    }
    if (digits > limits.numberChars()) {
      throw problem(
          "expected a whole number of at most " + limits.numberChars() + " digits, found "
              + shown(length),
          "JsonLimits.withNumberChars would allow it");
    }
    try {
      if (digits > 0) {
        return value.toBigIntegerExact();
      }
    } catch (ArithmeticException e) {
      // it has a fraction
    }
    throw problem("expected a whole number, found " + shown(length), null);
  }

  final double doubleSlowly() {
    int length = number();
    double value = toDouble(pos, pos + length);
    if (Double.isInfinite(value)) {
      throw problem(
          "expected a number that a double can hold, found " + shown(length),
          "read it as a BigDecimal");
    }
    pos += length;
    return value;
  }

  final double toDouble(int from, int to) {
    int i = from;
    boolean negative = buf[i] == '-';
    if (negative) {
      i++;
    }
    long digits = 0;
    int count = 0;
    int scale = 0;
    int point = -1;
    for (; i < to; i++) {
      int digit = buf[i] - '0';
      if (digit >= 0 && digit <= 9) {
        if (count < 19) {
          digits = digits * 10 + digit;
          count += count == 0 && digit == 0 ? 0 : 1;
          scale -= point >= 0 ? 1 : 0;
        } else {
          return DecimalToBinary.exact(buf, from, to);
        }
      } else if (digit == '.' - '0') {
        point = i;
      } else {
        scale += exponent(i + 1, to);
        break;
      }
    }
    double value = DecimalToBinary.toDouble(negative, digits, scale);
    return Double.isNaN(value) ? DecimalToBinary.exact(buf, from, to) : value;
  }

  /** Assumes digits behind an optional sign; beyond what matters it stays put. */
  final int exponent(int from, int to) {
    int i = from;
    boolean negative = buf[i] == '-';
    if (negative || buf[i] == '+') {
      i++;
    }
    int value = 0;
    for (; i < to; i++) {
      value = (int) Math.min(1_000_000_000, value * 10L + buf[i] - '0');
    }
    return negative ? -value : value;
  }
}
