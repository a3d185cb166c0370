package streak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import streak.WaysIn.Outcome;

/** Numbers of every kind against the JDK, at the end of a document and with room behind, on every way in. */
class NumbersTest {

  private final JsonReader in = new JsonReader();
  private final JsonWriter out = new JsonWriter();

  /** Reads the number alone, at the end of an array, and in one with room behind it: other code does each. */
  private static Outcome read(String number, Function<JsonReader, Object> reading) {
    Outcome alone = WaysIn.same(RoundTripTest.utf8(number), reader -> WaysIn.read(reader, reading));
    byte[] roomy = RoundTripTest.utf8("[" + number + " ".repeat(40) + ",null]");
    Outcome inArray = WaysIn.same(
        roomy,
        reader -> withoutPlace(WaysIn.read(reader, r -> {
          r.beginArray();
          Object value = reading.apply(r);
          r.nextElement();
          r.skipValue();
          r.nextElement();
          return value;
        })));
    Outcome last = WaysIn.same(
        RoundTripTest.utf8("[" + number + "]"),
        reader -> withoutPlace(WaysIn.read(reader, r -> {
          r.beginArray();
          Object value = reading.apply(r);
          r.nextElement();
          return value;
        })));
    assertEquals(alone.refused(), last.refused(), number);
    assertEquals(alone.value(), last.value(), number);
    assertEquals(alone.refused(), inArray.refused(), number);
    assertEquals(alone.value(), inArray.value(), number);
    return alone;
  }

  /** Of 1-2, a long may have been read before what follows is found wrong, where there is room behind. */
  private static Outcome withoutPlace(Outcome outcome) {
    return new Outcome(outcome.refused(), outcome.value(), 0, 0, 0);
  }

  private static void assertRefused(String number, Function<JsonReader, Object> reading) {
    Outcome outcome = read(number, reading);
    assertTrue(outcome.refused(), () -> number + " was read as " + outcome.value());
  }

  @ParameterizedTest
  @ValueSource(
      longs = {
        0,
        1,
        -1,
        9,
        10,
        99,
        100,
        12345678,
        123456789,
        99999999,
        100000000,
        Integer.MAX_VALUE,
        Integer.MIN_VALUE,
        Integer.MAX_VALUE + 1L,
        Integer.MIN_VALUE - 1L,
        999999999999999999L,
        1000000000000000000L,
        -999999999999999999L,
        -1000000000000000000L,
        Long.MAX_VALUE,
        Long.MIN_VALUE,
        Long.MAX_VALUE - 1,
        Long.MIN_VALUE + 1
      })
  void wholeNumbers(long value) {
    assertEquals(value, read(Long.toString(value), JsonReader::readLong).value());
    out.reset().value(value);
    assertEquals(Long.toString(value), out.toString());
    if (value == (int) value) {
      assertEquals((int) value, read(Long.toString(value), JsonReader::readInt).value());
      out.reset().value((int) value);
      assertEquals(Long.toString(value), out.toString());
    } else {
      assertRefused(Long.toString(value), JsonReader::readInt);
    }
  }

