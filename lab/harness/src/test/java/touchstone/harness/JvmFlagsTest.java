package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.harness.fixtures.Fixture;

class JvmFlagsTest {

  @TempDir
  Path folder;

  @Test
  void whatIsGivenComesBehindTheLabsOwn() {
    assertEquals(JvmFlags.DEFAULT, JvmFlags.with(List.of()));
    List<String> flags = JvmFlags.with(List.of("-Da=b", "-XX:MaxInlineLevel=9"));
    assertEquals(JvmFlags.DEFAULT, flags.subList(0, JvmFlags.DEFAULT.size()));
    assertEquals(
        List.of("-Da=b", "-XX:MaxInlineLevel=9"),
        flags.subList(JvmFlags.DEFAULT.size(), flags.size()));
  }

  /** Of these a JVM would refuse two. */
  @ParameterizedTest
  @ValueSource(strings = {"-XX:+UseG1GC", "-XX:+UseZGC", "-XX:+UseParallelGC"})
  void aCollectorTakesThePlaceOfTheLabs(String collector) {
    List<String> flags = JvmFlags.with(List.of(collector));
    assertTrue(flags.contains(collector), flags::toString);
    assertEquals(1, flags.stream().filter(flag -> flag.endsWith("GC")).count(), flags::toString);
  }

  @Test
  void aHeapIsAsLargeAsTheLastFlagSays() {
    assertEquals(1L << 30, JvmFlags.heapBytes(JvmFlags.DEFAULT));
    assertEquals(300L << 20, JvmFlags.heapBytes(JvmFlags.with(List.of("-Xmx300m"))));
    assertEquals(70_000_000, JvmFlags.heapBytes(List.of("-Xmx5g", "-Xmx70000000")));
    assertTrue(JvmFlags.heapBytes(List.of()) > 0, "as the JVM itself has it");
  }

  @Test
  void aHeapHasItsSizeFromTheStart() {
    List<String> flags = JvmFlags.with(List.of("-Xmx300m"));
    assertTrue(flags.lastIndexOf("-Xms300m") > flags.indexOf("-Xms1g"), flags::toString);
    assertEquals(
        List.of("-Xms100m"),
        JvmFlags.with(List.of("-Xmx300m", "-Xms100m")).stream()
            .filter(flag -> flag.startsWith("-Xms") && !JvmFlags.DEFAULT.contains(flag))
            .toList());
  }

  @Test
  void aJvmThatStartsWithThemTakesThem() throws IOException {
    try (Documents documents = new Documents()) {
      List<String> flags = JvmFlags.with(List.of("-Xmx100m", "-XX:+UseParallelGC", "-Da=b c"));
      assertDoesNotThrow(() -> JvmFlags.requireTaken(Jdk.current(), flags, documents));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "-XX:+UseNothing|Unrecognized VM option 'UseNothing'",
        "-Xmx1q|Invalid maximum heap size: -Xmx1q",
        "-XX:+UseSerialGC -XX:+UseG1GC|", // of which JDKs say it in different words
        "-Xms2g -Xmx1g|Initial heap size set to a larger value than the maximum heap size",
        "--verbos|Unrecognized option: --verbos",
        "-version|", // a JVM that starts, and runs no program
      })
  void whatAJdkDoesNotTakeIsRefusedInItsWords(String given, @Nullable String words)
      throws IOException {
    try (Documents documents = new Documents()) {
      List<String> flags = List.of(given.split(" "));
      Refusal refusal =
          assertThrows(Refusal.class, () -> JvmFlags.requireTaken(Jdk.current(), flags, documents));
      String message = String.valueOf(refusal.getMessage());
      assertTrue(
          message.startsWith("JDK %d runs no program with %s: %s"
              .formatted(Runtime.version().feature(), given, words == null ? "" : words)),
          message);
      assertTrue(message.endsWith("; leave away what it does not take"), message);
      assertEquals(1, message.lines().count(), message);
    }
  }

  /** JMH 1.37 uses what these deny. */
  @Test
  void whatJmhDoesNotTakeIsRefusedWhereItWouldTime() throws IOException {
    Jdk jdk = Jdk.current();
    List<String> flags = JvmFlags.with(
        jdk.feature() < 24
            ? List.of("--limit-modules=java.base")
            : List.of("--sun-misc-unsafe-memory-access=deny"));
    Catalog catalog = new FixtureLab(folder, Fixture.class).catalog;
    try (Documents documents = new Documents()) {
      assertDoesNotThrow(() -> JvmFlags.requireTaken(jdk, flags, documents));
      assertDoesNotThrow(() -> JvmFlags.requireTimed(jdk, JvmFlags.DEFAULT, catalog, documents));
      Refusal refusal =
          assertThrows(Refusal.class, () -> JvmFlags.requireTimed(jdk, flags, catalog, documents));
      String message = String.valueOf(refusal.getMessage());
      assertTrue(message.startsWith("JMH, in which contestants are timed, does not run"), message);
      assertTrue(
          message.contains(
              jdk.feature() < 24
                  ? ": java.lang.ClassNotFoundException: "
                  : ": java.lang.UnsupportedOperationException: "),
          message);
      assertEquals(1, message.lines().count(), message);
    }
  }
}
