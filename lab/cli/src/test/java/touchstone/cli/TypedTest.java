package touchstone.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import picocli.CommandLine;

class TypedTest {

  @Test
  void whatAShellWouldChangeIsQuoted() {
    assertEquals(
        "run speed --only 'streak-*,jackson?' --out 'my runs' 'it'\\''s' '' --budget 5m a/b:c=1.5%",
        Typed.words(List.of(
            "run",
            "speed",
            "--only",
            "streak-*,jackson?",
            "--out",
            "my runs",
            "it's",
            "",
            "--budget",
            "5m",
            "a/b:c=1.5%")));
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void aShellTakesItForTheSameWords() throws IOException {
    List<String> words =
        List.of("*", "~", "$HOME", "a b", "it's", "", "\\", "\"", "`id`", "{a,b}", "#", "!1");
    Process shell = new ProcessBuilder("sh", "-c", "printf '%s\\n' " + Typed.words(words)).start();
    assertEquals(
        words,
        new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
            .lines()
            .toList());
  }

  @Test
  void whoGoesOnWithARunGivesAgainWhatItsPlanDoesNotHold() {
    CommandLine run = new CommandLine(new RunCommand(new Interruption()));
    run.parseArgs(
        "values",
        "--jdk",
        "17",
        "--budget=9m",
        "--only",
        "gson-*",
        "--jdk=25",
        "--contestants",
        "my own");
    assertEquals(
        "touchstone run --jdk 17 --jdk 25 --contestants 'my own' --resume 'a run'",
        Typed.resumption(run.getCommandSpec(), RunCommand.PLANNED, Path.of("a run")));
    run.parseArgs("--resume", "x", "--jdk", "25");
    assertEquals(
        "touchstone run --jdk 25 --resume x",
        Typed.resumption(run.getCommandSpec(), RunCommand.PLANNED, Path.of("x")));
  }

  @Test
  void whoRunsAFewAloneGivesAgainWhatSaysNothingOfWhichTheyAre() {
    CommandLine run = new CommandLine(new RunCommand(new Interruption()));
    run.parseArgs("values", "--jdk", "25", "--budget=9m", "--only", "gson-*", "--seed", "3");
    assertEquals(
        "touchstone run values --jdk 25 --only a,b",
        Typed.run(
            run.getCommandSpec(), RunCommand.PLANNED, List.of("values"), List.of("--only", "a,b")));
  }

  /** They are matched apart from the word before, which takes no other option for its own. */
  @Test
  void aValueThatLooksLikeAnOptionStandsWithItsOwn() {
    CommandLine run = new CommandLine(new RunCommand(new Interruption()));
    run.parseArgs("--jvm-flag", "-XX:+UseG1GC", "--jvm-flag=-Da=b c", "--jdk", "25");
    assertEquals(
        "touchstone run --jvm-flag=-XX:+UseG1GC '--jvm-flag=-Da=b c' --jdk 25 --only a",
        Typed.run(run.getCommandSpec(), List.of(), List.of(), List.of("--only", "a")));
  }

  /** {@code cmd.exe} knows no single quotes, and the examples have them. */
  @Test
  void theQuotesOfTheExamplesAreTakenOff() {
    assertArrayEquals(
        new String[] {"--only", "gson-*,jackson3", "it's", "'", "", "'a"},
        Typed.unquoted("--only", "'gson-*,jackson3'", "it's", "'", "''", "'a"));
  }
}
