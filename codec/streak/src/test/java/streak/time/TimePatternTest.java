package streak.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQuery;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import streak.JsonAdapter;
import streak.JsonException;

class TimePatternTest {

  private static final class Of<T extends TemporalAccessor> extends TimePattern<T> {
    Of(String pattern, TemporalQuery<T> query) {
      super(pattern, query);
    }

    Of(String pattern, ZoneId zone, TemporalQuery<T> query) {
      super(pattern, zone, query);
    }
  }

  private static <T extends TemporalAccessor> void both(TimePattern<T> times, T time, String json) {
    assertEquals(json, times.toJson(time));
    assertEquals(time, times.fromJson(json));
  }

  @Test
  void everyTypeThatAPatternSaysEnoughOf() {
    both(
        new Of<>("yyyy-MM-dd HH:mm:ss", LocalDateTime::from),
        LocalDateTime.of(2026, 1, 31, 9, 30),
        "\"2026-01-31 09:30:00\"");
    both(new Of<>("dd.MM.yyyy", LocalDate::from), LocalDate.of(2026, 12, 1), "\"01.12.2026\"");
    both(new Of<>("uuuuMMdd", LocalDate::from), LocalDate.of(2026, 12, 1), "\"20261201\"");
    both(new Of<>("h:mm a", LocalTime::from), LocalTime.of(21, 5), "\"9:05 PM\"");
    both(new Of<>("MM/yy", YearMonth::from), YearMonth.of(2029, 8), "\"08/29\"");
    both(
        new Of<>("yyyy-MM-dd'T'HH:mm:ssxx", OffsetDateTime::from),
        OffsetDateTime.of(2026, 1, 31, 9, 30, 0, 0, ZoneOffset.ofHours(2)),
        "\"2026-01-31T09:30:00+0200\"");
    both(
        new Of<>("yyyy-MM-dd HH:mm VV", ZonedDateTime::from),
        ZonedDateTime.of(2026, 1, 31, 9, 30, 0, 0, ZoneId.of("Asia/Shanghai")),
        "\"2026-01-31 09:30 Asia/Shanghai\"");
  }

  @Test
  void withoutAClass() {
    JsonAdapter<LocalDate> dates = TimePattern.of("dd.MM.yyyy", LocalDate::from);
    assertEquals("\"01.12.2026\"", dates.toJson(LocalDate.of(2026, 12, 1)));
    JsonAdapter<Instant> moments =
        TimePattern.of("dd.MM.yyyy HH:mm", ZoneId.of("Asia/Shanghai"), Instant::from);
    assertEquals(Instant.parse("2026-12-01T01:30:00Z"), moments.fromJson("\"01.12.2026 09:30\""));
  }

  @Test
  void aMomentIsReadAndWrittenAtTheZonesTime() {
    both(
        new Of<>("yyyy-MM-dd HH:mm:ss", ZoneId.of("Asia/Shanghai"), Instant::from),
        Instant.parse("2026-01-31T01:30:00Z"),
        "\"2026-01-31 09:30:00\"");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2026-02-30 09:30:00",
        "2026-01-31 24:00:00",
        "2026-01-31 09:30:00 ",
        "2026-1-31 09:30:00",
        "2026-01-31T09:30:00",
        "",
      })
  void anythingElseIsRefused(String text) {
    TimePattern<LocalDateTime> times = new Of<>("yyyy-MM-dd HH:mm:ss", LocalDateTime::from);
    assertEquals(
        "expected a time such as \"2026-01-31 09:30:15\", found \"" + text
            + "\" (line 1, column 1, byte 0)",
        assertThrows(JsonException.class, () -> times.fromJson('"' + text + '"'))
            .getMessage());
  }

  @Test
  void yearsBeforeTheFirst() {
    LocalDate before = LocalDate.of(-43, 3, 15);
    both(new Of<>("uuuu-MM-dd", LocalDate::from), before, "\"-0043-03-15\"");
    both(new Of<>("yyyy-MM-dd G", LocalDate::from), before, "\"0044-03-15 BC\"");
    for (String pattern : List.of("yyyy-MM-dd", "yyyy-MM-dd' G'")) {
      assertTrue(
          unwritable(new Of<>(pattern, LocalDate::from), before).endsWith(", found -0043-03-15"));
    }
    both(new Of<>("yyyy-MM-dd", LocalDate::from), LocalDate.of(1, 1, 1), "\"0001-01-01\"");
  }

  @Test
  void whatThePatternCannotSayIsNotWritten() {
    TimePattern<Instant> times = new Of<>("yyyy-MM-dd HH:mm", ZoneOffset.UTC, Instant::from);
    assertEquals(
        "expected a time that can be written like \"2026-01-31 09:30\", found -0043-03-15T00:00:00Z",
        unwritable(times, Instant.parse("-0043-03-15T00:00:00Z")));
    unwritable(times, Instant.MAX);
    unwritable(new Of<>("uuuu-MM-dd HH:mm", ZoneOffset.UTC, Instant::from), Instant.MIN);
  }

  private static <T extends TemporalAccessor> String unwritable(TimePattern<T> times, T time) {
    return assertThrows(JsonException.class, () -> times.toJson(time)).getMessage();
  }

  @Test
  void ofALongTextTheBeginningIsShown() {
    TimePattern<LocalDate> dates = new Of<>("dd.MM.yyyy", LocalDate::from);
    String said = assertThrows(
            JsonException.class, () -> dates.fromJson('"' + "x".repeat(100_000) + '"'))
        .getMessage();
    assertTrue(said.length() < 400, said);
  }

  @Test
  void whatIsNoPatternOfTheTypeIsRefusedAtOnce() {
    assertEquals(
        "expected a pattern that says all that the type needs and nothing that it lacks, found 'HH:mm'",
        assertThrows(
                IllegalArgumentException.class,
                () -> new Of<>("HH:mm", ZoneOffset.UTC, LocalDate::from))
            .getMessage());
    assertEquals(
        "expected a pattern that says all that the type needs and nothing that it lacks, found 'yyyy-MM-dd HH:mm' and no zone",
        assertThrows(
                IllegalArgumentException.class, () -> new Of<>("yyyy-MM-dd HH:mm", Instant::from))
            .getMessage());
    assertThrows(IllegalArgumentException.class, () -> new Of<>("bogus", LocalDate::from));
    assertThrows(
        IllegalArgumentException.class, () -> new Of<>("dd.MM.yyyy HH:mm", LocalDate::from));
    assertThrows(
        IllegalArgumentException.class, () -> new Of<>("yyyy-MM-dd HH:mm xxx", Instant::from));
  }

  @Test
  void theMachinesLanguageChangesNothing() {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.GERMANY);
    try {
      both(new Of<>("d MMM yyyy", LocalDate::from), LocalDate.of(2026, 12, 1), "\"1 Dec 2026\"");
    } finally {
      Locale.setDefault(before);
    }
  }
}
