package touchstone.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine;

/**
 * Reads every path that a command takes. An empty one, which a shell makes of a variable that is not set, would be the folder in
 * which the command was given.
 */
final class Paths implements CommandLine.ITypeConverter<Path> {

  @Override
  public Path convert(String text) {
    return of(text);
  }

  static Path of(String text) {
    if (text.isBlank()) {
      throw new CommandLine.TypeConversionException(
          "expected a path, found '%s' (`.` is the folder that you are in)".formatted(text));
    }
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw new CommandLine.TypeConversionException(
          "expected a path, found '%s': %s".formatted(text, e.getReason()));
    }
  }
}
