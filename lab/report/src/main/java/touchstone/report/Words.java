package touchstone.report;

import java.util.List;

/** Counts and lists as English says them. */
public final class Words {

  private Words() {}

  /** Such as {@code a, b and c}. */
  static String list(List<String> items) {
    int last = items.size() - 1;
    return last < 1
        ? String.join("", items)
        : String.join(", ", items.subList(0, last)) + " and " + items.get(last);
  }

  /** Such as {@code 1 fork} or {@code 2 forks}. */
  public static String count(long count, String noun) {
    return count + " " + noun + (count == 1 ? "" : "s");
  }

  /** Such as {@code 1 process} or {@code 2 processes}. */
  static String count(long count, String one, String many) {
    return count + " " + (count == 1 ? one : many);
  }

  /** Such as {@code 5}, or {@code 5 to 9}. */
  static String range(int low, int high) {
    return low == high ? String.valueOf(low) : low + " to " + high;
  }
}
