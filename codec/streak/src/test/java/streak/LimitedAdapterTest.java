package streak;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** An adapter with limits is held to them on every way in and out; the one that it was made of is not. */
class LimitedAdapterTest {

  private static final JsonAdapter<Object> ANYTHING = RoundTripTest.ANYTHING;

  private static List<Function<byte[], Object>> ways(JsonAdapter<Object> adapter) {
    return List.of(
        adapter::fromJson,
        bytes -> adapter.fromJson(bytes, 0, bytes.length),
        bytes -> adapter.fromJson(new String(bytes, java.nio.charset.StandardCharsets.UTF_8)),
        bytes -> adapter.fromJson(new ByteArrayInputStream(bytes)),
        bytes -> adapter.fromJson(ByteBuffer.wrap(bytes)),
        bytes -> adapter.fromJson(ByteBuffer.wrap(bytes).asReadOnlyBuffer()));
  }

  @Test
  void reading() {
    JsonAdapter<Object> narrow = ANYTHING.with(JsonLimits.DEFAULT.withDepth(3).withStringBytes(4));
    JsonAdapter<Object> wide = narrow.with(JsonLimits.DEFAULT.withDepth(1_000));
    byte[] shallow = RoundTripTest.utf8("[[[\"four\"]]]");
    byte[] deep = RoundTripTest.utf8("[[[[]]]]");
    byte[] deeper = RoundTripTest.utf8("[".repeat(501) + "]".repeat(501));
    byte[] five = RoundTripTest.utf8("\"fiver\"");
    for (int way = 0; way < ways(narrow).size(); way++) {
      Function<byte[], Object> narrowly = ways(narrow).get(way);
      Function<byte[], Object> usually = ways(ANYTHING).get(way);
      Function<byte[], Object> widely = ways(wide).get(way);
      for (int round = 0; round < 2; round++) {
        assertEquals(List.of(List.of(List.of("four"))), narrowly.apply(shallow));
        WaysIn.refused(() -> narrowly.apply(deep));
        WaysIn.refused(() -> narrowly.apply(five));
        assertEquals("fiver", usually.apply(five));
        WaysIn.refused(() -> usually.apply(deeper));
        widely.apply(deeper);
      }
    }
  }

  private static Object nested(int depth) {
    Object value = List.of();
    for (int i = 1; i < depth; i++) {
      value = List.of(value);
    }
    return value;
  }

  @Test
  void writing() throws IOException {
    JsonAdapter<Object> narrow = ANYTHING.with(JsonLimits.DEFAULT.withDepth(3));
    JsonAdapter<Object> wide = ANYTHING.with(JsonLimits.DEFAULT.withDepth(600));
    assertEquals("[[[]]]", narrow.toJson(nested(3)));
    Object deep = nested(4);
    WaysIn.refused(() -> narrow.toJson(deep));
    WaysIn.refused(() -> narrow.toJsonBytes(deep));
    WaysIn.refused(() -> narrow.toJson(deep, new ByteArrayOutputStream()));
    WaysIn.refused(() -> narrow.toJson(deep, new byte[100], 0));
    WaysIn.refused(() -> narrow.toJson(deep, ByteBuffer.allocate(100)));
    JsonException e = WaysIn.refused(() -> ANYTHING.toJson(nested(501)));
    assertEquals(
        "expected values nested at most 500 deep, found deeper: a cycle?; JsonLimits.withDepth would allow it",
        e.getMessage());
    assertEquals(1_200, wide.toJson(nested(600)).length());
    ByteArrayOutputStream stream = new ByteArrayOutputStream();
    wide.toJson(nested(501), stream);
    assertEquals(1_002, stream.size());
  }
}
