package streak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import streak.WaysIn.Outcome;

/** What the limits allow is read, and one more is refused, on every way in, read or skipped; and so memory stays bounded. */
class LimitsTest {

  private static byte[] nested(int depth, String open, String close) {
    return RoundTripTest.utf8(open.repeat(depth) + close.repeat(depth));
  }

  private static void assertLimit(JsonLimits limits, String allowed, String refused) {
    for (Function<JsonReader, Outcome> reading :
        Stream.<Function<JsonReader, Outcome>>of(WaysIn::tree, WaysIn::skip).toList()) {
      assertFalse(WaysIn.same(RoundTripTest.utf8(allowed), limits, reading).refused(), allowed);
      assertTrue(WaysIn.same(RoundTripTest.utf8(refused), limits, reading).refused(), refused);
    }
  }

  @Test
  void depth() {
    for (Function<JsonReader, Outcome> reading :
        Stream.<Function<JsonReader, Outcome>>of(WaysIn::tree, WaysIn::skip).toList()) {
      assertFalse(WaysIn.same(nested(500, "[", "]"), reading).refused());
      assertEquals(500, WaysIn.same(nested(501, "[", "]"), reading).offset());
      byte[] objects = nested(501, "{\"a\":", "}");
      assertEquals(500 * 5, WaysIn.same(objects, reading).offset());
      byte[] allowed = RoundTripTest.utf8("{\"a\":".repeat(500) + "1" + "}".repeat(500));
      assertFalse(WaysIn.same(allowed, reading).refused());
      byte[] mixed = RoundTripTest.utf8("[{\"a\":".repeat(251));
      assertEquals(250 * 6, WaysIn.same(mixed, reading).offset());
    }
  }

  @Test
  void depthIsCountedFromTheRootAlsoWhereSkippingBegins() {
    JsonReader in = new JsonReader().reset(nested(501, "[", "]"));
    for (int level = 0; level < 100; level++) {
      in.beginArray();
    }
    WaysIn.refused(in::skipValue);
  }

  @Test
  void siblingsAreNotDepth() {
    String many = "[" + "[{}],".repeat(5_000) + "[]]";
    assertFalse(WaysIn.same(RoundTripTest.utf8(many), WaysIn::tree).refused());
    assertFalse(WaysIn.same(RoundTripTest.utf8(many), WaysIn::skip).refused());
  }

