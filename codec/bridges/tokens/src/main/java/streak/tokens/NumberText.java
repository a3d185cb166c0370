package streak.tokens;

import java.math.BigDecimal;

/** A number with its text, for a library that writes any Number as what it says of itself. */
public final class NumberText extends Number {

  private static final long serialVersionUID = 1;

  private final String text;

  private NumberText(String text) {
    this.text = text;
  }

  /** The number of a text as RFC 8259 has it: a BigDecimal where that has this text. */
  public static Number of(String text) {
    try {
      BigDecimal value = new BigDecimal(text);
      return value.toString().equals(text) ? value : new NumberText(text);
    } catch (NumberFormatException e) {
      return new NumberText(text); // an exponent that no BigDecimal has
    }
  }

  @Override
  public int intValue() {
    return new BigDecimal(text).intValue();
  }

  @Override
  public long longValue() {
    return new BigDecimal(text).longValue();
  }

  @Override
  public float floatValue() {
    return Float.parseFloat(text);
  }

  @Override
  public double doubleValue() {
    return Double.parseDouble(text);
  }

  @Override
  public String toString() {
    return text;
  }
}
