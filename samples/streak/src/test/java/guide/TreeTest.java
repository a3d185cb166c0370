package guide;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import streak.JsonAdapter;
import streak.Streak;
import streak.tree.Difference;
import streak.tree.JsonArray;
import streak.tree.JsonObject;
import streak.tree.JsonPatch;
import streak.tree.JsonValue;
import streak.tree.MergePatch;
import streak.tree.Untyped;

/** What docs/tree.md shows does what it says. */
class TreeTest {

  private static final String DOCUMENT =
      "{\"users\":[{\"name\":\"Ann\",\"balance\":10.50},{\"name\":\"Bob\"}]}";

  @Test
  void read() {
    byte[] bytes = DOCUMENT.getBytes(StandardCharsets.UTF_8);
    // @start region="read"
    JsonValue tree = Streak.create().readTree(bytes); // or a String, or a stream
    String name = tree.field("users").element(0).field("name").asString();
    String balance = tree.pointer("/users/0/balance").toString(); // 10.50, as it stands
    boolean has = tree.field("users").element(1).find("balance").isPresent();
    // @end
    assertEquals("Ann 10.50 false", name + " " + balance + " " + has);
  }

  @Test
  void lazy() {
    byte[] bytes = DOCUMENT.getBytes(StandardCharsets.UTF_8);
    // @start region="lazy"
    JsonValue tree = Streak.create().readLazyTree(bytes); // all of it is checked
    String name = tree.field("users").element(1).field("name").asString(); // this is made
    JsonValue kept = tree.field("users").element(0).detached(); // needs the bytes no more
    // @end
    assertEquals("Bob {\"name\":\"Ann\",\"balance\":10.50}", name + " " + kept);
  }

  @Test
  void untyped() {
    // @start region="untyped"
    JsonAdapter<Event> events = Streak.create().adapter(Event.class);
    Event event = events.fromJson("{\"name\":\"paid\",\"details\":{\"amount\":12.5,\"tags\":[1]}}");
    Object tags = event.details().get("tags"); // an ArrayList of an Integer
    Object any = new Untyped().fromJson("[1, 2.5, null]"); // [1, 2.5, null]
    // @end
    assertEquals(List.of(1), tags);
    assertEquals(Arrays.asList(1, 2.5, null), any);
    assertEquals(12.5, event.details().get("amount"));
  }

  @Test
  void splice() {
    Streak streak = Streak.create();
    byte[] bytes = "{ \"name\" : \"\\u0041nn\",\n  \"age\":41 }".getBytes(StandardCharsets.UTF_8);
    // @start region="splice"
    JsonObject user = streak.readLazyTree(bytes).asObject();
    byte[] older = user.with("age", JsonValue.of(42)).toBytes(); // all but 41 as it stands
    // @end
    assertEquals(
        "{ \"name\" : \"\\u0041nn\",\n  \"age\":42 }", new String(older, StandardCharsets.UTF_8));
  }

  @Test
  void walk() {
    JsonValue tree = JsonValue.adapter().fromJson("{\"a\":[1,true],\"b\":null}");
    List<String> seen = new ArrayList<>();
    // @start region="walk"
    if (tree instanceof JsonObject object) {
      for (JsonObject.Member member : object) {
        seen.add(member.name());
        if (member.value() instanceof JsonArray array) {
          array.forEach(element -> seen.add(element.toString()));
        }
      }
    }
    // @end
    assertEquals(List.of("a", "1", "true", "b"), seen);
  }

  @Test
  void make() {
    // @start region="make"
    JsonObject user = JsonObject.builder()
        .add("name", "Ann")
        .add("tags", JsonArray.of(JsonValue.of("new"), JsonValue.ofNull()))
        .build();
    JsonObject older = user.with("age", JsonValue.of(42)).without("tags"); // user stays as it is
    // @end
    assertEquals("{\"name\":\"Ann\",\"tags\":[\"new\",null]}", user.toString());
    assertEquals("{\"name\":\"Ann\",\"age\":42}", older.toString());
  }

  @Test
  void change() {
    JsonAdapter<JsonValue> trees = JsonValue.adapter();
    JsonValue before = trees.fromJson("{\"a\":[1,2],\"b\":true}");
    JsonValue after = trees.fromJson("{\"a\":[1,3],\"c\":true}");
    // @start region="change"
    List<Difference> differences = Difference.between(before, after); // /a/1: 2 -> 3, ...
    JsonPatch patch = JsonPatch.between(before, after); // RFC 6902
    JsonValue merge = MergePatch.between(before, after); // RFC 7396
    JsonValue changed = JsonPatch.of(patch.toJson()).apply(before);
    // @end
    assertEquals(
        "[/a/1: 2 -> 3, /b: true -> nothing, /c: nothing -> true]", differences.toString());
    assertEquals("{\"b\":null,\"a\":[1,3],\"c\":true}", merge.toString());
    assertEquals(after, changed);
  }
}
