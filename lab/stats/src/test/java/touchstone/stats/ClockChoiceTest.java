package touchstone.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ClockChoiceTest {

  /** Of one row. */
  private static ClockChoice of(double[] wall, double[] cpu) {
    return ClockChoice.of(new double[][] {wall}, new double[][] {cpu});
  }

  @Test
  void aQuietMachineIsMeasuredByTheWall() {
    ClockChoice choice = of(new double[] {102, 204, 900}, new double[] {100, 200, 300});
    assertEquals(ClockChoice.Clock.WALL, choice.clock());
    assertTrue(choice.reason().startsWith("nothing held the threads up"), choice.reason());
    assertFalse(choice.reason().contains("quiet"), "how far forks differ is the twin's to say");
    assertTrue(choice.reason().contains("1.02"), choice.reason());
  }

  @Test
  void aContendedOneByThreadCpu() {
    ClockChoice choice = of(new double[] {101, 208, 900}, new double[] {100, 200, 300});
    assertEquals(ClockChoice.Clock.THREAD_CPU, choice.clock());
    assertEquals("thread-cpu", choice.clock().id());
    assertTrue(choice.reason().contains("1.04"), choice.reason());
  }

  @Test
  void threadsThatWaitForEachOtherByTheWall() {
    double[][] wall = {{200, 210, 190}};
    double[][] cpu = {{100, 100, 100}};
    assertEquals(ClockChoice.Clock.THREAD_CPU, ClockChoice.of(wall, cpu, 1).clock());
    ClockChoice choice = ClockChoice.of(wall, cpu, 2);
    assertEquals(ClockChoice.Clock.WALL, choice.clock());
    assertTrue(choice.reason().startsWith("2 threads worked at once"), choice.reason());
  }

  @Test
  void loadThatComesAndGoesIsSeenInATenthOfTheForks() {
    double[] cpu = new double[20];
    double[] wall = new double[20];
    for (int i = 0; i < cpu.length; i++) {
      cpu[i] = 100;
      wall[i] = i % 7 == 0 ? 125 : 101;
    }
    ClockChoice choice = of(wall, cpu);
    assertEquals(ClockChoice.Clock.THREAD_CPU, choice.clock());
    assertTrue(choice.reason().contains("1.24 times"), choice.reason());
    assertTrue(choice.reason().contains("a tenth"), choice.reason());
    wall[7] = 101;
    wall[14] = 101;
    assertEquals(ClockChoice.Clock.WALL, of(wall, cpu).clock(), "one fork of twenty");
  }

  /** One row of six has a second thread work for it: by the clock of the first alone it would look twice as fast as it is. */
  @Test
  void aRowThatWaitsForAThreadOfItsOwnIsNoBusyMachine() {
    double[][] wall = new double[6][5];
    double[][] cpu = new double[6][5];
    for (int row = 0; row < wall.length; row++) {
      for (int b = 0; b < wall[row].length; b++) {
        cpu[row][b] = 100;
        wall[row][b] = row == 2 ? 200 : 101;
      }
    }
    assertEquals(ClockChoice.Clock.WALL, ClockChoice.of(wall, cpu).clock());
    for (int row = 0; row < wall.length; row++) {
      wall[row][row % 5] *= 1.25;
    }
    assertEquals(
        ClockChoice.Clock.THREAD_CPU, ClockChoice.of(wall, cpu).clock(), "a fork of each row");
  }

  @Test
  void aForkWithoutCpuTimeLeavesTheWallForAll() {
    double[] wall = {200, 200};
    assertEquals(
        ClockChoice.Clock.WALL, of(wall, new double[] {100, Double.NaN}).clock());
    assertEquals(ClockChoice.Clock.WALL, of(wall, new double[] {100, 0}).clock());
    assertTrue(of(wall, new double[] {100, 0}).reason().contains("not every fork"));
  }

  @Test
  void noForkIsTheWallToo() {
    assertEquals(ClockChoice.Clock.WALL, of(new double[0], new double[0]).clock());
    assertThrows(IllegalArgumentException.class, () -> of(new double[1], new double[2]));
  }

  /** Processes of one row, by what they took beyond an empty JVM's 30 ms of its thread's time and 36 as it passed. */
  private static ClockChoice ofStarts(double[] wall, double[] cpu) {
    double[] beyond = new double[wall.length];
    double[] whole = new double[wall.length];
    for (int i = 0; i < wall.length; i++) {
      beyond[i] = wall[i] / cpu[i];
      whole[i] = (wall[i] + 36) / (cpu[i] + 30);
    }
    return ClockChoice.ofStarts(new double[][] {beyond}, new double[][] {whole});
  }

  private static double[] filled(double value) {
    double[] values = new double[20];
    Arrays.fill(values, value);
    return values;
  }

  @Test
  void aStartThatWaitsForItsOwnCompilersIsNoBusyMachine() {
    ClockChoice choice = ofStarts(filled(107), filled(100));
    assertEquals(ClockChoice.Clock.WALL, choice.clock());
    assertEquals(
        "nothing held the processes up: beyond the empty JVM's, wall time was 1.07 times the main thread's CPU time in the"
            + " median process",
        choice.reason());
  }

  @Test
  void startsBesideABusyProgramAreMeasuredByThreadCpu() {
    ClockChoice choice = ofStarts(filled(160), filled(100));
    assertEquals(ClockChoice.Clock.THREAD_CPU, choice.clock());
    assertEquals(
        "the machine was contended: beyond the empty JVM's, wall time was 1.60 times the main thread's CPU time in the median"
            + " process",
        choice.reason());
  }

  @Test
  void loadThatComesAndGoesIsSeenInWholeProcesses() {
    double[] wall = filled(107);
    for (int i = 0; i < wall.length; i += 7) {
      wall[i] = 160;
    }
    ClockChoice choice = ofStarts(wall, filled(100));
    assertEquals(ClockChoice.Clock.THREAD_CPU, choice.clock());
    assertTrue(choice.reason().contains("1.37 times what is usual for the row"), choice.reason());
    // Of what is a sixth of the whole the same is a difference of two that are alike.
    for (int i = 0; i < wall.length; i++) {
      wall[i] = i % 7 == 0 ? 9 : 6.4;
    }
    assertEquals(ClockChoice.Clock.WALL, ofStarts(wall, filled(6)).clock());
  }

  @Test
  void aStartWithoutThreadTimeLeavesTheWallForAll() {
    assertEquals(
        "not every process has thread CPU time",
        ofStarts(filled(160), filled(Double.NaN)).reason());
    assertEquals(
        "no process has a figure", ofStarts(new double[0], new double[0]).reason());
  }
}
