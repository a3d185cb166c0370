package touchstone.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import touchstone.model.RunDirectory;

class ResumedTest {

  private static String goingOn(int forks, int secondsLeft) {
    return Resumed.goingOn(
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

  @Test
  void whoGoesOnWithADamagedRunLearnsWhatIsLost() {
    List<RunDirectory.Damage> damaged =
        List.of(new RunDirectory.Damage(2, false), new RunDirectory.Damage(9, true));
    assertEquals(
        List.of(
            "a: samples.jsonl line 2 is not a sample: it does not count, and its fork is measured again.",
            "a: samples.jsonl line 9 is cut off: it does not count, and its fork is measured again."),
        Resumed.damage(Path.of("a"), new RunDirectory.Samples(List.of(), List.of(), damaged)));
  }
}
