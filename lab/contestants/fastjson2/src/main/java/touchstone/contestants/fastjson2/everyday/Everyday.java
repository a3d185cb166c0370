package touchstone.contestants.fastjson2.everyday;

import com.alibaba.fastjson2.annotation.JSONField;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import touchstone.types.everyday.State;

/** Values of every kind that business documents are made of; by default there is a space between a date and a time. */
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
    Map<String, Integer> counts) {

  /** Only to be written: read it is in any of its forms, and faster when none is named. */
  @Override
  @JSONField(format = "yyyy-MM-dd'T'HH:mm:ss.SSS")
  public List<LocalDateTime> times() {
    return times;
  }
}
