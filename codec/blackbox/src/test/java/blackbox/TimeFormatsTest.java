package blackbox;

import com.fasterxml.jackson.annotation.JsonFormat;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.JsonDefault;
import streak.JsonMember;

/** Times of a pattern that another library's annotation says. */
class TimeFormatsTest {

  @Json
  record Types(
      @JsonFormat(pattern = "yyyy-MM-dd HH:mm:ss", timezone = "Europe/Paris")
      Instant moment,

      @JsonFormat(pattern = "dd.MM.yyyy") LocalDate date,
      @JsonFormat(pattern = "yyyy-MM-dd HH:mm") LocalDateTime dateTime,
      @JsonFormat(pattern = "h:mm a") LocalTime time,
      @JsonFormat(pattern = "d MMM", locale = "en") MonthDay day,
      @JsonFormat(pattern = "yyyy/MM/dd HH:mm:ss xxx") OffsetDateTime offset,
      @JsonFormat(pattern = "HHmm X") OffsetTime offsetTime,
      @JsonFormat(pattern = "'in' yyyy") Year year,
      @JsonFormat(pattern = "MM/yyyy") YearMonth month,

      @JsonFormat(pattern = "yyyy-MM-dd HH:mm", timezone = "UTC")
      ZonedDateTime zoned,

      @JsonFormat(pattern = "yyyy-MM-dd") LocalDate iso) {}

  @Json
  record Within(
      @JsonFormat(pattern = "dd.MM.yyyy") List<LocalDate> list,
      @JsonFormat(pattern = "dd.MM.yyyy") LocalDate[] array,
      @JsonFormat(pattern = "dd.MM.yyyy") Map<String, List<LocalDate>> map,
      @JsonFormat(pattern = "dd.MM.yyyy") Optional<LocalDate> maybe,
      @JsonFormat(pattern = "dd.MM.yyyy") JsonMember<LocalDate> patch,

      @JsonFormat(pattern = "dd.MM.yyyy") @JsonDefault("01.02.2026")
      LocalDate otherwise) {}

  /** Got and set, each of its fields in its own way. */
  @Json
  static class Bean {
    private LocalDate first = LocalDate.EPOCH;

    @JsonFormat(pattern = "yyyyMMdd")
    public LocalDate second;

    @JsonFormat(pattern = "dd.MM.yyyy")
    public LocalDate getFirst() {
      return first;
    }

    public void setFirst(LocalDate first) {
      this.first = first;
    }
  }

  @Json
  record Generic<T>(
      T value, @JsonFormat(pattern = "dd.MM.yyyy") LocalDate day) {}

  @Json
  record Days(Generic<LocalDate> generic) {}

  private static final LocalDate DAY = LocalDate.of(2026, 1, 31);
  private static final LocalDateTime TIME = DAY.atTime(21, 30);

  @Test
  void eachTypeOfJavaTime() {
    OffsetDateTime offset = OffsetDateTime.parse("2026-01-31T21:30:15+02:00");
    ZonedDateTime zoned = ZonedDateTime.parse("2026-01-31T21:30:00Z[UTC]");
    Ways.same(
        Types.class,
        new Types(
            Instant.parse("2026-01-31T21:30:15Z"),
            DAY,
            TIME,
            TIME.toLocalTime(),
            MonthDay.of(1, 31),
            offset,
            OffsetTime.parse("21:30+02:00"),
            Year.of(2026),
            YearMonth.of(2026, 1),
            zoned,
            DAY),
        "{\"moment\":\"2026-01-31 22:30:15\",\"date\":\"31.01.2026\",\"dateTime\":\"2026-01-31 21:30\","
            + "\"time\":\"9:30 PM\",\"day\":\"31 Jan\",\"offset\":\"2026/01/31 21:30:15 +02:00\","
            + "\"offsetTime\":\"2130 +02\",\"year\":\"in 2026\",\"month\":\"01/2026\","
            + "\"zoned\":\"2026-01-31 21:30\",\"iso\":\"2026-01-31\"}");
    Ways.same(
        Types.class,
        new Types(null, null, null, null, null, null, null, null, null, null, null),
        "{\"moment\":null,\"date\":null,\"dateTime\":null,\"time\":null,\"day\":null,\"offset\":null,"
            + "\"offsetTime\":null,\"year\":null,\"month\":null,\"zoned\":null,\"iso\":null}");
  }

  @Test
  void whatIsInACollection() {
    String document = "{\"list\":[\"31.01.2026\",null],\"array\":[\"31.01.2026\"],"
        + "\"map\":{\"31.01.2026\":[\"31.01.2026\"]},\"maybe\":\"31.01.2026\",\"patch\":\"31.01.2026\","
        + "\"otherwise\":\"31.01.2026\"}";
    Ways.adapters(Within.class).forEach(adapter -> {
      Ways.in(adapter).forEach(read -> Ways.writes(Within.class, read.apply(document), document));
      Within least = adapter.fromJson("{}");
      Ways.writes(
          Within.class,
          least,
          "{\"list\":null,\"array\":null,\"map\":null,\"maybe\":null,\"otherwise\":\"01.02.2026\"}");
    });
  }

  @Test
  void ofABeanAndAGenericType() {
    Ways.adapters(Bean.class).forEach(adapter -> {
      Bean bean = adapter.fromJson("{\"first\":\"31.01.2026\",\"second\":\"20260131\"}");
      Ways.writes(Bean.class, bean, "{\"first\":\"31.01.2026\",\"second\":\"20260131\"}");
    });
    Ways.same(
        Days.class,
        new Days(new Generic<>(DAY, DAY)),
        "{\"generic\":{\"value\":\"2026-01-31\",\"day\":\"31.01.2026\"}}");
  }

  @Test
  void anotherTextIsRefused() {
    for (String bad : List.of("2026-01-31", "30.02.2026", "31.01.2026 ", "")) {
      Ways.refuses(
          Within.class,
          "{\"list\":[\"31.01.2026\",\"" + bad + "\"]}",
          "expected a time such as \"31.01.2026\", found \"" + bad
              + "\" at /list/1 (line 1, column 23, byte 22)");
    }
  }
}
