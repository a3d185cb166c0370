package streak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import streak.tree.JsonArray;
import streak.tree.JsonValue;
import streak.tree.JsonValue_JsonAdapter;

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
    WaysIn.refused(() -> shorter.fromJson(document));
    assertEquals("{\"first\":1}", shorter.fromJson("{\"first\":1}").toString());
    same(document);
  }

  @ParameterizedTest
  @ValueSource(ints = {29, 30, 31, 32, 40})
  void objectsInsideOthersOfAsManyLevelsAsAreToldApartAndMore(int levels) {
    String inner = "{\"x\":1},".repeat(40);
    String document = "[".repeat(levels)
        + "{\"a\":1},".repeat(5)
        + ("{\"a\":[" + inner + "2]},").repeat(3)
        + "{\"a\":1}"
        + "]".repeat(levels);
    same(document);
  }

  private static Object[] members(int count, String prefix) {
    Object[] stack = new Object[2 * count];
    for (int i = 0; i < count; i++) {
      stack[2 * i] = prefix + i;
    }
    return stack;
  }

  @Test
  void namesThatAreManyOrLongAreNotForKeeping() {
    Siblings siblings = new Siblings();
    String[] few = siblings.vector(members(64, "a"), 0, 64);
    assertFalse(siblings.isLarge());
    assertSame(few, siblings.vector(members(64, "a"), 0, 64));
    for (Object[] large : List.of(members(65, "a"), members(1, "n".repeat(24)))) {
      siblings.forget();
      int size = large.length / 2;
      String[] names = siblings.vector(large, 0, size);
      assertTrue(siblings.isLarge());
      assertSame(names, siblings.vector(large, 0, size), "within a document");
      siblings.forget();
      assertFalse(siblings.isLarge());
      assertNotSame(names, siblings.vector(large, 0, size));
    }
  }

  @Test
  void aReaderThatIsKeptForgetsLongNames() {
    String lengthy = "{\"" + "n".repeat(25) + "\":1}";
    JsonAdapter<JsonValue> trees = JsonValue_JsonAdapter.INSTANCE;
    JsonReader in = new JsonReader();
    JsonArray both = trees.read(in.reset("[" + lengthy + "," + lengthy + "]")).asArray();
    String name = both.element(0).asObject().name(0);
    assertSame(name, both.element(1).asObject().name(0));
    JsonArray again = trees.read(in.reset("[" + lengthy + "]")).asArray();
    assertNotSame(name, again.element(0).asObject().name(0));
  }
}
