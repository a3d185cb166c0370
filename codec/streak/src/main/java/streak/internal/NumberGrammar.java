package streak.internal;

/** The grammar of numbers: RFC 8259 section 6, {@code [ minus ] int [ frac ] [ exp ]}. */
public final class NumberGrammar {

  private NumberGrammar() {}

  /** True when all of a range is one number. */
  public static boolean matches(byte[] text, int from, int to) {
    int i = from < to && text[from] == '-' ? from + 1 : from;
    int digits = i;
    i = digitsEnd(text, i, to);
    boolean right = i > digits && (text[digits] != '0' || i == digits + 1);
    if (right && i < to && text[i] == '.') {
      digits = ++i;
      i = digitsEnd(text, i, to);
      right = i > digits;
    }
    if (right && i < to && (text[i] | 0x20) == 'e') {
      i++;
      if (i < to && (text[i] == '+' || text[i] == '-')) {
        i++;
      }
      digits = i;
      i = digitsEnd(text, i, to);
      right = i > digits;
    }
    return right && i == to;
  }

  private static int digitsEnd(byte[] text, int from, int to) {
    int i = from;
    while (i <= to - 8 && Integers.isEightDigits(Words.getLong(text, i))) {
      i += 8;
    }
    while (i < to && text[i] >= '0' && text[i] <= '9') {
      i++;
    }
    return i;
  }
}
