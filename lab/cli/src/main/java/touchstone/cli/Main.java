package touchstone.cli;

import java.io.File;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Spec;

/** {@code touchstone}. */
@Command(
    name = "touchstone",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    description = "Measures JSON libraries the way people use them.",
    subcommands = {
      RunCommand.class,
      ListCommand.class,
      VerifyCommand.class,
      ReportCommand.class,
      CompareCommand.class,
      HistoryCommand.class,
      ProfileCommand.class,
      TypedCommand.class,
      ProbeCommand.class,
      ValidateCommand.class,
      MergeCommand.class
    },
    footer = {
      "",
      "Begin with `touchstone run`: which library reads and writes fastest, within five "
          + "minutes. Each command has a --help of its own."
    })
public final class Main implements Runnable {

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandLine.Model.CommandSpec spec;

  /** The version that the build wrote into the jar. */
  static final class Version implements CommandLine.IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Main.class.getPackage().getImplementationVersion();
      return new String[] {"touchstone " + (version == null ? "(not packaged)" : version)};
    }
  }

  public static void main(String[] args) {
    // Whatever the machine's language: the same figures in the terminal, and the same documents and
    // reports.
    Locale.setDefault(Locale.ROOT);
    Interruption interruption = Interruption.install();
    CommandLine line = new CommandLine(new Main(), new Commands(interruption));
    Output output = Output.install();
    boolean windows = File.separatorChar == '\\';
    int exit = execute(line, interruption, windows ? Typed.unquoted(args) : args);
    Optional<String> lost = output.lost();
    lost.ifPresent(why -> System.err.printf(
        "touchstone: the output could not be written (%s): send it to where there is room, and run the command again%n",
        why));
    System.exit(lost.isPresent() ? Failures.USAGE : exit);
  }

  static int execute(CommandLine line, Interruption interruption, String... args) {
    try {
      // Of a folder whose name begins with an @ picocli would make a stack trace.
      return line.setExpandAtFiles(false)
          .registerConverter(Path.class, new Paths())
          .setExecutionExceptionHandler(Failures::handle)
          .setParameterExceptionHandler(Failures::usage)
          .setUsageHelpWidth(Terminal.width())
          .setColorScheme(Help.defaultColorScheme(Terminal.takesColors() ? Ansi.ON : Ansi.OFF))
          .execute(args);
    } catch (Throwable e) {
      // picocli hands over exceptions alone; memory ends, and classes are missing, too.
      return Failures.handle(e, line);
    } finally {
      interruption.over();
    }
  }

  /** Makes the commands, so that each can be told of Ctrl-C. */
  record Commands(Interruption interruption) implements CommandLine.IFactory {
    @Override
    public <K> K create(Class<K> type) throws Exception {
      return type == RunCommand.class
          ? type.cast(new RunCommand(interruption))
          : type == VerifyCommand.class
              ? type.cast(new VerifyCommand(interruption))
              : type == ProbeCommand.class
                  ? type.cast(new ProbeCommand(interruption))
                  : type == ProfileCommand.class
                      ? type.cast(new ProfileCommand(interruption))
                      : type == ValidateCommand.class
                          ? type.cast(new ValidateCommand(interruption))
                          : CommandLine.defaultFactory().create(type);
    }
  }

  @Override
  public void run() {
    spec.commandLine().usage(System.out);
  }
}
