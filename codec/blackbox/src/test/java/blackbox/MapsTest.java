package blackbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.annotation.JsonValue;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.ConcurrentMap;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.JsonAdapter;
import streak.JsonDefault;
import streak.JsonException;
import streak.JsonName;

class MapsTest {

  enum Color {
    RED,
    @JsonName(value = "light \"green\"", aliases = "lime")
    GREEN
  }

  @Json
  record Keys(
      Map<Integer, String> ints,
      Map<Long, String> longs,
      Map<Short, String> shorts,
      Map<BigInteger, String> large,
      Map<UUID, Integer> ids,
      Map<LocalDate, Integer> days,
      Map<Character, Integer> letters,
      Map<Color, Integer> colors) {}

  /** Written as its only member, so that it can be a name, too. */
  @Json(shape = Json.Shape.VALUE)
  record Isin(String code) {
    Isin {
      if (code != null && code.isEmpty()) {
        throw new IllegalArgumentException("a code is not empty");
      }
    }
  }

  @Json
  record Place(@JsonValue long number) implements Comparable<Place> {
    @Override
    public int compareTo(Place other) {
      return Long.compare(number, other.number);
    }
  }

  @Json(shape = Json.Shape.VALUE)
  static final class Shade {
    private Color color;

    public Color getColor() {
      return color;
    }

    public void setColor(Color color) {
      this.color = color;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Shade shade && shade.color == color;
    }

    @Override
    public int hashCode() {
      return color.hashCode();
    }
  }

  @Json
  record Values(
      Map<Isin, Integer> prices,
      TreeMap<Place, List<Isin>> places,
      Map<Shade, Isin> shades,
      @JsonDefault("{\"a\":{\"1\":2}}") Map<Isin, Map<Place, Integer>> deep) {}

  @Test
  void whatIsWrittenAsANameIsAKey() {
    Shade green = new Shade();
    green.setColor(Color.GREEN);
    Map<Isin, Integer> prices = new LinkedHashMap<>();
    prices.put(new Isin("b"), 2);
    prices.put(new Isin("a"), 1);
    Values values = new Values(
        prices,
        new TreeMap<>(Map.of(new Place(10), List.of(new Isin("c")), new Place(9), List.of())),
        Map.of(green, new Isin("d")),
        Map.of(new Isin("a"), Map.of(new Place(1), 2)));
    String document = "{\"prices\":{\"b\":2,\"a\":1},\"places\":{\"9\":[],\"10\":[\"c\"]},"
        + "\"shades\":{\"light \\\"green\\\"\":\"d\"},\"deep\":{\"a\":{\"1\":2}}}";
    Ways.same(Values.class, values, document);
    Ways.reads(Values.class, values, document.replace(",\"deep\":{\"a\":{\"1\":2}}", ""));
    Ways.refuses(
        Values.class,
        "{\"places\":{\"01\":[]}}",
        "expected a name that is a long, found \"01\" at /places/01 (line 1");
    Ways.refuses(
        Values.class,
        "{\"prices\":{\"a\":1,\"a\":2}}",
        "member 'a' is there more than once at /prices/a (line 1");
    Ways.refuses(
        Values.class,
        "{\"shades\":{\"BLUE\":null}}",
        "expected one of RED, light \"green\", lime, found \"BLUE\" at /shades/BLUE (line 1");
  }

  @Test
  void whatAKeysTypeRefusesIsAtTheKey() {
    Ways.adapters(Values.class).forEach(adapter -> {
      JsonException e =
          assertThrows(JsonException.class, () -> adapter.fromJson("{\"prices\":{\"\":1}}"));
      assertEquals("/prices/", e.pointer());
      assertEquals("a code is not empty", e.getCause().getMessage());
    });
  }

  @Test
  void aKeyThatHasNoNameIsNotWritten() {
    Values none = new Values(Map.of(new Isin(null), 1), null, null, null);
    for (JsonAdapter<Values> adapter : Ways.adapters(Values.class)) {
      JsonException e = assertThrows(JsonException.class, () -> adapter.toJson(none));
      assertEquals("expected a map whose keys are not null, found null at /prices", e.getMessage());
    }
  }

  enum Never {}

  @Json
  record Nevers(Never one, Map<Never, Integer> keys) {}

  @Test
  void anEnumWithoutConstantsSaysSo() {
    String words = "expected the name of a constant, of which the enum has none, found \"x\" at ";
    Ways.refuses(Nevers.class, "{\"one\":\"x\"}", words + "/one ");
    Ways.refuses(Nevers.class, "{\"keys\":{\"x\":1}}", words + "/keys");
    Ways.same(Nevers.class, new Nevers(null, Map.of()), "{\"one\":null,\"keys\":{}}");
  }

