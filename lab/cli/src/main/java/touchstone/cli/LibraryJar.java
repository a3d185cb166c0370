package touchstone.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine;
import touchstone.harness.LibraryJars;

/** Reads {@code --library-jar}: a library's name, an equals sign and a path, such as {@code gson=build/gson.jar}. */
final class LibraryJar implements CommandLine.ITypeConverter<LibraryJars.Given> {

  @Override
  public LibraryJars.Given convert(String text) {
    int equals = text.indexOf('=');
    if (equals > 0 && equals < text.length() - 1) {
      try {
        return new LibraryJars.Given(
            text.substring(0, equals), Path.of(text.substring(equals + 1)));
      } catch (InvalidPathException e) {
        throw new CommandLine.TypeConversionException(
            "expected a path behind the '=', found '" + text + "'");
      }
    }
    throw new CommandLine.TypeConversionException(
        "expected a library and the path of a jar, such as gson=build/gson.jar, found '" + text
            + "'");
  }
}
