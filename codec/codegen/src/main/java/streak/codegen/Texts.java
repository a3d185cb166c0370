package streak.codegen;

import java.net.URI;
import java.time.DateTimeException;
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
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;

/** What the factories of the types that are texts make of a String, where they are the JDK's. */
final class Texts {

  private static final Map<String, Function<String, Object>> FACTORIES = Map.ofEntries(
      Map.entry("java.net.URI", URI::create),
      Map.entry("java.time.Duration", Duration::parse),
      Map.entry("java.time.Instant", Instant::parse),
      Map.entry("java.time.LocalDate", LocalDate::parse),
      Map.entry("java.time.LocalDateTime", LocalDateTime::parse),
      Map.entry("java.time.LocalTime", LocalTime::parse),
      Map.entry("java.time.MonthDay", MonthDay::parse),
      Map.entry("java.time.OffsetDateTime", OffsetDateTime::parse),
      Map.entry("java.time.OffsetTime", OffsetTime::parse),
      Map.entry("java.time.Period", Period::parse),
      Map.entry("java.time.Year", Year::parse),
      Map.entry("java.time.YearMonth", YearMonth::parse),
      Map.entry("java.time.ZoneId", ZoneId::of),
      Map.entry("java.time.ZoneOffset", ZoneOffset::of),
      Map.entry("java.time.ZonedDateTime", ZonedDateTime::parse),
      Map.entry("java.util.UUID", UUID::fromString));

  private Texts() {}

  /** False when the type's factory would not take the text. */
  static boolean suits(Scalar type, String text) {
    Function<String, Object> factory = FACTORIES.get(type.type());
    try {
      return factory == null || type.spelling().isRight(factory.apply(text), text);
    } catch (DateTimeException | IllegalArgumentException e) {
      return false;
    }
  }
}
