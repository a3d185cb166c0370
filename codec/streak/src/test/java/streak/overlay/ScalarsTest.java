package streak.overlay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import streak.JsonException;
import streak.JsonReader;

/** Numbers, as a reader converts them; moments, as {@code java.time} does. */
class ScalarsTest {

  private static final Pattern PLACE = Pattern.compile("( at /2)? \\(line [^)]*\\)");

  private final Overlay overlay = new Overlay();
  private final JsonReader in = new JsonReader();

  /** The same value, or the same problem, alone and inside an array. */
  private void same(
      String text, Function<Cursor, Object> asked, Function<JsonReader, Object> read) {
    byte[] alone = Documents.utf8(text);
    Object expected = outcome(() -> read.apply(in.reset(alone)));
    assertEquals(expected, outcome(() -> asked.apply(overlay.parse(alone).root())), text);
    byte[] inside = Documents.utf8("[1234567890,12345678901," + text + ",12345678901234567890123]");
    assertEquals(
        expected, outcome(() -> asked.apply(overlay.parse(inside).root().element(2))), text);
  }

  private static Object outcome(java.util.function.Supplier<Object> action) {
    try {
      return action.get();
    } catch (JsonException e) {
      // Without the place: a reader may be behind the number when it sees that it is too large.
      return PLACE.matcher(e.getMessage()).replaceFirst("");
    }
  }

  private void everyWay(String number) {
    same(number, Cursor::asLong, JsonReader::readLong);
    same(number, Cursor::asInt, JsonReader::readInt);
    same(number, Cursor::asDouble, JsonReader::readDouble);
    same(number, Cursor::asBigDecimal, JsonReader::readBigDecimal);
    for (int scale : new int[] {0, 1, 4, 9, 18}) {
      same(number, c -> c.asDecimal(scale), r -> r.readDecimal(scale));
    }
  }

