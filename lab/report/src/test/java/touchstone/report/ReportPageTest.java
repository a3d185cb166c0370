package touchstone.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.model.Summary;
import touchstone.report.browser.Chromium;
import touchstone.report.browser.Page;

/** The page as people open it: from a file, in a browser. */
@Tag("any-jdk")
class ReportPageTest {

  private static final Path PICTURES = Path.of("target", "pages");

  /** The width of a sheet of A4 between the margins that the page asks for, in CSS pixels: 182 mm. */
  private static final int A4 = 688;

  /** The same of a sheet as the United States have it: 7.4 inches. */
  private static final int LETTER = 710;

  @TempDir
  static Path folder;

  private static Chromium browser;
  private static Summary golden;

  private Page page;

  @BeforeAll
  static void start() throws IOException {
    Optional<Path> chromium = Chromium.find();
    Assumptions.assumeTrue(chromium.isPresent(), Chromium.MISSING);
    browser = Chromium.start(chromium.get());
    golden = Reports.write(new GoldenRun().write(folder.resolve("golden")));
    Reports.write(SyntheticRuns.sizes().write(folder.resolve("sizes")));
    Reports.write(SyntheticRuns.cold().write(folder.resolve("cold")));
    Reports.write(SyntheticRuns.large().write(folder.resolve("large")));
    Reports.write(SyntheticRuns.twins().write(folder.resolve("twins")));
  }

  @AfterAll
  static void end() throws IOException {
    if (browser != null) {
      browser.close();
    }
  }

  @BeforeEach
  void open() {
    page = browser.page();
    page.media("light", false);
  }

  @AfterEach
  void close() {
    page.close();
  }

  private static String address(String run) {
    return folder.resolve(run).resolve("report.html").toUri().toString();
  }

  private Page open(String run) throws InterruptedException {
    return page.open(address(run));
  }

  private int count(String selector) {
    return page.run("document.querySelectorAll('" + selector + "').length").intValue();
  }

  /** How many of the elements are shown. */
  private int shown(String selector) {
    return page.run("[...document.querySelectorAll('" + selector
            + "')].filter(e => e.getClientRects().length > 0).length")
        .intValue();
  }

  private void click(String selector) {
    page.run("document.querySelector('" + selector + "').click()");
    page.run("new Promise(done => setTimeout(done, 20))");
  }

  @ParameterizedTest
  @ValueSource(strings = {"golden", "sizes", "cold", "large"})
  void itOpensFromAFileWithoutAComplaintOrARequest(String run) throws InterruptedException {
    open(run);
    assertEquals(List.of(), page.complaints());
    assertEquals(List.of(address(run)), page.requests());
    assertTrue(page.text("document.title").startsWith("Touchstone: "));
  }

  @Test
  void intervalsAreDrawnWhereTheSummarySaysThem() throws InterruptedException {
    open("golden");
    int drawn = 0;
    for (int g = 0; g < golden.groups().size(); g++) {
      Summary.Group group = golden.groups().get(g);
      JsonNode chart = page.run(GEOMETRY.formatted("g" + (g + 1) + "-ratio"));
      assertEquals(group.rows().size(), chart.get("rows").size());
      Scale scale = new Scale(chart.get("ticks"));
      for (int r = 0; r < group.rows().size(); r++) {
        Summary.Row row = group.rows().get(r);
        JsonNode picture = chart.get("rows").get(r);
        assertEquals(row.contestant(), picture.get("name").asText());
        if (row.ratio() == null) {
          assertTrue(picture.get("dot").isNull(), row::toString);
          assertTrue(picture.get("words").asText().contains(row.verdict()), row::toString);
        } else {
          assertEquals(scale.x(row.ratio()), picture.get("dot").doubleValue(), 1, row::toString);
        }
        if (row.low() != null && !row.verdict().equals("reference")) {
          drawn++;
          end(picture, "left", scale.x(row.low()), row);
          end(picture, "right", scale.x(row.high()), row);
        }
      }
    }
    assertTrue(drawn > 4, drawn + " intervals");
  }

