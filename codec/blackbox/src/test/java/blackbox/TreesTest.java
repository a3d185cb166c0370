package blackbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.JsonAdapter;
import streak.JsonUnknown;
import streak.tree.JsonObject;
import streak.tree.JsonValue;

/** Parts of a document that no type describes. */
class TreesTest {

  @Json
  record Envelope(String id, JsonValue payload, List<JsonValue> more) {}

  @Json
  record Open(int a, @JsonUnknown Map<String, JsonValue> others) {}

  @Test
  void aMember() {
    JsonValue tree = JsonValue.adapter().fromJson("{\"x\":[1,null,\"a\"]}");
    Ways.same(
        Envelope.class,
        new Envelope("i", tree, List.of(JsonValue.of(true), tree)),
        "{\"id\":\"i\",\"payload\":{\"x\":[1,null,\"a\"]},\"more\":[true,{\"x\":[1,null,\"a\"]}]}");
    Ways.same(
        Envelope.class,
        new Envelope("i", null, null),
        "{\"id\":\"i\",\"payload\":null,\"more\":null}");
  }

  @Test
  void whatTheTypeDoesNotHave() {
    Ways.same(Open.class, new Open(1, Map.of("b", JsonValue.of(2))), "{\"a\":1,\"b\":2}");
  }

  @Test
  void aDocument() {
    for (JsonAdapter<JsonValue> trees : Ways.adapters(JsonValue.class)) {
      assertEquals("{\"x\":1.50}", trees.toJson(trees.fromJson("{\"x\":1.50}")));
    }
  }

  /** Which of its values a document is, no type says: what Streak generates none for, reflection makes none for. */
  @Test
  void oneKindOfTreeIsNoType() {
    record Held(JsonObject object) {}
    String words = assertThrows(
            IllegalArgumentException.class, () -> Ways.REFLECTIVE.adapter(Held.class))
        .getMessage();
    assertTrue(words.startsWith("STREAK008: 'object' of "), words);
  }
}
