package blackbox.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.Json.Nulls;
import streak.JsonAdapter;
import streak.JsonDefault;
import streak.JsonException;
import streak.JsonRequired;
import streak.Streak;

class PresenceTest {

  @Json(nulls = Nulls.OMIT)
  record Query(
      @JsonRequired String text,
      @JsonDefault("10") int limit,
      @JsonDefault("[\"en\"]") List<String> languages,
      String cursor) {}

  @Test
  void absent() {
    JsonAdapter<Query> queries = Streak.create().adapter(Query.class);
    Query query = queries.fromJson("{\"text\":\"x\"}");
    assertEquals(new Query("x", 10, List.of("en"), null), query);
    assertEquals("{\"text\":\"x\",\"limit\":10,\"languages\":[\"en\"]}", queries.toJson(query));
    assertThrows(JsonException.class, () -> queries.fromJson("{\"limit\":5}"));
  }
}
