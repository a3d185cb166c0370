package bridges;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Currency;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import streak.Json;
import streak.JsonAdapter;
import streak.JsonDecimal;
import streak.JsonName;
import streak.JsonReader;
import streak.JsonType;
import streak.JsonWith;
import streak.JsonWriter;
import streak.tree.JsonObject;
import streak.tree.JsonValue;

/** Values of every kind. */
@NullMarked
class ValuesTest {

  enum Mood {
    GOOD,
    @JsonName("so-so")
    SO_SO
  }

  @Json
  record Offer(
      @JsonDecimal(scale = 4, asString = true, trim = true) long price,
      @JsonDecimal(scale = 2, trim = true) long size,
      @JsonDecimal(scale = 2, trim = true) long whole) {}

  @Json
  record Zeros(double d, float f, @Nullable Double boxed, double[] ds) {}

  @ParameterizedTest
  @EnumSource
  void aZeroKeepsItsSignHoweverItIsWritten(Engine engine) throws IOException {
    JsonType<Zeros> type = new JsonType<>() {};
    Zeros negative =
        engine.read("{\"d\":-0,\"f\":-0,\"boxed\":-0,\"ds\":[-0,0,-0.0,0.0,-0e5]}", type);
    assertEquals(-0.0, negative.d());
    assertEquals(-0.0f, negative.f());
    assertEquals(-0.0, negative.boxed());
    assertArrayEquals(new double[] {-0.0, 0.0, -0.0, 0.0, -0.0}, negative.ds());
  }

