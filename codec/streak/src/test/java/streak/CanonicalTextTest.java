package streak;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.UUID;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import streak.tree.JsonValue;

/** Against the JDK: what is read in place is what its factories make of the text, what is written is {@code toString}. */
class CanonicalTextTest {

  /** Reads what is next, or nothing. */
  interface Read<T> {
    @Nullable
    T from(JsonReader in);
  }

  /** A type, as adapters treat it: in place, and as a String. */
  record Kind<T>(
      String name, Read<T> read, BiConsumer<JsonWriter, T> write, Function<String, T> factory) {

    /** Null where the JDK refuses the text, or makes another of it. */
    @Nullable
    T parsed(String text) {
      try {
        T value = factory.apply(text);
        boolean repaired = value instanceof UUID
            ? !value.toString().equalsIgnoreCase(text)
            : value instanceof Instant && text.contains(":60");
        return repaired ? null : value;
      } catch (DateTimeException | IllegalArgumentException e) {
        return null;
      }
    }
  }

  private static final Kind<LocalDate> DATE =
      new Kind<>("date", CanonicalText::readLocalDate, CanonicalText::write, LocalDate::parse);
  private static final Kind<LocalTime> TIME =
      new Kind<>("time", CanonicalText::readLocalTime, CanonicalText::write, LocalTime::parse);
  private static final Kind<LocalDateTime> DATE_TIME = new Kind<>(
      "date and time",
      CanonicalText::readLocalDateTime,
      CanonicalText::write,
      LocalDateTime::parse);
  private static final Kind<Instant> INSTANT =
      new Kind<>("instant", CanonicalText::readInstant, CanonicalText::write, Instant::parse);
  private static final Kind<OffsetDateTime> OFFSET = new Kind<>(
      "date and time with an offset",
      CanonicalText::readOffsetDateTime,
      CanonicalText::write,
      OffsetDateTime::parse);
  private static final Kind<UUID> ID =
      new Kind<>("UUID", CanonicalText::readUUID, CanonicalText::write, UUID::fromString);
  private static final List<Kind<?>> KINDS = List.of(DATE, TIME, DATE_TIME, INSTANT, OFFSET, ID);

  private static final char[] OTHERS =
      " !&'()*+,-./0123456789:;<=>?@ABFGHTZ[_`abfghtz{~\u007f\u00b0\u00ff\u0130\u0660\uff10"
          .toCharArray();

  private final Random random = new Random(5);
  private final JsonReader in = new JsonReader();
  private final JsonWriter out = new JsonWriter();
  private Object kept = "";

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** Whether the text was read in place; either way what follows is read as it would be otherwise. */
  private <T> boolean read(Kind<T> kind, JsonReader reader, String text) {
    T value = kind.read().from(reader);
    if (value != null) {
      assertEquals(kind.parsed(text), value, () -> kind.name() + " of " + text);
    } else {
      assertEquals(text, reader.readString(), kind.name());
    }
    reader.endDocument();
    return value != null;
  }

  private boolean read(Kind<?> kind, String text) {
    String document = '"' + text + '"';
    boolean inPlace = read(kind, in.reset(bytes(document)), text);
    assertEquals(inPlace, read(kind, in.reset(document), text), text);
    return inPlace;
  }

  private <T> void roundTrip(Kind<T> kind, T value, boolean inPlace) {
    String text = value.toString();
    String document = '"' + text + '"';
    kind.write().accept(out.reset(), value);
    assertEquals(document, out.toString());
    kind.write().accept(out.resetText(), value);
    assertEquals(document, out.toString());
    assertEquals(inPlace, read(kind, text), text);
  }

  private LocalTime time(int i) {
    return switch (i & 7) {
      case 0 -> LocalTime.of(random.nextInt(24), random.nextInt(60));
      case 1 -> LocalTime.ofSecondOfDay(random.nextInt(86_400));
      case 2 -> LocalTime.of(random.nextInt(24), 0, 0, random.nextInt(1000) * 1_000_000);
      case 3 -> LocalTime.of(0, 0, random.nextInt(60), random.nextInt(1_000_000) * 1000);
      case 4 -> LocalTime.of(23, 59, 59, random.nextInt(1000));
      default -> LocalTime.ofNanoOfDay(random.nextLong(86_400_000_000_000L));
    };
  }

  private LocalDate date(int i) {
    return (i & 1) == 0
        ? LocalDate.of(random.nextInt(10_000), 1, 1).plusDays(random.nextInt(365))
        : LocalDate.ofEpochDay(random.nextInt(40_000));
  }

