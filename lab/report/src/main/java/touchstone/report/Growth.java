package touchstone.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import touchstone.model.Plan;
import touchstone.model.Summary;

/** How time grows with the size of the document: nanoseconds per byte of one operation on a {@link SizeFamily}, size by size. */
final class Growth {

  private final SizeFamily family;

  /** By the document's bytes, smallest first. */
  private final TreeMap<Long, Summary.Group> sizes = new TreeMap<>();

  private Growth(SizeFamily family) {
    this.family = family;
  }

  /** One for each operation that was measured on enough sizes of one kind of document. */
  static List<Growth> of(Plan plan, Summary summary) {
    Map<SizeFamily, Growth> all = new LinkedHashMap<>();
    for (Summary.Group group : summary.groups()) {
      long bytes = plan.workload(group.workload()).bytes();
      SizeFamily.of(plan, group)
          .ifPresent(family -> all.computeIfAbsent(family, Growth::new).sizes.put(bytes, group));
    }
    return all.values().stream()
        .filter(g -> g.sizes.size() >= SizeFamily.FEWEST_SIZES)
        .toList();
  }

  List<Part> parts() {
    return List.of(
        new Part.Heading(2, "Growth with size, " + title()),
        new Part.Paragraph(
            "Nanoseconds per byte of the document, from the smallest to the largest. A row that falls shows what an operation costs"
                + " whatever its document holds; one that rises, what a large document costs beyond its length."),
        new Part.Tabular(table()));
  }

  private String title() {
    return family.operation() + ": " + family.what();
  }

  /** Contestants that reach the largest documents first, the fastest there before the others. */
  private Table table() {
    Map<String, TreeMap<Long, Double>> lines = new LinkedHashMap<>();
    sizes.forEach((bytes, group) -> {
      for (Summary.Row row : group.rows()) {
        Double ns = row.nsPerOp();
        if (ns != null) {
          lines.computeIfAbsent(row.contestant(), c -> new TreeMap<>()).put(bytes, ns / bytes);
        }
      }
    });
    List<Table.Column> columns = new ArrayList<>(List.of(Table.Column.left("Contestant")));
    sizes.keySet().forEach(bytes -> columns.add(Table.Column.right(Figures.bytes((double) bytes))));
    List<List<String>> rows = new ArrayList<>();
    lines.entrySet().stream()
        .sorted(Comparator.comparingLong((Map.Entry<String, TreeMap<Long, Double>> line) ->
                -line.getValue().lastKey())
            .thenComparingDouble(line -> line.getValue().lastEntry().getValue())
            .thenComparing(Map.Entry::getKey))
        .forEach(line -> {
          List<String> row = new ArrayList<>(List.of(line.getKey()));
          for (long bytes : sizes.keySet()) {
            Double value = line.getValue().get(bytes);
            row.add(value == null ? Figures.NONE : Figures.decimals(value, 3));
          }
          rows.add(row);
        });
    return new Table(columns, rows);
  }
}
