package touchstone.model;

import java.util.List;

/**
 * Where one row spends its time, and what it allocates: samples of the thread at work, taken by the JDK's Flight Recorder once
 * the code had settled.
 *
 * @param cell as {@link Cell#id} names it
 * @param seconds recorded
 * @param operations done in that time, under the recorder
 * @param samples of the thread at work whose stack could be walked; shares are of these
 * @param collecting share of the time that went by in collections, 0 to 1
 * @param methods most time of its own first
 * @param allocations largest share first
 */
public record Profile(
    String cell,
    double seconds,
    long operations,
    int samples,
    double collecting,
    List<Method> methods,
    List<Allocation> allocations) {

  /**
   * A method that was met in samples.
   *
   * @param name with its class, such as {@code java.lang.String.charAt}
   * @param self share of samples that were taken in it, 0 to 1; what the JIT has inlined counts for the method that it was
   * @param with share of samples in which it was on the stack, 0 to 1
   */
  public record Method(String name, double self, double with) {}

  /**
   * What is allocated in a place.
   *
   * @param type such as {@code byte[]}
   * @param by the innermost method outside of the JDK
   * @param share of all bytes that the thread at work allocated, estimated, 0 to 1
   */
  public record Allocation(String type, String by, double share) {}
}
