package streak.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

class FractionsTest {

  @Test
  void theClosestMultiplesAreThoseThatTryingAllOfThemFinds() {
    for (int b = 5; b < 120; b++) {
      for (int a = 1; a < 2 * b; a++) {
        if (gcd(a, b) != 1) {
          continue;
        }
        int limit = 1 + (b - 2) * (a % 7 + 1) / 7;
        int over = b;
        int under = b;
        for (int n = 1; n <= limit; n++) {
          int above = n * a % b;
          over = Math.min(over, above);
          under = Math.min(under, b - above);
        }
        List<BigInteger[]> found = Fractions.closest(big(a), big(b), big(limit));
        int least = found.stream().mapToInt(pair -> pair[1].intValue()).min().orElseThrow();
        assertEquals(Math.min(over, under), least, a + "/" + b + " up to " + limit);
        assertTrue(found.stream().allMatch(pair -> pair[0].intValue() <= limit));
      }
    }
  }

  @Test
  void keepingClearIsStrict() {
    // 1/8: multiples up to 7 are 1/8 away, 8/8 is whole.
    assertTrue(Fractions.keepsClear(big(3), big(8), big(100), 4));
    assertFalse(Fractions.keepsClear(big(3), big(8), big(100), 3));
    // 13/128: 59 * 13 = 767 is 1/128 below a whole number; up to 58, none comes so close.
    assertFalse(Fractions.keepsClear(big(13), big(128), big(59), 7));
    assertTrue(Fractions.keepsClear(big(13), big(128), big(58), 7));
  }

  private static int gcd(int a, int b) {
    return b == 0 ? a : gcd(b, a % b);
  }

  private static BigInteger big(int value) {
    return BigInteger.valueOf(value);
  }
}
