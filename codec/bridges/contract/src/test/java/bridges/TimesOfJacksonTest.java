package bridges;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.annotation.JsonFormat;
import java.io.IOException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import streak.Json;
import streak.JsonType;
import streak.Streak;
import tools.jackson.databind.cfg.DateTimeFeature;
import tools.jackson.databind.json.JsonMapper;

/** A pattern in Jackson's annotation makes the documents that Jackson itself makes of it. */
class TimesOfJacksonTest {

  /** Jackson reads and writes this one itself, as nothing tells it of Streak. */
  @Json
  record Times(
      @JsonFormat(pattern = "yyyy-MM-dd HH:mm:ss", timezone = "Europe/Paris")
      Instant moment,

      @JsonFormat(shape = JsonFormat.Shape.STRING, pattern = "dd.MM.yyyy")
      LocalDate date,

      @JsonFormat(pattern = "yyyy-MM-dd HH:mm", timezone = "Asia/Tokyo")
      LocalDateTime dateTime,

      @JsonFormat(pattern = "HHmm") LocalTime time,
      @JsonFormat(pattern = "yyyy/MM/dd HH:mm:ss xxx") OffsetDateTime offset,

      @JsonFormat(pattern = "d MMM yyyy HH:mm", timezone = "UTC", locale = "en")
      ZonedDateTime zoned,

      @JsonFormat(pattern = "MM/yyyy") YearMonth month,
      @JsonFormat(pattern = "dd.MM.yyyy") List<LocalDate> list,
      @JsonFormat(pattern = "dd.MM.yyyy") Map<String, LocalDate> map) {}

  private static final LocalDate DAY = LocalDate.of(2026, 1, 31);

  private static final Times TIMES = new Times(
      Instant.parse("2026-01-31T21:30:15Z"),
      DAY,
      DAY.atTime(21, 30),
      LocalTime.of(21, 30),
      OffsetDateTime.parse("2026-01-31T21:30:15Z"),
      ZonedDateTime.parse("2026-01-31T21:30:00Z[UTC]"),
      YearMonth.of(2026, 1),
      List.of(DAY),
      Map.of("a", DAY));

  /** With its defaults, but that it keeps the zone that a time has, where it would put all into its own. */
  private final JsonMapper jackson = JsonMapper.builder()
      .disable(DateTimeFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE)
      .build();

  @Test
  void asJackson() {
    String document = jackson.writeValueAsString(TIMES);
    assertEquals(document, Streak.create().adapter(Times.class).toJson(TIMES));
    assertEquals(TIMES, jackson.readValue(document, Times.class));
    assertEquals(TIMES, Streak.create().adapter(Times.class).fromJson(document));
  }

  @ParameterizedTest
  @EnumSource
  void underEachBridge(Engine engine) throws IOException {
    String document = jackson.writeValueAsString(TIMES);
    JsonType<Times> type = new JsonType<>() {};
    assertEquals(TIMES, engine.read(document, type));
    assertEquals(document, engine.write(TIMES, type));
  }
}
