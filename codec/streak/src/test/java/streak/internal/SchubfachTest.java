package streak.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SchubfachTest {

  private static final int LEAST_Q = -1074;
  private static final int GREATEST_Q = 971;

  /** The greatest power of ten of which 128 bits are all. */
  private static final int GREATEST_EXACT = 55;

  /**
   * The proof that scaling is exact. What is scaled is {@code n 2^q 10^-k} with {@code n <= 4 (2^53 - 1) + 2}. The error of
   * the power is below one in the last of its 128 bits, which moves the product by less than 2^-68. If what is scaled is not
   * whole, and more than 2^-67 from each whole number, the product has the same whole part, and 68 bits after the point that
   * are not all 0. If it is whole, the power must be exact or rounded up; then the product has the same whole part, and 68
   * times 0 after the point. Floats have the same powers with fewer {@code n}. (64 bits would not do: 2^664 has an {@code n}
   * whose product is 2^-65.4 above a whole number.)
   */
  @Test
  void nothingThatIsScaledComesTooCloseToAWholeNumber() {
    BigInteger limit = BigInteger.ONE.shiftLeft(55);
    for (int q = LEAST_Q; q <= GREATEST_Q; q++) {
      checkClear(q, BinaryToDecimal.log10OfPowerOf2(q), limit);
      if (q > LEAST_Q) { // the least two powers of two have the same unit: no neighbour is closer
        checkClear(q, Schubfach.log10OfThreeQuarters(q), limit);
      }
    }
  }

  private static void checkClear(int q, int k, BigInteger limit) {
    BigInteger[] ratio = ratio(q, k);
    String what = "2^" + q + " 10^" + -k;
    assertTrue(Fractions.keepsClear(ratio[0], ratio[1], limit, 67), what);
    if (-k > GREATEST_EXACT) { // rounded down
      BigInteger leastWhole = ratio[1].divide(ratio[0].gcd(ratio[1]));
      assertTrue(leastWhole.compareTo(limit) > 0, what + " has whole products");
    }
    int shift = q + PowersOfTen.exponent(-k) + 1;
    assertTrue(shift >= 1 && 55 + shift <= 60, what);
  }

  /** {@code 2^q 10^-k} as numerator and denominator. */
  static BigInteger[] ratio(int q, int k) {
    BigInteger a = BigInteger.ONE.shiftLeft(Math.max(q, 0));
    BigInteger b = BigInteger.ONE.shiftLeft(Math.max(-q, 0));
    BigInteger power = BigInteger.TEN.pow(Math.abs(k));
    return k > 0
        ? new BigInteger[] {a, b.multiply(power)}
        : new BigInteger[] {a.multiply(power), b};
  }

  @Test
  void scalingRoundsToOdd() {
    SplittableRandom random = new SplittableRandom(1);
    BigInteger limit = BigInteger.ONE.shiftLeft(55);
    for (int q = LEAST_Q; q <= GREATEST_Q; q++) {
      int k = BinaryToDecimal.log10OfPowerOf2(q);
      BigInteger[] ratio = ratio(q, k);
      for (int i = 0; i < 20; i++) {
        checkScaled(random.nextLong(1L << 55) >>> random.nextInt(55), q, k, ratio);
      }
      BigInteger divisor = ratio[0].gcd(ratio[1]);
      BigInteger a = ratio[0].divide(divisor);
      BigInteger b = ratio[1].divide(divisor);
      if (b.compareTo(limit) > 0) {
        for (BigInteger[] best : Fractions.closest(a, b, limit)) {
          checkScaled(best[0].longValueExact(), q, k, ratio);
        }
      }
    }
  }

  private static void checkScaled(long n, int q, int k, BigInteger[] ratio) {
    BigInteger[] exact = BigInteger.valueOf(n).multiply(ratio[0]).divideAndRemainder(ratio[1]);
    long expected = exact[0].longValueExact() | exact[1].signum();
    assertEquals(expected, Schubfach.scale(n, q, k), n + " * 2^" + q);
  }

  @Test
  void logarithmsAreRoundedDown() {
    for (int q = LEAST_Q; q <= GREATEST_Q; q++) {
      int k = BinaryToDecimal.log10OfPowerOf2(q);
      checkFromOneToTen(ratio(q, k), "2^" + q);
      BigInteger[] threeQuarters = ratio(q - 2, Schubfach.log10OfThreeQuarters(q));
      threeQuarters[0] = threeQuarters[0].multiply(BigInteger.valueOf(3));
      checkFromOneToTen(threeQuarters, "3/4 2^" + q);
    }
  }

  private static void checkFromOneToTen(BigInteger[] ratio, String what) {
    assertTrue(ratio[0].compareTo(ratio[1]) >= 0, what);
    assertTrue(ratio[0].compareTo(ratio[1].multiply(BigInteger.TEN)) < 0, what);
  }
}