  @Test
  void everyDateOfFourCenturies() {
    for (LocalDate day = LocalDate.of(1770, 1, 1); day.getYear() < 2180; day = day.plusDays(1)) {
      roundTrip(DATE, day, true);
      Instant moment = day.atTime(time(day.getDayOfYear())).toInstant(ZoneOffset.UTC);
      roundTrip(INSTANT, moment, true);
    }
  }

  @Test
  void everyMonthAndDayThatTwoDigitsSay() {
    for (int year : new int[] {0, 1, 4, 100, 1900, 1999, 2000, 2023, 2024, 2100, 9999}) {
      for (int monthAndDay = 0; monthAndDay < 10_000; monthAndDay++) {
        String text = "%04d-%02d-%02d".formatted(year, monthAndDay / 100, monthAndDay % 100);
        assertEquals(DATE.parsed(text) != null, read(DATE, text), text);
      }
    }
  }

  @Test
  void everyTimeThatTwoDigitsSay() {
    for (int i = 0; i < 10_000; i++) {
      String text = "%02d:%02d".formatted(i / 100, i % 100);
      assertEquals(TIME.parsed(text) != null, read(TIME, text), text);
      text += ":%02d".formatted(random.nextInt(60));
      assertEquals(TIME.parsed(text) != null, read(TIME, text), text);
      text = "%02d:%02d:%02d".formatted(i % 24, random.nextInt(60), i / 100);
      assertEquals(TIME.parsed(text) != null, read(TIME, text), text);
    }
  }

  @Test
  void atRandom() {
    for (int i = 0; i < 20_000; i++) {
      LocalDateTime moment = date(i).atTime(time(i));
      roundTrip(TIME, moment.toLocalTime(), true);
      roundTrip(DATE_TIME, moment, true);
      roundTrip(INSTANT, moment.toInstant(ZoneOffset.UTC), true);
      int minutes = random.nextInt(36 * 60 + 1) - 18 * 60;
      roundTrip(OFFSET, moment.atOffset(ZoneOffset.ofTotalSeconds(minutes * 60)), true);
      roundTrip(ID, new UUID(random.nextLong(), random.nextLong()), true);
      assertEquals(true, read(ID, new UUID(~i, i).toString().toUpperCase(Locale.ROOT)));
    }
  }

  /** Reads in place or else as a String, as adapters do. */
  private static <T> JsonAdapter<T> adapter(Kind<T> kind) {
    return new JsonAdapter<>() {
      @Override
      public T read(JsonReader in) {
        T value = kind.read().from(in);
        return value != null ? value : kind.factory().apply(in.readString());
      }

      @Override
      public void write(JsonWriter out, T value) {
        kind.write().accept(out, value);
      }
    };
  }

  private static <T> void throughATree(Kind<T> kind, String text) {
    T value = kind.factory().apply(text);
    JsonAdapter<List<T>> adapter = adapter(kind).list();
    JsonValue tree = adapter.toTree(List.of(value, value));
    assertEquals("[\"" + text + "\",\"" + text + "\"]", tree.toString());
    assertEquals(List.of(value, value), adapter.fromTree(tree));
  }

  @Test
  void throughATree() {
    throughATree(DATE, "2018-09-06");
    throughATree(TIME, "07:05");
    throughATree(DATE_TIME, "2018-09-06T07:05:39.975");
    throughATree(INSTANT, "2018-09-06T07:05:39.975Z");
    throughATree(OFFSET, "2018-09-06T07:05:39.975+09:30");
    throughATree(ID, "0a1b2c3d-4e5f-6789-abcd-ef0123456789");
  }

  @Test
  void atTheLimits() {
    LocalDateTime first = LocalDateTime.of(0, 1, 1, 0, 0);
    LocalDateTime last = LocalDateTime.of(9999, 12, 31, 23, 59, 59, 999_999_999);
    for (LocalDateTime usual : List.of(first, last, LocalDateTime.of(0, 2, 29, 0, 0, 1))) {
      roundTrip(DATE, usual.toLocalDate(), true);
      roundTrip(DATE_TIME, usual, true);
      roundTrip(INSTANT, usual.toInstant(ZoneOffset.UTC), true);
      roundTrip(OFFSET, usual.atOffset(ZoneOffset.MAX), true);
    }
    for (LocalDateTime other :
        List.of(first.minusNanos(1), last.plusNanos(1), LocalDateTime.MIN, LocalDateTime.MAX)) {
      roundTrip(DATE, other.toLocalDate(), false);
      roundTrip(DATE_TIME, other, false);
      roundTrip(INSTANT, other.toInstant(ZoneOffset.UTC), false);
      roundTrip(OFFSET, other.atOffset(ZoneOffset.UTC), false);
    }
    roundTrip(INSTANT, Instant.MIN, false);
    roundTrip(INSTANT, Instant.MAX, false);
    roundTrip(OFFSET, last.atOffset(ZoneOffset.ofHoursMinutesSeconds(-1, -2, -3)), false);
    roundTrip(ID, new UUID(0, 0), true);
    roundTrip(ID, new UUID(-1, -1), true);
  }

