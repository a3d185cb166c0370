package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.harness.fixtures.Fixture;
import touchstone.model.Archive;
import touchstone.model.Cell;
import touchstone.model.Contestant;
import touchstone.model.ForkSettings;
import touchstone.model.Operation;
import touchstone.model.Plan;
import touchstone.model.RunDirectory;
import touchstone.model.Sample;
import touchstone.workloads.Suite;

/** The harness's side of contestants in other languages, with the runner that is there to be copied. */
class RunnerTest {

  @TempDir
  static Path folder;

  private static Path lib;
  private static FixtureLab lab;
  private static Catalog catalog;

  /** The sample runner beside a contestant in Java. */
  @BeforeAll
  static void copy() throws IOException, InterruptedException {
    lab = new FixtureLab(folder.resolve("lab"), Fixture.class);
    lib = lab.folder.resolve("fork");
    Path sample = Path.of(Objects.requireNonNull(System.getProperty("touchstone.root")))
        .resolve("samples/runner");
    Path copy = Files.createDirectories(lab.folder.resolve("contestants/sample"));
    for (String file : List.of("runner.json", "Floor.java")) {
      Files.copy(sample.resolve(file), copy.resolve(file));
    }
    catalog = Catalog.load(List.of(lab.folder.resolve("contestants")), lib);
    Runner runner = catalog.runners(Set.of("fixture", "sample-floor")).get(0);
    assertEquals("sample", runner.name());
    assertFalse(runner.isBuilt());
    assertTrue(runner.build(() -> false), () -> "see " + copy.resolve("target/build.log"));
  }

  private static Contestant sample() {
    return catalog.contestants().stream()
        .filter(c -> c.name().equals("sample-floor"))
        .findFirst()
        .orElseThrow();
  }

  private static Cell cell(String contestant, Operation operation) {
    return new Cell(contestant, "users-tiny", operation, Jdk.current().feature(), null);
  }

  private static List<Gate.Finding> judged(Catalog catalog, List<Cell> cells)
      throws IOException, InterruptedException {
    try (Documents documents = new Documents()) {
      return new Gate(catalog, documents, Duration.ofSeconds(20))
          .judge(
              cells,
              Map.of("sample-floor", sample(), "fixture", lab.contestants.get("fixture")),
              lab.workloads,
              lab.jdks,
              List.of("-Xmx200m"),
              finding -> {},
              () -> false);
    }
  }

  private static Plan plan(List<Cell> cells) {
    return new Plan(
        Plan.FORMAT,
        List.of("test"),
        "test",
        60,
        1,
        new ForkSettings(100, 1, 2, 20, List.of("-Xmx200m"), 60),
        List.of(Jdk.current().feature()),
        catalog.contestants(),
        List.of(lab.workloads.get("users-tiny")),
        cells,
        List.of(),
        List.of(),
        List.of(IntStream.range(0, cells.size()).boxed().toList()));
  }

  private static RunDirectory run(Catalog catalog, Plan plan)
      throws IOException, InterruptedException {
    RunDirectory run = new RunDirectory(Files.createTempDirectory(folder, "run"));
    Harness.Listener nobody = new Harness.Listener() {
      @Override
      public void forkStarts(int block, int position, Cell cell) {}

      @Override
      public void forkEnded(Sample sample) {}
    };
    try (Documents documents = new Documents()) {
      new Harness(catalog, documents, lab.jdks, new Machines())
          .run(run, plan, needed -> false, () -> false, nobody);
    }
    return run;
  }

  @Test
  void itsAnswersGoThroughTheGate() throws IOException, InterruptedException {
    List<Gate.Finding> findings = judged(
        catalog,
        List.of(
            cell("sample-floor", Operation.READ_BYTES),
            cell("sample-floor", Operation.READ_STREAM),
            cell("fixture", Operation.READ_STRING)));
    assertEquals(
        List.of("ok", "threw", "ok"),
        findings.stream().map(Gate.Finding::outcome).toList());
    assertTrue(findings.get(1).message().contains("expected read-bytes, found read-stream"));
  }

