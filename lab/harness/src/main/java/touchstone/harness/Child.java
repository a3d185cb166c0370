package touchstone.harness;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import touchstone.model.Contestant;

/** A child process: started, watched, ended. What it prints is kept in a file, so that a full pipe cannot stop it. */
final class Child {

  private static final List<String> OPTIONS =
      List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS");

  /** As a JVM prints it. */
  private static final Pattern THROWN =
      Pattern.compile("^(?:Caused by: |Exception in thread \"[^\"]*\" )(.+)$", Pattern.MULTILINE);

  /** As a shell has it: 128 and the number of the signal. */
  private static final int KILLED = 137;

  /** Likewise, of a program that is not there. */
  private static final int NOT_STARTED = 127;

  private static final int TAIL = 4_000;

  /** A child that prints without end would fill the disk on which everybody's answers are. */
  private static final int MOST_OUTPUT_MB = 64;

  /** As the kernel says it, and with it every program. */
  private static final String FULL = "No space left on device";

  /** With less than this a disk is full: a child's answer has some tens of kilobytes. */
  private static final long LEAST_BYTES = 64 << 10;

  private static final int MOMENT_MILLIS = 200;

  private final Process process;
  private final Path output;
  private final boolean kept;

  private Child(Process process, Path output, boolean kept) {
    this.process = process;
    this.output = output;
    this.kept = kept;
  }

  /**
   * How a child ended.
   *
   * @param exit code; absent when it was killed because there was no use in waiting longer
   * @param tail the end of what it printed
   * @param why it ended so, where this process knows
   */
  record End(@Nullable Integer exit, String tail, @Nullable String why) {

    /** How a process that has an exit code ended, and what that means where it said nothing itself. */
    String words() {
      if (why != null) {
        return "exit code %d: %s".formatted(exit, why);
      }
      if (exit != null && exit == KILLED) {
        return "exit code 137: it was killed, as the kernel does where memory ends; `touchstone probe` says how much there is";
      }
      String thrown = thrown();
      return "exit code " + exit + (thrown == null ? "" : ": " + thrown);
    }

    /** What a JVM died of: the last cause of what its main thread threw; null where nothing was. */
    @Nullable
    String thrown() {
      return THROWN
          .matcher(tail)
          .results()
          .map(found -> found.group(1))
          .reduce((first, last) -> last)
          .orElse(null);
    }
  }

