package streak;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import streak.internal.Hex;
import streak.internal.Instants;
import streak.internal.Times;
import streak.internal.Words;

/**
 * Values that stand for themselves as a string, read and written in place, without a String; for adapters.
 *
 * <p>What reads takes the text that nearly all documents have: years of four digits, no escapes, all of it in the reader's buffer.
 * Where it is another, or not right, null is returned and nothing has been read: the String is to be parsed, and refused if
 * need be. What writes gives what {@code toString} would.
 */
public final class CanonicalText {

  /** Characters of the longest, a UUID; where a string may not be as long, none is read here. */
  static final int LONGEST = 36;

  /** Bytes that any of them takes, and what is touched behind it. */
  static final int ROOM = 64;

  private static final int DATE = 10;

  /** Of a date and a time of day to the millisecond. */
  private static final int MOMENT = 23;

  /** Of the years 0000 to 9999. */
  private static final long FIRST_SECOND = -62_167_219_200L;

  private static final long LAST_SECOND = 253_402_300_799L;

  /** What {@link Instants#offset} says where there is none. */
  private static final int NO_OFFSET = Integer.MIN_VALUE;

  private static final long FOUR_BYTES = 0xffff_ffffL;

  private CanonicalText() {}

  // ---- reading ----

  /** A date such as {@code 2018-09-06}. */
  public static @Nullable LocalDate readLocalDate(JsonReader in) {
    int from = in.textInPlace(DATE);
    int date = from < 0 ? -1 : Times.date(in.buf, from);
    return date < 0 || !endsAt(in, from + DATE) ? null : date(date);
  }

  /** A time of day such as {@code 07:05} or {@code 07:05:39.975}. */
  public static @Nullable LocalTime readLocalTime(JsonReader in) {
    int from = in.textInPlace(5);
    long time = from < 0 ? -1 : Times.time(in.buf, from, in.end);
    return time < 0 || !endsAt(in, from + Times.length(time)) ? null : time(time);
  }

  /** A date and a time of day such as {@code 2018-09-06T07:05:39.975}. */
  public static @Nullable LocalDateTime readLocalDateTime(JsonReader in) {
    int from = in.textInPlace(DATE + 6);
    if (from < 0 || in.buf[from + DATE] != 'T') {
      return null;
    }
    if (in.end - from >= MOMENT + 1) {
      long moment = Times.moment(in.buf, from, '"');
      if (moment >= 0) {
        in.pos = from + MOMENT + 1;
        return LocalDateTime.of(date(Times.dateOf(moment)), time(Times.timeOf(moment)));
      }
    }
    int date = Times.date(in.buf, from);
    long time = Times.time(in.buf, from + DATE + 1, in.end);
    if (date < 0 || time < 0 || !endsAt(in, from + DATE + 1 + Times.length(time))) {
      return null;
    }
    return LocalDateTime.of(date(date), time(time));
  }

  /** A moment such as {@code 2018-09-06T07:05:39.975Z}. */
  public static @Nullable Instant readInstant(JsonReader in) {
    int from = in.textInPlace(DATE + 10);
    if (from < 0 || in.buf[from + DATE] != 'T' || in.buf[from + DATE + 6] != ':') {
      return null;
    }
    if (in.end - from >= MOMENT + 2) {
      long moment = Times.moment(in.buf, from, 'Z');
      if (moment >= 0 && endsAt(in, from + MOMENT + 1)) {
        return instant(Times.dateOf(moment), Times.timeOf(moment));
      }
    }
    int date = Times.date(in.buf, from);
    long time = Times.time(in.buf, from + DATE + 1, in.end);
    int zone = from + DATE + 1 + Times.length(time);
    if (date < 0 || time < 0 || in.buf[zone] != 'Z' || !endsAt(in, zone + 1)) {
      return null;
    }
    return instant(date, time);
  }

  private static Instant instant(int date, long time) {
    return Instant.ofEpochSecond(Times.epochSecond(date, time), Times.nano(time));
  }

  /** A moment such as {@code 2018-09-06T07:05:39.975+09:00}. */
  public static @Nullable OffsetDateTime readOffsetDateTime(JsonReader in) {
    int from = in.textInPlace(DATE + 7);
    if (from < 0 || in.buf[from + DATE] != 'T') {
      return null;
    }
    int date = Times.date(in.buf, from);
    long time = Times.time(in.buf, from + DATE + 1, in.end);
    int zone = from + DATE + 1 + Times.length(time);
    if (date < 0 || time < 0) {
      return null;
    }
    int length = in.buf[zone] == 'Z' ? 1 : 6;
    int offset = zone + length < in.end ? Instants.offset(in.buf, zone, zone + length) : NO_OFFSET;
    if (offset == NO_OFFSET || !endsAt(in, zone + length)) {
      return null;
    }
    return OffsetDateTime.of(date(date), time(time), ZoneOffset.ofTotalSeconds(offset));
  }

