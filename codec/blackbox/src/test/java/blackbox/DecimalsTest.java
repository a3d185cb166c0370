package blackbox;

import static org.junit.jupiter.api.Assertions.assertEquals;

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

  @Json
  record Trimmed(
      @JsonDecimal(scale = 4, asString = true, trim = true) long price,
      @JsonDecimal(scale = 18, trim = true) long quantity) {}

  @Test
  void zerosAtTheEndNeedNotBeWritten() {
    Ways.same(
        Trimmed.class,
        new Trimmed(34200, 1_200_000_000_000_000_000L),
        "{\"price\":\"3.42\",\"quantity\":1.2}");
    Ways.same(Trimmed.class, new Trimmed(120_0000, 0), "{\"price\":\"120\",\"quantity\":0}");
    Ways.same(
        Trimmed.class,
        new Trimmed(-1, -10),
        "{\"price\":\"-0.0001\",\"quantity\":-0.00000000000000001}");
    Ways.same(
        Trimmed.class,
        new Trimmed(Long.MIN_VALUE, Long.MIN_VALUE),
        "{\"price\":\"-922337203685477.5808\",\"quantity\":-9.223372036854775808}");
    Ways.adapters(Trimmed.class)
        .forEach(adapter -> assertEquals(
            "{\"price\":\"5\",\"quantity\":-1}",
            adapter.toTree(new Trimmed(50000, -1_000_000_000_000_000_000L)).toString()));
  }

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