  /** Whatever is read in place is what the JDK reads; what the JDK refuses is not read. */
  @Test
  void aCharacterIsAnother() {
    for (String text : List.of(
        "2018-09-06",
        "07:05",
        "07:05:39.975",
        "2018-09-06T07:05",
        "2018-09-06T07:05:39",
        "2018-09-06T07:05:39.975Z",
        "2018-09-06T07:05:39.123456789+09:30",
        "0a1B2c3D-4e5F-6789-abcd-EF0123456789")) {
      for (Kind<?> kind : KINDS) {
        for (int i = 0; i < text.length(); i++) {
          for (char c : OTHERS) {
            read(kind, text.substring(0, i) + c + text.substring(i + 1));
          }
          read(kind, text.substring(0, i));
          read(kind, text + text.substring(i));
        }
      }
    }
  }

  @Test
  void onEveryWayInAndSplitAnywhere() {
    for (String text : List.of(
        "2018-09-06",
        "07:05",
        "2018-09-06T07:05:39.1",
        "2018-09-06T07:05:39.975Z",
        "2018-09-06T07:05:39+09:30",
        "0a1b2c3d-4e5f-6789-abcd-ef0123456789")) {
      byte[] document = bytes(" \"" + text + "\" ");
      for (Kind<?> kind : KINDS) {
        WaysIn.of(document).values().forEach(way -> read(kind, way.begin(in, document), text));
        for (int i = 1; i < document.length; i++) {
          read(kind, WaysIn.splitAt(i).begin(in, document), text);
        }
      }
    }
  }

  @Test
  void whatIsNoSuchStringIsLeftAlone() {
    for (Kind<?> kind : KINDS) {
      for (String other : List.of("1", "null", "{}", "\"\"", "\"2018\\u002d09-06\"", "\"", "")) {
        assertNull(kind.read().from(in.reset(bytes(other))), other);
        assertEquals(0, in.offset());
      }
    }
  }

  @Test
  void aStringThatMayNotBeSoLongIsRefusedAsAnyOther() {
    JsonReader narrow = new JsonReader(JsonLimits.DEFAULT.withStringBytes(9));
    assertNull(CanonicalText.readLocalDate(narrow.reset(bytes("\"2018-09-06\""))));
    JsonReader wide = new JsonReader(JsonLimits.DEFAULT.withStringBytes(CanonicalText.LONGEST));
    assertNotNull(CanonicalText.readLocalDate(wide.reset(bytes("\"2018-09-06\""))));
  }

  /** Constants of an enum whose names are known, are not, or stand in another order. */
  @Test
  void constants() {
    JsonNames known = JsonNames.of("NANOS", "MICROS", "alias");
    JsonNames reversed = JsonNames.of("MICROS", "NANOS", "caf\u00e9");
    for (JsonNames names : List.of(known, reversed)) {
      for (JsonWriter writer : List.of(out.reset(), new JsonWriter().resetText())) {
        writer.beginArray();
        writer.value(names, ChronoUnit.NANOS);
        writer.value(names, ChronoUnit.MICROS);
        writer.value(names, ChronoUnit.FOREVER);
        writer.value(names, 2);
        writer.endArray();
        assertEquals(
            "[\"NANOS\",\"MICROS\",\"FOREVER\",\"" + names.name(2) + "\"]", writer.toString());
      }
    }
  }

  @Test
  void nothingIsAllocatedButTheValue() {
    byte[] date = bytes("\"2018-09-06\"");
    byte[] id = bytes("\"0a1b2c3d-4e5f-6789-abcd-ef0123456789\"");
    LocalDate day = LocalDate.of(2018, 9, 6);
    UUID uuid = new UUID(1, 2);
    Instant moment = Instant.ofEpochSecond(1_600_000_000, 975_000_000);
    assertEquals(0, Allocated.by(20_000, 1_000, () -> {
      CanonicalText.write(out.reset(), day);
      CanonicalText.write(out.reset(), uuid);
      CanonicalText.write(out.reset(), moment);
    }));
    long two =
        Allocated.by(20_000, 1_000, () -> kept = List.of(LocalDate.of(2018, 9, 6), new UUID(1, 2)));
    assertEquals(
        two,
        Allocated.by(
            20_000,
            1_000,
            () -> kept = List.of(
                requireNonNull(CanonicalText.readLocalDate(in.reset(date))),
                requireNonNull(CanonicalText.readUUID(in.reset(id))))));
  }
}
