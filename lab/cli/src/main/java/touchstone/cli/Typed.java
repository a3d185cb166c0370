package touchstone.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** A command line as runs keep it and reports show it: to be pasted into a shell, which has taken the quotes off the first time. */
final class Typed {

  /** What every shell hands over as it is. */
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_./,:=@%+-]+");

  private Typed() {}

  /** All of the command line that a command is part of. */
  static String command(CommandSpec spec) {
    return "touchstone " + words(spec.commandLine().getParent().getParseResult().originalArgs());
  }

  /**
   * The command that goes on with a run.
   *
   * @param planned options that the run's plan holds, and that are not given again
   */
  static String resumption(CommandSpec spec, List<String> planned, Path run) {
    return run(spec, planned, List.of(), List.of("--resume", run.toString()));
  }

  /**
   * The command that runs something else with what this one was given besides.
   *
   * @param planned options that say what is run, and are not given again
   * @param suites none for the default
   * @param options in their place
   */
  static String run(
      CommandSpec spec, List<String> planned, List<String> suites, List<String> options) {
    List<String> arguments = new ArrayList<>(List.of("run"));
    arguments.addAll(suites);
    // An option that was given twice is matched twice, with both of its values each time.
    for (OptionSpec option :
        new LinkedHashSet<>(spec.commandLine().getParseResult().matchedOptions())) {
      String name = option.longestName();
      if (!planned.contains(name) && !name.equals("--resume")) {
        option
            .originalStringValues()
            .forEach(value -> arguments.addAll(
                // A flag of the JVM's looks like another option.
                value.startsWith("-") ? List.of(name + "=" + value) : List.of(name, value)));
      }
    }
    arguments.addAll(options);
    return "touchstone " + words(arguments);
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
