package touchstone.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine;
import touchstone.harness.Refusal;
import touchstone.model.RunDirectory;
import touchstone.report.Printable;

/** Turns whatever went wrong into one line that says what to do, and an exit code; a stack trace reaches nobody. */
final class Failures {

  static final int DONE = 0;
  static final int FOUND_WRONG = 1;
  static final int USAGE = 2;

  private static final String JDK = "--jdk";
  private static final String OUT = "--out";
  private static final String RESUME = "--resume";

  private Failures() {}

  static int handle(Exception e, CommandLine command, CommandLine.ParseResult parsed) {
    return handle(e, command);
  }

  static int handle(Throwable e, CommandLine command) {
    // A message may hold what a child printed, or a file: it moves no terminal.
    command.getErr().println("touchstone: " + Printable.lines(line(e, command.getCommandSpec())));
    command.getErr().flush();
    return USAGE;
  }

  static int usage(CommandLine.ParameterException e, String[] args) {
    CommandLine command = e.getCommandLine();
    PrintWriter err = command.getErr();
    err.println("touchstone: " + words(e));
    CommandLine.UnmatchedArgumentException.printSuggestions(e, err);
    err.println("`" + command.getCommandSpec().qualifiedName() + " --help` shows what it takes.");
    err.flush();
    return USAGE;
  }

  /** Those of picocli, but where they are a programmer's. */
  private static String words(CommandLine.ParameterException e) {
    if (e instanceof CommandLine.MissingParameterException missing
        && !missing.getMissing().isEmpty()
        && missing.getMissing().stream().allMatch(CommandLine.Model.ArgSpec::isPositional)) {
      CommandLine.Model.ArgSpec first = missing.getMissing().get(0);
      return "expected %s, found none. %s: %s"
          .formatted(first.paramLabel(), first.paramLabel(), String.join(" ", first.description()));
    }
    if (e instanceof CommandLine.UnmatchedArgumentException unmatched
        && !unmatched.isUnknownOption()) {
      return "`%s` takes no '%s'"
          .formatted(
              e.getCommandLine().getCommandSpec().qualifiedName(),
              String.join("' and no '", unmatched.getUnmatched()));
    }
    return String.valueOf(e.getMessage())
        .replaceFirst("positional parameter at index \\S+ \\(([^)]+)\\)", "$1")
        .replaceFirst("'([^']*)' is not an? (int|long)$", "expected a whole number, found '$1'");
  }

  /** One line; the command's options are what there is to change. */
  private static String line(Throwable e, CommandLine.Model.CommandSpec command) {
    if (e instanceof Refusal || e instanceof RunDirectory.DamagedRun) {
      return message(e);
    }
    if (e instanceof UncheckedIOException unchecked && unchecked.getCause() != null) {
      return line(unchecked.getCause(), command);
    }
    if (e instanceof IOException io) {
      return line(io, command);
    }
    if (e instanceof OutOfMemoryError) {
      return "there is no memory left (%s): bring smaller documents with --document, or choose some with --workload"
          .formatted(message(e));
    }
    return unexpected(e);
  }

  private static String line(IOException e, CommandLine.Model.CommandSpec command) {
    String message = message(e);
    boolean hasOut = command.findOption(OUT) != null && !isGoneOnWith(command);
    if (message.contains("No space left")
        || message.contains("not enough space")
        || message.contains("quota")) {
      return message
          + (hasOut
              ? ": the disk is full; free some space, or choose another with --out (temporary files: set TMPDIR)"
                  + (command.findOption(RESUME) != null
                      ? ". A run that had begun goes on with --resume DIR"
                      : "")
              : ": the disk is full; free some space (for temporary files, or set TMPDIR)"
                  + (isGoneOnWith(command) ? ", and give the same command again" : ""));
    }
    if (message.startsWith("Cannot run program")) {
      return "c" + message.substring(1)
          + (command.findOption(JDK) != null
              ? "; if that is no JDK for this machine, give another --jdk"
              : "");
    }
    Optional<String> temporary = temporary(e, Path.of(System.getProperty("java.io.tmpdir")));
    if (temporary.isPresent()) {
      return temporary.get();
    }
    if (e instanceof AccessDeniedException
        || message.contains("Permission denied")
        || message.contains("Read-only")) {
      // Of that exception the message is the file alone.
      String why = e instanceof AccessDeniedException ? message + ": permission denied" : message;
      if (isUnreadable(e)) {
        return "cannot read " + why;
      }
      return "cannot write " + why + (hasOut ? "; choose another folder with --out" : "");
    }
    if (e instanceof NoSuchFileException) {
      return "no such file or folder: " + message;
    }
    if (e instanceof FileAlreadyExistsException) {
      return message + " is a file, where a folder has to be: move it elsewhere";
    }
    if (e instanceof FileSystemException) {
      return "cannot use " + message;
    }
    return unexpected(e);
  }

  /** A run that is gone on with stays where it is. */
  private static boolean isGoneOnWith(CommandLine.Model.CommandSpec command) {
    CommandLine.ParseResult given = command.commandLine().getParseResult();
    return given != null && given.hasMatchedOption(RESUME);
  }

  /** What is there and cannot be read was to be read: where it was to be written, it is not there, or can be. */
  private static boolean isUnreadable(IOException e) {
    String file = e instanceof FileSystemException failed ? failed.getFile() : null;
    return file != null && Files.exists(Path.of(file)) && !Files.isReadable(Path.of(file));
  }

  /** What there is to change where the folder of temporary files is no place for any. */
  static Optional<String> temporary(Exception e, Path folder) {
    return e instanceof FileSystemException failed
            && failed.getFile() != null
            && Path.of(failed.getFile()).startsWith(folder)
            && !(Files.isDirectory(folder) && Files.isWritable(folder))
        ? Optional.of(
            "no temporary file can be written to %s: set TMPDIR to a folder that can be written"
                .formatted(folder))
        : Optional.empty();
  }

  private static String unexpected(Throwable e) {
    try {
      Path details = Files.createTempFile("touchstone-failure", ".txt");
      try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(details))) {
        e.printStackTrace(out);
      }
      return "a failure that should not be: %s. The details are in %s: please report it with them"
          .formatted(e, details);
    } catch (IOException io) {
      return "a failure that should not be: " + e;
    }
  }

  private static String message(Throwable e) {
    return String.valueOf(e.getMessage());
  }
}