  @ParameterizedTest
  @EnumSource
  void base64IsPaddedAndHoldsNothingBesides(Engine engine) throws IOException {
    JsonType<Bytes> type = new JsonType<>() {};
    for (String text : List.of("", "QQ==", "QUI=", "QUJD", "QUJDRA==")) {
      byte[] bytes = engine.read("{\"bytes\":\"" + text + "\"}", type).bytes();
      assertEquals("ABCD".substring(0, bytes.length), new String(bytes, StandardCharsets.UTF_8));
    }
    for (String text : List.of("QQ", "QQ=", "QR==", "QUJ=", "QUJDRA", " QQ==", "Q-==")) {
      String why = "expected a string in Base64, found \"" + text + "\" at /bytes";
      Contract.refuses(engine, type, "{\"bytes\":\"" + text + "\"}", why);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aStringThatHoldsADecimalHoldsNothingElse(Engine engine) throws IOException {
    JsonType<Offer> type = new JsonType<>() {};
    String document = "{\"price\":\"$\",\"size\":1,\"whole\":1}";
    assertEquals(15_000, engine.read(document.replace("$", "1.5"), type).price());
    for (String text : List.of(" 1.5", "1.5 ", "\\\"1.5\\\"", "\\u00201.5", "1.5,", "", "1.")) {
      assertThrows(
          engine.failure, () -> engine.read(document.replace("$", text), type), () -> text);
    }
  }

  @ParameterizedTest
  @EnumSource
  void decimalsWithoutZerosAtTheEnd(Engine engine) throws IOException {
    Contract.same(
        engine,
        new JsonType<Offer>() {},
        new Offer(1_200_000, 1250, 12000),
        "{\"price\":\"120\",\"size\":12.5,\"whole\":120}");
  }

  @Json
  record Rate(@JsonDecimal(scale = 4, asString = true) long rate) {}

  @ParameterizedTest
  @EnumSource
  void aStringThatHoldsADecimalKeepsItsZeros(Engine engine) throws IOException {
    for (Map.Entry<Long, String> rate :
        Map.of(1_200_000L, "120.0000", -5L, "-0.0005", 0L, "0.0000").entrySet()) {
      Contract.same(
          engine,
          new JsonType<Rate>() {},
          new Rate(rate.getKey()),
          "{\"rate\":\"" + rate.getValue() + "\"}");
    }
  }

  static final class CurrencyAdapter extends JsonAdapter<Currency> {
    @Override
    public Currency read(JsonReader in) {
      return Currency.getInstance(in.readString());
    }

    @Override
    public void write(JsonWriter out, Currency value) {
      out.value(value.getCurrencyCode());
    }
  }

  @Json
  record Numbers(byte b, short s, int i, long l, float f, double d, BigDecimal e, BigInteger g) {}

  @Json
  record Leaves(
      boolean z,
      char c,
      String text,
      Mood mood,
      Instant instant,
      LocalDate date,
      Duration duration,
      UUID uuid,
      Optional<String> maybe,
      @JsonDecimal(scale = 2) long cents,
      @JsonWith(CurrencyAdapter.class) Currency currency) {}

  @Json
  record Bytes(byte[] bytes) {}

  @Json
  record Page<T>(List<T> items, int next) {}

  @Json
  record Tree(JsonValue tree, Map<Mood, Integer> counts) {}

  /** What the bean inherits. */
  abstract static class Base {
    private String name = "";

    public String getName() {
      return name;
    }

    public void setName(String name) {
      this.name = name;
    }
  }

  @Json
  static final class Bean extends Base {
    private int size;
    private transient int seen = 7;

    public int getSize() {
      return size;
    }

    public void setSize(int size) {
      this.size = size;
    }
  }

  private static final JsonType<Numbers> NUMBERS = new JsonType<>() {};
  private static final JsonType<Leaves> LEAVES = new JsonType<>() {};

  @ParameterizedTest
  @EnumSource
  void numbers(Engine engine) throws IOException {
    Contract.same(
        engine,
        NUMBERS,
        new Numbers(
            (byte) -1,
            (short) 300,
            Integer.MIN_VALUE,
            Long.MAX_VALUE,
            1.5f,
            -0.25,
            new BigDecimal("12345678901234567890.10"),
            new BigInteger("123456789012345678901234567890")),
        "{\"b\":-1,\"s\":300,\"i\":-2147483648,\"l\":9223372036854775807,\"f\":1.5,\"d\":-0.25,"
            + "\"e\":12345678901234567890.10,\"g\":123456789012345678901234567890}");
  }

  @Json
  record Rows(
      boolean[] z,
      short[] s,
      int[] i,
      long[][] l,
      float[] f,
      double[] d,
      char[] c,
      byte[][] b,
      int @Nullable [] none,
      List<int[]> list,
      Map<String, long[]> map,
      Optional<double[]> maybe) {}

  @ParameterizedTest
  @EnumSource
  void arraysOfPrimitives(Engine engine) throws IOException {
    JsonType<Rows> type = new JsonType<>() {};
    String document =
        "{\"z\":[true,false],\"s\":[-1],\"i\":[1,2],\"l\":[[9223372036854775807],[]],\"f\":[1.5],"
            + "\"d\":[-0.25],\"c\":[\"a\"],\"b\":[\"AQI=\",\"\"],\"none\":null,\"list\":[[1],[]],\"map\":{\"k\":[2]},"
            + "\"maybe\":[0.5]}";
    assertEquals(document, engine.write(engine.read(document, type), type));
    Contract.refuses(engine, type, "{\"i\":[1,null]}", "expected a number, found null at /i/1");
    Contract.refuses(engine, type, "{\"l\":[[1],null]}", "expected an array, found null at /l/1");
    Contract.refuses(
        engine, type, "{\"z\":[true,1]}", "expected a boolean, found a number at /z/1");
  }

  @ParameterizedTest
  @EnumSource
  void aNumberThatDoesNotFitIsRefused(Engine engine) {
    Contract.refuses(
        engine, NUMBERS, "{\"b\":128}", "expected a number that a byte can hold, found 128 at /b");
    Contract.refuses(
        engine,
        NUMBERS,
        "{\"i\":2147483648}",
        "expected a number that an int can hold, found 2147483648 at /i");
  }

  @ParameterizedTest
  @EnumSource
  void aValueOfAnotherKindIsRefused(Engine engine) {
    Contract.refuses(engine, NUMBERS, "{\"i\":\"1\"}", "expected a number, found a string at /i");
    Contract.refuses(engine, NUMBERS, "{\"d\":true}", "expected a number, found a boolean at /d");
    Contract.refuses(engine, LEAVES, "{\"text\":1}", "expected a string, found a number at /text");
    Contract.refuses(
        engine, LEAVES, "{\"z\":\"true\"}", "expected a boolean, found a string at /z");
    Contract.refuses(engine, LEAVES, "[]", "expected an object, found an array");
    Contract.refuses(
        engine,
        LEAVES,
        "{\"mood\":\"BAD\"}",
        "expected one of GOOD, so-so, found \"BAD\" at /mood");
    Contract.refuses(
        engine, LEAVES, "{\"date\":\"x\"}", "expected a LocalDate, found \"x\" at /date");
  }

  @ParameterizedTest
  @EnumSource
  void leaves(Engine engine) throws IOException {
    Contract.same(
        engine,
        LEAVES,
        new Leaves(
            true,
            'c',
            "a \"<b>\" \u20ac",
            Mood.SO_SO,
            Instant.parse("2026-01-02T03:04:05Z"),
            LocalDate.of(2026, 1, 2),
            Duration.ofMinutes(90),
            new UUID(1, 2),
            Optional.of("x"),
            1250,
            Currency.getInstance("EUR")),
        "{\"z\":true,\"c\":\"c\",\"text\":\"a \\\"<b>\\\" \u20ac\",\"mood\":\"so-so\","
            + "\"instant\":\"2026-01-02T03:04:05Z\",\"date\":\"2026-01-02\",\"duration\":\"PT1H30M\","
            + "\"uuid\":\"00000000-0000-0001-0000-000000000002\",\"maybe\":\"x\",\"cents\":12.50,"
            + "\"currency\":\"EUR\"}");
  }

  @ParameterizedTest
  @EnumSource
  void bytes(Engine engine) throws IOException {
    JsonType<Bytes> type = new JsonType<>() {};
    assertEquals("{\"bytes\":\"AQL/\"}", engine.write(new Bytes(new byte[] {1, 2, -1}), type));
    assertArrayEquals(
        new byte[] {1, 2, -1}, engine.read("{\"bytes\":\"AQL/\"}", type).bytes());
    Contract.refuses(
        engine, type, "{\"bytes\":\"?\"}", "expected a string in Base64, found \"?\" at /bytes");
  }

  @ParameterizedTest
  @EnumSource
  void genericTypes(Engine engine) throws IOException {
    Contract.same(
        engine,
        new JsonType<Page<String>>() {},
        new Page<>(List.of("a", "b"), 2),
        "{\"items\":[\"a\",\"b\"],\"next\":2}");
    Contract.same(
        engine,
        new JsonType<Page<Page<Integer>>>() {},
        new Page<>(List.of(new Page<>(List.of(1), 1)), 2),
        "{\"items\":[{\"items\":[1],\"next\":1}],\"next\":2}");
  }

  @ParameterizedTest
  @EnumSource
  void containersAsArguments(Engine engine) throws IOException {
    Contract.same(
        engine,
        new JsonType<Page<List<@Nullable String>>>() {},
        new Page<>(List.of(Arrays.asList("a", null), List.of()), 2),
        "{\"items\":[[\"a\",null],[]],\"next\":2}");
    JsonType<Page<Map<String, Page<Integer>>>> maps = new JsonType<>() {};
    Contract.same(
        engine,
        maps,
        new Page<>(List.of(Map.of("a", new Page<>(List.of(1), 1))), 2),
        "{\"items\":[{\"a\":{\"items\":[1],\"next\":1}}],\"next\":2}");
    Contract.refuses(
        engine,
        maps,
        "{\"items\":[{\"a\":{\"items\":[\"x\"]}}]}",
        "expected a number, found a string at /items/0/a/items/0");
    Contract.refuses(
        engine,
        maps,
        "{\"items\":[{\"a\":null,\"a\":null}]}",
        "member 'a' is there more than once at /items/0/a");
  }

  @ParameterizedTest
  @EnumSource
  void containersAtTheRoot(Engine engine) throws IOException {
    Contract.same(
        engine,
        new JsonType<List<Page<Integer>>>() {},
        List.of(new Page<>(List.of(1), 2)),
        "[{\"items\":[1],\"next\":2}]");
    Contract.same(
        engine,
        new JsonType<Map<String, Page<Integer>>>() {},
        Map.of("a", new Page<>(List.of(1), 2)),
        "{\"a\":{\"items\":[1],\"next\":2}}");
  }

  @ParameterizedTest
  @EnumSource
  void aGenericTypeIsAskedForWithItsArguments(Engine engine) {
    @SuppressWarnings("rawtypes")
    JsonType<Page> raw = new JsonType<>() {};
    Exception e = assertThrows(Exception.class, () -> engine.read("{}", raw));
    String words = "bridges.ValuesTest$Page has type parameters: ask for it with its arguments";
    assertTrue(e.getMessage().contains(words), e.getMessage());
    JsonType<Page<Set<String>>> sets = new JsonType<>() {};
    Exception none = assertThrows(Exception.class, () -> engine.read("{}", sets));
    assertTrue(
        none.getMessage().contains("no adapter for java.util.Set<java.lang.String>: "),
        none.getMessage());
  }

  @ParameterizedTest
  @EnumSource
  void trees(Engine engine) throws IOException {
    String document = "{\"tree\":{\"a\":[1,2.50,\"x\",true,null,{}]},\"counts\":{\"so-so\":1}}";
    JsonType<Tree> type = new JsonType<>() {};
    Tree tree = engine.read(document, type);
    assertEquals(Map.of(Mood.SO_SO, 1), tree.counts());
    assertEquals(document, engine.write(tree, type));
  }

  /** The library's own. */
  static final class Theirs {
    public @Nullable JsonValue any;
    public @Nullable List<JsonValue> list;
    public @Nullable JsonObject object;
  }

  @ParameterizedTest
  @EnumSource
  void treesAtTheRoot(Engine engine) throws IOException {
    String document = "{\"a\":[1,2.50,\"x\",true,null,{}]}";
    Contract.same(
        engine, new JsonType<JsonValue>() {}, JsonValue.adapter().fromJson(document), document);
    Contract.same(
        engine,
        new JsonType<Page<JsonValue>>() {},
        new Page<>(
            List.of(
                JsonValue.adapter().fromJson("[1]"), JsonValue.adapter().fromJson("{\"b\":\"c\"}")),
            2),
        "{\"items\":[[1],{\"b\":\"c\"}],\"next\":2}");
    Contract.refuses(
        engine,
        new JsonType<JsonObject>() {},
        "[1]",
        "expected a tree of the class JsonObject, found another one");
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "ANDROID")
  void treesInTheLibrarysOwnTypes(Engine engine) throws IOException {
    String document = "{\"any\":1.50,\"list\":[[true],\"x\",{\"b\":2}],\"object\":{\"a\":[]}}";
    JsonType<Theirs> type = new JsonType<>() {};
    Theirs theirs = engine.read(document, type);
    assertEquals(JsonValue.adapter().fromJson("{\"a\":[]}"), theirs.object);
    assertEquals(document, engine.write(theirs, type));
  }

  @ParameterizedTest
  @EnumSource
  void beansWithWhatTheyInherit(Engine engine) throws IOException {
    JsonType<Bean> type = new JsonType<>() {};
    Bean bean = engine.read("{\"seen\":1,\"size\":2,\"name\":\"n\"}", type);
    assertEquals("n", bean.getName());
    assertEquals(2, bean.getSize());
    assertEquals(7, bean.seen);
    Bean again = engine.read(engine.write(bean, type), type);
    assertEquals("n", again.getName());
  }

  @ParameterizedTest
  @EnumSource
  void aNumberThatIsNotFiniteIsNotWritten(Engine engine) {
    Numbers numbers =
        new Numbers((byte) 0, (short) 0, 0, 0, 0, Double.NaN, BigDecimal.ZERO, BigInteger.ZERO);
    Contract.fails(
        engine, "expected a finite number, found NaN at /d", () -> engine.write(numbers, NUMBERS));
  }
}