  private static void end(JsonNode picture, String side, double x, Summary.Row row) {
    assertFalse(picture.get(side).isNull(), row::toString);
    if (picture.get(side + "Beyond").booleanValue()) {
      boolean outside = side.equals("left")
          ? x < picture.get(side).doubleValue()
          : x > picture.get(side).doubleValue();
      assertTrue(outside, row::toString);
    } else {
      assertEquals(x, picture.get(side).doubleValue(), 1.5, row::toString);
    }
  }

  /** Where ticks, marks and intervals of a chart stand on the screen. */
  private static final String GEOMETRY = """
      (() => {
        const chart = document.getElementById('%s');
        const middle = e => { const b = e.getBoundingClientRect(); return (b.left + b.right) / 2; };
        const lines = [...chart.querySelectorAll(':scope > .grid, :scope > .one')];
        const ticks = [...chart.querySelectorAll(':scope > .tick')]
            .map((t, i) => ({ value: Number(t.textContent), x: middle(lines[i]) }));
        const rows = [...chart.querySelectorAll('.row')].map(row => {
          const dot = row.querySelector('.dot');
          const reach = row.querySelector('line.reach');
          const box = reach && reach.getBoundingClientRect();
          const beyond = [...row.querySelectorAll('.beyond')].map(middle);
          return { name: row.dataset.contestant, dot: dot && middle(dot), words: row.querySelector('.words').textContent,
            left: box && box.left, right: box && box.right,
            leftBeyond: beyond.some(x => box && Math.abs(x - box.left) < 12),
            rightBeyond: beyond.some(x => box && Math.abs(x - box.right) < 12) };
        });
        return { ticks, rows };
      })()""";

  /** A logarithmic scale, found from two of its ticks: nothing of what drew it is used here. */
  private record Scale(JsonNode ticks) {
    double x(double value) {
      JsonNode first = ticks.get(0);
      JsonNode last = ticks.get(ticks.size() - 1);
      double perLog = (last.get("x").doubleValue() - first.get("x").doubleValue())
          / (Math.log(last.get("value").doubleValue())
              - Math.log(first.get("value").doubleValue()));
      return first.get("x").doubleValue()
          + perLog * (Math.log(value) - Math.log(first.get("value").doubleValue()));
    }
  }

  @Test
  void filtersNarrowDownAndSayWhatIsLeft() throws InterruptedException {
    open("large");
    int groups = shown(".group");
    int rows = shown("#g1 > .wide tbody > tr:not(.forks)");
    click("input[name=library][value=gson]");
    int ofGson = shown("#g1 > .wide tbody > tr:not(.forks)");
    assertTrue(0 < ofGson && ofGson < rows, ofGson + " of " + rows);
    assertEquals(ofGson, shown("#g1-ratio .row"), "the picture shows the table's rows");
    assertEquals(groups, shown(".group"));
    double height = page.run(
            "Number(document.querySelector(\"#g1-ratio\").getAttribute(\"height\"))")
        .doubleValue();
    double bottom = page.run(
            "Math.max(...[...document.querySelectorAll(\"#g1-ratio .row:not([hidden])\")].map(r => r.getBoundingClientRect().bottom)) - document.querySelector(\"#g1-ratio\").getBoundingClientRect().top")
        .doubleValue();
    assertTrue(bottom <= height + 1 && height < bottom + 45, height + " and " + bottom);
    click("input[name=operation][value=read-string]");
    assertTrue(shown(".group") < groups);
    assertTrue(
        page.text("document.getElementById('shown').textContent").contains(" contestants, "));
    assertEquals("#library=gson&operation=read-string", page.text("location.hash"));
    click("form .reset");
    assertEquals(groups, shown(".group"));
    assertEquals(rows, shown("#g1 > .wide tbody > tr:not(.forks)"));
    assertEquals("", page.text("location.hash"));
  }

