package blackbox;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.JsonAdapter;

/** A map that Jackson's annotations name keeps the members that the type does not have, and gives them back. */
class AnyTest {

  @Json
  static class Bean {
    public int x;

    @JsonAnySetter
    private Map<String, Integer> others;

    @JsonAnyGetter
    public Map<String, Integer> getOthers() {
      return others;
    }

    public void setOthers(Map<String, Integer> others) {
      this.others = others;
    }
  }

  @Json
  static final class Made {
    final int x;

    @JsonAnySetter
    @JsonAnyGetter
    public Map<String, List<String>> rest;

    Made(int x) {
      this.x = x;
    }
  }

  @Json
  record Row(@JsonAnySetter @JsonAnyGetter Map<String, Integer> rest, int x) {}

  @Test
  void whatTheTypeDoesNotHave() {
    for (JsonAdapter<Bean> adapter : Ways.adapters(Bean.class)) {
      Bean bean = adapter.fromJson("{\"a\":1,\"x\":2,\"others\":3}");
      assertEquals(Map.of("a", 1, "others", 3), bean.others);
      assertEquals("{\"x\":2,\"a\":1,\"others\":3}", adapter.toJson(bean));
    }
    for (JsonAdapter<Made> adapter : Ways.adapters(Made.class)) {
      Made made = adapter.fromJson("{\"a\":[\"b\"],\"x\":2}");
      assertEquals(Map.of("a", List.of("b")), made.rest);
      assertEquals("{\"x\":2,\"a\":[\"b\"]}", adapter.toJson(made));
    }
    Ways.same(Row.class, new Row(Map.of("a", 1), 2), "{\"x\":2,\"a\":1}");
    Ways.refuses(Row.class, "{\"x\":2,\"a\":\"\"}", "expected a number, found a string at /a");
  }
}
