package touchstone.harness;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import touchstone.fork.LoadMain;

/** Other work on every core, by a process of its own. */
final class Load {

  private final Process process;

  private Load(Process process) {
    this.process = process;
  }

  /** Starts it; {@code contestant} is one whose class path holds the lab's own classes, as all do. */
  static Load start(Jdk jdk, Catalog catalog, String contestant) throws IOException {
    String classPath = catalog.classPath(contestant).stream()
        .map(Path::toString)
        .collect(Collectors.joining(File.pathSeparator));
    ProcessBuilder builder = new ProcessBuilder(List.of(
            jdk.java().toString(),
            "-Xmx512m",
            "-cp",
            classPath,
            LoadMain.class.getName(),
            String.valueOf(Runtime.getRuntime().availableProcessors())))
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD);
    Child.withoutOptions(builder);
    // Its input stays open as long as this process lives: one that is killed must not leave it
    // beside whatever is measured next.
    return new Load(builder.redirectInput(ProcessBuilder.Redirect.PIPE).start());
  }

  void end() {
    process.destroyForcibly();
  }
}
