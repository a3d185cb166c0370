package touchstone.harness;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import touchstone.model.Workload;
import touchstone.workloads.Workloads;

/** The documents on disk, where children read them; and a place for what children leave. Gone when closed. */
public final class Documents implements AutoCloseable {

  private final Path folder;
  private final Map<String, Path> written = new HashMap<>();
  private int scratch;

  public Documents() throws IOException {
    folder = Files.createTempDirectory("touchstone");
  }

  /** The file that holds a workload's document, or each document of its set on a line. */
  synchronized Path file(Workload workload) throws IOException {
    Path file = written.get(workload.id());
    if (file == null) {
      file = folder.resolve(
          workload.id().replace('/', '-') + (workload.documents() == 1 ? ".json" : ".jsonl"));
      Files.write(file, Workloads.document(workload.id()));
      written.put(workload.id(), file);
    }
    return file;
  }

  /** A new empty folder. */
  synchronized Path scratch() throws IOException {
    return Files.createDirectory(folder.resolve("scratch" + scratch++));
  }

  @Override
  public void close() throws IOException {
    delete(folder);
  }

  static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}
