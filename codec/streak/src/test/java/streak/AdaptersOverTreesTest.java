package streak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import streak.tree.JsonValue;

class AdaptersOverTreesTest {

  private static final Streak STREAK = Streak.create();
  private static final JsonAdapter<Map<String, List<Integer>>> NUMBERS =
      STREAK.adapter(new JsonType<Map<String, List<Integer>>>() {});

  @Test
  void aValueComesFromATreeStrictOrLazyAndGoesToOne() {
    String document = "{ \"a\" : [1,2], \"\u00e9\":[] ,\"c\":[3] }";
    Map<String, List<Integer>> value = NUMBERS.fromJson(document);
    JsonValue lazy = STREAK.readLazyTree(document);
    assertEquals(value, NUMBERS.fromTree(STREAK.readTree(document)));
    assertEquals(value, NUMBERS.fromTree(lazy));
    assertEquals(value, NUMBERS.fromTree(lazy.asObject().with("c", lazy.field("c"))));
    assertEquals(lazy, NUMBERS.toTree(value));
    assertEquals(value, NUMBERS.fromTree(NUMBERS.toTree(value)));
  }

  @Test
  void whereATreeDoesNotFitIsSaidByAPointer() {
    JsonValue tree = STREAK.readTree("{\"a\":[1],\"results\":[1,2,\"x\"]}");
    JsonException e = assertThrows(JsonException.class, () -> NUMBERS.fromTree(tree));
    assertEquals("/results/2", e.pointer());
    assertEquals(
        "expected a number, found a string",
        e.getMessage().substring(0, e.getMessage().indexOf(" at ")));
    assertEquals(List.of(1), NUMBERS.fromTree(STREAK.readTree("{\"a\":[1]}")).get("a"));
  }

  @Test
  void limitsHold() {
    JsonAdapter<Map<String, List<Integer>>> flat = NUMBERS.with(JsonLimits.DEFAULT.withDepth(1));
    Map<String, List<Integer>> value = Map.of("a", List.of(1));
    assertThrows(JsonException.class, () -> flat.toTree(value));
    assertThrows(JsonException.class, () -> flat.fromTree(STREAK.readTree("{\"a\":[1]}")));
    assertEquals("{\"a\":[1]}", NUMBERS.toTree(value).toString(), "a writer that failed is as new");
  }

  @Test
  void whatIsWrittenInAnyWayIsInTheTree() {
    JsonAdapter<Object> all = new JsonAdapter<>() {
      @Override
      public Object read(JsonReader in) {
        throw new AssertionError("this test never reads");
      }

      @Override
      public void write(JsonWriter out, Object value) {
        out.beginArray();
        out.nullValue();
        out.value(true);
        out.value(-7);
        out.value(1L << 60);
        out.value(1e300);
        out.value(-0.0);
        out.value(0.1f);
        out.decimal(-125, 2);
        out.decimalString(5, 3);
        out.value(new BigDecimal("1.50"));
        out.value(BigInteger.TWO.pow(80));
        out.number("1e-7");
        out.value("text \"\u00e9\ud83d\ude00");
        out.value((String) null);
        out.base64(new byte[] {1, 2, 3, 4});
        out.base64(null);
        out.beginObject();
        out.name("a");
        out.beginObject();
        out.endObject();
        out.name(JsonNames.of("b", "c\u00e9"), 1);
        out.beginArray();
        out.endArray();
        out.endObject();
        out.endArray();
      }
    };
    for (int i = 0; i < 3; i++) {
      assertEquals(STREAK.readTree(all.toJsonBytes("")), all.toTree(""));
      assertEquals(all.toJson(""), all.toTree("").toString());
    }
  }
}
