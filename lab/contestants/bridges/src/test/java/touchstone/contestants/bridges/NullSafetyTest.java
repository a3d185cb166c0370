package touchstone.contestants.bridges;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import touchstone.harness.Catalog;
import touchstone.harness.Documents;
import touchstone.harness.Jdk;
import touchstone.harness.JvmFlags;
import touchstone.harness.RuleCheck;
import touchstone.model.Contestant;
import touchstone.model.RuleMatrix;
import touchstone.workloads.RuleSet;

/** What the bridges are for: they keep every rule, and what they stand on does not. */
class NullSafetyTest {

  private static RuleMatrix matrix() throws IOException, InterruptedException {
    Path root =
        Path.of(Objects.requireNonNull(System.getProperty("touchstone.root"), "run by Maven"));
    Path contestants = Objects.requireNonNull(Path.of("").toAbsolutePath().getParent());
    Catalog catalog = Catalog.load(List.of(contestants), root.resolve("lab/fork/target/lib"));
    List<Contestant> mine = catalog.contestants().stream()
        .filter(c -> c.library().equals("bridges"))
        .toList();
    try (Documents documents = new Documents()) {
      return new RuleCheck(catalog, documents)
          .check(
              RuleSet.find("nullsafe").orElseThrow(),
              mine,
              List.of(Jdk.current()),
              JvmFlags.DEFAULT,
              () -> false);
    }
  }

  @Test
  void bridgesKeepEveryRule() throws IOException, InterruptedException {
    RuleMatrix matrix = matrix();
    assertEquals(
        List.of(),
        matrix.findings().stream()
            .filter(f -> f.contestant().endsWith("-bridge") && !f.passed())
            .toList());
    assertEquals(
        List.of("nullable"),
        matrix.findings().stream()
            .filter(f -> f.contestant().equals("gson-kotlin") && f.passed())
            .map(RuleMatrix.Finding::rule)
            .toList());
    assertEquals(5 * matrix.rules().size(), matrix.findings().size());
  }
}
