package touchstone.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import touchstone.harness.Catalog;
import touchstone.harness.Documents;
import touchstone.harness.Jdk;
import touchstone.harness.LibraryJars;
import touchstone.harness.Manner;
import touchstone.harness.Planner;
import touchstone.harness.Profiler;
import touchstone.harness.Refusal;
import touchstone.model.Cell;
import touchstone.model.Contestant;
import touchstone.model.ForkSettings;
import touchstone.model.Profile;
import touchstone.model.RunDirectory;
import touchstone.report.ProfileText;

/** {@code touchstone profile}. */
@Command(
    name = "profile",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    description =
        "Shows where one contestant spends its time in one operation, and what it allocates.",
    footerHeading = "%n",
    footer = {
      "A run says which is faster; this, where the time goes. One JVM runs the operation until its "
          + "code has settled, and from then on under the JDK's Flight Recorder, which looks at it "
          + "every 2 ms. Another JVM's compiler may decide otherwise, so that its time goes "
          + "elsewhere: profile twice before you believe a small share. Of what is chosen, the "
          + "first row is taken.",
      "",
      "  touchstone profile --only jackson3 --operation write-bytes",
      "  touchstone profile --only jackson3 --document order.json",
      "  touchstone profile --only gson-reflective --library-jar gson=new.jar",
      "      the build in that jar",
      "",
      "Leaves " + Profiler.RECORDING + ", for JDK Mission Control or an IDE, and " + Profiler.STACKS
          + ", from which flame graphs are drawn."
    })
final class ProfileCommand implements Callable<Integer> {

  /** A run of so many seconds of a single row has the longest patience with code that settles. */
  private static final long UNHURRIED_SECONDS = 600;

  /** What a JVM usually takes to start, and its code to settle. */
  private static final Duration BEFORE = Duration.ofSeconds(3);

  private final Interruption interruption;

  @Mixin
  private final Lab lab = new Lab();

  @Mixin
  private final Jdks.One jdk = new Jdks.One();

  @Mixin
  private final Flags flags = new Flags();

  @Option(
      names = "--library-jar",
      paramLabel = "NAME=PATH",
      converter = LibraryJar.class,
      description = "Profiles the library's contestant with this jar instead of the library's.")
  private LibraryJars.@Nullable Given libraryJar;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = Budget.Converter.class,
      defaultValue = "20s",
      description = "How long to record. Default: ${DEFAULT-VALUE}.")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private Budget time;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "A new or empty folder. Unless given, one below runs, named after the time.")
  private @Nullable Path out;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "text or json. Default: ${DEFAULT-VALUE}.")
  private Format format = Format.text;

  ProfileCommand(Interruption interruption) {
    this.interruption = interruption;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    LibraryJars builds =
        LibraryJars.of(lab.catalog(), libraryJar == null ? List.of() : List.of(libraryJar));
    Catalog catalog = builds.catalog();
    Map<Integer, Jdk> jdks = jdk.chosen();
    Cell cell = builds.lastOf(chosen(lab.everything(lab.catalog(), jdks)));
    Contestant contestant =
        Objects.requireNonNull(Lab.contestantsByName(catalog).get(cell.contestant()));
    Profiler.requireJvm(contestant);
    try (Documents documents = lab.documents();
        OutFolder folder = OutFolder.prepare(out)) {
      List<String> chosen = flags.timed(catalog, jdks.values(), documents);
      ForkSettings forks = Planner.settings(1, UNHURRIED_SECONDS, Manner.under(chosen));
      VerifyCommand.requireRight(catalog, documents, cell, jdks, chosen, interruption, "profile");
      Profiler profiler = new Profiler(catalog, documents, jdks, forks);
      Path place = folder.run().path();
      Profile profile = profile(profiler, contestant, documents, cell, place);
      if (format == Format.json) {
        System.out.print(RunDirectory.toJson(profile));
      } else {
        System.out.print(ProfileText.render(profile));
        System.out.printf(
            "%n%s is for JDK Mission Control or an IDE, %s for flame graphs.%n",
            place.resolve(Profiler.RECORDING), place.resolve(Profiler.STACKS));
      }
    }
    return Failures.DONE;
  }

  /** The first row of the one contestant. */
  private static Cell chosen(List<Cell> cells) {
    List<String> contestants = cells.stream().map(Cell::contestant).distinct().toList();
    if (contestants.size() > 1) {
      throw new Refusal(
          "a profile is of one contestant, and %d are chosen: give one of them to --only, such as --only %s (`touchstone list` shows all)"
              .formatted(contestants.size(), contestants.get(0)));
    }
    return cells.get(0);
  }

  @SuppressWarnings("ClosingStandardOutputStreams") // the bar is closed, not what it is drawn on
  private Profile profile(
      Profiler profiler, Contestant contestant, Documents documents, Cell cell, Path folder)
      throws IOException, InterruptedException {
    Duration recording = Duration.ofSeconds(time.seconds());
    Duration all = recording.plus(BEFORE);
    long begun = System.nanoTime();
    try (Progress progress = new Progress("profiling", System.err, Terminal.movesBars())) {
      BooleanSupplier stop = () -> {
        Duration gone = Duration.ofNanos(System.nanoTime() - begun);
        progress.show((double) gone.toMillis() / all.toMillis(), all.minus(gone), cell.id());
        return interruption.requested();
      };
      return profiler.run(
          cell,
          contestant,
          Objects.requireNonNull(documents.workloads().get(cell.workload())),
          folder,
          recording,
          stop);
    }
  }
}
