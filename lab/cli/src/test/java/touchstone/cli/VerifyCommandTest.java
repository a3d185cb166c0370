package touchstone.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import touchstone.harness.Gate;
import touchstone.model.Cell;
import touchstone.model.Operation;

class VerifyCommandTest {

  private static Gate.Finding finding(
      String contestant,
      String workload,
      String outcome,
      @Nullable String pointer,
      String message) {
    Cell cell = new Cell(contestant, workload, Operation.READ_BYTES, 17, null);
    return new Gate.Finding(cell, outcome, pointer, message);
  }

  @Test
  void whatNoDocumentIsToBlameForIsSaidOnce() {
    assertEquals(
        List.of(
            "CRASHED a x read-bytes: could not be built (and likewise in 2 more)",
            "WRONG b x read-bytes at /0: expected 1, found 2",
            "WRONG b y read-bytes at /0: expected 1, found 2",
            "CRASHED b z read-bytes: could not be built"),
        VerifyCommand.lines(List.of(
            finding("a", "x", "crashed", null, "could not be built"),
            finding("b", "x", "wrong", "/0", "expected 1, found 2"),
            finding("a", "y", "crashed", null, "could not be built"),
            finding("b", "y", "wrong", "/0", "expected 1, found 2"),
            finding("c", "y", "ok", null, ""),
            finding("a", "z", "crashed", null, "could not be built"),
            finding("b", "z", "crashed", null, "could not be built"))));
  }

  /** In a terminal it would go on in red, or be deleted. */
  @Test
  void whatAChildPrintedMovesNoTerminal() {
    assertEquals(
        "CRASHED one users-tiny read-bytes: its process ended with exit code 3: red\nand more",
        VerifyCommand.line(finding(
            "one",
            "users-tiny",
            "crashed",
            null,
            "its process ended with exit code 3: \u001b[31mred\u001b[2K\nand more")));
  }
}
