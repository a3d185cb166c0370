package streak;

/**
 * What a document may cost; the same on every way in. Work and memory are linear in what these allow.
 *
 * @param depth of nested arrays and objects
 * @param stringBytes of one string, in the document's UTF-8
 * @param nameBytes of one member's name
 * @param numberChars of one number; at least 20, which any long fits and which are not worth counting
 * @param exponent of one number read as a BigDecimal, either way: beyond it, a short text would stand for a long number. What
 *     is read as a BigInteger has at most {@code numberChars} digits besides: {@code 1e10000} is seven characters
 * @param lookAheadBytes of what has to be there before it can be read, and is held in memory when it comes from a stream: an
 *     object of a sealed type up to the member that says which it is, a line of NDJSON
 */
public record JsonLimits(
    int depth, int stringBytes, int nameBytes, int numberChars, int exponent, int lookAheadBytes) {

  /**
   * Depth 500, strings of 20 MB, names of 50,000 bytes, numbers of 1,000 characters, exponents up to 10,000, 20 MB of looking
   * ahead.
   */
  public static final JsonLimits DEFAULT =
      new JsonLimits(500, 20_000_000, 50_000, 1_000, 10_000, 20_000_000);

  /**
   * Checks that every limit can be met by something.
   *
   * @throws IllegalArgumentException when a limit is below 1, or {@code numberChars} below 20
   */
  public JsonLimits {
    if (depth < 1
        || stringBytes < 1
        || nameBytes < 1
        || numberChars < 1
        || exponent < 1
        || lookAheadBytes < 1) {
      throw new IllegalArgumentException(
          "every limit must be at least 1: depth " + depth + ", stringBytes " + stringBytes
              + ", nameBytes " + nameBytes + ", numberChars " + numberChars + ", exponent "
              + exponent + ", lookAheadBytes " + lookAheadBytes);
    }
    if (numberChars < 20) {
      throw new IllegalArgumentException("numberChars must be at least 20, not " + numberChars);
    }
  }

  /** The same limits, but for {@link #depth}. */
  public JsonLimits withDepth(int depth) {
    return new JsonLimits(depth, stringBytes, nameBytes, numberChars, exponent, lookAheadBytes);
  }

  /** The same limits, but for {@link #stringBytes}. */
  public JsonLimits withStringBytes(int stringBytes) {
    return new JsonLimits(depth, stringBytes, nameBytes, numberChars, exponent, lookAheadBytes);
  }

  /** The same limits, but for {@link #nameBytes}. */
  public JsonLimits withNameBytes(int nameBytes) {
    return new JsonLimits(depth, stringBytes, nameBytes, numberChars, exponent, lookAheadBytes);
  }

  /** The same limits, but for {@link #numberChars}. */
  public JsonLimits withNumberChars(int numberChars) {
    return new JsonLimits(depth, stringBytes, nameBytes, numberChars, exponent, lookAheadBytes);
  }

  /** The same limits, but for {@link #exponent}. */
  public JsonLimits withExponent(int exponent) {
    return new JsonLimits(depth, stringBytes, nameBytes, numberChars, exponent, lookAheadBytes);
  }

  /** The same limits, but for {@link #lookAheadBytes}. */
  public JsonLimits withLookAheadBytes(int lookAheadBytes) {
    return new JsonLimits(depth, stringBytes, nameBytes, numberChars, exponent, lookAheadBytes);
  }
}
