package touchstone.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import touchstone.harness.Merge;
import touchstone.model.RunDirectory;

/** {@code touchstone merge}. */
@Command(
    name = "merge",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    description = "Puts the shards of a run together, which several machines measured.",
    footerHeading = "%n",
    footer = {
      "  touchstone run speed --budget 20m --seed 1 --shard 1/2 --out shard-1",
      "      on one machine",
      "  touchstone run speed --budget 20m --seed 1 --shard 2/2 --out shard-2",
      "      on another",
      "  touchstone merge shard-* --out whole",
      "      where both folders are",
      "",
      "The cells of one table are always on one machine, so every ratio is as good as in a "
          + "run on one machine. Times of different tables may be of different machines: the "
          + "report says how far apart these were on a cell that all of them measured. A shard "
          + "that is missing, there twice or of another run is named, and nothing is written "
          + "(exit code 2)."
    })
final class MergeCommand implements Callable<Integer> {

  @Parameters(paramLabel = "DIR", arity = "1..*", description = "The shards' run directories.")
  private List<Path> shards = List.of();

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Where the run goes: a new or empty folder. Default: runs/ and the time.")
  private @Nullable Path out;

  @Override
  public Integer call() throws IOException {
    Merge.Whole whole = Merge.of(shards);
    try (OutFolder folder = OutFolder.prepare(out)) {
      RunDirectory run = folder.run();
      whole.write(run);
      ReportCommand.report(run);
    }
    return Failures.DONE;
  }
}
