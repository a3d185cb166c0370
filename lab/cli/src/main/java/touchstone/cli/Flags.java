package touchstone.cli;

import java.io.IOException;
import java.util.Collection;
import java.util.List;
import picocli.CommandLine.Option;
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
    if (!given.isEmpty()) {
      for (Jdk jdk : jdks) {
        JvmFlags.requireTaken(jdk, flags, documents);
      }
    }
    return flags;
  }
}
