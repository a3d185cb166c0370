package touchstone.harness;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import touchstone.fork.EmptyMain;
import touchstone.fork.StartMain;
import touchstone.model.Cell;
import touchstone.model.ColdSettings;
import touchstone.model.Contestant;
import touchstone.model.Plan;
import touchstone.model.RunDirectory;
import touchstone.model.Sample;
import touchstone.model.Start;

/**
 * Measures cold starts: for each sample a process that does one operation first of all, and, straight before or after it, an
 * empty one.
 *
 * <p>Wall time runs from the moment before the process is started, by this JVM's {@link System#nanoTime}, to the end of the first
 * operation, by the child's. Where both are the system's monotonic clock, as on Linux, macOS and Windows, they can be
 * subtracted; that the child's lies between the start and the end that this process saw is checked each time.
 */
final class ColdForks {

  /** Of the lab itself: its jars and classes are everybody's. */
  private static final List<String> LAB = List.of("touchstone.fork.", "touchstone.model.");

  private final Commands commands;
  private final Catalog catalog;
  private final Documents documents;
  private final Map<Integer, Jdk> jdks;
  private final Plan plan;
  private final ColdSettings settings;
  private final ColdPreparation prepared;

  ColdForks(
      Catalog catalog,
      Documents documents,
      Map<Integer, Jdk> jdks,
      Plan plan,
      ColdPreparation prepared) {
    this.commands = new Commands(catalog);
    this.catalog = catalog;
    this.documents = documents;
    this.jdks = jdks;
    this.plan = plan;
    this.settings = plan.cold() == null ? new ColdSettings(0, 0, 60) : plan.cold();
    this.prepared = prepared;
  }

  /**
   * What one sample brought.
   *
   * @param start absent when it failed
   */
  record Outcome(
      Sample.Status status, String jvm, @Nullable Start start, Sample.@Nullable Failure failure) {}

  /** The form of {@link StartMain}'s answer. */
  private record Answer(
      String jvm,
      Start.Clocks first,
      Start.Clocks open,
      List<Start.Point> curve,
      long openBytes,
      List<Start.Bytes> bytes) {}

  /** The form of {@link EmptyMain}'s answer. */
  private record Empty(Start.Clocks main) {}

  /** A process that failed; the sample is worth nothing then. */
  private static final class Failed extends Exception {
    final Sample.Failure failure;

    Failed(Sample.Failure failure) {
      super(failure.message());
      this.failure = failure;
    }
  }

  /**
   * Measures once.
   *
   * @param emptyFirst which of the two processes comes first
   * @param curve true to go on behind the first operation, and to count
   */
  Outcome measure(Cell cell, boolean emptyFirst, boolean curve, BooleanSupplier stop)
      throws IOException, InterruptedException {
    Sample.Failure unprepared = prepared.failure(cell);
    if (unprepared != null) {
      return failed(unprepared);
    }
    Path scratch = documents.scratch();
    try {
      Start.Clocks empty = emptyFirst ? empty(cell, scratch, stop) : null;
      Timed<Answer> timed = start(cell, scratch, curve ? settings.curveMillis() : 0, stop);
      if (empty == null) {
        empty = empty(cell, scratch, stop);
      }
      Start.Counts counts = curve ? count(cell, scratch, stop) : null;
      Answer answer = timed.answer();
      Start start = new Start(
          timed.sinceStart(answer.first()),
          empty,
          answer.open(),
          answer.curve().stream()
              .map(p -> new Start.Point(p.operations(), timed.sinceStart(p.clocks())))
              .toList(),
          counts,
          prepared.archive(cell));
      return new Outcome(Sample.Status.OK, answer.jvm(), start, null);
    } catch (Failed e) {
      return failed(e.failure);
    } finally {
      Documents.delete(scratch);
    }
  }

  private static Outcome failed(Sample.Failure failure) {
    Sample.Status status = failure.exit() == null ? Sample.Status.HUNG : Sample.Status.CRASHED;
    return new Outcome(status, "", null, failure);
  }

  /**
   * An answer, with the moments between which the process lived.
   *
   * @param started by {@link System#nanoTime}
   */
  private record Timed<A>(A answer, long started) {
    Start.Clocks sinceStart(Start.Clocks clocks) {
      return new Start.Clocks(clocks.wallNs() - started, clocks.threadNs(), clocks.processNs());
    }
  }

