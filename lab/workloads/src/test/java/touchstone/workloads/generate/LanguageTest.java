package touchstone.workloads.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class LanguageTest {

  private static final Language LANGUAGE = new Language(
      List.of("ba", "ко", "𠮷"),
      " ",
      ". ",
      new Range(2, 5),
      new Range(2, 4),
      "{first} {count}",
      List.of("Row"),
      List.of("🚀", "👍🏽"),
      50);

  @Test
  void aTextHasExactlyTheCodePointsAskedFor() {
    Draws draws = new Draws(1);
    for (int length = 2; length < 300; length++) {
      String text = LANGUAGE.text(draws, length);
      assertEquals(length, text.codePointCount(0, text.length()), text);
      assertTrue(text.endsWith(".") && !text.contains("  "), text);
      assertTrue(text.chars().filter(c -> Character.isSurrogate((char) c)).count() % 2 == 0, text);
    }
  }

  @Test
  void aNameStartsWithACapitalWhereTheScriptHasThem() {
    Draws draws = new Draws(1);
    for (int i = 0; i < 50; i++) {
      String name = LANGUAGE.name(draws, 4);
      assertEquals(4, name.codePointCount(0, name.length()));
      assertTrue(name.matches("(B|К|𠮷).*"), name);
      String capitals = LANGUAGE.capitals(draws, 4);
      assertTrue(capitals.matches("[BAКО𠮷]{4}"), capitals);
    }
  }
}
