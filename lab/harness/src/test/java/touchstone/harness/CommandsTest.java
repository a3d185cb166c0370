package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.fork.ForkMain;
import touchstone.harness.fixtures.Fixture;

class CommandsTest {

  @TempDir
  Path folder;

  @Test
  void theFlagsOfTheContestantFollowThoseOfTheRun() throws IOException {
    FixtureLab lab = new FixtureLab(folder, Fixture.class, Fixture.Hangs.class);
    Commands commands = new Commands(lab.catalog);
    for (String name : List.of("Fixture", "Hangs")) {
      List<String> command = commands.of(
          Jdk.current(),
          List.of("-Xmx200m"),
          lab.contestants.get(name.toLowerCase(Locale.ROOT)),
          ForkMain.class,
          List.of("operation=read-string"));
      int flag = command.indexOf("-Dfixture=" + name);
      assertEquals(command.indexOf("-Xmx200m") + 1, flag, command::toString);
      assertTrue(flag < command.indexOf(ForkMain.class.getName()), command::toString);
      assertEquals(1, command.stream().filter(c -> c.startsWith("-Dfixture=")).count());
    }
  }
}