  @Test
  void filtersNarrowEverySectionWithTables() throws InterruptedException {
    open("golden");
    page.run("document.querySelectorAll('details:not(.pick)').forEach(d => d.open = true)");
    String of17 = "#published tr[data-jdk=\"17\"]";
    String of25 = "#published tr[data-jdk=\"25\"]";
    int all17 = shown(of17);
    int all25 = shown(of25);
    int parts = shown("#published .part");
    assertTrue(all17 > 0 && all25 > 0);
    click("input[name=jdk][value=\"25\"]");
    assertEquals(0, shown("#jdk-17, nav a[href=\"#jdk-17\"]"), "its heading goes as well");
    assertEquals(2, shown("#jdk-25, nav a[href=\"#jdk-25\"]"));
    assertEquals(0, shown(of17));
    assertEquals(all25, shown(of25));
    assertTrue(shown("#published .part") < parts, "no heading stands over nothing");
    assertTrue(shown("#left-out tr[data-contestant=liar]") > 0);
    click("input[name=library][value=fast]");
    assertTrue(shown(of25) > 0 && shown(of25) < all25);
    assertEquals(0, shown("#left-out tr[data-contestant=liar]"), "nobody asked for it");
    click("form .reset");
    assertEquals(all17, shown(of17));
    assertEquals(all25, shown(of25));
    assertEquals(parts, shown("#published .part"));
    assertEquals(2, shown("#jdk-17, nav a[href=\"#jdk-17\"]"));
    assertEquals(1, shown("#left-out tr[data-contestant=liar]"));
  }

  @Test
  void tablesOverSeveralDocumentsAreNarrowedByOperation() throws InterruptedException {
    open("sizes");
    assertEquals(2, shown("#overall .part"));
    click("input[name=operation][value=write-bytes]");
    assertEquals(1, shown("#overall .part"));
    assertEquals(0, shown("#sizes, nav a[href=\"#sizes\"]"), "only reading has curves");
  }

  @Test
  void aPictureWhoseRowsAreNoContestantsStaysWhole() throws InterruptedException {
    open("twins");
    assertEquals(9, shown("#twin-c .row"), "all pairs together, and each of eight");
    click("input[name=library][value=slow]");
    assertEquals(1, shown("#g1-ratio .row"));
    assertEquals(9, shown("#twin-c .row"));
    click("form .reset");
    assertEquals(2, shown("#g1-ratio .row"));
    assertEquals(9, shown("#twin-c .row"));
  }

  @Test
  void whatMatchesNothingIsSaidWithAWayBack() throws InterruptedException {
    page.open(address("large") + "#library=kotlinx&binding=reflective");
    assertEquals(0, shown(".group"));
    assertEquals(1, shown("#nothing"));
    page.run("document.querySelector('#nothing button').focus()");
    page.press("Enter");
    page.run("new Promise(done => setTimeout(done, 20))");
    assertTrue(shown(".group") > 0);
    assertEquals(0, shown("#nothing"));
    assertTrue(
        page.run("document.activeElement === document.querySelector('#filters summary')")
            .booleanValue(),
        "the focus is where one goes on");
  }

  @Test
  void anAddressBringsBackWhatWasPickedAndThePlace() throws InterruptedException {
    page.open(address("large") + "#library=gson,moshi&operation=write-string&at=g2");
    assertEquals(
        "gson,moshi,write-string",
        page.text(
            "[...document.querySelectorAll('#filters input:checked')].map(b => b.value).join()"));
    int shown = shown(".group");
    assertTrue(shown > 0 && shown < count(".group"));
    page.open(address("golden") + "#environment");
    assertTrue(page.run(
            "Math.abs(document.getElementById('environment').getBoundingClientRect().top) < 900")
        .booleanValue());
    assertEquals("environment-h", page.text("document.activeElement.id"));
  }

