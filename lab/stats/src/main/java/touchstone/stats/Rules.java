package touchstone.stats;

/**
 * What a verdict asks for.
 *
 * @param alpha chance of an error that is accepted, over the comparisons of one table that is looked at once; {@link Looks}
 *     says what a look is worth when there may be more
 * @param margin difference that is too small to matter: 0.03 for 3 %
 * @param minBlocks under which nothing is told apart: of two differences nobody can see how they spread, and the t interval of
 *     three holds the truth as often as it says (docs/simulations.md)
 */
public record Rules(double alpha, double margin, int minBlocks) {

  public static final Rules STANDARD = new Rules(0.05, 0.03, 3);

  /** The same rules with another alpha. */
  public Rules at(double otherAlpha) {
    return new Rules(otherAlpha, margin, minBlocks);
  }

  /** The share of intervals that hold the true ratio, 1 - alpha. */
  public double confidence() {
    return 1 - alpha;
  }
}
