package touchstone.contestants.micronaut_serde.everyday;

import io.micronaut.serde.annotation.Serdeable;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import touchstone.types.everyday.State;

/** Values of every kind that business documents are made of. */
@Serdeable
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
