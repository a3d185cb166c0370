package streak.time;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.ResolverStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQuery;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import streak.JsonAdapter;
import streak.JsonException;
import streak.JsonReader;
import streak.JsonWriter;

/**
 * Times as texts of a pattern. To be extended by a class of few lines that says which:
 *
 * <pre>{@code
 * public final class Stamp extends TimePattern<LocalDateTime> {
 *   public Stamp() {
 *     super("yyyy-MM-dd HH:mm:ss", LocalDateTime::from);
 *   }
 * }
 * }</pre>
 *
 * <p>Where an object will do, {@link #of(String, TemporalQuery)} has it without a class.
 *
 * <p>It is strict: the 30th of February and a text with something behind the time are errors. Names of months and days are English.
 * What the pattern does not say of a time, such as its seconds, is not written.
 *
 * @param <T> a type of {@code java.time}
 */
public abstract class TimePattern<T extends TemporalAccessor> extends JsonAdapter<T> {

  /** Characters that are shown of a text that is none. */
  private static final int SHOWN = 200;

  private static final Pattern QUOTED = Pattern.compile("'[^']*'");

  private static final ZonedDateTime EXAMPLE =
      ZonedDateTime.of(2026, 1, 31, 9, 30, 15, 250_000_000, ZoneOffset.UTC);

  private final DateTimeFormatter formatter;
  private final TemporalQuery<T> query;
  private final String example;
  private final @Nullable ZoneId zone;

  /** Whether years are counted without saying in which era, so that those before year 1 cannot be said. */
  private final boolean ofOurEra;

  /**
   * Of a pattern with letters as {@link DateTimeFormatter} has them; {@code y} needs no era.
   *
   * @param query of the type, such as {@code LocalDateTime::from}
   * @throws IllegalArgumentException when it is no pattern, or says less than the type needs to know, or more than it knows
   */
  protected TimePattern(String pattern, TemporalQuery<T> query) {
    this(pattern, null, query);
  }

  /**
   * Of a pattern that says less than which moment it is, read and written at a zone's time, as for {@code Instant::from}.
   *
   * @param zone absent where the pattern says it, or the type needs none
   */
  protected TimePattern(String pattern, @Nullable ZoneId zone, TemporalQuery<T> query) {
    String letters = QUOTED.matcher(pattern).replaceAll("");
    this.zone = zone;
    ofOurEra = letters.contains("y") && !letters.contains("G");
    DateTimeFormatterBuilder builder = new DateTimeFormatterBuilder().appendPattern(pattern);
    if (ofOurEra) {
      builder.parseDefaulting(ChronoField.ERA, 1);
    }
    formatter = builder
        .toFormatter(Locale.ENGLISH)
        .withResolverStyle(ResolverStyle.STRICT)
        .withZone(zone);
    this.query = query;
    try {
      example = formatter.format(query.queryFrom(EXAMPLE));
      formatter.parse(example, query);
    } catch (DateTimeException e) {
      throw new IllegalArgumentException(
          "expected a pattern that says all that the type needs and nothing that it lacks, found '"
              + pattern + "'" + (zone == null ? " and no zone" : ""),
          e);
    }
  }

  /**
   * An adapter of a pattern.
   *
   * @throws IllegalArgumentException when it is no pattern, or says less than the type needs to know, or more than it knows
   */
  public static <T extends TemporalAccessor> JsonAdapter<T> of(
      String pattern, TemporalQuery<T> query) {
    return new Plain<>(pattern, null, query);
  }

  /** An adapter of a pattern that says less than which moment it is, read and written at a zone's time. */
  public static <T extends TemporalAccessor> JsonAdapter<T> of(
      String pattern, @Nullable ZoneId zone, TemporalQuery<T> query) {
    return new Plain<>(pattern, zone, query);
  }

  private static final class Plain<T extends TemporalAccessor> extends TimePattern<T> {
    Plain(String pattern, @Nullable ZoneId zone, TemporalQuery<T> query) {
      super(pattern, zone, query);
    }
  }

  @Override
  public final T read(JsonReader in) {
    String text = in.readString();
    try {
      return formatter.parse(text, query);
    } catch (DateTimeException e) {
      String found = text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "...";
      throw JsonException.at(
          in, "expected a time such as \"" + example + "\", found \"" + found + "\"");
    }
  }

  /**
   * Writes a time.
   *
   * @throws JsonException when the pattern cannot say it: a year before 1 where no era is in it, or a moment too far away for a zone
   */
  @Override
  public final void write(JsonWriter out, T value) {
    String text = null;
    try {
      text = ofOurEra && year(value) < 1 ? null : formatter.format(value);
    } catch (DateTimeException e) {
      // Said below.
    }
    if (text == null) {
      throw JsonException.ofWriting(
          "expected a time that can be written like \"" + example + "\", found " + value);
    }
    out.value(text);
  }

  private int year(T value) {
    if (value instanceof Instant moment && zone != null) {
      return moment.atZone(zone).getYear();
    }
    return value.isSupported(ChronoField.YEAR) ? value.get(ChronoField.YEAR) : 1;
  }
}
