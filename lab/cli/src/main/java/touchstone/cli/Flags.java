package touchstone.cli;

import java.io.IOException;
import java.util.Collection;
import java.util.List;
import picocli.CommandLine.Option;
import touchstone.harness.Catalog;
import touchstone.harness.Documents;
import touchstone.harness.Jdk;
import touchstone.harness.JvmFlags;

/** {@code --jvm-flag}, of a command that starts JVMs for contestants. */
final class Flags {

  static final String NAME = "--jvm-flag";

  @Option(
      names = NAME,
      paramLabel = "FLAG",
      description =
          "A flag that every contestant's JVM is started with, such as -XX:+UseG1GC or -Xmx4g; may be given more than once. Where it"
              + " contradicts the lab's own, -Xms1g -Xmx1g -XX:+UseSerialGC, it is taken in their place.")
  private List<String> given = List.of();

  /**
   * With the lab's own.
   *
   * @throws touchstone.harness.Refusal when a JDK does not take them
   */
  List<String> chosen(Collection<Jdk> jdks, Documents documents)
      throws IOException, InterruptedException {
    List<String> flags = JvmFlags.with(given);
    for (Jdk jdk : unlessNone(jdks)) {
      JvmFlags.requireTaken(jdk, flags, documents);
    }
    return flags;
  }

  /**
   * The same of a command that times contestants.
   *
   * @throws touchstone.harness.Refusal when a JDK does not take them, or nothing can be timed with them
   */
  List<String> timed(Catalog catalog, Collection<Jdk> jdks, Documents documents)
      throws IOException, InterruptedException {
    List<String> flags = JvmFlags.with(given);
    for (Jdk jdk : unlessNone(jdks)) {
      JvmFlags.requireTimed(jdk, flags, catalog, documents);
    }
    return flags;
  }

  /** The lab's own are taken by every JDK. */
  private Collection<Jdk> unlessNone(Collection<Jdk> jdks) {
    return given.isEmpty() ? List.of() : jdks;
  }
}