  @Test
  void itsForksStandAmongTheOthersInOnePlan() throws IOException, InterruptedException {
    Plan plan = plan(List.of(
        cell("fixture", Operation.READ_STRING), cell("sample-floor", Operation.READ_BYTES)));
    RunDirectory run = run(catalog, plan);
    List<Sample> samples = run.samples().samples();
    // Where the machine that tests is itself a guest, either may have been run again.
    int place = IntStream.range(0, samples.size())
        .filter(i -> samples.get(i).contestant().equals("sample-floor"))
        .findFirst()
        .orElseThrow();
    Sample sample = samples.get(place);
    assertTrue(sample.ok(), sample::toString);
    assertEquals("sample 1", sample.jvm());
    assertEquals(1, sample.warmup().size());
    assertEquals(2, sample.iterations().size());
    assertTrue(sample.iterations().get(0).wallNs() > 0, sample::toString);
    assertTrue(Double.isNaN(sample.iterations().get(0).bytes()), "nobody counted");
    String line = Files.readAllLines(run.file("samples.jsonl")).get(place);
    assertTrue(line.contains("\"bytes\":null"), line);
  }

  @Test
  void whatChangedIsBuiltAgain() throws IOException, InterruptedException {
    Path twin = Files.createDirectories(folder.resolve("changing/sample"));
    Path manifest = twin.resolve("runner.json");
    Files.writeString(manifest, manifest("\"true\"", "[\"touch\", \"made\"]"));
    // Else a build that begins within the same millisecond may have been before it.
    Files.setLastModifiedTime(manifest, FileTime.fromMillis(0));
    Runner runner = Runner.in(twin).orElseThrow();
    assertTrue(runner.build(() -> false));
    assertTrue(Files.exists(twin.resolve("made")), "built in its folder");
    Files.setLastModifiedTime(twin.resolve("made"), FileTime.fromMillis(0));
    assertFalse(runner.build(() -> false), "nothing has changed");
    String before = runner.sha256();
    Files.writeString(twin.resolve("made"), "otherwise");
    assertNotEquals(before, runner.sha256(), "another program");
    Files.setLastModifiedTime(
        twin.resolve("runner.json"), FileTime.fromMillis(System.currentTimeMillis() + 60_000));
    assertTrue(runner.build(() -> false));
    assertEquals("7", runner.contestants().get(0).version());
    Files.writeString(twin.resolve("target/versions.json"), "{\"made\": \"8\"}");
    assertEquals(
        "8", Runner.in(twin).orElseThrow().contestants().get(0).version(), "as the build found it");
  }

  @Test
  void whatItNeedsIsNamedWithItsCure() throws IOException, InterruptedException {
    Path twin = Files.createDirectories(folder.resolve("absent/sample"));
    Files.writeString(twin.resolve("runner.json"), manifest("\"no-such-compiler\"", "[\"true\"]"));
    assertEquals(
        "made is left out: `no-such-compiler` fails here; to have it, ask for it",
        Runner.in(twin).orElseThrow().missing().orElseThrow());
    assertFalse(Files.exists(twin.resolve("target")), "who only looks writes nothing there");
    Runner here = catalog.runners(Set.of("sample-floor")).get(0);
    assertTrue(here.missing().isEmpty());
  }

  @Test
  void whatDoesNotBuildIsLeftOutByTheGate() throws IOException, InterruptedException {
    Path twin = Files.createDirectories(folder.resolve("broken/sample"));
    Files.writeString(
        twin.resolve("runner.json"),
        manifest("\"true\"", "[\"false\"]").replace("made-floor", "sample-floor"));
    Catalog broken = Catalog.load(List.of(twin.getParent()), lib);
    assertFalse(broken.runners(Set.of("sample-floor")).get(0).build(() -> false));
    Gate.Finding finding =
        judged(broken, List.of(cell("sample-floor", Operation.READ_BYTES))).get(0);
    assertEquals("crashed", finding.outcome());
    assertTrue(finding.message().contains("could not be built with `false`"), finding.message());
  }

