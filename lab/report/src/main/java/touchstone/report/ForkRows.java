package touchstone.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.ToDoubleFunction;
import touchstone.model.Forks;
import touchstone.model.Iteration;
import touchstone.model.Sample;
import touchstone.model.Summary;

/** The raw samples behind a row: each fork's value, and the line of {@code samples.jsonl} that has its iterations. */
final class ForkRows {

  private static final List<String> TITLES = List.of(
      "Block",
      "Time/op",
      "Wall time/op",
      "Alloc/op",
      "Iterations from",
      "to",
      "JIT at rest",
      "In samples.jsonl");

  /** Of a run at one pace: the time that the line has, whose iterations are not brought to it. */
  private static final String AS_IT_WAS = "Time/op there, as it was";

  private final Run run;
  /** By the sample as it was read: two equal ones stand on two lines. */
  private final IdentityHashMap<Sample, Integer> lines = new IdentityHashMap<>();

  ForkRows(Run run) {
    this.run = run;
    List<Sample> samples = run.samples().samples();
    for (int i = 0; i < samples.size(); i++) {
      lines.put(samples.get(i), run.samples().lines().get(i));
    }
  }

  /** Such as {@code line 12}. */
  String line(Sample fork) {
    return "line " + lines.get(run.forks().raw(fork));
  }

  /** A table of the row's forks, failed ones among them; a sentence where there is none. */
  void add(Markup out, Summary.Group group, Summary.Row row) {
    RowFigures figures = RowFigures.of(run, group, row);
    List<Sample> forks = new ArrayList<>(figures.ok());
    forks.addAll(figures.failed());
    if (forks.isEmpty()) {
      out.element("p", "No fork of this row is in samples.jsonl.");
      return;
    }
    forks.sort(Comparator.comparingInt(Sample::block));
    out.open("table")
        .element("caption", "Forks of %s, %s".formatted(row.contestant(), GroupCharts.title(group)))
        .open("thead")
        .open("tr");
    TITLES.forEach(title -> out.element("th", title, "scope", "col", "class", "right"));
    if (run.forks().isPaced()) {
      out.element("th", AS_IT_WAS, "scope", "col", "class", "right");
    }
    out.close("tr", "thead").open("tbody");
    forks.forEach(fork -> fork(out, fork));
    out.close("tbody", "table");
  }

  private void fork(Markup out, Sample fork) {
    ToDoubleFunction<Iteration> clock = Summaries.clock(run.summary().clock());
    out.open("tr").element("th", String.valueOf(fork.block()), "scope", "row", "class", "right");
    if (fork.ok()) {
      double[] times = fork.iterations().stream()
          .mapToDouble(clock)
          .filter(t -> t > 0)
          .sorted()
          .toArray();
      right(out, figure(Forks.time(fork, clock)));
      right(out, figure(Forks.time(fork, Iteration::wallNs)));
      double bytes = Forks.median(fork, Iteration::bytes);
      right(out, Double.isFinite(bytes) && bytes >= 0 ? Figures.bytes(bytes) : "not counted");
      right(out, times.length == 0 ? "no time" : Figures.time(times[0]));
      right(out, times.length == 0 ? "no time" : Figures.time(times[times.length - 1]));
      right(out, settled(fork));
    } else {
      failure(out, fork, 6);
    }
    right(out, line(fork));
    if (run.forks().isPaced()) {
      right(out, fork.ok() ? figure(Forks.time(run.forks().raw(fork), clock)) : "");
    }
    out.close("tr");
  }

  /**
   * The last cell of a row, whose button unfolds the row below it.
   *
   * @param words on the button
   * @param id of the row below
   * @param columns that it spans
   * @param samples writes what is in it
   */
  static void fold(
      Markup out, String words, String id, String contestant, int columns, Runnable samples) {
    out.element(
            "button",
            words,
            "type",
            "button",
            "class",
            "more",
            "aria-expanded",
            "true",
            "aria-controls",
            id)
        .close("td", "tr");
    out.open("tr", "class", "forks", "id", id, "data-contestant", contestant)
        .open("td", "colspan", String.valueOf(columns));
    samples.run();
    out.close("td", "tr");
  }

  /** Why a fork has no figure, over as many columns as figures would have stood in. */
  static void failure(Markup out, Sample fork, int columns) {
    String message = fork.failure() == null ? "no reason given" : fork.failure().message();
    out.element(
        "td",
        Verdicts.word(fork.status()) + ": " + message,
        "colspan",
        String.valueOf(columns),
        "class",
        "on-failed");
  }

  private static void right(Markup out, String text) {
    out.element("td", text, "class", "right");
  }

  private static String figure(double ns) {
    return Double.isNaN(ns) ? "no time" : Figures.time(ns);
  }

  private static String settled(Sample fork) {
    Sample.Settling settling = fork.settling();
    if (settling == null) {
      return "it did not say";
    }
    String after = Figures.time(settling.millis() * 1e6);
    return settling.quiet() ? "after " + after : "not within " + after;
  }
}
