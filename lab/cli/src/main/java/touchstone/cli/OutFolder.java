package touchstone.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import org.jspecify.annotations.Nullable;
import touchstone.harness.Refusal;
import touchstone.model.RunDirectory;

/**
 * Where a new run goes.
 *
 * @param made true when the folder was not there before
 */
record OutFolder(RunDirectory run, boolean made) {

  /**
   * A run directory that is there and empty: a run never writes over another.
   *
   * @param out as {@code --out} has it; unless given, below {@code runs}, named after the time
   * @throws Refusal when it holds something, or is a file
   */
  static OutFolder prepare(@Nullable Path out) throws IOException {
    Path path = out == null ? byTime() : out;
    RunDirectory run = new RunDirectory(path);
    if (Files.exists(path) && !Files.isDirectory(path)) {
      throw new Refusal("--out %s is a file: give a new or empty folder".formatted(path));
    }
    if (Files.exists(run.file("plan.json"))) {
      throw new Refusal(
          "%s holds a run already: go on with it by --resume %s, or give another --out"
              .formatted(path, path));
    }
    boolean made = Files.notExists(path);
    Files.createDirectories(path);
    try (var entries = Files.list(path)) {
      if (entries.findAny().isPresent()) {
        throw new Refusal("--out %s is not empty: give a new or empty folder".formatted(path));
      }
    }
    return new OutFolder(run, made);
  }

  /** Leaves things as they were, when nothing has been written yet. */
  void takeBack() throws IOException {
    if (made) {
      Files.delete(run.path());
    }
  }

  private static Path byTime() {
    return Path.of(
        "runs",
        LocalDateTime.now(ZoneId.systemDefault())
            .format(DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss")));
  }
}
