package touchstone.report;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import touchstone.model.Cell;
import touchstone.model.Sample;
import touchstone.model.Summary;

/**
 * What a piece of a report is about, by which a page is narrowed down. What is absent is not one: the piece is about all that there
 * are.
 *
 * @param workload id; of a piece about several, their ids with spaces between them
 */
record About(
    @Nullable String contestant,
    @Nullable String operation,
    @Nullable String workload,
    @Nullable String jdk) {

  /** Of a piece that stays as long as something in it does. */
  static final About ALL = new About(null, null, null, null);

  static About contestant(String name) {
    return new About(name, null, null, null);
  }

  static About workload(String id) {
    return new About(null, null, id, null);
  }

  static About cell(Cell cell) {
    return work(cell.operation().id(), List.of(cell.workload()), cell.jdk()).of(cell.contestant());
  }

  static About fork(Sample fork) {
    return work(fork.operation().id(), List.of(fork.workload()), fork.jdk()).of(fork.contestant());
  }

  /** Of a group, or a table over several workloads, whose names have commas between them. */
  static About group(Summary.Group group) {
    return work(group.operation(), List.of(group.workload().split(", ")), group.jdk());
  }

  static About work(String operation, Collection<String> workloads, int jdk) {
    return new About(null, operation, String.join(" ", workloads), String.valueOf(jdk));
  }

  /** The same of one contestant. */
  About of(String name) {
    return new About(name, operation, workload, jdk);
  }

  /** Attributes of an element, names and values in turn, behind others. */
  String[] attributes(String... others) {
    List<String> attributes = new ArrayList<>(List.of(others));
    add(attributes, "data-contestant", contestant);
    add(attributes, "data-operation", operation);
    add(attributes, "data-workload", workload);
    add(attributes, "data-jdk", jdk);
    return attributes.toArray(String[]::new);
  }

  private static void add(List<String> attributes, String name, @Nullable String value) {
    if (value != null) {
      attributes.add(name);
      attributes.add(value);
    }
  }
}
