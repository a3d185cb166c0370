package touchstone.fork;

import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.Blackhole;
import org.openjdk.jmh.infra.IterationParams;

/**
 * Shows that JMH, in which forks are timed, works under a JVM's flags, as it does not where they deny {@code sun.misc.Unsafe}. Its
 * argument is a file, which is there when it does.
 */
public final class JmhMain {

  private JmhMain() {}

  public static void main(String[] args) throws IOException, IllegalAccessException {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    // JMH looks at the layout of these before it runs anything.
    for (Class<?> type : List.of(BenchmarkParams.class, IterationParams.class, Blackhole.class)) {
      lookup.ensureInitialized(type);
    }
    Files.createFile(Path.of(args[0]));
  }
}
