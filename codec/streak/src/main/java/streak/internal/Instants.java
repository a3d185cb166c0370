package streak.internal;

/**
 * Moments as RFC 3339 section 5.6 writes them, {@code 2018-09-06T07:05:39.975Z} or with an offset such as {@code +09:00}, read
 * where they stand. Years 0000 to 9999 of the proleptic Gregorian calendar; up to nine digits behind the point; offsets up to 18
 * hours; no leap seconds. Days are counted as {@code java.time} does.
 */
public final class Instants {

  /** Says that a text is no moment. */
  public static final long NONE = Long.MIN_VALUE;

  private static final int FRACTION = 19;
  private static final int DAYS_TO_EPOCH = 719_468; // from 0000-03-01
  private static final int DAYS_OF_400_YEARS = 146_097;

  private Instants() {}

  /** Whole seconds since 1970-01-01T00:00:00Z, rounded down; {@link #NONE} when the text is no moment. */
  public static long seconds(byte[] text, int from, int to) {
    if (to - from <= FRACTION
        || text[from + 4] != '-'
        || text[from + 7] != '-'
        || (text[from + 10] | 0x20) != 't'
        || text[from + 13] != ':'
        || text[from + 16] != ':') {
      return NONE;
    }
    int year = two(text, from) * 100 + two(text, from + 2);
    int month = two(text, from + 5);
    int day = two(text, from + 8);
    int hour = two(text, from + 11);
    int minute = two(text, from + 14);
    int second = two(text, from + 17);
    // What is not two digits is far below zero, and so is everything made of it.
    if (year < 0 || month < 1 || month > 12 || day < 1 || day > daysOf(year, month)) {
      return NONE;
    }
    if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 59) {
      return NONE;
    }
    int offset = offset(text, fractionEnd(text, from + FRACTION, to), to);
    if (offset == Integer.MIN_VALUE) {
      return NONE;
    }
    int inDay = hour * 3600 + minute * 60 + second;
    return days(year, month, day) * 86_400 + inDay - offset;
  }

  /** What comes on top of {@link #seconds}; assumes that these are not {@link #NONE}. */
  public static int nanos(byte[] text, int from, int to) {
    int i = from + FRACTION;
    if (text[i] != '.') {
      return 0;
    }
    int nanos = 0;
    int unit = 100_000_000;
    for (i++; text[i] >= '0' && text[i] <= '9'; i++) {
      nanos += (text[i] - '0') * unit;
      unit /= 10;
    }
    return nanos;
  }

  static int two(byte[] text, int i) {
    int tens = text[i] - '0';
    int ones = text[i + 1] - '0';
    return tens < 0 || tens > 9 || ones < 0 || ones > 9 ? -100_000 : tens * 10 + ones;
  }

  /** Of a month, from 1. */
  static int daysOf(int year, int month) {
    if (month == 2) {
      return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28;
    }
    return 30 + ((month + (month >>> 3)) & 1);
  }

  /** To a date from 1970-01-01. Years begin in March here, so that a leap day comes last; then months of 31 and 30 days follow a line. */
  static long days(int year, int month, int day) {
    int y = month > 2 ? year : year - 1;
    int m = month > 2 ? month - 3 : month + 9;
    int era = Math.floorDiv(y, 400);
    int inEra = y - era * 400;
    int days = inEra * 365 + inEra / 4 - inEra / 100 + (153 * m + 2) / 5 + day - 1;
    return (long) era * DAYS_OF_400_YEARS + days - DAYS_TO_EPOCH;
  }

  /** Behind the digits of a fraction, if there is one; -1 when it has none, or too many. */
  private static int fractionEnd(byte[] text, int from, int to) {
    if (text[from] != '.') {
      return from;
    }
    int i = from + 1;
    while (i < to && text[i] >= '0' && text[i] <= '9') {
      i++;
    }
    int digits = i - from - 1;
    return digits < 1 || digits > 9 ? -1 : i;
  }

  /** In seconds; the least int when it is none. */
  public static int offset(byte[] text, int i, int to) {
    if (i >= 0 && i + 1 == to && (text[i] | 0x20) == 'z') {
      return 0;
    }
    if (i < 0 || i + 6 != to || text[i + 3] != ':' || (text[i] != '+' && text[i] != '-')) {
      return Integer.MIN_VALUE;
    }
    int hours = two(text, i + 1);
    int minutes = two(text, i + 4);
    int seconds = hours * 3600 + minutes * 60;
    if (hours < 0 || minutes < 0 || minutes > 59 || seconds > 18 * 3600) {
      return Integer.MIN_VALUE;
    }
    return text[i] == '-' ? -seconds : seconds;
  }
}
