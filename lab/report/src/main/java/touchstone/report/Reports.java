package touchstone.report;

import java.io.IOException;
import java.util.List;
import touchstone.model.Environment;
import touchstone.model.Plan;
import touchstone.model.RunDirectory;
import touchstone.model.Summary;

/** Every report of a run, from its plan, environment and samples alone. */
public final class Reports {

  private Reports() {}

  /**
   * Writes or replaces {@code summary.json}, {@code summary.csv}, {@code results.json}, {@code report.md} and {@code
   * report.html}.
   *
   * @return what {@code summary.json} holds
   */
  public static Summary write(RunDirectory run) throws IOException {
    Plan plan = run.plan();
    Environment environment = run.environment();
    RunDirectory.Samples samples = run.samples();
    Forks forks = new Forks(plan, samples.samples());
    Summary summary = Summaries.of(plan, forks);
    run.write(summary);
    run.writeText("summary.csv", SummaryCsv.of(summary));
    run.writeJson("results.json", new JmhResults(plan, environment).of(forks));
    List<Part> parts = ReportDocument.of(plan, environment, samples, forks, summary);
    run.writeText("report.md", Markdown.of(parts));
    run.writeText("report.html", Html.of("Touchstone: " + Words.list(plan.suites()), parts));
    return summary;
  }
}
