package touchstone.cli;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;

/** A command line as runs keep it and reports show it: to be pasted into a shell, which has taken the quotes off the first time. */
final class Typed {

  /** What every shell hands over as it is. */
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_./,:=@%+-]+");

  private Typed() {}

  /** All of the command line that a command is part of. */
  static String command(CommandSpec spec) {
    return "touchstone " + words(spec.commandLine().getParent().getParseResult().originalArgs());
  }

  /** Arguments without the single quotes that the examples have, and that the shells of Windows leave where they are. */
  static String[] unquoted(String... arguments) {
    return Arrays.stream(arguments)
        .map(a -> a.matches("(?s)'.*'") && a.length() > 1 ? a.substring(1, a.length() - 1) : a)
        .toArray(String[]::new);
  }

  /** Arguments as words of a shell: those in which it would see globs, spaces or quotes are quoted. */
  static String words(List<String> arguments) {
    return arguments.stream()
        .map(a -> PLAIN.matcher(a).matches() ? a : "'" + a.replace("'", "'\\''") + "'")
        .collect(Collectors.joining(" "));
  }
}
