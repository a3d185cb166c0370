package touchstone.cli;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;
import touchstone.model.Plan;

/** A length of time as people type it: {@code 90s}, {@code 5m}, {@code 1h30m}. */
record Budget(long seconds) {

  private static final Pattern FORM = Pattern.compile("(?:(\\d+)h)?(?:(\\d+)m)?(?:(\\d+)s)?");

  /** Reads an option's value. */
  static final class Converter implements CommandLine.ITypeConverter<Budget> {
    @Override
    public Budget convert(String text) {
      Matcher matcher = FORM.matcher(text);
      if (text.isEmpty() || !matcher.matches()) {
        throw new CommandLine.TypeConversionException(
            "expected a length of time such as 90s, 5m or 1h30m, found '" + text + "'");
      }
      try {
        long seconds = Math.addExact(
            Math.addExact(
                Math.multiplyExact(part(matcher, 1), 3600L),
                Math.multiplyExact(part(matcher, 2), 60L)),
            part(matcher, 3));
        if (seconds < 1 || seconds > Plan.LONGEST_SECONDS) {
          throw new CommandLine.TypeConversionException(
              "expected between 1s and 168h, found '" + text + "'");
        }
        return new Budget(seconds);
      } catch (ArithmeticException | NumberFormatException e) {
        throw new CommandLine.TypeConversionException(
            "expected between 1s and 168h, found '" + text + "'");
      }
    }

    private static long part(Matcher matcher, int group) {
      return matcher.group(group) == null ? 0 : Long.parseLong(matcher.group(group));
    }
  }
}
