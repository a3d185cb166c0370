package touchstone.harness;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import touchstone.fork.CheckMain;
import touchstone.model.Cell;
import touchstone.model.Contestant;
import touchstone.model.Operation;
import touchstone.model.Result;
import touchstone.model.Workload;

/**
 * The verification gate: before anything is timed, each contestant reads the very bytes to be timed and writes the value, in
 * a JVM of its own, and what it read and wrote is compared with what the workload expects, of a set every document. One whose answer is wrong, that
 * throws, hangs or takes its JVM down is named and not timed.
 */
public final class Gate {

  /** At the least, of a cold JVM on a machine that has other work: what the largest documents are waited for longer. */
  private static final long BYTES_PER_SECOND = 200_000;

  private final Commands commands;
  private final Documents files;
  private final Verification verification;
  private final Duration patience;

  /**
   * A gate over a catalogue's contestants.
   *
   * @param patience for one operation on one document, and a second more for each 200 kB of it; after that it hangs
   */
  public Gate(Catalog catalog, Documents documents, Duration patience) {
    this.commands = new Commands(catalog);
    this.files = documents;
    verification = new Verification(documents);
    this.patience = patience;
  }

  /**
   * What the gate found for one cell.
   *
   * @param outcome {@code ok}, {@code wrong}, {@code threw}, {@code hung} or {@code crashed}
   * @param pointer RFC 6901 pointer of the first difference, where there is one
   * @param message empty when ok
   */
  public record Finding(Cell cell, String outcome, @Nullable String pointer, String message) {

    public boolean ok() {
      return outcome.equals("ok");
    }

    /** In one line: what, where, and why. */
    public String words() {
      String at = pointer == null ? "" : " at " + (pointer.isEmpty() ? "the root" : pointer);
      return outcome + at + ": " + message;
    }
  }

  /**
   * Judges cells. Contestants are judged side by side on the machine's cores, because nothing is timed yet.
   *
   * @param flags of the child JVMs
   * @param seen told each finding as it comes, one at a time
   * @param stop true when the user asked to stop; what is not judged by then has no finding
   * @return the findings in the order of the cells
   */
  public List<Finding> judge(
      List<Cell> cells,
      Map<String, Contestant> contestants,
      Map<String, Workload> workloads,
      Map<Integer, Jdk> jdks,
      List<String> flags,
      Consumer<Finding> seen,
      BooleanSupplier stop)
      throws IOException, InterruptedException {
    record Key(String contestant, int jdk) {}
    Map<Key, List<Cell>> work = new LinkedHashMap<>();
    // What is right is right whether the JVM is warm or cold: judged once.
    Map<Cell, List<Cell>> alike = new LinkedHashMap<>();
    cells.forEach(c -> alike.computeIfAbsent(judged(c), w -> new ArrayList<>()).add(c));
    alike
        .keySet()
        .forEach(c -> work.computeIfAbsent(new Key(c.contestant(), c.jdk()), k -> new ArrayList<>())
            .add(c));
    Map<Cell, Finding> findings = new LinkedHashMap<>();
    try (Lanes lanes = new Lanes(Machines.CORES)) {
      for (Map.Entry<Key, List<Cell>> each : work.entrySet()) {
        Key key = each.getKey();
        lanes.begin(() -> judge(
            get(contestants, key.contestant()),
            get(jdks, key.jdk()),
            flags,
            each.getValue(),
            workloads,
            stop,
            finding -> {
              synchronized (findings) {
                for (Cell cell : get(alike, finding.cell())) {
                  Finding same =
                      new Finding(cell, finding.outcome(), finding.pointer(), finding.message());
                  findings.put(cell, same);
                  seen.accept(same);
                }
              }
            }));
      }
      lanes.finish();
    }
    return cells.stream().filter(findings::containsKey).map(findings::get).toList();
  }

  private static Cell judged(Cell cell) {
    return new Cell(cell.contestant(), cell.workload(), cell.operation(), cell.jdk(), null);
  }

