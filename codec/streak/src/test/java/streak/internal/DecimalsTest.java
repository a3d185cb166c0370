package streak.internal;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DecimalsTest {

  private static final BigInteger MAX = BigInteger.valueOf(Long.MAX_VALUE);

  private static long parse(String text, int scale) {
    byte[] bytes = ("[" + text + ",9").getBytes(ISO_8859_1);
    return Decimals.parse(bytes, 1, 1 + text.length(), scale);
  }

  private static String write(long unscaled, int scale) {
    byte[] bytes = new byte[2 + Decimals.MAX_BYTES];
    bytes[1] = '[';
    return written(bytes, Decimals.write(unscaled, scale, bytes, 2));
  }

  private static String writeTrimmed(long unscaled, int scale) {
    byte[] bytes = new byte[2 + Decimals.MAX_BYTES];
    bytes[1] = '[';
    return written(bytes, Decimals.writeTrimmed(unscaled, scale, bytes, 2));
  }

  private static String written(byte[] bytes, int end) {
    assertEquals('[', bytes[1]);
    return new String(bytes, 2, end - 2, ISO_8859_1);
  }

  private static void writesAsBigDecimalDoes(long value, int scale) {
    BigDecimal number = BigDecimal.valueOf(value, scale);
    assertEquals(number.toPlainString(), write(value, scale));
    BigDecimal trimmed = number.stripTrailingZeros();
    assertEquals(
        (trimmed.scale() < 0 ? trimmed.setScale(0) : trimmed).toPlainString(),
        writeTrimmed(value, scale));
  }

  @ParameterizedTest
  @CsvSource({
    "123.4567, 4, 1234567",
    "-123.4567, 4, -1234567",
    "0, 4, 0",
    "-0, 4, 0",
    "-0.0000, 2, 0",
    "1, 0, 1",
    "0.0001, 4, 1",
    "1.5000000000, 1, 15",
    "1.50000000000000000000000000, 1, 15",
    "15e-1, 1, 15",
    "1.5E+3, 0, 1500",
    "150000000000000000000000e-22, 0, 15",
    "0e999999999999999999999, 18, 0",
    "0.000000000000000000000000, 0, 0",
    "9223372036854775807, 0, 9223372036854775807",
    "-9223372036854775807, 0, -9223372036854775807",
    "9.223372036854775807, 18, 9223372036854775807",
    "922337203685477580700e-2, 0, 9223372036854775807",
  })
  void reads(String text, int scale, long expected) {
    assertEquals(expected, parse(text, scale));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.00001",
        "1.23456",
        "-1.00000000000000000000000000000001",
        "922337203685477.5808",
        "-922337203685477.5808",
        "9223372036854775807",
        "100000000000000000000000",
        "1e15",
        "1e-5",
        "1e999999999999999999999",
        "1e-999999999999999999999",
        "1234567890123456789012.3",
      })
  void refusesWhatDoesNotFitFourDigitsAfterThePoint(String text) {
    assertEquals(Decimals.NOT_EXACT, parse(text, 4));
  }

  @Test
  void readsAsBigDecimalDoes() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 300_000; i++) {
      String text = number(random);
      int scale = random.nextInt(Decimals.MAX_SCALE + 1);
      assertEquals(expected(text, scale), parse(text, scale), text + " with scale " + scale);
    }
  }

  private static String number(SplittableRandom random) {
    StringBuilder text = new StringBuilder();
    if (random.nextInt(3) == 0) {
      text.append('-');
    }
    text.append(random.nextLong(Integers.POWERS[random.nextInt(19)]));
    if (random.nextInt(3) > 0) {
      int digits = 1 + random.nextInt(20);
      text.append('.');
      for (int i = 0; i < digits; i++) {
        text.append(random.nextInt(3) == 0 ? (char) ('0' + random.nextInt(10)) : '0');
      }
    }
    if (random.nextInt(4) == 0) {
      text.append(random.nextBoolean() ? 'e' : 'E').append(random.nextInt(-20, 20));
    }
    return text.toString();
  }

  private static long expected(String text, int scale) {
    BigDecimal units = new BigDecimal(text).scaleByPowerOfTen(scale).stripTrailingZeros();
    if (units.signum() == 0) {
      return 0;
    }
    boolean fits = units.scale() <= 0 && units.toBigInteger().abs().compareTo(MAX) <= 0;
    return fits ? units.longValueExact() : Decimals.NOT_EXACT;
  }

  @Test
  void writesAsBigDecimalDoes() {
    SplittableRandom random = new SplittableRandom(2);
    for (int i = 0; i < 500_000; i++) {
      long value = random.nextLong() >> random.nextInt(64);
      for (int scale : new int[] {i % 19, 4}) {
        writesAsBigDecimalDoes(value, scale);
      }
    }
  }

  @Test
  void writesRoundNumbersAsBigDecimalDoes() {
    for (int scale = 0; scale <= Decimals.MAX_SCALE; scale++) {
      for (long power = 1; power > 0 && power <= 1_000_000_000_000_000_000L; power *= 10) {
        for (long digit = -9; digit <= 9; digit++) {
          writesAsBigDecimalDoes(digit * power, scale);
          writesAsBigDecimalDoes(digit * power - 1, scale);
        }
      }
      writesAsBigDecimalDoes(Long.MIN_VALUE, scale);
      writesAsBigDecimalDoes(Long.MIN_VALUE + 8, scale);
      writesAsBigDecimalDoes(Long.MAX_VALUE, scale);
    }
  }

  /** Around 2^64 / 10^scale, up to which a multiplication stands for the division by 10^scale. */
  @Test
  void writesAsBigDecimalDoesWhereReciprocalsEnd() {
    for (int scale = 1; scale <= Decimals.MAX_SCALE; scale++) {
      long power = BigInteger.TEN.pow(scale).longValueExact();
      long bound = Long.divideUnsigned(-1, power);
      for (long near = bound - 3; near <= bound + 3; near++) {
        writesAsBigDecimalDoes(near, scale);
        writesAsBigDecimalDoes(-near, scale);
        writesAsBigDecimalDoes(near / power * power, scale);
        writesAsBigDecimalDoes(near / power * power - 1, scale);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "1234567, 4, 123.4567",
    "-5, 4, -0.0005",
    "0, 2, 0.00",
    "7, 0, 7",
    "-9223372036854775808, 18, -9.223372036854775808",
    "-9223372036854775808, 0, -9223372036854775808",
    "-9223372036854775808, 1, -922337203685477580.8",
    "1, 18, 0.000000000000000001",
    "-1, 18, -0.000000000000000001",
  })
  void writes(long value, int scale, String expected) {
    assertEquals(expected, write(value, scale));
  }
}
