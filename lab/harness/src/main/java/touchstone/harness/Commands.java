package touchstone.harness;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.openjdk.jmh.runner.CompilerHints;
import touchstone.model.Contestant;

/** The command line of a child JVM. */
final class Commands {

  /**
   * The same for every child: one collector with one thread, so that collections are neither hidden on another core nor spread
   * over a number of threads that depends on the machine; a heap that does not grow while the clock runs.
   */
  static final List<String> FLAGS =
      List.of("-Xms1g", "-Xmx1g", "-XX:+UseSerialGC", "-XX:-UsePerfData", "-Dfile.encoding=UTF-8");

  private final Catalog catalog;

  Commands(Catalog catalog) {
    this.catalog = catalog;
  }

  /** A command that runs the given main class beside one contestant. */
  List<String> of(
      Jdk jdk, List<String> flags, Contestant contestant, Class<?> main, List<String> arguments) {
    List<String> command = new ArrayList<>();
    command.add(jdk.java().toString());
    command.addAll(flags);
    command.addAll(contestant.flags());
    if (jdk.feature() >= 24) {
      // Some libraries, and JMH, still use what JDK 24 began to warn of; a warning is not what is
      // measured.
      command.add("--sun-misc-unsafe-memory-access=allow");
    }
    command.add("-Djmh.ignoreLock=true");
    // JMH gives these to the forks that it starts itself: compiler blackholes, and stubs that must
    // not be inlined.
    CompilerHints.addCompilerHints(command);
    command.add("-cp");
    command.add(catalog.classPath(contestant.name()).stream()
        .map(Path::toString)
        .collect(Collectors.joining(File.pathSeparator)));
    command.add(main.getName());
    command.addAll(arguments);
    return command;
  }
}