  /** One contestant: a child does check after check; where it hangs or dies, a new one goes on behind that check. */
  private void judge(
      Contestant contestant,
      Jdk jdk,
      List<String> flags,
      List<Cell> claimed,
      Map<String, Workload> workloads,
      BooleanSupplier stop,
      Consumer<Finding> seen)
      throws IOException, InterruptedException {
    Optional<String> fault = commands.fault(contestant);
    if (fault.isPresent()) {
      claimed.forEach(cell -> seen.accept(new Finding(cell, "crashed", null, fault.get())));
      return;
    }
    List<Cell> cells = withSource(contestant, claimed, seen);
    Path out = files.scratch();
    Path checks = out.resolve("checks");
    List<String> lines = new ArrayList<>();
    for (Cell cell : cells) {
      Workload workload = get(workloads, cell.workload());
      lines.add(String.join(
          "\t",
          cell.operation().id(),
          source(contestant, cell.operation()).id(),
          workload.type(),
          files.file(workload).toString(),
          workload.sha256(),
          String.valueOf(workload.documents())));
    }
    Files.write(checks, lines);
    int done = 0;
    while (done < cells.size() && !stop.getAsBoolean()) {
      List<String> command = commands.of(
          jdk,
          flags,
          contestant,
          CheckMain.class,
          List.of(
              "driver=" + contestant.driver(),
              "json=" + contestant.isJson(),
              "result=" + contestant.result(),
              "checks=" + checks,
              "from=" + done,
              "out=" + out));
      Progress progress = new Progress(contestant.result(), cells, workloads, out, done, seen);
      Child.End end = Child.run(
          contestant,
          command,
          out.resolve("output"),
          () -> stop.getAsBoolean() || progress.hangs());
      progress.collect();
      done = progress.next;
      if (done < cells.size() && !stop.getAsBoolean()) {
        Cell cell = cells.get(done++);
        seen.accept(
            end.exit() == null
                ? new Finding(
                    cell,
                    "hung",
                    null,
                    "no answer after %d s"
                        .formatted(patience(get(workloads, cell.workload())).toSeconds()))
                : new Finding(
                    cell,
                    "crashed",
                    null,
                    "its process ended with %s: %s"
                        .formatted(
                            end.words(), end.tail().isEmpty() ? "it said nothing" : end.tail())));
      }
    }
    Documents.delete(out);
  }

  /** Those that have a value to write; the others are found wrong, and nobody else is the worse for it. */
  private static List<Cell> withSource(
      Contestant contestant, List<Cell> claimed, Consumer<Finding> seen) {
    List<Cell> cells = new ArrayList<>();
    for (Cell cell : claimed) {
      try {
        source(contestant, cell.operation());
        cells.add(cell);
      } catch (Refusal e) {
        seen.accept(new Finding(cell, "wrong", null, String.valueOf(e.getMessage())));
      }
    }
    return cells;
  }

  /** Follows the files that a child leaves, one after the other. */
  private final class Progress {
    private final Result result;
    private final List<Cell> cells;
    private final Map<String, Workload> workloads;
    private final Path out;
    private final Consumer<Finding> seen;
    private int next;
    private BooleanSupplier patienceOver;

    Progress(
        Result result,
        List<Cell> cells,
        Map<String, Workload> workloads,
        Path out,
        int next,
        Consumer<Finding> seen) {
      this.result = result;
      this.cells = cells;
      this.workloads = workloads;
      this.out = out;
      this.next = next;
      this.seen = seen;
      patienceOver = patienceWithNext();
    }

    private BooleanSupplier patienceWithNext() {
      long bytes =
          next < cells.size() ? get(workloads, cells.get(next).workload()).bytes() : 0;
      return Child.after(patience.plusSeconds(bytes / BYTES_PER_SECOND));
    }

    boolean hangs() {
      try {
        if (collect()) {
          patienceOver = patienceWithNext();
        }
      } catch (IOException e) {
        return true; // collect() is called again when the child is gone, and throws there
      }
      return patienceOver.getAsBoolean();
    }

    /** Judges what the child has left so far; true when there was something. */
    boolean collect() throws IOException {
      int before = next;
      while (next < cells.size()) {
        Optional<Finding> finding = finding(cells.get(next), next);
        if (finding.isEmpty()) {
          break;
        }
        seen.accept(finding.get());
        next++;
      }
      return next > before;
    }

    private Optional<Finding> finding(Cell cell, int number) throws IOException {
      Workload workload = get(workloads, cell.workload());
      return verification.of(cell, result, workload, out.resolve(String.valueOf(number)));
    }
  }

  private Duration patience(Workload workload) {
    return patience.plusSeconds(workload.bytes() / BYTES_PER_SECOND);
  }

  /**
   * The reading operation that makes the value for a writing one: of the same shape where the contestant has it.
   *
   * @throws Refusal when the contestant reads in no way
   */
  static Operation source(Contestant contestant, Operation operation) {
    if (operation.reads()) {
      return operation;
    }
    Operation same = Operation.of(operation.id().replace("write-", "read-"));
    return contestant.operations().contains(same)
        ? same
        : contestant.operations().stream()
            .filter(Operation::reads)
            .findFirst()
            .orElseThrow(() -> new Refusal(
                "contestant %s claims %s but nothing that reads; the value to write is made by reading: claim a read"
                    .formatted(contestant.name(), operation)));
  }

  private static <K, V> V get(Map<K, V> map, K key) {
    V value = map.get(key);
    if (value == null) {
      throw new IllegalArgumentException("nothing is known of " + key);
    }
    return value;
  }
}
