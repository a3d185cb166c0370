package streak.codegen;

import static java.util.Map.entry;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.ResolverStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQuery;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The pattern that a member's times have in a document, as an annotation of another library says it. It is read and written by
 * {@code streak.time.TimePattern}.
 *
 * @param type of {@code java.time}, qualified
 * @param pattern as {@link DateTimeFormatter} has it
 * @param zone where it is that time; empty where the pattern says it, or the type needs none
 */
public record TimeFormat(String type, String pattern, String zone) implements Value.Adapter {

  /**
   * What a library's annotation says of a pattern.
   *
   * @param element that holds the pattern
   * @param not those types of which the library itself does not follow it, by their simple names
   * @param within it counts for what is in a collection, an array, a map or an Optional, too
   * @param zone of an {@code Instant} where the annotation says none
   */
  private record Saying(String element, Set<String> not, boolean within, String zone) {}

  private static final String JACKSON = "com.fasterxml.jackson.annotation.JsonFormat";
  private static final Saying OF_FASTJSON = new Saying(
      "format", Set.of("Instant", "MonthDay", "OffsetTime", "Year", "YearMonth"), false, "");
  private static final Saying OF_JSON_B = new Saying("value", Set.of("Year"), false, "UTC");

  private static final Map<String, Saying> SAYINGS = Map.ofEntries(
      entry(JACKSON, new Saying("pattern", Set.of(), true, "")),
      entry("com.alibaba.fastjson.annotation.JSONField", OF_FASTJSON),
      entry("com.alibaba.fastjson2.annotation.JSONField", OF_FASTJSON),
      entry("jakarta.json.bind.annotation.JsonbDateFormat", OF_JSON_B),
      entry("javax.json.bind.annotation.JsonbDateFormat", OF_JSON_B));

  /** How an element of those says that it says nothing. */
  private static final String NOTHING = "##default";

  /** Those whose names of months and days are the ones that {@code TimePattern} has. */
  private static final Set<String> ENGLISH = Set.of("en", "en_US", "en-US");

  /** How a LocalDate is read and written anyway. */
  private static final Set<String> ISO_DATES = Set.of("yyyy-MM-dd", "uuuu-MM-dd");

  private static final Map<String, TemporalQuery<? extends TemporalAccessor>> QUERIES =
      Map.ofEntries(
          entry("java.time.Instant", Instant::from),
          entry("java.time.LocalDate", LocalDate::from),
          entry("java.time.LocalDateTime", LocalDateTime::from),
          entry("java.time.LocalTime", LocalTime::from),
          entry("java.time.MonthDay", MonthDay::from),
          entry("java.time.OffsetDateTime", OffsetDateTime::from),
          entry("java.time.OffsetTime", OffsetTime::from),
          entry("java.time.Year", Year::from),
          entry("java.time.YearMonth", YearMonth::from),
          entry("java.time.ZonedDateTime", ZonedDateTime::from));

  /** Those that are a moment, which has another time in each zone. */
  private static final Set<String> MOMENTS =
      Set.of("java.time.Instant", "java.time.OffsetDateTime", "java.time.ZonedDateTime");

  private static final ZonedDateTime EXAMPLE =
      ZonedDateTime.of(2026, 1, 31, 9, 30, 15, 250_000_000, ZoneOffset.UTC);

  /** That a value is read and written by; empty where it is by another adapter, or by none. */
  static Optional<TimeFormat> of(Value value) {
    return value instanceof Value.Custom custom && custom.adapter() instanceof TimeFormat format
        ? Optional.of(format)
        : Optional.empty();
  }

  /** For times of that type in a member with these annotations; empty where none says a pattern, or all that do say nothing new. */
  static Optional<TimeFormat> of(String type, List<AnnotationUse> annotations) {
    return annotations.stream()
        .flatMap(use -> heeded(use, type).stream())
        .filter(format -> !format.isIso())
        .findFirst();
  }

