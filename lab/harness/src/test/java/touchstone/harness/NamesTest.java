package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class NamesTest {

  private static final List<String> KNOWN =
      List.of("gson-autovalue", "gson-reflective", "jackson3", "users-large/minified");

  private static List<String> select(String... globs) {
    return Names.select("contestant", List.of(globs), KNOWN, Function.identity());
  }

  @Test
  void globsTakeInTheOrderOfTheCatalogueAndOnce() {
    assertEquals(KNOWN, select());
    assertEquals(
        List.of("gson-autovalue", "gson-reflective", "jackson3"),
        select("jackson?", "gson-*", "*-autovalue"));
    assertEquals(List.of("users-large/minified"), select("users-large/*"));
  }

  @Test
  void aNameThatIsNoneIsRefusedWithTheNearest() {
    assertEquals(
        "unknown contestant 'gson-autovale': did you mean gson-autovalue? (`touchstone list` shows them all)",
        assertThrows(Refusal.class, () -> select("jackson3", "gson-autovale")).getMessage());
    assertEquals(
        "unknown contestant 'gson': did you mean gson-autovalue? (`touchstone list` shows them all)",
        assertThrows(Refusal.class, () -> select("gson")).getMessage());
    for (String far : List.of("x", "", "zzz*")) {
      assertEquals(
          "unknown contestant '%s' (`touchstone list` shows them all)".formatted(far),
          assertThrows(Refusal.class, () -> select(far)).getMessage());
    }
  }
}
