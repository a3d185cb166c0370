package touchstone.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.model.RunDirectory;

class BuildComparisonsTest {

  @TempDir
  Path folder;

  private Comparison compare(ManyRuns run) throws IOException {
    return BuildComparisons.of(run.write(folder.resolve("run"), 1));
  }

  @Test
  void eachBuildIsComparedWithTheFirstBlockByBlock() throws IOException {
    // A block is a third slower or faster than another, and the builds differ by a tenth.
    Comparison comparison = compare(new ManyRuns()
        .with("gson@1", 100, "gson-1.jar (11111111)")
        .with("gson@2", 110, "gson-2.jar (22222222)")
        .with("gson@3", 100, "gson-3.jar (33333333)")
        .with("moshi", 300, "1"));
    assertEquals(
        List.of("gson@2", "gson@3"),
        comparison.rows().stream().map(Comparison.Row::contestant).toList());
    Comparison.Row slower = comparison.rows().get(0);
    assertEquals(1.1, slower.ratio(), 0.03);
    assertEquals("slower", slower.verdict());
    assertEquals("gson-1.jar (11111111)", slower.versionBefore());
    assertEquals("gson-2.jar (22222222)", slower.versionAfter());
    assertEquals(6, slower.blocksAfter());
    assertEquals(1, comparison.rows().get(1).ratio(), 0.03);
    assertTrue(FailOn.parse("slower:5%").broken(slower).isPresent());
    assertTrue(FailOn.parse("slower:20%").broken(slower).isEmpty());
    assertTrue(FailOn.parse("slower:5%").broken(comparison.rows().get(1)).isEmpty());
  }

  @Test
  void oneJarUnderTwoNamesIsSaidToBeOne() throws IOException {
    RunDirectory run = new ManyRuns()
        .with("gson@1", 100, "gson.jar (11111111)")
        .with("gson@copy", 100, "gson.jar (11111111)")
        .with("gson@2", 100, "gson.jar (22222222)")
        .write(folder.resolve("run"), 1);
    String same =
        "gson@1 and gson@copy are the same jar, byte for byte: what they differ by is how well the run measured";
    Comparison comparison = BuildComparisons.of(run);
    assertEquals(List.of(same), comparison.notices());
    assertTrue(ComparisonText.of(comparison, FailOn.nothing()).contains("Note: " + same));
    Reports.write(run);
    assertTrue(Files.readString(run.file("report.md")).contains("Note: " + same));
  }

  @Test
  void aRunWithoutAllOfItsSamplesIsNamed() throws IOException {
    RunDirectory run = new ManyRuns()
        .with("gson@1", 100, "gson-1.jar")
        .with("gson@2", 120, "gson-2.jar")
        .write(folder.resolve("run"), 1);
    Files.writeString(run.file("samples.jsonl"), "{\"block\":0,", StandardOpenOption.APPEND);
    List<String> notices = BuildComparisons.of(run).notices();
    assertEquals(1, notices.size(), notices::toString);
    assertTrue(
        notices.get(0).startsWith("samples.jsonl is damaged: 1 line could not"), notices::toString);
  }

  @Test
  void aSingleJarIsComparedWithTheBuildThatTheLabHas() throws IOException {
    Comparison comparison =
        compare(new ManyRuns().with("gson@2", 90, "gson-2.jar").with("gson", 100, "2.15.0"));
    Comparison.Row row = comparison.rows().get(0);
    assertEquals(1, comparison.rows().size());
    assertEquals("gson@2", row.contestant());
    assertEquals("2.15.0", row.versionBefore());
    assertEquals("faster", row.verdict());
  }

  @Test
  void theTextSaysWhatIsComparedAndWhatFails() throws IOException {
    Comparison comparison =
        compare(new ManyRuns().with("gson@1", 100, "gson-1.jar").with("gson@2", 120, "gson-2.jar"));
    String text = ComparisonText.of(comparison, FailOn.parse("slower:5%"));
    for (String part : List.of(
        "Builds within ",
        "gson@2",
        "gson-1.jar",
        "gson-2.jar",
        "slower",
        "FAILS",
        "FAILED: 1 row")) {
      assertTrue(text.contains(part), part + " is not in " + text);
    }
    assertTrue(ComparisonJunit.of(comparison, FailOn.parse("slower:5%"))
        .contains("<failure type=\"slower\" message=\"slower: "));
  }

  @Test
  void theReportsOfSuchARunHoldTheTable() throws IOException {
    RunDirectory run = new ManyRuns()
        .with("gson@1", 100, "gson-1.jar")
        .with("gson@2", 120, "gson-2.jar")
        .write(folder.resolve("run"), 1);
    Reports.write(run);
    for (String file : List.of("report.md", "report.html")) {
      String report = Files.readString(run.file(file));
      assertTrue(report.contains("Builds side by side"), file);
      assertTrue(report.contains("gson-2.jar"), file);
    }
  }

  @Test
  void aBuildThatWasNotTimedIsMissing() throws IOException {
    Comparison comparison = compare(
        new ManyRuns().with("gson@1", 100, "gson-1.jar").with("gson@2", Double.NaN, "gson-2.jar"));
    Comparison.Row row = comparison.rows().get(0);
    assertEquals(Comparison.MISSING, row.verdict());
    assertTrue(FailOn.parse("missing").broken(row).isPresent());
  }

  @Test
  void aRunWithoutBuildsSaysSo() throws IOException {
    Comparison comparison = compare(new ManyRuns().with("gson", 100, "1").with("moshi", 100, "1"));
    assertEquals(List.of(), comparison.rows());
    assertTrue(
        comparison.notices().get(0).contains("holds no two builds of a library"),
        comparison.notices().toString());
  }
}
