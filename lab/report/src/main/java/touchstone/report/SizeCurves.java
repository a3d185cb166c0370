package touchstone.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import touchstone.model.Plan;
import touchstone.model.Summary;
import touchstone.model.Workload;
import touchstone.report.chart.Chart;
import touchstone.report.chart.LinePlot;
import touchstone.stats.Interval;

/**
 * Time per byte over the size of the document, where a run holds several sizes of one kind of document: a {@link SizeFamily}.
 */
final class SizeCurves {

  private record Size(Workload workload, Summary.Group group) {}

  private final Run run;
  private final SizeFamily family;

  /** Smallest first. */
  private final List<Size> sizes;

  private SizeCurves(Run run, SizeFamily family, List<Size> sizes) {
    this.run = run;
    this.family = family;
    this.sizes = sizes;
  }

  static List<SizeCurves> of(Run run) {
    Plan plan = run.plan();
    Map<SizeFamily, TreeMap<Long, Size>> families = new LinkedHashMap<>();
    for (Summary.Group group : run.summary().groups()) {
      Workload workload = plan.workload(group.workload());
      SizeFamily.of(plan, group)
          .ifPresent(family -> families
              .computeIfAbsent(family, f -> new TreeMap<>())
              .put(workload.bytes(), new Size(workload, group)));
    }
    List<SizeCurves> curves = new ArrayList<>();
    families.forEach((family, sizes) -> {
      if (sizes.size() >= SizeFamily.FEWEST_SIZES) {
        curves.add(new SizeCurves(run, family, List.copyOf(sizes.values())));
      }
    });
    return curves;
  }

  /** Such as {@code read-bytes, users, minified, JDK 25}. */
  String title() {
    return family.operation() + ", " + family.what();
  }

  /** Contestants with a figure of at least one size; the fastest on the largest document first. */
  private List<LinePlot.Line> lines() {
    Map<String, List<LinePlot.Point>> points = new LinkedHashMap<>();
    for (Size size : sizes) {
      double bytes = size.workload().bytes();
      for (Summary.Row row : size.group().rows()) {
        Double ns = row.nsPerOp();
        if (ns != null) {
          Optional<Interval> interval = RowFigures.of(run, size.group(), row).time();
          points
              .computeIfAbsent(row.contestant(), c -> new ArrayList<>())
              .add(new LinePlot.Point(
                  bytes,
                  ns / bytes,
                  interval.map(i -> i.low() / bytes).orElse(null),
                  interval.map(i -> i.high() / bytes).orElse(null)));
        }
      }
    }
    return points.entrySet().stream()
        .map(e -> new LinePlot.Line(e.getKey(), List.copyOf(e.getValue())))
        .sorted(Comparator.comparingDouble((LinePlot.Line l) -> -l.last().x())
            .thenComparingDouble(l -> l.last().y()))
        .toList();
  }

  Chart chart() {
    return chart(lines());
  }

  private Chart chart(List<LinePlot.Line> lines) {
    return LinePlot.of(
        "Time per byte over document size: " + title(),
        "Both axes are logarithmic; lower is faster. The upright bar through a mark is the 95 % interval of that time alone; an arrow at its end means that it goes on beyond the picture. The table holds the same figures.",
        "bytes of the document",
        value -> GroupCharts.trimmed(Figures.bytes(value)),
        "ns per byte",
        GroupCharts::plain,
        lines);
  }

  void add(Markup out, String id) {
    List<LinePlot.Line> lines = lines();
    out.open(
        "section",
        "class",
        "group",
        "id",
        id,
        "data-operation",
        family.operation(),
        "data-workload",
        sizes.stream().map(s -> s.workload().id()).collect(Collectors.joining(" ")),
        "data-jdk",
        String.valueOf(family.jdk()));
    out.open("h3", "tabindex", "-1")
        .write(family.operation())
        .element("span", " " + title().substring(family.operation().length() + 2), "class", "of")
        .close("h3");
    out.open("figure", "class", "lines")
        .element("figcaption", "Nanoseconds per byte of the document, over its size")
        .raw(chart(lines).inline(id + "-chart"));
    legend(out, lines);
    out.close("figure");
    table(out, lines);
    out.close("section");
  }

  static void legend(Markup out, List<LinePlot.Line> lines) {
    out.open("ul", "class", "legend");
    for (int i = 0; i < lines.size(); i++) {
      out.open("li", "data-contestant", lines.get(i).name())
          .raw(LinePlot.key(i))
          .write(lines.get(i).name())
          .close("li");
    }
    out.close("ul");
  }

  private void table(Markup out, List<LinePlot.Line> lines) {
    HtmlParts.openTable(out, "Nanoseconds per byte, " + title());
    out.open("thead").open("tr").element("th", "Contestant", "scope", "col", "data-sort", "words");
    for (Size size : sizes) {
      out.open("th", "scope", "col", "class", "right", "data-sort", "figures")
          .write(Figures.bytes((double) size.workload().bytes()))
          .close("th");
    }
    out.close("tr", "thead").open("tbody");
    for (LinePlot.Line line : lines) {
      out.open("tr", "data-contestant", line.name()).element("th", line.name(), "scope", "row");
      for (Size size : sizes) {
        Optional<LinePlot.Point> point =
            line.points().stream().filter(p -> p.x() == size.workload().bytes()).findFirst();
        if (point.isEmpty()) {
          out.element("td", without(size, line.name()), "class", "right absent");
        } else {
          point(out, point.get());
        }
      }
      out.close("tr");
    }
    HtmlParts.closeTable(out);
  }

  private static void point(Markup out, LinePlot.Point point) {
    Double low = point.low();
    Double high = point.high();
    out.open("td", "class", "right", "data-v", String.valueOf(point.y()))
        .write(Figures.ratio(point.y()))
        .element(
            "small",
            low == null || high == null ? "1 fork: no interval" : Figures.interval(low, high))
        .close("td");
  }

  /** Why a contestant has no figure of a size. */
  private static String without(Size size, String contestant) {
    return size.group().rows().stream()
        .filter(row -> row.contestant().equals(contestant))
        .findFirst()
        .map(Summary.Row::verdict)
        .orElse("not in this run");
  }
}
