package touchstone.report;

import java.io.IOException;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import touchstone.model.RunDirectory;
import touchstone.model.Summary;
import touchstone.report.chart.Chart;

/** The report's pictures as files, for a README or an article: {@code charts/ratio-users-tiny-read-string-jdk25.svg}. */
final class ChartFiles {

  private ChartFiles() {}

  static void write(RunDirectory directory, Run run) throws IOException {
    Map<String, Chart> charts = of(run);
    Files.createDirectories(directory.file("charts"));
    for (Map.Entry<String, Chart> chart : charts.entrySet()) {
      directory.writeText("charts/" + chart.getKey() + ".svg", chart.getValue().file());
    }
  }

  /** By name of the file, without its ending. */
  static Map<String, Chart> of(Run run) {
    Map<String, Chart> charts = new LinkedHashMap<>();
    for (Summary.Group group : run.summary().groups()) {
      GroupCharts pictures = new GroupCharts(run, group);
      pictures.ratios().ifPresent(c -> add(charts, name("ratio", group.name()), c));
      pictures.times().ifPresent(c -> add(charts, name("time", group.name()), c));
      pictures.allocation().ifPresent(c -> add(charts, name("allocation", group.name()), c));
    }
    for (SizeCurves curves : SizeCurves.of(run)) {
      add(charts, name("sizes", curves.title()), curves.chart());
    }
    for (Summary.ColdGroup group : run.summary().cold()) {
      ColdSection cold = new ColdSection(run, group);
      cold.first().ifPresent(c -> add(charts, name("cold", cold.title()), c));
      cold.curve().ifPresent(c -> add(charts, name("cold-curve", cold.title()), c));
    }
    return charts;
  }

  /** Of documents whose names differ in other characters than these files' have, each has pictures of its own. */
  private static void add(Map<String, Chart> charts, String name, Chart chart) {
    String free = name;
    for (int n = 2; charts.containsKey(free); n++) {
      free = name + "-" + n;
    }
    charts.put(free, chart);
  }

  private static String name(String kind, String of) {
    String plain = of.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    return kind + "-" + plain;
  }
}
