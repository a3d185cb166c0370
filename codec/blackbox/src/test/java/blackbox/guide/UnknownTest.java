package blackbox.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.Json.Unknown;
import streak.JsonAdapter;
import streak.JsonException;
import streak.JsonUnknown;
import streak.Streak;

class UnknownTest {

  @Json(unknown = Unknown.FAIL)
  record Strict(int a) {}

  @Json
  record Open(int a, @JsonUnknown Map<String, Integer> others) {}

  @Test
  void membersThatTheTypeDoesNotHave() {
    JsonAdapter<Strict> strict = Streak.create().adapter(Strict.class);
    JsonException refusal =
        assertThrows(JsonException.class, () -> strict.fromJson("{\"a\":1,\"b\":2}"));
    assertEquals(
        "expected no member but a, found \"b\" (line 1, column 8, byte 7);"
            + " @Json(unknown = SKIP) would pass over it",
        refusal.getMessage());
    JsonAdapter<Open> open = Streak.create().adapter(Open.class);
    assertEquals(Map.of("b", 2), open.fromJson("{\"a\":1,\"b\":2}").others());
  }
}
