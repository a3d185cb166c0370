package touchstone.types.market;

/**
 * Numbers of up to four decimals as the documents hold them, {@code 3.4274} or {@code 25212}, to ten-thousandths and back. For
 * bindings whose library has no such conversion of its own.
 */
public final class Decimals {

  /** No number of ten-thousandths that a long holds is longer. */
  public static final int MOST_CHARS = 21;

  private static final int DECIMALS = 4;
  private static final long UNIT = 10_000;

  /** So many digits, the decimals included, fit into a long whatever they are. */
  private static final int MOST_DIGITS = 18;

  private Decimals() {}

  /**
   * Reads a number.
   *
   * @param text digits, and then a point and one to four digits where there are decimals; a minus before it
   * @return ten-thousandths
   * @throws NumberFormatException when the text is not such a number, or has more than 18 digits with its four decimals
   */
  public static long parse(CharSequence text) {
    int length = text.length();
    int start = length > 0 && text.charAt(0) == '-' ? 1 : 0;
    int point = length;
    long units = 0;
    for (int i = start; i < length; i++) {
      char c = text.charAt(i);
      if (c == '.' && point == length) {
        point = i;
      } else if (c >= '0' && c <= '9') {
        units = 10 * units + (c - '0');
      } else {
        throw refused(text);
      }
    }
    int decimals = Math.max(0, length - point - 1);
    boolean whole = point > start && (point == length || decimals > 0);
    if (!whole || decimals > DECIMALS || point - start + DECIMALS > MOST_DIGITS) {
      throw refused(text);
    }
    for (int i = decimals; i < DECIMALS; i++) {
      units *= 10;
    }
    return start == 0 ? units : -units;
  }

  /** The shortest text that {@link #parse} reads as that many ten-thousandths. */
  public static String format(long units) {
    char[] text = new char[MOST_CHARS];
    int start = format(units, text);
    return new String(text, start, text.length - start);
  }

  /**
   * {@link #format(long)} for libraries that write characters: into the end of an array of {@link #MOST_CHARS}.
   *
   * @return where in the array it begins
   */
  public static int format(long units, char[] text) {
    int start = text.length;
    long decimals = Math.abs(units % UNIT);
    if (decimals > 0) {
      int count = DECIMALS;
      for (; decimals % 10 == 0; decimals /= 10) {
        count--;
      }
      for (; count > 0; count--) {
        text[--start] = (char) ('0' + decimals % 10);
        decimals /= 10;
      }
      text[--start] = '.';
    }
    long whole = Math.abs(units / UNIT);
    do {
      text[--start] = (char) ('0' + whole % 10);
      whole /= 10;
    } while (whole > 0);
    if (units < 0) {
      text[--start] = '-';
    }
    return start;
  }

  private static NumberFormatException refused(CharSequence text) {
    return new NumberFormatException("expected a number of up to four decimals, found " + text);
  }
}
