package streak.internal;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * How close multiples of a fraction come to whole numbers: continued fractions.
 *
 * <p>Going down the Stern-Brocot tree towards {@code a / b}, each step finds the multiple {@code n a / b} that comes closer
 * to a whole number, from above or below, than any with a smaller {@code n}.
 */
final class Fractions {

  private Fractions() {}

  /**
   * Whether for all {@code n} from 1 to {@code limit} either {@code n a / b} is whole or lies more than {@code 2^-bits}
   * from each whole number.
   */
  static boolean keepsClear(BigInteger a, BigInteger b, BigInteger limit, int bits) {
    BigInteger divisor = a.gcd(b);
    BigInteger whole = b.divide(divisor);
    if (whole.compareTo(limit) <= 0) {
      return whole.bitLength() <= bits; // the closest is 1 / whole
    }
    BigInteger clear = whole.shiftRight(bits);
    for (BigInteger[] best : closest(a.divide(divisor), whole, limit)) {
      if (best[1].compareTo(clear) <= 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * The closest multiples of {@code a / b}, coprime, up to {@code limit < b}: pairs of {@code n} and {@code b} times the
   * distance of {@code n a / b} from the next whole number, the last two being the closest from below and above.
   */
  static List<BigInteger[]> closest(BigInteger a, BigInteger b, BigInteger limit) {
    List<BigInteger[]> all = new ArrayList<>();
    BigInteger over = a.mod(b); // above a whole number
    BigInteger nOver = BigInteger.ONE;
    BigInteger under = b; // below a whole number, for a multiple of 0
    BigInteger nUnder = BigInteger.ZERO;
    under = under.subtract(over);
    nUnder = nUnder.add(nOver);
    all.add(new BigInteger[] {nOver, over});
    all.add(new BigInteger[] {nUnder, under});
    while (over.signum() > 0 && under.signum() > 0) {
      boolean overIsCloser = over.compareTo(under) < 0;
      // Adding the closer to the other, as often as it helps and the limit allows.
      BigInteger far = overIsCloser ? under : over;
      BigInteger near = overIsCloser ? over : under;
      BigInteger nFar = overIsCloser ? nUnder : nOver;
      BigInteger nNear = overIsCloser ? nOver : nUnder;
      BigInteger room = limit.subtract(nFar).divide(nNear);
      BigInteger times = far.subtract(BigInteger.ONE).divide(near).min(room);
      if (times.signum() <= 0) {
        return all;
      }
      far = far.subtract(times.multiply(near));
      nFar = nFar.add(times.multiply(nNear));
      all.add(new BigInteger[] {nFar, far});
      if (overIsCloser) {
        under = far;
        nUnder = nFar;
      } else {
        over = far;
        nOver = nFar;
      }
    }
    return all;
  }
}
