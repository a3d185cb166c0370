package touchstone.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What the launcher does before the lab's own program starts, in a lab whose JDK and Maven are scripts that say that they
 * ran, and go on for as long as there is a file that {@code HOLD} names.
 */
@Tag("any-jdk")
class LauncherTest {

  /** What the launcher may use: nothing else is on its path. */
  private static final List<String> TOOLS = List.of(
      "bash",
      "cat",
      "dirname",
      "env",
      "find",
      "grep",
      "head",
      "mkdir",
      "mv",
      "readlink",
      "rm",
      "sed",
      "sleep",
      "tail",
      "touch");

  @TempDir
  Path folder;

  private Path lab;
  private Path bin;

  @BeforeEach
  void layOut() throws IOException {
    // On some systems the folder of temporary files is a link, which the launcher follows.
    folder = folder.toRealPath();
    lab = folder.resolve("lab");
    for (String room : List.of("codec", "lab", "samples")) {
      Files.createDirectories(lab.resolve(room));
    }
    Files.writeString(lab.resolve("pom.xml"), "<project/>");
    Files.copy(Tree.file("touchstone"), lab.resolve("touchstone"));
    assertTrue(lab.resolve("touchstone").toFile().setExecutable(true));
    bin = Files.createDirectory(folder.resolve("bin"));
    for (String tool : TOOLS) {
      assertTrue(link(tool), tool + " is in no usual place");
    }
    script(bin.resolve("mvn"), """
        echo "$JAVA_HOME" >>../builds
        mkdir -p lab/cli/target/lib
        touch lab/cli/target/lib/touchstone-cli-1.jar
        while [ -e "$HOLD" ]; do sleep 0.05; done
        """);
  }

  private boolean link(String tool) throws IOException {
    for (String from : List.of("/bin", "/usr/bin")) {
      if (Files.exists(Path.of(from, tool))) {
        Files.createSymbolicLink(bin.resolve(tool), Path.of(from, tool));
        return true;
      }
    }
    return false;
  }