  /** What an annotation of a member says beside the pattern that is heeded; all of it, where none is. */
  static Optional<AnnotationUse> rest(AnnotationUse use, VariableDeclaration member) {
    String type = timed(member.type());
    boolean agreed = member.annotations().stream()
            .flatMap(each -> heeded(each, type).stream())
            .distinct()
            .count()
        == 1;
    boolean direct = member.type().name().qualified().equals(type);
    Saying saying = SAYINGS.get(use.name());
    if (saying == null || !agreed || heeded(use, type).isEmpty() || !(direct || saying.within())) {
      return Optional.of(use);
    }
    return saying.equals(OF_JSON_B)
        ? Optional.empty()
        : Optional.of(use.without(saying.element(), "timezone"));
  }

  /** Whether an annotation moves the times of a type to a zone, in whatever form they are written. */
  static boolean isMoved(AnnotationUse use, TypeUse type) {
    String timed = timed(type);
    return use.name().equals(JACKSON)
        && MOMENTS.contains(timed)
        && !timed.equals("java.time.Instant")
        && !said(use, "timezone").isEmpty();
  }

  /** The type of {@code java.time} that a member is of, or that is in it; empty where there is none. */
  private static String timed(TypeUse type) {
    String name = Collections.innermost(type).name().qualified();
    return QUERIES.containsKey(name) ? name : "";
  }

  /** Empty, too, where the pattern is none, is not of that type, or has names in another language. */
  private static Optional<TimeFormat> heeded(AnnotationUse use, String type) {
    Saying saying = SAYINGS.get(use.name());
    if (saying == null || type.isEmpty() || saying.not().contains(simple(type))) {
      return Optional.empty();
    }
    String pattern = said(use, saying.element());
    String language = said(use, "locale");
    if (pattern.isEmpty() || !(language.isEmpty() || ENGLISH.contains(language))) {
      return Optional.empty();
    }
    String otherwise = type.equals("java.time.Instant") ? saying.zone() : "";
    String zone = said(use, "timezone");
    return Optional.of(new TimeFormat(
            type, pattern, !MOMENTS.contains(type) ? "" : zone.isEmpty() ? otherwise : zone))
        .filter(TimeFormat::saysAll);
  }

  private static String said(AnnotationUse use, String element) {
    String said = use.text(element, "");
    return said.equals(NOTHING) ? "" : said;
  }

  private boolean isIso() {
    return type.equals("java.time.LocalDate") && ISO_DATES.contains(pattern);
  }

  /** Whether it is a pattern, in a zone that there is, that says all that the type needs. */
  private boolean saysAll() {
    try {
      return isOne(formatter().format(query().queryFrom(EXAMPLE)));
    } catch (IllegalArgumentException | DateTimeException e) {
      return false;
    }
  }

  /** Whether a text is one of its times. */
  boolean isOne(String text) {
    try {
      formatter().parse(text, query());
      return true;
    } catch (DateTimeException e) {
      return false;
    }
  }

  /** As {@code TimePattern} has it when a program runs. */
  private DateTimeFormatter formatter() {
    return new DateTimeFormatterBuilder()
        .appendPattern(pattern)
        .parseDefaulting(ChronoField.ERA, 1)
        .toFormatter(Locale.ENGLISH)
        .withResolverStyle(ResolverStyle.STRICT)
        .withZone(zoneId());
  }

  /** What makes the type's values of what was read. */
  public TemporalQuery<? extends TemporalAccessor> query() {
    return Objects.requireNonNull(QUERIES.get(type));
  }

  public @Nullable ZoneId zoneId() {
    return zone.isEmpty() ? null : ZoneId.of(zone);
  }

  @Override
  public String source() {
    return "streak.JsonAdapter<" + type + ">";
  }

  @Override
  public String object() {
    String at = zone.isEmpty() ? "" : "java.time.ZoneId.of(" + Source.literal(zone) + "), ";
    return "streak.time.TimePattern.of(%s, %s%s::from)"
        .formatted(Source.literal(pattern), at, type);
  }

  @Override
  public String simpleName() {
    return simple(type) + "Pattern";
  }

  private static String simple(String type) {
    return type.substring(type.lastIndexOf('.') + 1);
  }
}
