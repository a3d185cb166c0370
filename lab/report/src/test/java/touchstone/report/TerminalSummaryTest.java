package touchstone.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchstone.model.Summary;

class TerminalSummaryTest {

  private final GoldenRun run = new GoldenRun();
  private final Summary summary = Summaries.of(run.plan, run.samples());

  private String render(int width, boolean color) {
    return TerminalSummary.render(run.plan, run.samples(), summary, width, color);
  }

  @Test
  void everyLineFits() {
    for (int width : new int[] {80, 81, 100, 120, 160}) {
      for (String line : render(width, false).lines().toList()) {
        assertTrue(line.codePointCount(0, line.length()) <= width, width + ": " + line);
      }
    }
  }

  @Test
  void showsTimeRatioAllocationAndVerdictAtAnyWidth() {
    for (int width : new int[] {80, 160}) {
      String line = render(width, false)
          .lines()
          .filter(l -> l.startsWith("slow-reflective") && l.contains("slower"))
          .findFirst()
          .orElseThrow();
      for (String part : List.of("250 µs", "236 kB", "2.50 [2.4")) {
        assertTrue(line.contains(part), line);
      }
    }
  }

  @Test
  void aWideTerminalShowsMore() {
    assertFalse(render(80, false).contains("4,000 ops/s"));
    assertTrue(render(160, false).contains("4,000 ops/s"));
    assertTrue(render(160, false).contains("slow_string_fromJson_minified"));
  }

  @Test
  void groupsOfOneJdkStandUnderOneHeading() {
    String text = render(100, false);
    assertEquals(1, text.lines().filter("JDK 25"::equals).count());
    assertEquals(1, text.lines().filter("JDK 17"::equals).count());
    assertTrue(text.indexOf("JDK 25\n") < text.indexOf("write-string  users-tiny"));
    assertTrue(text.indexOf("write-string  users-tiny") < text.indexOf("JDK 17\n"));
  }

  @Test
  void namesTheWrongOnesAndEndsWithTheAnswer() {
    String text = render(100, false);
    assertTrue(text.contains("liar: wrong, at /users/0/is_active: expected true"), text);
    assertTrue(text.contains("liar wrong in 1 table"), text);
    String last = text.substring(text.indexOf("Fastest reader"));
    assertTrue(last.contains("read-string: fast and near are not told apart"), last);
    assertTrue(last.contains("write-string: slow-reflective is faster than every other"), last);
  }

  @Test
  void coloursOnlyWhenAsked() {
    assertFalse(render(100, false).contains("\u001b"));
    String colored = render(100, true);
    assertTrue(colored.contains("\u001b[31mwrong"), colored);
    assertEquals(render(100, false), colored.replaceAll("\u001b\\[[0-9]*m", ""));
  }
}
