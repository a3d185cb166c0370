package blackbox;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import streak.Json;
import streak.JsonAdapter;
import streak.JsonException;
import streak.JsonType;
import streak.overlay.Overlay;
import streak.tree.JsonValue;

/** Whoever reads a damaged document says the same of where the damage is: adapters of all kinds, trees and the overlay. */
class DamagedPlacesTest {

  @Json
  record Node(
      Integer number,
      String text,
      Node node,
      List<Integer> list,
      int[] array,
      Map<String, Integer> map,
      Optional<Double> maybe,
      JsonValue tree) {}

  /** Many members are read in another way. */
  @Json
  static class Bean {
    public Integer number;
    public String text;
    public Bean node;
    public List<Integer> list;
    public int[] array;
    public Map<String, Integer> map;
    public Optional<Double> maybe;
    public JsonValue tree;
  }

  @Json
  record Collecting(Integer number, @streak.JsonUnknown Map<String, JsonValue> others) {}

  private static Map<String, Consumer<String>> ways() {
    Map<String, Consumer<String>> ways = new LinkedHashMap<>();
    add(ways, Node.class.getSimpleName(), Ways.adapters(Node.class));
    add(ways, Bean.class.getSimpleName(), Ways.adapters(Bean.class));
    add(ways, Collecting.class.getSimpleName(), Ways.adapters(Collecting.class));
    add(ways, "map", Ways.adapters(new JsonType<Map<String, JsonValue>>() {}));
    add(ways, "map()", List.of(Ways.STREAK.adapter(JsonValue.class).map()));
    ways.put("tree", Ways.STREAK::readTree);
    ways.put("tree of bytes", s -> Ways.STREAK.readTree(utf8(s)));
    ways.put("lazy tree", Ways.STREAK::readLazyTree);
    ways.put("lazy tree of bytes", s -> Ways.STREAK.readLazyTree(utf8(s)));
    ways.put("overlay", s -> new Overlay().parse(utf8(s)));
    return ways;
  }

  @Json(style = Json.Style.WRAPPER_ARRAY)
  sealed interface Pair {

    @Json
    record Left(Integer x) implements Pair {}
  }

  @Json(style = Json.Style.WRAPPER_OBJECT)
  sealed interface Wrapped {