  @Test
  void aBuildEndsWhereItsUserStops() throws IOException, InterruptedException {
    Path twin = Files.createDirectories(folder.resolve("slow/made"));
    Files.writeString(twin.resolve("runner.json"), manifest("\"true\"", "[\"sleep\", \"600\"]"));
    Runner slow = Runner.in(twin).orElseThrow();
    long begun = System.nanoTime();
    assertFalse(slow.build(() -> true));
    assertTrue(System.nanoTime() - begun < Duration.ofSeconds(60).toNanos());
    assertFalse(slow.isBuilt());
  }

  /** Such as one that its build puts elsewhere. */
  @Test
  void aProgramThatCannotBeStartedIsItsOwnFaultAlone() throws IOException, InterruptedException {
    Path twin = Files.createDirectories(folder.resolve("nowhere/sample"));
    Files.writeString(
        twin.resolve("runner.json"),
        manifest("\"true\"", "[\"true\"]")
            .replace("made-floor", "sample-floor")
            .replace("\"start\": [\"true\"]", "\"start\": [\"{here}/target/nothing\"]"));
    Catalog nowhere = Catalog.load(List.of(twin.getParent()), lib);
    assertTrue(nowhere.runners(Set.of("sample-floor")).get(0).build(() -> false));
    List<Cell> cells = List.of(cell("sample-floor", Operation.READ_BYTES));
    Gate.Finding finding = judged(nowhere, cells).get(0);
    assertEquals("crashed", finding.outcome());
    assertTrue(
        finding
            .message()
            .startsWith(
                "its process ended with exit code 127: it could not be started: Cannot run program \""
                    + twin.resolve("target/nothing")),
        finding.message());
    Sample sample = run(nowhere, plan(cells)).samples().samples().get(0);
    assertEquals(Sample.Status.CRASHED, sample.status());
    assertTrue(
        sample.failure().message().endsWith("exit code 127: it could not be started"),
        sample::toString);
  }

  /** A program that was written in a hurry, and built well. */
  private static Catalog hasty(String name, String script)
      throws IOException, InterruptedException {
    Path twin = Files.createDirectories(folder.resolve(name + "/sample"));
    Files.writeString(
        twin.resolve("runner.json"),
        manifest("\"true\"", "[\"true\"]")
            .replace("made-floor", "sample-floor")
            .replace("\"start\": [\"true\"]", "\"start\": [\"sh\", \"{here}/answer.sh\"]"));
    Files.writeString(
        twin.resolve("answer.sh"),
        "for a in \"$@\"; do case $a in out=*) out=${a#out=};; esac; done\n" + script);
    Catalog hasty = Catalog.load(List.of(twin.getParent()), lib);
    assertTrue(hasty.runners(Set.of("sample-floor")).get(0).build(() -> false));
    return hasty;
  }

  @Test
  void anAnswerThatIsNotOfTheFormIsItsOwnFaultAlone() throws IOException, InterruptedException {
    Catalog hasty = hasty("unshown", """
        : > "$out/0.threw"
        : > "$out/1.graph"
        printf '\\000\\000\\000\\005ab' > "$out/2.graph"
        mkdir "$out/3.graph"
        mkdir "$out/4.threw"
        dd if=/dev/null of="$out/5.graph" bs=1 count=0 seek=3000000000
        """);
    List<Cell> cells = Stream.of(
            "users-tiny",
            "users-tiny/sparse",
            "users-tiny/minified",
            "users-tiny/shuffled",
            "users-tiny/escaped",
            "users-tiny/unicode")
        .map(id ->
            new Cell("sample-floor", id, Operation.READ_BYTES, Jdk.current().feature(), null))
        .toList();
    assertEquals(
        List.of(
            "threw nothing was said of what",
            "wrong expected as many frames as documents, 1, found 0",
            "wrong expected as many frames as documents, 1, found one that is cut off",
            "wrong expected a file, found something else",
            "threw nothing was said of what",
            "wrong expected a file of at most %d bytes, found 3000000000"
                .formatted(
                    (1 << 20) + 16 * lab.workloads.get("users-tiny/unicode").bytes())),
        judged(hasty, cells).stream().map(f -> f.outcome() + " " + f.message()).toList());
  }