  @Test
  void skippingNeedsNoStack() {
    JsonLimits deep = JsonLimits.DEFAULT.withDepth(2_000_000);
    byte[] document = nested(1_000_000, "[", "]");
    WaysIn.of(document).values().forEach(way -> {
      JsonReader in = way.begin(new JsonReader(deep), document);
      in.skipValue();
      in.endDocument();
    });
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 63, 64, 65, 511, 512, 1024, 5000})
  void skippingBelowManyLevelsThatWereRead(int levels) {
    JsonReader in = new JsonReader(JsonLimits.DEFAULT.withDepth(10_000));
    in.reset("[".repeat(levels) + "{\"a\":[1,{\"b\":2}]}" + "]".repeat(levels));
    for (int level = 0; level < levels; level++) {
      assertTrue(in.beginArray());
    }
    in.skipValue();
    for (int level = 0; level < levels; level++) {
      assertFalse(in.nextElement());
    }
    in.endDocument();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 7, 8, 9, 16, 100, 10_000})
  void strings(int length) {
    JsonLimits limits = JsonLimits.DEFAULT.withStringBytes(length);
    assertLimit(limits, quoted("x".repeat(length)), quoted("x".repeat(length + 1)));
    assertLimit(
        limits,
        "[" + quoted("x".repeat(length)) + ",1]",
        "[" + quoted("x".repeat(length + 1)) + ",1]");
    if (length >= 8) {
      // Bytes of the document, so an escape counts as it stands.
      String escaped = "\\u0041" + "\\n" + "x".repeat(length - 8);
      assertLimit(limits, quoted(escaped), quoted(escaped + "x"));
      assertLimit(limits, quoted(escaped), quoted("\u00e9" + "x".repeat(length - 1)));
      String emoji = "x".repeat(length - 4) + "\ud83d\ude00";
      assertLimit(limits, quoted(emoji), quoted(emoji + "\\n"));
    }
  }

  /** The first byte that is too many comes before whatever is wrong behind it. */
  @Test
  void whereAStringIsTooLongDoesNotDependOnTheBuffer() {
    JsonLimits limits = JsonLimits.DEFAULT.withStringBytes(1_000);
    for (String period : new String[] {"x", "\\n", "\u00e9", "plain text\\t", "\\ud83d\\ude00"}) {
      for (String wrong : new String[] {"", "\\x", "\u0001", "\\ud800", "\""}) {
        byte[] document =
            RoundTripTest.utf8("[1,\n \"" + period.repeat(300_000 / period.length()) + wrong);
        for (Function<JsonReader, Outcome> reading :
            Stream.<Function<JsonReader, Outcome>>of(WaysIn::tree, WaysIn::skip).toList()) {
          assertEquals(new Outcome(true, null, 5, 2, 2), WaysIn.same(document, limits, reading));
        }
      }
    }
  }

  /** Of a String, too, of which fewer characters than the limit has bytes come before what is wrong. */
  @Test
  void aStringIsTooLongBeforeWhatIsWrongRightBehind() {
    JsonLimits limits = JsonLimits.DEFAULT.withStringBytes(7).withNameBytes(7);
    for (String first : new String[] {"", "\\n", "x"}) {
      for (String character : new String[] {"\u00e9", "\u4e2d", "\ud83d\ude00"}) {
        int count = 8 / RoundTripTest.utf8(character).length + 1;
        String tooLong = "\"" + first + character.repeat(count);
        for (String wrong :
            new String[] {"", "\\x", "\u0001", "\\ud800", "\\ud800 and on and on"}) {
          for (Function<JsonReader, Outcome> reading : Stream.<Function<JsonReader, Outcome>>of(
                  WaysIn::tree, WaysIn::skip)
              .toList()) {
            byte[] string = RoundTripTest.utf8("[1,\n " + tooLong + wrong);
            assertEquals(new Outcome(true, null, 5, 2, 2), WaysIn.same(string, limits, reading));
            byte[] name = RoundTripTest.utf8("{" + tooLong + wrong);
            assertEquals(new Outcome(true, null, 1, 1, 2), WaysIn.same(name, limits, reading));
          }
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 7, 8, 9, 100})
  void names(int length) {
    JsonLimits limits = JsonLimits.DEFAULT.withNameBytes(length);
    String value = ":\"" + "x".repeat(200) + "\"}";
    assertLimit(
        limits,
        "{" + quoted("x".repeat(length)) + value,
        "{" + quoted("x".repeat(length + 1)) + value);
    if (length >= 8) {
      assertLimit(
          limits,
          "{" + quoted("\u00e9" + "x".repeat(length - 2)) + value,
          "{" + quoted("\u00e9" + "x".repeat(length - 1)) + value);
    }
  }

  private static final JsonNames OTHERS = JsonNames.of("id", "name");

  @Test
  void namesThatNoTypeHas() {
    JsonLimits limits = JsonLimits.DEFAULT.withNameBytes(30);
    for (String odd : new String[] {"", "\\n", "\u00e9"}) {
      String plain = "x".repeat(30 - RoundTripTest.utf8(odd).length);
      byte[] allowed = RoundTripTest.utf8("{" + quoted(odd + plain) + ":1}");
      byte[] refused = RoundTripTest.utf8("{" + quoted(odd + plain + "x") + ":1}");
      Function<JsonReader, Outcome> matching = in -> WaysIn.read(in, reader -> {
        int m = reader.beginObject(OTHERS);
        reader.skipValue();
        return m + reader.nextMember(OTHERS, m);
      });
      assertFalse(WaysIn.same(allowed, limits, matching).refused());
      assertTrue(WaysIn.same(refused, limits, matching).refused());
    }
  }

  @Test
  void namesThatATypeHasAreNeverTooLong() {
    JsonLimits limits = JsonLimits.DEFAULT.withNameBytes(4);
    JsonNames names = JsonNames.of("identifier", "line\nfeed");
    byte[] document = RoundTripTest.utf8("{\"identifier\":1,\"line\\nfeed\":2,\"identifier\":3}");
    Outcome outcome = WaysIn.same(
        document,
        limits,
        in -> WaysIn.read(in, reader -> {
          int sum = 0;
          for (int m = reader.beginObject(names);
              m != JsonReader.NONE;
              m = reader.nextMember(names, m)) {
            sum += (m + 1) * reader.readInt();
          }
          return sum;
        }));
    assertEquals(1 + 2 * 2 + 3, outcome.value());
  }

  @Test
  void numbers() {
    assertLimit(
        JsonLimits.DEFAULT,
        "1".repeat(300) + "." + "1".repeat(699),
        "1".repeat(300) + "." + "1".repeat(700));
    assertLimit(JsonLimits.DEFAULT, "0." + "1".repeat(998), "0." + "1".repeat(999));
    assertLimit(
        JsonLimits.DEFAULT, "[-" + "0." + "1".repeat(997) + "]", "[-0." + "1".repeat(998) + "]");
    assertLimit(JsonLimits.DEFAULT, "1e-" + "0".repeat(996) + "1", "1e-" + "0".repeat(997) + "1");
  }

  @Test
  void theFewestCharactersOfANumber() {
    JsonLimits limits = JsonLimits.DEFAULT.withNumberChars(20);
    for (String number : new String[] {
      "[-9223372036854775808,                     1]", "[999999999999999999,                     1]"
    }) {
      Function<JsonReader, Outcome> longs = in -> WaysIn.read(in, reader -> {
        long sum = 0;
        for (boolean more = reader.beginArray(); more; more = reader.nextElement()) {
          sum += reader.readLong();
        }
        return sum;
      });
      assertFalse(WaysIn.same(RoundTripTest.utf8(number), limits, longs).refused());
      assertTrue(WaysIn.same(
              RoundTripTest.utf8(number.replace("-", "").replace("[", "[1000")), limits, longs)
          .refused());
    }
  }

  @Test
  void numbersOfEveryKind() {
    for (Function<JsonReader, Object> reading : Stream.<Function<JsonReader, Object>>of(
            JsonReader::readLong,
            JsonReader::readInt,
            JsonReader::readDouble,
            JsonReader::readFloat,
            JsonReader::readBigDecimal,
            JsonReader::readBigInteger,
            in -> in.readDecimal(2))
        .toList()) {
      byte[] document = RoundTripTest.utf8("1".repeat(1_001));
      assertTrue(WaysIn.same(document, in -> WaysIn.read(in, reading)).refused());
    }
    for (int digits : new int[] {1_001, 1_002, 1_003, 1_100, 20_000}) {
      byte[] lengthy = RoundTripTest.utf8("\"1." + "0".repeat(digits - 2) + "\"");
      assertTrue(WaysIn.same(lengthy, in -> WaysIn.read(in, r -> r.readDecimal(2)))
          .refused());
      byte[] open = RoundTripTest.utf8("\"1." + "0".repeat(digits - 2));
      assertTrue(WaysIn.same(open, in -> WaysIn.read(in, r -> r.readDecimal(2))).refused());
    }
    byte[] openAndNoNumber = RoundTripTest.utf8("\"" + "\u00e9".repeat(600));
    assertTrue(WaysIn.same(openAndNoNumber, in -> WaysIn.read(in, r -> r.readDecimal(2)))
        .refused());
    byte[] quoted = RoundTripTest.utf8("\"" + "0".repeat(1_001) + "\"");
    assertTrue(WaysIn.same(quoted, in -> WaysIn.read(in, r -> r.readDecimal(2))).refused());
  }

  @Test
  void exponents() {
    for (String number : new String[] {"1e10000", "-1E-10000", "1.5e+10000", "1e0000000010000"}) {
      assertEquals(new BigDecimal(number), new JsonReader().reset(number).readBigDecimal());
    }
    for (String number : new String[] {
      "1e10001",
      "1e-10001",
      "1e4294967297",
      "1e-99999999999999999999",
      "0e10001",
      "1e18446744073709551617"
    }) {
      Outcome outcome = WaysIn.same(
          RoundTripTest.utf8(number), in -> WaysIn.read(in, JsonReader::readBigDecimal));
      assertTrue(outcome.refused(), number);
      assertEquals(0, outcome.offset());
      JsonException e = WaysIn.refused(() -> new JsonReader().reset(number).readBigInteger());
      assertTrue(e.getMessage().contains("JsonLimits.withExponent"), e.getMessage());
    }
  }

  @Test
  void exponentsAsTheyWouldBeWritten() {
    for (String number : new String[] {"12e10000", "0.01e-9999", "0.0e-10000", "-123.4E9999"}) {
      JsonException e = WaysIn.refused(() -> new JsonReader().reset(number).readBigDecimal());
      assertTrue(e.getMessage().contains("JsonLimits.withExponent"), e.getMessage());
    }
    for (String number : new String[] {"12e9999", "0.1e-9999", "1234e9997"}) {
      BigDecimal value = new JsonReader().reset(number).readBigDecimal();
      assertEquals(value, new JsonReader().reset(value.toString()).readBigDecimal());
    }
  }

  @Test
  void digitsOfAWholeNumberWrittenShort() {
    assertEquals(BigInteger.TEN.pow(999), new JsonReader().reset("1e999").readBigInteger());
    assertEquals(BigInteger.ZERO, new JsonReader().reset("0e10000").readBigInteger());
    assertEquals(BigInteger.TEN, new JsonReader().reset("1000e-2").readBigInteger());
    JsonReader wide = new JsonReader(JsonLimits.DEFAULT.withNumberChars(10_001));
    assertEquals(BigInteger.TEN.pow(10_000), wide.reset("1e10000").readBigInteger());
    JsonException e = WaysIn.refused(() -> new JsonReader().reset("1e1000").readBigInteger());
    assertEquals(
        "expected a whole number of at most 1000 digits, found 1e1000 (line 1, column 1, byte 0); "
            + "JsonLimits.withNumberChars would allow it",
        e.getMessage());
    for (String number : new String[] {"1e-1", "1e-10000", "0.5", "1000e-4", "1.5e0"}) {
      JsonException fraction =
          WaysIn.refused(() -> new JsonReader().reset(number).readBigInteger());
      assertTrue(fraction.getMessage().startsWith("expected a whole number, found"));
    }
  }

  @Test
  void exponentsWithoutALimit() {
    JsonReader in = new JsonReader(JsonLimits.DEFAULT.withExponent(Integer.MAX_VALUE));
    assertEquals(new BigDecimal("1e1000001"), in.reset("1e1000001").readBigDecimal());
    assertEquals(new BigDecimal("1e-2000000"), in.reset("1e-2000000").readBigDecimal());
    for (String most : new String[] {"1e2147483647", "10e2147483646", "1e-2147483647"}) {
      assertEquals(new BigDecimal(most), in.reset(most).readBigDecimal());
    }
    WaysIn.refused(() -> in.reset("1e99999999999").readBigDecimal());
    WaysIn.refused(() -> in.reset("1.5e-2147483648").readBigDecimal());
  }

  @Test
  void anExponentThatOutweighsAMillionZeros() {
    JsonReader in = new JsonReader(JsonLimits.DEFAULT.withNumberChars(3_000_000));
    String zeros = "0".repeat(2_000_000);
    assertEquals(0.5, in.reset("0." + zeros + "5e2000000").readDouble());
    assertEquals(0.5f, in.reset("0." + zeros + "5e2000000").readFloat());
    assertEquals(50.0, in.reset("5" + zeros + "e-1999999").readDouble());
  }

  @Test
  void limitsMustAllowSomething() {
    assertThrows(IllegalArgumentException.class, () -> JsonLimits.DEFAULT.withDepth(0));
    assertThrows(IllegalArgumentException.class, () -> JsonLimits.DEFAULT.withStringBytes(0));
    assertThrows(IllegalArgumentException.class, () -> JsonLimits.DEFAULT.withNameBytes(-1));
    assertThrows(IllegalArgumentException.class, () -> JsonLimits.DEFAULT.withNumberChars(0));
    assertThrows(IllegalArgumentException.class, () -> JsonLimits.DEFAULT.withNumberChars(19));
    assertThrows(IllegalArgumentException.class, () -> JsonLimits.DEFAULT.withExponent(0));
  }

  /** A front, then a period over and over, up to a size. */
  static final class Endless extends InputStream {
    private final byte[] front;
    private final byte[] period;
    private final long size;
    private long at;

    Endless(String front, String period, long size) {
      this.front = RoundTripTest.utf8(front);
      this.period = RoundTripTest.utf8(period.repeat(1000));
      this.size = size;
    }

    @Override
    public int read() {
      throw new AssertionError("one byte at a time");
    }

    @Override
    public int read(byte[] into, int offset, int length) {
      if (at >= size) {
        return -1;
      }
      byte[] from = at < front.length ? front : period;
      int start = at < front.length ? (int) at : (int) ((at - front.length) % period.length);
      int count = (int) Math.min(Math.min(length, from.length - start), size - at);
      System.arraycopy(from, start, into, offset, count);
      at += count;
      return count;
    }
  }

  record Flood(String name, String front, String period, boolean readToTheEnd) {}

  static Stream<Flood> floods() {
    return Stream.of(
        new Flood("spaces", "", " ", true),
        new Flood("lines", "[", "\n        \t\r", true),
        new Flood("string", "\"", "x", false),
        new Flood("string of escapes", "\"", "\\n", false),
        new Flood("string of pairs", "\"", "\\ud83d\\ude00", false),
        new Flood("string not ASCII", "[\"", "\u00e9", false),
        new Flood("string of emoji", "[\"", "\ud83d\ude00", false),
        new Flood("mixed string", "[\"", "\u00e9 plain text \\n", false),
        new Flood("number", "", "1", false),
        new Flood("fraction", "0.", "0", false),
        new Flood("exponent", "1e", "9", false),
        new Flood("name", "{\"", "x", false),
        new Flood("name of escapes", "{\"", "\\u0041", false),
        new Flood("name not ASCII", "{\"", "\u4e2d", false),
        new Flood("brackets", "", "[", false),
        new Flood("braces", "", "{\"a\":", false));
  }

  @ParameterizedTest
  @MethodSource("floods")
  @Timeout(20)
  void aFloodIsRefusedInBoundedMemory(Flood flood) {
    JsonLimits limits = new JsonLimits(100, 10_000, 1_000, 100, 100, 10_000);
    long size = 200_000_000;
    for (Function<JsonReader, Outcome> reading :
        Stream.<Function<JsonReader, Outcome>>of(WaysIn::tree, WaysIn::skip).toList()) {
      JsonReader in = new JsonReader(limits);
      Endless stream = new Endless(flood.front(), flood.period(), size);
      long before = Allocated.soFar();
      Outcome outcome = reading.apply(in.reset(stream));
      long allocated = Allocated.soFar() - before;
      assertTrue(outcome.refused());
      assertTrue(allocated < 2_000_000, () -> allocated + " bytes allocated");
      assertEquals(flood.readToTheEnd(), stream.at == size, () -> stream.at + " bytes read");
      assertTrue(flood.readToTheEnd() || stream.at < 100_000, () -> stream.at + " bytes read");
    }
  }

  @Test
  @Timeout(20)
  void manySmallValuesNeedNoMoreThanOne() {
    JsonReader in = new JsonReader();
    long before = Allocated.soFar();
    in.reset(new Endless("[", "1,\"text\\n\",{\"a\":[null]}, 12.5e3 ,", 30_000_000));
    WaysIn.refused(in::skipValue);
    long allocated = Allocated.soFar() - before;
    assertTrue(allocated < 2_000_000, () -> allocated + " bytes allocated");
  }

  private static String quoted(String s) {
    return "\"" + s + "\"";
  }

  @Test
  void theLargestLimitsLetAllPass() {
    int most = Integer.MAX_VALUE;
    JsonLimits none = JsonLimits.DEFAULT
        .withStringBytes(most)
        .withNameBytes(most)
        .withNumberChars(most)
        .withLookAheadBytes(most);
    String document = "{\"" + "n".repeat(2_000) + "\":\"" + "s".repeat(2_000) + "\u00e9\\u3042\"}";
    streak.overlay.Overlay overlay = new streak.overlay.Overlay(none);
    overlay.parse(RoundTripTest.utf8(document));
    assertEquals(2_002, overlay.root().field("n".repeat(2_000)).asString().length());
    byte[] decimal = RoundTripTest.utf8("\"1.25" + "0".repeat(40_000) + "\"");
    JsonReader in = new JsonReader(none);
    assertEquals(125, in.reset(WaysIn.trickle(decimal)).readDecimal(2));
    assertEquals(125, in.reset(decimal).readDecimal(2));
    assertEquals(
        "s".repeat(2_000) + "\u00e9\u3042",
        in.reset("\"" + "s".repeat(2_000) + "\u00e9\\u3042\"").readString());
  }

  /** Of which only the indexes are real here. */
  @Test
  void whiteSpaceIsNotLookedForBehindTheLargestArray() {
    JsonReader in = new JsonReader().reset("[\n                1,                 2]");
    in.beginArray();
    in.readInt();
    in.end = Integer.MAX_VALUE - 2;
    in.pos = in.end - 1;
    assertEquals(-1, in.behindGap(1));
  }

  @Test
  void aDocumentBeyondTheLargestArrayIsRefusedWithWhatWouldTakeIt() {
    JsonWriter out = new JsonWriter(JsonLimits.DEFAULT);
    out.pos = Integer.MAX_VALUE - 20; // as if so much had been written
    JsonException refusal =
        WaysIn.refused(() -> out.value("a String of more characters than are left"));
    assertEquals(
        "expected a document that fits an array of 2 GB, found a larger one; "
            + "an OutputStream takes one of any length",
        refusal.getMessage());
  }
}
