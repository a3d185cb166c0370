package fuzz;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.UUID;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import streak.Json;
import streak.JsonName;

/** A type with members of every kind that an adapter is generated for. A member that is absent is null. */
@Json
record Everything(
    @Nullable Numbers numbers,
    @Nullable Texts texts,
    @Nullable Times times,
    @Nullable Collections collections,
    @Nullable Strict strict,
    @Nullable Shape shape,

    @JsonName(value = "an \"odd\" n\u00e4me", aliases = "odd") @Nullable
    String odd,

    @Nullable Everything next) {

  @Json
  record Numbers(
      Byte b,
      Short s,
      Integer i,
      Long l,
      Float f,
      Double d,
      Boolean z,
      BigDecimal decimal,
      BigInteger integer) {}

  @Json
  record Texts(String text, Character c, Color color, UUID id, URI uri, Optional<String> maybe) {}

  @Json
  record Times(
      Instant instant,
      LocalDate date,
      LocalDateTime dateTime,
      LocalTime time,
      OffsetDateTime offsetDateTime,
      OffsetTime offsetTime,
      ZonedDateTime zoned,
      Duration duration,
      Period period,
      Year year,
      YearMonth yearMonth,
      MonthDay monthDay,
      ZoneId zone,
      ZoneOffset offset) {}

  @Json
  record Collections(
      List<Integer> list,
      List<List<Set<String>>> nested,
      Map<String, Long> map,
      SortedMap<String, List<Double>> sorted,
      Map<String, Map<String, Everything>> deep,
      List<Optional<Boolean>> maybes,
      List<Shape> shapes) {}

  /** What must be there. */
  @Json(unknown = Json.Unknown.FAIL)
  @NullMarked
  record Strict(
      boolean z,
      byte b,
      short s,
      char c,
      int i,
      long l,
      float f,
      double d,
      String text,
      List<Color> colors) {}

  enum Color {
    RED,
    @JsonName(value = "light \"green\"", aliases = "lime")
    GREEN,
    BLUE
  }

  @Json
  sealed interface Shape {}

  @Json
  @JsonName("circle")
  record Circle(double radius) implements Shape {}

  @Json
  record Group(List<Shape> shapes) implements Shape {}
}