  /** A UUID of 36 characters, letters of either case. */
  public static @Nullable UUID readUUID(JsonReader in) {
    int from = in.textInPlace(LONGEST);
    if (from < 0) {
      return null;
    }
    byte[] b = in.buf;
    // 01234567-9012-4567-9012-456789012345
    long first = Hex.value(Words.getLong(b, from));
    long second =
        Hex.value((Words.getLong(b, from + 9) & FOUR_BYTES) | Words.getLong(b, from + 14) << 32);
    long third =
        Hex.value((Words.getLong(b, from + 19) & FOUR_BYTES) | Words.getLong(b, from + 24) << 32);
    long fourth = Hex.value(Words.getLong(b, from + 28));
    int dashes =
        (b[from + 8] ^ '-') | (b[from + 13] ^ '-') | (b[from + 18] ^ '-') | (b[from + 23] ^ '-');
    if ((first | second | third | fourth) < 0 || dashes != 0 || !endsAt(in, from + LONGEST)) {
      return null;
    }
    return new UUID(first << 32 | second, third << 32 | fourth);
  }

  private static LocalDate date(int date) {
    return LocalDate.of(Times.year(date), Times.month(date), Times.day(date));
  }

  private static LocalTime time(long time) {
    return LocalTime.of(Times.hour(time), Times.minute(time), Times.second(time), Times.nano(time));
  }

  /** Passes the string if a quotation mark is there. */
  private static boolean endsAt(JsonReader in, int quote) {
    if (quote >= in.end || in.buf[quote] != '"') {
      return false;
    }
    in.pos = quote + 1;
    return true;
  }

  // ---- writing ----

  /** A date. */
  public static void write(JsonWriter out, LocalDate value) {
    int at = out.textInPlace();
    end(out, at < 0 ? -1 : write(value, out.buf, at), value);
  }

  /** A time of day. */
  public static void write(JsonWriter out, LocalTime value) {
    int at = out.textInPlace();
    end(out, at < 0 ? -1 : write(value, out.buf, at), value);
  }

  /** A date and a time of day. */
  public static void write(JsonWriter out, LocalDateTime value) {
    int at = out.textInPlace();
    end(out, at < 0 ? -1 : write(value, out.buf, at), value);
  }

  /** A moment in UTC. */
  public static void write(JsonWriter out, Instant value) {
    int at = out.textInPlace();
    long second = value.getEpochSecond();
    boolean usual = at >= 0 && second >= FIRST_SECOND && second <= LAST_SECOND;
    end(out, usual ? write(second, value.getNano(), out.buf, at) : -1, value);
  }

  /** A moment with its offset. */
  public static void write(JsonWriter out, OffsetDateTime value) {
    int at = out.textInPlace();
    int zone = at < 0 ? -1 : write(value.toLocalDateTime(), out.buf, at);
    if (zone >= 0) {
      String offset = value.getOffset().getId();
      for (int i = 0; i < offset.length(); i++) {
        out.buf[zone++] = (byte) offset.charAt(i);
      }
    }
    end(out, zone, value);
  }

  /** A UUID, in lower case. */
  public static void write(JsonWriter out, UUID value) {
    int at = out.textInPlace();
    end(out, at < 0 ? -1 : write(value, out.buf, at), value);
  }

  private static int write(LocalDate date, byte[] out, int at) {
    return Times.writeDate(date.getYear(), date.getMonthValue(), date.getDayOfMonth(), out, at);
  }

  private static int write(LocalTime time, byte[] out, int at) {
    return Times.writeTime(
        time.getHour(), time.getMinute(), time.getSecond(), time.getNano(), false, out, at);
  }

  private static int write(LocalDateTime value, byte[] out, int at) {
    int behind = write(value.toLocalDate(), out, at);
    if (behind < 0) {
      return -1;
    }
    out[behind] = 'T';
    return write(value.toLocalTime(), out, behind + 1);
  }

  private static int write(long epochSecond, int nano, byte[] out, int at) {
    int day = (int) Math.floorDiv(epochSecond, 86_400L);
    int second = (int) (epochSecond - day * 86_400L);
    int minute = second / 60;
    int behind = Times.writeEpochDay(day, out, at);
    out[behind] = 'T';
    behind = Times.writeTime(
        minute / 60, minute % 60, second - minute * 60, nano, true, out, behind + 1);
    out[behind] = 'Z';
    return behind + 1;
  }

  /** In an order in which each word writes over what the last one has beyond its part. */
  private static int write(UUID value, byte[] out, int at) {
    long most = value.getMostSignificantBits();
    long least = value.getLeastSignificantBits();
    long second = Hex.digits((int) most);
    long third = Hex.digits((int) (least >>> 32));
    long dash = (long) '-' << 32;
    Words.putLong(out, at, Hex.digits((int) (most >>> 32)));
    out[at + 8] = '-';
    Words.putLong(out, at + 9, (second & FOUR_BYTES) | dash);
    Words.putLong(out, at + 14, second >>> 32 | dash);
    Words.putLong(out, at + 19, (third & FOUR_BYTES) | dash);
    Words.putLong(out, at + 24, third >>> 32);
    Words.putLong(out, at + 28, Hex.digits((int) least));
    return at + LONGEST;
  }

  /** Ends the string; where it was not begun in place, or the value is an unusual one, writes the String. */
  private static void end(JsonWriter out, int at, Object value) {
    if (at < 0) {
      out.value(value.toString());
      return;
    }
    out.buf[at] = '"';
    out.buf[at + 1] = ',';
    out.pos = at + 2;
  }
}