  private Start.Clocks empty(Cell cell, Path scratch, BooleanSupplier stop)
      throws IOException, InterruptedException, Failed {
    Path answer = scratch.resolve("empty");
    List<String> command = commands.cold(
        jdk(cell),
        plan.fork().jvmFlags(),
        plan.contestant(cell.contestant()),
        List.of(),
        EmptyMain.class,
        List.of(answer.toString()));
    Timed<Empty> timed = run(command, scratch, answer, Empty.class, stop);
    Start.Clocks main = timed.sinceStart(timed.answer().main());
    refuseOtherClock(timed.started(), timed.answer().main());
    return main;
  }

  private Timed<Answer> start(Cell cell, Path scratch, int millis, BooleanSupplier stop)
      throws IOException, InterruptedException, Failed {
    Path answer = scratch.resolve("start");
    List<String> command = command(cell, prepared.flags(cell), millis, false, answer);
    Timed<Answer> timed = run(command, scratch, answer, Answer.class, stop);
    refuseOtherClock(timed.started(), timed.answer().first());
    return timed;
  }

  private Start.Counts count(Cell cell, Path scratch, BooleanSupplier stop)
      throws IOException, InterruptedException, Failed {
    Path answer = scratch.resolve("counts");
    Path log = scratch.resolve("classes");
    List<String> flags = Stream.concat(
            prepared.flags(cell).stream(),
            Stream.of("-XX:-UseTLAB", "-Xlog:class+load:file=" + log + ":none"))
        .toList();
    List<String> command = command(cell, flags, settings.curveMillis(), true, answer);
    Answer found = run(command, scratch, answer, Answer.class, stop).answer();
    return new Start.Counts(
        loaded(Files.readAllLines(log, StandardCharsets.UTF_8)),
        catalog.coldBytes(cell.contestant()),
        found.openBytes(),
        found.bytes());
  }

  /** Classes that the log names between the two marks, the lab's own left out. */
  static long loaded(List<String> log) {
    long loaded = 0;
    boolean counting = false;
    for (String line : log) {
      String name = line.substring(0, Math.max(0, line.indexOf(' ')));
      if (name.endsWith(".StartMain$Opening")) {
        counting = true;
      } else if (name.endsWith(".StartMain$FirstResult")) {
        return loaded;
      } else if (counting
          && line.contains(" source: ")
          && LAB.stream().noneMatch(name::startsWith)) {
        loaded++;
      }
    }
    throw new IllegalStateException("the log of loaded classes holds no first result");
  }

  private List<String> command(
      Cell cell, List<String> flags, int millis, boolean count, Path answer) throws IOException {
    Contestant contestant = plan.contestant(cell.contestant());
    List<String> arguments = documents.work(contestant, plan.workload(cell.workload()), cell);
    arguments.add("values=" + prepared.values(cell));
    arguments.add("millis=" + millis);
    arguments.add("count=" + count);
    arguments.add("out=" + answer);
    return commands.cold(
        jdk(cell), plan.fork().jvmFlags(), contestant, flags, StartMain.class, arguments);
  }

  private <A> Timed<A> run(
      List<String> command, Path scratch, Path answer, Class<A> form, BooleanSupplier stop)
      throws IOException, InterruptedException, Failed {
    BooleanSupplier late = Child.after(Duration.ofSeconds(settings.timeoutSeconds()));
    Keeper.begin();
    long started = System.nanoTime();
    Child.End end = Child.startKept(command, scratch.resolve("output"))
        .await(() -> late.getAsBoolean() || stop.getAsBoolean());
    if (end.exit() == null || end.exit() != 0 || !Files.exists(answer)) {
      throw new Failed(failure(end));
    }
    return new Timed<>(RunDirectory.fromJson(Files.readString(answer), form), started);
  }

  private static void refuseOtherClock(long started, Start.Clocks clocks) throws Failed {
    if (clocks.wallNs() - started < 0 || System.nanoTime() - clocks.wallNs() < 0) {
      throw new Failed(new Sample.Failure(
          0,
          "the child's System.nanoTime does not run with this process's: cold starts cannot be"
              + " measured on this system",
          ""));
    }
  }

  private Sample.Failure failure(Child.End end) {
    String message = end.exit() == null
        ? "no answer after %d s: killed".formatted(settings.timeoutSeconds())
        : "the JVM ended before it had an answer, with " + end.words();
    return new Sample.Failure(end.exit(), message, end.tail());
  }

  private Jdk jdk(Cell cell) {
    Jdk jdk = jdks.get(cell.jdk());
    if (jdk == null) {
      throw new Refusal("the plan measures on JDK %d: give --jdk its home".formatted(cell.jdk()));
    }
    return jdk;
  }
}
