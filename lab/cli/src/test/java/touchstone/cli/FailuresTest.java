package touchstone.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import touchstone.harness.Refusal;

class FailuresTest {

  private static String line(Exception e) {
    return line(e, new MergeCommand());
  }

  private static String line(Exception e, Object failed) {
    StringWriter err = new StringWriter();
    CommandLine command = new CommandLine(failed).setErr(new PrintWriter(err));
    assertEquals(2, Failures.handle(e, command, null));
    assertEquals(1, err.toString().lines().count(), err::toString);
    return err.toString().strip();
  }

  @Test
  void aRefusalIsItsMessage() {
    assertEquals("touchstone: give --out", line(new Refusal("give --out")));
  }

  @Test
  void whatAChildPrintedMovesNoTerminal() {
    assertEquals("touchstone: it said red", line(new Refusal("it said \u001b[31mred\u001b[2K")));
  }

  @Test
  void aFullDiskSaysWhatToDo() {
    for (Exception full : new Exception[] {
      new IOException("No space left on device"),
      new FileSystemException("samples.jsonl", null, "No space left on device"),
      new UncheckedIOException(new IOException("There is not enough space on the disk"))
    }) {
      String line = line(full, new RunCommand(new Interruption()));
      assertTrue(line.contains("the disk is full") && line.contains("--resume DIR"), line);
      String other = line(full);
      assertTrue(
          other.contains("another with --out") && !other.contains("--resume"),
          "what is merged is no run that goes on: " + other);
    }
  }

  @Test
  void whatMayNotBeWrittenSaysWhatToDo() {
    assertEquals(
        "touchstone: cannot write out: permission denied; choose another folder with --out",
        line(new AccessDeniedException("out")));
    assertEquals(
        "touchstone: cannot write out: Read-only file system; choose another folder with --out",
        line(new FileSystemException("out", null, "Read-only file system")));
  }

  /** Such as that of a JDK for another processor. */
  @Test
  void aProgramThatDoesNotStartIsNamed() {
    String cause = "annot run program \"a/bin/java\": error=13, Permission denied";
    assertEquals(
        "touchstone: c" + cause + "; if that is no JDK for this machine, give another --jdk",
        line(new IOException("C" + cause), new RunCommand(new Interruption())));
    assertEquals("touchstone: c" + cause, line(new IOException("C" + cause)));
  }

  @Test
  void whoHasNoOutIsNotToldToGiveOne() {
    assertEquals(
        "touchstone: cannot write out: permission denied",
        line(new AccessDeniedException("out"), new ListCommand()));
    assertFalse(
        line(new IOException("No space left on device"), new ListCommand()).contains("--"));
  }

  @Test
  void whoGoesOnWithARunIsNotToldToGiveAnotherFolder() {
    StringWriter err = new StringWriter();
    CommandLine command = new CommandLine(new RunCommand(new Interruption()))
        .setErr(new PrintWriter(err))
        .setExecutionStrategy(parsed -> {
          Failures.handle(new AccessDeniedException("out"), parsed.commandSpec().commandLine());
          return Failures.handle(
              new IOException("No space left on device"), parsed.commandSpec().commandLine());
        });
    assertEquals(2, command.execute("--resume", "out"));
    assertEquals(2, err.toString().lines().count(), err::toString);
    assertFalse(err.toString().contains("--out"), err::toString);
    assertTrue(err.toString().contains("give the same command again"), err::toString);
  }

  /** Where they are is no option of a command. */
  @Test
  void whereNoTemporaryFileCanBeAnotherPlaceIsAskedFor(@TempDir Path folder) {
    Path gone = folder.resolve("gone");
    Exception failed = new NoSuchFileException(gone.resolve("touchstone1").toString());
    assertEquals(
        "no temporary file can be written to %s: set TMPDIR to a folder that can be written"
            .formatted(gone),
        Failures.temporary(failed, gone).orElseThrow());
    assertTrue(Failures.temporary(failed, folder).isEmpty());
    assertTrue(Failures.temporary(new NoSuchFileException("runs/x"), gone).isEmpty());
  }

  @Test
  void whatMayNotBeReadIsNotWritten(@TempDir Path folder) throws IOException {
    Path file = Files.createFile(folder.resolve("plan.json"));
    assumeTrue(file.toFile().setReadable(false) && !Files.isReadable(file), "root reads all");
    assertEquals(
        "touchstone: cannot read %s: permission denied".formatted(file),
        line(new AccessDeniedException(file.toString())));
  }

  @Test
  void whatIsNotThereIsNamed() {
    assertEquals(
        "touchstone: no such file or folder: runs/x", line(new NoSuchFileException("runs/x")));
  }

  /** Of which picocli, which looks for exceptions, knows nothing. */
  @CommandLine.Command(name = "ends")
  private static final class Ends implements Runnable {
    @Override
    public void run() {
      throw new NoClassDefFoundError("some/Class");
    }
  }

  @Test
  void anErrorIsALineAndExitCode2AndNobodyWaitsForReports() throws IOException {
    StringWriter err = new StringWriter();
    Interruption interruption = new Interruption();
    CommandLine command = new CommandLine(new Ends()).setErr(new PrintWriter(err));
    assertEquals(2, Main.execute(command, interruption));
    assertEquals(1, err.toString().lines().count(), err::toString);
    assertTrue(
        err.toString().contains("java.lang.NoClassDefFoundError: some/Class"), err::toString);
    assertTrue(details(err.toString()).contains("at " + Ends.class.getName()));
    assertTimeout(Duration.ofSeconds(10), interruption::request);
  }

  /** Such as a list, which is not even asked whether to stop. */
  @Test
  void whoMakesNoReportsIsNotWaitedForAsIfThereWereSome() {
    PrintStream err = System.err;
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    System.setErr(new PrintStream(said));
    try {
      assertTimeout(Duration.ofSeconds(15), new Interruption()::request);
    } finally {
      System.setErr(err);
    }
    assertEquals("", said.toString(StandardCharsets.UTF_8));
  }

  /** A document of many small values takes thirty times its bytes once it is read. */
  @Test
  void aDocumentThatIsTooLargeIsNoFailureToReport() {
    StringWriter err = new StringWriter();
    CommandLine command = new CommandLine(new ListCommand()).setErr(new PrintWriter(err));
    assertEquals(2, Failures.handle(new OutOfMemoryError("Java heap space"), command));
    assertEquals(
        "touchstone: there is no memory left (Java heap space): bring smaller documents with --document, or choose some with --workload",
        err.toString().strip());
  }

  @Test
  void whatNobodyThoughtOfLeavesItsTraceInAFile() throws IOException {
    String line = line(new IllegalStateException("odd"));
    assertTrue(line.contains("java.lang.IllegalStateException: odd. The details are in "), line);
    assertTrue(details(line).contains("at " + FailuresTest.class.getName()));
  }

  /** What the file holds that a line names; nobody needs it any longer. */
  private static String details(String line) throws IOException {
    Matcher named = Pattern.compile("details are in (.+): please").matcher(line);
    assertTrue(named.find(), line);
    Path file = Path.of(named.group(1));
    String details = Files.readString(file);
    Files.delete(file);
    return details;
  }
}
