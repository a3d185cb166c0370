package touchstone.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.model.Cell;
import touchstone.model.Contestant;
import touchstone.model.ForkSettings;
import touchstone.model.Iteration;
import touchstone.model.Operation;
import touchstone.model.Plan;
import touchstone.model.Sample;
import touchstone.model.Workload;

class DocumentTablesTest {

  private static final Workload SHORT = new Workload("twitter1", "tweets", 1 << 10, 1 << 10, "00");
  private static final Workload LONG = new Workload("jp100", "tweets", 1 << 16, 1 << 16, "01");
  private static final Workload SUM = new Workload("bigsum", "bigsum", 5, 5, "02");

  @TempDir
  Path dir;

  private final List<Cell> cells = new ArrayList<>();
  private final List<Sample> samples = new ArrayList<>();

  private void cell(String contestant, Workload workload, Operation operation, double ns) {
    Cell cell = new Cell(contestant, workload.id(), operation, 17, null);
    cells.add(cell);
    for (int block = 0; block < 2; block++) {
      Iteration iteration = new Iteration(1000, ns, ns, 100, 1, 0, 0, 0, 0);
      samples.add(GoldenRun.sample(cell, block, Sample.Status.OK, List.of(iteration), null));
    }
  }

  private String report(String suite) throws IOException {
    List<Integer> all = IntStream.range(0, cells.size()).boxed().toList();
    Plan plan = new Plan(
        Plan.FORMAT,
        List.of(suite),
        "touchstone run " + suite,
        300,
        1,
        new ForkSettings(1, 1, 1, 1, List.of(), 1),
        List.of(17),
        List.of("tree", "lazy").stream()
            .map(name -> GoldenRun.contestant(name, Contestant.JSON, ""))
            .toList(),
        List.of(SHORT, LONG, SUM),
        cells,
        List.of(),
        List.of(),
        List.of(all, all));
    return GoldenRun.report(dir, plan, samples);
  }

  @Test
  void valuesAreMessagesAndMegabytesASecond() throws IOException {
    cell("tree", SHORT, Operation.READ_ALL, 1_000);
    cell("tree", LONG, Operation.READ_ALL, 62_500);
    cell("lazy", SHORT, Operation.READ_ALL, 2_000);
    String report = report("values");
    assertTrue(report.contains("""
            ### Parsed to a value, all of it visited: messages/s, JDK 17

            | Contestant | twitter1 | jp100 |
            | --- | ---: | ---: |
            | tree | 1,000,000 | 16,000 |
            | lazy | 500,000 | - |
            """), report);
    assertTrue(report.contains("""
            ### Parsed to a value, all of it visited: MB/s, of 2^20 bytes, JDK 17

            | Contestant | twitter1 | jp100 |
            | --- | ---: | ---: |
            | tree | 976.6 | 1,000.0 |
            | lazy | 488.3 | - |
            """), report);
    assertFalse(report.contains("a tenth of its members visited:"), report);
    String average = "A time here is the arithmetic mean over forks of wall time";
    assertEquals(2, report.split(average, -1).length, "said once: " + report);
  }

  @Test
  void datatypesAreTimes() throws IOException {
    cell("tree", SUM, Operation.WRITE_TREE, 12.34);
    cell("lazy", SUM, Operation.READ_BYTES, 56);
    String report = report("datatypes");
    assertTrue(report.contains("""
            ### To a value (toJSON): ns, JDK 17

            | Contestant | bigsum |
            | --- | ---: |
            | tree | 12.3 |
            """), report);
    assertTrue(report.contains("### From bytes (decode): ns, JDK 17"), report);
    assertFalse(report.contains("messages/s"), report);
  }
}
