package touchstone.harness;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.openjdk.jmh.runner.CompilerHints;
import touchstone.fork.CheckMain;
import touchstone.fork.JitLog;
import touchstone.model.Contestant;
import touchstone.model.ForkSettings;

/** The command line of a child: of a JVM, or of the program that runs a contestant in another language. */
final class Commands {

  private static final String UNSAFE = "--sun-misc-unsafe-memory-access=";

  private final Catalog catalog;

  Commands(Catalog catalog) {
    this.catalog = catalog;
  }

  /** A command that runs the given main class beside one contestant; of another language's, its program's part of the same. */
  List<String> of(
      Jdk jdk, List<String> flags, Contestant contestant, Class<?> main, List<String> arguments) {
    Optional<Runner> runner = catalog.runner(contestant.name());
    if (runner.isPresent()) {
      String verb = main == CheckMain.class ? "check" : "fork";
      return runner.get().command(contestant, verb, arguments);
    }
    List<String> command = java(jdk, flags, contestant);
    command.add("-Djmh.ignoreLock=true");
    // JMH gives these to the forks that it starts itself: compiler blackholes, and stubs that must
    // not be inlined.
    CompilerHints.addCompilerHints(command);
    return running(command, catalog.classPath(contestant.name()), main, arguments);
  }

  /**
   * The same of a child that works until its code has settled, before anything counts.
   *
   * @param settings say how long, and on which flags
   * @param more flags
   * @param scratch a folder of its own, for what its JVM says of its JIT
   */
  List<String> settling(
      Jdk jdk,
      ForkSettings settings,
      List<String> more,
      Contestant contestant,
      Class<?> main,
      List<String> arguments,
      Path scratch) {
    List<String> flags = new ArrayList<>(settings.jvmFlags());
    flags.addAll(more);
    List<String> all = new ArrayList<>(arguments);
    all.add("least=" + settings.warmUpMillis());
    all.add("settle=" + settings.settleMillis());
    Path log = scratch.resolve("jit");
    // The JVM puts its process's number in the place of %p, and the time in that of %t.
    boolean named = !log.toString().contains("%");
    if (settings.compileMillis() > 0 && contestant.needsJdk() && named) {
      flags.add(JitLog.flag(log));
      all.add("compile=" + settings.compileMillis());
      all.add("jit=" + log);
    }
    return of(jdk, flags, contestant, main, all);
  }

  /** Why that contestant's children cannot be started; empty where they can. */
  Optional<String> fault(Contestant contestant) {
    return catalog.runner(contestant.name()).flatMap(Runner::fault);
  }

  /**
   * A command that starts a cold JVM: nothing of JMH, and the contestant's own class path behind the lab's own jars, so that
   * no library's jars are opened in search of the lab's classes.
   *
   * @param more flags of this one process
   */
  List<String> cold(
      Jdk jdk,
      List<String> flags,
      Contestant contestant,
      List<String> more,
      Class<?> main,
      List<String> arguments) {
    List<String> command = java(jdk, flags, contestant);
    command.addAll(more);
    return running(command, catalog.coldClassPath(contestant.name()), main, arguments);
  }

  /** What has the main classes that need the JDK alone. */
  static Path forkJar() {
    try {
      return Path.of(
          CheckMain.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<String> java(Jdk jdk, List<String> flags, Contestant contestant) {
    List<String> command = new ArrayList<>();
    command.add(jdk.java().toString());
    command.addAll(flags);
    command.addAll(contestant.flags());
    if (jdk.feature() >= 24 && flags.stream().noneMatch(flag -> flag.startsWith(UNSAFE))) {
      // Some libraries, and JMH, still use what JDK 24 began to warn of; a warning is not what is
      // measured.
      command.add(UNSAFE + "allow");
    }
    return command;
  }

  /** The same command, going on with a class path and what to run of it. */
  static List<String> running(
      List<String> command, List<Path> classPath, Class<?> main, List<String> arguments) {
    command.add("-cp");
    command.add(
        classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
    command.add(main.getName());
    command.addAll(arguments);
    return command;
  }
}
