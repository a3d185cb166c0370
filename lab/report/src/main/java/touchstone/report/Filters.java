package touchstone.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import touchstone.model.Cell;
import touchstone.model.Contestant;
import touchstone.model.Plan;
import touchstone.model.RunDirectory;

/** The form that narrows a page down, and what its script must know of the contestants. */
final class Filters {

  private Filters() {}

  static void add(Markup out, Plan plan) {
    Map<String, String> libraries = new TreeMap<>();
    Map<String, String> bindings = new TreeMap<>();
    for (Contestant contestant : plan.contestants()) {
      libraries.put(contestant.library(), contestant.library());
      bindings.put(contestant.binding(), contestant.binding());
    }
    out.open("form", "class", "filters", "id", "filters", "aria-label", "Narrow the page down");
    pick(out, "library", "Library", libraries);
    pick(out, "binding", "Binding", bindings);
    pick(out, "operation", "Operation", of(plan, c -> c.operation().id()));
    pick(out, "workload", "Workload", of(plan, Cell::workload));
    pick(out, "jdk", "JDK", of(plan, c -> String.valueOf(c.jdk())));
    out.element("button", "Show everything", "type", "reset", "class", "reset")
        .element("p", "", "role", "status", "id", "shown")
        .close("form");
  }

  private static Map<String, String> of(
      Plan plan, java.util.function.Function<Cell, String> value) {
    Map<String, String> values = new LinkedHashMap<>();
    plan.cells().forEach(cell -> values.put(value.apply(cell), value.apply(cell)));
    plan.excluded().forEach(e -> values.put(value.apply(e.cell()), value.apply(e.cell())));
    return values;
  }

  /** Nothing where there is only one thing to choose from. */
  private static void pick(Markup out, String name, String title, Map<String, String> values) {
    if (values.size() < 2) {
      return;
    }
    out.open("details", "class", "pick", "data-name", name)
        .open("summary")
        .write(title + ": ")
        .element("span", "all", "class", "picked")
        .close("summary")
        .open("fieldset")
        .element("legend", title);
    values.forEach((value, label) -> out.open("label")
        .empty("input", "type", "checkbox", "name", name, "value", value)
        .write(" " + label)
        .close("label"));
    out.close("fieldset", "details");
  }

  /** Library and binding by contestant, as JSON that no end of a script element can be in. */
  static String data(Plan plan) {
    Map<String, List<String>> contestants = plan.contestants().stream()
        .collect(Collectors.toMap(
            Contestant::name,
            c -> List.of(c.library(), c.binding()),
            (first, second) -> first,
            LinkedHashMap::new));
    return RunDirectory.toJson(contestants).replace("<", "\\u003c").replace("&", "\\u0026");
  }
}
