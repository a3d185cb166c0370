package touchstone.workloads.generate;

import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Draws from a seed, the same for ever.
 *
 * <p>{@link Random} because its Javadoc gives the generator and {@link Random#nextInt(int)} as code and binds every
 * implementation to it "for the sake of absolute portability"; {@link java.util.SplittableRandom} and the newer generators
 * promise less. Only {@code nextInt(int)} is used, because what the class inherits has changed between releases. Its
 * statistical weakness does no harm: documents need variety, not independence.
 */
public final class Draws {

  private static final String DIGITS = "0123456789";
  private static final String DIGITS_BUT_ZERO = "123456789";
  private static final String HEXADECIMAL = "0123456789abcdef";
  private static final int PERCENT = 100;

  private final Random random;

  public Draws(long seed) {
    random = new Random(seed);
  }

  /** A number of the range, all alike. */
  public int in(Range range) {
    return range.min() + below(range.max() - range.min() + 1);
  }

  /** A number from 0 to {@code bound - 1}, all alike. */
  public int below(int bound) {
    return random.nextInt(bound);
  }

  /** One of the choices, all alike. */
  public <T> T of(List<T> choices) {
    return choices.get(below(choices.size()));
  }

  /** True in that many of a hundred draws. */
  public boolean chance(int percent) {
    return below(PERCENT) < percent;
  }

  /** Puts the elements into another order, all alike. */
  public void shuffle(List<?> list) {
    Collections.shuffle(list, random);
  }

  /** The pattern, with each {@code #} a digit, each {@code @} a digit but zero, and each {@code *} a hexadecimal digit. */
  public String fill(String pattern) {
    StringBuilder filled = new StringBuilder(pattern.length());
    for (int i = 0; i < pattern.length(); i++) {
      char c = pattern.charAt(i);
      filled.append(
          switch (c) {
            case '#' -> digit(DIGITS);
            case '@' -> digit(DIGITS_BUT_ZERO);
            case '*' -> digit(HEXADECIMAL);
            default -> c;
          });
    }
    return filled.toString();
  }

  /**
   * As many numbers of the range as asked for, that add up to a total.
   *
   * <p>Each is drawn alike from the range; then numbers drawn at random go one up or down until the total is met.
   */
  public int[] portions(int count, Range range, int total) {
    if (total < (long) count * range.min() || total > (long) count * range.max()) {
      throw new IllegalArgumentException(
          "%s numbers of %s cannot add up to %s".formatted(count, range, total));
    }
    int[] portions = new int[count];
    int sum = 0;
    for (int i = 0; i < count; i++) {
      portions[i] = in(range);
      sum += portions[i];
    }
    while (sum != total) {
      int step = Integer.signum(total - sum);
      int i = below(count);
      int moved = portions[i] + step;
      if (moved >= range.min() && moved <= range.max()) {
        portions[i] = moved;
        sum += step;
      }
    }
    return portions;
  }

  private char digit(String digits) {
    return digits.charAt(below(digits.length()));
  }
}
