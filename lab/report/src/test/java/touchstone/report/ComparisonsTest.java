package touchstone.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import touchstone.model.Environment;
import touchstone.model.ForkSettings;
import touchstone.model.RunDirectory;

class ComparisonsTest {

  @TempDir
  Path folder;

  private static ManyRuns three(double changed, String version) {
    return new ManyRuns()
        .with("changed", changed, version)
        .with("steady", 200, "1")
        .with("still", 400, "1");
  }

  private Comparison compare(ManyRuns before, ManyRuns after, String... controls)
      throws IOException {
    return Comparisons.of(
        before.write(folder.resolve("before"), 1),
        after.write(folder.resolve("after"), 2),
        List.of(controls));
  }

  private static Comparison.Row row(Comparison comparison, String contestant) {
    return comparison.rows().stream()
        .filter(r -> r.contestant().equals(contestant))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void whatTheMachineDidIsNoChangeAndWhatTheLibraryDidIs() throws IOException {
    Comparison comparison = compare(three(100, "1"), three(120, "2").machine(1.7));
    Comparison.Row changed = row(comparison, "changed");
    assertEquals(1.2, changed.ratio(), 0.03);
    assertEquals("slower", changed.verdict());
    assertTrue(changed.low() > 1.1 && changed.high() < 1.3, changed.toString());
    assertEquals(2, changed.controls());
    assertFalse(changed.control());
    Comparison.Row steady = row(comparison, "steady");
    assertTrue(steady.control());
    assertEquals(1, steady.controls(), "the row that changed is no control of the others");
    assertEquals(1, steady.ratio(), 0.03);
    assertTrue(List.of("equivalent", "undecided").contains(steady.verdict()), steady.toString());
    assertEquals(List.of(), comparison.notices());
  }

  @Test
  void aMachineAtAnotherPaceIsNamed() throws IOException {
    RunDirectory quick = three(100, "1").yardstick(15_600).write(folder.resolve("quick"), 1);
    RunDirectory other = three(100, "1").yardstick(20_000).write(folder.resolve("other"), 2);
    RunDirectory slow =
        three(100, "1").machine(3).yardstick(57_000).write(folder.resolve("slow"), 3);
    RunDirectory nobodyKnows = three(100, "1").write(folder.resolve("nobody-knows"), 4);
    String why =
        "the same fixed work took %s in %s and %s in %s: what slows a machine so much slows some libraries more than others; measure both in one hour, or two builds in one run";
    assertEquals(
        List.of(why.formatted("15.6 µs", quick.path(), "57.0 µs", slow.path())),
        Comparisons.of(quick, slow, List.of()).notices());
    assertEquals(
        List.of(why.formatted("57.0 µs", slow.path(), "15.6 µs", quick.path())),
        Comparisons.of(slow, quick, List.of()).notices());
    assertEquals(List.of(), Comparisons.of(quick, other, List.of()).notices());
    assertEquals(List.of(), Comparisons.of(slow, nobodyKnows, List.of()).notices());
  }

  @Test
  void aControlThatNobodyMeasuredIsNamed() throws IOException {
    Comparison none = compare(three(100, "1"), three(100, "1"), "nobody", "no-*");
    assertEquals(List.of(), none.rows());
    String why = none.notices().get(0);
    assertTrue(
        why.startsWith(
            "no common control: --control nobody,no-* names no contestant that both runs measured; both measured "),
        why);
    assertTrue(why.contains("steady"), why);
    Comparison one = compare(three(100, "1"), three(100, "1"), "nobody", "steady");
    assertEquals(1, row(one, "changed").controls());
    assertTrue(
        one.notices().contains("--control nobody names no contestant that both runs measured"),
        one.notices()::toString);
  }

  @Test
  void aRunWithoutAllOfItsSamplesIsNamed() throws IOException {
    RunDirectory before = three(100, "1").write(folder.resolve("before"), 1);
    RunDirectory after = three(100, "1").write(folder.resolve("after"), 2);
    int whole = after.samples().samples().size();
    Files.writeString(
        after.file("samples.jsonl"), "{\"block\":0,\"posi", StandardOpenOption.APPEND);
    String notice =
        "%s: samples.jsonl is damaged: 1 line could not be read, and the figures come from the other %s"
            .formatted(after.path(), whole);
    assertEquals(List.of(notice), Comparisons.of(before, after, List.of()).notices());
    assertTrue(Histories.of(List.of(before, after), List.of()).notices().contains(notice));
  }

  /** When a race ends says something of its figures, so the same figures say less. */
  @Test
  void racesAskForMoreThanRunsOfAGivenLength() throws IOException {
    Comparison.Row given = row(compare(three(100, "1"), three(120, "2")), "changed");
    Comparison.Row raced = row(compare(three(100, "1").raced(), three(120, "2")), "changed");
    assertEquals(given.ratio(), raced.ratio());
    assertTrue(raced.low() < given.low() && raced.high() > given.high(), raced + ", " + given);
  }

  @Test
  void withoutAControlNothingIsSaid() throws IOException {
    Comparison empty = compare(three(100, "1"), three(Double.NaN, "1").blocks(0));
    assertEquals(
        folder.resolve("after")
            + " has no figures: none of its forks brought one by wall time; measure it again",
        empty.notices().get(0));
    ManyRuns one = new ManyRuns().with("changed", 100, "1");
    Comparison alone = compare(one, new ManyRuns().with("changed", 90, "2"));
    assertEquals(List.of(), alone.rows());
    assertTrue(alone.notices().get(0).startsWith("no common control"), alone.toString());
    Comparison strangers = compare(
        new ManyRuns().with("x", 100, "1").document("aa"),
        new ManyRuns().with("x", 100, "1").document("bb"));
    assertEquals(List.of(), strangers.rows());
    assertTrue(
        strangers.notices().toString().contains("share no contestant"), strangers.toString());
    assertTrue(strangers.notices().toString().contains("different documents"));
  }

  @Test
  void aSnapshotIsNoControlUnlessItIsNamed() throws IOException {
    ManyRuns before = new ManyRuns().with("x", 100, "1-SNAPSHOT").with("y", 100, "1-SNAPSHOT");
    ManyRuns after = new ManyRuns().with("x", 130, "1-SNAPSHOT").with("y", 100, "1-SNAPSHOT");
    assertEquals(List.of(), compare(before, after).rows());
    Comparison named = compare(before, after, "y*");
    assertEquals(1.3, row(named, "x").ratio(), 0.04);
    assertEquals(Comparison.NO_CONTROL, row(named, "y").verdict());
    assertNull(row(named, "y").ratio());
  }

  /** A library under work keeps its version, and so does what a user wrote beside the lab's: only the hash tells. */
  @Test
  void whatWasBuiltAnewIsNoControlThoughItsVersionIsTheSame() throws IOException {
    ManyRuns before = new ManyRuns().with("own", 100, "1").with("gson", 200, "2");
    ManyRuns after = new ManyRuns().with("own", 130, "1").with("gson", 200, "2");
    before.build("own", "11").build("gson", "22");
    after.build("own", "12").build("gson", "22");
    Comparison comparison = compare(before, after);
    assertEquals("slower", row(comparison, "own").verdict());
    assertEquals(
        Comparison.NO_CONTROL,
        row(comparison, "gson").verdict(),
        "what did not change is not held against what did");
    assertEquals(
        List.of("the jars or sources of own changed, though the version did not"),
        comparison.notices());
    after.commit("abcdef2");
    assertTrue(
        row(compare(before, after), "gson").controls() > 0,
        "another commit of the lab makes all jars anew");
  }

  @Test
  void aControlThatMovedIsSaid() throws IOException {
    ManyRuns before = three(100, "1").with("other", 300, "1").with("moved", 100, "1");
    ManyRuns after = three(100, "2").with("other", 300, "1").with("moved", 150, "1");
    Comparison comparison = compare(before, after);
    assertTrue(
        comparison.notices().toString().contains("moved (users-tiny read-string jdk25)"),
        comparison.notices().toString());
  }

  @Test
  void whatIsMissingAndWhatDiffersIsSaid() throws IOException {
    Comparison comparison =
        compare(three(100, "1").with("gone", 50, "1"), three(100, "2").processor("Another"));
    Comparison.Row gone = row(comparison, "gone");
    assertEquals(Comparison.MISSING, gone.verdict());
    assertEquals("the second run did not measure it", gone.note());
    assertTrue(
        comparison.notices().get(0).contains("Another"), comparison.notices().toString());
  }

  @Test
  void whatOnlyTheSecondRunHasIsSaid() throws IOException {
    Comparison comparison =
        compare(three(100, "1"), three(100, "2").with("new", 50, "1").alsoOn("users-large", 2));
    assertEquals(
        List.of("only the second run has new and the table users-large read-string jdk25"),
        comparison.notices());
  }

  @Test
  void itIsSaidInWhatMachinesAndJvmsDiffer() throws IOException {
    RunDirectory before = three(100, "1").write(folder.resolve("before"), 1);
    RunDirectory after = three(100, "1").write(folder.resolve("after"), 2);
    assertEquals(
        List.of(),
        notices(before, after, new Environment.Machine("Linux 7", "amd64", "A processor", 2, 1, 7)),
        "more memory and a newer kernel");
    assertEquals(
        List.of(
            folder.resolve("before") + " ran on A processor (amd64, 2 cores), "
                + folder.resolve("after")
                + " on A processor (amd64, 4 cores): controls take out how fast a machine is, not which library it suits"),
        notices(
            before, after, new Environment.Machine("Linux 6", "amd64", "A processor", 4, 2, 7)));
    Environment.Machine same = before.environment().machine();
    assertEquals(
        List.of(
            "the runs had different JVMs of release 25: 25.0.3+9 of A vendor, 25.0.4+1 of A vendor"),
        notices(
            before,
            after,
            same,
            new Environment.Jvm(17, "A vendor", "A VM", "17.0.1"),
            new Environment.Jvm(25, "A vendor", "A VM", "25.0.4+1")));
  }

  @Test
  void itIsSaidThatForksWorkedDifferentlyLongBeforehand() throws IOException {
    ForkSettings warm = new ForkSettings(30_000, 33_000, 33_000, 4, 3, 250, List.of(), 60, 1);
    Comparison comparison = compare(three(100, "1"), three(100, "2").forks(warm));
    assertEquals(
        List.of(
            "forks of " + folder.resolve("before")
                + " worked until their figures stood still before they were measured, those of "
                + folder.resolve("after")
                + " for 30.0 s, and then until all was compiled, 33.0 s at most: some libraries gain more by that than others; give both runs the same --budget and --warm-up"),
        comparison.notices());
  }

  @Test
  void itIsSaidThatMoreThreadsWorked() throws IOException {
    ForkSettings two = new ForkSettings(0, 4000, 0, 4, 3, 250, List.of(), 60, 2);
    assertEquals(
        List.of(
            "forks of %s worked by 1 thread, those of %s by 2 threads: what differs may be that alone"
                .formatted(folder.resolve("before"), folder.resolve("after"))),
        compare(three(100, "1"), three(100, "2").forks(two)).notices());
  }

  @Test
  void itIsSaidThatForksOfOneRunTookTurns() throws IOException {
    ForkSettings byTurns = new ForkSettings(0, 4000, 0, 4, 3, 250, List.of(), 60, 1, 8);
    assertEquals(
        List.of(
            "forks of %s took turns with the others of their table, those of %s were measured on end: times may differ by that alone, ratios are better known by turns"
                .formatted(folder.resolve("after"), folder.resolve("before"))),
        compare(three(100, "1"), three(100, "2").forks(byTurns)).notices());
  }

  private static List<String> notices(
      RunDirectory before, RunDirectory after, Environment.Machine machine, Environment.Jvm... jvms)
      throws IOException {
    Environment was = before.environment();
    after.write(new Environment(
        was.touchstone(),
        was.commit(),
        was.started(),
        machine,
        jvms.length == 0 ? was.jvms() : List.of(jvms),
        was.jvmFlags(),
        was.libraries(),
        was.noise()));
    return Comparisons.of(before, after, List.of()).notices();
  }

  @Test
  void aTableThatIsMissingAsAWholeIsMissingRowByRow() throws IOException {
    Comparison comparison = compare(three(100, "1").alsoOn("users-large", 2), three(100, "2"));
    List<Comparison.Row> gone = comparison.rows().stream()
        .filter(r -> r.group().equals("users-large read-string jdk25"))
        .toList();
    assertEquals(
        List.of("changed", "steady", "still"),
        gone.stream().map(Comparison.Row::contestant).toList());
    for (Comparison.Row row : gone) {
      assertEquals(Comparison.MISSING, row.verdict());
      assertEquals("the second run did not measure it", row.note());
      assertTrue(breaks("missing", row), row.toString());
    }
    String text = ComparisonText.of(comparison, FailOn.parse("missing"));
    assertTrue(text.contains("users-large read-string jdk25\n"), text);
    assertTrue(text.contains("the second run did not measure it"), text);
    assertTrue(text.contains("FAILED: 3 rows break the rules"), text);
  }

  @Test
  void fewBlocksDecideNothing() throws IOException {
    Comparison comparison = compare(three(100, "1").blocks(2), three(200, "2"));
    assertEquals("undecided", row(comparison, "changed").verdict());
    assertEquals(
        "2 blocks in one of the runs: too few for a verdict",
        row(comparison, "changed").note());
  }

  /** What two runs of the same things must not do: differ. */
  @Test
  void runsOfTheSameThingsHardlyEverDiffer() throws IOException {
    int alarms = 0;
    for (int i = 0; i < 12; i++) {
      ManyRuns run = three(100, "1").with("other", 300, "1").spread(0.08);
      Comparison comparison = Comparisons.of(
          run.write(folder.resolve("a" + i), 2L * i),
          run.machine(1.3).write(folder.resolve("b" + i), 2L * i + 1),
          List.of());
      alarms += comparison.rows().stream()
              .anyMatch(r -> r.verdict().equals("slower") || r.verdict().equals("faster"))
          ? 1
          : 0;
    }
    assertTrue(alarms <= 2, "comparisons with a false verdict of twelve: " + alarms);
  }

  private static boolean breaks(String rules, Comparison.Row row) {
    return FailOn.parse(rules).broken(row).isPresent();
  }

  private static Comparison.Row verdict(String verdict, double ratio, double before, double after) {
    return new Comparison.Row(
        "g",
        "x",
        "1",
        "2",
        false,
        1,
        6,
        6,
        ratio,
        ratio - 0.01,
        ratio + 0.01,
        verdict,
        before,
        after,
        null);
  }

  @Test
  void rulesOfFailOn() {
    Comparison.Row slower = verdict("slower", 1.06, 100, 100);
    assertTrue(breaks("slower:5%", slower)
        && breaks("slower", slower)
        && breaks("faster,slower:6%", slower));
    assertFalse(
        breaks("slower:7%", slower) || breaks("faster", slower) || breaks("undecided", slower));
    assertFalse(breaks("slower:5%", verdict("undecided", 1.5, 1, 1)), "only what is sure fails");
    assertTrue(breaks("undecided", verdict("undecided", 1.5, 1, 1)));
    assertTrue(breaks("faster:10%", verdict("faster", 0.9, 1, 1)));
    assertFalse(breaks("faster:10%", verdict("faster", 0.95, 1, 1)));
    assertTrue(breaks("allocation", verdict("equivalent", 1, 100, 102)));
    assertFalse(breaks("allocation", verdict("equivalent", 1, 1000, 1005)), "counters have noise");
    assertFalse(breaks("allocation:5%", verdict("equivalent", 1, 0, 0.4)), "not a byte");
    assertTrue(breaks("missing", verdict(Comparison.MISSING, 1, 1, 1)));
    assertEquals(
        "slower: 1.06 [1.05, 1.07]",
        FailOn.parse("SLOWER : 5%".replace(" ", "")).broken(slower).orElseThrow());
  }

  /** Of each percentage just below, at and just above; no double is what most of these are. */
  @Test
  void whatIsExactlyAtABoundBreaksTheRule() {
    for (int percent = 1; percent < 100; percent++) {
      double bound = (100 + percent) / 100.0;
      String slower = "slower:" + percent + "%";
      assertFalse(breaks(slower, verdict("slower", bound - 1e-9, 1, 1)), slower);
      assertTrue(breaks(slower, verdict("slower", bound, 1, 1)), slower);
      assertTrue(breaks(slower, verdict("slower", bound + 1e-9, 1, 1)), slower);
      String allocation = "allocation:" + percent + "%";
      for (double before : new double[] {100, 24_000, 0.5 * 100}) {
        double after = before * (100 + percent) / 100;
        assertFalse(breaks(allocation, verdict("equivalent", 1, before, after - 1e-3)), allocation);
        assertTrue(breaks(allocation, verdict("equivalent", 1, before, after)), allocation);
        assertTrue(breaks(allocation, verdict("equivalent", 1, before, after + 1e-3)), allocation);
      }
    }
    assertTrue(breaks("faster:25%", verdict("faster", 0.8, 1, 1)), "a quarter more in its time");
    assertFalse(breaks("faster:25%", verdict("faster", 0.800000001, 1, 1)));
    assertFalse(breaks("allocation", verdict("equivalent", 1, 1000, 1009)));
    assertTrue(breaks("allocation", verdict("equivalent", 1, 1000, 1010)));
    assertFalse(breaks("allocation:0%", verdict("equivalent", 1, 1000, 1000)), "it is the same");
    assertTrue(breaks("allocation:0%", verdict("equivalent", 1, 1000, 1001)));
  }

  @Test
  void aRuleThatIsNoneSaysWhatIsExpected() {
    for (String bad : List.of(
        "", "slow", "slower:5", "slower:-1%", "slower:5%;missing", "slower,", "slower:99999%")) {
      String message =
          assertThrows(IllegalArgumentException.class, () -> FailOn.parse(bad)).getMessage();
      assertTrue(message.startsWith("expected rules such as slower:5%"), message);
    }
    assertEquals(
        "expected 'missing' without a percentage, found 'missing:5%'",
        assertThrows(IllegalArgumentException.class, () -> FailOn.parse("missing:5%"))
            .getMessage());
  }

  @Test
  void theTextSaysWhatFailed() throws IOException {
    Comparison comparison = compare(three(100, "1"), three(150, "2").bytes(2000));
    String text = ComparisonText.of(comparison, FailOn.parse("slower:5%"));
    assertTrue(text.contains("FAILED: 1 row breaks the rules"), text);
    assertTrue(text.contains("steady ="), text);
    assertTrue(text.contains("1.00 kB to 2.00 kB"), text);
    assertFalse(ComparisonText.of(comparison, FailOn.nothing()).contains("FAIL"), text);
    assertEquals(
        comparison, RunDirectory.fromJson(RunDirectory.toJson(comparison), Comparison.class));
  }

  @Test
  void theXmlIsWhatCiSystemsRead() throws Exception {
    Comparison comparison = compare(three(100, "1").with("gone<&\"", 1, "1"), three(150, "2"));
    String xml = ComparisonJunit.of(comparison, FailOn.parse("slower:5%"));
    Document document = DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)));
    Element root = document.getDocumentElement();
    assertEquals("testsuites", root.getTagName());
    assertEquals("4", root.getAttribute("tests"));
    assertEquals("1", root.getAttribute("failures"));
    Element suite = (Element) root.getElementsByTagName("testsuite").item(0);
    assertEquals("1", suite.getAttribute("skipped"));
    assertEquals(4, document.getElementsByTagName("testcase").getLength());
    Element failure = (Element) document.getElementsByTagName("failure").item(0);
    assertTrue(failure.getAttribute("message").startsWith("slower: 1.4"), xml);
    Element failed = (Element) failure.getParentNode();
    assertEquals("changed", failed.getAttribute("name"));
    assertEquals("users-tiny read-string jdk25", failed.getAttribute("classname"));
    Element skipped = (Element) document.getElementsByTagName("skipped").item(0).getParentNode();
    assertEquals("gone<&\"", skipped.getAttribute("name"));
  }

  /** Attributes by element, as far as the schemas that strict readers hold a file against agree on them. */
  private static final Map<String, Set<String>> AGREED = Map.of(
      "testsuites", Set.of("name", "tests", "failures", "errors", "time"),
      "testsuite", Set.of("name", "tests", "failures", "errors", "skipped", "time"),
      "testcase", Set.of("name", "classname", "time"),
      "failure", Set.of("type", "message"),
      "skipped", Set.of("message"),
      "system-out", Set.of());

  @Test
  void theXmlHoldsNothingThatAStrictReaderRefuses() throws Exception {
    Comparison comparison = compare(three(100, "1").with("gone", 1, "1"), three(150, "2"));
    String xml = ComparisonJunit.of(comparison, FailOn.parse("slower:5%"));
    NodeList elements = DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)))
        .getElementsByTagName("*");
    Set<String> seen = new TreeSet<>();
    for (int e = 0; e < elements.getLength(); e++) {
      Element element = (Element) elements.item(e);
      seen.add(element.getTagName());
      Set<String> agreed = AGREED.getOrDefault(element.getTagName(), Set.of());
      for (int a = 0; a < element.getAttributes().getLength(); a++) {
        String attribute = element.getAttributes().item(a).getNodeName();
        assertTrue(agreed.contains(attribute), attribute + " of " + element.getTagName());
      }
    }
    assertEquals(AGREED.keySet(), seen, "one of each, and no other");
  }
}
