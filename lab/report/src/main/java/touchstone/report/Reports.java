package touchstone.report;

import java.io.IOException;
import java.util.List;
import touchstone.model.RunDirectory;
import touchstone.model.Summary;

/** Every report of a run, from its plan, environment and samples alone. */
public final class Reports {

  private Reports() {}

  /**
   * Writes or replaces {@code summary.json}, {@code summary.csv}, {@code results.json}, {@code report.md}, {@code
   * report.html} and the pictures in {@code charts}.
   *
   * @return what {@code summary.json} holds
   */
  public static Summary write(RunDirectory directory) throws IOException {
    Run run = Run.read(directory);
    directory.write(run.summary());
    directory.writeText("summary.csv", SummaryCsv.of(run.summary()));
    directory.writeJson(
        "results.json", new JmhResults(run.plan(), run.environment()).of(run.forks()));
    directory.writeText("report.md", Markdown.of(new ReportDocument(run).parts()));
    directory.writeText("report.html", HtmlPage.of(run));
    ChartFiles.write(directory, run);
    return run.summary();
  }

  /** What of the run is not whole, a sentence each; the reports say the same. */
  public static List<String> gaps(RunDirectory directory) throws IOException {
    return Run.read(directory).gaps();
  }
}
