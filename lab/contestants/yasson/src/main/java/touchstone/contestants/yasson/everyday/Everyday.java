package touchstone.contestants.yasson.everyday;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import touchstone.types.everyday.State;

/** Values of every kind that business documents are made of. */
public class Everyday {

  public int[] quantities;
  public long[] numbers;
  public float[] factors;
  public boolean[] flags;
  public List<BigDecimal> amounts;
  public List<String> codes;
  public List<String> notes;
  public List<LocalDate> days;
  public List<Instant> moments;
  public List<LocalDateTime> times;
  public List<UUID> keys;
  public List<State> states;
  public Map<String, Integer> counts;
}
