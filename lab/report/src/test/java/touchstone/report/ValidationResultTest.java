package touchstone.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.model.Contestant;
import touchstone.model.Operation;
import touchstone.model.RunDirectory;

@Tag("any-jdk")
class ValidationResultTest {

  @TempDir
  Path folder;

  private static double share(Contestant row) {
    return row.name().endsWith("+5%") ? 0.05 : row.name().endsWith("+10%") ? 0.10 : 0;
  }

  /** Forks of a row differ by 3 %. */
  private RunDirectory run(int blocks, double fiver) throws IOException {
    return run(blocks, fiver, 1);
  }

  private RunDirectory run(int blocks, double fiver, double first) throws IOException {
    RunBuilder builder = new RunBuilder()
        .document("users-large", 235_700)
        .cell("gson@a", Operation.READ_BYTES, "users-large", 17, blocks, 1_000_000 * first);
    for (String name : List.of("gson@b", "gson@c", "gson@d")) {
      builder.cell(name, Operation.READ_BYTES, "users-large", 17, blocks, 1_000_000);
    }
    return builder
        .cell("gson@+5%", Operation.READ_BYTES, "users-large", 17, blocks, 1_000_000 * fiver)
        .cell("gson@+10%", Operation.READ_BYTES, "users-large", 17, blocks, 1_100_000)
        .write(folder);
  }

  @Test
  void aMachineThatKeepsThePromisesIsSaidTo() throws IOException {
    ValidationResult result =
        ValidationResult.of("quiet", run(28, 1.05), ValidationResultTest::share);
    assertTrue(result.asPromised(), result::toString);
    assertEquals(28, result.blocks());
    assertEquals(6, result.measured().races());
    assertEquals(List.of(0.05, 0.1), result.rows().stream().map(r -> r.share()).toList());
    assertTrue(result.rows().stream().allMatch(ValidationResult.Row::holdsTruth), result::toString);
    String text = ValidationText.text(List.of(result));
    assertTrue(text.contains("a row slower by 5 % found within 60 blocks"), text);
    assertTrue(text.contains("a row slower by 10 % found within 30 blocks"), text);
    assertTrue(text.contains("holds it"), text);
    assertFalse(text.contains("NO"), text);
  }

  @Test
  void aDifferenceThatIsNotThereIsMissed() throws IOException {
    ValidationResult result =
        ValidationResult.of("loaded", run(28, 1.0), ValidationResultTest::share);
    assertFalse(result.asPromised());
    String text = ValidationText.text(List.of(result));
    assertTrue(text.contains("misses it"), text);
    assertTrue(ValidationText.markdown(List.of(result)).contains("| NO |"), text);
  }

  @Test
  void equalRowsThatAreMeasuredApartBreakThePromiseThoughRacesOfThemDoNotSeeIt()
      throws IOException {
    ValidationResult result =
        ValidationResult.of("quiet", run(28, 1.10, 1.05), ValidationResultTest::share);
    assertTrue(result.equals().share(result.equals().toldApart()) <= 0.05, result::toString);
    assertTrue(result.apart() > 0, result::toString);
    assertFalse(result.asPromised(), result::toString);
    assertTrue(ValidationText.text(List.of(result)).contains("NO"));
  }

  /** Five are enough for a verdict, and none of these rows is judged wrongly: but nobody knows what others would have been like. */
  @Test
  void ofFewerBlocksThanARaceWaitsForNothingIsSaid() throws IOException {
    ValidationResult result =
        ValidationResult.of("quiet", run(5, 1.05), ValidationResultTest::share);
    assertFalse(result.asPromised());
    assertEquals(0, result.equals().races());
    assertTrue(result.rows().stream().allMatch(r -> r.in60().races() == 0), result::toString);
    String text = ValidationText.text(List.of(result));
    assertTrue(text.contains("too few blocks"), text);
    assertTrue(
        text.contains(
            "quiet: 5 blocks of each row, too few to say by how much an equal pair's ratio moves from block to block; clock"),
        text);
    assertTrue(
        text.contains(
            "quiet: 5 blocks are too few to say what is kept, which takes 6: give more time with --budget"),
        text);
  }
}
