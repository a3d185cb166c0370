package streak.internal;

/**
 * The shortest decimal that rounds to a binary number, exactly and for every number.
 *
 * <p>Raffaello Giulietti, "The Schubfach way to render doubles" (2020). A number {@code v = c 2^q} is what all decimals
 * between {@code v - 2^q / 2} and {@code v + 2^q / 2} round to; the ends are among them when {@code c} is even. Below a power
 * of two the numbers lie twice as close, and the span begins at {@code v - 2^q / 4}. The span and the value are scaled by
 * {@code 10^-k} so that the span is 1 to 10 wide (pigeonhole: at least one whole number lies in it, and at most one
 * multiple of ten), times four so that the ends are whole before they are scaled, and rounded to odd: to the whole number
 * below, whose last bit is set if anything was lost. So rounded, they still compare with even numbers as the exact ones do.
 *
 * <p>This is the slow lane of {@link BinaryToDecimal}: values near a boundary, powers of two, subnormals.
 */
final class Schubfach {

  private Schubfach() {}

  /**
   * Writes {@code c 2^q}.
   *
   * @param c from 1 to 2^53 - 1, the significand with the unit {@code 2^q} between neighbours
   * @param closeBelow whether the neighbour below is half a unit away
   * @return the position after the text
   */
  static int write(long c, int q, boolean closeBelow, byte[] out, int position) {
    long quarters = c << 2;
    int k = closeBelow ? log10OfThreeQuarters(q) : BinaryToDecimal.log10OfPowerOf2(q);
    long value = scale(quarters, q, k);
    long floor = value >> 2;
    if (floor < 10) {
      // The least subnormals. Two digits cost no more than one, as in 4.9E-324, so the closest of
      // two is due.
      long tenth = scale(quarters * 10, q, k) >> 1;
      return write((tenth + 1) >> 1, k - 1, out, position);
    }
    int outside = (int) c & 1; // an end of the span that is met exactly is not in it
    long lowest = scale(quarters - (closeBelow ? 1 : 2), q, k) + outside;
    long highest = scale(quarters + 2, q, k) - outside;
    if (floor >= 100) {
      long tens = floor / 10 * 10;
      if (lowest <= tens << 2) {
        return write(tens, k, out, position);
      }
      if ((tens + 10) << 2 <= highest) {
        return write(tens + 10, k, out, position);
      }
    }
    boolean floorIn = lowest <= floor << 2;
    boolean nextIn = (floor + 1) << 2 <= highest;
    if (floorIn && nextIn) {
      long fromMiddle = value - ((floor << 2) + 2);
      floorIn = fromMiddle < 0 || (fromMiddle == 0 && (floor & 1) == 0);
    }
    return write(floorIn ? floor : floor + 1, k, out, position);
  }

  /** The greatest {@code k} for which {@code 10^k <= 3/4 2^q}, the width of the span of a power of two. */
  static int log10OfThreeQuarters(int q) {
    return (q * 1_262_611 - 524_031) >> 22; // log10(2) and log10(3/4), times 2^22
  }

  /** {@code n 2^q 10^-k} rounded to odd. */
  static long scale(long n, int q, int k) {
    int index = PowersOfTen.index(-k);
    long high = PowersOfTen.SIGNIFICANDS[index];
    long low = PowersOfTen.SIGNIFICANDS[index + 1];
    long shifted = n << (q + PowersOfTen.exponent(-k) + 1); // below 2^60
    // 192 bits: whole, fraction and rest.
    long product = shifted * high;
    long fraction = product + Math.multiplyHigh(shifted, low) + ((low >> 63) & shifted);
    long carry = Long.compareUnsigned(fraction, product) < 0 ? 1 : 0;
    long whole = Math.multiplyHigh(shifted, high) + shifted + carry; // high is 2^63 or more
    long rest = shifted * low;
    // The error of the power changes the product by less than 2^-68. Whole products either have an
    // exact power or one rounded up, and all others are at least 2^-67 from whole numbers: a test
    // proves
    // both. So the part before the point is right, and 68 bits after it tell which products are
    // whole.
    return (fraction | rest >>> 60) == 0 ? whole : whole | 1;
  }

  /** Writes {@code digits 10^k}. */
  private static int write(long digits, int k, byte[] out, int position) {
    int count = Integers.digitCount(digits);
    return BinaryToDecimal.writeDigits(
        digits * Integers.POWERS[17 - count], k + count - 1, out, position);
  }
}
