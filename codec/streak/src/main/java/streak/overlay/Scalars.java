package streak.overlay;

import java.math.BigDecimal;
import java.util.OptionalLong;
import streak.JsonException;
import streak.internal.Decimals;
import streak.internal.Instants;
import streak.internal.NumberText;
import streak.internal.Text;

/** Values of fixed size, converted from where they stand. Whatever is not what was asked for is a {@link JsonException}. */
abstract sealed class Scalars extends Place permits Strings {

  Scalars(Indexed overlay) {
    super(overlay);
  }

  /** The value of {@code true} or {@code false}. */
  public final boolean asBoolean() {
    byte first = bytes[start()];
    if (first == 't') {
      return true;
    }
    if (first == 'f') {
      return false;
    }
    throw expected("a boolean");
  }

  /** A whole number of 32 bits; one with a fraction or an exponent is refused, whatever its value. */
  public final int asInt() {
    long value = asLong();
    if (value != (int) value) {
      throw problem("expected a number between -2147483648 and 2147483647, found " + value, null);
    }
    return (int) value;
  }

  /** A whole number; one with a fraction or an exponent is refused, whatever its value. */
  public final long asLong() {
    int start = start();
    if (!isNumber(bytes[start])) {
      throw expected("a number");
    }
    long value = NumberText.toLong(bytes, start, index[at + 1]);
    if (value == NumberText.NOT_A_LONG) {
      checkLeastLong();
    }
    return value;
  }

  private void checkLeastLong() {
    String text = Text.latin1(bytes, start(), end() - start());
    if (text.indexOf('.') >= 0 || text.indexOf('e') >= 0 || text.indexOf('E') >= 0) {
      throw problem("expected a whole number, found " + shown(), null);
    }
    if (!text.equals("-9223372036854775808")) {
      throw problem("expected a number of 64 bits, found " + shown(), null);
    }
  }

  /** The nearest double; a number beyond the largest one is refused, because it would become infinite. */
  public final double asDouble() {
    int start = start();
    if (!isNumber(bytes[start])) {
      throw expected("a number");
    }
    double value = NumberText.toDouble(bytes, start, index[at + 1]);
    if (Double.isInfinite(value)) {
      throw problem(
          "expected a number that a double can hold, found " + shown(), "read it as a BigDecimal");
    }
    return value;
  }

  /**
   * A number or a string that holds one, as a count of units of 10<sup>-scale</sup>: with scale 4, {@code 3.4274} and {@code
   * "3.4274"} are 34274. Exact, or refused.
   *
   * @param scale 0 to 18
   */
  public final long asDecimal(int scale) {
    int start = start();
    int end = index[at + 1];
    if (bytes[start] == '"') {
      start++;
    } else if (!isNumber(bytes[start])) {
      throw expected("a number, or a string that holds one");
    }
    long units = NumberText.toShortDecimal(bytes, start, end, scale);
    return units == Decimals.NOT_EXACT ? decimal(start, end, scale) : units;
  }

  private long decimal(int start, int end, int scale) {
    if (end < 0) { // with escapes, or what is not ASCII
      String text = text(start - 1, end);
      boolean isShort = text.length() <= overlay.limits.numberChars();
      OptionalLong units = isShort ? Decimals.of(text, scale) : OptionalLong.empty();
      if (units.isEmpty()) {
        throw problem(Decimals.expected(scale) + shown(), null);
      }
      return units.getAsLong();
    }
    boolean number = end > start && Indexer.isNumber(bytes, start, end);
    if (!number) { // as a string may be
      throw problem("expected a number as RFC 8259 writes it, found " + shown(), null);
    }
    boolean isShort = end - start <= overlay.limits.numberChars();
    long units = isShort ? Decimals.parse(bytes, start, end, scale) : Decimals.NOT_EXACT;
    if (units == Decimals.NOT_EXACT && !(isShort && Decimals.isLeast(bytes, start, end, scale))) {
      throw problem(Decimals.expected(scale) + shown(), null);
    }
    return units;
  }

  /** The number as it stands, scale included. */
  public final BigDecimal asBigDecimal() {
    int start = start();
    if (!isNumber(bytes[start])) {
      throw expected("a number");
    }
    int end = end();
    boolean scientific = false;
    for (int i = start; i < end; i++) {
      if ((bytes[i] | 0x20) == 'e') {
        scientific = true;
        checkExponent(exponent(i + 1, end));
      }
    }
    BigDecimal value;
    try {
      value = new BigDecimal(Text.latin1(bytes, start, end - start));
    } catch (NumberFormatException e) {
      throw problem("expected a number that a BigDecimal can hold, found " + shown(), null);
    }
    if (scientific) {
      // As it would be written, as a reader has it.
      checkExponent(value.precision() - value.scale() - 1L);
    }
    return value;
  }

  private void checkExponent(long exponent) {
    int most = overlay.limits.exponent();
    if (Math.abs(exponent) > most) {
      throw problem(
          "expected an exponent of at most " + most + " either way, found " + shown(),
          "JsonLimits.withExponent would allow it");
    }
  }

  /** Beyond what matters it stays put. */
  private long exponent(int from, int to) {
    boolean negative = bytes[from] == '-';
    long value = 0;
    for (int i = negative || bytes[from] == '+' ? from + 1 : from; i < to; i++) {
      value = Math.min(1_000_000_000_000L, value * 10 + bytes[i] - '0');
    }
    return negative ? -value : value;
  }

  /**
   * A string that is a moment as RFC 3339 writes it, {@code 2018-09-06T07:05:39.975Z} or with an offset such as {@code +09:00},
   * as milliseconds since 1970-01-01T00:00:00Z; what is finer is cut off towards the past. As in {@code java.time}, there are no leap
   * seconds, no offsets beyond 18 hours, and at most nine digits behind the point.
   */
  public final long asEpochMillis() {
    long seconds = instant();
    return seconds * 1000 + Instants.nanos(bytes, start() + 1, end()) / 1_000_000;
  }

  /** The same in nanoseconds, which fit 64 bits from the year 1677 to 2262. */
  public final long asEpochNanos() {
    long seconds = instant();
    int nanos = Instants.nanos(bytes, start() + 1, end());
    // From above, because there is one more negative number.
    boolean negative = seconds < 0;
    long upper = negative ? seconds + 1 : seconds;
    long rest = negative ? nanos - 1_000_000_000L : nanos;
    try {
      return Math.addExact(Math.multiplyExact(upper, 1_000_000_000L), rest);
    } catch (ArithmeticException e) {
      throw problem(
          "expected a moment whose nanoseconds fit 64 bits, found " + shown(),
          "asEpochMillis would hold it");
    }
  }

  private long instant() {
    int start = start();
    if (bytes[start] != '"') {
      throw expected("a string that holds a moment");
    }
    int end = index[at + 1];
    long seconds = end < 0 ? Instants.NONE : Instants.seconds(bytes, start + 1, end);
    if (seconds == Instants.NONE) {
      throw problem(
          "expected a moment such as \"2018-09-06T07:05:39.975Z\", found " + shown(), null);
    }
    return seconds;
  }

  /** What begins a value and is neither a letter, a bracket nor a quotation mark. */
  private static boolean isNumber(byte first) {
    return first <= '9' && first != '"';
  }
}
