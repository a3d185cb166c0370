package touchstone.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The README in Chinese says what the one in English says, as far as a machine can tell. */
@Tag("any-jdk")
class ReadmesTest {

  private static final String ENGLISH = Tree.text("README.md");
  private static final String CHINESE = Tree.text("README.zh-CN.md");

  private static final Pattern BLOCK =
      Pattern.compile("^(?:<!-- [^>]* -->\\n)?```.*?^```$", Pattern.DOTALL | Pattern.MULTILINE);

  private static List<String> blocks(String text) {
    return BLOCK.matcher(text).results().map(MatchResult::group).toList();
  }

  private static List<String> matches(String text, String pattern) {
    return Pattern.compile(pattern, Pattern.MULTILINE)
        .matcher(BLOCK.matcher(text).replaceAll(""))
        .results()
        .map(match -> match.group(1))
        .toList();
  }

  @Test
  void bothShowTheSameCommandsAndPrograms() {
    assertFalse(blocks(ENGLISH).isEmpty());
    assertEquals(blocks(ENGLISH), blocks(CHINESE));
  }

  @Test
  void bothShowTheSameTables() {
    List<String> english = matches(ENGLISH, "^(\\|.*)$");
    assertFalse(english.isEmpty());
    assertEquals(english, matches(CHINESE, "^(\\|.*)$"));
  }

  @Test
  void bothNameTheSameNamesAndOptions() {
    String name = "`([^`\\n]+)`";
    assertEquals(new TreeSet<>(matches(ENGLISH, name)), new TreeSet<>(matches(CHINESE, name)));
  }

  @Test
  void bothHaveTheSameChaptersAndLeadToTheSamePlaces() {
    String level = "^(#+) ";
    assertEquals(matches(ENGLISH, level), matches(CHINESE, level));
    String link = "\\]\\(((?!README)[^)]+)\\)";
    assertEquals(matches(ENGLISH, link), matches(CHINESE, link));
  }

  @Test
  void eachBeginsWithALinkToTheOther() {
    assertEquals("[简体中文](README.zh-CN.md)", ENGLISH.lines().findFirst().orElseThrow());
    assertEquals("[English](README.md)", CHINESE.lines().findFirst().orElseThrow());
  }
}
