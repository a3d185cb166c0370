package bridges;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.util.Date;
import java.util.Map;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.tree.JsonValue;

/** What a library reads that is no text: its trees, and buffers of tokens. A type is held to as much there. */
@NullMarked
class NoTextTest {

  @Json
  record Numbers(
      @Nullable Integer i,
      @Nullable Long l,
      @Nullable Double d,
      @Nullable Float f) {}

  @Json
  record Bytes(byte[] bytes) {}

  private final Gson gson = new GsonBuilder()
      .registerTypeAdapterFactory(new streak.gson.StreakTypeAdapterFactory())
      .create();

  private final com.fasterxml.jackson.databind.json.JsonMapper jackson2 =
      com.fasterxml.jackson.databind.json.JsonMapper.builder()
          .addModule(new streak.jackson2.StreakModule())
          .enable(com.fasterxml.jackson.core.json.JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
          .build();

  private final tools.jackson.databind.json.JsonMapper jackson3 =
      tools.jackson.databind.json.JsonMapper.builder()
          .addModule(new streak.jackson3.StreakModule())
          .enable(tools.jackson.core.json.JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
          .build();

  private Numbers ofTree(String document) {
    return gson.fromJson(JsonParser.parseString(document), Numbers.class);
  }

  private void gsonRefuses(String document, String why) {
    JsonParseException e = assertThrows(JsonParseException.class, () -> ofTree(document));
    assertEquals(why, e.getMessage());
  }

  @Test
  void gsonsTreesDoNotCutNumbersOff() {
    gsonRefuses(
        "{\"i\":2147483648}", "expected a number that an int can hold, found 2147483648 at /i");
    gsonRefuses("{\"i\":1.5}", "expected a number that an int can hold, found 1.5 at /i");
    gsonRefuses(
        "{\"l\":9223372036854775808}",
        "expected a number that a long can hold, found 9223372036854775808 at /l");
    gsonRefuses("{\"l\":1e999}", "expected a number that a long can hold, found 1E+999 at /l");
    assertEquals(
        new Numbers(12, Long.MIN_VALUE, 1.5, 2.5f),
        ofTree("{\"i\":12.0,\"l\":-9223372036854775808,\"d\":1.5,\"f\":2.5}"));
    JsonObject made = new JsonObject();
    made.addProperty("i", 3_000_000_000L);
    assertThrows(JsonParseException.class, () -> gson.fromJson(made, Numbers.class));
  }

  @Test
  void gsonsTreesAreNoWayForNaN() {
    JsonObject made = new JsonObject();
    made.addProperty("d", Double.NaN);
    assertThrows(JsonParseException.class, () -> gson.fromJson(made, Numbers.class));
  }

  @Test
  void jackson2RefusesWhatIsNoNumber() {
    for (String each :
        new String[] {"{\"d\":NaN}", "{\"d\":-INF}", "{\"f\":NaN}", "{\"f\":-INF}"}) {
      assertThrows(
          com.fasterxml.jackson.databind.exc.MismatchedInputException.class,
          () -> jackson2.readValue(each, Numbers.class),
          each);
    }
    assertThrows(
        com.fasterxml.jackson.databind.exc.MismatchedInputException.class,
        () ->
            jackson2.treeToValue(jackson2.createObjectNode().put("d", Double.NaN), Numbers.class));
  }

  @Test
  void jackson3RefusesWhatIsNoNumber() {
    for (String each :
        new String[] {"{\"d\":NaN}", "{\"d\":-INF}", "{\"f\":NaN}", "{\"f\":-INF}"}) {
      assertThrows(
          tools.jackson.databind.exc.MismatchedInputException.class,
          () -> jackson3.readValue(each, Numbers.class),
          each);
    }
    assertThrows(
        tools.jackson.databind.exc.MismatchedInputException.class,
        () ->
            jackson3.treeToValue(jackson3.createObjectNode().put("d", Double.NaN), Numbers.class));
  }

  @Test
  void jacksonsTokensMayHoldBytesThemselves() throws Exception {
    byte[] bytes = {1, 2, -1};
    Map<String, Object> map = Map.of("bytes", bytes);
    assertArrayEquals(bytes, jackson2.convertValue(map, Bytes.class).bytes());
    assertArrayEquals(bytes, jackson3.convertValue(map, Bytes.class).bytes());
    var node2 = jackson2.createObjectNode().put("bytes", bytes);
    assertArrayEquals(bytes, jackson2.treeToValue(node2, Bytes.class).bytes());
    var node3 = jackson3.createObjectNode().put("bytes", bytes);
    assertArrayEquals(bytes, jackson3.treeToValue(node3, Bytes.class).bytes());
  }

  @Json
  record Texts(@Nullable String text, @Nullable JsonValue tree) {}

  /** In JSON they are a string, and so they are to what knows JSON alone. */
  @Test
  void bytesAreAStringToWhatHasNone() {
    byte[] bytes = {1, 2, -1};
    Map<String, Object> map = Map.of("text", bytes, "tree", Map.of("x", new Object[] {bytes}));
    Texts texts = new Texts("AQL/", JsonValue.adapter().fromJson("{\"x\":[\"AQL/\"]}"));
    assertEquals(texts, jackson2.convertValue(map, Texts.class));
    assertEquals(texts, jackson3.convertValue(map, Texts.class));
  }

  @Test
  void anObjectOfJavaIsCalledThat() {
    String found = "found an object of the class java.util.Date at ";
    for (String member : new String[] {"text", "tree"}) {
      String why = "expected a " + (member.equals("text") ? "string, " : "value, ") + found;
      var node2 = jackson2.createObjectNode().putPOJO(member, new Date(0));
      Exception e2 = assertThrows(
          com.fasterxml.jackson.databind.exc.MismatchedInputException.class,
          () -> jackson2.treeToValue(node2, Texts.class));
      assertTrue(e2.getMessage().startsWith(why + "/" + member), e2::getMessage);
      var node3 = jackson3.createObjectNode().putPOJO(member, new Date(0));
      Exception e3 = assertThrows(
          tools.jackson.databind.exc.MismatchedInputException.class,
          () -> jackson3.treeToValue(node3, Texts.class));
      assertTrue(e3.getMessage().startsWith(why + "/" + member), e3::getMessage);
    }
  }
}