  @Test
  void wholeNumbersNearEveryPowerOfTenAndTwo() {
    for (int bits = 0; bits < 64; bits++) {
      for (long value = (1L << bits) - 2; value <= (1L << bits) + 1; value++) {
        assertEquals(value, in.reset(Long.toString(value)).readLong());
        assertEquals(-value, in.reset(Long.toString(-value) + " ".repeat(30)).readLong());
      }
    }
    for (BigInteger power = BigInteger.ONE;
        power.bitLength() < 80;
        power = power.multiply(BigInteger.TEN)) {
      for (int off = -2; off <= 2; off++) {
        BigInteger value = power.add(BigInteger.valueOf(off));
        for (BigInteger number : new BigInteger[] {value, value.negate()}) {
          // With room behind it in the buffer, it is read in another way.
          for (String text : new String[] {number.toString(), number + " ".repeat(30)}) {
            if (number.bitLength() < 64) {
              assertEquals(
                  number.longValueExact(), read(text, JsonReader::readLong).value());
            } else {
              assertRefused(text, JsonReader::readLong);
            }
            assertEquals(number, read(text, JsonReader::readBigInteger).value());
          }
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "9223372036854775808",
        "-9223372036854775809",
        "18446744073709551616",
        "99999999999999999999",
        "-99999999999999999999",
        "100000000000000000000000000000",
        "1.0",
        "1e0",
        "1E5",
        "0.0",
        "-0.0",
        "1.5",
        "01",
        "-01",
        "00",
        "-",
        "--1",
        "+1",
        "1-",
        "1-1",
        "1+1",
        "12345-6",
        "\"1\"",
        "true",
        "null",
        "0x1",
        "1_0",
        "00000000000000000001",
        "-00"
      })
  void wholeNumbersRefused(String number) {
    assertRefused(number, JsonReader::readLong);
    assertRefused(number, JsonReader::readInt);
  }

  @Test
  void negativeZero() {
    assertEquals(0L, read("-0", JsonReader::readLong).value());
    assertEquals(0, read("-0", JsonReader::readInt).value());
    assertEquals(-0.0, read("-0", JsonReader::readDouble).value());
    assertEquals(-0.0, read("-0.0e5", JsonReader::readDouble).value());
    assertEquals(-0.0f, read("-0", JsonReader::readFloat).value());
    assertEquals(BigInteger.ZERO, read("-0", JsonReader::readBigInteger).value());
    assertEquals(0L, read("-0.00", r -> r.readDecimal(1)).value());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1.7976931348623157e308",
        "1.7976931348623158e308",
        "4.9e-324",
        "2.4703282292062327e-324",
        "2.4703282292062328e-324",
        "2.2250738585072011e-308",
        "2.2250738585072014e-308",
        "9007199254740993",
        "9007199254740992.999999999999999999",
        "9007199254740993.000000000000000000000000000000000000001",
        "1e22",
        "1e23",
        "8.5e-23",
        "0.1",
        "0.30000000000000004",
        "123456789012345678901234567890",
        "1e-400",
        "0e400",
        "1.00000000000000011102230246251565",
        "1.00000000000000011102230246251565404236316680908203125",
        "1.000000000000000111022302462515654042363166809082031251",
        "18446744073709551615",
        "18446744073709551616",
        "9999999999999999999",
        "99999999999999999999",
        "0.000000000000000000000000000001",
        "1234567890123456789e-30",
        "12345678901234567890e-30",
        "0.00000000000000000001234567890123456789",
        "179769313486231570000e288",
        "5e-00000000000000000000000000000001",
        "1797693134862315807e290"
      })
  void doubles(String number) {
    for (String signed : new String[] {number, "-" + number}) {
      double expected = Double.parseDouble(signed);
      assertEquals(expected, read(signed, JsonReader::readDouble).value());
      float asFloat = Float.parseFloat(signed);
      if (Float.isFinite(asFloat)) {
        assertEquals(asFloat, read(signed, JsonReader::readFloat).value());
      } else {
        assertRefused(signed, JsonReader::readFloat);
      }
      assertEquals(
          new BigDecimal(signed), read(signed, JsonReader::readBigDecimal).value());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"1e309", "1.7976931348623159e308", "-1e999999999999", "123e400"})
  void noInfinities(String number) {
    assertRefused(number, JsonReader::readDouble);
    assertRefused(number, JsonReader::readFloat);
    JsonException e = WaysIn.refused(() -> in.reset(number).readDouble());
    assertTrue(e.getMessage().contains("BigDecimal"), e.getMessage());
    WaysIn.refused(() -> out.reset().value(Double.POSITIVE_INFINITY));
    WaysIn.refused(() -> out.reset().value(Double.NaN));
    WaysIn.refused(() -> out.reset().value(Float.NEGATIVE_INFINITY));
    WaysIn.refused(() -> out.reset().value(Float.NaN));
  }

  @Test
  void aFloatIsRoundedOnce() {
    // By way of a double it would become 1.0000001.
    assertEquals(1.0f, Float.parseFloat("1.00000005960464477539062"));
    String above = "1.000000059604644775390626";
    assertEquals(Float.parseFloat(above), read(above, JsonReader::readFloat).value());
    assertTrue(Float.parseFloat(above) != (float) Double.parseDouble(above));
    JsonException e = WaysIn.refused(() -> in.reset("1e39").readFloat());
    assertTrue(e.getMessage().contains("double"), e.getMessage());
  }

  @Test
  void randomDoublesComeBack() {
    SplittableRandom random = new SplittableRandom(11);
    for (int round = 0; round < 60_000; round++) {
      double value = switch (round % 4) {
        case 0 -> random.nextInt(1_000_000) / 100.0;
        case 1 -> random.nextDouble();
        default -> Double.longBitsToDouble(random.nextLong());
      };
      if (!Double.isFinite(value)) {
        continue;
      }
      out.reset().value(value);
      byte[] written = out.toByteArray();
      String text = new String(written, java.nio.charset.StandardCharsets.US_ASCII);
      assertEquals(value, Double.parseDouble(text));
      assertEquals(value, in.reset(written).readDouble());
      assertTrue(text.length() <= Double.toString(value).length() + 2, text);
      in.endDocument();
    }
  }

  @Test
  void randomTextsAreReadAsTheJdkReadsThem() {
    SplittableRandom random = new SplittableRandom(13);
    for (int round = 0; round < 30_000; round++) {
      StringBuilder text = new StringBuilder(random.nextBoolean() ? "-" : "");
      text.append(random.nextInt(4) == 0 ? "0" : "" + (1 + random.nextInt(9)) + digits(random, 24));
      if (random.nextBoolean()) {
        text.append('.').append(random.nextInt(10)).append(digits(random, 30));
      }
      if (random.nextInt(3) == 0) {
        text.append(random.nextBoolean() ? 'e' : 'E')
            .append(new String[] {"", "+", "-"}[random.nextInt(3)]);
        text.append(random.nextInt(330));
      }
      String number = text.toString();
      double expected = Double.parseDouble(number);
      in.reset(RoundTripTest.utf8(number));
      if (Double.isInfinite(expected)) {
        WaysIn.refused(in::readDouble);
        continue;
      }
      assertEquals(expected, in.readDouble(), number);
      in.endDocument();
      float asFloat = Float.parseFloat(number);
      if (Float.isFinite(asFloat)) {
        assertEquals(asFloat, in.reset(number).readFloat(), number);
      }
    }
  }

  /** With room behind them, they are read by words. */
  @Test
  void randomTextsWithoutExponentAreReadAsTheJdkReadsThem() {
    SplittableRandom random = new SplittableRandom(17);
    for (int round = 0; round < 100_000; round++) {
      int whole = 1 + random.nextInt(19);
      StringBuilder text = new StringBuilder(random.nextBoolean() ? "-" : "");
      text.append(whole == 1 ? random.nextInt(10) : 1 + random.nextInt(9));
      for (int i = 1; i < whole; i++) {
        text.append(random.nextInt(10));
      }
      if (random.nextInt(4) > 0) {
        text.append('.');
        for (int i = random.nextInt(20); i >= 0; i--) {
          text.append(random.nextInt(10));
        }
      }
      assertReadAsByTheJdk(text.toString());
    }
  }

  /** What is midway goes to the even one, also by way of a double. */
  @Test
  void whatIsMidwayBetweenTwoFloats() {
    SplittableRandom random = new SplittableRandom(19);
    for (int round = 0; round < 10_000; round++) {
      int odd = (1 << 24) + random.nextInt(1 << 24) | 1;
      BigDecimal midway = new BigDecimal(odd).divide(new BigDecimal(1 << random.nextInt(12)));
      assertReadAsByTheJdk(midway.toPlainString());
      assertReadAsByTheJdk(midway.add(new BigDecimal("0.0000001")).toPlainString());
      assertReadAsByTheJdk(midway.subtract(new BigDecimal("0.0000001")).toPlainString());
    }
  }

  private void assertReadAsByTheJdk(String number) {
    byte[] document = RoundTripTest.utf8("[" + number + "," + " ".repeat(40) + "0]");
    in.reset(document).beginArray();
    assertEquals(Double.parseDouble(number), in.readDouble(), number);
    assertTrue(in.nextElement());
    in.reset(document).beginArray();
    assertEquals(Float.parseFloat(number), in.readFloat(), number);
    assertTrue(in.nextElement());
    in.reset(document).beginArray();
    assertEquals(new BigDecimal(number), in.readBigDecimal(), number);
    assertTrue(in.nextElement());
  }

  /** With and without an exponent, of which BigDecimal decides. */
  @Test
  void decimalsAreWrittenAsTheJdkWritesThem() {
    SplittableRandom random = new SplittableRandom(23);
    for (int round = 0; round < 50_000; round++) {
      long unscaled = random.nextLong() >> random.nextInt(64);
      BigDecimal value = BigDecimal.valueOf(unscaled, random.nextInt(40) - 10);
      BigDecimal inflated = new BigDecimal(value.unscaledValue(), value.scale());
      assertEquals(value.toString(), written(value));
      assertEquals(value.toString(), written(inflated));
    }
    assertEquals("0.00", written(new BigDecimal("0.00")));
    assertEquals("0E-7", written(new BigDecimal("0.0000000")));
  }

  private String written(BigDecimal value) {
    out.reset().value(value);
    return out.toString();
  }

  private static String digits(SplittableRandom random, int most) {
    StringBuilder digits = new StringBuilder();
    int count = random.nextInt(3) == 0 ? random.nextInt(most) : random.nextInt(4);
    for (int i = 0; i < count; i++) {
      digits.append(random.nextInt(10));
    }
    return digits.toString();
  }

  @Test
  void bigDecimalsKeepTheirScale() {
    for (String number : new String[] {
      "1.50", "0.000", "1E+3", "-1e-7", "123456789012345678901234567890.1234567890", "0e5"
    }) {
      BigDecimal expected = new BigDecimal(number);
      assertEquals(expected, read(number, JsonReader::readBigDecimal).value());
      out.reset().value(expected);
      assertEquals(expected, in.reset(out.toString()).readBigDecimal());
    }
    assertRefused("\"1.5\"", JsonReader::readBigDecimal);
    assertRefused("1.", JsonReader::readBigDecimal);
  }

  @Test
  void bigDecimalsAreThoseOfTheJdk() {
    SplittableRandom random = new SplittableRandom(19);
    for (int round = 0; round < 20_000; round++) {
      String whole = digits(random, 20).replaceFirst("^0+", "");
      String fraction = digits(random, 20);
      String number = (random.nextBoolean() ? "-" : "")
          + (whole.isEmpty() ? "0" : whole)
          + (fraction.isEmpty() ? "" : "." + fraction)
          + (random.nextInt(8) == 0 ? "e" + (random.nextInt(40) - 20) : "");
      assertEquals(new BigDecimal(number), in.reset(number).readBigDecimal(), number);
    }
  }

  @Test
  void bigIntegersAreWhole() {
    for (String number :
        new String[] {"123456789012345678901234567890", "-1", "1e3", "1.50e1", "100e-2", "5.000"}) {
      assertEquals(
          new BigDecimal(number).toBigIntegerExact(),
          read(number, JsonReader::readBigInteger).value());
    }
    for (String number : new String[] {"1.5", "1e-1", "0.00001", "1e-10000"}) {
      assertRefused(number, JsonReader::readBigInteger);
    }
    BigInteger big = BigInteger.TWO.pow(200).negate();
    out.reset().value(big);
    assertEquals(big, in.reset(out.toString()).readBigInteger());
  }

  @Test
  void decimalsInNumbersAndStrings() {
    String[] numbers = {
      "3.4274",
      "0",
      "-0.5",
      "12",
      "1e2",
      "15e-1",
      "1.5000000000000",
      "-922337203685477.5807",
      "-922337203685477.5808",
      "-9.223372036854775808e14",
      "922337203685477.5807",
      "1E+2"
    };
    for (String number : numbers) {
      long expected = new BigDecimal(number).movePointRight(4).longValueExact();
      assertEquals(expected, read(number, r -> r.readDecimal(4)).value(), number);
      assertEquals(expected, read("\"" + number + "\"", r -> r.readDecimal(4)).value(), number);
      String escaped =
          "\"\\u00" + Integer.toHexString(number.charAt(0)) + number.substring(1) + '"';
      assertEquals(expected, read(escaped, r -> r.readDecimal(4)).value(), escaped);
    }
    for (String number : new String[] {
      "3.42745",
      "922337203685477.5808",
      "-922337203685477.5809",
      "1e20",
      "1e-5",
      "99999999999999999999",
      "-1e99999999999"
    }) {
      assertRefused(number, r -> r.readDecimal(4));
      assertRefused("\"" + number + "\"", r -> r.readDecimal(4));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "a",
        "1a",
        "a1",
        "1 ",
        " 1",
        "+1",
        "-",
        "--1",
        ".",
        "1.",
        ".5",
        "1.2.3",
        "1..2",
        "01",
        "1e",
        "1e+",
        "e5",
        "1e5x",
        "0x1",
        "1,5",
        "NaN",
        "1\\n",
        "\\u00661",
        "1.2345\\u0031",
        "\u0661",
        "1\u00e9",
        "Infinity",
        "12345678901234567890abcdefgh",
        "1-2",
        "\n1"
      })
  void stringsThatHoldNoNumberAreNoDecimals(String content) {
    assertRefused("\"" + content + "\"", r -> r.readDecimal(4));
  }

  @Test
  void decimalsAreNothingElse() {
    for (String other : new String[] {"true", "null", "[]", "{}", "\"1", "\"", "x"}) {
      Outcome outcome = WaysIn.same(
          RoundTripTest.utf8(other), r -> WaysIn.read(r, reader -> reader.readDecimal(2)));
      assertTrue(outcome.refused(), other);
    }
  }

  @Test
  void randomDecimalsComeBack() {
    SplittableRandom random = new SplittableRandom(17);
    for (int round = 0; round < 30_000; round++) {
      long unscaled = random.nextLong() >> random.nextInt(64);
      int scale = random.nextInt(19);
      if (unscaled == Long.MIN_VALUE) {
        continue; // not read, as documented
      }
      out.reset().decimal(unscaled, scale);
      assertEquals(BigDecimal.valueOf(unscaled, scale).toPlainString(), out.toString());
      assertEquals(unscaled, in.reset(out.toByteArray()).readDecimal(scale));
    }
  }
}
