package touchstone.checks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** The checkout, as files. */
final class Tree {

  static final Path ROOT =
      Path.of(Objects.requireNonNull(System.getProperty("touchstone.root"), "run by Maven"));

  private Tree() {}

  static Path file(String name) {
    return ROOT.resolve(name);
  }

  static String text(String name) {
    return text(file(name));
  }

  static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Every file that people wrote, below a folder: nothing that a build or a run leaves. */
  static List<Path> sources(String folder) {
    try (Stream<Path> files = Files.walk(file(folder))) {
      return files
          .filter(Files::isRegularFile)
          .filter(f -> Stream.of("target", ".git", "runs", "record")
              .noneMatch(left -> ROOT.relativize(f).startsWith(left)
                  || ROOT.relativize(f).toString().contains("/" + left + "/")))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<Path> folders(String folder) {
    try (Stream<Path> files = Files.list(file(folder))) {
      return files.filter(Files::isDirectory).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
