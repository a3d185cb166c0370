package touchstone.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

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
    assertEquals("plain, lines", on(Map.of("TERM", "dumb")));
  }

  @Test
  void whatIsNoTerminalIsToldInPlainLines() {
    nowhere();
    assertEquals("plain, lines", on(Map.of("TERM", "xterm")));
  }
}
