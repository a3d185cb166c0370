package touchstone.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import touchstone.model.Condition;
import touchstone.model.Iteration;
import touchstone.model.Operation;
import touchstone.model.Sample;

class ProbeResultTest {

  private static final List<Condition> CONDITIONS = List.of(
      Condition.fine("cores", "2"),
      Condition.harmful("power", "running on battery", "connect it to the mains"),
      Condition.note("turbo", "on", "turn it off"));

  private static final List<ProbeResult.Run> RUNS = List.of(
      ProbeResult.Run.of("two", 1, 0.05, "5m", 20),
      ProbeResult.Run.of("two", 1, 0.05, "1h", 30),
      ProbeResult.Run.of("many", 10, 0.05, "5m", 2),
      ProbeResult.Run.of("many", 10, 0.05, "1h", 30));

  private static Sample fork(int block, int position, double ns) {
    return fork(block, position, new Iteration(10, ns, ns, 0, 1, 0, 0, 0, 0));
  }

  private static Sample fork(int block, int position, Iteration iteration) {
    return new Sample(
        block,
        position,
        "a",
        "w",
        Operation.READ_BYTES,
        17,
        Sample.Status.OK,
        "jvm",
        "",
        1,
        0,
        null,
        List.of(),
        List.of(iteration),
        null);
  }

  private static Sample crashed(int block, int position) {
    return new Sample(
        block,
        position,
        "a",
        "w",
        Operation.READ_BYTES,
        17,
        Sample.Status.CRASHED,
        "",
        "",
        1,
        0,
        null,
        List.of(),
        List.of(),
        new Sample.Failure(1, "gone", ""));
  }

  @Test
  void whichForkIsTheFirstTakesTurnsAndHalfABlockIsLeftOut() {
    ProbeResult result = ProbeResult.of(
        CONDITIONS,
        List.of(
            fork(0, 0, 100),
            fork(0, 1, 110),
            fork(1, 0, 110),
            fork(1, 1, 100),
            fork(2, 0, 100),
            crashed(2, 1),
            fork(3, 0, 70)),
        RUNS);
    assertEquals(List.of(1.1, 1.1), result.ratios());
    assertEquals(1.1, result.ratio());
    assertEquals(0.0, assertNotNullDouble(result.spread()), 1e-9);
  }

  @Test
  void aSlowMachineIsNoSpread() {
    List<Sample> samples = new ArrayList<>();
    for (int b = 0; b < 8; b++) {
      for (int position = 0; position < 2; position++) {
        double pace = 1 + (3 * b + 5 * position) % 4;
        samples.add(fork(
            b, position, new Iteration(10, 100 * pace, 100 * pace, 0, 1, 0, 0, 0, 0, 10 * pace)));
      }
    }
    ProbeResult result = ProbeResult.of(CONDITIONS, samples, RUNS);
    assertEquals(0.0, assertNotNullDouble(result.spread()), 1e-9);
    assertEquals(1.0, assertNotNullDouble(result.ratio()), 1e-9);
  }

  private static double assertNotNullDouble(Double value) {
    assertNotNull(value);
    return value;
  }

  @Test
  void whatStandsInTheWayComesFirstWithItsCure() {
    String text = ProbeText.render(ProbeResult.of(CONDITIONS, List.of(), RUNS), "a w");
    List<String> lines = text.lines().toList();
    assertTrue(lines.get(0).startsWith("harmful  power"), text);
    assertTrue(lines.get(1).strip().equals("-> connect it to the mains"), text);
    assertTrue(lines.get(2).startsWith("note     turbo"), text);
    assertTrue(lines.get(4).startsWith("fine     cores"), text);
    assertTrue(text.contains("0 pairs of forks, too few to say anything"), text);
  }

  @Test
  void onePairShowsNoSpread() {
    ProbeResult result =
        ProbeResult.of(CONDITIONS, List.of(fork(0, 0, 100), fork(0, 1, 110)), RUNS);
    assertNull(result.spread());
    assertNull(result.low());
    assertTrue(ProbeText.render(result, "a w").contains("1 pair of forks, too few"));
  }

  @Test
  void aRunThatIsLookedAtMoreThanOnceTellsLessApartAtEachLook() {
    assertTrue(difference(0.0125) > 1.15 * difference(0.05));
  }

  private static double difference(double alpha) {
    List<ProbeResult.Run> run = List.of(ProbeResult.Run.of("two", 1, alpha, "1h", 30));
    return assertNotNullDouble(
        ProbeResult.of(CONDITIONS, eightPairs(), run).runs().get(0).difference());
  }

  private static List<Sample> eightPairs() {
    List<Sample> samples = new ArrayList<>();
    for (int b = 0; b < 8; b++) {
      samples.add(fork(b, 0, 100 + b % 3));
      samples.add(fork(b, 1, 101 + b % 2));
    }
    return samples;
  }

  @Test
  void runsTooShortForAVerdictPromiseNothing() {
    ProbeResult result = ProbeResult.of(CONDITIONS, eightPairs(), RUNS);
    assertNull(result.runs().get(2).difference());
    double twenty = assertNotNullDouble(result.runs().get(0).difference());
    double thirty = assertNotNullDouble(result.runs().get(1).difference());
    assertTrue(thirty < twenty, twenty + " " + thirty);
    String text = ProbeText.render(result, "a w");
    assertTrue(text.lines().anyMatch(line -> line.matches("many\\s+-\\s+[0-9.]+ %")), text);
    assertFalse(text.contains("too few"), text);
  }

  @Test
  void equalForksThatLookDifferentAreNamed() {
    List<Sample> samples = new ArrayList<>();
    for (int b = 0; b < 8; b++) {
      // The second of the pair is slower, whichever place it has.
      samples.add(fork(b, b % 2, 100));
      samples.add(fork(b, 1 - b % 2, 120 + b % 2));
    }
    String text = ProbeText.render(ProbeResult.of(CONDITIONS, samples, RUNS), "a w");
    assertTrue(text.contains("Equal forks look different"), text);
  }
}
