package touchstone.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunDirectoryTest {

  @TempDir
  Path dir;

  private static Sample sample(int block) {
    return new Sample(
        block,
        3,
        "gson-reflective",
        "users-tiny/minified",
        Operation.READ_STRING,
        17,
        Sample.Status.OK,
        "a VM 17.0.1",
        "2026-01-01T00:00:00Z",
        1.25,
        0.0,
        new Sample.Settling(640, true, true, null),
        List.of(new Iteration(10, 1e6, 9e5, 1024.5, 210.0, 1, 2, 3, 400)),
        List.of(new Iteration(11, 1e6, 9e5, 1024.5, 210.0, 1, 2, 3, 400)),
        null);
  }

  private static Plan plan(int format) {
    Cell cell = new Cell(
        "gson-reflective",
        "users-tiny",
        Operation.READ_STRING,
        17,
        "gson_reflective_string_fromJson");
    return new Plan(
        format,
        List.of("speed"),
        "touchstone run",
        300,
        42,
        new ForkSettings(4000, 4, 5, 250, List.of("-Xmx1g"), 60),
        List.of(17),
        List.of(new Contestant(
            "gson-reflective",
            "gson",
            "Gson",
            "2",
            "reflective",
            "json",
            Result.TREE,
            "x.Y",
            List.of("users"),
            List.of(Operation.READ_STRING),
            List.of(new Contestant.Limit("write-*", "*/sparse", "why")),
            17,
            List.of("--add-modules=x"),
            "")),
        List.of(
            new Workload("users-tiny", "users", 1, 1, "00"),
            new Workload("price", "price", 562, 562, "01", 2, 280, 282)),
        List.of(cell),
        List.of("gson-reflective"),
        List.of(new Plan.Exclusion(cell, "wrong", "/users/0/id", "expected 1, found 2")),
        List.of(List.of(0), List.of(0)));
  }

  @Test
  void aSampleIsOneLineAndComesBackEqual() throws IOException {
    RunDirectory run = new RunDirectory(dir);
    run.append(sample(0));
    run.append(sample(1));
    assertEquals(List.of(sample(0), sample(1)), run.samples().samples());
    List<String> lines = Files.readAllLines(run.file("samples.jsonl"));
    assertEquals(2, lines.size());
    assertTrue(lines.get(0).contains("\"operation\":\"read-string\""), lines.get(0));
    assertTrue(lines.get(0).contains("\"cpu_ns\":900000.0"), lines.get(0));
    assertTrue(lines.get(0).contains("\"status\":\"ok\""), lines.get(0));
  }

  private static Sample coldSample() {
    return new Sample(
        2,
        0,
        "gson-reflective",
        "users-tiny",
        Operation.WRITE_STRING,
        25,
        Archive.AOT,
        Sample.Status.OK,
        "a VM 25",
        "2026-01-01T00:00:00Z",
        0.75,
        0.0,
        null,
        List.of(),
        List.of(),
        new Start(
            new Start.Clocks(300_000_000, 250_000_000L, 400_000_000L),
            new Start.Clocks(40_000_000, 30_000_000L, null),
            new Start.Clocks(90_000_000, null, null),
            List.of(new Start.Point(10, new Start.Clocks(310_000_000, 260_000_000L, null))),
            new Start.Counts(512, 300_000, 1_000_000, List.of(new Start.Bytes(1, 2_000_000))),
            new Start.ArchiveFile(20_000_000, 2_500)),
        null,
        null,
        null,
        null);
  }

  @Test
  void aColdSampleComesBackEqualAndSaysWhatItStartedFrom() throws IOException {
    RunDirectory run = new RunDirectory(dir);
    run.append(coldSample());
    run.append(sample(3));
    assertEquals(List.of(coldSample(), sample(3)), run.samples().samples());
    String line = Files.readAllLines(run.file("samples.jsonl")).get(0);
    assertTrue(line.contains("\"cold\":\"aot\""), line);
    assertTrue(line.contains("\"first\":{\"wall_ns\":300000000,\"thread_ns\":250000000"), line);
    Cell cold =
        new Cell("gson-reflective", "users-tiny", Operation.WRITE_STRING, 25, "row", Archive.AOT);
    assertTrue(coldSample().of(cold));
    assertFalse(coldSample().of(cold.warm()));
    assertEquals("gson-reflective users-tiny write-string jdk25 cold aot", cold.id());
  }

  @Test
  void samplesOfBeforeThereWereColdStartsAreWarm() throws IOException {
    RunDirectory run = new RunDirectory(dir);
    run.append(sample(0));
    ObjectNode before =
        (ObjectNode) new ObjectMapper().readTree(Files.readString(run.file("samples.jsonl")));
    before.remove(List.of("cold", "start"));
    run.writeText("samples.jsonl", before + "\n");
    assertEquals(List.of(sample(0)), run.samples().samples());
  }

  @Test
  void anArchiveIsOfTheReleasesThatHaveNothingBetter() {
    assertEquals(List.of(Archive.NONE, Archive.CDS), of(17));
    assertEquals(List.of(Archive.NONE, Archive.CDS), of(24));
    assertEquals(List.of(Archive.NONE, Archive.AOT), of(25));
    assertEquals(Archive.AOT, Archive.of("aot"));
  }

  private static List<Archive> of(int jdk) {
    return Stream.of(Archive.values()).filter(a -> a.isOf(jdk)).toList();
  }

  @Test
  void aTornLastLineIsNamedAndTheNextSampleIsWhole() throws IOException {
    RunDirectory run = new RunDirectory(dir);
    run.append(sample(0));
    Files.writeString(run.file("samples.jsonl"), "{\"block\":1,\"posi", StandardOpenOption.APPEND);
    RunDirectory.Samples torn = run.samples();
    assertTrue(torn.isMendable());
    assertEquals(
        List.of("samples.jsonl line 2 is cut off"),
        torn.damaged().stream().map(RunDirectory.Damage::sentence).toList());
    run.mendSamples();
    run.append(sample(1));
    assertEquals(List.of(sample(0), sample(1)), run.samples().samples());
    assertEquals(List.of(), run.samples().damaged());
  }

  @Test
  void aLineThatIsNoneStaysThereAndOnlyTheLastIsTorn() throws IOException {
    RunDirectory run = new RunDirectory(dir);
    run.writeText("samples.jsonl", "no sample that is cut off\n{\"block\":1,\"posi");
    RunDirectory.Samples samples = run.samples();
    assertEquals(
        List.of(new RunDirectory.Damage(1, false), new RunDirectory.Damage(2, true)),
        samples.damaged());
    assertFalse(samples.isMendable());
    run.mendSamples();
    assertEquals(List.of(new RunDirectory.Damage(1, false)), run.samples().damaged());
  }

  @Test
  void aPlanComesBackEqualAndIsWrittenTheSameTwice() throws IOException {
    RunDirectory run = new RunDirectory(dir);
    run.write(plan(Plan.FORMAT));
    assertEquals(plan(Plan.FORMAT), run.plan());
    assertEquals(RunDirectory.toJson(run.plan()), Files.readString(run.file("plan.json")));
  }

  @Test
  void aPlanOfBeforeThereWereResultsAndSetsIsReadAsItWasMeant() throws IOException {
    RunDirectory run = new RunDirectory(dir);
    run.write(plan(Plan.FORMAT));
    ObjectNode before =
        (ObjectNode) new ObjectMapper().readTree(Files.readString(run.file("plan.json")));
    before.remove("references");
    before.get("contestants").forEach(c -> ((ObjectNode) c).remove("result"));
    before
        .get("workloads")
        .forEach(w -> ((ObjectNode) w).remove(List.of("documents", "shortest", "longest")));
    run.writeText("plan.json", before.toString());
    Plan plan = run.plan();
    assertEquals(Result.VALUE, plan.contestant("gson-reflective").result());
    assertEquals(List.of(), plan.references());
    assertEquals(new Workload("users-tiny", "users", 1, 1, "00"), plan.workload("users-tiny"));
    assertEquals("users-tiny read-string jdk17", plan.group(plan.cells().get(0)).name());
  }

  @Test
  void aLinkToARunIsTheRun() throws IOException {
    Path real = Files.createDirectory(dir.resolve("real"));
    RunDirectory latest = new RunDirectory(Files.createSymbolicLink(dir.resolve("latest"), real));
    latest.write(plan(Plan.FORMAT));
    assertEquals(plan(Plan.FORMAT), new RunDirectory(real).plan());
    RunDirectory.make(dir.resolve("a/b"));
    assertTrue(Files.isDirectory(dir.resolve("a/b")));
  }

  @Test
  void anEnvironmentOfBeforeThereWereHashesHasNone() throws IOException {
    Environment environment = new Environment(
        "1",
        "abc",
        "2026-01-01T00:00:00Z",
        new Environment.Machine("os", "arch", "processor", 2, 2, 8),
        List.of(),
        List.of(),
        Map.of(),
        Map.of("gson-reflective", "00"),
        Map.of(),
        List.of(),
        List.of(),
        List.of());
    RunDirectory run = new RunDirectory(dir);
    run.write(environment);
    assertEquals(environment, run.environment());
    ObjectNode before =
        (ObjectNode) new ObjectMapper().readTree(Files.readString(run.file("environment.json")));
    before.remove("builds");
    run.writeText("environment.json", before.toString());
    assertEquals(Map.of(), run.environment().builds());
  }

  /** So that runs of before are what they were. */
  @Test
  void onlyWhoGaveATableUpSaysSo() throws IOException {
    Environment environment = new Environment(
        "1",
        "abc",
        "2026-01-01T00:00:00Z",
        new Environment.Machine("os", "arch", "processor", 2, 2, 8),
        List.of(),
        List.of(),
        Map.of(),
        Map.of());
    RunDirectory run = new RunDirectory(dir);
    run.write(environment);
    assertFalse(Files.readString(run.file("environment.json")).contains("given_up"));
    assertEquals(List.of(), run.environment().givenUp());
    run.write(environment.givingUp(List.of("users-tiny read-string jdk25")));
    assertEquals(List.of("users-tiny read-string jdk25"), run.environment().givenUp());
    assertTrue(Files.readString(run.file("environment.json")).contains("\"given_up\" : ["));
  }

  @Test
  void anotherResultThanAValueIsAnotherGroup() {
    Plan plan = plan(Plan.FORMAT);
    assertEquals(
        "users-tiny read-string tree jdk17", plan.group(plan.cells().get(0)).name());
    assertEquals(281, plan.workload("price").bytesPerDocument());
  }

  @Test
  void whatIsNoRunIsSaidSo() throws IOException {
    RunDirectory run = new RunDirectory(dir);
    assertTrue(assertThrows(RunDirectory.DamagedRun.class, run::plan)
        .getMessage()
        .contains("has no plan.json"));
    Files.writeString(run.file("plan.json"), "{\"format\":");
    assertTrue(
        assertThrows(RunDirectory.DamagedRun.class, run::plan).getMessage().contains("is damaged"));
    run.write(plan(99));
    assertTrue(
        assertThrows(RunDirectory.DamagedRun.class, run::plan).getMessage().contains("format 99"));
  }

  @Test
  void whatIsNoPlanIsSaidInWordsOfTheFile() throws IOException {
    RunDirectory run = new RunDirectory(dir);
    Path file = run.file("plan.json");
    for (String[] damage : new String[][] {
      {"5", "expected an object, found something else, in line 1"},
      {"[]", "expected an object, found something else, in line 1"},
      {"{}", "expected a member format, found none"},
      {
        "{\"format\": 1,\n\"fork\": {\"iterations\": \"many\"}}",
        "expected what belongs to the member fork/iterations, found something else, in line 2"
      }
    }) {
      Files.writeString(file, damage[0]);
      assertEquals(
          file + " is damaged: " + damage[1],
          assertThrows(RunDirectory.DamagedRun.class, run::plan).getMessage());
    }
  }

  @Test
  void aWorkloadIdNamesItsVariant() {
    Workload minified = new Workload("users-tiny/minified", "users", 1, 1, "00");
    assertEquals("users-tiny", minified.base());
    assertEquals("minified", minified.variant());
    assertEquals("pretty", new Workload("users-tiny", "users", 1, 1, "00").variant());
  }
}
