package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.fork.ForkMain;
import touchstone.fork.JitLog;
import touchstone.harness.fixtures.Fixture;
import touchstone.model.Environment;
import touchstone.model.ForkSettings;

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

  /** Some libraries use what JDK 24 began to warn of. Who wants to know how they do without says so. */
  @Test
  void unsafeIsAllowedUnlessTheRunSaysOtherwise() throws IOException {
    FixtureLab lab = new FixtureLab(folder, Fixture.class);
    Jdk current = Jdk.current();
    for (int feature : new int[] {17, 24}) {
      Jdk jdk = new Jdk(
          current.home(), new Environment.Jvm(feature, "a vendor", "JDK " + feature, "a version"));
      String denied = "--sun-misc-unsafe-memory-access=deny";
      List<List<String>> commands = Stream.of(List.<String>of(), List.of(denied))
          .map(flags -> new Commands(lab.catalog)
              .of(jdk, flags, lab.contestants.get("fixture"), ForkMain.class, List.of()))
          .map(command -> command.stream().filter(c -> c.contains("unsafe")).toList())
          .toList();
      assertEquals(
          feature < 24 ? List.of() : List.of("--sun-misc-unsafe-memory-access=allow"),
          commands.get(0));
      assertEquals(List.of(denied), commands.get(1));
    }
  }

  /** Of a name that the JVM would write otherwise, nobody waits for a file that never comes. */
  @Test
  void aChildIsToldWhereItsJitIsLogged() throws IOException {
    FixtureLab lab = new FixtureLab(folder, Fixture.class);
    ForkSettings forks =
        new ForkSettings(1_500, 4_500, 3_000, 1, 8, 50, List.of("-Xmx200m"), 60, 1);
    for (String scratch : List.of("a:b c", "100%p")) {
      List<String> command = new Commands(lab.catalog)
          .settling(
              Jdk.current(),
              forks,
              List.of(),
              lab.contestants.get("fixture"),
              ForkMain.class,
              List.of("operation=read-string"),
              folder.resolve(scratch));
      Path log = folder.resolve(scratch).resolve("jit");
      boolean logs = !scratch.contains("%");
      assertEquals(logs, command.contains(JitLog.flag(log)), command::toString);
      assertEquals(logs, command.contains("jit=" + log), command::toString);
      assertEquals(logs, command.contains("compile=3000"), command::toString);
      assertTrue(command.containsAll(List.of("least=1500", "settle=4500")), command::toString);
    }
  }
}
