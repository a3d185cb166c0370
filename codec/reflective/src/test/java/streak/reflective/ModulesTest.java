package streak.reflective;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Types in a module that does not open its packages. */
class ModulesTest {

  private static final List<String> OPTIONS = List.of("--release", "17", "-parameters");

  private static Class<?> inModule(Path folder, String declaration, String source) {
    Compiled.sound(folder, OPTIONS, declaration, "package a; " + source);
    ModuleFinder finder = ModuleFinder.of(folder);
    Configuration configuration =
        ModuleLayer.boot().configuration().resolve(finder, ModuleFinder.of(), Set.of("m"));
    try {
      return ModuleLayer.boot()
          .defineModulesWithOneLoader(configuration, ModulesTest.class.getClassLoader())
          .findLoader("m")
          .loadClass("a.A");
    } catch (ClassNotFoundException e) {
      throw new IllegalArgumentException(e);
    }
  }

  @Test
  void whatIsClosedIsNamedWithTheDeclarationThatOpensIt(@TempDir Path folder) {
    Class<?> type = inModule(folder, "module m {}", "record A(int x) {}");
    IllegalArgumentException refusal =
        assertThrows(IllegalArgumentException.class, () -> new ReflectiveAdapters().adapter(type));
    assertEquals(
        "a.A cannot be reached: add 'opens a;' to the declaration of module m,"
            + " or make the class and its members public and export the package",
        refusal.getMessage());
  }

  @Test
  void whatIsOpenIsReached(@TempDir Path folder) {
    Class<?> type = inModule(folder, "module m { opens a; }", "record A(int x) {}");
    assertEquals("{\"x\":1}", SameWordsTest.roundTrip(type, "{\"x\":1}"));
  }

  @Test
  void whatIsPublicAndExportedIsReachedToo(@TempDir Path folder) {
    Class<?> type = inModule(folder, "module m { exports a; }", "public record A(int x) {}");
    assertEquals("{\"x\":1}", SameWordsTest.roundTrip(type, "{\"x\":1}"));
  }
}
