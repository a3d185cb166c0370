package touchstone.harness;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import touchstone.fork.ProfileMain;
import touchstone.model.Cell;
import touchstone.model.Contestant;
import touchstone.model.ForkSettings;
import touchstone.model.Profile;
import touchstone.model.Workload;

/** Runs one cell in a child JVM under the JDK's Flight Recorder, and reads what that recorded. */
public final class Profiler {

  /** For JDK Mission Control and other tools that read recordings. */
  public static final String RECORDING = "profile.jfr";

  /** A stack a line, outermost first, with its count: what flame graphs are drawn of. */
  public static final String STACKS = "stacks.txt";

  /** Else a sample in inlined code would be counted where the JVM can stop next. */
  private static final List<String> FLAGS =
      List.of("-XX:+UnlockDiagnosticVMOptions", "-XX:+DebugNonSafepoints");

  /** Beyond settling and recording: the start of a JVM, and the recording's way to the disk. */
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final Catalog catalog;
  private final Documents documents;
  private final Map<Integer, Jdk> jdks;
  private final ForkSettings forks;

  /**
   * Profiles contestants of a catalogue.
   *
   * @param forks how long code may take to settle, and on which flags
   */
  public Profiler(
      Catalog catalog, Documents documents, Map<Integer, Jdk> jdks, ForkSettings forks) {
    this.catalog = catalog;
    this.documents = documents;
    this.jdks = jdks;
    this.forks = forks;
  }

  /**
   * Lets pass what can be profiled.
   *
   * @throws Refusal when it is a program in another language
   */
  public static void requireJvm(Contestant contestant) {
    if (!contestant.needsJdk()) {
      throw new Refusal(
          "%s is no program of a JVM, and only those can be recorded: profile it with the tools of its language, or choose another with --only"
              .formatted(contestant.name()));
    }
  }

  /**
   * Profiles.
   *
   * @param folder for {@link #RECORDING} and {@link #STACKS}
   * @param time to record, from when the code has settled
   * @param stop asked every 50 ms: true when the user asked to stop
   * @throws Refusal when it was stopped, or the child came to no end, or nothing could be sampled
   */
  public Profile run(
      Cell cell,
      Contestant contestant,
      Workload workload,
      Path folder,
      Duration time,
      BooleanSupplier stop)
      throws IOException, InterruptedException {
    Path recording = folder.resolve(RECORDING).toAbsolutePath();
    Path scratch = documents.scratch();
    BooleanSupplier late =
        Child.after(Duration.ofMillis(forks.settleMillis()).plus(time).plus(PATIENCE));
    Child.End end = Child.start(
            command(cell, contestant, workload, recording, time, scratch),
            scratch.resolve("output"))
        .await(() -> late.getAsBoolean() || stop.getAsBoolean());
    Documents.delete(scratch);
    if (stop.getAsBoolean()) {
      throw new Refusal("stopped before there was a profile: run it again");
    }
    if (end.exit() == null || end.exit() != 0 || !Files.exists(recording)) {
      throw new Refusal("%s was not recorded: %s%n%s"
          .formatted(
              cell.id(),
              end.exit() == null
                  ? "it came to no end, and was killed"
                  : "its process ended with " + end.words(),
              end.tail()));
    }
    Recorded recorded = Recorded.of(recording, ProfileMain.THREAD);
    if (recorded.samples() == 0) {
      throw new Refusal(
          "%s was recorded, but no sample of it could be taken: give it more time, with --time"
              .formatted(cell.id()));
    }
    Files.write(folder.resolve(STACKS), recorded.collapsed());
    return recorded.profile(cell.id());
  }

  private List<String> command(
      Cell cell,
      Contestant contestant,
      Workload workload,
      Path recording,
      Duration time,
      Path scratch)
      throws IOException {
    Jdk jdk = Objects.requireNonNull(jdks.get(cell.jdk()));
    List<String> arguments = documents.work(contestant, workload, cell);
    arguments.add("source=" + Gate.source(contestant, cell.operation()));
    arguments.add("millis=" + time.toMillis());
    arguments.add("out=" + recording);
    return new Commands(catalog)
        .settling(jdk, forks, FLAGS, contestant, ProfileMain.class, arguments, scratch);
  }
}
