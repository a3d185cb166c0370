package touchstone.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class ReportCommandTest {

  private static final Path RECORDED = Path.of("../../record/speed-tiny");

  @TempDir
  Path folder;

  private Path run(String name) throws IOException {
    Path run = Files.createDirectory(folder.resolve(name));
    for (String file : new String[] {"plan.json", "environment.json", "samples.jsonl"}) {
      Files.copy(RECORDED.resolve(file), run.resolve(file));
    }
    return run;
  }

  @Test
  void aReportThatCannotBeWrittenKeepsNoOtherFromBeingMade() throws IOException {
    Path denied = run("denied");
    Files.createDirectories(denied.resolve("report.md/full"));
    Path other = run("other");
    StringWriter err = new StringWriter();
    int exit = new CommandLine(new ReportCommand())
        .setErr(new PrintWriter(err))
        .execute(denied.toString(), other.toString());
    assertEquals(Failures.USAGE, exit);
    assertEquals(1, err.toString().lines().count(), err::toString);
    assertTrue(
        err.toString().startsWith("touchstone: cannot use " + denied.resolve("report.md")),
        err::toString);
    assertTrue(Files.exists(other.resolve("report.html")));
  }

  @Test
  void aFileInThePlaceOfAFolderIsToBeMoved() throws IOException {
    Path charts = Files.createFile(run("run").resolve("charts"));
    StringWriter err = new StringWriter();
    int exit = new CommandLine(new ReportCommand())
        .setErr(new PrintWriter(err))
        .execute(charts.getParent().toString());
    assertEquals(Failures.USAGE, exit);
    assertEquals(
        "touchstone: %s is a file, where a folder has to be: move it elsewhere".formatted(charts),
        err.toString().strip());
  }

  /** Nobody knows how much more its rows have to do. */
  @Test
  void aRunOfThatNameIsNoHalfOfAValidation() throws IOException {
    Path quiet = run("quiet");
    Path other = run("other");
    StringWriter err = new StringWriter();
    int exit = new CommandLine(new ReportCommand())
        .setErr(new PrintWriter(err))
        .execute(folder.toString(), other.toString());
    assertEquals(Failures.USAGE, exit);
    assertEquals(
        "touchstone: %s is a run by itself, and no half of a validation: give that folder, and not the one that it is in"
            .formatted(quiet),
        err.toString().strip());
    assertFalse(Files.exists(quiet.resolve("report.html")));
    assertTrue(Files.exists(other.resolve("report.html")));
  }
}
