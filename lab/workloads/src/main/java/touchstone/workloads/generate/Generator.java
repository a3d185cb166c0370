package touchstone.workloads.generate;

import java.util.List;

/**
 * Makes the documents of one workload.
 *
 * <p>The same size and variant give the same document on every JDK and platform, and at every call: nothing is drawn but
 * from {@link Draws} with the size's seed, and nothing depends on locale, time zone or hash order.
 */
public interface Generator {

  /** What the workload's {@code workload.json} says. */
  Description description();

  /**
   * Makes the documents of one workload.
   *
   * @param size one of the description's
   * @param variant one of the description's
   * @return one; or a set of documents on one line each
   */
  List<Document> generate(Description.Size size, String variant);
}
