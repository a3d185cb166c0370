package streak.tree;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import streak.JsonAdapter;
import streak.JsonException;
import streak.JsonReader;
import streak.JsonWriter;

/**
 * A number, with its text as the document has it; one that was a double has the text that a writer gives it. Two are equal when
 * they have the same value, as RFC 6902 section 4.6 compares them: 1, 1.0 and 1e0 are. With an exponent beyond what a {@link
 * BigDecimal} can hold they must be written alike.
 */
public final class JsonNumber implements JsonValue {

  /** More digits than this, and than the text has, are not written out to be converted. */
  private static final int MOST_DIGITS = 10_000;

  /** Digits that surely fit 64 bits. */
  private static final int SHORT = 18;

  private static final JsonNumber[] SMALL = new JsonNumber[256];

  static {
    for (int i = 0; i < SMALL.length; i++) {
      SMALL[i] = new JsonNumber(i, null);
    }
  }

  /** The {@link #text} of a double, which is made of its bits when it is asked for. */
  private static final String OF_DOUBLE = "";

  /** The number where it is whole, a double's bits where it was one, else nothing. */
  private final long whole;

  /** The text; null when it is just the digits of {@link #whole}. */
  private final @Nullable String text;

  private JsonNumber(long whole, @Nullable String text) {
    this.whole = whole;
    this.text = text;
  }

  /** A whole number. */
  public static JsonNumber of(long value) {
    return value >= 0 && value < SMALL.length ? SMALL[(int) value] : new JsonNumber(value, null);
  }

  /**
   * The shortest number that reads back as the same double.
   *
   * @throws JsonException when it is not finite: JSON has no such number
   */
  public static JsonNumber of(double value) {
    if (!Double.isFinite(value)) {
      throw JsonException.ofWriting("expected a finite number, found " + value);
    }
    return new JsonNumber(Double.doubleToRawLongBits(value), OF_DOUBLE);
  }

  /** A number with all of its digits, scale included. */
  public static JsonNumber of(BigDecimal value) {
    return ofChecked(value.toString());
  }

  /** A whole number of any size. */
  public static JsonNumber of(BigInteger value) {
    return ofChecked(value.toString());
  }

  /**
   * The number of that text, as RFC 8259 section 6 writes it.
   *
   * @throws JsonException when it is another text
   */
  public static JsonNumber of(String text) {
    JsonNumber number = Texts.ADAPTER.fromJson(text);
    if (!number.text().equals(text)) { // white space, which is a document's
      throw JsonException.ofWriting("expected a number and nothing else, found '" + text + "'");
    }
    return number;
  }

  /** A text that has been held to the grammar, and has a fraction. */
  static JsonNumber ofFraction(String text) {
    return new JsonNumber(0, text);
  }

  /** A text that has been held to the grammar. */
  static JsonNumber ofChecked(String text) {
    long value = shortWhole(text);
    return value == JsonReader.NO_SHORT_WHOLE ? new JsonNumber(0, text) : of(value);
  }

