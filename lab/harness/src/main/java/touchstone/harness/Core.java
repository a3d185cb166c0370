package touchstone.harness;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The core on which forks that take turns work, each when it is its turn. A shared machine's cores go at paces of their own, and a
 * process mostly stays on the one that it is on: without this, one fork of a block would have the quicker core and another the slower.
 * Blocks take the cores in turn.
 *
 * @param number as the system has it; null where it does not tell, or there is only one
 */
record Core(@Nullable Integer number) {

  /** Linux' way to keep a running process, with all its threads, on one. */
  private static final String COMMAND = "taskset";

  private static final Path OWN = Path.of("/proc/self/status");
  private static final String ALLOWED = "Cpus_allowed_list:";
  private static final Pattern RANGE = Pattern.compile("(\\d+)(?:-(\\d+))?");
  private static final int PATIENCE_SECONDS = 10;

  static Core ofBlock(int block) throws IOException {
    List<Integer> allowed = Files.isReadable(OWN) ? allowed(Files.readString(OWN)) : List.of();
    return new Core(allowed.size() < 2 ? null : allowed.get(block % allowed.size()));
  }

  /** Those that a process may run on, by what the kernel says of its status. */
  static List<Integer> allowed(String status) {
    return status
        .lines()
        .filter(line -> line.startsWith(ALLOWED))
        .flatMap(line -> RANGE.matcher(line).results())
        .flatMap(range -> {
          int first = Integer.parseInt(range.group(1));
          int last = range.group(2) == null ? first : Integer.parseInt(range.group(2));
          return IntStream.rangeClosed(first, last).boxed();
        })
        .toList();
  }

  /** Keeps a process there; where the system has no way to do that, it stays free. */
  void take(long pid) throws InterruptedException {
    if (number == null) {
      return;
    }
    try {
      Process process = new ProcessBuilder(
              COMMAND, "-a", "-c", "-p", number.toString(), Long.toString(pid))
          .redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start();
      process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (IOException e) {
      // No such command: turns are worth most of it without.
    }
  }
}
