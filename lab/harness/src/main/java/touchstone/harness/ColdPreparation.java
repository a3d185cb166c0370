package touchstone.harness;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import touchstone.fork.RehearsalMain;
import touchstone.fork.ValuesMain;
import touchstone.model.Archive;
import touchstone.model.Cell;
import touchstone.model.Contestant;
import touchstone.model.Plan;
import touchstone.model.Sample;
import touchstone.model.Start;
import touchstone.model.Workload;

/**
 * What cold forks find on the disk: the values that are to be written, and the archives that JVMs start from. Made before the
 * measuring begins, and not timed.
 */
final class ColdPreparation {

  /**
   * In what a fork may take: a rehearsal runs every operation once, and then the JVM writes what it loaded.
   */
  private static final int PATIENCE = 4;

  /** Who reads a value in this way can write it in every way. */
  private record ValuesKey(String contestant, String workload, int jdk) {}

  private record ArchiveKey(String contestant, int jdk, Archive archive) {}

  /** A file, or why there is none. */
  private record Made(Path path, long millis, Sample.@Nullable Failure failure) {}

  private final Commands commands;
  private final Documents documents;
  private final Plan plan;
  private final Map<Integer, Jdk> jdks;
  private final Duration patience;
  private final Map<ValuesKey, Made> values = new HashMap<>();
  private final Map<ArchiveKey, Made> archives = new HashMap<>();

  ColdPreparation(Commands commands, Documents documents, Plan plan, Map<Integer, Jdk> jdks) {
    this.commands = commands;
    this.documents = documents;
    this.plan = plan;
    this.jdks = jdks;
    this.patience = Duration.ofSeconds(
        plan.cold() == null ? 0 : PATIENCE * (long) plan.cold().timeoutSeconds());
  }

  /**
   * Makes what those cells need.
   *
   * @param stop true when the user asked to stop
   * @param telling told what is made next
   */
  void prepare(Collection<Cell> cells, BooleanSupplier stop, Consumer<String> telling)
      throws IOException, InterruptedException {
    for (Cell cell : cells) {
      if (!cell.operation().reads()
          && !stop.getAsBoolean()
          && !values.containsKey(valuesOf(cell))) {
        telling.accept("values to write, " + cell.id());
        values.put(valuesOf(cell), makeValues(cell, stop));
      }
    }
    Map<ArchiveKey, List<Cell>> rehearsals = new LinkedHashMap<>();
    for (Cell cell : cells) {
      if (cell.cold() != null && cell.cold() != Archive.NONE) {
        rehearsals.computeIfAbsent(archiveOf(cell), k -> new ArrayList<>()).add(cell);
      }
    }
    for (Map.Entry<ArchiveKey, List<Cell>> rehearsal : rehearsals.entrySet()) {
      if (!stop.getAsBoolean()) {
        Cell cell = rehearsal.getValue().get(0);
        telling.accept("%s of %s".formatted(rehearsal.getKey().archive().title(), cell.id()));
        archives.put(rehearsal.getKey(), makeArchive(rehearsal.getValue(), stop));
      }
    }
  }

  /** Why a cell cannot be measured; null when it can. */
  Sample.@Nullable Failure failure(Cell cell) {
    Made value = values.get(valuesOf(cell));
    Made archive = archives.get(archiveOf(cell));
    return !cell.operation().reads() && value != null && value.failure() != null
        ? value.failure()
        : archive == null ? null : archive.failure();
  }

  /** Path of the values that the cell writes; empty for a reading one. */
  String values(Cell cell) {
    Made made = values.get(valuesOf(cell));
    return cell.operation().reads() || made == null ? "" : made.path().toString();
  }

  /** What the JVM needs to start from the cell's archive. */
  List<String> flags(Cell cell) {
    Made made = archives.get(archiveOf(cell));
    if (made == null) {
      return List.of();
    }
    return List.of(
        (cell.cold() == Archive.AOT ? "-XX:AOTCache=" : "-XX:SharedArchiveFile=") + made.path());
  }

  /** The cell's archive; null when it starts from none. */
  Start.@Nullable ArchiveFile archive(Cell cell) throws IOException {
    Made made = archives.get(archiveOf(cell));
    return made == null ? null : new Start.ArchiveFile(Files.size(made.path()), made.millis());
  }

  private static ValuesKey valuesOf(Cell cell) {
    return new ValuesKey(cell.contestant(), cell.workload(), cell.jdk());
  }

  private static ArchiveKey archiveOf(Cell cell) {
    return new ArchiveKey(
        cell.contestant(), cell.jdk(), cell.cold() == null ? Archive.NONE : cell.cold());
  }

  private Made makeValues(Cell cell, BooleanSupplier stop)
      throws IOException, InterruptedException {
    Contestant contestant = plan.contestant(cell.contestant());
    Path folder = documents.scratch();
    Path file = folder.resolve("values");
    List<String> arguments = documents.work(contestant, plan.workload(cell.workload()), cell);
    arguments.add("source=" + Gate.source(contestant, cell.operation()));
    arguments.add("out=" + file);
    List<String> command =
        commands.of(jdk(cell), plan.fork().jvmFlags(), contestant, ValuesMain.class, arguments);
    return made(command, folder, file, "its values could not be prepared", stop);
  }

  private Made makeArchive(List<Cell> cells, BooleanSupplier stop)
      throws IOException, InterruptedException {
    Cell cell = cells.get(0);
    Contestant contestant = plan.contestant(cell.contestant());
    Path folder = documents.scratch();
    Path file = folder.resolve(cell.cold() == Archive.AOT ? "cache.aot" : "archive.jsa");
    List<String> work = new ArrayList<>();
    for (Cell each : cells) {
      Workload workload = plan.workload(each.workload());
      if (failure(each) == null) {
        work.add(String.join(
            "\t",
            workload.type(),
            each.operation().id(),
            documents.file(workload).toString(),
            String.valueOf(workload.documents()),
            values(each)));
      }
    }
    Path list = folder.resolve("work");
    Files.write(list, work);
    List<String> command = commands.cold(
        jdk(cell),
        plan.fork().jvmFlags(),
        contestant,
        List.of((cell.cold() == Archive.AOT ? "-XX:AOTCacheOutput=" : "-XX:ArchiveClassesAtExit=")
            + file),
        RehearsalMain.class,
        List.of("driver=" + contestant.driver(), "work=" + list));
    return made(command, folder, file, "its archive could not be made", stop);
  }

  private Made made(
      List<String> command, Path folder, Path file, String otherwise, BooleanSupplier stop)
      throws IOException, InterruptedException {
    long start = System.nanoTime();
    BooleanSupplier late = Child.after(patience);
    // A rehearsal that ended by itself would write its archive before it did.
    Child.End end = Child.startKept(command, folder.resolve("output"))
        .await(() -> late.getAsBoolean() || stop.getAsBoolean());
    long millis = (System.nanoTime() - start) / 1_000_000;
    boolean there = end.exit() != null && end.exit() == 0 && Files.exists(file);
    return new Made(
        file, millis, there ? null : new Sample.Failure(end.exit(), otherwise, end.tail()));
  }

  private Jdk jdk(Cell cell) {
    Jdk jdk = jdks.get(cell.jdk());
    if (jdk == null) {
      throw new Refusal("the plan measures on JDK %d: give --jdk its home".formatted(cell.jdk()));
    }
    return jdk;
  }
}
