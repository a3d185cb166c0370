package touchstone.cli;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;

/**
 * Which part of a run, as people type it: {@code 2/4}.
 *
 * @param index from 1
 */
record Part(int index, int count) {

  private static final Pattern FORM = Pattern.compile("(\\d{1,4})/(\\d{1,4})");

  /** Reads an option's value. */
  static final class Converter implements CommandLine.ITypeConverter<Part> {
    @Override
    public Part convert(String text) {
      Matcher matcher = FORM.matcher(text);
      if (matcher.matches()) {
        Part part =
            new Part(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
        if (part.index() >= 1 && part.index() <= part.count()) {
          return part;
        }
      }
      throw new CommandLine.TypeConversionException(
          "expected a part of a run such as 1/4, counted from 1, found '" + text + "'");
    }
  }
}