  @Test
  void columnsSortAndForksStayWithTheirRow() throws InterruptedException {
    open("golden");
    String table = "#g1 > .wide > table";
    String names = "[...document.querySelectorAll('" + table
        + " > tbody > tr:not(.forks) b')].map(b => b.textContent).join()";
    String before = page.text(names);
    click(table + " th:nth-child(4) button");
    assertEquals(
        "ascending",
        page.text(
            "document.querySelector('" + table + " th:nth-child(4)').getAttribute('aria-sort')"));
    click(table + " th:nth-child(2) button");
    click(table + " th:nth-child(2) button");
    assertEquals(1, count(table + " th[aria-sort]"));
    assertEquals(
        "descending",
        page.text(
            "document.querySelector('" + table + " th:nth-child(2)').getAttribute('aria-sort')"));
    String after = page.text(names);
    assertNotEquals(before, after);
    List<String> slowestFirst = golden.groups().get(0).rows().stream()
        .filter(Summary.Row::hasFigure)
        .sorted((a, b) -> Double.compare(
            Objects.requireNonNull(b.nsPerOp()), Objects.requireNonNull(a.nsPerOp())))
        .map(Summary.Row::contestant)
        .toList();
    assertTrue(after.startsWith(String.join(",", slowestFirst)), after);
    assertTrue(page.run(
            "[...document.querySelectorAll('" + table
                + " tr.forks')].every(f => f.previousElementSibling.querySelector('[aria-controls=\"' + f.id + '\"]'))")
        .booleanValue());
    assertEquals(0, shown(table + " tr.forks"));
    click(table + " .more");
    assertEquals(1, shown(table + " tr.forks"));
    assertEquals(
        "true",
        page.text("document.querySelector('" + table + " .more').getAttribute('aria-expanded')"));
  }

  @Test
  void everyForkOfARowIsAClickAway() throws InterruptedException {
    open("golden");
    for (int g = 0; g < golden.groups().size(); g++) {
      for (Summary.Row row : golden.groups().get(g).rows()) {
        int forks =
            count("#g%s tr.forks[data-contestant=%s] tbody tr".formatted(g + 1, row.contestant()));
        assertTrue(forks >= row.blocks(), row::toString);
      }
    }
  }

  @Test
  void keysReachEverythingThatCanBeClicked() throws InterruptedException {
    open("golden");
    page.run("""
        (() => {
          const all = [...document.querySelectorAll('a[href], button, select, input, summary, [tabindex="0"]')]
              .filter(e => e.checkVisibility({ visibilityProperty: true }) && e.getClientRects().length > 0);
          all.forEach((e, i) => e.setAttribute('data-stop', i));
          window.stops = all.length;
          document.body.tabIndex = -1;
          document.body.focus();
        })()""");
    int stops = page.run("window.stops").intValue();
    assertTrue(stops > 40, stops + " places");
    Set<String> reached = new HashSet<>();
    boolean outlined = true;
    for (int i = 0; i < stops + 5; i++) {
      page.press("Tab");
      reached.add(page.text("document.activeElement.getAttribute('data-stop')"));
      outlined &= page.run(
              "document.activeElement === document.body || getComputedStyle(document.activeElement).outlineStyle !== 'none'")
          .booleanValue();
    }
    reached.remove("null");
    assertEquals(stops, reached.size());
    assertTrue(outlined, "the focus can be seen wherever it is");
    page.run("document.querySelector('.pick summary').focus()");
    page.press("Enter");
    assertEquals(1, count(".pick[open]"));
    page.press("Tab");
    page.press(" ");
    assertEquals(1, count("#filters input:checked"));
    page.press("Escape");
    assertEquals(0, count(".pick[open]"));
    assertEquals("SUMMARY", page.text("document.activeElement.tagName"));
  }

  @ParameterizedTest
  @CsvSource({"golden, 320", "golden, 390", "sizes, 390", "cold, 390", "large, 390", "golden, 768"})
  void aNarrowScreenScrollsOnlyWithinTables(String run, int width) throws Exception {
    page.screen(width, 844, true);
    open(run);
    page.run("document.querySelectorAll('details:not(.pick)').forEach(d => d.open = true)");
    assertTrue(
        page.run("document.documentElement.scrollWidth").intValue() <= width,
        () -> page.text(
            "[...document.querySelectorAll('body *')].filter(e => e.getBoundingClientRect().right > innerWidth && !e.closest('.wide')).map(e => e.outerHTML.slice(0, 120)).slice(0, 5).join('\\n')"));
    page.picture(PICTURES.resolve(run + "-" + width + ".png"));
  }