  /** As a reader's: of a few digits and perhaps a sign, of which a long says all but of {@code -0}. */
  private static long shortWhole(String text) {
    int start = text.charAt(0) == '-' ? 1 : 0;
    if (text.length() - start > SHORT) {
      return JsonReader.NO_SHORT_WHOLE;
    }
    long value = 0;
    for (int i = start; i < text.length(); i++) {
      int digit = text.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return JsonReader.NO_SHORT_WHOLE;
      }
      value = value * 10 + digit;
    }
    return start == 0 ? value : value == 0 ? JsonReader.NO_SHORT_WHOLE : -value;
  }

  /**
   * Whether {@link #asLong} is quick, and gives all that the number says: it was made of a long, or stands in a document as at
   * most 18 digits and perhaps a sign.
   */
  public boolean isShortWhole() {
    return text == null;
  }

  /** Whether {@link #asDouble} is quick, and gives all that the number says: it was made of a double. */
  public boolean isOfDouble() {
    return text != null && text.isEmpty();
  }

  private double ofBits() {
    return Double.longBitsToDouble(whole);
  }

  void write(JsonWriter out) {
    if (text == null) {
      out.value(whole);
    } else if (isOfDouble()) {
      out.value(ofBits());
    } else {
      out.number(text);
    }
  }

  /** The number as the document writes it. */
  public String text() {
    if (text == null) {
      return Long.toString(whole);
    }
    return isOfDouble() ? Doubles.ADAPTER.toJson(ofBits()) : text;
  }

  /** Whether it is written with digits alone: without a fraction and without an exponent. */
  public boolean isWhole() {
    return text == null
        || (!isOfDouble() // whose text has a point
            && text.indexOf('.') < 0
            && text.indexOf('e') < 0
            && text.indexOf('E') < 0);
  }

  @Override
  public int asInt() {
    long value = asLong();
    if (value != (int) value) {
      throw refused("a number between -2147483648 and 2147483647");
    }
    return (int) value;
  }

  @Override
  public long asLong() {
    if (text == null) {
      return whole;
    }
    try {
      return bounded("a whole number of 64 bits").longValueExact();
    } catch (ArithmeticException e) {
      throw refused("a whole number of 64 bits");
    }
  }

  @Override
  public double asDouble() {
    if (isOfDouble()) {
      return ofBits();
    }
    double value = text == null ? whole : Double.parseDouble(text);
    if (Double.isInfinite(value)) {
      throw refused("a number that a double can hold");
    }
    return value;
  }

  @Override
  public BigDecimal asBigDecimal() {
    if (text == null) {
      return BigDecimal.valueOf(whole);
    }
    String text = text();
    BigDecimal value = decimal(text);
    int mark = Math.max(text.indexOf('e'), text.indexOf('E'));
    if (mark >= 0) {
      int point = text.indexOf('.');
      long decimals = point < 0 ? 0 : mark - point - 1;
      if (Math.abs(decimals - value.scale()) > MOST_DIGITS) { // what is written behind the mark
        throw refused("a number with an exponent of at most " + MOST_DIGITS);
      }
    }
    return value;
  }

  private BigDecimal decimal(String digits) {
    try {
      return new BigDecimal(digits);
    } catch (NumberFormatException e) {
      throw refused("a number that a BigDecimal can hold");
    }
  }

  /** Before the decimal point; those of its zeros behind it where there are none. */
  private static long digits(BigDecimal value) {
    return Math.abs((long) value.precision() - value.scale());
  }

  @Override
  public BigInteger asBigInteger() {
    try {
      return text == null
          ? BigInteger.valueOf(whole)
          : bounded("a whole number of at most " + MOST_DIGITS + " digits").toBigIntegerExact();
    } catch (ArithmeticException e) {
      throw refused("a whole number");
    }
  }

  /** Its digits may be written out: a short text can stand for more of them than there is memory. */
  private BigDecimal bounded(String expected) {
    String text = text();
    BigDecimal value = decimal(text);
    if (value.signum() != 0 && digits(value) > Math.max(MOST_DIGITS, text.length())) {
      throw refused(expected);
    }
    return value;
  }

  private JsonException refused(String expected) {
    String shown = text();
    return JsonException.ofWriting("expected " + expected + ", found "
        + (shown.length() > 40 ? shown.substring(0, 40) + "..." : shown));
  }

  @Override
  public String kind() {
    return "a number";
  }

  @Override
  public boolean equals(@Nullable Object other) {
    if (!(other instanceof JsonNumber number)) {
      return false;
    }
    if (whole == number.whole && Objects.equals(text, number.text)) {
      return true;
    }
    return (text != null || number.text != null) && comparable().equals(number.comparable());
  }

  @Override
  public int hashCode() {
    return comparable().hashCode();
  }

  /** Equal for numbers of equal value; of an exponent that no BigDecimal has, the text. */
  private Object comparable() {
    try {
      BigDecimal value = text == null ? BigDecimal.valueOf(whole) : new BigDecimal(text());
      return value.signum() == 0 ? BigDecimal.ZERO : value.stripTrailingZeros();
    } catch (ArithmeticException | NumberFormatException e) {
      return text();
    }
  }

  @Override
  public String toString() {
    return text();
  }

  /** Reads a number of a document of its own. */
  private static final class Texts extends JsonAdapter<JsonNumber> {
    static final Texts ADAPTER = new Texts();

    @Override
    public JsonNumber read(JsonReader in) {
      return ofChecked(in.readNumberText());
    }

    @Override
    public void write(JsonWriter out, JsonNumber value) {
      value.write(out);
    }
  }

  /** Writes a double as documents have it. */
  private static final class Doubles extends JsonAdapter<Double> {
    static final Doubles ADAPTER = new Doubles();

    @Override
    public Double read(JsonReader in) {
      return in.readDouble();
    }

    @Override
    public void write(JsonWriter out, Double value) {
      out.value(value.doubleValue());
    }
  }
}
