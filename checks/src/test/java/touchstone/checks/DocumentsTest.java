package touchstone.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the documents show is what is there. */
@Tag("any-jdk")
class DocumentsTest {

  private static final Pattern FILE_BLOCK =
      Pattern.compile("<!-- file: (\\S+) -->\\s*\\n( *)```\\w*\\n(.*?)\\n *```", Pattern.DOTALL);

  @Test
  void aBlockThatNamesAFileShowsThatFile() {
    int blocks = 0;
    for (Path document :
        Tree.sources("").stream().filter(f -> f.toString().endsWith(".md")).toList()) {
      Matcher block = FILE_BLOCK.matcher(Tree.text(document));
      while (block.find()) {
        String indent = block.group(2);
        String shown = block
            .group(3)
            .lines()
            .map(l -> l.startsWith(indent) ? l.substring(indent.length()) : l)
            .reduce((a, b) -> a + "\n" + b)
            .orElse("");
        assertEquals(meant(block.group(1)), shown, document + " shows " + block.group(1));
        blocks++;
      }
    }
    assertTrue(blocks >= 2, "CONTRIBUTING shows the sample contestant");
  }

  /** A file; of {@code file#region}, the lines between its two marks without what all of them are indented by. */
  private static String meant(String block) {
    int hash = block.indexOf('#');
    if (hash < 0) {
      return Tree.text(block).strip();
    }
    String text = Tree.text(block.substring(0, hash));
    String name = block.substring(hash + 1);
    Matcher region = Pattern.compile(
            "@start region=\"" + Pattern.quote(name) + "\"[^\\n]*\\n(.*?)\\n[^\\n]*@end\\b",
            Pattern.DOTALL)
        .matcher(text);
    assertTrue(region.find(), "no such region: " + block);
    return region.group(1).stripIndent().strip();
  }

  /** A block of code that nobody compiles drifts. */
  @Test
  void everyBlockOfJavaInTheGuidesComesFromAFile() {
    int blocks = 0;
    for (Path guide : Tree.sources("docs").stream()
        .filter(f -> f.toString().endsWith(".md") && !f.toString().contains("decisions"))
        .toList()) {
      Matcher block =
          Pattern.compile("(<!-- file: \\S+ -->\\s*)?```java").matcher(Tree.text(guide));
      for (int i = 1; block.find(); i++) {
        assertNotNull(block.group(1), "block " + i + " of " + guide);
        blocks++;
      }
    }
    assertTrue(blocks > 30, "the guides show code");
  }

  @Test
  void everyBlockOfTheAdaptersGuideIsATestThatRuns() {
    String guide = Tree.text("docs/adapters.md");
    List<String> files =
        FILE_BLOCK.matcher(guide).results().map(block -> block.group(1)).toList();
    assertEquals(guide.split("```java", -1).length - 1, files.size());
    files.forEach(
        file -> assertTrue(file.startsWith("codec/blackbox/src/test/java/"), file + " is a test"));
  }

  @Test
  void theTableOfErrorsHasTheIdsThatTheCompilerSays() {
    assertEquals(
        ids("codec/codegen/src/main/java/streak/codegen/Problem.java", "\"(STREAK\\d+)\""),
        ids("docs/errors.md", "(?m)^\\| `(STREAK\\d+)` \\|(?: [^|]+ \\|){3}$"));
  }

  private static List<String> ids(String file, String pattern) {
    return Pattern.compile(pattern)
        .matcher(Tree.text(file))
        .results()
        .map(id -> id.group(1))
        .toList();
  }

  @Test
  void theReadmesTableIsThatOfTheRecordedRun() {
    String readme = Tree.text("README.md");
    Matcher record = Pattern.compile("\\(record/([a-z0-9-]+)/report\\.md\\)").matcher(readme);
    assertTrue(record.find(), "README.md links to the report of a recorded run");
    Path run = Tree.file("record").resolve(record.group(1));
    for (String file :
        List.of("environment.json", "plan.json", "samples.jsonl", "summary.json", "report.md")) {
      assertTrue(Files.exists(run.resolve(file)), run + " lacks " + file);
    }
    List<String> standing = StandingTest.table();
    List<String> shown =
        readme.lines().filter(l -> l.startsWith("| ") && !standing.contains(l)).toList();
    List<String> recorded = Tree.text(run.resolve("report.md")).lines().toList();
    assertTrue(shown.size() > 12, "README.md shows a table");
    shown.forEach(
        line -> assertTrue(recorded.contains(line), "not in the recorded report: " + line));
    String command = recorded.stream()
        .filter(l -> l.startsWith("touchstone run"))
        .findFirst()
        .orElseThrow();
    assertTrue(
        readme.contains("./" + command.replaceAll(" --out \\S+", "")),
        "README.md shows the command: " + command);
  }

  @Test
  void theReadmesTwoCommandsAreRealOnes() {
    String readme = Tree.text("README.md");
    assertTrue(readme.contains("\n./touchstone run\n"), "the main job");
    assertTrue(readme.contains("\nmvn verify\n"), "the tests");
    assertTrue(
        Tree.text(".ci/run").contains("mvn -B -ntp clean verify"),
        "CI runs the README's test command");
  }
}
