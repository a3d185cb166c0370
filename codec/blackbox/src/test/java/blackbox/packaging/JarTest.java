package blackbox.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.DataInputStream;
import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.util.List;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What is in the one jar that a program runs with. */
class JarTest {

  /** The class file version of Java 17. */
  private static final int JAVA_17 = 61;

  private static final String VERSIONS = "META-INF/versions/";

  @Test
  void itHoldsOnlyStreak() throws IOException {
    try (JarFile jar = new JarFile(Jars.STREAK.toFile())) {
      List<String> foreign = jar.stream()
          .map(JarEntry::getName)
          .filter(n -> !n.endsWith("/"))
          .filter(n -> !n.startsWith("streak/") && !n.startsWith("META-INF/"))
          .toList();
      assertEquals(List.of("module-info.class"), foreign);
    }
  }

  @Test
  void itsClassesAreForJava17AndThoseForANewerOneStandApart() throws IOException {
    try (JarFile jar = new JarFile(Jars.STREAK.toFile())) {
      List<JarEntry> classes =
          jar.stream().filter(e -> e.getName().endsWith(".class")).toList();
      assertTrue(classes.size() > 20, "the jar holds classes");
      for (JarEntry entry : classes) {
        int release = JAVA_17;
        if (entry.getName().startsWith(VERSIONS)) {
          release += Integer.parseInt(entry.getName().split("/")[2]) - 17;
        }
        try (DataInputStream in = new DataInputStream(jar.getInputStream(entry))) {
          in.skipNBytes(6);
          assertEquals(release, in.readUnsignedShort(), entry.getName());
        }
      }
    }
  }

  @Test
  void itIsAModuleThatNeedsOnlyTheJdksBase() {
    ModuleDescriptor module =
        ModuleFinder.of(Jars.STREAK).findAll().iterator().next().descriptor();
    assertEquals("streak", module.name());
    Set<String> needed = module.requires().stream()
        .filter(r -> !r.modifiers().contains(ModuleDescriptor.Requires.Modifier.STATIC))
        .map(ModuleDescriptor.Requires::name)
        .collect(Collectors.toSet());
    assertEquals(Set.of("java.base"), needed);
    List<String> internal = module.exports().stream()
        .map(ModuleDescriptor.Exports::source)
        .filter(p -> p.contains("internal"))
        .toList();
    assertEquals(List.of(), internal, "nothing internal is exported");
  }
}