  private static String iterations(String members) {
    return "{\"jvm\": \"sh\", \"warmup\": [], \"iterations\": [{%1$s}, {%1$s}]}".formatted(members);
  }

  @Test
  void aForkWhoseAnswerIsNotOfTheFormHasCrashed() throws IOException, InterruptedException {
    String good = "\"operations\": 1, \"wall_ns\": 1, \"cpu_ns\": 1";
    List<String[]> answers = List.of(
        new String[] {"{", "Unexpected end-of-input"},
        new String[] {"null", "expected jvm, warmup and iterations, found one of them missing"},
        new String[] {"[]", "expected an object, found something else, in line 1"},
        new String[] {"{\"jvm\": \"sh\"}", "expected jvm, warmup and iterations"},
        new String[] {
          "{\"jvm\": \"sh\", \"warmup\": [], \"iterations\": [{" + good + "}]}",
          "expected 2 iterations, found 1"
        },
        new String[] {iterations(good.replace("_ns\": 1", "_ns\": null")), "found null"},
        new String[] {iterations(good.replace("wall_ns\": 1", "wall_ns\": -1")), "found -1.0"},
        new String[] {iterations(good.replace("cpu_ns\": 1", "cpu_ns\": 1e999")), "found Infinity"},
        new String[] {iterations(good.replace("wall_ns\": 1", "wall_ns\": 1e30")), "found 1.0E30"},
        new String[] {iterations(good.replace("cpu_ns\": 1", "cpu_ns\": 0")), "found 0"},
        new String[] {
          iterations(good.replace("cpu_ns\": 1", "cpu_ns\": NaN")), "token 'NaN', in line 1"
        },
        new String[] {
          iterations(good.replace("cpu_ns\": 1", "cpu_ns\": \"few\"")), "member iterations/0/cpu_ns"
        },
        new String[] {iterations(good.replace("operations\": 1", "operations\": 0")), "found 0"},
        new String[] {iterations(good + ", \"bytes\": -1"), "expected bytes to be from 0 to "},
        new String[] {iterations(good + ", \"yardstick_ns\": 1e999"), "expected yardstick_ns to be"
        },
        new String[] {iterations("\"operations\": 1, \"wall_ns\": 1"), "expected cpu_ns of some"});
    for (String[] answer : answers) {
      Sample sample = hurried("echo '" + answer[0] + "' > \"$out\"");
      assertTrue(sample.failure().message().contains(answer[1]), sample::toString);
    }
    assertTrue(hurried("mkdir \"$out\"").failure().message().contains("expected a file, found"));
    assertTrue(hurried("dd if=/dev/null of=\"$out\" bs=1 count=0 seek=3000000000")
        .failure()
        .message()
        .contains("of at most 16777216 bytes, found 3000000000"));
  }

  /** The only sample of a run of that script. */
  private static Sample hurried(String script) throws IOException, InterruptedException {
    Catalog hasty = hasty("unanswered" + script.hashCode(), script + "; echo in a hurry");
    Sample sample = run(hasty, plan(List.of(cell("sample-floor", Operation.READ_BYTES))))
        .samples()
        .samples()
        .get(0);
    assertEquals(Sample.Status.CRASHED, sample.status(), script);
    assertTrue(
        sample.failure().message().startsWith("its answer is not of the form: "), sample::toString);
    assertTrue(sample.failure().output().endsWith("in a hurry"), sample::toString);
    return sample;
  }

