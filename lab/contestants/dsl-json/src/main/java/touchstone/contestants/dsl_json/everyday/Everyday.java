package touchstone.contestants.dsl_json.everyday;

import com.dslplatform.json.CompiledJson;
import com.dslplatform.json.JsonAttribute;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Values of every kind that business documents are made of. */
@CompiledJson
public final class Everyday {

  @JsonAttribute(nullable = false, index = 0)
  public int[] quantities;

  @JsonAttribute(nullable = false, index = 1)
  public long[] numbers;

  @JsonAttribute(nullable = false, index = 2)
  public float[] factors;

  @JsonAttribute(nullable = false, index = 3)
  public boolean[] flags;

  @JsonAttribute(nullable = false, index = 4)
  public List<BigDecimal> amounts;

  @JsonAttribute(nullable = false, index = 5)
  public List<String> codes;

  @JsonAttribute(nullable = false, index = 6)
  public List<String> notes;

  @JsonAttribute(nullable = false, index = 7)
  public List<LocalDate> days;

  @JsonAttribute(nullable = false, index = 8)
  public List<OffsetDateTime> moments;

  @JsonAttribute(nullable = false, index = 9)
  public List<LocalDateTime> times;

  @JsonAttribute(nullable = false, index = 10)
  public List<UUID> keys;

  @JsonAttribute(nullable = false, index = 11)
  public List<State> states;

  @JsonAttribute(nullable = false, index = 12)
  public Map<String, Integer> counts;
}
