package touchstone.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.model.Operation;
import touchstone.model.RunDirectory;
import touchstone.model.Summary;

class TwinsTest {

  @TempDir
  Path folder;

  private RunDirectory run(double ratio) throws IOException {
    RunDirectory run = new RunBuilder()
        .document("users-large", 235_700)
        .cell("slow", Operation.READ_BYTES, "users-large", 17, 9, 2_000_000)
        .cell("quick", Operation.READ_BYTES, "users-large", 17, 9, 1_000_000)
        .twins(ratio)
        .write(folder);
    Reports.write(run);
    return run;
  }

  @Test
  void equalsThatLookEqualNeedNoWarning() throws IOException {
    RunDirectory run = run(1);
    Summary.Twin twin = run.summary().twin();
    assertNotNull(twin);
    assertEquals(9, twin.pairs());
    assertEquals("steady", twin.state());
    assertNull(twin.banner());
    assertEquals(1, twin.ratio(), 0.05);
    assertEquals(
        9, run.summary().groups().get(0).rows().get(0).blocks(), "a twin is no block of its row");
    String report = Files.readString(run.file("report.md"));
    assertTrue(report.contains("A/A twin: One row under two names"), report);
    String page = Files.readString(run.file("report.html"));
    assertTrue(page.contains("all 9 pairs"), "the panel shows them");
    assertTrue(page.contains("block 0: quick read-bytes"), "blocks count as in samples.jsonl");
    assertTrue(page.contains("block 8: quick read-bytes"), page);
    assertFalse(page.contains("block 9: "), page);
  }

  @Test
  void equalsThatWereToldApartAreABannerAboveAllVerdicts() throws IOException {
    RunDirectory run = run(1.2);
    assertEquals("different", run.summary().twin().state());
    String report = Files.readString(run.file("report.md"));
    assertTrue(
        report.indexOf("Caution: one row under two names was measured")
            < report.indexOf("Fastest reader"),
        report);
    String page = Files.readString(run.file("report.html"));
    assertTrue(page.contains("Caution: one row under two names"), "the page warns too");
    String terminal =
        TerminalSummary.render(run.plan(), run.samples().samples(), run.summary(), 100, false);
    assertTrue(terminal.contains("Caution"), terminal);
  }
}
