package touchstone.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands as a stranger types them, right and wrong. */
@Tag("any-jdk")
class CommandLineTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  @TempDir
  Path folder;

  @Test
  void listShowsContestantsDocumentsAndSuites() throws IOException, InterruptedException {
    Launcher.Result result = Launcher.run("list", "--format", "json");
    assertEquals(0, result.exit(), result.err());
    JsonNode list = MAPPER.readTree(result.out());
    JsonNode gson = StreamSupport.stream(list.get("contestants").spliterator(), false)
        .filter(c -> c.get("name").textValue().equals("gson-autovalue"))
        .findFirst()
        .orElseThrow();
    assertFalse(gson.get("version").textValue().contains("$"), "the version was not filled in");
    assertTrue(gson.get("operations").size() >= 8);
    JsonNode tiny = list.get("workloads").get(0);
    assertEquals("users-tiny", tiny.get("id").textValue());
    assertEquals(64, tiny.get("sha256").textValue().length());
    assertTrue(tiny.get("bytes").intValue() >= tiny.get("characters").intValue());
    // The machine's language is nothing to it: figures, and documents with their hashes, are the
    // same.
    Map<String, String> persian =
        Map.of("JAVA_TOOL_OPTIONS", "-Duser.language=fa -Duser.country=IR");
    String text = Launcher.run(persian, "list").out();
    assertEquals(result.out(), Launcher.run(persian, "list", "--format", "json").out());
    for (String part : List.of(
        "users-large/minified",
        "1,024 documents of 274 to 286 bytes, 281.0 on average",
        "  speed  ",
        "  sizes  ",
        "  codec  ",
        "read-bytes: a sum of the bytes, the floor")) {
      assertTrue(text.contains(part), part + " is not in " + text);
    }
    assertTableIsStraight(text.lines()
        .dropWhile(line -> !line.equals("Contestants"))
        .skip(1)
        .takeWhile(line -> !line.isEmpty())
        .toList());
    assertTrue(
        text.lines().takeWhile(line -> !line.isEmpty()).allMatch(line -> line.length() <= 160),
        text);
    for (String command : List.of("run", "verify")) {
      assertTrue(Launcher.run(command, "--help").out().contains("speed, sizes, codec"), command);
    }
  }

  /** However long a library's name and version are, the way it binds stands under that of the row above. */
  private static void assertTableIsStraight(List<String> rows) {
    Pattern binding = Pattern.compile(" (reflective|generated|tree|streaming|overlay|none) ");
    Set<Integer> columns = rows.stream()
        .map(row ->
            binding.matcher(row).results().mapToInt(MatchResult::start).min().orElse(-1))
        .collect(Collectors.toSet());
    assertEquals(1, columns.size(), String.join("\n", rows));
  }

  @Test
  void theSampleContestantIsTakenFromItsOwnFolderAndVerified()
      throws IOException, InterruptedException {
    Launcher.Result result =
        Launcher.run("verify", "--contestants", "samples", "--only", "dummy", "--format", "json");
    assertEquals(0, result.exit(), result.err() + result.out());
    JsonNode answer = MAPPER.readTree(result.out());
    assertTrue(answer.get("ok").booleanValue());
    assertEquals(74, answer.get("checked").intValue(), "37 documents, read and written");
  }

  @Test
  void aDocumentOfOnesOwnIsReadByTreesAndByTheSampleThatHasItsType()
      throws IOException, InterruptedException {
    Launcher.Result result = Launcher.run(
        "verify",
        "--document",
        "samples/own/order.json",
        "--contestants",
        "samples",
        "--format",
        "json");
    assertEquals(0, result.exit(), result.err() + result.out());
    Map<String, Long> right = StreamSupport.stream(
            MAPPER.readTree(result.out()).get("findings").spliterator(), false)
        .collect(Collectors.groupingBy(
            finding -> finding.get("contestant").textValue(), Collectors.counting()));
    assertEquals(2, right.get("own-gson"), right::toString);
    assertEquals(2, right.get("own-jackson"), right::toString);
    assertEquals(3, right.get("wast-tree"), right::toString);
    assertEquals(14, right.size(), right::toString);
    assertFalse(result.err().contains("left out"), "of who reads no such document nothing is said");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "run sped|unknown suite 'sped': did you mean speed?",
        "verify sped|unknown suite 'sped': did you mean speed?",
        "run --only gson-autovalu|unknown contestant 'gson-autovalu': did you mean gson-autovalue?",
        "run --workload users-tinny|unknown workload 'users-tinny': did you mean users-tiny?",
        "run --document nowhere.json|there is no file nowhere.json",
        "run --document LICENSE|LICENSE is no JSON document: ",
        "run --document samples/own/order.json --document samples/own/order.json|the document order is given twice: give it once",
        "run --budget soon|expected a length of time such as 90s, 5m or 1h30m, found 'soon'",
        "run --budget 10s|is too short for",
        "run --published --budget 10s|is too short for 32 cells",
        "run --published --only jackson3|the published tables have no row of what was chosen",
        "run --operation read-byte|unknown operation 'read-byte': did you mean read-bytes?",
        "run --only kryo --operation read-str?ng,write-string|no chosen contestant claims read-str?ng or write-string",
        "run --jdk nowhere|no JDK at nowhere",
        "run --threads 0|--threads takes 1 to ",
        "typed nowhere.json|there is no file nowhere.json",
        "typed LICENSE|LICENSE is no JSON document: ",
        "run --jvm-flag -XX:+UseNothing|-XX:+UseNothing: Unrecognized VM option 'UseNothing'; leave away what it does not take",
        "run --resume nowhere|there is no folder nowhere: expected a run directory",
        "run --resume record/speed-quick --budget 9m|--resume goes on with the plan that the run began with, which says when its rows are judged: leave --budget away, or begin a new run",
        "run --resume record/speed-quick --out runs/x|leave --out away",
        "run --resume record/speed-quick --jvm-flag=-Xmx4g|leave --jvm-flag away",
        "run sizes --resume record/speed-quick|leave sizes away, or begin a new run",
        "list --jdk nowhere|no JDK at nowhere",
        "run --out LICENSE|--out LICENSE is a file: give a new or empty folder",
        "run --out docs|--out docs is not empty: give a new or empty folder",
        "probe --operation read-byte|unknown operation 'read-byte': did you mean read-bytes?",
        "profile --only gson-*|a profile is of one contestant, and ",
        "profile --contestants samples --only sample-floor|sample-floor is no program of a JVM",
        "verify --only kryo --operation read-string|nothing to verify: no chosen contestant claims",
        "probe --only kryo --operation write-string|no chosen contestant claims write-string",
        "run --library-jar gson|expected a library and the path of a jar, such as gson=build/gson.jar, found 'gson'",
        "run --library-jar gsn=LICENSE|there is no such library with a jar: expected one of ",
        "run --library-jar gson=nowhere|--library-jar gson=nowhere: there is no such file: give the path of a jar",
        "run --library-jar gson=LICENSE|--library-jar gson=LICENSE: is not a jar",
        "run --fail-on slower|--fail-on judges the builds of --library-jar",
        "run --shard 5/4|expected a part of a run such as 1/4, counted from 1, found '5/4'",
        "run --shard 1/2|--shard needs --seed",
        "run --shard 1/99 --seed 1|99 shards for",
        "merge nowhere|there is no folder nowhere: expected a run directory",
        "merge record/speed-quick|is a whole run: expected one that `touchstone run --shard 1/2` made",
        "report nowhere|there is no folder nowhere: expected a run directory",
        "compare record/speed-quick record/sizes/../speed-quick|record/speed-quick and record/sizes/../speed-quick are one run",
        "compare nowhere record/speed-quick|there is no folder nowhere: expected a run directory",
        "compare record/speed-quick|record/speed-quick holds no two builds of a library",
        "compare record/speed-quick --control gson-*|--control is for two runs",
        "compare record/speed-quick record/speed-quick-again --fail-on slow:5%|expected rules such as slower:5%",
        "compare record/speed-quick record/speed-quick-again --format html|text, json, junit",
        "compare record/speed-quick record/speed-quick-again --control nobody|no common control",
        "history|expected DIR, found none. DIR: Run directories, two at least",
        "history record/speed-quick|a history is of at least 2 runs, found 1: give more run directories",
        "history record/speed-quick record/codec|no table can be followed over these runs, such as: ",
        "history record/speed-quick record/speed-quick-again --control gsn*|no common control, --control gsn* names nothing beside it that every run measured",
        "compare|expected BEFORE, found none. BEFORE: ",
        "list speed|`touchstone list` takes no 'speed'",
        "run --seed one|expected a whole number, found 'one'",
        "history record/speed-quick nowhere|there is no folder nowhere: expected a run directory",
        "list --contestants nowhere|nowhere is no folder: expected one that holds a folder for each library",
        "list --contestants samples/dummy|samples/dummy is the folder of a library: expected the one that it stands in",
        "verify --contestants docs|no contestant is built in docs: expected folders with jars in target/lib",
        "rum|Did you mean",
        "list --format xml|text, json",
        "report docs|docs has no plan.json: is it a run directory?",
        "run --out LICENSE/x|LICENSE/x cannot be made, because ",
        "run --only ,|unknown contestant ','",
        "report pom.xml|pom.xml is a file: expected a run directory",
        "validate --budget 1m|a budget of 1m is too short for 6 blocks of 7 rows, quiet and again under load: give --budget 4m",
        "validate --out record/speed-quick|`touchstone run --resume record/speed-quick` goes on with it",
      })
  void aMistakeIsOneClearLineAndExitCode2(String arguments, String message)
      throws IOException, InterruptedException {
    Launcher.Result result = Launcher.run(arguments.split(" "));
    assertEquals(2, result.exit(), result.err());
    assertTrue(result.err().contains(message), result.err());
    assertFalse(result.err().contains("\tat "), result.err());
    assertTrue(result.err().strip().lines().count() <= 3, result.err());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--help",
        "run --help",
        "list --help",
        "verify --help",
        "report --help",
        "probe --help",
        "profile --help",
        "validate --help",
        "merge --help",
        "compare --help",
        "history --help"
      })
  void helpTeaches(String arguments) throws IOException, InterruptedException {
    Launcher.Result result = Launcher.run(arguments.split(" "));
    assertEquals(0, result.exit());
    assertTrue(
        result.out().lines().count() > 5 && result.out().contains("Usage: touchstone"),
        result.out());
    // Behind the options no example is wrapped, and no paragraph broken but at its right edge.
    List<String> footer =
        result.out().lines().dropWhile(line -> !line.isEmpty()).toList();
    for (int i = 1; i < footer.size(); i++) {
      String before = footer.get(i - 1);
      if (!footer.get(i).isEmpty() && !footer.get(i).startsWith(" ") && !before.isEmpty()) {
        assertFalse(before.startsWith(" "), "wrapped: " + before);
        assertTrue(before.length() > 60, "broken: " + before);
      }
    }
  }

  /** What the guide shows is what is typed here, with the recorded runs in the place of its own. */
  @Test
  void theCommandsOfTheGuideToComparisonsWork() throws IOException, InterruptedException {
    List<String> commands = Tree.text("docs/compare.md")
        .lines()
        .map(line -> line.strip().replaceFirst("^- run: ", ""))
        .filter(line -> line.matches("\\./touchstone (compare|history) .*"))
        .map(line -> line.replaceAll(" > .*", "")
            .replace("runs/main", "record/speed-quick")
            .replace("runs/branch", "record/speed-quick-again"))
        .toList();
    assertEquals(3, commands.size(), commands.toString());
    for (String command : commands) {
      String[] words = command.split(" ");
      Launcher.Result result = Launcher.run(Arrays.copyOfRange(words, 1, words.length));
      assertEquals(0, result.exit(), result.err());
      assertTrue(result.out().contains("streak-generated"), result.out());
    }
    Launcher.Result broken = Launcher.run(
        "compare", "record/speed-quick", "record/speed-quick-again", "--fail-on", "undecided");
    assertEquals(1, broken.exit(), broken.err());
    assertTrue(broken.out().contains("FAILED: "), broken.out());
  }

  /** A file for CI that is cut off must not pass for a whole one. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void anOutputThatIsLostIsAFailure() throws IOException, InterruptedException {
    Path err = folder.resolve("err");
    Process process =
        Launcher.start(Map.of(), Path.of("/dev/full"), err, "list", "--format", "json");
    assertEquals(2, process.waitFor(), Launcher.read(err));
    assertTrue(
        Launcher.read(err).startsWith("touchstone: the output could not be written (No space left"),
        Launcher.read(err));
  }

  @Test
  void aHistoryPassesOverWhatIsNoRun() throws IOException, InterruptedException {
    Path validation =
        Files.createDirectories(folder.resolve("validation/quiet")).getParent();
    Path empty = Files.createDirectory(folder.resolve("empty"));
    Launcher.Result result = Launcher.run(
        "history",
        validation.toString(),
        "record/speed-quick",
        empty.toString(),
        "record/speed-quick/",
        "record/speed-quick-again");
    assertEquals(0, result.exit(), result.err());
    assertTrue(result.err().contains("Passed over " + validation + ": it is a val"), result.err());
    assertTrue(result.err().contains("Passed over " + empty + ": it has no plan"), result.err());
    assertTrue(
        result.err().contains("Passed over record/speed-quick: it is given twice"), result.err());
    Launcher.Result one =
        Launcher.run("history", validation.toString(), "record/speed-quick", empty.toString());
    assertEquals(2, one.exit(), one.err());
    assertTrue(one.err().contains("a history is of at least 2 runs, found 1"), one.err());
  }

  @Test
  void aProbeSaysWhatItFoundAndWhatARunCanTellApart() throws IOException, InterruptedException {
    Launcher.Result result = Launcher.run(
        "probe",
        "--budget",
        "24s",
        "--workload",
        "users-tiny",
        "--only",
        "gson-reflective",
        "--format",
        "json");
    assertTrue(result.exit() <= 1, result.err());
    JsonNode probe = MAPPER.readTree(result.out());
    assertTrue(probe.get("conditions").findValuesAsText("name").contains("cores"), result.out());
    assertFalse(probe.get("ratios").isEmpty(), result.out());
    assertEquals(
        List.of("5m", "15m", "1h"), probe.get("runs").findValuesAsText("budget"), result.out());
  }

  @Test
  void aProfileSaysWhereTheTimeGoes(@TempDir Path folder) throws IOException, InterruptedException {
    Path out = folder.resolve("profile");
    Launcher.Result result = Launcher.run(
        "profile",
        "--only",
        "gson-reflective",
        "--workload",
        "users-tiny",
        "--operation",
        "read-string",
        "--time",
        "2s",
        "--out",
        out.toString());
    assertEquals(0, result.exit(), result.err());
    assertTrue(
        result.out().startsWith("Where the time goes: gson-reflective users-tiny read-string jdk")
            && result.out().contains("com.google.gson.stream.JsonReader."),
        result.out());
    assertTrue(
        Files.size(out.resolve("profile.jfr")) > 0 && Files.size(out.resolve("stacks.txt")) > 0);
  }

  @Test
  void withoutJavaItSaysWhatToInstall() throws IOException, InterruptedException {
    Path bin = Files.createDirectory(folder.resolve("bin"));
    for (String tool : List.of("bash", "env", "dirname", "sed", "find")) {
      for (String from : List.of("/bin", "/usr/bin")) {
        if (Files.exists(Path.of(from, tool)) && Files.notExists(bin.resolve(tool))) {
          Files.createSymbolicLink(bin.resolve(tool), Path.of(from, tool));
        }
      }
    }
    Launcher.Result none = Launcher.run(Map.of("JAVA_HOME", "", "PATH", bin.toString()), "list");
    assertEquals(2, none.exit());
    assertEquals(
        "touchstone: no java on the PATH: install a JDK, 17 or newer, or set JAVA_HOME to one",
        none.err().strip());
    Launcher.Result wrong = Launcher.run(Map.of("JAVA_HOME", folder.toString()), "list");
    assertEquals(2, wrong.exit());
    assertTrue(wrong.err().contains("there is no bin/java in it"), wrong.err());
  }

  /** A folder with the fixtures of the harness's own tests as contestants, laid out as {@code lab/contestants} is. */
  private Path fixtures() throws IOException {
    Path lib = Files.createDirectories(folder.resolve("contestants/fixture/target/lib"));
    copyJars(Tree.file("lab/harness/target"), "touchstone-harness-.*-tests\\.jar", lib);
    copyJars(
        Tree.file("lab/contestants/jackson2/target/lib"),
        "(jackson-|touchstone-(model|types)-).*",
        lib);
    String contestants = Stream.of("Drops", "Escapes", "Throws", "Hangs")
        .map(name -> """
            {"name": "%s", "binding": "reflective", "format": "json",
             "driver": "touchstone.harness.fixtures.Fixture$%s", "types": ["users"],
             "operations": ["read-string"%s], "jdk": 17, "note": "a fixture"}""".formatted(
            name.toLowerCase(Locale.ROOT), name, name.equals("Hangs") ? "" : ", \"write-string\""))
        .collect(Collectors.joining(","));
    try (OutputStream out = Files.newOutputStream(lib.resolve("descriptor.jar"));
        JarOutputStream jar = new JarOutputStream(out)) {
      jar.putNextEntry(new JarEntry("META-INF/touchstone/contestants.json"));
      jar.write(
          "{\"library\": \"fixture\", \"title\": \"Fixture\", \"version\": \"1\", \"contestants\": [%s]}"
              .formatted(contestants)
              .getBytes(StandardCharsets.UTF_8));
    }
    return folder.resolve("contestants");
  }

  private static void copyJars(Path from, String pattern, Path to) throws IOException {
    try (Stream<Path> files = Files.list(from)) {
      for (Path jar :
          files.filter(f -> f.getFileName().toString().matches(pattern)).toList()) {
        Files.copy(jar, to.resolve(jar.getFileName()));
      }
    }
  }

  @Test
  void whoeverIsWrongIsNamedAndLeftOutAndTheExitCodeIs1() throws IOException, InterruptedException {
    String fixtures = fixtures().toString();
    Launcher.Result verified = Launcher.run(
        "verify",
        "--contestants",
        fixtures,
        "--only",
        "drops,escapes,throws,hangs",
        "--workload",
        "users-tiny");
    assertEquals(1, verified.exit(), verified.err());
    for (String line : List.of(
        "WRONG drops users-tiny read-string at /users/0/friends/0/name: expected ",
        "WRONG escapes users-tiny write-string at /users/0/images/0/format: expected only the escapes",
        "THREW throws users-tiny read-string: java.lang.IllegalStateException: gave up, because of java.lang.IllegalArgumentException: cannot read this",
        "HUNG hangs users-tiny read-string: no answer after 20 s")) {
      assertTrue(verified.out().contains(line), line + " is not in " + verified.out());
    }

    Path run = folder.resolve("run");
    Launcher.Result ran = Launcher.run(
        "run",
        "--contestants",
        fixtures,
        "--only",
        "throws",
        "--workload",
        "users-tiny",
        "--budget",
        "60s",
        "--out",
        run.toString());
    assertEquals(1, ran.exit(), ran.err());
    JsonNode plan = MAPPER.readTree(Files.readString(run.resolve("plan.json")));
    assertEquals(0, plan.get("cells").size());
    assertEquals(2, plan.get("excluded").size());
    JsonNode environment = MAPPER.readTree(Files.readString(run.resolve("environment.json")));
    assertEquals(
        Launcher.run("--version").out().strip(),
        "touchstone " + environment.get("touchstone").textValue());
    assertTrue(Files.readString(run.resolve("report.md")).contains("cannot read this"));
  }

  @Test
  void whoStopsWhileAnswersAreVerifiedLeavesNoRunBehind() throws IOException, InterruptedException {
    Path run = folder.resolve("run");
    Path err = folder.resolve("err");
    Process process = Launcher.start(
        Map.of(),
        folder.resolve("out"),
        err,
        "run",
        "--contestants",
        fixtures().toString(),
        "--only",
        "throws,hangs",
        "--workload",
        "users-tiny",
        "--budget",
        "60s",
        "--out",
        run.toString());
    // From then on answers are waited for, one of them for 20 s.
    Launcher.stopWhen(process, () -> Launcher.read(err).contains("The run goes to"));
    String said = Launcher.read(err);
    assertTrue(said.contains("stopped before anything was measured: run it again"), said);
    assertFalse(said.contains("CRASHED"), said);
    assertTrue(process.exitValue() > 128, said);
    assertFalse(Files.exists(run), said);
  }

  /** What was not built must not pass for what does not build. */
  @Test
  void whoStopsWhileAProgramIsBuiltIsToldSo() throws IOException, InterruptedException {
    Path runner = Files.createDirectories(folder.resolve("foreign/slow")).resolve("runner.json");
    Files.writeString(runner, """
        {"runner": "slow", "language": "none", "needs": [], "build": ["sleep", "600"], "start": ["true"],
         "libraries": [{"library": "slow", "title": "Slow", "version": "1", "contestants": [{"name": "slow-floor",
         "binding": "streaming", "format": "json", "result": "floor", "types": ["users"],
         "operations": ["read-bytes"], "note": "a fixture"}]}]}""");
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    Process process = Launcher.start(
        Map.of(),
        out,
        err,
        "verify",
        "--contestants",
        folder.resolve("foreign").toString(),
        "--only",
        "slow-floor");
    Launcher.stopWhen(process, () -> Launcher.read(err).contains("Building"));
    assertTrue(
        Launcher.read(err).contains("stopped before anything was measured: run it again"),
        Launcher.read(err));
    assertEquals("", Launcher.read(out));
  }

  @Test
  void twoBuildsOfALibraryAreCellsOfOneRun() throws IOException, InterruptedException {
    Path original;
    try (Stream<Path> jars = Files.list(Tree.file("samples/dummy/target/lib"))) {
      original = jars.filter(jar -> jar.getFileName().toString().startsWith("gson-"))
          .findFirst()
          .orElseThrow();
    }
    Path old = Files.copy(original, folder.resolve("old.jar"));
    Path changed = Files.copy(original, folder.resolve("gson-new.jar"));
    Path run = folder.resolve("run");
    Process process = Launcher.start(
        Map.of(),
        folder.resolve("out"),
        folder.resolve("err"),
        "run",
        "--contestants",
        "samples",
        "--only",
        "dummy",
        "--workload",
        "users-tiny",
        "--library-jar",
        "dummy=" + old,
        "--library-jar",
        "dummy=" + changed,
        "--out",
        run.toString());
    Launcher.killWhen(process, () -> Files.exists(run.resolve("plan.json")));
    JsonNode plan = MAPPER.readTree(Files.readString(run.resolve("plan.json")));
    assertEquals(
        Set.of("dummy@old", "dummy@new"),
        Set.copyOf(plan.get("cells").findValuesAsText("contestant")));
    JsonNode jar = plan.get("contestants").get(0).get("jar");
    assertEquals("gson-new.jar", jar.get("file").textValue());
    assertEquals(Files.size(original), jar.get("bytes").longValue());

    Launcher.Result compared =
        Launcher.run("compare", run.toString(), "--fail-on", "slower:5%,missing");
    assertEquals(1, compared.exit(), compared.err());
    assertTrue(compared.out().contains("dummy@new: not reached"), compared.out());
  }
}
