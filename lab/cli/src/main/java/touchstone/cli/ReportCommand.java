package touchstone.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import touchstone.harness.Refusal;
import touchstone.model.RunDirectory;
import touchstone.report.Reports;
import touchstone.report.TerminalSummary;
import touchstone.report.ValidationText;

/** {@code touchstone report}. */
@Command(
    name = "report",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    description = "Makes every report of a run anew, from its plan, environment and samples.",
    footerHeading = "%n",
    footer = {
      "Writes summary.json, summary.csv, results.json (JMH's format), report.md, "
          + "report.html and the pictures in charts/ into the run's folder, and prints the "
          + "tables. The same run gives the same files. A run that was killed, or whose files are "
          + "damaged, is reported as far as it goes, and the report says what is missing; without "
          + "its plan.json nothing is reported. The folder of a validation is judged anew as a "
          + "whole, with the runs in it."
    })
final class ReportCommand implements Callable<Integer> {

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Parameters(
      paramLabel = "DIR",
      arity = "1..*",
      description = "Run directories, or folders of validations.")
  private List<Path> runs = List.of();

  @Override
  public Integer call() {
    int exit = Failures.DONE;
    for (Path path : runs) {
      try {
        ValidationFolder validation = new ValidationFolder(path);
        if (validation.exists()) {
          System.out.print(ValidationText.text(validation.judge()));
          System.out.printf("Written to %s.%n", validation.text());
        } else {
          report(new RunDirectory(path));
        }
      } catch (IOException | UncheckedIOException | Refusal e) {
        // The other runs are none the worse for it.
        exit = Failures.handle(e, spec.commandLine());
      }
    }
    return exit;
  }

  /** Writes the reports of a run, and shows it. */
  static void report(RunDirectory run) throws IOException {
    Reports.write(run);
    System.out.println(TerminalSummary.render(
        run.plan(),
        run.samples().samples(),
        run.summary(),
        Terminal.width(),
        Terminal.takesColors()));
    Reports.gaps(run).forEach(gap -> System.err.println("touchstone: " + run.path() + ": " + gap));
    System.out.printf("Report: %s%n", run.file("report.html").toAbsolutePath());
  }
}
