package streak.internal;

/**
 * Dates and times as {@code java.time} writes them, read and written where they stand, by words: {@code 2018-09-06} and {@code
 * 07:05}, {@code 07:05:39} or {@code 07:05:39.975}. Years 0000 to 9999; other texts that {@code java.time} knows are not known
 * here.
 */
public final class Times {

  /** The most bytes that {@link #writeDate} touches. */
  public static final int MAX_DATE_BYTES = 16;

  /** The most bytes that {@link #writeTime} touches. */
  public static final int MAX_TIME_BYTES = 18;

  /** In a date or a time packed into a number: from the second element on, how far it is shifted. */
  private static final int DAY_BITS = 5;

  private static final int MONTH_BITS = 4;
  private static final int LENGTH_BITS = 5;
  private static final int SIX_BITS = 6;
  private static final int HOUR_BITS = 5;

  private static final long HIGH_BITS = 0x8080_8080_8080_8080L;

  /** Words as they are read, {@code 0000-00-}, {@code 00-00-00} and {@code 00:00:00}: a digit becomes its value, the others zero. */
  private static final long YEAR_MONTH = 0x2d30_302d_3030_3030L;

  private static final long MONTH_DAY = 0x3030_2d30_302d_3030L;
  private static final long CLOCK = 0x3030_3a30_303a_3030L;

  /** What carries into the highest bit of each byte of the first of these that is no digit, or is not zero where none is. */
  private static final long YEAR_MONTH_CARRY = 0x7f76_767f_7676_7676L;

  /** The same for the other two. */
  private static final long THREE_PAIRS_CARRY = 0x7676_7f76_767f_7676L;

  private static final int DAYS_TO_EPOCH = 719_468; // from 0000-03-01
  private static final int DAYS_OF_400_YEARS = 146_097;

  private Times() {}

  // ---- reading ----

  /**
   * A date of ten characters, whose elements {@link #year}, {@link #month} and {@link #day} give.
   *
   * @param text has ten bytes from {@code i}
   * @return negative when there is none, or none that the calendar has
   */
  public static int date(byte[] text, int i) {
    long first = Words.getLong(text, i) ^ YEAR_MONTH;
    long last = Words.getLong(text, i + 2) ^ MONTH_DAY;
    if ((((first + YEAR_MONTH_CARRY) | first | (last + THREE_PAIRS_CARRY) | last) & HIGH_BITS)
        != 0) {
      return -1;
    }
    long pairs = pairs(first);
    int year = pair(pairs, 0) * 100 + pair(pairs, 2);
    int month = pair(pairs, 5);
    int day = pair(pairs(last), 6);
    if (month < 1 || month > 12 || day < 1 || day > daysOf(year, month)) {
      return -1;
    }
    return ((year << MONTH_BITS | month) << DAY_BITS) | day;
  }

  /** Of a {@link #date}. */
  public static int year(int date) {
    return date >>> (DAY_BITS + MONTH_BITS);
  }

  /** Of a {@link #date}, from 1. */
  public static int month(int date) {
    return (date >>> DAY_BITS) & ((1 << MONTH_BITS) - 1);
  }

  /** Of a {@link #date}, from 1. */
  public static int day(int date) {
    return date & ((1 << DAY_BITS) - 1);
  }

  /**
   * A time of day, whose elements {@link #hour} and those below give. Not more than nine digits of a fraction are taken.
   *
   * @param text has six bytes from {@code i}, one more than the shortest time
   * @return negative when there is none, or it reaches {@code end}
   */
  public static long time(byte[] text, int i, int end) {
    if (text[i + 5] != ':') {
      return hourAndMinute(text, i);
    }
    if (end - i < 9) {
      return -1;
    }
    long digits = Words.getLong(text, i) ^ CLOCK;
    if ((((digits + THREE_PAIRS_CARRY) | digits) & HIGH_BITS) != 0) {
      return -1;
    }
    long pairs = pairs(digits);
    int hour = pair(pairs, 0);
    int minute = pair(pairs, 3);
    int second = pair(pairs, 6);
    if (hour > 23 || minute > 59 || second > 59) {
      return -1;
    }
    return text[i + 8] == '.'
        ? withFraction(hour, minute, second, text, i + 8, end)
        : time(hour, minute, second, 0, 8);
  }

  private static long hourAndMinute(byte[] text, int i) {
    int hour = two(text, i);
    int minute = two(text, i + 3);
    return hour < 0 || hour > 23 || text[i + 2] != ':' || minute < 0 || minute > 59
        ? -1
        : time(hour, minute, 0, 0, 5);
  }

  private static long withFraction(
      int hour, int minute, int second, byte[] text, int point, int end) {
    int nano = 0;
    int digits = 0;
    for (int i = point + 1; i < end && digits < 9 && text[i] >= '0' && text[i] <= '9'; i++) {
      nano = nano * 10 + text[i] - '0';
      digits++;
    }
    if (digits == 0 || point + 1 + digits >= end) {
      return -1;
    }
    return time(hour, minute, second, nano * (int) Integers.POWERS[9 - digits], 9 + digits);
  }

  private static long time(int hour, int minute, int second, int nano, int length) {
    long inDay = ((long) nano << HOUR_BITS | hour) << SIX_BITS | minute;
    return (inDay << SIX_BITS | second) << LENGTH_BITS | length;
  }

