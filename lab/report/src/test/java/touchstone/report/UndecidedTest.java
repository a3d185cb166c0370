package touchstone.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import touchstone.model.Summary;

class UndecidedTest {

  private static Summary.Row row(String contestant, int blocks, String verdict) {
    return new Summary.Row(
        contestant, null, blocks, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, null, verdict, "a", null);
  }

  private static Summary.Group group(String workload, String operation, Summary.Row... rows) {
    return new Summary.Group("", workload, operation, "value", 17, "x", List.of(rows));
  }

  private static Optional<Undecided> of(Summary.Group... groups) {
    return Undecided.of(
        new Summary(1, "wall", "", 0.95, 0.03, List.of(groups), List.of(), List.of(), null, null));
  }

  @Test
  void thoseThatMayBeTheBestAreNamedWithTheBestFirst() {
    assertEquals(
        Optional.of(new Undecided(List.of("x", "y"), "w", List.of("read-bytes"))),
        of(group(
            "w",
            "read-bytes",
            row("y", 3, "undecided"),
            row("x", 3, "reference"),
            row("z", 3, "slower"),
            row("late", 1, "undecided"))));
  }

  @Test
  void whereThereIsAWinnerOrNothingMoreToFindNobodyIs() {
    assertEquals(
        Optional.empty(),
        of(
            group("w", "read-bytes", row("x", 3, "reference"), row("y", 3, "slower")),
            group("w", "write-bytes", row("x", 3, "reference"), row("y", 3, "equivalent")),
            group("w", "read-string", row("x", 2, "reference"), row("y", 2, "undecided"))));
  }

  @Test
  void operationsOfOneWorkloadAreMeasuredTogether() {
    Summary.Row[] two = {row("x", 3, "reference"), row("y", 3, "undecided")};
    assertEquals(
        Optional.of(
            new Undecided(List.of("x", "y", "z"), "w", List.of("read-bytes", "write-bytes"))),
        of(
            group("w", "read-bytes", two),
            group("v", "read-bytes", two),
            group("w", "write-bytes", row("x", 3, "reference"), row("z", 3, "undecided"))));
  }

  @Test
  void aTableOfManyIsNoShorterWay() {
    Summary.Row[] many = IntStream.range(0, 7)
        .mapToObj(i -> i == 0 ? row("x", 3, "reference") : row("y" + i, 3, "undecided"))
        .toArray(Summary.Row[]::new);
    assertEquals(Optional.empty(), of(group("w", "read-bytes", many)));
  }
}
