package touchstone.fork;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * Whether the JIT is through with the operation, by the JVM's own log of what it compiles; its management does not tell.
 *
 * <p>HotSpot compiles a method at last when it has been called some thousands of times. What a library does once in an operation on
 * a long document gets there long after what it does for each member, and until then its calls of what the JDK does with vector
 * instructions are calls of plain loops.
 */
public final class JitLog {

  /**
   * How often a method has been called at least when it is compiled at last: HotSpot's {@code Tier3InvocationThreshold} and {@code
   * Tier4InvocationThreshold}. Where many methods wait for the compiler, more often.
   */
  public static final long CALLS = 200 + 5_000;

  /** As the log has it; with another text behind it, it is one of its loops. */
  private static final String METHOD = CellBenchmark.class.getName() + "::run (";

  private static final String LAST_LEVEL = " 4";

  private final Path file;

  private long position;

  private boolean through;

  JitLog(Path file) {
    this.file = file;
  }

  /** The flag with which a JVM writes one. Between quotation marks, a colon in a name is one. */
  public static String flag(Path file) {
    return "-Xlog:jit+compilation=debug:file=\"" + file + '"';
  }

  /** True while the code that runs the operation is the last that the JIT has for it. */
  boolean isThrough() throws IOException {
    try (RandomAccessFile log = new RandomAccessFile(file.toFile(), "r")) {
      byte[] more = new byte[(int) (log.length() - position)];
      log.seek(position);
      log.readFully(more);
      String text = new String(more, StandardCharsets.UTF_8);
      // What is being written comes next time.
      int whole = text.lastIndexOf('\n') + 1;
      position += text.substring(0, whole).getBytes(StandardCharsets.UTF_8).length;
      text.substring(0, whole).lines().forEach(this::see);
    }
    return through;
  }

  private void see(String line) {
    int at = line.indexOf(METHOD);
    if (at > 0 && line.substring(0, at).stripTrailing().endsWith(LAST_LEVEL)) {
      through = !line.contains("made not entrant");
    }
  }
}
