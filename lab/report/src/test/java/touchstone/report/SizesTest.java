package touchstone.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.model.Cell;
import touchstone.model.Contestant;
import touchstone.model.ForkSettings;
import touchstone.model.Iteration;
import touchstone.model.Operation;
import touchstone.model.Plan;
import touchstone.model.RunDirectory;
import touchstone.model.Sample;
import touchstone.model.Workload;

/** A run over sizes: the published tables with a column for each document, and the growth of time per byte. */
class SizesTest {

  private static final Workload TINY = new Workload("users-tiny", "users", 8_187, 8_187, "00");
  private static final Workload LARGE =
      new Workload("users-large", "users", 235_833, 235_833, "01");
  private static final List<Workload> GROWING = List.of(
      new Workload("users-16kb/minified", "users", 16_000, 16_000, "03"),
      new Workload("users-500b/minified", "users", 500, 500, "02"),
      new Workload("users-1mb/minified", "users", 1_000_000, 1_000_000, "04"),
      new Workload("users-16mb/minified", "users", 16_000_000, 16_000_000, "05"));

  private static final List<Workload> TWEETS = List.of(
      new Workload("twitter1", "tweets", 640, 640, "06"),
      new Workload("twitter10", "tweets", 6_400, 6_400, "07"),
      new Workload("twitter20", "tweets", 12_800, 12_800, "08"),
      new Workload("twitter100", "tweets", 64_000, 64_000, "09"),
      new Workload("jp10", "tweets", 15_000, 15_000, "10"),
      new Workload("jp100", "tweets", 150_000, 150_000, "11"));

  @TempDir
  Path dir;

  private final List<Cell> cells = new ArrayList<>();
  private final List<Sample> samples = new ArrayList<>();
  private final List<Plan.Exclusion> excluded = new ArrayList<>();

  private void cell(
      String contestant, Workload workload, Operation operation, @Nullable String row, double ns) {
    Cell cell = new Cell(contestant, workload.id(), operation, 17, row);
    cells.add(cell);
    for (int block = 0; block < 2; block++) {
      Iteration iteration = new Iteration(1000, ns, ns, 100, 1, 0, 0, 0, 0);
      samples.add(GoldenRun.sample(cell, block, Sample.Status.OK, List.of(iteration), null));
    }
  }

  private void publishedRows() {
    // The large document first: columns go by size. A cell without a name finds its place by those
    // that have one.
    cell("slow", LARGE, Operation.READ_STRING, "Slow JSON/large (238 kB)", 2_345_678.4);
    cell("slow", TINY, Operation.READ_STRING, null, 81_234.5);
    cell("fast", LARGE, Operation.READ_STRING, "Fast JSON/large (238 kB)", 1_000_000);
    cell("fast", TINY, Operation.READ_STRING, "Fast JSON/small (12 kB)", 30_000);
    cell("fast", TINY, Operation.WRITE_STRING, "Fast JSON/small (12 kB)", 20_000);
    cell("beside", LARGE, Operation.READ_STRING, null, 3_000_000);
    excluded.add(new Plan.Exclusion(
        new Cell("wrong", TINY.id(), Operation.READ_STRING, 17, "Wrong JSON/small (12 kB)"),
        "wrong",
        null,
        "expected 1, found 2"));
  }

  private Plan plan() {
    List<Contestant> contestants = List.of("slow", "fast", "beside", "wrong").stream()
        .map(name -> GoldenRun.contestant(name, Contestant.JSON, ""))
        .toList();
    List<Workload> workloads = new ArrayList<>(GROWING);
    workloads.addAll(TWEETS);
    workloads.add(TINY);
    workloads.add(LARGE);
    List<Integer> all = IntStream.range(0, cells.size()).boxed().toList();
    return new Plan(
        Plan.FORMAT,
        List.of("sizes"),
        "touchstone run sizes",
        300,
        1,
        new ForkSettings(1, 1, 1, 1, List.of(), 1),
        List.of(17),
        contestants,
        workloads,
        cells,
        List.of(),
        excluded,
        List.of(all, all));
  }

  private String report() throws IOException {
    return GoldenRun.report(dir, plan(), samples);
  }

