package touchstone.harness;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import touchstone.fork.Frames;
import touchstone.model.Cell;
import touchstone.model.Operation;
import touchstone.model.Result;
import touchstone.model.Workload;
import touchstone.workloads.generate.Document;

/** Says whether what a child has shown of a cell, for each document of the workload, is right. For several threads. */
final class Verification {

  /** At the least, of an answer. */
  private static final long LEAST_ROOM = 1 << 20;

  private static final long ROOM = 16;

  private final Documents documents;

  /** Most contestants show the same, and the forks of one do: what was found right once need not be looked at again. */
  private final Set<Right> right = ConcurrentHashMap.newKeySet();

  /**
   * Something that was right.
   *
   * @param sha256 of the file that showed it
   */
  private record Right(
      String workload, Operation operation, Result result, boolean read, String sha256) {}

  Verification(Documents documents) {
    this.documents = documents;
  }

  /**
   * What there is to say of a cell; empty as long as the child has shown nothing.
   *
   * @param result what the contestant's operations that read a value leave
   * @param file where the child shows it, without the ending that says how
   */
  Optional<Gate.Finding> of(Cell cell, Result result, Workload workload, Path file)
      throws IOException {
    Path threw = with(file, ".threw");
    if (Files.exists(threw)) {
      return Optional.of(new Gate.Finding(cell, "threw", null, AnswerFile.reason(threw)));
    }
    Path graphs = with(file, ".graph");
    boolean read = Files.exists(graphs);
    Path answers = read ? graphs : with(file, ".bytes");
    if (!Files.exists(answers)) {
      return Optional.empty();
    }
    byte[] shown;
    try {
      shown = AnswerFile.read(answers, LEAST_ROOM + ROOM * workload.bytes());
    } catch (AnswerFile.Malformed e) {
      return Optional.of(wrong(cell, String.valueOf(e.getMessage())));
    }
    Right same = new Right(workload.id(), cell.operation(), result, read, Sha256.of(shown));
    if (right.contains(same)) {
      return Optional.of(new Gate.Finding(cell, "ok", null, ""));
    }
    Gate.Finding finding = judged(cell, result, documents.made(workload.id()), read, shown);
    if (finding.ok()) {
      right.add(same);
    }
    return Optional.of(finding);
  }

  private static Gate.Finding judged(
      Cell cell, Result result, List<Document> expected, boolean read, byte[] shown)
      throws IOException {
    Optional<List<byte[]>> frames = Frames.read(shown);
    if (frames.isEmpty() || frames.get().size() != expected.size()) {
      return wrong(
          cell,
          "expected as many frames as documents, %d, found %s"
              .formatted(
                  expected.size(),
                  frames.map(f -> String.valueOf(f.size())).orElse("one that is cut off")));
    }
    for (int i = 0; i < expected.size(); i++) {
      Document document = expected.get(i);
      byte[] found = frames.get().get(i);
      Optional<Judge.Fault> fault = read
          ? Judge.read(
              Expectation.of(cell.operation(), result, document),
              new String(found, StandardCharsets.UTF_8))
          : Judge.written(document.canonical().getBytes(StandardCharsets.UTF_8), found);
      if (fault.isPresent()) {
        String which =
            expected.size() == 1 ? "" : "document %d of %d: ".formatted(i + 1, expected.size());
        return new Gate.Finding(
            cell, "wrong", fault.get().pointer(), which + fault.get().message());
      }
    }
    return new Gate.Finding(cell, "ok", null, "");
  }

  private static Gate.Finding wrong(Cell cell, String message) {
    return new Gate.Finding(cell, "wrong", null, message);
  }

  private static Path with(Path file, String ending) {
    return file.resolveSibling(file.getFileName() + ending);
  }
}
