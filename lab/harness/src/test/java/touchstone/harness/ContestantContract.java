package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import touchstone.model.Cell;
import touchstone.model.Contestant;
import touchstone.model.Workload;
import touchstone.workloads.Workloads;

/**
 * What every library's contestants must do, tested in each of their modules by a class that extends this one and adds nothing:
 * everything that they claim, on the smallest documents in every variant, goes through the gate that runs go through.
 */
public abstract class ContestantContract {

  private final Path module = Path.of("").toAbsolutePath();

  /** Of this module alone: Maven may be building another at the same time. */
  private Catalog catalog() throws IOException {
    Path root =
        Path.of(Objects.requireNonNull(System.getProperty("touchstone.root"), "run by Maven"));
    return Catalog.of(List.of(module), root.resolve("lab/fork/target/lib"))
        .orElseThrow(() -> new AssertionError("no contestants.json in " + module + "/target/lib"));
  }

  @Test
  void everythingClaimedIsRight() throws IOException, InterruptedException {
    Catalog catalog = catalog();
    List<Contestant> contestants = catalog.contestants().stream()
        .filter(c -> c.library().equals(module.getFileName().toString()))
        .toList();
    assertFalse(
        contestants.isEmpty(),
        "no contestants.json of library " + module.getFileName() + " in target/lib");
    List<Workload> workloads = Workloads.all().stream()
        .filter(w -> isSmallestOfItsType(w) || w.id().endsWith("-small"))
        .toList();
    List<Cell> cells =
        Selection.everything(contestants, workloads, List.of(Jdk.current().feature()));
    assertFalse(cells.isEmpty(), "nothing is claimed");
    List<Gate.Finding> findings;
    try (Documents documents = new Documents()) {
      findings = new Gate(catalog, documents, Duration.ofSeconds(60))
          .judge(
              cells,
              contestants.stream().collect(Collectors.toMap(Contestant::name, Function.identity())),
              workloads.stream().collect(Collectors.toMap(Workload::id, Function.identity())),
              Map.of(Jdk.current().feature(), Jdk.current()),
              Planner.FLAGS,
              finding -> {},
              () -> false);
    }
    assertEquals(cells.size(), findings.size());
    assertEquals(List.of(), findings.stream().filter(f -> !f.ok()).toList());
  }

  private static boolean isSmallestOfItsType(Workload workload) {
    return Workloads.all().stream()
        .filter(w -> w.type().equals(workload.type()))
        .findFirst()
        .filter(smallest -> smallest.base().equals(workload.base()))
        .isPresent();
  }

  @Test
  void theChildSeesNothingOfTheHarness() throws IOException {
    Catalog catalog = catalog();
    for (Contestant contestant : catalog.contestants()) {
      List<String> foreign = catalog.classPath(contestant.name()).stream()
          .map(jar -> jar.getFileName().toString())
          .filter(jar ->
              jar.matches("touchstone-(harness|workloads|report|cli)-.*|oshi.*|picocli.*|junit.*"))
          .toList();
      assertEquals(List.of(), foreign, contestant.name());
    }
  }
}
