package touchstone.cli;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import touchstone.harness.Refusal;
import touchstone.model.RunDirectory;
import touchstone.model.RunLock;

/**
 * Where a run goes: nobody else writes there until it is closed.
 *
 * @param made true when the folder was not there before
 */
record OutFolder(RunDirectory run, boolean made, RunLock lock) implements AutoCloseable {

  /**
   * A run directory that is there and empty: a run never writes over another.
   *
   * @param out as {@code --out} has it; unless given, below {@code runs}, named after the time
   * @throws Refusal when it holds something, or is a file, or another process is at work in it
   */
  static OutFolder prepare(@Nullable Path out) throws IOException {
    if (out != null) {
      return given(out);
    }
    String now = LocalDateTime.now(ZoneId.systemDefault())
        .format(DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss"));
    return named(Path.of("runs"), now);
  }

  /**
   * The folder of a run that is gone on with.
   *
   * @throws Refusal when another process is at work in it
   */
  static OutFolder again(Path path) throws IOException {
    return new OutFolder(
        new RunDirectory(path), false, locked(path, "stop it by Ctrl-C or `kill`"));
  }

  /** A new one; runs that begin at the same time have names of their own. */
  static OutFolder named(Path parent, String name) throws IOException {
    make(parent);
    for (int n = 1; ; n++) {
      Path path = parent.resolve(n == 1 ? name : name + "-" + n);
      try {
        Files.createDirectory(path);
        return empty(path, true);
      } catch (FileAlreadyExistsException e) {
        // another run's: the next name
      }
    }
  }

  private static OutFolder given(Path path) throws IOException {
    boolean made = Files.notExists(path);
    makeEmpty(path);
    return empty(path, made);
  }

  /**
   * Makes a folder, where there is none.
   *
   * @throws Refusal when something is there that is no empty folder
   */
  static void makeEmpty(Path path) throws IOException {
    if (Files.exists(path) && !Files.isDirectory(path)) {
      throw new Refusal("--out %s is a file: give a new or empty folder".formatted(path));
    }
    make(path);
    // Before anything is written there, which may be a folder of something else.
    refuseUnlessEmpty(path);
  }

  /** Of missing permissions and full disks {@link Failures} says as much. */
  private static void make(Path folder) throws IOException {
    Path there = folder.toAbsolutePath();
    while (!Files.exists(there) && there.getParent() != null) {
      there = there.getParent();
    }
    if (!Files.isDirectory(there)) {
      throw new Refusal(
          "%s cannot be made, because %s is a file: give another --out".formatted(folder, there));
    }
    try {
      RunDirectory.make(folder);
    } catch (NoSuchFileException | FileAlreadyExistsException e) {
      // Such as a folder of the system's own, or a link to nowhere.
      throw new Refusal("%s cannot be made in %s: give another --out".formatted(folder, there));
    }
  }

  private static OutFolder empty(Path path, boolean made) throws IOException {
    RunLock lock = locked(path, "give another --out");
    try {
      // Once more: until now another run may have begun there, and ended.
      refuseUnlessEmpty(path);
    } catch (IOException | Refusal e) {
      lock.close();
      throw e;
    }
    return new OutFolder(new RunDirectory(path), made, lock);
  }

  private static void refuseUnlessEmpty(Path path) throws IOException {
    if (Files.exists(path.resolve("plan.json"))) {
      throw new Refusal(
          wasMerged(path)
              ? "%s holds a run already, which was put together of shards: give another --out"
                  .formatted(path)
              : "%s holds a run already: `touchstone run --resume %s` goes on with it, or give another --out"
                  .formatted(path, path));
    }
    try (Stream<Path> entries = Files.list(path)) {
      if (entries.anyMatch(entry -> !entry.endsWith(RunLock.FILE))) {
        throw new Refusal("--out %s is not empty: give a new or empty folder".formatted(path));
      }
    }
  }

  /** Nobody goes on with such a run. */
  private static boolean wasMerged(Path path) {
    try {
      return !new RunDirectory(path).environment().hosts().isEmpty();
    } catch (IOException e) {
      return false;
    }
  }

  private static RunLock locked(Path path, String otherwise) throws IOException {
    return RunLock.take(path)
        .orElseThrow(
            () -> new Refusal("another Touchstone is at work in %s: wait until it has ended, or %s"
                .formatted(path, otherwise)));
  }

  /** Lets others in; where nothing has been written, things are left as they were. */
  @Override
  public void close() throws IOException {
    lock.close();
    if (made) {
      List<Path> all;
      try (Stream<Path> entries = Files.walk(run.path())) {
        all = entries.sorted(Comparator.reverseOrder()).toList();
      }
      if (all.stream().allMatch(Files::isDirectory)) {
        for (Path folder : all) {
          Files.delete(folder);
        }
      }
    }
  }
}
