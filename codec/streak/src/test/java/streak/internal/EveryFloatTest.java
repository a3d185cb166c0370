package streak.internal;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Floats are few enough to try all of them: each is written, read back to the same bits, and since JDK 19 its text compared
 * with {@link Float#toString(float)}.
 *
 * <p>By default every 4093rd of the 2^32 bit patterns is tried. {@code -Dstreak.floats.stride=1} tries all, on all cores, in
 * some minutes: {@code mvn verify -pl codec/streak -Dtest=EveryFloatTest -Dstreak.floats.stride=1}.
 */
class EveryFloatTest {

  private static final int PARTS = 1024;
  private static final long PATTERNS = 1L << 32;
  private static final boolean SAME_TEXT_AS_JDK = Runtime.version().feature() >= 19;

  @Test
  void everyFloatComesBack() {
    int stride = Integer.getInteger("streak.floats.stride", 4093);
    long checked = IntStream.range(0, PARTS)
        .parallel()
        .mapToLong(part -> check(part, stride))
        .sum();
    long finite = PATTERNS - 2 * (1L << 23); // all but the infinities and NaNs
    assertEquals((double) finite / stride, checked, PARTS + 1.0);
  }

  /** Checks the multiples of the stride within one part of all patterns; returns how many floats these were. */
  private static long check(int part, int stride) {
    long from = PATTERNS / PARTS * part;
    long to = from + PATTERNS / PARTS;
    byte[] text = new byte[BinaryToDecimal.MAX_FLOAT_BYTES];
    long checked = 0;
    for (long bits = (from + stride - 1) / stride * stride; bits < to; bits += stride) {
      float value = Float.intBitsToFloat((int) bits);
      if (!Float.isFinite(value)) {
        continue;
      }
      int end = BinaryToDecimal.write(value, text, 0);
      float back = DecimalToBinary.exactFloat(text, 0, end);
      if (Float.floatToRawIntBits(back) != (int) bits) {
        throw new AssertionError(value + " came back as " + back);
      }
      if (SAME_TEXT_AS_JDK) {
        byte[] expected = Float.toString(value).getBytes(ISO_8859_1);
        if (!Arrays.equals(expected, 0, expected.length, text, 0, end)) {
          throw new AssertionError(
              value + " was written as " + new String(text, 0, end, ISO_8859_1));
        }
      }
      checked++;
    }
    return checked;
  }
}