  @ParameterizedTest
  @CsvSource({"golden, 320", "golden, 360", "large, 390", "sizes, 390", "large, 768"})
  void anOpenFilterStaysOnANarrowScreen(String run, int width) throws Exception {
    page.screen(width, 844, true);
    open(run);
    int filters = count(".pick");
    for (int i = 0; i < filters; i++) {
      page.run("document.querySelectorAll('.pick').forEach((d, i) => d.open = i === " + i + ")");
      assertTrue(
          page.run("document.querySelector('.pick[open] fieldset').getBoundingClientRect().right")
                  .intValue()
              <= width,
          () -> page.text("document.querySelector('.pick[open]').dataset.name"));
      assertTrue(page.run("document.documentElement.scrollWidth").intValue() <= width);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "golden, light",
    "golden, dark",
    "sizes, light",
    "sizes, dark",
    "cold, light",
    "cold, dark",
    "large, light"
  })
  void itHasAPictureInBothSchemes(String run, String scheme) throws Exception {
    page.media(scheme, false);
    open(run);
    BufferedImage picture = page.picture(PICTURES.resolve(run + "-" + scheme + ".png"));
    Set<Integer> colors = new HashSet<>();
    double light = 0;
    for (int y = 0; y < picture.getHeight(); y += 2) {
      for (int x = 0; x < picture.getWidth(); x += 2) {
        int rgb = picture.getRGB(x, y);
        colors.add(rgb);
        light += ((rgb >> 16 & 255) + (rgb >> 8 & 255) + (rgb & 255)) / 765.0;
      }
    }
    light /= (picture.getHeight() / 2.0) * (picture.getWidth() / 2.0);
    assertTrue(colors.size() > 100, colors.size() + " colours");
    assertTrue(scheme.equals("dark") ? light < 0.3 : light > 0.8, "lightness " + light);
  }

  @Test
  void theSwitchGoesBeforeTheSystem() throws InterruptedException {
    page.media("dark", false);
    open("golden");
    String ground = "getComputedStyle(document.body).backgroundColor";
    String dark = page.text(ground);
    page.run(
        "(() => { const t = document.getElementById('theme'); t.value = 'light'; t.dispatchEvent(new Event('change')); })()");
    String light = page.text(ground);
    assertNotEquals(dark, light);
    page.media("light", false);
    assertEquals(light, page.text(ground));
    page.run(
        "(() => { const t = document.getElementById('theme'); t.value = 'auto'; t.dispatchEvent(new Event('change')); })()");
    assertEquals(light, page.text(ground));
  }

  @Test
  void onPaperItIsLightAndWhole() throws Exception {
    page.media("dark", true);
    open("golden");
    assertEquals(0, shown("nav, .filters, .theme"));
    assertEquals(golden.groups().size(), shown(".group > .wide > table"));
    assertEquals(
        "visible", page.text("getComputedStyle(document.querySelector('.wide')).overflowX"));
    assertEquals(count("tr.forks"), shown("tr.forks"));
    String folded = "details:not(.pick):not([open])";
    int before = count(folded);
    assertTrue(before > 0);
    page.run("window.dispatchEvent(new Event('beforeprint'))");
    assertEquals(0, count(folded));
    page.run("window.dispatchEvent(new Event('afterprint'))");
    assertEquals(before, count(folded));
    double ink = page.run(
            "(() => { const c = getComputedStyle(document.body).color.match(/\\d+/g).map(Number); return (c[0] + c[1] + c[2]) / 765; })()")
        .doubleValue();
    assertTrue(ink < 0.3, "ink of lightness " + ink);
    // A window's scroll bar would cut the picture at the right, and paper has none, as a phone has.
    page.screen(A4, 1123, true);
    assertEquals(
        0,
        page.run(
                "[...document.querySelectorAll('.chip')].filter(e => e.offsetHeight > 2.5 * parseFloat(getComputedStyle(e).fontSize)).length")
            .intValue(),
        "a verdict is one word");
    assertEquals(
        0,
        page.run(
                "[...document.querySelectorAll('.group > .wide > table td.right[data-v]')].filter(e => { const r = document.createRange(); r.selectNodeContents(e.firstChild); return r.getClientRects().length > 1; }).length")
            .intValue(),
        "a figure stands on one line");
    assertEquals(
        "",
        page.text(
            "[...document.querySelectorAll('.group thead th')].flatMap(h => { const w = document.createTreeWalker(h, 4), words = []; while (w.nextNode()) { const n = w.currentNode; for (const m of n.data.matchAll(/[^\\s-]+/g)) { const r = document.createRange(); r.setStart(n, m.index); r.setEnd(n, m.index + m[0].length); if (r.getClientRects().length > 1) words.push(m[0]); } } return words; }).join(' ')"),
        "a title breaks between words alone");
    int width = page.picture(PICTURES.resolve("golden-paper.png")).getWidth();
    assertTrue(
        width == A4 || width == A4 + 1, width + " pixels, of which one may be a part of one");
    byte[] pdf = page.print();
    assertTrue(new String(pdf, 0, 5, StandardCharsets.US_ASCII).startsWith("%PDF"));
    assertTrue(pdf.length > 20_000, pdf.length + " bytes");
    Files.write(PICTURES.resolve("golden.pdf"), pdf);
  }

