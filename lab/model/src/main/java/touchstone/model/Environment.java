package touchstone.model;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where and with what a run was made.
 *
 * @param started ISO 8601, UTC
 * @param commit of Touchstone; {@link #NO_COMMIT} outside a checkout
 * @param libraries versions by library
 * @param builds by contestant the SHA-256 of what its processes run: a version says nothing of a build that has not been
 *     released; none in files of before anybody looked
 * @param jvmFlags given to every child
 * @param noise what the machine did beside the run, by name, such as {@code load at start}
 * @param conditions what was found of the machine as the run began; none of a run of several machines
 * @param hosts the machines of a run that several machines measured; none when one did
 * @param givenUp names of the tables for which the machine was too slow: what comes before them had the time, and what it left was too short
 */
public record Environment(
    String touchstone,
    String commit,
    String started,
    Machine machine,
    List<Jvm> jvms,
    List<String> jvmFlags,
    Map<String, String> libraries,
    Map<String, String> builds,
    Map<String, Double> noise,
    List<Condition> conditions,
    List<Host> hosts,
    List<String> givenUp) {

  public static final String NO_COMMIT = "unknown";

  public Environment {
    // Files of before there were shards, conditions, hashes or tables given up in them have none.
    builds = builds == null ? Map.of() : builds;
    conditions = conditions == null ? List.of() : List.copyOf(conditions);
    hosts = hosts == null ? List.of() : List.copyOf(hosts);
    givenUp = givenUp == null ? List.of() : List.copyOf(givenUp);
  }

  /** Of a run on one machine of which nothing more was found. */
  public Environment(
      String touchstone,
      String commit,
      String started,
      Machine machine,
      List<Jvm> jvms,
      List<String> jvmFlags,
      Map<String, String> libraries,
      Map<String, Double> noise) {
    this(
        touchstone,
        commit,
        started,
        machine,
        jvms,
        jvmFlags,
        libraries,
        Map.of(),
        noise,
        List.of(),
        List.of(),
        List.of());
  }

  /** The same with names of tables that the machine was too slow for. */
  public Environment givingUp(List<String> tables) {
    return with(noise, tables);
  }

  /** The same with what the machine did beside the run. */
  public Environment with(Map<String, Double> seen) {
    return with(seen, givenUp);
  }

  private Environment with(Map<String, Double> seen, List<String> tables) {
    return new Environment(
        touchstone,
        commit,
        started,
        machine,
        jvms,
        jvmFlags,
        libraries,
        builds,
        seen,
        conditions,
        hosts,
        tables);
  }

  /**
   * One of the machines that measured a part of a run.
   *
   * @param shard the part, from 1
   * @param calibrationNs wall nanoseconds per operation of the cell that all of them measured, the median of its forks; absent
   *     when none brought a figure
   */
  public record Host(
      int shard,
      Machine machine,
      String started,
      Map<String, Double> noise,
      @Nullable Double calibrationNs) {}

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