  /** Operations and documents of the page's curves. */
  private List<String> curves() throws IOException {
    RunDirectory run = new RunDirectory(dir);
    Reports.write(run);
    return SizeCurves.of(Run.read(run)).stream().map(SizeCurves::title).toList();
  }

  @Test
  void aTableOfThePublishedLayoutHasItsLibrariesAndDocuments() throws IOException {
    publishedRows();
    String report = report();
    assertTrue(report.contains("""
            ### Many runs, read (string), JDK 17

            | Library | small (12 kB) | large (238 kB) |
            | --- | ---: | ---: |
            | Slow JSON | 81,235 | 2,345,678 |
            | Fast JSON | 30,000 | 1,000,000 |
            | Wrong JSON | - | - |
            """), report);
    assertTrue(report.contains("""
            ### Many runs, write (string), JDK 17

            | Library | small (12 kB) | large (238 kB) |
            | --- | ---: | ---: |
            | Slow JSON | - | - |
            | Fast JSON | 20,000 | - |
            | Wrong JSON | - | - |
            """), report);
    assertTrue(
        report.contains("Documents: small (12 kB) is users-tiny here, 8,187 bytes;"), report);
    assertTrue(report.contains("Rows: Slow JSON is slow; Fast JSON is fast;"), report);
  }

  @Test
  void aBenchmarkOfTablesIsNotListedRowByRow() throws IOException {
    publishedRows();
    String report = report();
    assertFalse(report.contains("### Raw"), report);
    assertEquals(1, report.split("## As the published benchmark shows it", -1).length - 1);
  }

  @Test
  void timePerByteStandsSizeBySize() throws IOException {
    for (Workload workload : GROWING) {
      cell("slow", workload, Operation.READ_BYTES, null, 4.0 * workload.bytes());
      if (workload.bytes() < 2_000_000) {
        cell("beside", workload, Operation.READ_BYTES, null, 0.5 * workload.bytes());
      }
      cell("fast", workload, Operation.READ_BYTES, null, 1000 + 1.25 * workload.bytes());
    }
    String report = report();
    assertTrue(report.contains("""
            | Contestant | 500 B | 16.0 kB | 1.00 MB | 16.0 MB |
            | --- | ---: | ---: | ---: | ---: |
            | fast | 3.250 | 1.313 | 1.251 | 1.250 |
            | slow | 4.000 | 4.000 | 4.000 | 4.000 |
            | beside | 0.500 | 0.500 | 0.500 | - |
            """), report);
    assertTrue(report.contains("## Growth with size, read-bytes: users, minified, JDK 17"), report);
  }

  @Test
  void fewSizesAreNoGrowthNorIsWritingOfWhatIsLongerThanItsText() throws IOException {
    cell("fast", TINY, Operation.WRITE_STRING, null, 1);
    cell("fast", LARGE, Operation.WRITE_STRING, null, 1);
    for (Workload workload : GROWING.subList(0, 3)) {
      cell("fast", workload, Operation.WRITE_STRING, null, 1);
    }
    assertFalse(report().contains("Growth"));
    assertEquals(List.of(), curves());
    cell("fast", GROWING.get(3), Operation.WRITE_STRING, null, 1);
    assertTrue(report().contains("## Growth with size, write-string: users, minified, JDK 17"));
    assertEquals(
        List.of("write-string, users, minified, JDK 17"), curves(), "as the report has it");
  }

  /** Text in another language is another document, not a larger one. */
  @Test
  void documentsOfTwoLanguagesAreTwoFamilies() throws IOException {
    for (Workload workload : TWEETS) {
      cell("fast", workload, Operation.READ_BYTES, null, workload.bytes());
    }
    String report = report();
    assertTrue(
        report.contains("## Growth with size, read-bytes: twitter, pretty, JDK 17\n"), report);
    assertTrue(report.contains("| Contestant | 640 B | 6.40 kB | 12.8 kB | 64.0 kB |"), report);
    assertFalse(report.contains("read-bytes: jp, "), "two sizes are no table of growth");
    assertEquals(List.of("read-bytes, twitter, pretty, JDK 17"), curves());
  }
}
