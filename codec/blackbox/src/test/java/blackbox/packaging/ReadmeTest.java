package blackbox.packaging;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program that the README shows is what a newcomer copies: it compiles, runs, and prints what the README says. */
class ReadmeTest {

  private static final Pattern PROGRAM = Pattern.compile(
      "<!-- program: (\\w+)\\.java -->\\s*```java\\n(.*?\\n)```\\s*prints\\s+```\\n(.*?\\n)```",
      Pattern.DOTALL);

  @Test
  void theProgramPrintsWhatTheReadmeSays(@TempDir Path folder) throws IOException {
    Path root = Path.of(System.getProperty("touchstone.root"));
    Matcher program = PROGRAM.matcher(Files.readString(root.resolve("README.md")));
    assertTrue(program.find(), "README.md shows a program and what it prints");
    Program.source(folder, program.group(1) + ".java", program.group(2));
    Program.onTheClassPath(folder).run(program.group(1)).printed(program.group(3));
  }
}