    @Json
    record Left(Integer x) implements Wrapped {}
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "[ | /0 | 1",
        "[,{}] | /0 | 1",
        "[\"Left\" | /1 | 7",
        "[\"Left\" {}] | /1 | 8",
        "[\"Left\",] | /1 | 8",
        "[\"Left\",{\"x\":1,}] | /1 | 15",
        "[\"Left\",{\"x\":}] | /1/x | 13",
        "[\"Left\",{} {}] | /2 | 11",
        "[\"Left\",{} | /2 | 10",
        "[\"Left\",{}} | /2 | 10"
      })
  void inAWrapperToo(String damaged, String pointer, long offset) {
    Map<String, Consumer<String>> ways = new LinkedHashMap<>();
    add(ways, "pair", Ways.adapters(Pair.class));
    ways.put("tree", Ways.STREAK::readTree);
    same(ways, damaged, pointer, offset);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{ | '' | 1",
        "{\"Left\" | '' | 7",
        "{\"Left\":{\"x\":} | /Left/x | 13",
        "{\"Left\":{},} | '' | 11",
        "{\"Left\":{}] | '' | 10"
      })
  void inAnObjectAroundIt(String damaged, String pointer, long offset) {
    Map<String, Consumer<String>> ways = new LinkedHashMap<>();
    add(ways, "wrapped", Ways.adapters(Wrapped.class));
    ways.put("tree", Ways.STREAK::readTree);
    same(ways, damaged, pointer, offset);
  }

  private static <T> void add(
      Map<String, Consumer<String>> ways, String name, List<JsonAdapter<T>> adapters) {
    for (JsonAdapter<T> adapter : adapters) {
      Ways.in(adapter).forEach(way -> ways.put(name + ", way " + ways.size(), way::apply));
    }
  }

  private static byte[] utf8(String s) {
    return s.getBytes(StandardCharsets.UTF_8);
  }

  /** A new line in a document is written as {@code ~}. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        // between members: in the object
        "{\"number\":1,} | '' | 12",
        "{\"number\":1 \"text\":\"\"} | '' | 12",
        "{\"number\":1;} | '' | 11",
        "{\"number\":1] | '' | 11",
        "{\"number\":1x} | '' | 11",
        "{\"number\":1,text:2} | '' | 12",
        "{\"number\":1,\"\\x\":1} | '' | 13",
        "{\"number\":1,\"te~xt\":1} | '' | 15",
        "{\"number\":1,\"text\" 2} | '' | 19",
        "{\"number\":1,\"text\"} | '' | 18",
        "{\"number\":1 | '' | 11",
        "{\"number\":1, | '' | 12",
        "{\"number\":1,\"te | '' | 15",
        "{\"number\":1,\"text\" | '' | 18",
        "{\"number\":1/**/} | '' | 11",
        "{\"text\":\"\",} | '' | 11",
        "{\"node\":null,} | '' | 13",
        "{\"list\":[],} | '' | 11",
        "{\"list\":[1],\"map\":{\"a\":1},} | '' | 26",
        "{\"map\":{},} | '' | 10",
        "{\"maybe\":1.5,} | '' | 13",
        "{\"tree\":{},} | '' | 11",
        "{\"node\":{\"number\":1,}} | /node | 20",
        "{\"node\":{\"number\":1;}} | /node | 19",
        "{\"node\":{\"node\":{\"number\":1 | /node/node | 27",
        "{\"node\":{\"number\":1,\"\\u12\":2}} | /node | 21",
        "{\"map\":{\"x\":1,}} | /map | 14",
        "{\"map\":{\"x\":1 } | '' | 15",
        "{\"map\":{\"x\":1, | /map | 14",
        "{\"map\":{\"x\":1,\"y\"}} | /map | 17",
        "{\"map\":{\"x\":1,\"\\x\":2}} | /map | 15",
        "{\"tree\":[1,{\"z\":1,}]} | /tree/1 | 18",
        // before the first member: in the object
        "{,} | '' | 1",
        "{number:1} | '' | 1",
        "{\"number\"} | '' | 9",
        "{\"\\x\":1} | '' | 2",
        "{\"map\":{,}} | /map | 8",
        "{\"map\":{x:1}} | /map | 8",
        "{\"node\":{\"number\" 1}} | /node | 18",
        // in a value: in the member
        "{\"number\":} | /number | 10",
        "{\"number\":,\"text\":\"\"} | /number | 10",
        "{\"number\": | /number | 10",
        "{\"number\":01} | /number | 10",
        "{\"number\":-} | /number | 10",
        "{\"number\":+1} | /number | 10",
        "{\"number\":nul} | /number | 10",
        "{\"number\":/**/1} | /number | 10",
        "{\"maybe\":1.} | /maybe | 9",
        "{\"maybe\":.5} | /maybe | 9",
        "{\"text\":\"\\x\"} | /text | 9",
        "{\"text\":\"\\u12\"} | /text | 9",
        "{\"text\":\"\\ud800\"} | /text | 9",
        "{\"text\":\"a | /text | 10",
        "{\"text\":\"a~b\"} | /text | 10",
        "{\"map\":{\"x\":}} | /map/x | 12",
        "{\"node\":{\"number\":}} | /node/number | 18",
        "{\"tree\":'a'} | /tree | 8",
        "{\"tree\":[1,{\"z\":tru}]} | /tree/1/z | 16",
        // in an array: in the element that would be next
        "{\"list\":[1,]} | /list/1 | 11",
        "{\"list\":[,1]} | /list/0 | 9",
        "{\"list\":[1 2]} | /list/1 | 11",
        "{\"list\":[1} | /list/1 | 10",
        "{\"list\":[ | /list/0 | 9",
        "{\"list\":[null,] | /list/1 | 14",
        "{\"array\":[1,]} | /array/1 | 12",
        "{\"array\":[1 2]} | /array/1 | 12",
        "{\"array\":[1,2, | /array/2 | 14",
        "{\"tree\":[[[1,]]]} | /tree/0/0/1 | 13",
        // behind it all
        "{}} | '' | 2",
        "{} x | '' | 3",
        "'' | '' | 0"
      })
  void theSameForAll(String damaged, String pointer, long offset) {
    same(ways(), damaged, pointer, offset);
  }

  private static void same(
      Map<String, Consumer<String>> ways, String damaged, String pointer, long offset) {
    String document = damaged.equals("''") ? "" : damaged.replace('~', '\n');
    String where = pointer.equals("''") ? "" : pointer;
    ways.forEach((name, way) -> {
      JsonException refusal = Ways.refused(() -> way.accept(document));
      assertEquals(where + " " + offset, refusal.pointer() + " " + refusal.offset(), name);
    });
  }
}
