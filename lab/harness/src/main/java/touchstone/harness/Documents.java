package touchstone.harness;

import java.io.IOException;
import java.lang.ref.SoftReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import touchstone.model.Cell;
import touchstone.model.Contestant;
import touchstone.model.Workload;
import touchstone.workloads.OwnDocument;
import touchstone.workloads.Workloads;
import touchstone.workloads.generate.Document;

/** The documents on disk, where children read them; and a place for what children leave. Gone when closed. */
public final class Documents implements AutoCloseable {

  private final Map<String, OwnDocument> own = new LinkedHashMap<>();
  private final Path folder;
  private final Map<String, Path> written = new HashMap<>();
  private final Map<String, SoftReference<List<Document>>> made = new HashMap<>();
  private int scratch;

  public Documents() throws IOException {
    this(List.of());
  }

  /**
   * The lab's documents, and those that somebody brings.
   *
   * @throws Refusal when two have one name
   */
  public Documents(List<OwnDocument> brought) throws IOException {
    for (OwnDocument document : brought) {
      String id = document.workload().id();
      OwnDocument other = own.put(id, document);
      if (other != null && other.workload().equals(document.workload())) {
        throw new Refusal("the document %s is given twice: give it once".formatted(id));
      }
      if (Workloads.find(id).isPresent() || other != null) {
        throw new Refusal("there is another document called %s: rename the file".formatted(id));
      }
    }
    folder = Files.createTempDirectory("touchstone");
  }

  /** By id: the lab's, then those that were brought. */
  public Map<String, Workload> workloads() {
    Map<String, Workload> all = new LinkedHashMap<>();
    Workloads.all().forEach(workload -> all.put(workload.id(), workload));
    own.forEach((id, document) -> all.put(id, document.workload()));
    return all;
  }

  /**
   * The documents of a workload, with what right readers and writers make of them. They are kept as long as there is room: every
   * contestant is compared with the same, and large ones take seconds to make.
   */
  synchronized List<Document> made(String id) {
    SoftReference<List<Document>> reference = made.get(id);
    List<Document> known = reference == null ? null : reference.get();
    if (known == null) {
      OwnDocument brought = own.get(id);
      known = brought == null ? Workloads.documents(id) : brought.documents();
      made.put(id, new SoftReference<>(known));
    }
    return known;
  }

  /** The file that holds a workload's document, or each document of its set on a line. */
  synchronized Path file(Workload workload) throws IOException {
    Path file = written.get(workload.id());
    if (file == null) {
      file = folder.resolve(
          workload.id().replace('/', '-') + (workload.documents() == 1 ? ".json" : ".jsonl"));
      Files.write(file, Workloads.file(made(workload.id())));
      written.put(workload.id(), file);
    }
    return file;
  }

  /** What a child is told of the work of a cell; there may be more to say. */
  List<String> work(Contestant contestant, Workload workload, Cell cell) throws IOException {
    return new ArrayList<>(List.of(
        "driver=" + contestant.driver(),
        "type=" + workload.type(),
        "operation=" + cell.operation(),
        "document=" + file(workload),
        "sha256=" + workload.sha256(),
        "documents=" + workload.documents()));
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
