package touchstone.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class CourseTest {

  private static final long SECOND = 1_000_000_000L;

  @Test
  void aRunThatIsDoneBeforeItsTimeIsOverSaysSo() {
    Course course = new Course(0, 600 * SECOND, 600 * SECOND, 0.1);
    assertEquals(new Course.Place(0, Duration.ofSeconds(600)), course.preparing(0));
    assertEquals(new Course.Place(0, Duration.ofSeconds(600)), course.at(0, 0));
    assertEquals(
        new Course.Place(0.5, Duration.ofSeconds(100)), course.at(100 * SECOND, 0.5), "by forks");
    assertEquals(
        new Course.Place(0.75, Duration.ofSeconds(150)), course.at(450 * SECOND, 0.6), "by time");
  }

  @Test
  void whatEarlierSessionsHaveDoneTookNoneOfThisOnesTime() {
    Course course = new Course(0, 600 * SECOND, 600 * SECOND, 0.1);
    assertEquals(new Course.Place(0.25, Duration.ofSeconds(450)), course.at(150 * SECOND, 0.5));
    assertEquals(new Course.Place(0.75, Duration.ofSeconds(100)), course.at(300 * SECOND, 0.875));
  }

  /** Of 900 seconds at the most; 0.4 of the plan is needed. */
  @Test
  void whoIsTooSlowForTheBudgetSeesWhenWhatIsNeededIsThere() {
    Course course = new Course(0, 600 * SECOND, 900 * SECOND, 0.4);
    assertEquals(new Course.Place(0, Duration.ofSeconds(600)), course.at(0, 0));
    assertEquals(
        new Course.Place(0.25, Duration.ofSeconds(600)), course.at(200 * SECOND, 0.1), "of 800");
    assertEquals(
        new Course.Place(0.5, Duration.ofSeconds(450)), course.at(450 * SECOND, 0.1), "of 900");
    assertEquals(
        new Course.Place(0.5, Duration.ofSeconds(300)), course.at(300 * SECOND, 0.3), "of 600");
    assertEquals(
        new Course.Place(1, Duration.ZERO), course.at(600 * SECOND, 0.4), "no more is needed");
    assertEquals(
        new Course.Place(0.75, Duration.ofSeconds(225)),
        course.at(675 * SECOND, 0.4),
        "who goes on has until the last");
  }
}
