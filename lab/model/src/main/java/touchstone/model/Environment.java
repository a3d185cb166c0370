package touchstone.model;

import java.util.List;
import java.util.Map;

/**
 * Where and with what a run was made.
 *
 * @param started ISO 8601, UTC
 * @param commit of Touchstone; {@code unknown} outside a checkout
 * @param libraries versions by library
 * @param jvmFlags given to every child
 * @param noise what the machine did beside the run, by name, such as {@code load at start}
 */
public record Environment(
    String touchstone,
    String commit,
    String started,
    Machine machine,
    List<Jvm> jvms,
    List<String> jvmFlags,
    Map<String, String> libraries,
    Map<String, Double> noise) {

  /**
   * The machine.
   *
   * @param memoryBytes of RAM
   */
  public record Machine(
      String os, String arch, String processor, int cores, int physicalCores, long memoryBytes) {}

  /**
   * A JDK that forks ran on.
   *
   * @param feature release, such as 25
   */
  public record Jvm(int feature, String vendor, String name, String version) {}
}