  private void quoted(String text) {
    for (int scale : new int[] {0, 1, 4, 9, 18}) {
      String string = "\"" + text + "\"";
      Object expected = outcome(() -> in.reset(Documents.utf8(string)).readDecimal(scale));
      Object found = outcome(() -> overlay.parse(string).root().asDecimal(scale));
      assertEquals(
          expected instanceof Long ? expected : "refused",
          found instanceof Long ? found : "refused",
          string);
      byte[] padded = Documents.utf8(string + "                                ");
      assertEquals(found, outcome(() -> overlay.parse(padded).root().asDecimal(scale)));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "-0",
        "1",
        "-1",
        "12345678",
        "-12345678",
        "123456789",
        "1234567890123456",
        "-1234567890123456",
        "12345678901234567",
        "9223372036854775807",
        "-9223372036854775808",
        "9223372036854775808",
        "-9223372036854775809",
        "2147483647",
        "2147483648",
        "-2147483648",
        "-2147483649",
        "99999999999999999999",
        "0.1",
        "1.0",
        "1.5",
        "-3.4274",
        "25212",
        "12345.6789",
        "1e2",
        "1E2",
        "15e-1",
        "1.50000",
        "1e22",
        "1e23",
        "0.30000000000000004",
        "1.7976931348623157e308",
        "1e309",
        "-1e309",
        "4.9e-324",
        "1e-400",
        "123456789012345678",
        "1234567890123456789",
        "12345678901234567890",
        "0.1234567890123456789",
        "123456789.12345678901234567",
        "0e99999999999",
        "1e-10001",
        "1e10001",
        "0.00000000000000000000000000001",
        "92233720368547.75807",
        "922337203685477.5808",
        "-922337203685477.5808",
        "0.0001",
        "0.00001",
        "10000000.0",
        "1234567.",
        "123456.7890"
      })
  void numbersOfInterest(String number) {
    if (!number.endsWith(".")) {
      everyWay(number);
    }
    quoted(number);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "-",
        "+1",
        "01",
        "-01",
        "00",
        "1.",
        ".5",
        "-.5",
        "1..2",
        "1.2.3",
        "1-2",
        "1e",
        "1e+",
        " 1",
        "1 ",
        "x",
        "1x",
        "12a4",
        "1.2x",
        "1\\n",
        "0x10",
        "NaN",
        "--1",
        "1.-2",
        "123456789x",
        "1234567890.",
        ".1234567890",
        "012345678.9",
        "1234.5678.9",
        "\u00e9",
        "123,4",
        "12:4",
        "12/4"
      })
  void textsThatAreNoNumbers(String text) {
    quoted(text);
    assertTrue(
        outcome(() -> overlay.parse("\"" + text + "\"").root().asDecimal(4)) instanceof String);
  }

  @Test
  void numbersWithEscapes() {
    for (String number : List.of("1\\u002e5", "\\u002d0.25", "1\\u0065\\u0031", "1.\\u0035\\n")) {
      quoted(number);
    }
    assertEquals(15000L, overlay.parse("\"1\\u002e5\"").root().asDecimal(4));
  }

  @Test
  void randomNumbers() {
    SplittableRandom random = new SplittableRandom(5);
    for (int round = 0; round < 10_000; round++) {
      StringBuilder number = new StringBuilder(random.nextBoolean() ? "-" : "");
      int whole = 1 + random.nextInt(random.nextBoolean() ? 6 : 20);
      number.append(whole == 1 ? random.nextInt(10) : 1 + random.nextInt(9));
      digits(random, number, whole - 1);
      if (random.nextBoolean()) {
        digits(random, number.append('.'), 1 + random.nextInt(random.nextBoolean() ? 4 : 20));
      }
      if (random.nextInt(4) == 0) {
        number
            .append(random.nextBoolean() ? "e" : "E-")
            .append(random.nextInt(random.nextBoolean() ? 10 : 400));
      }
      everyWay(number.toString());
      quoted(number.toString());
    }
  }

  private static void digits(SplittableRandom random, StringBuilder out, int count) {
    for (int i = 0; i < count; i++) {
      out.append(random.nextInt(3) == 0 ? 0 : random.nextInt(10));
    }
  }

  @Test
  void exponentsBeyondTheLimit() {
    assertEquals(new BigDecimal("1e10000"), overlay.parse("1e10000").root().asBigDecimal());
    JsonException e = assertThrows(
        JsonException.class,
        () -> overlay.parse("1e99999999999999999999").root().asBigDecimal());
    assertTrue(e.getMessage().endsWith("JsonLimits.withExponent would allow it"), e.getMessage());
  }

  // ---- moments ----

  private Cursor moment(String text) {
    return overlay.parse("\"" + text + "\"").root();
  }

  @Test
  void momentsAsJavaTimeReadsThem() {
    SplittableRandom random = new SplittableRandom(12);
    for (int round = 0; round < 30_000; round++) {
      long second = random.nextLong(-62_167_219_200L, 253_402_300_800L);
      if (random.nextInt(3) == 0) {
        second = random.nextLong(-9_000_000_000L, 9_000_000_000L);
      }
      int nano = switch (random.nextInt(4)) {
        case 0 -> 0;
        case 1 -> random.nextInt(1000) * 1_000_000;
        default -> random.nextInt(1_000_000_000);
      };
      Instant instant = Instant.ofEpochSecond(second, nano);
      assertMoment(instant.toString(), instant);
      ZoneOffset offset = ZoneOffset.ofTotalSeconds(random.nextInt(-18 * 60, 18 * 60 + 1) * 60);
      LocalDateTime local = LocalDateTime.ofEpochSecond(second, nano, ZoneOffset.UTC);
      OffsetDateTime there = local.atOffset(offset);
      String text = there.toString();
      if (local.getSecond() != 0 || nano != 0) { // else it has no seconds
        assertMoment(text, there.toInstant());
      }
    }
  }

  private void assertMoment(String text, Instant expected) {
    assertEquals(expected.toEpochMilli(), moment(text).asEpochMillis(), text);
    long seconds = expected.getEpochSecond();
    if (Math.abs(seconds) < 9_000_000_000L) {
      assertEquals(seconds * 1_000_000_000 + expected.getNano(), moment(text).asEpochNanos(), text);
    }
  }

  @Test
  void momentsOfInterest() {
    assertMoment("1970-01-01T00:00:00Z", Instant.EPOCH);
    assertMoment("2018-09-06t07:05:39.975z", Instant.ofEpochMilli(1536217539975L));
    assertMoment("0000-01-01T00:00:00Z", Instant.parse("0000-01-01T00:00:00Z"));
    assertMoment("0000-02-29T23:59:59.999999999Z", Instant.parse("0000-02-29T23:59:59.999999999Z"));
    assertMoment("9999-12-31T23:59:59.1Z", Instant.parse("9999-12-31T23:59:59.1Z"));
    assertMoment("2000-02-29T00:00:00-00:00", Instant.parse("2000-02-29T00:00:00Z"));
    assertEquals(Long.MAX_VALUE, moment("2262-04-11T23:47:16.854775807Z").asEpochNanos());
    assertEquals(Long.MIN_VALUE, moment("1677-09-21T00:12:43.145224192Z").asEpochNanos());
    for (String beyond : new String[] {
      "2262-04-11T23:47:16.854775808Z", "1677-09-21T00:12:43.145224191Z", "9999-01-01T00:00:00Z"
    }) {
      JsonException e = assertThrows(JsonException.class, () -> moment(beyond).asEpochNanos());
      assertTrue(e.getMessage().contains("asEpochMillis"));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "2018-09-06",
        "2018-09-06T07:05Z",
        "2018-09-06T07:05:39",
        "2018-09-06 07:05:39Z",
        "2018-09-06T07:05:39.Z",
        "2018-09-06T07:05:39.1234567890Z",
        "2018-09-06T07:05:60Z",
        "2018-09-06T07:60:39Z",
        "2018-09-06T24:00:00Z",
        "2018-13-06T07:05:39Z",
        "2018-00-06T07:05:39Z",
        "2018-09-31T07:05:39Z",
        "2018-09-00T07:05:39Z",
        "2018-02-29T07:05:39Z",
        "1900-02-29T07:05:39Z",
        "2018-09-06T07:05:39+9:00",
        "2018-09-06T07:05:39+0900",
        "2018-09-06T07:05:39+18:01",
        "2018-09-06T07:05:39+09:60",
        "2018-09-06T07:05:39+09:0x",
        "2018-09-06T07:05:39ZZ",
        "2018-09-06T07:05:39Zx",
        "x018-09-06T07:05:39Z",
        "2018-x9-06T07:05:39Z",
        "2018/09/06T07:05:39Z",
        "+2018-09-06T07:05:39Z",
        "2018-09-06T07:05:39,5Z",
        "2018-09-06T07:05:3\\u0039Z",
        "2018-09-06T07:05:3/Z",
        "20:8-09-06T07:05:39Z",
        "2018-09-06T07:05:39.5",
        "2018-09-06T07:05:39.5+",
        "99999-09-06T07:05:39Z"
      })
  void textsThatAreNoMoments(String text) {
    JsonException e = assertThrows(JsonException.class, () -> moment(text).asEpochMillis());
    assertTrue(e.getMessage().startsWith("expected a moment such as"), e.getMessage());
  }

  @Test
  void onlyStringsAreMoments() {
    JsonException e = assertThrows(
        JsonException.class, () -> overlay.parse("1536217539975").root().asEpochMillis());
    assertTrue(e.getMessage().startsWith("expected a string that holds a moment, found a number"));
  }
}
