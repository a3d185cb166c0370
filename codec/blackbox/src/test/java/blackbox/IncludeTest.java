package blackbox;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import streak.Json;

/** An Optional that is empty is there for Jackson's NON_NULL, and left out by the others and by Streak's own OMIT. */
class IncludeTest {

  @Json
  @JsonInclude(Include.NON_NULL)
  record NonNull(Optional<String> a, OptionalInt b, String c) {}

  @Json
  record Each(
      @JsonInclude(Include.NON_NULL) Optional<String> a,
      @JsonInclude(Include.NON_ABSENT) Optional<String> b,
      @JsonInclude(Include.NON_EMPTY) OptionalInt c,
      @JsonInclude(Include.NON_ABSENT) String d) {}

  @Json(nulls = Json.Nulls.OMIT)
  record Own(Optional<String> a, String b) {}

  @Test
  void emptyOptionals() {
    Ways.same(
        NonNull.class,
        new NonNull(Optional.empty(), OptionalInt.empty(), null),
        "{\"a\":null,\"b\":null}");
    Ways.writes(NonNull.class, new NonNull(null, null, "c"), "{\"c\":\"c\"}");
    Ways.same(
        Each.class,
        new Each(Optional.empty(), Optional.empty(), OptionalInt.empty(), null),
        "{\"a\":null}");
    Ways.same(Own.class, new Own(Optional.empty(), null), "{}");
  }
}
