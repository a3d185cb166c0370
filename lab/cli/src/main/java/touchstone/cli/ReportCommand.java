package touchstone.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import touchstone.model.RunDirectory;
import touchstone.report.Reports;
import touchstone.report.TerminalSummary;

/** {@code touchstone report}. */
@Command(
    name = "report",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    description = "Makes every report of a run anew, from its plan, environment and samples.",
    footerHeading = "%n",
    footer = {
      "Writes summary.json, summary.csv, results.json (JMH's format), report.md, report.html and",
      "the pictures in charts/ into the run's folder, and prints the tables. The same run gives the",
      "same files. A run that was killed, or whose files are damaged, is reported as far as it goes,",
      "and the report says what is missing; without its plan.json nothing is reported."
    })
final class ReportCommand implements Callable<Integer> {

  @Parameters(paramLabel = "DIR", arity = "1..*", description = "Run directories.")
  private List<Path> runs = List.of();

  @Override
  public Integer call() throws IOException {
    for (Path path : runs) {
      RunDirectory run = new RunDirectory(path);
      Reports.write(run);
      Reports.gaps(run).forEach(gap -> System.err.println("touchstone: " + path + ": " + gap));
      System.out.println(TerminalSummary.render(
          run.plan(),
          run.samples().samples(),
          run.summary(),
          Terminal.width(),
          Terminal.takesColors()));
      System.out.printf("Report: %s%n", run.file("report.html").toAbsolutePath());
    }
    return Failures.DONE;
  }
}
