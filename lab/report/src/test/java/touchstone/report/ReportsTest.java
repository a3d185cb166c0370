package touchstone.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import touchstone.model.Archive;
import touchstone.model.Operation;
import touchstone.model.Result;
import touchstone.model.RunDirectory;
import touchstone.model.Sample;
import touchstone.model.Summary;
import touchstone.model.Workload;

class ReportsTest {

  private static final List<String> FILES = List.of(
      "summary.json",
      "summary.csv",
      "results.json",
      "report.md",
      "report.html",
      "charts/ratio-users-tiny-minified-read-string-jdk25.svg",
      "charts/time-users-tiny-minified-read-string-jdk25.svg");

  @TempDir
  Path dir;

  private RunDirectory run;
  private Summary summary;

  @BeforeEach
  void write() throws IOException {
    run = new GoldenRun().write(dir);
    summary = Reports.write(run);
  }

  private String text(String file) throws IOException {
    return Files.readString(run.file(file));
  }

  private static void assertHolds(String text, String... expected) {
    for (String part : expected) {
      assertTrue(text.contains(part), () -> "no \"" + part + "\" in:\n" + text);
    }
  }

  @Test
  void theSameRunGivesTheSameBytes() throws IOException {
    // What is said of a torn line is the model's, not the report's.
    run.mendSamples();
    Reports.write(run);
    Map<String, String> first = new LinkedHashMap<>();
    for (String file : FILES) {
      first.put(file, text(file));
    }
    Locale locale = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("hi-IN-u-nu-deva"));
    try {
      Reports.write(new RunDirectory(dir));
    } finally {
      Locale.setDefault(locale);
    }
    for (String file : FILES) {
      assertEquals(first.get(file), text(file), file);
    }
  }

  @Test
  void theSummaryComesBackEqual() throws IOException {
    assertEquals(summary, run.summary());
    assertHolds(text("summary.json"), "\"ns_per_op\"", "\"bytes_per_op\"", "\"tie\" : \"a\"");
  }

  @Test
  void markdownHoldsEverySection() throws IOException {
    assertHolds(
        text("report.md"),
        "# Touchstone: speed\n",
        "```\ntouchstone run speed --budget 5m\n```",
        "- read-string: fast and near are not told apart",
        "- read-string: fast is faster than every other contestant (users-tiny/minified on JDK 17)",
        "- write-string: slow-reflective is faster than every other contestant (users-tiny on JDK 25)",
        "- liar wrong in 1 table",
        "- crashes crashed in 1 table",
        "Blocks: 1 to 6 per row",
        "Warm-up: each fork worked until its figures stood still, for no more than 4.00 s. To what",
        "Clock: thread-cpu; the machine was contended",
        "Confidence: 95 %",
        "Budget: 300 s",
        "## read-string: users-tiny/minified, JDK 25",
        "## read-string: users-tiny/minified, JDK 17",
        "| slow-reflective | slow_string_fromJson_minified | 250 µs | 4,000 ops/s | 236 kB | 2.50 \\[2.4",
        "## Wrong, and therefore not timed",
        "/users/0/is_active",
        "## Forks that failed",
        "crashed (exit 134): exit code 134",
        "## Lines that do not count",
        "samples.jsonl line " + (new GoldenRun().samples().size() + 1) + " is cut off",
        "commit abcdef1",
        "25.0.3+9",
        "Noise: load at start | 1.25",
        "-XX:+UseSerialGC",
        "## Contestants, and how each is used",
        "## How to read it");
  }

  @Test
  void thePublishedGroupingsAreInItsLayout() throws IOException {
    String report = text("report.md");
    assertHolds(
        report,
        "### Raw: users-tiny, JDK 25",
        "| Benchmark | Mode | Cnt | Score | Error | Units |",
        "| fast_read_string_minified | thrpt | 6 | 10,0",
        "| slow_string_fromJson_minified | thrpt | 6 | 4,0",
        "#### Read (string)",
        "#### Write (string)",
        "### By library: users-tiny, JDK 25",
        "### Ranked by throughput: users-tiny, JDK 17");
    assertFalse(report.contains("#### Read (buffered)"), "no cell is of that kind");
    int raw = report.indexOf("### Raw: users-tiny, JDK 25");
    int ranked = report.indexOf("### Ranked by throughput: users-tiny, JDK 25");
    assertTrue(
        report.indexOf("| binary_read_string_minified", raw)
            < report.indexOf("| fast_read_string_minified", raw),
        "by name");
    assertTrue(
        report.indexOf("| near_read_string_minified", ranked)
            < report.indexOf("| moving_read_string_minified", ranked),
        "by throughput");
  }

  @Test
  void markdownEscapesWhatIsMarkup() throws IOException {
    String report = text("report.md");
    assertHolds(
        report,
        "Uses &lt;T&gt; &amp; a\\|b of \\*it\\* in \\_one\\_ line",
        "expected true, found &lt;null&gt; \\| \"a\", b",
        // A fence longer than the backticks within, and no control character.
        "````\nbefore\n# A fatal error <SIGSEGV> & more\uFFFD\n```\n");
    for (String line : report.lines().toList()) {
      if (line.startsWith("| liar | users")) {
        assertEquals(8, line.replace("\\|", "").chars().filter(c -> c == '|').count(), line);
      }
    }
  }

  @Test
  void htmlIsOneWellFormedFileWithTheSameFigures() throws Exception {
    String html = text("report.html");
    Document document = DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(html.getBytes(StandardCharsets.UTF_8)));
    List<String> rows = rows(document);
    assertTrue(
        rows.contains(
            "users-tiny/minified|read-string|25|wrong|/users/0/is_active|expected true, found <null> | \"a\", b"),
        rows::toString);
    for (Summary.Group group : summary.groups()) {
      for (Summary.Row row : group.rows()) {
        String time = row.hasFigure() ? Figures.time(row.nsPerOp()) : "No figure: " + row.note();
        assertTrue(rows.stream().anyMatch(r -> r.startsWith(time)), row::toString);
      }
    }
    assertHolds(html, "prefers-color-scheme: dark", "@media print", "width=device-width");
  }

  @Test
  void htmlFetchesNothing() throws Exception {
    String html = text("report.html");
    for (String fetching : List.of(
        " src=", "url(", "@import", "<link", "<iframe", "href=\"http", "fetch(", "XMLHttp")) {
      assertFalse(html.contains(fetching), fetching);
    }
  }

  @Test
  void everyIdIsOnceAndEveryReferenceLeadsToOne() throws Exception {
    Document document = DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(text("report.html").getBytes(StandardCharsets.UTF_8)));
    Set<String> ids = new HashSet<>();
    List<String> references = new ArrayList<>();
    NodeList elements = document.getElementsByTagName("*");
    for (int i = 0; i < elements.getLength(); i++) {
      Element element = (Element) elements.item(i);
      if (element.hasAttribute("id")) {
        assertTrue(ids.add(element.getAttribute("id")), element.getAttribute("id"));
      }
      for (String attribute : List.of("aria-labelledby", "aria-controls")) {
        references.addAll(List.of(element.getAttribute(attribute).split(" ")));
      }
      references.add(element.getAttribute("href").replace("#", ""));
    }
    references.removeIf(String::isEmpty);
    assertFalse(references.isEmpty());
    references.forEach(reference -> assertTrue(ids.contains(reference), reference));
  }

  @Test
  void everyPictureIsAFileOfItsOwnInLightAndDark() throws Exception {
    List<Path> files;
    try (Stream<Path> charts = Files.list(run.file("charts"))) {
      files = charts.sorted().toList();
    }
    assertEquals(3 * summary.groups().size(), files.size(), files::toString);
    for (Path file : files) {
      String svg = Files.readString(file);
      Document document = DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
      assertEquals("img", document.getDocumentElement().getAttribute("role"));
      assertHolds(svg, "prefers-color-scheme: dark", "<title ", "<desc ");
      assertFalse(svg.contains("<script"), file::toString);
    }
    assertTrue(
        files
            .get(0)
            .getFileName()
            .toString()
            .equals("allocation-users-tiny-minified-read-string-jdk17.svg"),
        files::toString);
  }

  /** Documents of one's own, whose names may have any letters. */
  @Test
  void documentsOfAlikeNamesHavePicturesOfTheirOwn(@TempDir Path other) throws IOException {
    RunBuilder builder = new RunBuilder();
    for (String document : List.of("\u65e5", "\u6708", "order.1", "order-1")) {
      builder.document(document, 100).cell("a", Operation.READ_BYTES, document, 25, 4, 100);
    }
    RunDirectory own = builder.write(other.resolve("own"));
    Reports.write(own);
    Set<String> titles = new HashSet<>();
    try (Stream<Path> charts = Files.list(own.file("charts"))) {
      for (Path chart : charts.toList()) {
        titles.add(Files.readString(chart).replaceAll("(?s).*<title [^>]*>(.*?)</title>.*", "$1"));
      }
    }
    assertEquals(3 * 4, titles.size(), titles::toString);
  }

  @Test
  void aPageOfALargeRunIsSmallAndSaysWhatItLeavesOut(@TempDir Path other) throws IOException {
    RunDirectory large = SyntheticRuns.large().write(other.resolve("large"));
    Reports.write(large);
    String page = Files.readString(large.file("report.html"));
    assertTrue(page.length() < HtmlPage.MOST_BYTES, page.length() + " characters");
    assertHolds(page, "Warm-up of each fork", "class=\"forks\"");
    RunDirectory huge = SyntheticRuns.huge().write(other.resolve("huge"));
    Reports.write(huge);
    String cut = Files.readString(huge.file("report.html"));
    assertTrue(cut.length() < HtmlPage.MOST_BYTES, cut.length() + " characters");
    assertHolds(cut, "This run is large: ", "samples.jsonl has ");
    assertFalse(cut.contains("Warm-up of each fork"));
  }

  @Test
  void aPageOfManyColdStartsSaysThatItLeavesThemOut(@TempDir Path other) throws IOException {
    RunBuilder many = new RunBuilder().document("users-tiny", 8_200);
    for (int i = 0; i < 12; i++) {
      many.cold("l" + i, Operation.READ_STRING, "users-tiny", 25, Archive.NONE, 40, 9e7, 9e4);
    }
    Run cold = Run.read(many.write(other));
    String whole = HtmlPage.of(cold);
    assertHolds(whole, "class=\"forks\"");
    assertFalse(whole.contains("This run is large"), "all is there");
    String cut = HtmlPage.of(cold, whole.length() - 50_000);
    assertHolds(cut, "This run is large: the values of its processes were left out");
    assertFalse(cut.contains("class=\"forks\""));
    assertFalse(cut.contains("more than a megabyte"), "it is small enough");
  }

  @Test
  void aPageThatCannotBeSmallSaysSo() throws IOException {
    assertHolds(
        HtmlPage.of(Run.read(run), 1_000),
        "This run is large: this page takes more than a megabyte");
  }

  @Test
  void csvIsRfc4180() throws IOException {
    String csv = text("summary.csv");
    List<String> lines = List.of(csv.split("\r\n", -1));
    int rows = summary.groups().stream().mapToInt(g -> g.rows().size()).sum();
    assertEquals(
        rows + 2, lines.size(), "a header, the rows, and nothing after the last end of line");
    assertEquals("", lines.get(lines.size() - 1));
    assertEquals(
        "workload,operation,result,jdk,cold,contestant,row,blocks,ns_per_op,wall_ns_per_op,bytes_per_op,ratio,low,high,hodges_lehmann,more_blocks,verdict,tie,note",
        lines.get(0));
    assertHolds(
        csv,
        "liar,,0,,,,,,,,,wrong,,\"at /users/0/is_active: expected true, found <null> | \"\"a\"\", b\"\r\n");
  }

  @Test
  void whatCannotBeWrittenIsAnError() throws IOException {
    Files.delete(run.file("report.md"));
    Files.createDirectories(run.file("report.md/in-the-way"));
    assertThrows(IOException.class, () -> Reports.write(run));
    assertFalse(Files.exists(run.file("report.md.tmp")));
  }

  @Test
  void aDirectoryThatIsNoRunIsAnError(@TempDir Path empty) {
    assertThrows(IOException.class, () -> Reports.write(new RunDirectory(empty)));
  }

  @Test
  void whatAMachineWasTooSlowForIsSaidWithWhatToDo() throws IOException {
    for (String file : List.of("report.md", "report.html", "summary.json")) {
      assertFalse(text(file).contains("iven up"), file);
      assertFalse(text(file).contains("given_up"), file);
    }
    run.write(run.environment().givingUp(List.of("users-tiny write-string jdk25")));
    Summary given = Reports.write(run);
    assertEquals(List.of("users-tiny write-string jdk25"), given.givenUp());
    assertEquals(given, run.summary());
    String terminal =
        TerminalSummary.render(run.plan(), run.samples().samples(), run.summary(), 1_000, false);
    for (String report : List.of(text("report.md"), text("report.html"), terminal)) {
      assertHolds(
          report,
          "Given up: users-tiny write-string jdk25. Forks took longer here than the budget reckons with",
          "A longer --budget has time for all; --workload and --operation measure what was given up alone.");
    }
  }

  @Test
  void aRunKilledBeforeItsFirstForkHasAReportToo(@TempDir Path other) throws IOException {
    RunDirectory early = new GoldenRun().write(other);
    Files.delete(early.file("samples.jsonl"));
    Reports.write(early);
    assertHolds(
        Files.readString(early.file("report.md")),
        "nothing can be said: no contestant has a figure",
        "Blocks: no fork has a figure",
        "not reached");
    assertEquals("[ ]\n", Files.readString(early.file("results.json")));
  }

  @Test
  void warmForksAndColdOnesAreCountedEachByThemselves(@TempDir Path other) throws IOException {
    RunDirectory both = new RunBuilder()
        .document("users-tiny", 8_200)
        .cell("gson", Operation.READ_STRING, "users-tiny", 25, 5, 9_000)
        .cold("gson", Operation.READ_STRING, "users-tiny", 25, Archive.NONE, 7, 9e7, 9e4)
        .failedCold("moshi", Operation.READ_STRING, "users-tiny", 25)
        .write(other);
    Reports.write(both);
    assertHolds(
        Files.readString(both.file("report.md")),
        "Forks: 5 ok, 0 failed, of 1 that the plan has room for",
        "Cold starts: 7 processes ok, 2 failed, of 2 that the plan has room for");
  }

  @Test
  void aRunOfColdStartsAloneSaysNothingOfWarmForks(@TempDir Path other) throws IOException {
    RunDirectory cold = new RunBuilder()
        .document("users-tiny", 8_200)
        .cold("gson", Operation.READ_STRING, "users-tiny", 25, Archive.NONE, 7, 9e7, 9e4)
        .write(other);
    Reports.write(cold);
    String report = Files.readString(cold.file("report.md"));
    assertHolds(report, "Cold starts: 7 processes ok, 0 failed", "Clock of cold starts: ");
    assertFalse(report.contains("no fork has a figure"), report);
    assertFalse(report.contains("- Forks: "), report);
    assertFalse(report.contains("- Clock: "), report);
  }

  @Test
  void aRaceIsSaidToBeJudgedAsFarAsItWent(@TempDir Path other) throws IOException {
    FiveBlocks raced = new FiveBlocks(
        "speed", Operation.READ_STRING, new Workload("users-tiny", "users", 8_200, 8_200, "00"));
    raced.row("x", Result.VALUE, 1_000, 0);
    raced.row("y", Result.VALUE, 2_000, 0);
    RunDirectory race = new RunDirectory(other);
    race.write(raced.lookedAt("standard"));
    for (Sample sample : raced.samples) {
      race.append(sample);
    }
    Reports.write(race);
    assertHolds(
        Files.readString(race.file("report.md")),
        "Blocks: 5 per row",
        "Race: tables are judged after 6, 9, 13, 20 and 30 blocks, as far as a run goes, and when it ends");
  }

  @Test
  void itIsSaidOfHowManyForksTheJitWasThrough(@TempDir Path other) throws IOException {
    RunDirectory run = new RunBuilder()
        .document("users-large", 235_700)
        .cell("still", Operation.READ_BYTES, "users-large", 17, 5, 1_000_000)
        .restless("moving", Operation.READ_BYTES, "users-large", 17, 1_000_000)
        .write(other);
    Reports.write(run);
    assertHolds(
        Files.readString(run.file("report.md")),
        "Warm-up: each fork worked until its figures stood still, for no more than 4.00 s, and the JIT had compiled the whole operation, for no more than 2.00 s; it had in 5 of 11 forks.");
  }

  @Test
  void aBlockThereAndBackIsOneOfTwoForks(@TempDir Path other) throws IOException {
    FiveBlocks raced = new FiveBlocks(
        "speed", Operation.READ_STRING, new Workload("users-tiny", "users", 8_200, 8_200, "00"));
    raced.row("x", Result.VALUE, 1_000, 0);
    raced.row("y", Result.VALUE, 1_000, 0);
    RunDirectory race = new RunDirectory(other);
    race.write(raced.lookedAt("long"));
    for (Sample sample : raced.samples) {
      if (sample.block() < 3) {
        race.append(sample);
      } else {
        race.append(inRole(sample, Sample.Role.THERE));
        race.append(inRole(sample, Sample.Role.BACK));
      }
    }
    Reports.write(race);
    assertHolds(
        Files.readString(race.file("report.md")),
        "Blocks: 5 per row. A block is one fork, a fresh JVM, of every row in random order (seed 1); late ones, of the few rows that were left, are two of each, there and back again",
        "Forks: 14 ok, 0 failed, of 14 that the plan has room for");
  }

  @Test
  void whoTookTurnsIsSaid(@TempDir Path other) throws IOException {
    FiveBlocks blocks = new FiveBlocks(
        "speed", Operation.READ_STRING, new Workload("users-tiny", "users", 8_200, 8_200, "00"));
    blocks.row("x", Result.VALUE, 1_000, 0);
    blocks.row("y", Result.VALUE, 2_000, 0);
    RunDirectory run = new RunDirectory(other);
    run.write(blocks.lookedAt("standard"));
    for (Sample sample : blocks.samples) {
      // There was room for both at the same time in the last blocks only.
      run.append(
          with(sample, null, sample.block() < 2 ? null : new Sample.Turns("" + sample.block(), 6)));
    }
    Reports.write(run);
    assertHolds(
        Files.readString(run.file("report.md")),
        "counted iterations of 1 ms; 6 took turns, of 8 ms each, with those of their table that were alive at the same time.");
  }

  private static Sample inRole(Sample s, Sample.Role role) {
    return with(s, role, null);
  }

  private static Sample with(Sample s, Sample.@Nullable Role role, Sample.@Nullable Turns turns) {
    return new Sample(
        s.block(),
        s.position(),
        s.contestant(),
        s.workload(),
        s.operation(),
        s.jdk(),
        s.cold(),
        s.status(),
        s.jvm(),
        s.started(),
        s.seconds(),
        s.steal(),
        s.settling(),
        s.warmup(),
        s.iterations(),
        s.start(),
        s.failure(),
        role,
        s.disturbed(),
        turns);
  }

  private static List<String> rows(Document document) {
    List<String> rows = new ArrayList<>();
    NodeList elements = document.getElementsByTagName("tr");
    for (int i = 0; i < elements.getLength(); i++) {
      NodeList cells = ((Element) elements.item(i)).getElementsByTagName("td");
      List<String> texts = new ArrayList<>();
      for (int c = 0; c < cells.getLength(); c++) {
        texts.add(cells.item(c).getTextContent());
      }
      rows.add(String.join("|", texts));
    }
    return rows;
  }
}
