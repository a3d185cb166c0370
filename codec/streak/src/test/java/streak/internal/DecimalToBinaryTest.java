package streak.internal;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DecimalToBinaryTest {

  private static final BigDecimal HALF = new BigDecimal("0.5");

  private static double exact(String text) {
    byte[] bytes = ("[" + text + ",1e5").getBytes(ISO_8859_1);
    return DecimalToBinary.exact(bytes, 1, 1 + text.length());
  }

  private static float exactFloat(String text) {
    byte[] bytes = ("[" + text + ",1e5").getBytes(ISO_8859_1);
    return DecimalToBinary.exactFloat(bytes, 1, 1 + text.length());
  }

  private static float nearestFloat(long digits, int exponent10) {
    return Float.intBitsToFloat((int) DecimalToBinary.floatBits(digits, exponent10));
  }

  /** Bits, so that the sign of zero counts. */
  private static void assertReadAs(double expected, String text) {
    double actual = exact(text);
    assertEquals(
        Double.doubleToLongBits(expected),
        Double.doubleToLongBits(actual),
        () -> start(text) + " is " + actual);
  }

  private static void assertReadAs(float expected, String text) {
    float actual = exactFloat(text);
    assertEquals(
        Float.floatToIntBits(expected),
        Float.floatToIntBits(actual),
        () -> start(text) + " is " + actual);
  }

  private static String start(String text) {
    return text.length() <= 100 ? text : text.substring(0, 100) + "...";
  }

  private static void checkAgainstJdk(String text) {
    assertReadAs(Double.parseDouble(text), text);
    assertReadAs(Float.parseFloat(text), text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "-0",
        "0.0",
        "-0.0e5",
        "0e999999999999",
        "1",
        "-1",
        "1e0",
        "1E+5",
        "1e-5",
        "0.1",
        "0.30000000000000004",
        "9007199254740991",
        "9007199254740992",
        "9007199254740993",
        "9007199254740995",
        "18446744073709551615",
        "1e22",
        "1e23",
        "123456789e22",
        "9007199254740991e22",
        "9007199254740991e-22",
        "1e-22",
        "1e-23",
        // midway, and within a few digits of it
        "9007199254740993.00000000000000000000000000000001",
        "9007199254740992.99999999999999999999999999999999",
        "9007199254740993000000000000000000000e-21",
        "5e-324",
        "4.9e-324",
        "2.4703282292062327e-324",
        "2.4703282292062328e-324",
        "2.2250738585072011e-308",
        "2.2250738585072012e-308",
        "2.2250738585072014e-308",
        "1.7976931348623157e308",
        "1.7976931348623158e308",
        "1.7976931348623159e308",
        "1.797693134862315808e308",
        "1e308",
        "1e309",
        "2e308",
        "1e-400",
        "1e400",
        "-1e400",
        "1e-99999999999999999999",
        "1e99999999999999999999",
        "0.000000000000000000000000000000000000000000000000001e51",
        "1000000000000000000000000000000000000000e-39",
        // floats
        "16777217",
        "16777219",
        "16777217.0000001",
        "16777216.9999999",
        "3.4028235e38",
        "3.4028235677973366e38",
        "3.40282356779733661637539395458142568448e38",
        "3.4028236e38",
        "1.4e-45",
        "7.006492321624085e-46",
        "7.006492321624086e-46",
        "1.1754943508222875e-38",
        "1.17549429e-38",
        "8388608.5",
        "8388609.5",
        "0.50000008940696716308593750",
        "0.50000008940696716308593751",
        // these take another value when rounded to a double first
        "1.00000017881393421514957253748434595763683319091796875001",
        "1.00000017881393432617187499",
        "0.000000000000000000000000000000000000011754943508222875",
        "0.1e1",
        "12345678901234567890",
        "12345678901234567890123456789012345678901234567890e-30"
      })
  void likeTheJdk(String text) {
    checkAgainstJdk(text);
  }

  @Test
  void randomDecimalsOfAnyLengthLikeTheJdk() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 400_000; i++) {
      StringBuilder text = new StringBuilder(random.nextBoolean() ? "-" : "");
      int digits = 1 + random.nextInt(i % 100 == 0 ? 900 : 30);
      int point = random.nextInt(2 * digits);
      text.append((char) ('1' + random.nextInt(9)));
      for (int d = 1; d < digits; d++) {
        if (d == point) {
          text.append('.');
        }
        text.append((char) ('0' + random.nextInt(10)));
      }
      if (random.nextInt(3) > 0) {
        int reach = i % 2 == 0 ? 360 : 50;
        text.append('e').append(random.nextInt(-reach, reach));
      }
      checkAgainstJdk(text.toString());
    }
  }

  @Test
  void randomBitsComeBackFromTheirShortestText() {
    BinaryToDecimalTest.doubleBits(2_000_000).forEach(bits -> {
      double value = Double.longBitsToDouble(bits);
      byte[] text = new byte[BinaryToDecimal.MAX_DOUBLE_BYTES];
      int end = BinaryToDecimal.write(value, text, 0);
      double back = DecimalToBinary.exact(text, 0, end);
      assertEquals(bits, Double.doubleToRawLongBits(back), () -> Double.toString(value));
    });
  }

  @Test
  void digitsBesideTheMiddleOfTwoDoublesLikeTheJdk() {
    int[] count = {0};
    HardDoubles.decimalsNearMidway(53, (digits, exponent10) -> {
      String text = Long.toUnsignedString(digits) + "e" + exponent10;
      double actual = DecimalToBinary.toDouble(false, digits, exponent10);
      assertEquals(Double.parseDouble(text), actual, text);
      count[0]++;
    });
    assertTrue(count[0] > 100_000, count[0] + " hard cases");
  }

  @Test
  void digitsBesideTheMiddleOfTwoFloatsLikeTheJdk() {
    int[] count = {0};
    HardDoubles.decimalsNearMidway(24, (digits, exponent10) -> {
      if (exponent10 >= -70 && exponent10 <= 40) {
        String text = Long.toUnsignedString(digits) + "e" + exponent10;
        float actual = nearestFloat(digits, exponent10);
        assertEquals(Float.parseFloat(text), actual, text);
        count[0]++;
      }
    });
    assertTrue(count[0] > 30_000, count[0] + " hard cases");
  }

  /** Digits that are exactly midway exist for few powers of ten: all of these, and the digits of either parity there. */
  @Test
  void digitsInTheMiddleOfTwoNumbersAtEveryPowerWhereThereAreAny() {
    assertEquals("-4..23", midwayPowers(54));
    assertEquals("-17..10", midwayPowers(25));
  }

  /** Checks at each power of ten; returns the first and the last that has midway numbers of this many bits. */
  private static String midwayPowers(int bits) {
    int least = Integer.MAX_VALUE;
    int greatest = Integer.MIN_VALUE;
    for (int exponent10 = -30; exponent10 <= 30; exponent10++) {
      BigInteger fives = BigInteger.valueOf(5).pow(Math.abs(exponent10));
      // The number, without its twos, has to be odd and of that many bits.
      BigInteger first = BigInteger.ONE.shiftLeft(bits - 1).add(BigInteger.ONE);
      BigInteger odd =
          exponent10 <= 0 ? first.multiply(fives) : first.divide(fives).setBit(0);
      BigInteger step = exponent10 <= 0 ? fives.shiftLeft(1) : BigInteger.TWO;
      for (int i = 0; i < 4; i++, odd = odd.add(step)) {
        int length = exponent10 <= 0 ? bits : odd.multiply(fives).bitLength();
        for (int twos = 0; length == bits && odd.bitLength() + twos <= 64; twos++) {
          long digits = odd.shiftLeft(twos).longValue();
          String text = Long.toUnsignedString(digits) + "e" + exponent10;
          assertEquals(
              Double.parseDouble(text), DecimalToBinary.toDouble(false, digits, exponent10), text);
          assertEquals(Float.parseFloat(text), nearestFloat(digits, exponent10), text);
          least = Math.min(least, exponent10);
          greatest = exponent10;
        }
      }
    }
    return least + ".." + greatest;
  }

  /** The expected values follow from how the text was made, not from the JDK. */
  @Test
  void theMiddleOfTwoDoublesGoesToTheEvenOneAndAnyDigitMoreDecides() {
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 3_000; i++) {
      long bits = i < 50 ? i : random.nextLong(Double.doubleToLongBits(Double.MAX_VALUE) + 1);
      double low = Double.longBitsToDouble(bits);
      double high = Math.nextUp(low);
      BigDecimal middle = new BigDecimal(low).add(new BigDecimal(Math.ulp(low)).multiply(HALF));
      double even = bits % 2 == 0 ? low : high;
      for (String text : new String[] {plain(middle), scientific(middle)}) {
        assertReadAs(even, text);
        assertReadAs(-even, "-" + text);
      }
      assertReadAs(high, above(middle, 1));
      assertReadAs(high, above(middle, 900)); // past the digits that are compared
      assertReadAs(even, scientificDigits(middle, "0".repeat(900)));
      assertReadAs(low, below(middle));
    }
  }

  @Test
  void theMiddleOfTwoFloatsGoesToTheEvenOneAndAnyDigitMoreDecides() {
    SplittableRandom random = new SplittableRandom(4);
    for (int i = 0; i < 20_000; i++) {
      int bits = i < 50 ? i : random.nextInt(Float.floatToIntBits(Float.MAX_VALUE) + 1);
      float low = Float.intBitsToFloat(bits);
      float high = Math.nextUp(low);
      BigDecimal middle = new BigDecimal(low).add(new BigDecimal(Math.ulp(low)).multiply(HALF));
      assertReadAs(bits % 2 == 0 ? low : high, scientific(middle));
      assertReadAs(high, above(middle, 1));
      assertReadAs(high, above(middle, 900));
      assertReadAs(low, below(middle));
    }
  }

  private static String plain(BigDecimal value) {
    return value.toPlainString();
  }

  private static String scientific(BigDecimal value) {
    return scientificDigits(value, "");
  }

  /** The value with digits appended after its last one. */
  private static String scientificDigits(BigDecimal value, String more) {
    BigInteger unscaled = value.unscaledValue();
    return unscaled + more + "e" + (-value.scale() - more.length());
  }

  private static String above(BigDecimal value, int places) {
    return scientificDigits(value, "0".repeat(places - 1) + "1");
  }

  private static String below(BigDecimal value) {
    BigDecimal last = BigDecimal.valueOf(1, value.scale() + 1);
    return scientific(value.subtract(last));
  }

  @Test
  void everyPowerOfTenAndTwoWithEveryLengthOfDigits() {
    for (int exponent10 = -400; exponent10 <= 400; exponent10++) {
      long digits = 0;
      for (int length = 1; length <= 19; length++) {
        digits = digits * 10 + 9;
        for (long near : new long[] {digits, digits + 1, digits / 9, digits - digits / 7}) {
          String text = Long.toUnsignedString(near) + "e" + exponent10;
          assertEquals(
              Double.parseDouble(text), DecimalToBinary.toDouble(false, near, exponent10), text);
          assertEquals(Float.parseFloat(text), nearestFloat(near, exponent10), text);
        }
      }
      for (int shift = 0; shift < 64; shift++) {
        for (long near = (1L << shift) - 1; near != (1L << shift) + 2; near++) {
          String text = Long.toUnsignedString(near) + "e" + exponent10;
          assertEquals(
              Double.parseDouble(text), DecimalToBinary.toDouble(false, near, exponent10), text);
          assertEquals(Float.parseFloat(text), nearestFloat(near, exponent10), text);
        }
      }
    }
  }

  @Test
  void theSignOfZeroAndOfWhatIsTooSmallStays() {
    assertReadAs(-0.0, "-0");
    assertReadAs(-0.0, "-1e-400");
    assertReadAs(-0.0f, "-1e-60");
    assertReadAs(Float.NEGATIVE_INFINITY, "-1e39");
    assertEquals(-0.0, DecimalToBinary.toDouble(true, 0, 0));
    assertEquals(-0.0, DecimalToBinary.toDouble(true, 0, Integer.MIN_VALUE));
    assertEquals(0.0f, nearestFloat(0, Integer.MAX_VALUE));
    assertEquals(Double.NEGATIVE_INFINITY, DecimalToBinary.toDouble(true, 1, Integer.MAX_VALUE));
  }

  @Test
  void aMillionDigitsTakeLinearTime() {
    String middle = new BigDecimal(0x1.0p-1074).multiply(HALF).unscaledValue().toString();
    String digits = middle + "0".repeat(1_000_000) + "1";
    String text = digits + "e" + -(1075 + 1_000_001);
    assertTimeout(Duration.ofSeconds(20), () -> assertReadAs(Double.MIN_VALUE, text));
    String zeros = "0." + "0".repeat(1_000_000) + "1e1000001";
    assertTimeout(Duration.ofSeconds(20), () -> assertReadAs(1.0, zeros));
  }
}
