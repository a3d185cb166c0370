package touchstone.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.model.RuleMatrix;
import touchstone.model.RunDirectory;
import touchstone.model.Summary;

/** What is whole is reported, and what is not is named, in Markdown and in the page. */
class DamagedRunTest {

  @TempDir
  Path folder;

  private RunDirectory run;

  @BeforeEach
  void write() throws IOException {
    run = new GoldenRun().write(folder);
    run.mendSamples();
  }

  private Summary reported(String... sentences) throws Exception {
    Summary summary = Reports.write(run);
    String markdown = Files.readString(run.file("report.md"));
    String page = Files.readString(run.file("report.html"));
    DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(page.getBytes(StandardCharsets.UTF_8)));
    for (String sentence : sentences) {
      assertTrue(markdown.contains(sentence), () -> sentence + " is not in\n" + markdown);
      assertTrue(page.contains(sentence), () -> sentence + " is not in\n" + page);
      assertTrue(
          String.join("\n", Reports.gaps(run)).contains(sentence) || !sentence.endsWith("."),
          sentence);
    }
    return summary;
  }

  @Test
  void aWholeRunHasNoGap() throws IOException {
    run = SyntheticRuns.large().write(folder.resolve("large"));
    Reports.write(run);
    assertEquals(List.of(), Reports.gaps(run));
    assertFalse(Files.readString(run.file("report.md")).contains("What is missing"));
  }

  @Test
  void withoutItsEnvironmentTheFiguresAreThere() throws Exception {
    Summary whole = Reports.write(run);
    Files.delete(run.file("environment.json"));
    assertEquals(
        whole, reported("environment.json is missing.", "The plan asked for JDK 25 and 17"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "null",
        "{",
        "[]",
        "{}",
        "{\"machine\":null}",
        "\u0000\u0001",
        "{\"machine\":7}"
      })
  void anEnvironmentThatCannotBeReadIsNamed(String content) throws Exception {
    run.writeText("environment.json", content);
    reported("environment.json is damaged.", "the figures do not need them.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"libraries", "builds", "noise"})
  void anEnvironmentOfNothingByANameIsDamaged(String member) throws Exception {
    String whole = Files.readString(run.file("environment.json"));
    run.writeText(
        "environment.json",
        whole.replaceFirst(
            "\"%s\" : \\{".formatted(member),
            "\"%s\" : { \"x\" : null%s"
                .formatted(member, whole.contains("\"%s\" : { }".formatted(member)) ? "" : ",")));
    reported("environment.json is damaged.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "null",
        "{",
        "[]",
        "{}",
        "{\"title\":\"T\",\"rules\":[],\"findings\":[]}",
        "{\"title\":\"T\",\"rules\":[{\"id\":\"a\"}],\"findings\":[],\"pairs\":[]}",
        "{\"title\":\"T\",\"rules\":[],\"findings\":[{\"contestant\":\"fast\"}],\"pairs\":[]}",
        "{\"title\":\"T\",\"rules\":[],\"findings\":[null],\"pairs\":[]}",
        "{\"title\":\"T\",\"rules\":[],\"findings\":[],\"pairs\":[{}]}"
      })
  void rulesThatCannotBeReadAreNamed(String content) throws Exception {
    Summary whole = Reports.write(run);
    run.writeText("rules.json", content);
    assertEquals(whole, reported("rules.json is damaged.", "the other figures do not need it."));
  }

  @Test
  void samplesOfAnotherRunAreNamed() throws Exception {
    Summary whole = Reports.write(run);
    String samples = Files.readString(run.file("samples.jsonl"));
    String first = samples.substring(0, samples.indexOf('\n') + 1);
    String workload = run.samples().samples().get(0).workload();
    run.writeText(
        "samples.jsonl",
        samples + first.replace('"' + workload + '"', "\"elsewhere\"").repeat(2));
    assertEquals(
        whole,
        reported(
            "samples.jsonl has 2 lines of cells that the plan does not time, perhaps of another run: they do not count."));
  }

  @Test
  void aRunOfASuiteWithRulesLacksThemAloud() throws Exception {
    String plan = Files.readString(run.file("plan.json"));
    run.writeText(
        "plan.json",
        plan.replaceFirst("\"suites\" : \\[\\s*\"speed\"", "\"suites\" : [\"nullsafe\""));
    assertEquals(List.of("nullsafe"), run.plan().suites());
    reported("rules.json is missing.");
    run.write(new RuleMatrix("Null safety", List.of(), List.of(), List.of()));
    assertFalse(String.join("\n", Reports.gaps(run)).contains("rules.json"));
  }

  @Test
  void halfOfTheSamplesAreReportedAsFarAsTheyGo() throws Exception {
    byte[] samples = Files.readAllBytes(run.file("samples.jsonl"));
    Files.write(run.file("samples.jsonl"), java.util.Arrays.copyOf(samples, samples.length / 2));
    Summary summary = reported(
        "samples.jsonl is damaged: 1 line could not be read",
        "samples.jsonl has no fork of ",
        "is cut off");
    assertTrue(summary.groups().stream()
        .flatMap(g -> g.rows().stream())
        .anyMatch(row -> row.verdict().equals("not reached")));
    assertTrue(
        summary.groups().stream().flatMap(g -> g.rows().stream()).anyMatch(Summary.Row::hasFigure));
  }

  @Test
  void withoutSamplesThereIsAReportThatSaysSo() throws Exception {
    Files.delete(run.file("samples.jsonl"));
    reported("samples.jsonl has no whole line: no fork brought a figure.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "null",
        "[]",
        "7",
        "\"ok\"",
        "{\"block\":1}",
        "{\"operation\":\"sing\"}",
        "\u0000",
        "}{",
        "{\"status\":\"lost\"}"
      })
  void aLineInTheMiddleThatIsNoSampleIsPassedOver(String line) throws Exception {
    List<String> lines = Files.readAllLines(run.file("samples.jsonl"));
    Summary whole = Reports.write(run);
    lines.add(3, line);
    run.writeText("samples.jsonl", String.join("\n", lines) + "\n");
    assertEquals(
        whole, reported("samples.jsonl line 4 is not a sample", "1 line could not be read"));
  }

  /** One such iteration would be in the machine's pace, and with it in everybody's figures. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "operations\":0",
        "wall_ns\":0",
        "wall_ns\":1e30",
        "cpu_ns\":-1",
        "bytes\":1e999",
        "gc_ms\":-1",
        "yardstick_ns\":1e999"
      })
  void aLineOfAnIterationThatNoForkHasIsNoSample(String member) throws Exception {
    String name = member.substring(0, member.indexOf('"'));
    String samples = Files.readString(run.file("samples.jsonl"));
    String damaged = samples.replaceFirst("(?<=\\W)" + name + "\":[^,}]+", member);
    assertNotEquals(samples, damaged);
    run.writeText("samples.jsonl", damaged);
    reported("samples.jsonl line 1 is not a sample");
  }

  /** Whoever goes on with the run would take it off the budget. */
  @ParameterizedTest
  @ValueSource(strings = {"1e18", "1e999", "-1"})
  void aLineOfAForkThatTookLongerThanAnyCanIsNoSample(String seconds) throws Exception {
    String samples = Files.readString(run.file("samples.jsonl"));
    run.writeText(
        "samples.jsonl", samples.replaceFirst("\"seconds\":[0-9.E]+", "\"seconds\":" + seconds));
    reported("samples.jsonl line 1 is not a sample");
  }

  /** Nobody knows what was measured, or whether this Touchstone understands it; nothing is written over. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{}|plan.json is damaged: expected a member format, found none",
        "{\"format\":2}|is of format 2, this Touchstone reads format 1: use the Touchstone that wrote it",
        "{\"format\":1}|expected a member suites, found none",
        "{\"format\":1,\"suites\":[\"x\"]}|expected a member command, found none",
        "nonsense|is damaged",
        "''|plan.json is damaged: it is empty",
        "null|expected an object, found null",
        "{\"format\":1,\"suites\"|is damaged",
        "{|plan.json is damaged: Unexpected end-of-input: expected close marker for Object",
      })
  void withoutAPlanNothingIsReported(String plan, String message) throws IOException {
    Reports.write(run);
    byte[] before = Files.readAllBytes(run.file("report.html"));
    run.writeText("plan.json", plan);
    RunDirectory.DamagedRun refusal =
        assertThrows(RunDirectory.DamagedRun.class, () -> Reports.write(run));
    assertTrue(refusal.getMessage().contains(message), refusal.getMessage());
    assertFalse(refusal.getMessage().contains("REDACTED"), refusal.getMessage());
    assertEquals(
        new String(before, StandardCharsets.UTF_8), Files.readString(run.file("report.html")));
  }

  /** Each once made a report that failed where it met it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"operation\" : \"read-string\"|\"operation\" : null|expected a member cells/0/operation, found none",
        "\"name\" : \"fast\"|\"name\" : null|expected a member contestants/0/name, found none",
        "\"jvm_flags\" :|\"flags\" :|expected a member fork/jvm_flags, found none",
        "\"blocks\" : [|\"blocks\" : [ null,|expected a member blocks/0, found none",
        "\"blocks\" : [|\"blocks\" : [ [ -1 ],|cells, found the index -1",
        "\"blocks\" : [|\"blocks\" : [ [ 99 ],|cells, found the index 99",
        "\"budget_seconds\" : 300|\"budget_seconds\" : 1000000000000000000|plan.json is damaged: expected budget_seconds to be from 0 to 604800, found 1000000000000000000; put back what the run began with",
        "\"budget_seconds\" : 300|\"budget_seconds\" : -1|expected budget_seconds to be from 0 to 604800, found -1",
        "\"grace_seconds\" : 0|\"grace_seconds\" : 9000000000|expected grace_seconds to be from 0 to 604800, found 9000000000",
        "\"timeout_seconds\" : 60|\"timeout_seconds\" : 0|expected fork/timeout_seconds to be 1 or more, found 0",
      })
  void aPlanThatLacksAPartOfAPartIsRefused(String whole, String damaged, String message)
      throws IOException {
    String plan = Files.readString(run.file("plan.json"));
    assertTrue(plan.contains(whole), plan);
    run.writeText("plan.json", plan.replaceFirst(Pattern.quote(whole), damaged));
    RunDirectory.DamagedRun refusal =
        assertThrows(RunDirectory.DamagedRun.class, () -> Reports.write(run));
    assertTrue(refusal.getMessage().contains(message), refusal.getMessage());
  }

  @Test
  void aFileInThePlaceOfTheRunIsSaid() {
    RunDirectory file = new RunDirectory(run.file("environment.json"));
    assertEquals(
        file.path() + " is a file: expected a run directory",
        assertThrows(RunDirectory.DamagedRun.class, file::plan).getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"plan.json", "samples.jsonl"})
  void aFolderInThePlaceOfAFileIsSaid(String name) throws IOException {
    Files.delete(run.file(name));
    Files.createDirectory(run.file(name));
    assertEquals(
        run.file(name) + " is a folder: expected a file",
        assertThrows(RunDirectory.DamagedRun.class, () -> Reports.write(run)).getMessage());
  }

  @Test
  void whereNoFolderIsNoPlanIsMissed() {
    RunDirectory nowhere = new RunDirectory(run.file("nowhere"));
    assertEquals(
        "there is no folder %s: expected a run directory".formatted(nowhere.path()),
        assertThrows(RunDirectory.DamagedRun.class, nowhere::plan).getMessage());
  }

  @Test
  void aPlanWhoseCellsNameNobodyIsRefused() throws IOException {
    String plan = Files.readString(run.file("plan.json"));
    run.writeText("plan.json", plan.replace("\"name\" : \"fast\"", "\"name\" : \"somebody\""));
    String message =
        assertThrows(RunDirectory.DamagedRun.class, () -> Reports.write(run)).getMessage();
    assertTrue(
        message.contains("expected a contestant fast, which a cell names, found none"), message);
    run.writeText("plan.json", plan.replace("\"id\" : \"users-tiny\"", "\"id\" : \"other\""));
    message =
        assertThrows(RunDirectory.DamagedRun.class, () -> Reports.write(run)).getMessage();
    assertTrue(
        message.contains("expected a workload users-tiny, which a cell names, found none"),
        message);
  }
}
