package streak.internal;

/**
 * Moments as RFC 3339 section 5.6 writes them, {@code 2018-09-06T07:05:39.975Z} or with an offset such as {@code +09:00}, read
 * where they stand. Years 0000 to 9999 of the proleptic Gregorian calendar; up to nine digits behind the point; offsets up to 18
 * hours; no leap seconds. Days are counted as {@code java.time} does.
 */
public final class Instants {

  /** Says that a text is no moment. */
  public static final long NONE = Long.MIN_VALUE;

  private static final int TIME = 11;

  private Instants() {}

  /** Whole seconds since 1970-01-01T00:00:00Z, rounded down; {@link #NONE} when the text is no moment. */
  public static long seconds(byte[] text, int from, int to) {
    // Seconds are always there.
    if (to - from < TIME + 9 || (text[from + TIME - 1] | 0x20) != 't' || text[from + 16] != ':') {
      return NONE;
    }
    int date = Times.date(text, from);
    long time = Times.time(text, from + TIME, to);
    if (date < 0 || time < 0) {
      return NONE;
    }
    int offset = offset(text, from + TIME + Times.length(time), to);
    return offset == Integer.MIN_VALUE ? NONE : Times.epochSecond(date, time) - offset;
  }

  /** What comes on top of {@link #seconds}; assumes that these are not {@link #NONE}. */
  public static int nanos(byte[] text, int from, int to) {
    return Times.nano(Times.time(text, from + TIME, to));
  }

  /** In seconds; the least int when it is none. */
  public static int offset(byte[] text, int i, int to) {
    if (i + 1 == to && (text[i] | 0x20) == 'z') {
      return 0;
    }
    if (i + 6 != to || text[i + 3] != ':' || (text[i] != '+' && text[i] != '-')) {
      return Integer.MIN_VALUE;
    }
    int hours = Times.two(text, i + 1);
    int minutes = Times.two(text, i + 4);
    int seconds = hours * 3600 + minutes * 60;
    if (hours < 0 || minutes < 0 || minutes > 59 || seconds > 18 * 3600) {
      return Integer.MIN_VALUE;
    }
    return text[i] == '-' ? -seconds : seconds;
  }
}