  /** What lies beyond the right edge is gone, or makes all of the page smaller. */
  @ParameterizedTest
  @CsvSource({"golden", "sizes", "cold", "large", "twins"})
  void onPaperNothingIsCut(String run) throws Exception {
    page.media("light", true);
    for (int width : new int[] {A4, LETTER}) {
      page.screen(width, 1000, true);
      open(run);
      page.run("window.dispatchEvent(new Event('beforeprint'))");
      assertEquals(width, page.run("document.documentElement.clientWidth").intValue());
      assertEquals(
          "",
          page.text(
              "[...document.querySelectorAll('body *')].filter(e => e.getClientRects().length > 0 && e.getBoundingClientRect().right > "
                  + (width + 1)
                  + ").slice(0, 5).map(e => e.outerHTML.slice(0, 200)).join('\\n')"));
    }
  }

  @Test
  void withoutScriptEverythingIsThere() throws InterruptedException {
    page.scripts(false);
    open("golden");
    page.scripts(true);
    assertEquals(count("tr.forks"), shown("tr.forks"));
    assertTrue(count("tr.forks") > 5);
    assertEquals(0, shown(".filters, .theme"));
  }

  @ParameterizedTest
  @CsvSource({"golden, light", "golden, dark", "sizes, dark", "cold, light"})
  void axeFindsNothing(String run, String scheme) throws Exception {
    page.media(scheme, false);
    open(run);
    page.run("document.querySelectorAll('details:not(.pick)').forEach(d => d.open = true)");
    page.run("document.querySelectorAll('#g1 .more').forEach(b => b.click())");
    page.run(axe());
    String found = page.text(
        "axe.run(document, { resultTypes: ['violations'] }).then(r => r.violations"
            + ".map(v => v.id + ': ' + v.nodes.slice(0, 3).map(n => n.html.slice(0, 200) + ' ' + n.failureSummary).join('; ')).join('\\n'))");
    assertEquals("", found);
  }

  private static String axe() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(ReportPageTest.class.getResourceAsStream("/axe.min.js"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8) + "; 0";
    }
  }

  /** axe does not look into pictures. */
  @ParameterizedTest
  @ValueSource(strings = {"light", "dark"})
  void textInPicturesCanBeReadToo(String scheme) throws InterruptedException {
    page.media(scheme, false);
    open("golden");
    String faint = page.text("""
        (() => {
          const light = c => { const [r, g, b] = c.match(/[\\d.]+/g).map(v => v / 255).map(v => v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
          const ground = light(getComputedStyle(document.body).backgroundColor);
          return [...document.querySelectorAll('svg text')].filter(t => {
            const ink = light(getComputedStyle(t).fill);
            return (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05) < 4.5;
          }).map(t => t.outerHTML).join();
        })()""");
    assertEquals("", faint);
  }
}
