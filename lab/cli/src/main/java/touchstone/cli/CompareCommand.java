package touchstone.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import touchstone.harness.Refusal;
import touchstone.model.RunDirectory;
import touchstone.report.BuildComparisons;
import touchstone.report.Comparison;
import touchstone.report.ComparisonJunit;
import touchstone.report.ComparisonText;
import touchstone.report.Comparisons;
import touchstone.report.FailOn;

/** {@code touchstone compare}. */
@Command(
    name = "compare",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    description =
        "Says what changed from one run to another: for a CI job, or for two versions of a library.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  touchstone compare runs/main runs/branch",
      "      what changed, row by row",
      "  touchstone compare runs/main runs/branch --fail-on slower:5%%",
      "      exit code 1 if a row is surely slower, by 5 %% or more",
      "  touchstone compare A B --control 'gson-*,jackson3'",
      "      against these, whatever their versions",
      "  touchstone compare A B --format junit > report.xml",
      "      for CI systems that show tests",
      "  touchstone compare runs/builds",
      "      the builds that `touchstone run --library-jar` measured",
      "",
      "Times of two runs cannot be compared: the machine was not the same, even if it was. "
          + "So each contestant's time is taken over that of the controls, the contestants that "
          + "both runs measured and whose version is the same; what the machine did to all of "
          + "them cancels. A run of two contestants will do, one that changed and one that did "
          + "not:",
      "",
      "  touchstone run --only 'jackson3,gson-reflective' --out runs/main",
      "",
      "--fail-on takes rules with commas between them: slower, faster and allocation, each "
          + "with a percentage if you like, from which on it is broken (slower:5%% by 5 %% or more, "
          + "allocation by 1 %% or more unless given), undecided, and missing. docs/compare.md has more.",
      "",
      "Exit code: 0, 1 if a rule of --fail-on is broken, 2 if the runs cannot be compared."
    })
final class CompareCommand implements Callable<Integer> {

  /** What the command prints; the names are what users type. */
  enum Output {
    text,
    json,
    junit
  }

  /** Reads {@code --fail-on}. */
  static final class Rules implements CommandLine.ITypeConverter<FailOn> {
    @Override
    public FailOn convert(String value) {
      try {
        return FailOn.parse(value);
      } catch (IllegalArgumentException e) {
        throw new CommandLine.TypeConversionException(e.getMessage());
      }
    }
  }

  @Parameters(index = "0", paramLabel = "BEFORE", description = "The run directory to begin from.")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private Path before;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "AFTER",
      description =
          "The run directory to look at. None where BEFORE was measured with --library-jar: its builds are compared.")
  private @Nullable Path after;

  @Option(
      names = "--fail-on",
      paramLabel = "RULES",
      converter = Rules.class,
      description = "What makes the exit code 1, such as slower:5%% or slower:5%%,missing.")
  private FailOn failOn = FailOn.nothing();

  @Option(
      names = "--control",
      split = Lab.COMMA,
      splitSynopsisLabel = ",",
      paramLabel = "GLOB",
      description =
          "Contestants that did not change. Those of both runs with the same version, unless given.")
  private List<String> controls = List.of();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "text, json or junit. Default: ${DEFAULT-VALUE}.")
  private Output format = Output.text;

  @Override
  public Integer call() throws IOException {
    Comparison comparison = after == null ? builds() : runs(after);
    if (comparison.rows().isEmpty()) {
      throw new Refusal(comparison.notices().get(0));
    }
    System.out.print(
        switch (format) {
          case text -> ComparisonText.of(comparison, failOn);
          case json -> RunDirectory.toJson(comparison);
          case junit -> ComparisonJunit.of(comparison, failOn);
        });
    return comparison.rows().stream().anyMatch(r -> failOn.broken(r).isPresent())
        ? Failures.FOUND_WRONG
        : Failures.DONE;
  }

  private Comparison runs(Path later) throws IOException {
    // Of a run and itself nothing differs: a check that is given one by mistake would never fail.
    if (Files.isDirectory(before) && Files.isDirectory(later) && Files.isSameFile(before, later)) {
      throw new Refusal("%s and %s are one run: give the one to begin from, and the one to look at"
          .formatted(before, later));
    }
    return Comparisons.of(new RunDirectory(before), new RunDirectory(later), controls);
  }

  private Comparison builds() throws IOException {
    if (!controls.isEmpty()) {
      throw new Refusal(
          "--control is for two runs: builds within one are compared block by block, without controls");
    }
    return BuildComparisons.of(new RunDirectory(before));
  }
}
