package touchstone.types.everyday;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * Values of every kind that business documents are made of.
 *
 * @param quantities whole numbers, most of them short
 * @param numbers identifiers of 19 digits
 * @param factors single-precision numbers
 * @param flags true and false
 * @param amounts decimals that keep their zeros
 * @param codes texts of eight characters
 * @param notes texts of several lines
 * @param days dates
 * @param moments in UTC
 * @param times dates and times without a zone
 * @param keys identifiers as RFC 9562 writes them
 * @param states constants of an enum
 * @param counts whole numbers by name
 */
@SuppressWarnings(
    "ArrayRecordComponent") // as documents have them; compared by what they hold, never by equals
public record Everyday(
    int[] quantities,
    long[] numbers,
    float[] factors,
    boolean[] flags,
    List<BigDecimal> amounts,
    List<String> codes,
    List<String> notes,
    List<LocalDate> days,
    List<Instant> moments,
    List<LocalDateTime> times,
    List<UUID> keys,
    List<State> states,
    Map<String, Integer> counts) {}