  /**
   * Starts a child that shows or measures: whatever options this process's environment has for JVMs are not for it. Its standard
   * input stays open as long as this process lives, and says nothing: one that is killed must not leave the child beside
   * whatever is measured next.
   */
  static Child start(List<String> command, Path output) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command);
    withoutOptions(builder);
    return start(builder, output, false);
  }

  /** Starts one that does not look at its input, and is ended with this process by a {@link Keeper}. */
  static Child startKept(List<String> command, Path output) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command);
    withoutOptions(builder);
    // Before the child, which is not to be beside a JVM that starts.
    Keeper.begin();
    return start(builder, output, true);
  }

  /**
   * Starts one that runs a contestant, and waits as {@link #await} does: a program in another language may look at its input, and
   * need not. One that cannot be started is its manifest's fault, and nobody else's.
   */
  static End run(Contestant contestant, List<String> command, Path output, BooleanSupplier hopeless)
      throws IOException, InterruptedException {
    if (contestant.needsJdk()) {
      return start(command, output).await(hopeless);
    }
    // Apart, for that it starts is no contestant's affair.
    Keeper.begin();
    Child child;
    try {
      child = startKept(command, output);
    } catch (IOException e) {
      if (e.getCause() instanceof FileNotFoundException) {
        // Of what it would have printed.
        throw e;
      }
      return new End(NOT_STARTED, String.valueOf(e.getMessage()), "it could not be started");
    }
    return child.await(hopeless);
  }

  /** Starts a tool in a working directory, with the environment as it is; nobody answers what it may ask. */
  static Child startIn(Path folder, List<String> command, Path output) throws IOException {
    return startIn(folder, command, output, false);
  }

  /** Starts one that may work for minutes, and is ended with this process by a {@link Keeper}. */
  static Child startKeptIn(Path folder, List<String> command, Path output) throws IOException {
    Keeper.begin();
    return startIn(folder, command, output, true);
  }

  private static Child startIn(Path folder, List<String> command, Path output, boolean kept)
      throws IOException {
    Child child = start(new ProcessBuilder(command).directory(folder.toFile()), output, kept);
    child.process.getOutputStream().close();
    return child;
  }

  /** Takes out what JVMs, and the launcher that starts them, add to their command lines unasked. */
  static void withoutOptions(ProcessBuilder builder) {
    OPTIONS.forEach(builder.environment()::remove);
  }

  private static Child start(ProcessBuilder builder, Path output, boolean kept) throws IOException {
    Process process = builder
        .redirectErrorStream(true)
        .redirectOutput(output.toFile())
        .redirectInput(ProcessBuilder.Redirect.PIPE)
        .start();
    if (kept) {
      Keeper.keeps(process);
    }
    return new Child(process, output, kept);
  }

  /**
   * Waits until the child ends, or kills it; also where it prints more than any child has to say.
   *
   * @param hopeless asked every 50 ms: true when there is no use in waiting longer
   * @throws FileSystemException when it failed and the disk that it leaves its answer on is full: for that it is not to blame
   */
  End await(BooleanSupplier hopeless) throws IOException, InterruptedException {
    Moment none = () -> {
      process.waitFor(50, TimeUnit.MILLISECONDS);
      return false;
    };
    return awaitOr(none, hopeless).orElseThrow();
  }

  /** Something else that a child may be waited for. */
  interface Moment {

    /** Whether it has come; it is asked again and again, and waits for it some milliseconds each time. */
    boolean hasCome() throws IOException, InterruptedException;
  }

  /** Waits as {@link #await} does, but no longer than until that moment: empty when it came first, and the child lives. */
  Optional<End> awaitOr(Moment moment, BooleanSupplier hopeless)
      throws IOException, InterruptedException {
    boolean lives = false;
    try {
      while (process.isAlive()) {
        if (moment.hasCome()) {
          lives = true;
          return Optional.empty();
        }
        if (hopeless.getAsBoolean()) {
          return Optional.of(new End(null, tail(), null));
        }
        if (output.toFile().length() > MOST_OUTPUT_MB << 20) {
          return Optional.of(new End(
              KILLED,
              tail(),
              "it was killed, because it had printed more than %d MB".formatted(MOST_OUTPUT_MB)));
        }
      }
      if (process.exitValue() != 0) {
        // Ctrl-C in a terminal ends the child a moment before it reaches this process: who asks
        // whether to stop shall know by then.
        Thread.sleep(MOMENT_MILLIS);
        refuseFullDisk();
      }
      return Optional.of(new End(process.exitValue(), tail(), null));
    } finally {
      if (!lives) {
        kill();
      }
    }
  }

  /** True once the given time has passed since this was made. */
  static BooleanSupplier after(Duration time) {
    long end = System.nanoTime() + time.toNanos();
    return () -> System.nanoTime() - end > 0;
  }

  long pid() {
    return process.pid();
  }

  void kill() throws InterruptedException {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly().waitFor();
    if (kept) {
      Keeper.ended(process);
    }
  }

  /** What it said of that may have found no room either. */
  private void refuseFullDisk() throws IOException {
    Path folder = output.toAbsolutePath().getParent();
    if (tail().contains(FULL) || Files.getFileStore(folder).getUsableSpace() < LEAST_BYTES) {
      throw new FileSystemException(String.valueOf(folder), null, FULL);
    }
  }

  private String tail() throws IOException {
    if (!Files.exists(output)) {
      return "";
    }
    try (RandomAccessFile file = new RandomAccessFile(output.toFile(), "r")) {
      long start = Math.max(0, file.length() - TAIL);
      file.seek(start);
      byte[] bytes = new byte[(int) (file.length() - start)];
      file.readFully(bytes);
      return new String(bytes, StandardCharsets.UTF_8).strip();
    }
  }
}
