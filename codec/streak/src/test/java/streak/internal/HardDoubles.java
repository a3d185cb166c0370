package streak.internal;

import java.math.BigInteger;
import java.util.function.LongConsumer;

/** Values that come as close as any to where a decision flips, found by continued fractions (see {@link Fractions}). */
final class HardDoubles {

  private HardDoubles() {}

  /** Takes digits, unsigned, and the power of ten they are multiplied by. */
  interface DecimalConsumer {
    void accept(long digits, int exponent10);
  }

  /**
   * Decimals of up to 64 bits just beside, or at, the middle of two neighbours.
   *
   * @param significandBits 53 for doubles, 24 for floats
   */
  static void decimalsNearMidway(int significandBits, DecimalConsumer consumer) {
    BigInteger limit = BigInteger.ONE.shiftLeft(64).subtract(BigInteger.ONE);
    for (int exponent10 = PowersOfTen.MIN; exponent10 <= 308; exponent10++) {
      for (int bits = significandBits + 1; bits <= 64; bits += 3) {
        // A midway point is an odd number of significandBits + 1 bits, times 2^unit.
        int unit = PowersOfTen.exponent(exponent10) + bits - significandBits - 1;
        BigInteger[] ratio = SchubfachTest.ratio(-unit, -exponent10);
        BigInteger divisor = ratio[0].gcd(ratio[1]);
        BigInteger a = ratio[0].divide(divisor);
        BigInteger b = ratio[1].divide(divisor);
        BigInteger top =
            b.equals(BigInteger.ONE) ? BigInteger.ONE : limit.min(b.subtract(BigInteger.ONE));
        if (b.bitLength() <= 2) {
          continue;
        }
        for (BigInteger[] best : Fractions.closest(a, b, top)) {
          BigInteger times = BigInteger.ONE.shiftLeft(bits - 1).divide(best[0]);
          for (int more = 0; more < 3; more++) {
            BigInteger digits = best[0].multiply(times.add(BigInteger.valueOf(more)));
            if (digits.signum() > 0 && digits.bitLength() <= 64) {
              consumer.accept(digits.longValue(), exponent10);
            }
          }
        }
      }
    }
  }

  /** Bits of normal doubles of which an end of the span, or the value, scaled, is next to a whole or half number. */
  static void doublesNearBoundaries(LongConsumer consumer) {
    for (int q = -1074; q <= 971; q++) {
      // Ends are odd halves of the unit, the value is an even number of them; tens and halves are
      // whole in tenths and twos.
      BigInteger[] ratio = SchubfachTest.ratio(q - 1, BinaryToDecimal.log10OfPowerOf2(q));
      accept(ratio[0], ratio[1].multiply(BigInteger.TEN), q, consumer);
      accept(ratio[0].shiftLeft(1), ratio[1], q, consumer);
    }
  }

  private static void accept(BigInteger numerator, BigInteger denominator, int q, LongConsumer to) {
    BigInteger divisor = numerator.gcd(denominator);
    BigInteger a = numerator.divide(divisor);
    BigInteger b = denominator.divide(divisor);
    if (b.bitLength() <= 2) {
      return;
    }
    BigInteger limit = BigInteger.ONE.shiftLeft(54).min(b.subtract(BigInteger.ONE));
    for (BigInteger[] best : Fractions.closest(a, b, limit)) {
      long halves = best[0].longValueExact();
      long times = Math.max(1, (1L << 53) / halves);
      for (long more = 0; more < 4; more++) {
        long n = halves * (times + more);
        for (long c = (n - 1) / 2; c <= n / 2 + 1; c++) {
          if (c >= 1L << 52 && c < 1L << 53) {
            to.accept(((long) (q + 1075) << 52) + (c - (1L << 52)));
          }
        }
      }
    }
  }
}