  @Test
  void keysAreNames() {
    Keys keys = new Keys(
        Map.of(-1, "a"),
        Map.of(Long.MIN_VALUE, "b"),
        Map.of((short) 3, "c"),
        Map.of(BigInteger.TEN.pow(20), "d"),
        Map.of(new UUID(1, 2), 1),
        Map.of(LocalDate.of(2026, 1, 2), 2),
        Map.of('"', 3),
        Map.of(Color.GREEN, 4));
    Ways.same(
        Keys.class,
        keys,
        "{\"ints\":{\"-1\":\"a\"},\"longs\":{\"-9223372036854775808\":\"b\"},\"shorts\":{\"3\":\"c\"},"
            + "\"large\":{\"100000000000000000000\":\"d\"},"
            + "\"ids\":{\"00000000-0000-0001-0000-000000000002\":1},\"days\":{\"2026-01-02\":2},"
            + "\"letters\":{\"\\\"\":3},\"colors\":{\"light \\\"green\\\"\":4}}");
    assertEquals(
        Map.of(Color.GREEN, 1),
        Ways.STREAK.adapter(Keys.class).fromJson("{\"colors\":{\"lime\":1}}").colors());
  }

  @Test
  void aNameThatIsNoKeyIsRefused() {
    Ways.refuses(
        Keys.class,
        "{\"ints\":{\"01\":\"\"}}",
        "expected a name that is an int, found \"01\" at /ints/01 (line 1");
    Ways.refuses(
        Keys.class,
        "{\"longs\":{\"9223372036854775808\":\"\"}}",
        "expected a name that is a long, found \"9223372036854775808\" at /longs/9223372036854775808");
    Ways.refuses(
        Keys.class, "{\"ids\":{\"x\":1}}", "expected a UUID, found \"x\" at /ids/x (line 1");
    Ways.refuses(
        Keys.class,
        "{\"ids\":{\"0000000A-0000-0001-0000-000000000002\":1}}",
        "expected a name as a UUID is written, 0000000a-0000-0001-0000-000000000002,"
            + " found \"0000000A-0000-0001-0000-000000000002\" at /ids/0000000A-0000-0001-0000-000000000002");
    Ways.refuses(
        Keys.class,
        "{\"colors\":{\"BLUE\":1}}",
        "expected one of RED, light \"green\", lime, found \"BLUE\" at /colors/BLUE (line 1");
    Ways.refuses(
        Keys.class,
        "{\"colors\":{\"lime\":1,\"light \\\"green\\\"\":2}}",
        "member 'light \"green\"' is there more than once at /colors/light \"green\" (line 1");
  }

  @Json
  record Counts(Map<Long, Integer> byNumber) {}

  @Json
  record Names(Map<String, Integer> byName) {}

  @Test
  void keysThatAreNumbersAreWrittenWithoutAString() {
    Map<Long, Integer> byNumber = new LinkedHashMap<>();
    Map<String, Integer> byName = new LinkedHashMap<>();
    for (long number : new long[] {Long.MIN_VALUE, -10, 0, 7, 1L << 40, Long.MAX_VALUE}) {
      byNumber.put(number, 1);
      byName.put(Long.toString(number), 1);
    }
    JsonAdapter<Counts> counts = Ways.STREAK.adapter(Counts.class);
    JsonAdapter<Names> names = Ways.STREAK.adapter(Names.class);
    byte[] written = new byte[1_000];
    int length = counts.toJson(new Counts(byNumber), written, 0);
    assertEquals(
        "{\"byNumber\":{\"-9223372036854775808\":1,\"-10\":1,\"0\":1,\"7\":1,\"1099511627776\":1,"
            + "\"9223372036854775807\":1}}",
        new String(written, 0, length, StandardCharsets.UTF_8));
    Counts ofNumbers = new Counts(byNumber);
    Names ofNames = new Names(byName);
    assertEquals(
        Allocated.by(() -> names.toJson(ofNames, written, 0)),
        Allocated.by(() -> counts.toJson(ofNumbers, written, 0)));
  }

  @Test
  void aMapMayNotHaveANullKey() {
    Map<Integer, String> map = new LinkedHashMap<>();
    map.put(null, "x");
    JsonAdapter<Keys> adapter = Ways.STREAK.adapter(Keys.class);
    Keys keys = new Keys(map, null, null, null, null, null, null, null);
    JsonException refusal = assertThrows(JsonException.class, () -> adapter.toJson(keys));
    assertEquals(
        "expected a map whose keys are not null, found null at /ints", refusal.getMessage());
  }

  @Json
  record Kinds(
      EnumMap<Color, Integer> enums,
      NavigableMap<Integer, String> sorted,
      ConcurrentMap<String, String> concurrent,
      Map<String, Map<Integer, Color>> nested) {}

  @Test
  void kindsOfMaps() {
    Ways.same(
        Kinds.class,
        new Kinds(
            new EnumMap<>(Map.of(Color.RED, 1)),
            new TreeMap<>(Map.of(10, "x", 9, "y")),
            new java.util.concurrent.ConcurrentHashMap<>(Map.of("a", "b")),
            Map.of("k", Map.of(1, Color.RED))),
        "{\"enums\":{\"RED\":1},\"sorted\":{\"9\":\"y\",\"10\":\"x\"},\"concurrent\":{\"a\":\"b\"},"
            + "\"nested\":{\"k\":{\"1\":\"RED\"}}}");
    Ways.refuses(Kinds.class, "{\"concurrent\":{\"a\":null}}", "expected a string, found n");
  }
}
