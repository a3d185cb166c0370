package blackbox;

import java.util.List;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.JsonDecimal;

class DecimalsTest {

  @Json
  record Level(
      @JsonDecimal(scale = 4, asString = true) long price,
      @JsonDecimal(scale = 2) Long quantity,
      @JsonDecimal(scale = 1) List<Long> more) {}

  @Test
  void aLongCountsUnits() {
    Level level = new Level(34274, 1200L, List.of(5L, -10L));
    Ways.same(Level.class, level, "{\"price\":\"3.4274\",\"quantity\":12.00,\"more\":[0.5,-1.0]}");
    Ways.reads(Level.class, level, "{\"price\":3.4274,\"quantity\":\"12\",\"more\":[0.5,\"-1\"]}");
    Ways.same(
        Level.class,
        new Level(-Long.MAX_VALUE, null, null),
        "{\"price\":\"-922337203685477.5807\",\"quantity\":null,\"more\":null}");
    Ways.refuses(
        Level.class,
        "{\"price\":\"3.42741\"}",
        "expected a number with at most 4 decimals that fits 64 bits, found ");
    Ways.refuses(Level.class, "{}", "required member 'price' is missing (line 1");
  }
}
