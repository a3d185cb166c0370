package touchstone.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import touchstone.harness.Refusal;

class MannersTest {

  private static Manners of(String... arguments) {
    return CommandLine.populateCommand(new Manners(), arguments);
  }

  @Test
  void oneThreadWorksUnlessMoreAreAskedFor() {
    assertEquals(1, of().threads());
    assertEquals(Duration.ZERO, of().warmUp());
    int all = Runtime.getRuntime().availableProcessors();
    Manners manners = of("--threads", String.valueOf(all), "--warm-up", "30s");
    assertEquals(all, manners.threads());
    assertEquals(Duration.ofSeconds(30), manners.warmUp());
  }

  @Test
  void moreThreadsThanProcessorsAreRefused() {
    for (String number : new String[] {"0", "-1", "100000"}) {
      String words =
          assertThrows(Refusal.class, () -> of("--threads", number).threads()).getMessage();
      assertTrue(
          words.startsWith(
              "--threads takes 1 to %d here".formatted(Runtime.getRuntime().availableProcessors())),
          words);
      assertTrue(words.contains("found " + number), words);
    }
  }

  @Test
  void noneOfThemIsGivenToARunThatGoesOn() {
    assertTrue(RunCommand.PLANNED.containsAll(Manners.NAMES), RunCommand.PLANNED::toString);
  }
}
