package streak.processor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What the guide shows of types that are not made or annotated here. */
final class Guide {

  private static final Path SOURCES = Path.of("src", "test", "guide");

  private Guide() {}

  static String source(String file) {
    try {
      return Files.readString(SOURCES.resolve(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
