package touchstone.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PairRacesTest {

  private static double[] row(long seed, double level, double spread, int blocks) {
    Random random = new Random(seed);
    return IntStream.range(0, blocks)
        .mapToDouble(b -> level * Math.exp(spread * random.nextGaussian()))
        .toArray();
  }

  @Test
  void aRaceEndsAtItsFirstVerdict() {
    PairRaces.End end = PairRaces.race(row(1, 120, 0.01, 60), row(2, 100, 0.01, 60), Looks.LONG);
    assertEquals(new PairRaces.End(Verdict.SLOWER, 6), end);
    assertEquals(
        Verdict.FASTER,
        PairRaces.race(row(2, 100, 0.01, 60), row(1, 120, 0.01, 60), Looks.LONG).verdict());
  }

  @Test
  void theEndOfARunTakesThePlaceOfTheNextLook() {
    PairRaces.End end = PairRaces.race(row(1, 101, 0.2, 17), row(2, 100, 0.2, 17), Looks.STANDARD);
    assertEquals(new PairRaces.End(Verdict.UNDECIDED, 17), end);
  }

  @Test
  void equalsStayEqualWhateverTheirMeasuredMeansAre() {
    // By chance one of the two was slower in most blocks.
    PairRaces races =
        PairRaces.ofEquals(row(1, 101, 0.02, 28), row(2, 100, 0.02, 28), Looks.LONG, 1_000, 7);
    assertEquals(1_000, races.races());
    assertTrue(races.share(races.toldApart()) <= 0.05, races::toString);
  }

  @Test
  void whatIsThereIsFound() {
    PairRaces races =
        PairRaces.drawn(row(1, 105, 0.03, 28), row(2, 100, 0.03, 28), Looks.LONG, 200, 7);
    assertEquals(200, races.slower(), races::toString);
    assertEquals(0, races.faster() + races.undecided() + races.equivalent());
  }
}
