package streak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

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
  void limitsHoldAndWhatCannotBeWrittenIsSaid() {
    JsonAdapter<Map<String, List<Integer>>> flat = NUMBERS.with(JsonLimits.DEFAULT.withDepth(1));
    Map<String, List<Integer>> value = Map.of("a", List.of(1));
    assertThrows(JsonException.class, () -> flat.toTree(value));
    assertThrows(JsonException.class, () -> flat.fromTree(STREAK.readTree("{\"a\":[1]}")));
    JsonAdapter<List<String>> texts = STREAK.adapter(new JsonType<List<String>>() {});
    JsonException e =
        assertThrows(JsonException.class, () -> texts.toTree(List.of("right", "\ud800")));
    assertEquals("/1", e.pointer());
    assertEquals("[\"right\"]", texts.toTree(List.of("right")).toString());
  }
}
