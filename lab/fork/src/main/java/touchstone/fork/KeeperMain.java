package touchstone.fork;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Ends processes of whoever started this one, once that one has ended, however it did: a killed one can end nothing any more. For
 * children that cannot be given a {@link Starter}: a JVM whose start is measured, one whose end is work of its own, and
 * programs that are no JVMs.
 *
 * <p>Its standard input has a line for each: {@code +} and the process's number when it has started, {@code -} and the number when
 * it has ended. A byte of its own says that it is there. Where the input ends, so do those that have not ended, with whatever they started. Until then this process
 * waits, and is nothing to what is measured.
 */
public final class KeeperMain {

  private KeeperMain() {}

  public static void main(String[] args) throws IOException {
    try (FileOutputStream there = new FileOutputStream(FileDescriptor.out)) {
      there.write('.');
    }
    Map<Long, ProcessHandle> children = new HashMap<>();
    try (BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        long number = Long.parseLong(line.substring(1));
        if (line.charAt(0) == '+') {
          // Looked up at once: later its number may be another's.
          ProcessHandle.of(number).ifPresent(child -> children.put(number, child));
        } else {
          children.remove(number);
        }
      }
    } catch (IOException e) {
      // That is an end, too.
    }
    children.values().forEach(KeeperMain::end);
  }

  private static void end(ProcessHandle child) {
    // Before it ends: of a process that is gone nobody knows whom it started.
    List<ProcessHandle> descendants = child.descendants().toList();
    child.destroyForcibly();
    descendants.forEach(ProcessHandle::destroyForcibly);
  }
}
