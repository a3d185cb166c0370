package streak.internal;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BinaryToDecimalTest {

  private static final int BEFORE = 2;

  private final byte[] doubleBytes = new byte[BEFORE + BinaryToDecimal.MAX_DOUBLE_BYTES];
  private final byte[] floatBytes = new byte[BEFORE + BinaryToDecimal.MAX_FLOAT_BYTES];

  private String write(double value) {
    int end = BinaryToDecimal.write(value, doubleBytes, BEFORE);
    return new String(doubleBytes, BEFORE, end - BEFORE, ISO_8859_1);
  }

  private String write(float value) {
    int end = BinaryToDecimal.write(value, floatBytes, BEFORE);
    return new String(floatBytes, BEFORE, end - BEFORE, ISO_8859_1);
  }

  /** What the specification of Double.toString asks for; several of these were wrong before JDK 19. */
  @ParameterizedTest
  @CsvSource({
    "0x0.0p0, 0.0",
    "-0x0.0p0, -0.0",
    "0x1.0p0, 1.0",
    "-0x1.0p0, -1.0",
    "0x1.0p-1, 0.5",
    "0x1.0p-1074, 4.9E-324",
    "0x2.0p-1074, 9.9E-324",
    "0x3.0p-1074, 1.5E-323",
    "0x4.0p-1074, 2.0E-323",
    "0x1.0p-1022, 2.2250738585072014E-308",
    "0x0.fffffffffffffp-1022, 2.225073858507201E-308",
    "0x1.fffffffffffffp1023, 1.7976931348623157E308",
    "2e23, 2.0E23",
    "2.0e-3, 0.002",
    "1e-3, 0.001",
    "9.999e-4, 9.999E-4",
    "1.0e-5, 1.0E-5",
    "9999999.0, 9999999.0",
    "9999999.5, 9999999.5",
    "1e7, 1.0E7",
    "12345678.9, 1.23456789E7",
    "1.234e22, 1.234E22",
    "1e23, 1.0E23",
    "8.41e21, 8.41E21",
    "9007199254740993e0, 9.007199254740992E15",
    "0.1, 0.1",
    "0.30000000000000004, 0.30000000000000004",
    "123.456, 123.456",
    "1234567.0123456789, 1234567.0123456789",
    "-1.2345678901234567e-300, -1.2345678901234568E-300",
  })
  void doubles(String value, String expected) {
    assertEquals(expected, write(Double.parseDouble(value)));
  }

  @ParameterizedTest
  @CsvSource({
    "0x1.0p-149, 1.4E-45",
    "0x7.0p-149, 9.8E-45",
    "0x8.0p-149, 1.1E-44",
    "0x1.fffffep127, 3.4028235E38",
    "0x1.0p-126, 1.1754944E-38",
    "0.1, 0.1",
    "16777216, 1.6777216E7",
    "33554432, 3.3554432E7",
    "8388608.5, 8388608.0",
    "1.0e10, 1.0E10",
    "0.0010000002, 0.0010000002",
    "-0.0, -0.0",
  })
  void floats(String value, String expected) {
    assertEquals(expected, write(Float.parseFloat(value)));
  }

  @Test
  @EnabledForJreRange(
      minVersion = 19,
      disabledReason = "the text of Double.toString differs before JDK 19")
  void doublesAsTheJdkWritesThem() {
    doubleBits(2_000_000)
        .mapToDouble(Double::longBitsToDouble)
        .forEach(value -> assertEquals(Double.toString(value), write(value)));
  }

  @Test
  @EnabledForJreRange(
      minVersion = 19,
      disabledReason = "the text of Double.toString differs before JDK 19")
  void hardDoublesAsTheJdkWritesThem() {
    int[] count = {0};
    HardDoubles.doublesNearBoundaries(bits -> {
      double value = Double.longBitsToDouble(bits);
      assertEquals(Double.toString(value), write(value));
      count[0]++;
    });
    assertTrue(count[0] > 100_000, count[0] + " hard cases");
  }

  /** The quick lane and the exact one agree: this holds on every JDK. */
  @Test
  void quickDoublesAreAsTheExactOnes() {
    byte[] exact = new byte[BinaryToDecimal.MAX_DOUBLE_BYTES];
    LongStream.Builder hard = LongStream.builder();
    HardDoubles.doublesNearBoundaries(hard);
    LongStream.concat(LongStream.concat(hard.build(), bitsNearDecimals()), doubleBits(1_000_000))
        .filter(bits -> (bits & Long.MAX_VALUE) >>> 52 > 1 && bits << 12 != 0)
        .forEach(bits -> {
          double value = Double.longBitsToDouble(bits & Long.MAX_VALUE);
          long c = (bits & (1L << 52) - 1) | 1L << 52;
          int q = (int) (bits >>> 52 & 0x7ff) - 1075;
          int end = Schubfach.write(c, q, false, exact, 0);
          assertEquals(new String(exact, 0, end, ISO_8859_1), write(value));
        });
  }

  /** Decimals of up to seven digits before the point and nine behind it, and the doubles right beside them. */
  private static LongStream bitsNearDecimals() {
    SplittableRandom random = new SplittableRandom(11);
    LongStream.Builder bits = LongStream.builder();
    for (int i = 0; i < 300_000; i++) {
      long whole = random.nextLong((long) Math.pow(10, random.nextInt(8)));
      int places = 1 + random.nextInt(9);
      long fraction = random.nextLong((long) Math.pow(10, places));
      double decimal =
          new BigDecimal(whole).add(BigDecimal.valueOf(fraction, places)).doubleValue();
      bits.add(Double.doubleToRawLongBits(decimal));
      bits.add(Double.doubleToRawLongBits(Math.nextUp(decimal)));
      bits.add(Double.doubleToRawLongBits(Math.max(0, Math.nextDown(decimal))));
    }
    return bits.build();
  }

  @Test
  void decimalsOfFewDigitsAreWrittenAsTheyStand() {
    for (int places = 1; places <= 8; places++) {
      for (int fraction : new int[] {1, 3, 11, 125, 999, 1001, 7_654_321, 99_999_999}) {
        for (int whole : new int[] {0, 1, 9, 12, 250, 99_999, 1_234_567, 9_999_999}) {
          BigDecimal decimal = BigDecimal.valueOf(fraction, places)
              .remainder(BigDecimal.ONE)
              .add(new BigDecimal(whole));
          if (decimal.stripTrailingZeros().scale() > 0
              && decimal.compareTo(new BigDecimal("0.001")) >= 0) {
            String text = decimal.stripTrailingZeros().toPlainString();
            assertEquals(text, write(Double.parseDouble(text)));
            assertEquals("-" + text, write(-Double.parseDouble(text)));
          }
        }
      }
    }
  }

  /** By the definition, without an oracle: no shorter decimal rounds to the value, and none as short is closer. */
  @Test
  void doublesAreTheShortestAndClosest() {
    doubleBits(30_000).forEach(bits -> checkShortest(Double.longBitsToDouble(bits)));
    for (long bits = 1; bits < 2_000; bits++) {
      checkShortest(Double.longBitsToDouble(bits)); // the least subnormals
    }
  }

  private void checkShortest(double value) {
    String text = write(value);
    assertEquals(value, Double.parseDouble(text), text);
    if (value == 0) {
      return;
    }
    BigDecimal exact = new BigDecimal(value);
    BigDecimal shortest = new BigDecimal(text).stripTrailingZeros();
    int digits = shortest.precision();
    if (digits > 2) {
      for (RoundingMode mode : new RoundingMode[] {RoundingMode.DOWN, RoundingMode.UP}) {
        BigDecimal shorter = exact.round(new MathContext(digits - 1, mode));
        assertFalse(shorter.doubleValue() == value, text + " has the shorter " + shorter);
      }
    }
    // The nearest of this length, or of two digits where one would do.
    BigDecimal closest = exact.round(new MathContext(Math.max(digits, 2), RoundingMode.HALF_EVEN));
    if (closest.doubleValue() == value) {
      assertEquals(0, closest.compareTo(shortest), text + " is not " + closest);
    }
  }

  @Test
  @EnabledForJreRange(
      minVersion = 19,
      disabledReason = "the text of Float.toString differs before JDK 19")
  void floatsAsTheJdkWritesThem() {
    floatBits(2_000_000).forEach(bits -> {
      float value = Float.intBitsToFloat((int) bits);
      assertEquals(Float.toString(value), write(value));
    });
  }

  @Test
  void floatsComeBack() {
    floatBits(500_000).forEach(bits -> {
      float value = Float.intBitsToFloat((int) bits);
      assertEquals(value, Float.parseFloat(write(value)));
    });
  }

  @Test
  void nothingBeforeThePositionIsTouched() {
    doubleBytes[BEFORE - 1] = 'x';
    doubleBits(100_000).mapToDouble(Double::longBitsToDouble).forEach(this::write);
    assertEquals('x', doubleBytes[BEFORE - 1]);
  }

  /** Finite: every power of two and ten with neighbours, random bits, and the kinds that people write. */
  static LongStream doubleBits(int count) {
    LongStream.Builder all = LongStream.builder();
    for (int exponent = 0; exponent < 2047; exponent++) {
      addAround((long) exponent << 52, all);
    }
    for (int exponent = -323; exponent <= 308; exponent++) {
      addAround(Double.doubleToLongBits(Double.parseDouble("1e" + exponent)), all);
    }
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < count; i++) {
      double value = switch (i % 8) {
        case 0 -> random.nextInt(100_000_000) / 100.0;
        case 1 -> random.nextLong(1L << 54);
        case 2 -> random.nextDouble();
        case 3 -> random.nextInt() / (double) (1 << random.nextInt(31));
        default -> Double.longBitsToDouble(random.nextLong());
      };
      add(Double.doubleToRawLongBits(value), all);
    }
    return all.build();
  }

  private static LongStream floatBits(int count) {
    LongStream.Builder all = LongStream.builder();
    for (int exponent = 0; exponent < 255; exponent++) {
      for (int bits = (exponent << 23) - 3; bits <= (exponent << 23) + 3; bits++) {
        if (bits >= 0) {
          all.add(bits);
        }
      }
    }
    SplittableRandom random = new SplittableRandom(2);
    for (int i = 0; i < count; i++) {
      float value =
          i % 4 == 0 ? random.nextInt(10_000_000) / 100f : Float.intBitsToFloat(random.nextInt());
      if (Float.isFinite(value)) {
        all.add(Float.floatToRawIntBits(value));
      }
    }
    return all.build();
  }

  private static void addAround(long bits, LongStream.Builder all) {
    for (long near = Math.max(bits - 3, 0); near <= bits + 3; near++) {
      add(near, all);
    }
  }

  private static void add(long bits, LongStream.Builder all) {
    if (Double.isFinite(Double.longBitsToDouble(bits))) {
      all.add(bits);
    }
  }
}
