package touchstone.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import touchstone.workloads.OwnDocument;

class PathsTest {

  private static CommandLine touchstone() {
    return new CommandLine(new Main(), new Main.Commands(new Interruption()));
  }

  /** Of every command every option that takes a path, and the folders behind it, with an empty one. */
  static List<List<String>> emptyPaths() {
    List<List<String>> found = new ArrayList<>();
    touchstone().getSubcommands().forEach((name, command) -> {
      for (ArgSpec arg : command.getCommandSpec().args()) {
        if (Stream.of(arg.auxiliaryTypes()).anyMatch(PathsTest::isPath)) {
          found.add(
              arg instanceof OptionSpec option
                  ? List.of(name, option.longestName(), "")
                  : List.of(name, ""));
        }
      }
    });
    return found;
  }

  private static boolean isPath(Class<?> type) {
    return type == Path.class || type == OwnDocument.class;
  }

  @Test
  void everyKindOfPathIsTried() {
    List<List<String>> tried = emptyPaths();
    for (List<String> one : List.of(
        List.of("run", "--jdk", ""),
        List.of("run", "--out", ""),
        List.of("run", "--resume", ""),
        List.of("list", "--document", ""),
        List.of("verify", "--contestants", ""),
        List.of("report", ""),
        List.of("compare", ""))) {
      assertTrue(tried.contains(one), () -> one + " is not among " + tried);
    }
  }

  /** As of a variable that is not set: it must not be the folder in which the command was given. */
  @ParameterizedTest
  @MethodSource("emptyPaths")
  void anEmptyPathIsRefused(List<String> arguments) {
    String said = refused(arguments);
    assertTrue(
        said.contains(": expected a path, found '' (`.` is the folder that you are in)"), said);
  }

  @Test
  void whatHasNoOptionIsCalledAsTheHelpCallsIt() {
    String said = refused(List.of("report", ""));
    assertTrue(said.startsWith("touchstone: Invalid value for DIR: expected a path"), said);
  }

  /** Elsewhere it would stand for what a file holds. */
  @Test
  void anAtSignIsALetterOfANameLikeOthers(@TempDir Path folder) {
    String said = refused(1, List.of("report", "@" + folder));
    assertTrue(said.contains("there is no folder @" + folder), said);
  }

  @Test
  void soIsTheEmptyPathOfAJar() {
    String said = refused(List.of("run", "--library-jar", "gson= "));
    assertTrue(said.contains("expected a path, found ' '"), said);
  }

  private static String refused(List<String> arguments) {
    return refused(2, arguments);
  }

  private static String refused(int lines, List<String> arguments) {
    StringWriter err = new StringWriter();
    CommandLine line = touchstone().setErr(new PrintWriter(err));
    assertEquals(
        Failures.USAGE,
        Main.execute(line, new Interruption(), arguments.toArray(String[]::new)),
        err::toString);
    assertEquals(lines, err.toString().lines().count(), err::toString);
    return err.toString();
  }
}
