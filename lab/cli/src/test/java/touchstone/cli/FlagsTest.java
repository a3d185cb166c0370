package touchstone.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import touchstone.harness.JvmFlags;

class FlagsTest {

  @Test
  void theHelpNamesWhatAFlagMayContradict() {
    String help = new CommandLine(new RunCommand(new Interruption()))
        .getUsageMessage(CommandLine.Help.Ansi.OFF);
    List<String> named = Stream.of(help.split("[\\s,]+"))
        .map(word -> word.replaceAll("\\.$", ""))
        .filter(JvmFlags.DEFAULT::contains)
        .distinct()
        .toList();
    assertEquals(
        JvmFlags.DEFAULT.stream()
            .filter(flag -> flag.startsWith("-Xm") || flag.endsWith("GC"))
            .toList(),
        named);
  }
}
