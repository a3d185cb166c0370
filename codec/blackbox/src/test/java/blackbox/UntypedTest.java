package blackbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import streak.Json;
import streak.JsonAdapter;
import streak.JsonException;
import streak.tree.JsonValue;
import streak.tree.Untyped;

/** Any JSON as objects of the JDK. */
@NullMarked
class UntypedTest {

  private static final JsonAdapter<Object> UNTYPED = new Untyped();

  @Json(with = Untyped.class)
  record Event(
      String id,
      Map<String, @Nullable Object> attributes,
      @Nullable Object extra) {}

  @Test
  void whatATypeHasAsAnObject() {
    Map<String, @Nullable Object> attributes = new LinkedHashMap<>();
    attributes.put("a", 1);
    attributes.put("b", List.of("x", true, 1.5));
    attributes.put("c", null);
    attributes.put("d", Map.of("e", 3000000000L));
    Ways.same(
        Event.class,
        new Event("7", attributes, Arrays.asList("y", null)),
        "{\"id\":\"7\",\"attributes\":{\"a\":1,\"b\":[\"x\",true,1.5],\"c\":null,\"d\":{\"e\":3000000000}},"
            + "\"extra\":[\"y\",null]}");
    Ways.same(
        Event.class,
        new Event("7", Map.of(), null),
        "{\"id\":\"7\",\"attributes\":{},\"extra\":null}");
    Ways.refuses(
        Event.class,
        "{\"id\":\"7\",\"attributes\":{\"a\":[1,{\"b\":1e400}]}}",
        "expected a number that a double can hold, found 1e400 at /attributes/a/1/b (line 1, column 37, byte 36); read"
            + " it as a BigDecimal");
    Ways.refuses(
        Event.class,
        "{\"id\":\"7\",\"attributes\":{\"a\":1,\"a\":2}}",
        "member 'a' is there more than once at /attributes/a");
  }

  @ParameterizedTest
  @CsvSource({
    "0, java.lang.Integer, 0",
    "-7, java.lang.Integer, -7",
    "2147483647, java.lang.Integer, 2147483647",
    "2147483648, java.lang.Long, 2147483648",
    "-2147483649, java.lang.Long, -2147483649",
    "-9223372036854775808, java.lang.Long, -9223372036854775808",
    "9223372036854775808, java.math.BigInteger, 9223372036854775808",
    "1.0, java.lang.Double, 1.0",
    "1e2, java.lang.Double, 100.0",
    "1E-2, java.lang.Double, 0.01",
    "-0, java.lang.Integer, 0",
    "-0.0, java.lang.Double, -0.0",
    "0.1, java.lang.Double, 0.1",
    "1e-400, java.lang.Double, 0.0",
  })
  void aNumberIsOfTheClassThatHoldsIt(String document, Class<?> type, String written) {
    Ways.in(UNTYPED).forEach(in -> {
      Object value = in.apply(document);
      assertEquals(type, value.getClass());
      assertEquals(written, UNTYPED.toJson(value));
    });
  }

  @Test
  void mapsAndListsCanBeChanged() {
    Object value = UNTYPED.fromJson("{\"a\":[],\"b\":{}}");
    @SuppressWarnings("unchecked")
    Map<String, Object> map = (Map<String, Object>) value;
    @SuppressWarnings("unchecked")
    List<Object> list = (List<Object>) map.get("a");
    list.add("x");
    map.remove("b");
    assertEquals("{\"a\":[\"x\"]}", UNTYPED.toJson(value));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[1,] | expected a value, found ']' at /1 (line 1, column 4, byte 3)",
        "{\"a\":} | expected a value, found '}' at /a (line 1, column 6, byte 5)",
        "[truth] | expected a value, found truth at /0 (line 1, column 2, byte 1)",
        "[01] | expected a number as RFC 8259 writes it, found 01 at /0 (line 1, column 2, byte 1)",
        "null | expected a value other than null, found null (line 1, column 1, byte 0)",
      })
  void whatIsNoJsonIsSaidWithItsPlace(String document, String words) {
    Ways.refuses(UNTYPED, document, words);
  }

  @Test
  void whatElseIsWritten() {
    Map<String, @Nullable Object> all = new LinkedHashMap<>();
    all.put(
        "numbers", List.of((byte) 1, (short) 2, 3L, 1.5f, new BigDecimal("1.50"), BigInteger.TEN));
    all.put("character", 'c');
    all.put("constant", TimeUnit.DAYS);
    all.put("array", new Object[] {"a", null, new String[] {"b"}});
    all.put("tree", JsonValue.of(5));
    all.put("set", Collections.singleton(false));
    Ways.out(UNTYPED)
        .forEach(out -> assertEquals(
            "{\"numbers\":[1,2,3,1.5,1.50,10],\"character\":\"c\",\"constant\":\"DAYS\","
                + "\"array\":[\"a\",null,[\"b\"]],\"tree\":5,\"set\":[false]}",
            out.apply(all)));
  }

  @Test
  void whatHasNoFormIsRefusedWithItsPlace() {
    assertEquals(
        "expected a Map, a Collection, an array of objects, a String, a Character, a Boolean, a number,"
            + " an enum's constant, a JsonValue or null, found a java.util.concurrent.atomic.AtomicInteger at"
            + " /a/1",
        refusal(Map.of("a", List.of(1, new AtomicInteger()))));
    assertEquals(
        "expected a map's keys to be Strings, found a java.lang.Integer at /a",
        refusal(Map.of("a", Map.of(1, 2))));
    assertEquals(
        "expected a map's keys to be Strings, found null",
        refusal(new HashMap<>(Collections.singletonMap(null, 2))));
    assertEquals("expected a finite number, found NaN at /0", refusal(List.of(Double.NaN)));
    List<Object> circle = new ArrayList<>();
    circle.add(circle);
    String deep = refusal(circle);
    assertEquals(
        "expected values nested at most 500 deep, found deeper: a cycle?",
        deep.substring(0, deep.indexOf('?') + 1));
  }

  private static String refusal(Object value) {
    return assertThrows(JsonException.class, () -> UNTYPED.toJson(value)).getMessage();
  }
}
