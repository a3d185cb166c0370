package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.harness.fixtures.Market;
import touchstone.model.Cell;
import touchstone.model.Result;

/** The gate judges every result, and every document of a set. */
class ResultsTest {

  @TempDir
  static Path folder;

  private static Map<String, Gate.Finding> findings;

  @BeforeAll
  static void judge() throws IOException, InterruptedException {
    FixtureLab lab = new FixtureLab(
        folder,
        List.of(
            claim(Market.Value.class, Result.VALUE, "\"read-string\", \"write-string\""),
            claim(Market.WrongOnce.class, Result.VALUE, "\"read-string\", \"write-string\""),
            claim(Market.Reused.class, Result.REUSED),
            new FixtureLab.Claim(
                "kept", Market.Reused.class, "price", Result.VALUE, "\"read-string\""),
            claim(Market.Stale.class, Result.REUSED),
            claim(Market.Tree.class, Result.TREE),
            claim(Market.TextTree.class, Result.TREE),
            claim(Market.BadlyShown.class, Result.TREE),
            new FixtureLab.Claim(
                "writes", Market.Value.class, "price", Result.VALUE, "\"write-string\""),
            claim(Market.Fields.class, Result.CHECKSUM),
            claim(Market.NoLevels.class, Result.CHECKSUM),
            claim(Market.Tokens.class, Result.TOKENS),
            claim(Market.Floor.class, Result.FLOOR),
            claim(Market.HalfFloor.class, Result.FLOOR)));
    List<Cell> cells = Selection.everything(
        lab.catalog.contestants(),
        List.of(lab.workloads.get("price")),
        List.copyOf(lab.jdks.keySet()));
    try (Documents documents = new Documents()) {
      findings = new Gate(lab.catalog, documents, Duration.ofSeconds(20))
              .judge(
                  cells,
                  lab.contestants,
                  lab.workloads,
                  lab.jdks,
                  List.of("-Xmx200m"),
                  finding -> {},
                  () -> false)
              .stream()
              .collect(Collectors.toMap(
                  f -> f.cell().contestant() + " " + f.cell().operation(), Function.identity()));
    }
  }

  private static FixtureLab.Claim claim(Class<?> fixture, Result result) {
    return claim(fixture, result, "\"read-string\"");
  }

  private static FixtureLab.Claim claim(Class<?> fixture, Result result, String operations) {
    return new FixtureLab.Claim(FixtureLab.name(fixture), fixture, "price", result, operations);
  }

  @ParameterizedTest
  @CsvSource({
    "value read-string",
    "value write-string",
    "reused read-string",
    "tree read-string",
    "fields read-string",
    "tokens read-string",
    "floor read-string"
  })
  void theRightOnesPass(String cell) {
    assertTrue(findings.get(cell).ok(), () -> findings.get(cell).toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // Who reads a message wrong cannot write it either.
        "wrongonce read-string|/asks/1/price|document \\d+ of 1024: expected \\d+, found 0",
        "wrongonce write-string|/sell/1/price|document \\d+ of 1024: expected \"[0-9.]+\", found \"0\"",
        "stale read-string|/asks/0/quantity|document 2 of 1024: expected \\d+, found \\d+",
        "texttree read-string|/timestamp|document 1 of 1024: expected \\d+, found \"\\d+\"",
        "badlyshown read-string||document 1 of 1024: expected a value shown as JSON, found 17 characters that are none: .*",
        "writes write-string||contestant writes claims write-string but nothing that reads; .*: claim a read",
        "nolevels read-string|/value|document 1 of 1024: expected -?\\d+, found -?\\d+",
        "halffloor read-string|/value|document 1 of 1024: expected \\d+, found \\d+",
      })
  void theWrongOnesArePointedAt(String cell, String pointer, String message) {
    Gate.Finding found = findings.get(cell);
    assertEquals("wrong", found.outcome(), found::toString);
    assertEquals(pointer, found.pointer());
    assertTrue(found.message().matches(message), found.message());
  }

  @Test
  void anObjectThatIsUsedAgainIsNoNewValue() {
    Gate.Finding found = findings.get("kept read-string");
    assertEquals("threw", found.outcome());
    assertTrue(found.message().contains("the same object"), found.message());
  }

  @Test
  void whatCannotBeKeptCannotBeWritten(@TempDir Path other) {
    Refusal refusal = assertThrows(
        Refusal.class,
        () -> new FixtureLab(
            other,
            List.of(
                claim(Market.Fields.class, Result.CHECKSUM, "\"read-string\", \"write-string\""))));
    assertTrue(
        refusal.getMessage().contains("fields claims to write, but a checksum of the fields"),
        refusal.getMessage());
  }
}
