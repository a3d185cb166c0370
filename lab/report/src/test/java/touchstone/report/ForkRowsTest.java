package touchstone.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.model.Archive;
import touchstone.model.Forks;
import touchstone.model.Iteration;
import touchstone.model.Operation;
import touchstone.model.RunDirectory;
import touchstone.model.Sample;

/** What the page says of each fork, and where it says that it comes from. */
class ForkRowsTest {

  private static final Pattern FORK =
      Pattern.compile("<tr><th scope=\"row\" class=\"right\">(\\d+)</th>(.*?)</tr>");

  private static final Pattern LINE = Pattern.compile(">line (\\w+)</td>(.*)");

  @TempDir
  Path folder;

  @Test
  void aForkLeadsToItsLineAndToTheTimeThatStandsThere() throws IOException {
    RunDirectory run = new RunBuilder()
        .document("users-tiny", 8_200)
        .cell("gson", Operation.READ_BYTES, "users-tiny", 25, 5, 9_000)
        .cell("moshi", Operation.READ_BYTES, "users-tiny", 25, 5, 7_000)
        .failed("slowpoke", Operation.READ_BYTES, "users-tiny", 25, Sample.Status.HUNG)
        .cold("gson", Operation.READ_STRING, "users-tiny", 25, Archive.NONE, 3, 9e7, 9e4)
        .write(folder);
    Reports.write(run);
    assertTrue(Run.read(run).forks().isPaced());
    String page = Files.readString(run.file("report.html"));
    List<Sample> samples = run.samples().samples();
    boolean[] seen = new boolean[samples.size()];
    Matcher forks = FORK.matcher(page);
    while (forks.find()) {
      Matcher line = LINE.matcher(forks.group(2));
      assertTrue(line.find(), forks.group());
      assertTrue(line.group(1).matches("\\d+"), forks.group());
      int number = Integer.parseInt(line.group(1)) - 1;
      Sample sample = samples.get(number);
      seen[number] = true;
      assertEquals(Integer.parseInt(forks.group(1)), sample.block(), forks.group());
      if (sample.ok() && sample.cold() == null) {
        String asItWas = Figures.time(Forks.time(sample, Iteration::wallNs));
        assertTrue(line.group(2).contains(">" + asItWas + "<"), forks.group() + " " + asItWas);
      }
    }
    for (int i = 0; i < seen.length; i++) {
      assertTrue(seen[i], "nothing leads to line " + (i + 1));
    }
    assertTrue(page.contains(ReportDocument.PACED), "the page says at what pace its times are");
    assertTrue(Files.readString(run.file("report.md")).contains(ReportDocument.PACED));
  }

  @Test
  void whereNobodyLookedTimesAreAsTheyWere() throws IOException {
    RunDirectory run = new GoldenRun().write(folder);
    Reports.write(run);
    String page = Files.readString(run.file("report.html"));
    assertFalse(page.contains("usual pace"), "there is no yardstick");
    assertFalse(page.contains("line null"), "every fork has its line");
  }
}
