package touchstone.checks;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** {@code ./touchstone}, as a user runs it, on the JDK that runs the test. It must have been built, and builds nothing. */
final class Launcher {

  /** @param out standard output; {@code err} standard error */
  record Result(int exit, String out, String err) {}

  private Launcher() {}

  static Result run(String... arguments) throws IOException, InterruptedException {
    return run(Map.of(), arguments);
  }

  static Result run(Map<String, String> environment, String... arguments)
      throws IOException, InterruptedException {
    return run(Tree.file("touchstone"), environment, arguments);
  }

  static Result run(Path launcher, Map<String, String> environment, String... arguments)
      throws IOException, InterruptedException {
    Path out = Files.createTempFile("out", ".txt");
    Path err = Files.createTempFile("err", ".txt");
    try {
      Process process = start(launcher, environment, out, err, arguments);
      if (!process.waitFor(10, TimeUnit.MINUTES)) {
        process.destroyForcibly();
        throw new IOException("no end after 10 minutes: " + List.of(arguments));
      }
      return new Result(process.exitValue(), read(out), read(err));
    } finally {
      Files.delete(out);
      Files.delete(err);
    }
  }

  static Process start(Map<String, String> environment, Path out, Path err, String... arguments)
      throws IOException {
    return start(Tree.file("touchstone"), environment, out, err, arguments);
  }

  static Process start(
      Path launcher, Map<String, String> environment, Path out, Path err, String... arguments)
      throws IOException {
    List<String> command = new ArrayList<>(List.of(launcher.toString()));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command)
        .directory(Tree.ROOT.toFile())
        .redirectInput(new File(File.separatorChar == '/' ? "/dev/null" : "NUL"))
        .redirectOutput(out.toFile())
        .redirectError(err.toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("TOUCHSTONE_NO_BUILD", "1");
    builder.environment().putAll(environment);
    return builder.start();
  }

  interface Condition {
    boolean holds() throws IOException;
  }

  /** Ends a process as {@code kill -9} does, children included, once a condition holds. */
  static void killWhen(Process process, Condition condition)
      throws IOException, InterruptedException {
    await(process, condition);
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly().waitFor();
  }

  /** Asks a process to end, as {@code kill} does, once a condition holds, and waits until it has. */
  static void stopWhen(Process process, Condition condition)
      throws IOException, InterruptedException {
    await(process, condition);
    process.destroy();
    if (!process.waitFor(60, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new IOException("no end 60 s after it was asked to");
    }
  }

  private static void await(Process process, Condition condition)
      throws IOException, InterruptedException {
    long deadline = System.nanoTime() + 120_000_000_000L;
    while (System.nanoTime() < deadline && process.isAlive() && !condition.holds()) {
      Thread.sleep(20);
    }
  }

  static String read(Path file) throws IOException {
    return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
  }
}
