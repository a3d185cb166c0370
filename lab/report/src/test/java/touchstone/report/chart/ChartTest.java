package touchstone.report.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class ChartTest {

  private static final Pattern HEADING =
      Pattern.compile("<text class=\"heading\" x=\"20\" y=\"(\\d+)\">([^<]*)</text>");

  private static String file(String title) {
    return new Chart(title, "Description", 100, 0, 0, "").file();
  }

  private static List<MatchResult> lines(String file) {
    return HEADING.matcher(file).results().toList();
  }

  @Test
  void aShortTitleIsALine() {
    String file = file("Time per operation: read-bytes");
    assertEquals(1, lines(file).size());
    assertTrue(file.contains("width=\"760\" height=\"164\""), file);
  }

  @Test
  void aLongTitleIsBrokenBetweenWordsAndThePictureMovesDown() {
    String title =
        "Time of the first operations: read-string, users-large/minified, a CDS archive of the libraries, JDK 17";
    String file = file(title);
    List<MatchResult> lines = lines(file);
    assertEquals(2, lines.size(), file);
    assertEquals(title, lines.get(0).group(2) + " " + lines.get(1).group(2));
    assertEquals("28", lines.get(0).group(1));
    assertEquals("50", lines.get(1).group(1));
    assertTrue(lines.get(0).group(2).length() <= 74, file);
    assertTrue(file.contains("height=\"186\""), file);
    assertTrue(file.contains("<svg x=\"20\" y=\"66\""), file);
    assertTrue(file.contains("<title id=\"t\">" + title + "</title>"), "whole for a reader");
  }
}
