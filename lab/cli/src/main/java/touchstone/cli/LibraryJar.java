package touchstone.cli;

import picocli.CommandLine;
import touchstone.harness.LibraryJars;

/** Reads {@code --library-jar}: a library's name, an equals sign and a path, such as {@code gson=build/gson.jar}. */
final class LibraryJar implements CommandLine.ITypeConverter<LibraryJars.Given> {

  @Override
  public LibraryJars.Given convert(String text) {
    int equals = text.indexOf('=');
    if (equals > 0 && equals < text.length() - 1) {
      return new LibraryJars.Given(text.substring(0, equals), Paths.of(text.substring(equals + 1)));
    }
    throw new CommandLine.TypeConversionException(
        "expected a library and the path of a jar, such as gson=build/gson.jar, found '" + text
            + "'");
  }
}
