package touchstone.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs that are started, killed and gone on with, as a stranger would. */
class RunsTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  @TempDir
  Path folder;

  @Test
  void aRunThatIsKilledGoesOnWithoutMeasuringAForkTwice() throws IOException, InterruptedException {
    Path run = folder.resolve("run");
    Process killed = Launcher.start(
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
        "--budget",
        "30s",
        "--seed",
        "1",
        "--jvm-flag=-XX:+UseParallelGC",
        "--out",
        run.toString());
    Path samples = run.resolve("samples.jsonl");
    Launcher.killWhen(
        killed, () -> Files.exists(samples) && Files.readAllLines(samples).size() >= 1);
    int before = Files.readAllLines(samples).size();
    assertTrue(before >= 1, Launcher.read(folder.resolve("err")));
    String plan = leaveBlocks(run.resolve("plan.json"), 2);
    String flags = MAPPER.readTree(plan).at("/fork/jvm_flags").toString();
    assertTrue(flags.contains("UseParallelGC") && !flags.contains("UseSerialGC"), flags);
    Files.writeString(samples, "no sample\n" + Files.readString(samples));

    Launcher.Result resumed =
        Launcher.run("run", "--contestants", "samples", "--resume", run.toString());
    assertEquals(0, resumed.exit(), resumed.err());
    assertTrue(resumed.err().contains("samples.jsonl line 1 is not a sample"), resumed.err());
    assertEquals(plan, Files.readString(run.resolve("plan.json")));
    Set<String> forks = new HashSet<>();
    List<String> lines = Files.readAllLines(samples);
    lines.remove("no sample");
    for (String line : lines) {
      JsonNode sample = MAPPER.readTree(line);
      if (sample.get("disturbed").isNull()) {
        assertTrue(
            forks.add("%s.%s %s"
                .formatted(sample.get("block"), sample.get("position"), sample.get("role"))),
            "measured twice: " + line);
      }
    }
    assertTrue(lines.size() > before, "nothing was added");
    assertTrue(
        forks.containsAll(Set.of("0.0 null", "0.1 null", "1.0 null", "1.1 null")),
        "two blocks of two cells: " + forks);
    for (String file : List.of(
        "environment.json",
        "results.json",
        "summary.json",
        "summary.csv",
        "report.md",
        "report.html")) {
      assertTrue(Files.size(run.resolve(file)) > 100, file);
    }
    assertTrue(resumed.out().contains("Report: "), resumed.out());

    Launcher.Result again =
        Launcher.run("run", "--contestants", "samples", "--out", run.toString());
    assertEquals(2, again.exit());
    assertTrue(again.err().contains("holds a run already"), again.err());
  }

  @Test
  void theSameCommandSeedAndVersionsGiveTheSamePlanByteForByte()
      throws IOException, InterruptedException {
    String[] plans = new String[2];
    for (int i = 0; i < 2; i++) {
      Path run = folder.resolve("run" + i);
      Process process = Launcher.start(
          Map.of(),
          folder.resolve("out"),
          folder.resolve("err"),
          "run",
          "--only",
          "gson-*",
          "--seed",
          "7",
          "--out",
          run.toString());
      Launcher.killWhen(process, () -> Files.exists(run.resolve("plan.json")));
      plans[i] = Files.readString(run.resolve("plan.json")).replace("run" + i, "run");
    }
    assertEquals(plans[0], plans[1]);
    assertTrue(plans[0].contains("\"seed\" : 7"), plans[0]);
  }

  /** Shortens a plan to what is sure to be done, however long that takes: nobody has to wait for the end of the budget. */
  private static String leaveBlocks(Path file, int blocks) throws IOException {
    ObjectNode plan = (ObjectNode) MAPPER.readTree(Files.readString(file));
    plan.put("budget_seconds", 600);
    ArrayNode all = (ArrayNode) plan.get("blocks");
    while (all.size() > blocks) {
      all.remove(all.size() - 1);
    }
    Files.writeString(file, MAPPER.writeValueAsString(plan));
    return Files.readString(file);
  }
}
