package blackbox.packaging;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What a user gets: the built jars, not the folders that they were built from. */
final class Jars {

  /** The one that a program runs with. */
  static final Path STREAK = jarOf("streak.Streak");

  /** Those that only its compiler needs. */
  static final List<Path> PROCESSOR =
      List.of(jarOf("streak.processor.JsonProcessor"), jarOf("streak.codegen.AdapterGenerator"));

  private Jars() {}

  private static Path jarOf(String className) {
    try {
      Path jar = Path.of(Class.forName(className)
          .getProtectionDomain()
          .getCodeSource()
          .getLocation()
          .toURI());
      assertTrue(Files.isRegularFile(jar), jar + " is not a jar: run mvn verify, not mvn test");
      return jar;
    } catch (ClassNotFoundException | URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
