package streak;

/**
 * What a document may cost; the same on every way in. Work and memory are linear in what these allow.
 *
 * @param depth of nested arrays and objects
 * @param stringBytes of one string, in the document's UTF-8
 * @param nameBytes of one member's name
 * @param numberChars of one number; at least 20, which any long fits and which are not worth counting
 * @param exponent of one number read as a BigDecimal or BigInteger, either way: beyond it, a short text would stand for a long
 *     number
 */
public record JsonLimits(int depth, int stringBytes, int nameBytes, int numberChars, int exponent) {

  /** Depth 500, strings of 20 MB, names of 50,000 bytes, numbers of 1,000 characters, exponents up to 10,000. */
  public static final JsonLimits DEFAULT = new JsonLimits(500, 20_000_000, 50_000, 1_000, 10_000);

  /**
   * Checks that every limit can be met by something.
   *
   * @throws IllegalArgumentException when a limit is below 1, or {@code numberChars} below 20
   */
  public JsonLimits {
    if (depth < 1 || stringBytes < 1 || nameBytes < 1 || numberChars < 1 || exponent < 1) {
      throw new IllegalArgumentException(
          "every limit must be at least 1: depth %d, stringBytes %d, nameBytes %d, "
                  .formatted(depth, stringBytes, nameBytes)
              + "numberChars %d, exponent %d".formatted(numberChars, exponent));
    }
    if (numberChars < 20) {
      throw new IllegalArgumentException("numberChars must be at least 20, not " + numberChars);
    }
  }

  public JsonLimits withDepth(int depth) {
    return new JsonLimits(depth, stringBytes, nameBytes, numberChars, exponent);
  }

  public JsonLimits withStringBytes(int stringBytes) {
    return new JsonLimits(depth, stringBytes, nameBytes, numberChars, exponent);
  }

  public JsonLimits withNameBytes(int nameBytes) {
    return new JsonLimits(depth, stringBytes, nameBytes, numberChars, exponent);
  }

  public JsonLimits withNumberChars(int numberChars) {
    return new JsonLimits(depth, stringBytes, nameBytes, numberChars, exponent);
  }

  public JsonLimits withExponent(int exponent) {
    return new JsonLimits(depth, stringBytes, nameBytes, numberChars, exponent);
  }
}
