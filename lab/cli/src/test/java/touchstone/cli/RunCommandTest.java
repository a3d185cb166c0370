package touchstone.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class RunCommandTest {

  private static String goingOn(int forks, int secondsLeft) {
    return RunCommand.goingOn(
        Path.of("a"), forks, Duration.ofSeconds(secondsLeft), Duration.ofSeconds(3));
  }

  @Test
  void whoGoesOnWithARunLearnsWhatIsLeftForIt() {
    assertEquals("Going on with a: 1 fork is there, 1m5s of the budget left.", goingOn(1, 65));
    assertEquals(
        "Going on with a: 10 forks are there, 3s of the budget left, too short for another: a new run with a longer --budget measures more.",
        goingOn(10, 3));
    assertEquals(
        "Going on with a: 0 forks are there, 0s of the budget left, too short for another: a new run with a longer --budget measures more.",
        goingOn(0, -7));
  }
}
