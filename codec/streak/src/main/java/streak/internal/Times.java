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

  /** The same of {@code 00T00:00}, and of {@code :00.000} with nothing behind it. */
  private static final long DAY_TO_MINUTE = 0x3030_3a30_3054_3030L;

  private static final long DAY_TO_MINUTE_CARRY = 0x7676_7f76_767f_7676L;
  private static final long SECOND_TO_MILLI = 0x0030_3030_2e30_303aL;
  private static final long SECOND_TO_MILLI_CARRY = 0x7f76_7676_7f76_767fL;

  /** What is packed into a {@link #moment} before its milliseconds. */
  private static final int MILLI_BITS = 10;

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
    return date(year, month, day);
  }

  private static int date(int year, int month, int day) {
    if (month < 1 || month > 12 || day < 1 || (day > 28 && day > daysOf(year, month))) {
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
    int from = point + 1;
    int left = end - from;
    // Near the end a word that does not reach beyond it; there is enough before.
    long word =
        left >= 8 ? Words.getLong(text, from) : Words.getLong(text, end - 8) >>> ((8 - left) << 3);
    int digits = Integers.digitCountOf(word);
    int nano = (int) Integers.append(0, word, digits);
    if (digits == 8 && left > 8 && text[from + 8] >= '0' && text[from + 8] <= '9') {
      nano = nano * 10 + text[from + 8] - '0';
      digits = 9;
    }
    if (digits == 0 || digits >= left) {
      return -1;
    }
    return time(hour, minute, second, nano * (int) Integers.POWERS[9 - digits], 9 + digits);
  }

  private static long time(int hour, int minute, int second, int nano, int length) {
    long inDay = ((long) nano << HOUR_BITS | hour) << SIX_BITS | minute;
    return (inDay << SIX_BITS | second) << LENGTH_BITS | length;
  }

  /**
   * A date and a time of day to the millisecond, as most that come with a fraction are: {@code 2018-09-06T07:05:39.975}, in three
   * words.
   *
   * @param text has 24 bytes from {@code i}
   * @param behind what the last of them is
   * @return what {@link #dateOf} and {@link #timeOf} take; negative where there is none, or none that the calendar has
   */
  public static long moment(byte[] text, int i, char behind) {
    long first = Words.getLong(text, i) ^ YEAR_MONTH;
    long middle = Words.getLong(text, i + 8) ^ DAY_TO_MINUTE;
    long last = Words.getLong(text, i + 16) ^ (SECOND_TO_MILLI | (long) behind << 56);
    long wrong = (first + YEAR_MONTH_CARRY)
        | first
        | (middle + DAY_TO_MINUTE_CARRY)
        | middle
        | (last + SECOND_TO_MILLI_CARRY)
        | last;
    if ((wrong & HIGH_BITS) != 0) {
      return -1;
    }
    long yearMonth = pairs(first);
    long dayToMinute = pairs(middle);
    long seconds = pairs(last);
    int date = date(
        pair(yearMonth, 0) * 100 + pair(yearMonth, 2), pair(yearMonth, 5), pair(dayToMinute, 0));
    int hour = pair(dayToMinute, 3);
    int minute = pair(dayToMinute, 6);
    int second = pair(seconds, 1);
    if (date < 0 || hour > 23 || minute > 59 || second > 59) {
      return -1;
    }
    int milli = pair(seconds, 4) * 10 + pair(last, 6);
    int inDay = ((hour << SIX_BITS | minute) << SIX_BITS | second) << MILLI_BITS | milli;
    return (long) date << 32 | inDay;
  }

  /** Of a {@link #moment}. */
  public static int dateOf(long moment) {
    return (int) (moment >>> 32);
  }

  /** Of a {@link #moment}. */
  public static long timeOf(long moment) {
    int inDay = (int) moment;
    int milli = inDay & ((1 << MILLI_BITS) - 1);
    long nano = milli * 1_000_000L;
    long time = nano << (HOUR_BITS + 2 * SIX_BITS) | (inDay >>> MILLI_BITS);
    return time << LENGTH_BITS | 12;
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
    return days(year(date), month(date), day(date)) * 86_400L + inDay;
  }

  /** Of a month, from 1. */
  private static int daysOf(int year, int month) {
    if (month == 2) {
      return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28;
    }
    return 30 + ((month + (month >>> 3)) & 1);
  }

  /**
   * To a date from 1970-01-01. Years begin in March here, so that a leap day comes last; then months of 31 and 30 days follow a line
   * (Neri and Schneider, "Euclidean affine functions and their application to calendar algorithms", 2022).
   */
  private static int days(int year, int month, int day) {
    int early = (month - 3) >>> 31; // January and February belong to the year before
    int y = year + 400 - early; // not below zero, whatever that is
    int m = month + 12 * early;
    int century = y / 100;
    int days = y * 1461 / 4 - century + century / 4 + (979 * m - 2919) / 32 + day - 1;
    return days - (DAYS_OF_400_YEARS + DAYS_TO_EPOCH);
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
    int century = year / 100;
    long dashes = (long) '-' << 32 | (long) '-' << 56;
    long first = Integers.pair(century) | Integers.pair(year - century * 100) << 16;
    Words.putLong(out, position, first | Integers.pair(month) << 40 | dashes);
    Words.putLong(out, position + 8, Integers.pair(day));
    return position + 10;
  }

  /**
   * Writes the date that is so many days behind 1970-01-01, which is one of the years 0000 to 9999.
   *
   * @param out as {@link #writeDate} has it
   * @return the position after the text
   */
  public static int writeEpochDay(int epochDay, byte[] out, int position) {
    // The way back from what days() does, of the same source.
    int fourTimes = 4 * (epochDay + DAYS_OF_400_YEARS + DAYS_TO_EPOCH) + 3;
    int century = fourTimes / DAYS_OF_400_YEARS;
    int inCentury = 4 * (fourTimes % DAYS_OF_400_YEARS / 4) + 3;
    long years = 2_939_745L * inCentury;
    int inYear = (int) ((years & 0xffff_ffffL) / 11_758_980);
    int monthAndDay = 2141 * inYear + 197_913;
    int next = (305 - inYear) >>> 31; // January and February are of the next year
    int year = 100 * century + (int) (years >>> 32) - 400 + next;
    int month = (monthAndDay >>> 16) - 12 * next;
    return writeDate(year, month, (monthAndDay & 0xffff) / 2141 + 1, out, position);
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
    long colons = (long) ':' << 16 | (long) ':' << 40;
    Words.putLong(
        out,
        position,
        Integers.pair(hour) | Integers.pair(minute) << 24 | Integers.pair(second) << 48 | colons);
    if (nano == 0) {
      return position + (second == 0 && !seconds ? 5 : 8);
    }
    int milli = nano / 1_000_000;
    if (milli * 1_000_000 == nano) {
      int tens = milli / 10;
      int ones = '0' + milli - tens * 10;
      Words.putLong(out, position + 8, '.' | Integers.pair(tens) << 8 | (long) ones << 24);
      return position + 12;
    }
    out[position + 8] = '.';
    Words.putLong(out, position + 9, Integers.ascii(nano / 10));
    out[position + 17] = (byte) ('0' + nano % 10);
    return position + (nano % 1000 == 0 ? 15 : 18);
  }
}
