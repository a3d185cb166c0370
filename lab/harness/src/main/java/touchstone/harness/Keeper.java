package touchstone.harness;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import touchstone.fork.KeeperMain;

/**
 * The process beside this one that ends the children of a lab that was killed, as far as they do not see to that themselves.
 * There is one from the first such child on, and it ends with this process.
 *
 * <p>It knows of a child as soon as this process has its number. A lab that is killed in the moment between leaves that child behind.
 */
final class Keeper {

  private static @Nullable Keeper only;

  private final OutputStream said;

  private Keeper(OutputStream said) {
    this.said = said;
  }

  /** Waits until it is there, unless it is: it is not to start beside what is timed. */
  static synchronized void begin() throws IOException {
    if (only == null) {
      only = start();
    }
  }

  /** From now on, until {@link #ended}. */
  static synchronized void keeps(Process child) {
    if (only != null) {
      only.say('+', child);
    }
  }

  static synchronized void ended(Process child) {
    if (only != null) {
      only.say('-', child);
    }
  }

  private static Keeper start() throws IOException {
    ProcessBuilder builder = new ProcessBuilder(List.of(
            Jdk.current().java().toString(),
            "-Xmx16m",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-XX:-UsePerfData",
            "-cp",
            Commands.forkJar().toString(),
            KeeperMain.class.getName()))
        .redirectError(ProcessBuilder.Redirect.DISCARD);
    Child.withoutOptions(builder);
    Process process = builder.start();
    try (InputStream says = process.getInputStream()) {
      if (says.read() < 0) {
        throw new IOException("the process that ends children with this one does not start");
      }
    }
    return new Keeper(process.getOutputStream());
  }

  private void say(char what, Process child) {
    try {
      said.write((what + String.valueOf(child.pid()) + "\n").getBytes(StandardCharsets.UTF_8));
      said.flush();
    } catch (IOException e) {
      // Ctrl-C in a terminal ends it, too; and then this process ends its children and itself.
    }
  }
}