  /** Of a {@link #time}. */
  public static int hour(long time) {
    return (int) (time >>> (LENGTH_BITS + 2 * SIX_BITS)) & ((1 << HOUR_BITS) - 1);
  }

  /** Of a {@link #time}. */
  public static int minute(long time) {
    return (int) (time >>> (LENGTH_BITS + SIX_BITS)) & ((1 << SIX_BITS) - 1);
  }

  /** Of a {@link #time}. */
  public static int second(long time) {
    return (int) (time >>> LENGTH_BITS) & ((1 << SIX_BITS) - 1);
  }

  /** Of a {@link #time}, in nanoseconds. */
  public static int nano(long time) {
    return (int) (time >>> (LENGTH_BITS + 2 * SIX_BITS + HOUR_BITS));
  }

  /** Of a {@link #time}'s text: 5, 8, or more where there is a fraction. */
  public static int length(long time) {
    return (int) time & ((1 << LENGTH_BITS) - 1);
  }

  /** Whole seconds since 1970-01-01T00:00:00Z of a {@link #date} and a {@link #time} in UTC. */
  public static long epochSecond(int date, long time) {
    int inDay = (hour(time) * 60 + minute(time)) * 60 + second(time);
    return days(year(date), month(date), day(date)) * 86_400 + inDay;
  }

  /** Of a month, from 1. */
  private static int daysOf(int year, int month) {
    if (month == 2) {
      return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28;
    }
    return 30 + ((month + (month >>> 3)) & 1);
  }

  /** To a date from 1970-01-01. Years begin in March here, so that a leap day comes last; then months of 31 and 30 days follow a line. */
  private static long days(int year, int month, int day) {
    int y = month > 2 ? year : year - 1;
    int m = month > 2 ? month - 3 : month + 9;
    int era = Math.floorDiv(y, 400);
    int inEra = y - era * 400;
    int days = inEra * 365 + inEra / 4 - inEra / 100 + (153 * m + 2) / 5 + day - 1;
    return (long) era * DAYS_OF_400_YEARS + days - DAYS_TO_EPOCH;
  }

  /** The value of two digits; far below zero when it is none. */
  static int two(byte[] text, int i) {
    int tens = text[i] - '0';
    int ones = text[i + 1] - '0';
    return tens < 0 || tens > 9 || ones < 0 || ones > 9 ? -100_000 : tens * 10 + ones;
  }

  /** In each byte, ten times its value and that of the byte behind it. */
  private static long pairs(long digits) {
    return (digits * (1 + (10 << 8))) >>> 8;
  }

  private static int pair(long pairs, int at) {
    return (int) (pairs >>> (at * 8)) & 0xff;
  }

  // ---- writing ----

  /**
   * Writes a date.
   *
   * @param out has {@link #MAX_DATE_BYTES} bytes from {@code position}; any of them may change, also past the text
   * @return the position after the text; -1, and nothing written, when the year has more than four digits or a sign
   */
  public static int writeDate(int year, int month, int day, byte[] out, int position) {
    if (year < 0 || year > 9999) {
      return -1;
    }
    long digits = Integers.ascii((year * 100 + month) * 100 + day);
    long dashes = (long) '-' << 32 | (long) '-' << 56;
    Words.putLong(
        out, position, (digits & 0xffff_ffffL) | (((digits >>> 32) & 0xffff) << 40) | dashes);
    Words.putLong(out, position + 8, digits >>> 48);
    return position + 10;
  }

  /**
   * Writes the date that is so many days behind 1970-01-01, which is one of the years 0000 to 9999.
   *
   * @param out as {@link #writeDate} has it
   * @return the position after the text
   */
  public static int writeEpochDay(int epochDay, byte[] out, int position) {
    // The way back from what days() does.
    int days = epochDay + DAYS_TO_EPOCH;
    int era = Math.floorDiv(days, DAYS_OF_400_YEARS);
    int inEra = days - era * DAYS_OF_400_YEARS;
    int yearOfEra = (inEra - inEra / 1460 + inEra / 36_524 - inEra / 146_096) / 365;
    int inYear = inEra - (yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100);
    int month = (5 * inYear + 2) / 153;
    int day = inYear - (153 * month + 2) / 5 + 1;
    int year = era * 400 + yearOfEra;
    return month < 10
        ? writeDate(year, month + 3, day, out, position)
        : writeDate(year + 1, month - 9, day, out, position);
  }

  /**
   * Writes a time of day, with as many groups of three digits behind the point as it takes.
   *
   * @param seconds whether they are written when they are zero
   * @param out has {@link #MAX_TIME_BYTES} bytes from {@code position}; any of them may change, also past the text
   * @return the position after the text
   */
  public static int writeTime(
      int hour, int minute, int second, int nano, boolean seconds, byte[] out, int position) {
    long digits = Integers.ascii((hour * 100 + minute) * 100 + second) >>> 16;
    long colons = (long) ':' << 16 | (long) ':' << 40;
    Words.putLong(
        out,
        position,
        (digits & 0xffff) | ((digits & 0xffff_0000L) << 8) | (digits >>> 32 << 48) | colons);
    if (nano == 0) {
      return position + (second == 0 && !seconds ? 5 : 8);
    }
    out[position + 8] = '.';
    Words.putLong(out, position + 9, Integers.ascii(nano / 10));
    out[position + 17] = (byte) ('0' + nano % 10);
    return position + (nano % 1_000_000 == 0 ? 12 : nano % 1000 == 0 ? 15 : 18);
  }
}
