package streak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Values of every kind through the writer and back through every way in. */
class RoundTripTest {

  /** Anything, as lists, maps, Strings, Doubles, Booleans and null: an adapter written by hand. */
  static final class Anything extends JsonAdapter<Object> {
    @Override
    public Object read(JsonReader in) {
      return switch (in.peek()) {
        case '{' -> {
          Map<String, Object> map = new LinkedHashMap<>();
          for (boolean more = in.beginObject(); more; more = in.nextMember()) {
            map.put(in.name(), read(in));
          }
          yield map;
        }
        case '[' -> {
          List<Object> list = new ArrayList<>();
          for (boolean more = in.beginArray(); more; more = in.nextElement()) {
            list.add(read(in));
          }
          yield list;
        }
        case '"' -> in.readString();
        case 't', 'f' -> in.readBoolean();
        case 'n' -> in.readNull() ? null : "not null";
        default -> in.readDouble();
      };
    }

    @Override
    public void write(JsonWriter out, Object value) {
      if (value instanceof Map<?, ?> map) {
        out.beginObject();
        map.forEach((name, member) -> {
          out.name((String) name);
          write(out, member);
        });
        out.endObject();
      } else if (value instanceof List<?> list) {
        out.beginArray();
        list.forEach(element -> write(out, element));
        out.endArray();
      } else if (value instanceof Double number) {
        out.value(number.doubleValue());
      } else if (value instanceof Boolean bool) {
        out.value(bool.booleanValue());
      } else {
        out.value((String) value);
      }
    }
  }

  static final Anything ANYTHING = new Anything();

  /** Every way in. */
  static Stream<Function<String, Object>> waysIn() {
    return Stream.of(
        ANYTHING::fromJson,
        s -> ANYTHING.fromJson(utf8(s)),
        s -> {
          byte[] wide = ("xx" + s + "yyy").getBytes(StandardCharsets.UTF_8);
          return ANYTHING.fromJson(wide, 2, wide.length - 5);
        },
        s -> ANYTHING.fromJson(new ByteArrayInputStream(utf8(s))),
        s -> ANYTHING.fromJson(WaysIn.trickle(utf8(s))),
        s -> ANYTHING.fromJson(ByteBuffer.wrap(utf8(s))),
        s -> {
          byte[] bytes = utf8(s);
          return ANYTHING.fromJson(
              ByteBuffer.allocateDirect(bytes.length).put(bytes).flip());
        });
  }

  static byte[] utf8(String s) {
    return s.getBytes(StandardCharsets.UTF_8);
  }

  private static String awkward() {
    StringBuilder s = new StringBuilder();
    for (char c = 0; c < 0x180; c++) {
      s.append(c);
    }
    return s.append("\u0915\ud83d\ude00\uffff").toString();
  }

  static Object document() {
    List<Object> list = new ArrayList<>();
    for (int length = 0; length < 70; length++) {
      list.add("x".repeat(length));
      list.add("x".repeat(length) + "\n" + "y".repeat(length % 7));
      list.add("x".repeat(length) + "\u00e9" + "y".repeat(length % 9));
      list.add("\ud83d\ude00".repeat(length));
    }
    list.add(awkward());
    list.add("long " + "abcdefgh".repeat(20_000) + "\"");
    list.add("long \u0436" + "\u0436\u4e2d".repeat(20_000));
    list.add(1.5);
    list.add(-0.0);
    list.add(Double.MIN_VALUE);
    list.add(123456789012345680.0);
    list.add(true);
    list.add(false);
    list.add(null);
    list.add(List.of());
    list.add(Map.of());
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("", 1.0);
    map.put(awkward(), List.of(List.of(Map.of("a", Map.of()))));
    list.add(map);
    return list;
  }

  @ParameterizedTest
  @MethodSource("waysIn")
  void everyValueComesBackOnEveryWayIn(Function<String, Object> read) {
    String json = ANYTHING.toJson(document());
    assertEquals(document(), read.apply(json));
  }

  @ParameterizedTest
  @MethodSource("waysIn")
  void whiteSpaceMayStandBetweenAnyTokens(Function<String, Object> read) {
    String space = " \t\r\n" + " ".repeat(23) + "\n" + " ".repeat(8) + "\n\n";
    String spaced = String.join(
        space, "", "[", "1", ",", "{", "\"a\"", ":", "true", "}", ",", "[", "]", "]", "");
    assertEquals(List.of(1.0, Map.of("a", true), List.of()), read.apply(spaced));
  }

  @Test
  void everyWayOutIsTheSameDocument() throws IOException {
    byte[] bytes = ANYTHING.toJsonBytes(document());
    assertEquals(new String(bytes, StandardCharsets.UTF_8), ANYTHING.toJson(document()));
    ByteArrayOutputStream stream = new ByteArrayOutputStream();
    ANYTHING.toJson(document(), stream);
    assertEquals(
        new String(bytes, StandardCharsets.UTF_8), stream.toString(StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @MethodSource("waysIn")
  void whateverIsCutOffIsAnError(Function<String, Object> read) {
    String json = "{\"a\" : [ 1.5e3 , \"x\\n\u20ac\\ud83d\\ude00\", true, null , -0 ] , \"b\":{}}";
    assertEquals(ANYTHING.fromJson(json), read.apply(json));
    for (int length = 0; length < json.length(); length++) {
      String cut = json.substring(0, length);
      WaysIn.refused(() -> read.apply(cut), cut);
    }
    WaysIn.refused(() -> read.apply(json + " x"));
  }

  @ParameterizedTest
  @MethodSource("waysIn")
  void whatIsWrongIsNamedWithItsPlace(Function<String, Object> read) {
    JsonException e = WaysIn.refused(() -> read.apply("[1,\n  {\"a\": tru }]"));
    assertEquals(2, e.line());
    assertEquals(9, e.column());
    assertEquals(12, e.offset());
    assertTrue(e.getMessage().startsWith("expected a value, found tru"), e.getMessage());
  }

  @Test
  void skippingValidatesAndStopsBehindTheValue() {
    String json = ANYTHING.toJson(document());
    JsonReader in = new JsonReader().reset("[" + json + "," + json + "]");
    assertTrue(in.beginArray());
    in.skipValue();
    assertTrue(in.nextElement());
    assertEquals(document(), ANYTHING.read(in));
    assertFalse(in.nextElement());
    in.endDocument();
    for (String wrong :
        List.of("[1,]", "{\"a\":1,}", "[\"\\x\"]", "{\"a\" 1}", "[01]", "[1 2]", "[nul]")) {
      WaysIn.refused(() -> new JsonReader().reset(utf8(wrong)).skipValue(), wrong);
    }
  }

  @Test
  void flushingWithinADocumentLosesNothing() throws IOException {
    ByteArrayOutputStream stream = new ByteArrayOutputStream();
    JsonWriter out = new JsonWriter().reset(stream);
    out.beginArray();
    out.flush();
    out.value(1);
    out.flush();
    out.flush();
    out.beginObject();
    out.flush();
    out.name("a");
    out.flush();
    out.value("b");
    out.flush();
    out.endObject();
    out.flush();
    out.value("c");
    out.endArray();
    out.flush();
    assertEquals("[1,{\"a\":\"b\"},\"c\"]", stream.toString(StandardCharsets.UTF_8));
    out.reset(stream);
    out.beginArray();
    out.flush();
    out.endArray();
    out.flush();
    assertTrue(stream.toString(StandardCharsets.UTF_8).endsWith("][]"));
  }
}
