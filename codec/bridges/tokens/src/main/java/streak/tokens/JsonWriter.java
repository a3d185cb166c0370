package streak.tokens;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Base64;
import org.jspecify.annotations.Nullable;

/** Pushes values into another library's writer. Made for each value that the library hands over; not thread-safe. */
public abstract class JsonWriter {

  /** For bridges. */
  protected JsonWriter() {}

  /** Begins an object; its members follow, each a name and a value. */
  public abstract void beginObject();

  /** Ends the object that was begun last. */
  public abstract void endObject();

  /** Begins an array; its elements follow. */
  public abstract void beginArray();

  /** Ends the array that was begun last. */
  public abstract void endArray();

  /** A member's name; its value is next. */
  public abstract void name(String name);

  /** {@code null}; the library may be set up to leave a member out that is null. */
  public abstract void nullValue();

  /** {@code true} or {@code false}. */
  public abstract void value(boolean value);

  /** A whole number. */
  public abstract void value(int value);

  /** A whole number. */
  public abstract void value(long value);

  /** A number that is known to be finite. */
  protected abstract void finite(double value);

  /** A number that is known to be finite. */
  protected abstract void finite(float value);

  /** A number with all of its digits, scale included. */
  public abstract void value(BigDecimal value);

  /** A whole number of any size. */
  public abstract void value(BigInteger value);

  /** A string. */
  protected abstract void string(String value);

  // ---- what follows from it ----

  /** A member's name, of which the library may have made something. */
  public void name(JsonNames names, int index) {
    name(names.name(index));
  }

  /** A member's name that is a whole number. */
  public final void name(long number) {
    name(Long.toString(number));
  }

  /**
   * A number.
   *
   * @throws JsonException when it is not finite: JSON has no such number
   */
  public final void value(double value) {
    if (!Double.isFinite(value)) {
      throw JsonException.ofWriting("expected a finite number, found " + value);
    }
    finite(value);
  }

  /** The same. */
  public final void value(float value) {
    if (!Float.isFinite(value)) {
      throw JsonException.ofWriting("expected a finite number, found " + value);
    }
    finite(value);
  }

  /** A string, or null. */
  public final void value(@Nullable String value) {
    if (value == null) {
      nullValue();
    } else {
      string(value);
    }
  }

  /** A string of one character. */
  public final void value(char value) {
    string(String.valueOf(value));
  }

  /** A string that is one of the names. */
  public final void value(JsonNames names, int index) {
    string(names.name(index));
  }

  /** A constant of an enum by its name, which is among the names. */
  public final void value(JsonNames names, Enum<?> constant) {
    string(constant.name());
  }

  /** A count of units of 10<sup>-scale</sup>. */
  public final void decimal(long unscaled, int scale) {
    value(BigDecimal.valueOf(unscaled, scale));
  }

  /** The same as a string. */
  public final void decimalString(long unscaled, int scale) {
    string(BigDecimal.valueOf(unscaled, scale).toPlainString());
  }

  /** The same as {@link #decimal} without zeros at the end. */
  public final void trimmedDecimal(long unscaled, int scale) {
    value(trimmed(unscaled, scale));
  }

  /** The same as a string. */
  public final void trimmedDecimalString(long unscaled, int scale) {
    string(trimmed(unscaled, scale).toPlainString());
  }

  private static BigDecimal trimmed(long unscaled, int scale) {
    BigDecimal value = BigDecimal.valueOf(unscaled, scale).stripTrailingZeros();
    return value.scale() < 0 ? value.setScale(0) : value;
  }

  /** Bytes as a string in Base64 (RFC 4648 section 4, padded), or null. */
  public final void base64(byte @Nullable [] value) {
    if (value == null) {
      nullValue();
    } else {
      bytes(value);
    }
  }

  /** Bytes, of which a format that is no text may make something else. */
  protected void bytes(byte[] value) {
    string(Base64.getEncoder().encodeToString(value));
  }

  // ---- values as text ----

  /** A number by its text, which is kept by a library that can write one; it may be none that a BigDecimal has, as {@code -0}. */
  protected void number(String text) {
    value(TextWriter.decimal(text));
  }

  /** Writes a value by an adapter that needs Streak's own writer: what it has written is written again here. */
  public final <T> void write(streak.JsonAdapter<T> adapter, T value) {
    TextWriter.write(adapter, value, this);
  }
}