  private static void script(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, "#!/usr/bin/env bash\n" + text);
    assertTrue(file.toFile().setExecutable(true));
  }

  /** A JDK whose Java says with what it was started. */
  private Path jdk(int release) throws IOException {
    Path home = folder.resolve("jdk-" + release);
    script(home.resolve("bin/java"), """
        if [ "$1" = -XshowSettings:properties ]; then
          echo "    java.home = %s" >&2
          echo "    java.specification.version = %d" >&2
          exit
        fi
        echo "started $* in <$LC_ALL> <$LC_CTYPE>"
        while [ -e "$HOLD" ]; do sleep 0.05; done
        """.formatted(home, release));
    script(home.resolve("bin/javac"), "");
    return home;
  }

  private Map<String, String> on(Path jdk) {
    Map<String, String> environment = new HashMap<>();
    environment.put("JAVA_HOME", jdk.toString());
    environment.put("PATH", bin.toString());
    environment.put("TOUCHSTONE_NO_BUILD", "");
    return environment;
  }

  private List<String> builds() throws IOException {
    Path builds = folder.resolve("builds");
    return Files.exists(builds) ? Files.readAllLines(builds) : List.of();
  }

  @Test
  void aLinkToTheLauncherIsTheLauncher() throws IOException, InterruptedException {
    Path far = Files.createDirectories(folder.resolve("far/bin"));
    Path link = Files.createSymbolicLink(far.resolve("link"), Path.of("../../lab/touchstone"));
    Files.createSymbolicLink(folder.resolve("bin/touchstone"), link);
    Path near = Files.createSymbolicLink(folder.resolve("near"), bin);
    Map<String, String> environment = on(jdk(25));
    environment.put("CDPATH", folder.toString());
    Launcher.Result result = Launcher.run(near.resolve("touchstone"), environment, "list");
    assertEquals(0, result.exit(), result.err());
    assertTrue(result.out().contains("-Dtouchstone.home=" + lab + " "), result.out());
  }

  /** Java for Linux takes no notice of the variable, which is what whoever's disk is full is told to set. */
  @Test
  void temporaryFilesGoWhereTmpdirSays() throws IOException, InterruptedException {
    Map<String, String> environment = on(jdk(25));
    Path tmp = Files.createDirectory(folder.resolve("temporary files"));
    environment.put("TMPDIR", tmp.toString());
    Launcher.Result given = Launcher.run(lab.resolve("touchstone"), environment, "list");
    assertTrue(given.out().contains("-Djava.io.tmpdir=" + tmp + " "), given.out() + given.err());
    environment.put("TMPDIR", "");
    Launcher.Result none = Launcher.run(lab.resolve("touchstone"), environment, "list");
    assertTrue(none.out().contains("-Djava.io.tmpdir=/tmp "), none.out() + none.err());
  }

  /** Colours and bars are for terminals alone. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void javaIsToldWhetherThereIsATerminal() throws IOException, InterruptedException {
    Assumptions.assumeTrue(link("script"), "no script here");
    Path terminal = folder.resolve("terminal");
    script(
        terminal,
        "exec script -qec '\"%s\" list' /dev/null\n".formatted(lab.resolve("touchstone")));
    Map<String, String> environment = on(jdk(25));
    environment.put("SHELL", bin.resolve("bash").toString());
    String there = Launcher.run(terminal, environment, "").out();
    assertTrue(
        there.contains("-Dtouchstone.terminal.out=true -Dtouchstone.terminal.err=true "), there);
    String nowhere =
        Launcher.run(lab.resolve("touchstone"), environment, "list").out();
    assertTrue(
        nowhere.contains("-Dtouchstone.terminal.out=false -Dtouchstone.terminal.err=false "),
        nowhere);
  }

  @Test
  void aLabThatNoClassPathCanNameSaysSo() throws IOException, InterruptedException {
    Path elsewhere = Files.move(lab, folder.resolve("a:lab"));
    Launcher.Result result = Launcher.run(elsewhere.resolve("touchstone"), on(jdk(25)), "list");
    assertEquals(2, result.exit());
    assertEquals(
        "touchstone: the lab is in %s, and no class path can hold a path with ':' in it: move it"
            .formatted(elsewhere),
        result.err().strip());
  }

  @Test
  void aFolderThatWasRemovedIsNoFaultOfJava() throws IOException, InterruptedException {
    Path removed = Files.createDirectory(folder.resolve("removed"));
    Path there = folder.resolve("there");
    script(
        there,
        "cd '%s' && rm -r '%s' && exec '%s' list\n"
            .formatted(removed, removed, lab.resolve("touchstone")));
    Launcher.Result result = Launcher.run(there, on(jdk(25)));
    assertEquals(2, result.exit());
    // Above it the shell has something to say of that, too.
    assertTrue(
        result
            .err()
            .endsWith("touchstone: the folder that you are in was removed: change to another\n"),
        result.err());
  }

  @Test
  void aJavaThatDoesNotStartIsNoJdk() throws IOException, InterruptedException {
    script(bin.resolve("java"), "echo 'Unable to locate a Java Runtime.' >&2; exit 1");
    Map<String, String> environment = on(folder);
    environment.put("JAVA_HOME", "");
    Launcher.Result result = Launcher.run(lab.resolve("touchstone"), environment, "list");
    assertEquals(2, result.exit());
    assertEquals(
        "touchstone: %s does not start: install a JDK, 17 or newer, or set JAVA_HOME to one"
            .formatted(bin.resolve("java")),
        result.err().strip());
  }

  @Test
  void anOldJavaIsNamed() throws IOException, InterruptedException {
    Launcher.Result result = Launcher.run(lab.resolve("touchstone"), on(jdk(11)), "list");
    assertEquals(2, result.exit());
    assertTrue(
        result.err().contains("bin/java is Java 11: install a JDK, 17 or newer"), result.err());
  }

  /** As after a build that was stopped, whose folder is there and empty. */
  @ParameterizedTest
  @ValueSource(strings = {"lab", "lab/cli/target/lib"})
  void whereNothingIsBuiltAndNothingMayBeItSaysSo(String room)
      throws IOException, InterruptedException {
    Files.createDirectories(lab.resolve(room));
    Map<String, String> environment = on(jdk(25));
    environment.put("TOUCHSTONE_NO_BUILD", "1");
    Launcher.Result result = Launcher.run(lab.resolve("touchstone"), environment, "list");
    assertEquals(2, result.exit());
    assertEquals(
        "touchstone: nothing is built, and TOUCHSTONE_NO_BUILD is set: unset it, or run mvn package",
        result.err().strip());
    assertEquals("", result.out());
  }

  private static final Pattern GIVEN = Pattern.compile(
      "(?<![\\w-])(-X[\\w:+=]+|--enable[\\w=-]+|-D[\\w.]+|-cp|touchstone\\.[a-z]+\\.Main)");

  private static final Pattern ASKED_FOR =
      Pattern.compile("[$%]\\{?(JAVA_HOME|TOUCHSTONE_\\w+)|defined (TOUCHSTONE_\\w+)");

  private static Set<String> found(Pattern pattern, String launcher) throws IOException {
    Set<String> found = new TreeSet<>();
    Matcher matcher = pattern.matcher(Files.readString(Tree.file(launcher)));
    while (matcher.find()) {
      found.add(matcher.group().replaceFirst("^(defined |[$%]\\{?)", ""));
    }
    return found;
  }

  /** There is no Windows here to run the other one on. */
  @Test
  void bothLaunchersGiveJavaAndMavenTheSameAndAskForTheSame() throws IOException {
    Set<String> given = found(GIVEN, "touchstone");
    given.removeIf(option -> option.startsWith("-Dtouchstone.terminal."));
    assertTrue(given.remove("-Djava.io.tmpdir"), "asked for by Java itself on Windows");
    assertTrue(given.size() > 12, given.toString());
    assertEquals(given, found(GIVEN, "touchstone.cmd"));
    assertEquals(Set.of("JAVA_HOME", "TOUCHSTONE_NO_BUILD"), found(ASKED_FOR, "touchstone"));
    assertEquals(found(ASKED_FOR, "touchstone"), found(ASKED_FOR, "touchstone.cmd"));
  }

  /** What cmd.exe would stumble over is not in its launcher. */
  @Test
  void theWindowsLauncherIsWrittenAsItsShellReadsIt() throws IOException {
    String all = Files.readString(Tree.file("touchstone.cmd"));
    assertTrue(all.contains("set \"JAVA=java.exe\""), "a java.bat would end it without a word");
    assertTrue(all.contains("if not \"%HOME_DIR:;=%\"=="), "what no class path can name");
    int open = 0;
    for (String line : Files.readAllLines(Tree.file("touchstone.cmd"))) {
      assertTrue(line.matches("[ -~]*"), "is not ASCII: " + line);
      assertFalse(line.startsWith(":"), "a label: " + line);
      assertTrue(line.length() < 8191, "is cut off: " + line);
      if (!line.startsWith("rem ")) {
        String quotes = line.replace(":\"=%", "%").replaceAll("[^\"]", "");
        assertEquals(0, quotes.length() % 2, "an open quote: " + line);
        String bare = line.replaceAll("\"[^\"]*\"", "");
        open += (int) bare.chars().filter(c -> c == '(').count();
        if (open > 0) {
          assertFalse(
              bare.matches(".*%(HOME_DIR|CLI|STAMP|LOG|JAVA|JAVA_HOME|JDK|MVN|PROPERTIES|~dp0).*"),
              "a path without quotes in a block: " + line);
        }
        open -= (int) bare.chars().filter(c -> c == ')').count();
        assertTrue(open >= 0, "a bracket too many: " + line);
      }
    }
    assertEquals(0, open, "a bracket too few");
  }

  /** A document of one's own, a page, or a test is in none of the jars that run. */
  @Test
  void whatIsNotBuiltBuildsNothing() throws IOException, InterruptedException {
    Path launcher = lab.resolve("touchstone");
    Map<String, String> environment = on(jdk(25));
    assertEquals(0, Launcher.run(launcher, environment, "list").exit());
    for (String kept : List.of("samples/own/order.json", "lab/notes.md", "codec/src/test/T.java")) {
      newer(kept);
    }
    assertEquals(0, Launcher.run(launcher, environment, "list").exit());
    assertEquals(1, builds().size());
    int built = 1;
    for (String source :
        List.of("samples/own/src/main/java/Own.java", "codec/pom.xml", "pom.xml")) {
      Path newer = newer(source);
      assertEquals(0, Launcher.run(launcher, environment, "list").exit());
      assertEquals(++built, builds().size(), source);
      // So that it is not what the next one is built for.
      Files.setLastModifiedTime(newer, FileTime.fromMillis(0));
    }
  }

  /** Writes a file of the lab after the build that there is. */
  private Path newer(String file) throws IOException {
    Path path = lab.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, "");
    FileTime built = Files.getLastModifiedTime(lab.resolve("target/touchstone.stamp"));
    return Files.setLastModifiedTime(path, FileTime.fromMillis(built.toMillis() + 2_000));
  }

  /** Some libraries need a newer JDK than others, and are built where there is one. */
  @Test
  void aNewerJdkThanTheOneThatBuiltBuildsAgain() throws IOException, InterruptedException {
    Path launcher = lab.resolve("touchstone");
    List<String> builtOn = new ArrayList<>();
    for (int release : List.of(17, 17, 25, 25, 17)) {
      Launcher.Result result = Launcher.run(launcher, on(jdk(release)), "list");
      assertEquals(0, result.exit(), result.err());
      builtOn.add(release + " " + builds().size());
    }
    assertEquals(List.of("17 1", "17 1", "25 2", "25 2", "17 2"), builtOn);
  }

  @Test
  void mavenBuildsOnTheJdkThatTheLabRunsOn() throws IOException, InterruptedException {
    Path jdk = jdk(25);
    Files.createSymbolicLink(bin.resolve("java"), jdk.resolve("bin/java"));
    Map<String, String> environment = on(jdk);
    environment.put("JAVA_HOME", "");
    Launcher.Result result = Launcher.run(lab.resolve("touchstone"), environment, "list");
    assertEquals(0, result.exit(), result.err());
    assertEquals(List.of(jdk.toString()), builds());
  }

  /** A launcher that was started and not waited for, and what it says to the terminal. */
  private record Started(Process process, Path out, Path err) {

    void awaitOn(Path stream, String words) throws IOException, InterruptedException {
      for (int i = 0; i < 500 && !Launcher.read(stream).contains(words); i++) {
        Thread.sleep(20);
      }
      assertTrue(Launcher.read(stream).contains(words), Launcher.read(err));
    }

    void end() throws IOException, InterruptedException {
      assertTrue(process.waitFor(20, TimeUnit.SECONDS), Launcher.read(err));
      assertEquals(0, process.exitValue(), Launcher.read(err));
    }
  }

  private Started start(String name, Map<String, String> environment) throws IOException {
    Path out = folder.resolve(name + ".out");
    Path err = folder.resolve(name + ".err");
    return new Started(
        Launcher.start(lab.resolve("touchstone"), environment, out, err, name), out, err);
  }

  /** With the tool that locks: Linux has the one, macOS the other. */
  private Map<String, String> locking(String tool) throws IOException {
    Assumptions.assumeTrue(link(tool), "no " + tool + " here");
    Map<String, String> environment = on(jdk(25));
    environment.put("HOLD", folder.resolve("hold").toString());
    return environment;
  }

  @ParameterizedTest
  @ValueSource(strings = {"flock", "perl"})
  void aBuildWaitsForTheRunsOfWhatItWouldReplace(String tool)
      throws IOException, InterruptedException {
    Map<String, String> environment = locking(tool);
    assertEquals(0, Launcher.run(lab.resolve("touchstone"), environment, "list").exit());
    Path hold = Files.createFile(folder.resolve("hold"));
    Started run = start("run", environment);
    run.awaitOn(run.out, "started");

    newer("codec/src/main/java/New.java");
    Started next = start("next", environment);
    next.awaitOn(next.err, "waiting until other terminals are done");
    assertTrue(Launcher.read(next.err).contains("TOUCHSTONE_NO_BUILD=1 goes on"));

    Map<String, String> asIs = new HashMap<>(environment);
    asIs.putAll(Map.of("TOUCHSTONE_NO_BUILD", "1", "HOLD", ""));
    assertEquals(0, Launcher.run(lab.resolve("touchstone"), asIs, "list").exit());
    assertEquals(1, builds().size(), "was built under a run");

    Files.delete(hold);
    run.end();
    next.end();
    assertEquals(2, builds().size());
    assertTrue(Launcher.read(next.out).contains("started"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"flock", "perl"})
  void whatIsBuiltInAnotherTerminalIsWaitedForAndNotBuiltTwice(String tool)
      throws IOException, InterruptedException {
    Map<String, String> environment = locking(tool);
    Path hold = Files.createFile(folder.resolve("hold"));
    Started first = start("first", environment);
    first.awaitOn(first.err, "building for the first time");
    Started second = start("second", environment);
    second.awaitOn(second.err, "waiting until another terminal is done building");

    Files.delete(hold);
    first.end();
    second.end();
    assertEquals(1, builds().size());
  }

  /** Nobody is there any more for whom it would go on. */
  @Test
  void aBuildEndsWithTheLauncherThatIsAskedToEnd() throws IOException, InterruptedException {
    Map<String, String> environment = on(jdk(25));
    Path hold = Files.createFile(folder.resolve("hold"));
    environment.put("HOLD", hold.toString());
    Started stopped = start("stopped", environment);
    stopped.awaitOn(stopped.err, "building for the first time");
    for (int i = 0; i < 500 && builds().isEmpty(); i++) {
      Thread.sleep(20);
    }
    List<ProcessHandle> maven = stopped.process.descendants().toList();
    assertFalse(maven.isEmpty());
    stopped.process.destroy();
    assertTrue(stopped.process.waitFor(20, TimeUnit.SECONDS));
    assertEquals(143, stopped.process.exitValue());
    assertTrue(
        Launcher.read(stopped.err)
            .endsWith("touchstone: stopped while it was building; the next call builds again\n"),
        Launcher.read(stopped.err));
    for (int i = 0; i < 100 && maven.stream().anyMatch(ProcessHandle::isAlive); i++) {
      Thread.sleep(20);
    }
    assertTrue(maven.stream().noneMatch(ProcessHandle::isAlive), "somebody goes on building");
    Files.delete(hold);
    Started next = start("next", environment);
    next.end();
    assertEquals(2, builds().size());
  }

  /** Nobody waits for what was killed. */
  @ParameterizedTest
  @ValueSource(strings = {"flock", "perl"})
  void aBuildThatIsKilledHoldsNobodyUp(String tool) throws IOException, InterruptedException {
    Map<String, String> environment = locking(tool);
    Path hold = Files.createFile(folder.resolve("hold"));
    Started first = start("first", environment);
    Launcher.killWhen(first.process, () -> !builds().isEmpty());
    Files.delete(hold);
    Started second = start("second", environment);
    second.end();
    assertEquals(2, builds().size());
  }

  /** Of a JVM in the locale C all names beyond ASCII are hidden: the lab's own, and those that it is given. */
  @Test
  void aJvmIsGivenALocaleOfUtf8WhereThereIsOne() throws IOException, InterruptedException {
    script(bin.resolve("locale"), """
        case $1 in
          charmap) echo "$CHARMAP" ;;
          -a) printf '%s\\n' C de_DE.utf8 $MORE ;;
        esac
        """);
    Path launcher = notAscii();
    Map<String, String> environment = on(jdk(25));
    environment.putAll(Map.of(
        "LC_ALL", "C", "LC_CTYPE", "C", "CHARMAP", "ANSI_X3.4-1968", "MORE", "C.utf8 en_US.utf8"));
    assertTrue(Launcher.run(launcher, environment, "list").out().contains("in <C.utf8> <C.utf8>"));
    environment.put("LC_ALL", "");
    assertTrue(Launcher.run(launcher, environment, "list").out().contains("in <> <C.utf8>"));
    environment.put("CHARMAP", "UTF-8");
    assertTrue(Launcher.run(launcher, environment, "list").out().contains("in <> <C>"));

    environment.putAll(Map.of("LC_ALL", "C", "CHARMAP", "US-ASCII", "MORE", ""));
    Launcher.Result none = Launcher.run(launcher, environment, "list");
    assertEquals(2, none.exit());
    assertTrue(none.err().contains("in this locale: set LC_ALL to one of UTF-8"), none.err());
  }

  /** Moves the lab into a folder whose name is not ASCII, which this JVM may not be able to name. */
  private Path notAscii() throws IOException, InterruptedException {
    Path link = folder.resolve("link");
    Process moved = new ProcessBuilder(
            "bash",
            "-c",
            "mv \"$1\" \"$1\"$'\\303\\274' && ln -s \"$1\"$'\\303\\274/touchstone' \"$2\"",
            "bash",
            lab.toString(),
            link.toString())
        .inheritIO()
        .start();
    assertEquals(0, moved.waitFor());
    return link;
  }
}
