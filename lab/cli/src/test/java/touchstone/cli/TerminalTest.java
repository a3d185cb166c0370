package touchstone.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TerminalTest {

  @BeforeEach
  void atATerminal() {
    System.setProperty("touchstone.terminal.out", "true");
    System.setProperty("touchstone.terminal.err", "true");
  }

  @AfterEach
  void nowhere() {
    System.clearProperty("touchstone.terminal.out");
    System.clearProperty("touchstone.terminal.err");
  }

  private static String on(Map<String, String> environment) {
    return (Terminal.takesColors(environment) ? "colours" : "plain")
        + (Terminal.movesBars(environment) ? ", bars" : ", lines");
  }

  @Test
  void aDumbTerminalIsToldInPlainLines() {
    assertEquals("colours, bars", on(Map.of("TERM", "xterm")));
    assertEquals("plain, bars", on(Map.of("TERM", "xterm", "NO_COLOR", "1")));
    assertEquals("colours, bars", on(Map.of("TERM", "xterm", "NO_COLOR", "")), "no-color.org");
    assertEquals("plain, lines", on(Map.of("TERM", "dumb")));
  }

  @ParameterizedTest
  @ValueSource(ints = {20, 40, 80, 200})
  void aBarStaysOnItsLineHoweverNarrowTheTerminal(int columns) {
    System.setProperty("touchstone.terminal.columns", String.valueOf(columns));
    ByteArrayOutputStream shown = new ByteArrayOutputStream();
    try (Progress progress =
        new Progress("measuring", new PrintStream(shown, true, StandardCharsets.UTF_8), true)) {
      progress.show(0.5, Duration.ofSeconds(90), "block 3: gson-reflective users-large read-bytes");
    } finally {
      System.clearProperty("touchstone.terminal.columns");
    }
    String[] bars = shown.toString(StandardCharsets.UTF_8).split("\r", -1);
    assertTrue(bars.length > 1, shown::toString);
    for (String bar : bars) {
      assertTrue(bar.length() <= columns, bar);
    }
  }

  @Test
  void whatIsNoTerminalIsToldInPlainLines() {
    nowhere();
    assertEquals("plain, lines", on(Map.of("TERM", "xterm")));
  }
}
