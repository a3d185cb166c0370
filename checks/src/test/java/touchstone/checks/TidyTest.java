package touchstone.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Rules that hold for every file of the tree. */
@Tag("any-jdk")
class TidyTest {

  private static final Pattern LINK = Pattern.compile("\\[[^\\]]*\\]\\(([^)#]+)(#[^)]*)?\\)");

  private static List<Path> sources(String pattern) {
    List<Path> found = Tree.sources("").stream()
        .filter(f -> f.getFileName().toString().matches(pattern))
        .toList();
    assertFalse(found.isEmpty(), "no file matches " + pattern);
    return found;
  }

  @Test
  void noFileIsTooLongToReadOnce() {
    List<String> tooLong = sources(".*\\.(java|kt)").stream()
        .filter(f -> Tree.text(f).lines().count() > 600)
        .map(Path::toString)
        .toList();
    assertEquals(List.of(), tooLong);
  }

  @Test
  void noNameThatNamesNothing() {
    List<String> vague = sources(".*\\.(java|kt)").stream()
        .map(f -> f.getFileName().toString())
        .filter(n -> n.matches(".*(Utils?|Helpers?|Manager|Impl)\\.(java|kt)"))
        .toList();
    assertEquals(List.of(), vague);
  }

  @Test
  void everyModuleWithCodeHasTests() {
    List<String> without = sources("pom\\.xml").stream()
        .map(Path::getParent)
        .filter(module -> Files.exists(module.resolve("src/main")))
        .filter(module -> !Files.exists(module.resolve("src/test")))
        .map(Path::toString)
        .toList();
    assertEquals(List.of(), without);
  }

  @Test
  void noTestIsSwitchedOff() {
    Pattern off = Pattern.compile("^\\s*@(Disabled|Ignore)\\b", Pattern.MULTILINE);
    List<Path> switchedOff = sources(".*\\.(java|kt)").stream()
        .filter(f -> off.matcher(Tree.text(f)).find())
        .toList();
    assertEquals(List.of(), switchedOff);
  }

  /** The drivers; the types that some bindings need of their own are in packages below. */
  @Test
  void aContestantIsAShortFile() {
    List<Path> drivers = Tree.folders("lab/contestants").stream()
        .map(m -> m.resolve("src/main/java/touchstone/contestants"))
        .filter(Files::exists)
        .flatMap(m -> Tree.sources(Tree.ROOT.relativize(m).toString()).stream()
            .filter(f -> m.relativize(f).getNameCount() == 2))
        .toList();
    assertFalse(drivers.isEmpty());
    drivers.forEach(f -> assertTrue(
        Tree.text(f).lines().count() <= 200, f + " is longer than a contestant should be"));
  }

  /** The reader's locale has other points, commas and digits. */
  @Test
  void theLabPrintsFiguresAlikeInEveryLocale() {
    String figure = "%[-+ 0#(]*\\d*(?:,\\d*d|,?\\d*\\.\\d+[efg])";
    Pattern formatted = Pattern.compile(figure + "[^\"\\n]*\"\\s*\\)?\\s*\\.formatted\\(");
    Pattern any = Pattern.compile(figure);
    List<String> found = new ArrayList<>();
    for (String room : List.of(
        "cli", "fork", "harness", "model", "report", "stats", "typed", "types", "workloads")) {
      for (Path file : Tree.sources("lab/" + room + "/src/main/java")) {
        for (String statement : Tree.text(file).split("[;{}]\\s*\\n")) {
          if (formatted.matcher(statement).find()
              || (any.matcher(statement).find() && !statement.contains("Locale.ROOT"))) {
            found.add(file + ": " + statement.strip());
          }
        }
      }
    }
    assertEquals(List.of(), found);
  }

  /**
   * Not even a whole number takes its digits from the locale where a compiler reads them, or where the same run must give the same
   * bytes: in Egypt or Iran, %d is none that Java knows.
   */
  @Test
  void whatProgramsReadHoldsCountsAsTheyAre() {
    Pattern count = Pattern.compile("%(?:\\d+\\$)?[-0,+ (#]*\\d*d");
    List<String> found = Stream.of(
            "codec",
            "lab/report",
            "lab/workloads",
            "lab/fork",
            "lab/model",
            "lab/types",
            "lab/typed")
        .flatMap(room -> Tree.sources(room).stream())
        .filter(f -> f.toString().matches(".*/src/main/.*\\.(java|kt)"))
        .filter(f -> !f.endsWith("package-info.java"))
        .filter(f -> Stream.of(Tree.text(f).split("[;{}]\\s*\\n"))
            .anyMatch(s -> count.matcher(s).find() && !s.contains("Locale.ROOT")))
        .map(Path::toString)
        .toList();
    assertEquals(List.of(), found);
  }

  @Test
  void linksBetweenDocumentsLeadSomewhere() {
    for (Path document : sources(".*\\.md")) {
      Matcher link = LINK.matcher(Tree.text(document));
      while (link.find()) {
        String target = link.group(1);
        if (!target.contains("://") && !target.startsWith("mailto:")) {
          assertTrue(
              Files.exists(document.resolveSibling(target)), document + " links to " + target);
        }
      }
    }
  }

  @Test
  void noPathOfAMachineAndNoPackageHostIsWrittenDown() {
    // In pieces, so that this file is not among those that it looks for.
    Pattern forbidden = Pattern.compile(String.join(
        "|",
        "/(?:root|home)/[a-z]",
        "/lib/" + "jvm/",
        "repo1?\\." + "maven",
        "registry\\." + "npmjs",
        "\\bpypi\\." + "org",
        "/tmp/" + "[a-z]"));
    List<String> found = Tree.sources("").stream()
        .filter(f -> f.getFileName()
            .toString()
            .matches(".*\\.(java|kt|md|xml|json|yml|sh|cmd)|touchstone|run"))
        .filter(f -> forbidden.matcher(Tree.text(f)).find())
        .map(Path::toString)
        .toList();
    assertEquals(List.of(), found);
  }
}
