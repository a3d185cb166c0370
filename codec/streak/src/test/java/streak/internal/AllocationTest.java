package streak.internal;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.IntToLongFunction;
import org.junit.jupiter.api.Test;
import streak.Allocated;

/** The bytes that the thread allocates over 10,000 operations are counted by the JVM, and must be none. */
class AllocationTest {

  private static final int OPERATIONS = 10_000;

  private final byte[] out = new byte[64];
  private final double[] doubles = new double[OPERATIONS];
  private final long[] longs = new long[OPERATIONS];
  private long sink;
  private byte[] kept = {};

  AllocationTest() {
    for (int i = 0; i < OPERATIONS; i++) {
      longs[i] = 0x9e3779b97f4a7c15L * i >> (i & 63);
      double value = Double.longBitsToDouble(0x9e3779b97f4a7c15L * i);
      doubles[i] = switch (i & 3) {
        case 0 -> Math.scalb(1.0, i % 2000 - 1050); // the slow lane
        case 1 -> i / 100.0;
        default -> Double.isFinite(value) ? value : i;
      };
    }
  }

  private void assertAllocatesNothing(IntToLongFunction operation) {
    assertEquals(0, allocatedBy(operation), "bytes allocated");
  }

  /** Bytes that all the operations together allocate. */
  private long allocatedBy(IntToLongFunction operation) {
    return Allocated.by(3, 1, () -> {
      for (int i = 0; i < OPERATIONS; i++) {
        sink += operation.applyAsLong(i);
      }
    });
  }

  @Test
  void theCounterCounts() {
    long bytes = allocatedBy(i -> {
      kept = new byte[1]; // kept, or the compiler would not allocate it
      return i;
    });
    assertTrue(bytes >= 16L * OPERATIONS, bytes + " bytes");
    assertEquals(1, kept.length);
  }

  @Test
  void writingDoubles() {
    assertAllocatesNothing(i -> BinaryToDecimal.write(doubles[i], out, 0));
  }

  @Test
  void writingFloats() {
    assertAllocatesNothing(i -> {
      float value = (float) doubles[i];
      return Float.isFinite(value) ? BinaryToDecimal.write(value, out, 0) : 0;
    });
  }

  @Test
  void writingLongsAndInts() {
    assertAllocatesNothing(i -> Integers.write(longs[i], out, 0)
        + Integers.write((int) longs[i], out, 0)
        + Integers.digitCount(Math.abs(longs[i])));
  }

  @Test
  void readingDigits() {
    assertAllocatesNothing(i -> {
      Words.putLong(out, 0, longs[i]);
      long word = Words.getLong(out, 0);
      return Integers.digitCountOf(word) + Integers.eightDigits(word);
    });
  }

  @Test
  void readingDoubles() {
    assertAllocatesNothing(i -> (long) DecimalToBinary.toDouble(false, longs[i], i % 600 - 300));
  }

  @Test
  void readingFloats() {
    assertAllocatesNothing(i -> {
      int end = BinaryToDecimal.write(Math.scalb((float) longs[i], i % 80 - 40), out, 0);
      return (long) DecimalToBinary.exactFloat(out, 0, end);
    });
  }

  @Test
  void readingNumbersOfManyDigitsFromText() {
    byte[] text = "-3.14159265358979323846264338327950288419716939937510e-5".getBytes(ISO_8859_1);
    assertAllocatesNothing(i -> (long) DecimalToBinary.exact(text, 0, text.length)
        + (long) DecimalToBinary.exactFloat(text, 0, text.length));
  }

  @Test
  void fixedPoint() {
    assertAllocatesNothing(i -> {
      int end = Decimals.write(longs[i], i % 19, out, 0);
      return Decimals.parse(out, 0, end, 18);
    });
  }
}
