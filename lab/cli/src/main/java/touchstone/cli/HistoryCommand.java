package touchstone.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import touchstone.harness.Refusal;
import touchstone.model.RunDirectory;
import touchstone.report.Histories;
import touchstone.report.History;
import touchstone.report.HistoryText;

/** {@code touchstone history}. */
@Command(
    name = "history",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    description = "Says when something changed over many runs, and what it was before and after.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  touchstone history runs/*",
      "      every run there is, in order",
      "  touchstone history runs/* --control gson-reflective",
      "      against one that never changed",
      "",
      "Each contestant's time is taken over that of the contestants that were the same in "
          + "all runs, so that another machine or another day is no change; times themselves are "
          + "not shown. A change is where the runs before and after differ more than hardly any "
          + "other order of the same runs would make them (E-divisive); it takes eleven runs. Of "
          + "two runs, `touchstone compare` says more."
    })
final class HistoryCommand implements Callable<Integer> {

  @Parameters(
      paramLabel = "DIR",
      // Two at least, says the command itself: of one, picocli would say where in the line it
      // stands.
      arity = "1..*",
      description =
          "Run directories, two at least, in any order: they are taken by the time they were made.")
  private List<Path> runs = List.of();

  @Option(
      names = "--control",
      split = Lab.COMMA,
      splitSynopsisLabel = ",",
      paramLabel = "GLOB",
      description =
          "Contestants that did not change. Those of all runs with the same version, unless given.")
  private List<String> controls = List.of();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "text or json. Default: ${DEFAULT-VALUE}.")
  private Format format = Format.text;

  @Override
  public Integer call() throws IOException {
    History history = Histories.of(found(), controls);
    if (history.series().isEmpty()) {
      throw new Refusal(
          "no table can be followed over these runs, such as: %s; give runs of one command"
              .formatted(history.notices().get(0)));
    }
    System.out.print(
        format == Format.json ? RunDirectory.toJson(history) : HistoryText.of(history));
    return Failures.DONE;
  }

  /**
   * Those of the folders that are runs, each once: beside them, {@code runs/*} names validations, and folders in which a run is to
   * begin.
   */
  private List<RunDirectory> found() throws IOException {
    List<RunDirectory> found = new ArrayList<>();
    Set<Path> known = new HashSet<>();
    for (Path path : runs) {
      RunDirectory run = new RunDirectory(path);
      if (Files.isDirectory(path) && !known.add(path.toRealPath())) {
        System.err.printf("Passed over %s: it is given twice.%n", path);
      } else if (Files.isDirectory(path) && Files.notExists(run.file("plan.json"))) {
        System.err.printf(
            "Passed over %s: %s.%n",
            path,
            new ValidationFolder(path).exists()
                ? "it is a validation, of rows that are no contestants"
                : "it has no plan.json, and is no run");
      } else {
        found.add(run);
      }
    }
    if (found.size() < 2) {
      throw new Refusal("a history is of at least 2 runs, found %d: give more run directories"
          .formatted(found.size()));
    }
    return found;
  }
}
