package streak.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import streak.JsonAdapter;
import streak.JsonException;
import streak.JsonLimits;
import streak.JsonReader;
import streak.JsonWriter;
import streak.Streak;
import streak.WaysIn;

class JsonValueTest {

  private static final JsonAdapter<JsonValue> TREES = Streak.create().adapter(JsonValue.class);

  private static JsonValue parse(String document) {
    return TREES.fromJson(document);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "null",
        "true",
        "false",
        "0",
        "-0",
        "-0.0",
        "1.50",
        "12e5",
        "1E+2",
        "123456789012345678",
        "-123456789012345678",
        "1234567890123456789012345678901234567890",
        "\"\"",
        "\"text\"",
        "{}",
        "[]",
        "[[],{},[{}]]",
        "{\"b\":1,\"a\":[true,null,{\"b\":\"x\"}],\"b\":2}",
        "{\"\":{\"\":[]}}",
      })
  void whatIsWrittenIsWhatWasRead(String document) {
    assertEquals(document, TREES.toJson(parse(document)));
    assertEquals(document, parse(document).toString());
    byte[] bytes = document.getBytes(StandardCharsets.UTF_8);
    assertEquals(document, TREES.fromJson(bytes).toString());
    assertEquals(document, TREES.fromJson(ByteBuffer.wrap(bytes)).toString());
    assertEquals(document, TREES.fromJson(WaysIn.trickle(bytes)).toString());
  }

  @Test
  void valuesAreFoundByNameByIndexAndByPointer() {
    JsonValue tree =
        parse("{\"users\":[{\"name\":\"Ann\",\"age\":41},{\"name\":\"Bob\"}],\"a/b~\":[7]}");
    assertEquals("Ann", tree.field("users").element(0).field("name").asString());
    assertEquals(41, tree.pointer("/users/0/age").asInt());
    assertEquals(7, tree.pointer("/a~1b~0/0").asLong());
    assertSame(tree, tree.pointer(""));
    for (String nowhere :
        List.of("/users/2", "/users/-", "/users/00", "/users/0/age/0", "/x", "/users/9999999999")) {
      assertEquals(Optional.empty(), tree.findPointer(nowhere), nowhere);
    }
    assertEquals(Optional.empty(), tree.find(0));
    assertEquals(Optional.empty(), tree.field("users").find("name"));
    assertEquals("expected a value at '/x', found none", refusal(() -> tree.pointer("/x")));
    assertEquals(
        "expected a JSON Pointer, which is empty or begins with '/', found 'x'",
        refusal(() -> tree.pointer("x")));
    WaysIn.refused(() -> tree.pointer("/a~2"));
    WaysIn.refused(() -> tree.pointer("/a~"));
  }

  private static String refusal(org.junit.jupiter.api.function.Executable asking) {
    return WaysIn.refused(asking).getMessage();
  }

  @Test
  void whatIsOfAnotherKindIsRefusedInWords() {
    assertEquals("expected a string, found a number", refusal(() -> parse("1").asString()));
    assertEquals("expected an array, found an object", refusal(() -> parse("{}").element(0)));
    assertEquals("expected an object, found null", refusal(() -> parse("null").field("a")));
    assertEquals(
        "expected a boolean, found a string", refusal(() -> parse("\"\"").asBoolean()));
    assertEquals(
        "expected a number, found a boolean", refusal(() -> parse("true").asDouble()));
    assertEquals(
        "expected a member 'b', found none of that name",
        refusal(() -> parse("{\"a\":1}").field("b")));
    assertEquals(
        "expected an element 3, found an array of 1", refusal(() -> parse("[1]").element(3)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "``|expected a value, found the end of the document",
        "[1,]|expected a value, found ']'",
        "{\"a\":+1}|expected a value, found '+'",
        "-x|expected a number as RFC 8259 writes it, found -",
      })
  void whereAnyValueWouldDoThatIsWhatWasExpected(String document, String problem) {
    for (String message : List.of(
        refusal(() -> parse(document)),
        refusal(() -> Streak.create().readLazyTree(document)),
        refusal(() -> new JsonReader().reset(document).skipValue()))) {
      assertTrue(message.startsWith(problem), message);
    }
    assertTrue(refusal(() -> JsonNumber.of("x")).startsWith("expected a number, found 'x'"));
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0, 0",
    "-0, 0, -0.0",
    "1e3, 1000, 1000",
    "1.0, 1, 1",
    "255, 255, 255",
    "256, 256, 256",
    "9223372036854775807, 9223372036854775807, 9.223372036854775807e18",
    "-9223372036854775808, -9223372036854775808, -9.223372036854775808e18",
  })
  void numbersAreConvertedWhenAsked(String text, long whole, double nearest) {
    JsonNumber number = JsonNumber.of(text);
    assertEquals(whole, number.asLong());
    assertEquals(nearest, number.asDouble());
    assertEquals(BigInteger.valueOf(whole), number.asBigInteger());
    assertEquals(new BigDecimal(text), number.asBigDecimal());
    assertEquals(text, number.text());
  }

  /** Whose text is made when it is asked for. */
  @Test
  void aNumberThatWasADoubleIsTheNumberOfItsText() {
    JsonAdapter<Double> doubles = Streak.create().adapter(Double.class);
    double[] special = {
      0,
      -0.0,
      1,
      -1,
      255,
      1e7,
      1e18,
      1e20,
      0.1,
      1.5e-7,
      1234.56789,
      Double.MIN_VALUE,
      Double.MAX_VALUE
    };
    DoubleStream random =
        new Random(3).longs(2_000).mapToDouble(Double::longBitsToDouble).filter(Double::isFinite);
    DoubleStream.concat(DoubleStream.of(special), random).forEach(value -> {
      JsonNumber number = JsonNumber.of(value);
      String text = doubles.toJson(value);
      JsonNumber parsed = JsonNumber.of(text);
      assertEquals(text, number.text());
      assertEquals(text, number.toString());
      assertEquals(parsed, number);
      assertEquals(number, parsed);
      assertEquals(number, JsonNumber.of(value));
      assertEquals(parsed.hashCode(), number.hashCode());
      assertEquals(value, number.asDouble());
      assertEquals(parsed.asDouble(), number.asDouble());
      assertEquals(parsed.asBigDecimal(), number.asBigDecimal());
      assertFalse(number.isWhole());
      assertFalse(number.isShortWhole());
      assertTrue(number.isOfDouble());
      assertFalse(parsed.isOfDouble());
      if (value == Math.rint(value)) {
        assertEquals(parsed.asBigInteger(), number.asBigInteger());
      } else {
        assertEquals(refusal(parsed::asLong), refusal(number::asLong));
      }
      assertEquals(number, doubles.toTree(value));
      assertEquals(value, doubles.fromTree(number));
    });
    assertEquals(JsonNumber.of(0.0), JsonNumber.of(-0.0));
    assertEquals(JsonNumber.of(1), JsonNumber.of(1.0));
    assertNotEquals(JsonNumber.of(Double.doubleToRawLongBits(1.5)), JsonNumber.of(1.5));
    assertEquals("expected a finite number, found NaN", refusal(() -> JsonNumber.of(Double.NaN)));
    JsonAdapter<Double> narrow =
        Streak.create(JsonLimits.DEFAULT.withNumberChars(20)).adapter(Double.class);
    assertEquals(0.5, narrow.fromTree(JsonNumber.of(0.5)));
    WaysIn.refused(() -> narrow.fromTree(JsonNumber.of(-1.2345678901234567e-123)));
  }

  @Test
  void numbersThatDoNotFitAreRefusedAtOnce() {
    WaysIn.refused(() -> JsonNumber.of("9223372036854775808").asLong());
    WaysIn.refused(() -> JsonNumber.of("2147483648").asInt());
    WaysIn.refused(() -> JsonNumber.of("1.5").asLong());
    WaysIn.refused(() -> JsonNumber.of("1.5").asBigInteger());
    WaysIn.refused(() -> JsonNumber.of("1e400").asDouble());
    // Written out, these are longer than any memory.
    WaysIn.refused(() -> JsonNumber.of("1e999999999").asBigInteger());
    WaysIn.refused(() -> JsonNumber.of("1e999999999").asLong());
    WaysIn.refused(() -> JsonNumber.of("1e-999999999").asLong());
    WaysIn.refused(() -> JsonNumber.of("1e9999999999").asBigDecimal());
    for (String vast : List.of(
        "1e999999999",
        "1e-999999999",
        "0e999999999",
        "-1.5E+20000",
        "1e10001",
        "1e-10001",
        "0.1e10001",
        "0E-10001")) {
      WaysIn.refused(() -> JsonNumber.of(vast).asBigDecimal(), vast);
    }
    for (String large : List.of(
        "1e10000",
        "1.5e-10000",
        "0e-10000",
        "0.1e-10000",
        "0.01E10000",
        "9".repeat(990) + "e9999")) {
      assertEquals(new BigDecimal(large), JsonNumber.of(large).asBigDecimal(), large);
    }
    assertEquals(JsonNumber.of("1e999999999"), JsonNumber.of("10e999999998"));
    for (String none : List.of(
        "", "01", "1.", ".5", "+1", "1e", "0x1", "NaN", "1 2", "--1", "\"1\"", " 1", "1\n")) {
      WaysIn.refused(() -> JsonNumber.of(none), none);
    }
    WaysIn.refused(() -> JsonNumber.of(Double.NaN));
    JsonWriter out = new JsonWriter().reset();
    for (String none : List.of("", "01", "1\u0661", "\ud800", "1,2", "NaN")) {
      WaysIn.refused(() -> out.number(none), none);
    }
    out.number("1.50e+7");
    assertEquals("1.50e+7", out.toString());
    assertEquals("1.5E-7", JsonNumber.of(1.5e-7).text());
    for (String scaled : List.of("1.50", "1E+3", "-1.00")) {
      assertEquals(scaled, JsonNumber.of(new BigDecimal(scaled)).text());
    }
  }

  @Test
  void aStreamIsReadToItsEndAndNotClosed() {
    boolean[] closed = {false};
    InputStream input =
        new ByteArrayInputStream("{\"a\":[1.50]} ".getBytes(StandardCharsets.UTF_8)) {
          @Override
          public void close() {
            closed[0] = true;
          }
        };
    assertEquals("{\"a\":[1.50]}", Streak.create().readTree(input).toString());
    assertFalse(closed[0]);
    InputStream more = new ByteArrayInputStream("{} {}".getBytes(StandardCharsets.UTF_8));
    WaysIn.refused(() -> Streak.create().readTree(more));
  }

  @Test
  void wholeNumbersAreAsLongAsTheirText() {
    BigInteger vast = BigInteger.ONE.shiftLeft(100_000);
    assertEquals(vast, JsonNumber.of(vast).asBigInteger());
    assertEquals(
        "expected a whole number of 64 bits, found " + vast.toString().substring(0, 40) + "...",
        refusal(() -> JsonNumber.of(vast).asLong()));
  }

  @Test
  void equalMeansTheSameNotWrittenAlike() {
    for (String[] same : new String[][] {
      {"1", "1.0"},
      {"100", "1e2"},
      {"0", "-0.0e7"},
      {"{\"a\":1,\"b\":[2]}", "{\"b\":[2.0],\"a\":1}"},
      {"{\"a\":1,\"b\":0,\"a\":2}", "{\"b\":0,\"a\":1,\"a\":2}"},
      {"\"\\u0041\"", "\"A\""},
    }) {
      assertEquals(parse(same[0]), parse(same[1]), same[0]);
      assertEquals(parse(same[0]).hashCode(), parse(same[1]).hashCode(), same[0]);
    }
    for (String[] other : new String[][] {
      {"1", "\"1\""},
      {"1", "2"},
      {"1e999999999", "1e999999998"},
      {"1e9999999999", "2e9999999999"},
      {"[1,2]", "[2,1]"},
      {"[]", "{}"},
      {"{\"a\":1}", "{\"a\":2}"},
      {"{\"a\":1}", "{\"b\":1}"},
      {"{\"a\":1}", "{\"a\":1,\"b\":1}"},
      {"{\"a\":1,\"a\":2}", "{\"a\":2,\"a\":1}"},
      {"{\"a\":1,\"a\":1,\"b\":1}", "{\"a\":1,\"b\":1,\"b\":1}"},
      {"null", "false"},
    }) {
      assertNotEquals(parse(other[0]), parse(other[1]), other[0]);
    }
  }

  @Test
  void membersThatAreThereTwiceAreKept() {
    JsonObject object = parse("{\"a\":1,\"b\":2,\"a\":3}").asObject();
    assertEquals(3, object.size());
    assertEquals(1, object.field("a").asInt());
    assertEquals(List.of(JsonNumber.of(1), JsonNumber.of(3)), object.all("a"));
    assertEquals("{\"b\":2}", object.without("a").toString());
    assertEquals("{\"a\":9,\"b\":2,\"a\":3}", object.with("a", JsonNumber.of(9)).toString());
    assertEquals("{\"a\":1,\"b\":2,\"a\":3}", object.toString(), "the first one stays as it is");
  }

  @Test
  void anErrorSaysWhereInTheTreeItIs() {
    JsonException e = WaysIn.refused(() -> parse("{\"a\":[0,{\"b\":[1,2,tru]}]}"));
    assertEquals("/a/1/b/2", e.pointer());
    assertEquals(18, e.offset());
    e = WaysIn.refused(() -> parse("[{\"a\":1},{\"a\":1 \"b\":2}]"));
    assertEquals("/1", e.pointer(), "between two members it is in neither");
    // A tree reader that has failed is used again.
    assertEquals("[1]", parse("[1]").toString());
  }

  @Test
  void limitsHold() {
    JsonAdapter<JsonValue> flat = TREES.with(JsonLimits.DEFAULT.withDepth(3));
    assertEquals("[[[]]]", flat.fromJson("[[[]]]").toString());
    WaysIn.refused(() -> flat.fromJson("[[[[]]]]"));
    WaysIn.refused(() -> parse("[".repeat(501) + "]".repeat(501)));
    String deep = "[".repeat(500) + "]".repeat(500);
    assertEquals(deep, parse(deep).toString());
    assertEquals(parse(deep), parse(deep));
    JsonAdapter<JsonValue> deeper = TREES.with(JsonLimits.DEFAULT.withDepth(200_000));
    deeper.fromJson("{\"a\":".repeat(200_000) + "1" + "}".repeat(200_000));
    String document = "[{\"a\":".repeat(300) + "1" + "}]".repeat(300);
    assertEquals(document, deeper.fromJson(document).toString());
    assertEquals(document, new String(deeper.fromJson(document).toBytes(), StandardCharsets.UTF_8));
  }

  @Test
  void buildersMakeWhatDocumentsAre() {
    JsonObject object = JsonObject.builder()
        .add("name", "Ann")
        .add("age", 41)
        .add("height", 1.75)
        .add("member", true)
        .add("tags", JsonArray.of(JsonValue.of("x"), JsonValue.ofNull()))
        .build();
    assertEquals(
        "{\"name\":\"Ann\",\"age\":41,\"height\":1.75,\"member\":true,\"tags\":[\"x\",null]}",
        object.toString());
    assertEquals(object, parse(object.toString()));
    JsonArray array = object.field("tags").asArray();
    assertEquals("[\"x\",1,null]", array.withInserted(1, JsonNumber.of(1)).toString());
    assertEquals("[null]", array.without(0).toString());
    assertEquals("[\"x\",2]", array.with(1, JsonNumber.of(2)).toString());
    assertThrows(UnsupportedOperationException.class, () -> array.elements().set(0, JsonNull.NULL));
    assertThrows(NullPointerException.class, () -> new JsonString(null));
  }

  @Test
  void manyMembersAreReadAndFoundWhateverTheirNames() {
    int count = 1 << 17;
    StringBuilder document = new StringBuilder("{");
    for (int i = 0; i < count; i++) {
      document
          .append(i == 0 ? "" : ",")
          .append('"')
          .append(colliding(i))
          .append("\":")
          .append(i);
    }
    assertEquals(colliding(5).hashCode(), colliding(count - 1).hashCode());
    JsonObject object = parse(document.append('}').toString()).asObject();
    assertEquals(count, object.size());
    for (int i = 0; i < count; i += 999) {
      assertEquals(i, object.field(colliding(i)).asInt());
    }
    assertFalse(object.has("none"));
    assertTrue(object.has(colliding(count - 1)));
  }

  /** Twenty pairs of letters, for a million names, each of which has the same hash either way. */
  private static String colliding(int number) {
    StringBuilder name = new StringBuilder();
    for (int bit = 0; bit < 20; bit++) {
      name.append((number >> bit & 1) == 0 ? "Aa" : "BB");
    }
    return name.toString();
  }
}
