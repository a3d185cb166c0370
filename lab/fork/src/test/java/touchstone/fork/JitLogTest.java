package touchstone.fork;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JitLogTest {

  private static final String METHOD = "touchstone.fork.CellBenchmark::run";

  @TempDir
  private Path folder;

  @Test
  void followsTheOperationsCode() throws IOException {
    Path file = folder.resolve("jit");
    JitLog log = new JitLog(Files.createFile(file));
    assertFalse(log.isThrough(), "nothing is compiled");
    append(file, line("  871       3       " + METHOD + " (16 bytes)"));
    append(file, line("  900 %     4       " + METHOD + " @ 5 (16 bytes)"));
    append(file, line("  901       4       " + METHOD + "Again (16 bytes)"));
    assertFalse(log.isThrough(), "neither a first compilation, nor a loop, nor another method");
    String last = line(" 3783   !   4       " + METHOD + " (16 bytes)");
    append(file, last.substring(0, 60));
    assertFalse(log.isThrough(), "a line that is still being written");
    append(file, last.substring(60));
    assertTrue(log.isThrough());
    append(file, line("  871       3       " + METHOD + " (16 bytes)   made not entrant"));
    assertTrue(log.isThrough(), "it was the first code that went");
    append(file, line(" 3783   !   4       " + METHOD + " (16 bytes)   made not entrant"));
    assertFalse(log.isThrough(), "an assumption of it did not hold");
    append(file, line(" 4001   !   4       " + METHOD + " (16 bytes)"));
    assertTrue(log.isThrough());
  }

  /** Under the flag, this JVM's own words are those that are looked for; in a folder whose name has what the flag's value is cut at. */
  @Test
  void theJvmWritesWhatIsRead() throws IOException, InterruptedException {
    Path file = Files.createDirectory(folder.resolve("a:b c")).resolve("jit");
    Process child = new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            JitLog.flag(file),
            "-XX:CompileCommand=quiet",
            "-XX:CompileCommand=dontinline,touchstone/fork/CellBenchmark.run",
            "-cp",
            System.getProperty("java.class.path"),
            Often.class.getName(),
            file.toString())
        .redirectErrorStream(true)
        .start();
    String said = new String(child.getInputStream().readAllBytes());
    assertTrue(child.waitFor(60, TimeUnit.SECONDS));
    assertEquals("through", said.strip());
  }

  /** Runs an operation until the log says that the JIT is through with it. */
  static final class Often {

    private Often() {}

    public static void main(String[] args) throws Exception {
      Action.Reading<String> nothing = () -> "";
      CellBenchmark.prepared = List.of(nothing);
      CellBenchmark benchmark = new CellBenchmark();
      benchmark.prepare();
      JitLog log = new JitLog(Path.of(args[0]));
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(50);
      while (!log.isThrough() && System.nanoTime() < end) {
        for (int i = 0; i < 10_000; i++) {
          benchmark.run();
        }
      }
      System.out.println(log.isThrough() ? "through" : "never");
    }
  }

  private static String line(String words) {
    return "[3.540s][debug][jit,compilation]" + words + "\n";
  }

  private static void append(Path file, String text) throws IOException {
    Files.writeString(file, text, StandardOpenOption.APPEND);
  }
}
