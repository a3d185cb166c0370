package touchstone.stats;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A block of few rows, each of which runs twice: there and back again.
 *
 * <pre>
 *   A B C D | D C B A
 * </pre>
 *
 * Whatever drifts evenly while the block runs, such as a processor that heats up, falls on all rows alike: the two forks of
 * each row stand equally far before and after the middle. With two rows this is the order ABBA. It is worth its price only
 * when few rows are left; in a long block nothing drifts evenly.
 *
 * <p>The block's value of a row is the geometric mean of its two forks, and goes beside the values of other blocks. Its
 * variance is half of theirs: a weighted mean would be more precise by up to a tenth, but would have to know by how much. The
 * plain mean and its t interval hold without that.
 */
public final class MirroredBlock {

  /** With more rows in the race a block is one fork of each. */
  public static final int MOST_ROWS = 4;

  private MirroredBlock() {}

  /** The order of the forks. */
  public static <T> List<T> order(List<T> rows) {
    List<T> order = new ArrayList<>(rows);
    List<T> back = new ArrayList<>(rows);
    Collections.reverse(back);
    order.addAll(back);
    return List.copyOf(order);
  }

  /** The row's value in the block; NaN when one of its forks has none, because half a mirror would be worse than none. */
  public static double value(double first, double second) {
    return Math.sqrt(first) * Math.sqrt(second);
  }
}
