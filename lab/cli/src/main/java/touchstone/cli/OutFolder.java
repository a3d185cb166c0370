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

/** Where a new run goes. */
final class OutFolder {

  private OutFolder() {}

  /**
   * A run directory that is there and empty: a run never writes over another.
   *
   * @param out as {@code --out} has it; unless given, below {@code runs}, named after the time
   */
  static RunDirectory prepare(@Nullable Path out) throws IOException {
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
    Files.createDirectories(path);
    try (var entries = Files.list(path)) {
      if (entries.findAny().isPresent()) {
        throw new Refusal("--out %s is not empty: give a new or empty folder".formatted(path));
      }
    }
    return run;
  }

  private static Path byTime() {
    return Path.of(
        "runs",
        LocalDateTime.now(ZoneId.systemDefault())
            .format(DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss")));
  }
}
