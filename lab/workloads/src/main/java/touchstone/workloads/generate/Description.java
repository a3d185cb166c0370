package touchstone.workloads.generate;

import java.util.List;
import java.util.Map;

/**
 * What a workload is: its {@code workload.json}.
 *
 * @param title for a heading
 * @param what the documents are, in a sentence
 * @param source where the shape comes from
 * @param type that the documents are read into, such as {@code users}
 * @param sizes smallest first
 * @param variants by name, each with a sentence on how it differs; the first is the one that ids leave out
 */
public record Description(
    String title,
    String what,
    String source,
    String type,
    List<Size> sizes,
    Map<String, String> variants) {

  /**
   * One size of document.
   *
   * @param id of the workload, such as {@code users-large}
   * @param seed of its draws
   * @param totals what the document holds in all, by the recipe's own names; numbers that vary from object to object are
   *     drawn so that they add up to these
   */
  public record Size(String id, long seed, Map<String, Integer> totals) {

    /** The total of that name; fails when the description has none. */
    public int total(String name) {
      Integer total = totals.get(name);
      if (total == null) {
        throw new IllegalStateException(id + " gives no total for " + name);
      }
      return total;
    }
  }
}
