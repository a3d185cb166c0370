package touchstone.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchstone.model.Profile;

class ProfileTextTest {

  private static final List<Profile.Method> METHODS = List.of(
      new Profile.Method("a.Reader.read", 0.625, 1), new Profile.Method("a.Name.of", 0.375, 0.4));

  @Test
  void sharesStandBesideWhatChanceDoesToThem() {
    String text = ProfileText.render(new Profile(
        "gson-reflective users-tiny read-string jdk17",
        20,
        160_000,
        900,
        0.0123,
        METHODS,
        List.of(new Profile.Allocation("byte[]", "a.Name.of", 1))));
    assertEquals("""
        Where the time goes: gson-reflective users-tiny read-string jdk17, 900 samples in 20 s.
        An operation took this JVM 125 µs, the recorder's part included; others may differ.
        By chance alone a share of 10 % is off by up to 2.0 points; collections took 1.2 %.

          Self   With  Method
        62.5 %  100 %  a.Reader.read
        37.5 %   40 %  a.Name.of

        What is allocated, and by whom outside of the JDK:

        Bytes  Type    Method
        100 %  byte[]  a.Name.of
        """, text);
  }

  @Test
  void whatAllocatesNothingSaysSo() {
    String text = ProfileText.render(new Profile("cell", 5, 1, 100, 0, METHODS, List.of()));
    assertEquals("No allocation was sampled.", text.lines().reduce("", (a, b) -> b));
  }
}