  @Test
  void aManifestThatIsNoneIsRefused() throws IOException {
    Path twin = Files.createDirectories(folder.resolve("bad/sample"));
    Files.writeString(twin.resolve("runner.json"), "{\"runner\": \"made\"}");
    Refusal refusal = assertThrows(Refusal.class, () -> Runner.in(twin));
    assertTrue(refusal.getMessage().contains("needed are runner, language"), refusal.getMessage());
    assertTrue(Runner.in(twin.getParent()).isEmpty());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{|is not of its form: Unexpected end-of-input: expected close marker for Object, in line 1",
        "``|is not of its form: it is empty",
        "[]|is not of its form: expected an object, found something else, in line 1",
        "null|is null: expected an object",
        "{\"needs\": 1}|is not of its form: expected what belongs to the member needs, found something else, in line 1",
        "{\"runner\":\"a\",\"language\":\"b\",\"needs\":[{}],\"build\":[],\"start\":[],\"libraries\":[]}|lacks a member; needed are runner, ",
        "{\"runner\":\"a\",\"language\":\"b\",\"needs\":[],\"build\":[],\"start\":[],\"libraries\":[null]}|lacks a member; needed are runner, ",
      })
  void whatIsWrongWithAManifestIsSaid(String text, String message) throws IOException {
    Path twin = Files.createDirectories(folder.resolve("wrong/sample"));
    Path file = Files.writeString(twin.resolve("runner.json"), text);
    String refused = assertThrows(Refusal.class, () -> Runner.in(twin)).getMessage();
    assertTrue(refused.startsWith(file + " " + message), refused);
  }

  /** Where a language builds nothing, it seems to be the thing to write. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {"\"true\"|[]", "\"true\"|[\"true\", null]", "``|[\"true\"]"})
  void aCommandWithoutAWordIsRefused(String look, String build) throws IOException {
    Path twin = Files.createDirectories(folder.resolve("wordless/sample"));
    Path file = Files.writeString(twin.resolve("runner.json"), manifest(look, build));
    assertEquals(
        file
            + ": expected a program and its arguments in build, start and look, found a command without a word; of what need not be built, build is [\"true\"]",
        assertThrows(Refusal.class, () -> Runner.in(twin)).getMessage());
  }

  @Test
  void aFolderThatIsCalledLikeAManifestIsRefused() throws IOException {
    Path file = Files.createDirectories(folder.resolve("folder/sample/runner.json"));
    assertEquals(
        file + " is a folder: expected a file",
        assertThrows(Refusal.class, () -> Runner.in(file.getParent())).getMessage());
  }

  @Test
  void itIsShownOnEveryJdkAndNeverCold() {
    List<Cell> everything =
        Selection.everything(catalog.contestants(), lab.workloads.values(), List.of(17, 25));
    assertEquals(
        Set.of(17, 25),
        Set.copyOf(everything.stream()
            .filter(c -> c.contestant().equals("sample-floor"))
            .map(Cell::jdk)
            .toList()));
    Suite suite = new Suite(
        "cold",
        "Cold",
        "A test's.",
        List.of(),
        List.of(new Suite.ColdTier(
            "cold",
            List.of("users-tiny"),
            List.of(Operation.READ_BYTES, Operation.READ_STRING),
            List.of("*"),
            List.of(Archive.NONE))),
        List.of(),
        Map.of(),
        List.of());
    Selection cold = Selection.of(
        List.of(suite),
        catalog.contestants(),
        List.copyOf(lab.workloads.values()),
        List.of(),
        List.of(),
        List.of(17));
    assertEquals(Set.of("fixture"), cold.contestants());
    Refusal refusal =
        assertThrows(Refusal.class, () -> cold.without(Set.of("fixture", "sample-floor")));
    assertNotNull(refusal.getMessage());
  }

  private static String manifest(String look, String build) {
    return """
        {"runner": "made", "language": "none", "needs": [{"look": [%s], "get": "ask for it"}],
         "build": %s, "start": ["true"], "libraries": [{"library": "made", "title": "Made",
         "version": "7", "contestants": [{"name": "made-floor", "binding": "streaming",
         "format": "json", "result": "floor", "types": ["users"],
         "operations": ["read-bytes"], "note": "a fixture"}]}]}""".formatted(look, build);
  }
}
