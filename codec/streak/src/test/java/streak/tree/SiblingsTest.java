package streak.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Random;
import org.junit.jupiter.api.Test;
import streak.JsonAdapter;
import streak.JsonException;
import streak.JsonLimits;
import streak.Streak;

/** Trees whose objects look like those before, or nearly. */
class SiblingsTest {

  private static final JsonAdapter<JsonValue> TREES = Streak.create().adapter(JsonValue.class);

  private static void same(String document) {
    assertEquals(document, TREES.fromJson(document).toString());
    assertEquals(
        document,
        TREES
            .fromJson(document.getBytes(java.nio.charset.StandardCharsets.UTF_8))
            .toString());
  }

  @Test
  void objectsThatAreNearlyAlikeAreTakenForWhatTheyAre() {
    for (int i = 0; i < 20; i++) {
      same("{\"a\":1,\"b\":{\"x\":[]},\"caf\u00e9\":3}");
    }
    same("{\"a\":1,\"b\":{\"x\":[]},\"caf\u00e9\":3,\"d\":4}");
    same("{\"a\":1,\"b\":{\"x\":[]}}");
    same("{\"a\":1}");
    same("{\"a\":1,\"caf\u00e9\":3,\"b\":{\"x\":[]}}");
    same("{\"a\":1,\"b2\":{\"y\":[]},\"caf\u00e9\":3}");
    same("{\"a\":1,\"b\":{\"x\":[]},\"a\":3}");
    same("{\"b\":1,\"b\":{\"x\":[]},\"caf\u00e9\":3}");
    assertEquals(
        "{\"a\":1,\"b\":2,\"caf\u00e9\":3}",
        TREES.fromJson(" { \"a\" : 1 ,\n \"\\u0062\" : 2, \"caf\\u00e9\":3 } ").toString());
  }

  @Test
  void objectsThatAreThereTwiceAndOthersBetweenThem() {
    StringBuilder document = new StringBuilder("[");
    Random random = new Random(7);
    for (int i = 0; i < 2_000; i++) {
      document.append(i == 0 ? "" : ",").append('{');
      int members = 1 + random.nextInt(4);
      for (int m = 0; m < members; m++) {
        document
            .append(m == 0 ? "\"" : ",\"")
            .append("abc".charAt(random.nextInt(3)))
            .append("\":")
            .append(random.nextInt(10) == 0 ? "{\"a\":[{\"a\":1,\"b\":2}]}" : "0");
      }
      document.append('}');
    }
    same(document.append(']').toString());
  }

  @Test
  void aNameThatOthersLetPassIsStillTooLong() {
    String document = "{\"first\":1,\"second\":2}";
    for (int i = 0; i < 20; i++) {
      same(document);
    }
    JsonAdapter<JsonValue> shorter = TREES.with(JsonLimits.DEFAULT.withNameBytes(5));
    assertThrows(JsonException.class, () -> shorter.fromJson(document));
    assertEquals("{\"first\":1}", shorter.fromJson("{\"first\":1}").toString());
    same(document);
  }
}
