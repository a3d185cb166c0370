package streak.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import streak.JsonException;
import streak.Streak;
import streak.WaysIn;

/** Trees and patches of shapes that would take more stack, time or memory than they are worth. Each takes a second at the most. */
@Timeout(value = 20, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class HostileTreeTest {

  private static final Streak STREAK = Streak.create();

  private static JsonValue parse(String document) {
    return STREAK.readTree(document.replace('\'', '"'));
  }

  private static JsonValue nested(int depth, JsonValue innermost, UnaryOperator<JsonValue> level) {
    JsonValue value = innermost;
    for (int i = 0; i < depth; i++) {
      value = level.apply(value);
    }
    return value;
  }

  private static JsonValue deep(int last) {
    return nested(
        100_000,
        JsonValue.of(last),
        value ->
            JsonArray.of(JsonObject.builder().add("a", 1).add("b", value).build(), JsonNull.NULL));
  }

  @Test
  void aTreeOfAnyDepthIsComparedHashedAndShown() {
    JsonValue one = deep(1);
    assertEquals(one, deep(1));
    assertNotEquals(one, deep(2));
    assertEquals(one.hashCode(), deep(1).hashCode());
    assertNotEquals(one.hashCode(), deep(2).hashCode());
    assertEquals(
        "[{\"a\":1,\"b\":".repeat(100_000) + "1" + "},null]".repeat(100_000), one.toString());
    JsonValue bad = nested(100_000, JsonValue.of("\ud800"), JsonArray::of);
    JsonException refusal = WaysIn.refused(bad::toString);
    assertEquals("/0".repeat(100_000), refusal.pointer());
  }

  @Test
  void objectsOfAnyDepthAreTheSameInAnyOrder() {
    JsonValue one = nested(
        50_000,
        JsonNull.NULL,
        value -> JsonObject.builder().add("a", value).add("b", 1).add("b", 2).build());
    JsonValue other = nested(
        50_000,
        JsonNull.NULL,
        value -> JsonObject.builder().add("b", 1).add("a", value).add("b", 2).build());
    assertEquals(one, other);
    assertEquals(one.hashCode(), other.hashCode());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'op':'add','path':'/baz','value':'qux','op':'remove'}",
        "{'op':'add','path':'/baz','value':'qux','path':''}",
        "{'op':'add','path':'/baz','value':'qux','value':1}",
        "{'op':'copy','path':'/baz','from':'','from':'/a'}",
      })
  void anOperationThatSaysTwoThingsIsNone(String operation) {
    JsonException refusal = WaysIn.refused(() -> JsonPatch.of(parse("[" + operation + "]")));
    assertTrue(
        refusal.getMessage().matches("expected one member '\\w+', found 2 at /0"),
        refusal.getMessage());
  }

  /** Each one moves a million values one level deeper, or back. */
  @Test
  void whatIsMovedOftenIsMeasuredOnce() {
    String twice = "{'op':'copy','from':'/a','path':'/a/-'},";
    String there = "{'op':'move','from':'/a','path':'/b/a'},";
    String back = "{'op':'move','from':'/b/a','path':'/a'},";
    JsonValue patch =
        parse("[" + twice.repeat(21) + (there + back).repeat(2_000) + there.replace("},", "}]"));
    JsonValue moved = JsonPatch.of(patch).apply(parse("{'a':[],'b':{}}"));
    assertEquals(21, moved.pointer("/b/a").asArray().size());
  }

  @Test
  void copiesCountEachDigitOfANumber() {
    String doubling = "{'op':'copy','from':'','path':'/-'}";
    JsonPatch patch = JsonPatch.of(parse("[" + (doubling + ",").repeat(20) + doubling + "]"));
    WaysIn.refused(() -> patch.apply(parse("[123456789012345678]")));
  }

  private static JsonValue nestedIn(int levels, JsonValue innermost, boolean arrays) {
    return nested(
        levels,
        innermost,
        value ->
            arrays ? JsonArray.of(value) : JsonObject.builder().add("a", value).build());
  }

  private static JsonArray many(String number, int last) {
    JsonValue[] elements = new JsonValue[200_000];
    Arrays.fill(elements, JsonNumber.of(number));
    elements[elements.length - 1] = JsonValue.of(last);
    return JsonArray.of(elements);
  }

  /** What differs at the end of much is not gone over again for each of the levels around it. */
  @Test
  void differencesOfWhatIsDeepTakeNoLongerThanOfWhatIsNot() {
    for (boolean arrays : new boolean[] {true, false}) {
      JsonValue before = nestedIn(490, many("1.50", 1), arrays);
      JsonValue after = nestedIn(490, many("1.5", 2), arrays);
      List<Difference> found = Difference.between(before, after);
      assertEquals(1, found.size());
      assertEquals((arrays ? "/0" : "/a").repeat(490) + "/199999", found.get(0).pointer());
      JsonValue merge = MergePatch.between(before, after);
      assertEquals(after, MergePatch.apply(before, merge));
    }
  }

  /** A pointer is as long as the names on its way: a long one that is on the way to much is not written again for all of that. */
  @Test
  void differencesBehindALongNameAreOne() {
    String name = "n".repeat(40_000);
    JsonValue[] zeros = new JsonValue[200_000];
    Arrays.fill(zeros, JsonValue.of(0));
    JsonValue before = JsonObject.builder().add(name, JsonArray.of(zeros)).build();
    Arrays.fill(zeros, JsonValue.of(1));
    JsonValue after = JsonObject.builder().add(name, JsonArray.of(zeros)).build();
    List<Difference> found = Difference.between(before, after);
    assertEquals(List.of("/" + name), found.stream().map(Difference::pointer).toList());
    assertEquals(after, JsonPatch.between(before, after).apply(before));
  }

  /** Names that are new are not looked for along all that were there. */
  @Test
  void aSpliceOfManyNewMembersTakesTimeInProportion() {
    StringBuilder document = new StringBuilder("{\"first\":0");
    JsonObject.Builder patch = JsonObject.builder();
    for (int i = 0; i < 100_000; i++) {
      document.append(",\"same" + i + "\":0");
      patch.add("same" + i, JsonNull.NULL).add("news" + i, 0);
    }
    byte[] bytes = document.append('}').toString().getBytes(StandardCharsets.UTF_8);
    JsonValue changed = MergePatch.apply(STREAK.readLazyTree(bytes), patch.build());
    assertEquals(changed, STREAK.readTree(changed.toBytes()));
  }

  /** Where much ends is not looked for once for each of the levels around it. */
  @Test
  void aSpliceDeepInsideTakesNoLongerThanOneThatIsNot() {
    String many = "[" + "1,".repeat(300_000) + "1]";
    for (boolean arrays : new boolean[] {true, false}) {
      String open = (arrays ? "[1 ," : "{\"x\":1 ,\"a\":").repeat(490);
      String close = (arrays ? " ]" : " }").repeat(490);
      String path = (arrays ? "/1" : "/a").repeat(489) + (arrays ? "/0" : "/x");
      JsonPatch patch = JsonPatch.of(parse("[{'op':'replace','path':'" + path + "','value':22}]"));
      byte[] document = (open + many + close).getBytes(StandardCharsets.UTF_8);
      JsonValue changed = patch.apply(STREAK.readLazyTree(document));
      for (int i = 0; i < 60; i++) {
        assertEquals(document.length + 1, changed.toBytes().length);
      }
      int last = open.lastIndexOf('1');
      assertEquals(
          open.substring(0, last) + "22" + open.substring(last + 1) + many + close,
          new String(changed.toBytes(), StandardCharsets.UTF_8));
    }
  }
}
