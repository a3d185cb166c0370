package streak.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class PowersOfTenTest {

  @Test
  void everyEntryIsWhatExactArithmeticGives() {
    for (int k = PowersOfTen.MIN; k <= PowersOfTen.MAX; k++) {
      BigInteger power = BigInteger.TEN.pow(Math.abs(k));
      BigInteger significand;
      int exponent;
      if (k >= 0) {
        exponent = power.bitLength() - 1;
        significand = power.shiftLeft(127).shiftRight(exponent); // down
      } else {
        exponent = -power.bitLength(); // 10^-k is between powers of two
        significand =
            BigInteger.ONE.shiftLeft(127 - exponent).divide(power).add(BigInteger.ONE); // up
      }
      int index = PowersOfTen.index(k);
      assertEquals(128, significand.bitLength(), "10^" + k);
      assertEquals(exponent, PowersOfTen.exponent(k), "exponent of 10^" + k);
      assertEquals(
          significand.shiftRight(64).longValue(),
          PowersOfTen.SIGNIFICANDS[index],
          "high of 10^" + k);
      assertEquals(significand.longValue(), PowersOfTen.SIGNIFICANDS[index + 1], "low of 10^" + k);
    }
  }

  @Test
  void exactUpToTheFiftyFifth() {
    assertEquals(128, BigInteger.valueOf(5).pow(55).bitLength());
  }
}
