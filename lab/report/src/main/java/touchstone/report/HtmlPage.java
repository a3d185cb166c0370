package touchstone.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.model.Environment;
import touchstone.model.Plan;
import touchstone.model.Summary;
import touchstone.report.chart.Chart;
import touchstone.report.chart.ChartStyle;
import touchstone.report.chart.Palette;

/**
 * The report as one HTML file that needs nothing else: no script, no font, no style and no picture from outside. It is
 * well-formed XML too. All it says is there without the script, which sorts, filters and folds.
 */
final class HtmlPage {

  /** A page that is larger opens slowly and is refused by some that show pages. */
  static final int MOST_BYTES = 1_000_000;

  private final Run run;
  private final GroupSection.Detail detail;

  /** True of a page that is larger than it should be, with as little as it can hold. */
  private final boolean large;

  private final ReportDocument document;
  private final Map<String, Summary.Group> groups = new LinkedHashMap<>();
  private final Markup body = new Markup();
  private final Markup contents = new Markup();

  private HtmlPage(Run run, GroupSection.Detail detail, boolean large) {
    this.run = run;
    this.detail = detail;
    this.large = large;
    this.document = new ReportDocument(run);
    for (Summary.Group group : run.summary().groups()) {
      groups.put("g" + (groups.size() + 1), group);
    }
  }

  /** The page; of a run so large that it would not open well, without the least needed of its raw samples. */
  static String of(Run run) {
    return of(run, MOST_BYTES);
  }

  /** The same within so many bytes, or, where the tables alone take more, as small as can be; the page then says so. */
  static String of(Run run, int mostBytes) {
    for (GroupSection.Detail detail : GroupSection.Detail.values()) {
      String page = new HtmlPage(run, detail, false).page();
      if (page.getBytes(StandardCharsets.UTF_8).length < mostBytes) {
        return page;
      }
    }
    return new HtmlPage(run, GroupSection.Detail.WITHOUT_FORKS, true).page();
  }

  private String page() {
    shortAnswer();
    section("missing", "What is missing", document.gaps());
    builds();
    section("rules", "Rules", document.rules());
    atAGlance();
    results();
    overall();
    sizes();
    cold();
    twin();
    section("sure", "How sure", document.howSure());
    gathered("left-out", "Left out", leftOut(), "whole");
    sideBySide();
    published();
    section("environment", "Environment", document.environment());
    section("contestants", "Contestants", document.contestants());
    section("reading", "How to read it", document.howToRead());
    Markup page = new Markup();
    page.raw("<!DOCTYPE html>\n")
        .open("html", "xmlns", "http://www.w3.org/1999/xhtml", "lang", "en")
        .open("head")
        .empty("meta", "charset", "utf-8")
        .empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1")
        .empty("meta", "name", "color-scheme", "content", "light dark")
        .element("title", run.title())
        .open("style")
        .raw("\n" + style())
        .close("style")
        .open("script")
        .raw("document.documentElement.className = 'js';")
        .close("script", "head")
        .open("body");
    page.element("a", "To the results", "class", "skip", "href", "#main");
    header(page);
    page.open("main", "id", "main", "tabindex", "-1").raw(body.toString()).close("main");
    page.open("footer")
        .element(
            "p",
            "Made by Touchstone from plan.json, environment.json and samples.jsonl of this run; `touchstone report` makes it anew.")
        .close("footer");
    page.open("script", "type", "application/json", "id", "data")
        .raw(Filters.data(run.plan()))
        .close("script");
    page.open("script")
        .raw("\n//<![CDATA[\n" + resource("page.js") + "//]]>\n")
        .close("script", "body", "html");
    return page.toString();
  }

  private void header(Markup page) {
    Plan plan = run.plan();
    Environment environment = run.environment();
    page.open("header")
        .open("div", "class", "top")
        .element("p", "Touchstone", "class", "brand")
        .open("label", "class", "theme")
        .write("Colours ")
        .open("select", "id", "theme");
    for (String theme : List.of("auto", "light", "dark")) {
      page.element("option", theme, "value", theme);
    }
    page.close("select", "label", "div");
    page.element("h1", Run.subject(plan));
    List<String> facts = new ArrayList<>();
    facts.add("JDK " + Words.list(plan.jdks().stream().map(String::valueOf).toList()));
    if (environment != null) {
      facts.add(environment.machine().processor());
      facts.add(Words.count(environment.machine().cores(), "core"));
      facts.add(day(environment.started()));
    }
    page.element("p", String.join(" · ", facts), "class", "facts");
    page.open("pre", "class", "command", "tabindex", "0", "role", "group", "aria-label", "Command")
        .raw(Markup.escape(Printable.lines(plan.command())))
        .close("pre");
    page.open("nav", "aria-label", "Contents")
        .open("ul")
        .raw(contents.toString())
        .close("ul", "nav");
    page.close("header");
  }

  /** The date of an ISO 8601 instant. */
  private static String day(String started) {
    return started.length() < 10 ? started : started.substring(0, 10);
  }

  private void open(String id, String title) {
    open(id, title, "whole");
  }

  /** A section that goes when all of its groups and parts have gone. */
  private void openNarrowing(String id, String title) {
    open(id, title, "narrows");
  }

  private void open(String id, String title, String style) {
    contents.open("li").element("a", title, "href", "#" + id).close("li");
    body.open("section", "id", id, "class", style, "aria-labelledby", id + "-h")
        .element("h2", title, "id", id + "-h", "tabindex", "-1")
        .raw("\n");
  }

  private void shortAnswer() {
    open("short", "In short");
    if (run.summary().twin() != null) {
      caution(run.summary().twin());
    }
    Headlines headlines = Headlines.of(run.plan(), run.summary());
    Headlines.givenUp(run.summary()).ifPresent(what -> body.element("p", what, "class", "caution"));
    headlines.silence(run.summary()).ifPresent(why -> body.element("p", why));
    if (large) {
      leftOut("this page takes more than a megabyte although it has no raw sample.");
    }
    body.open("div", "class", "answers");
    answers("Fastest reader", headlines.readers());
    answers("Fastest writer", headlines.writers());
    answers("Quickest start", headlines.starters());
    body.close("div");
    if (!headlines.leftOut().isEmpty()) {
      body.element("p", "Left out: " + Words.list(headlines.leftOut()) + ".", "class", "caution");
    }
    body.close("section");
  }

  private void answers(String title, List<Headlines.Headline> headlines) {
    if (headlines.isEmpty()) {
      return;
    }
    body.open("div").element("h3", title).open("ul");
    for (Headlines.Headline headline : headlines) {
      body.open("li")
          .element("span", headline.what(), "class", "what")
          .element("strong", headline.answer())
          .element("small", headline.scope())
          .close("li");
    }
    body.close("ul", "div");
  }

  private void atAGlance() {
    if (groups.isEmpty() && run.summary().cold().isEmpty()) {
      return;
    }
    open("glance", "At a glance");
    body.element(
        "p",
        "A figure is the time over that of the row called reference, the fastest JSON row of its column: at 2.00 it takes twice as long. Contestants in the most columns stand first, and of those the ones that are fastest on the whole, by the geometric mean of their ratios.");
    Filters.add(body, run.plan());
    body.open("p", "id", "nothing", "class", "caution", "hidden", "hidden")
        .write("Nothing matches all of these filters. ")
        .element("button", "Show everything", "type", "button", "class", "reset")
        .close("p");
    Map<Integer, List<VerdictMatrix.Column>> matrices = matrices();
    matrices.forEach((jdk, columns) -> {
      String of = String.valueOf(jdk);
      if (matrices.size() > 1) {
        body.element("h3", "JDK " + of, "data-jdk", of);
      }
      body.open("div", "class", "matrix", "data-jdk", of);
      VerdictMatrix.add(body, run, jdk, columns);
      body.close("div");
    });
    body.close("section");
  }

  private Map<Integer, List<VerdictMatrix.Column>> matrices() {
    Map<Integer, List<VerdictMatrix.Column>> matrices = new LinkedHashMap<>();
    groups.forEach((id, group) -> matrices
        .computeIfAbsent(group.jdk(), j -> new ArrayList<>())
        .add(VerdictMatrix.Column.warm(id, group)));
    int number = 0;
    for (Summary.ColdGroup group : run.summary().cold()) {
      number++;
      matrices
          .computeIfAbsent(group.jdk(), j -> new ArrayList<>())
          .add(VerdictMatrix.Column.cold("cold" + number, group));
    }
    return matrices;
  }

  private List<Integer> jdks() {
    return groups.values().stream().map(Summary.Group::jdk).distinct().toList();
  }

  private Map<String, Summary.Group> ofJdk(int jdk) {
    Map<String, Summary.Group> ofJdk = new LinkedHashMap<>();
    groups.forEach((id, group) -> {
      if (group.jdk() == jdk) {
        ofJdk.put(id, group);
      }
    });
    return ofJdk;
  }

  private void results() {
    GroupSection sections = new GroupSection(run, detail);
    for (int jdk : jdks()) {
      openNarrowing("jdk-" + jdk, jdks().size() == 1 ? "Results" : "Results on JDK " + jdk);
      if (detail == GroupSection.Detail.WITHOUT_WARM_UP) {
        leftOut(
            "the warm-up of its forks was left out to keep the page small. samples.jsonl has it.");
      } else if (detail == GroupSection.Detail.WITHOUT_FORKS) {
        leftOut(
            "its forks' values and their warm-up were left out to keep the page small. samples.jsonl has them.");
      }
      if (run.forks().isPaced()) {
        body.element("p", ReportDocument.PACED);
      }
      ofJdk(jdk).forEach((id, group) -> sections.add(body, group, id));
      body.close("section");
    }
  }

  /** What the page does without. */
  private void leftOut(String what) {
    body.element("p", "This run is large: " + what, "class", "caution");
  }

  private void overall() {
    List<Part> parts = new ArrayList<>();
    run.summary().overall().forEach(group -> parts.addAll(OverallTables.parts(group)));
    gathered("overall", "Several documents together", parts, "narrows");
  }

  private void sizes() {
    List<SizeCurves> curves = SizeCurves.of(run);
    if (curves.isEmpty()) {
      return;
    }
    openNarrowing("sizes", "Over the size of the document");
    int number = 0;
    for (SizeCurves curve : curves) {
      number++;
      curve.add(body, "size" + number);
    }
    body.close("section");
  }

  private void cold() {
    if (run.summary().cold().isEmpty()) {
      return;
    }
    openNarrowing("cold", "Cold starts");
    body.element(
        "p",
        "A fresh JVM each time: opening the library and the first result, beyond what an empty JVM's start takes. Overtakes after: so many operations in one JVM from which on a contestant is ahead of the one that started quickest, as far as both were followed.");
    if (detail == GroupSection.Detail.WITHOUT_FORKS) {
      leftOut(
          "the values of its processes were left out to keep the page small. samples.jsonl has them.");
    }
    int number = 0;
    for (Summary.ColdGroup group : run.summary().cold()) {
      number++;
      new ColdSection(run, group).add(body, "cold" + number, detail);
    }
    body.raw(HtmlParts.of("Cold starts", ColdParts.published(run.plan(), run.summary()), 0))
        .close("section");
  }

  private void twin() {
    open("twin", "Do two equals look equal?");
    Optional<Twins> twins = Twins.of(run.forks(), run.summary().clock());
    Summary.Twin twin = run.summary().twin();
    if (twins.isEmpty() || twin == null) {
      body.element(
          "p",
          "This run has no pair of A/A twins, forks of one contestant under two names in one block, so nothing in it shows how far apart two equal ones would come out. The intervals are over forks in random order, which is what protects against a machine's moods.");
    } else {
      body.element("p", Twins.sentence(twin));
      caution(twin);
      body.element(
          "p",
          "In each block one row ran a second time, as a twin that nobody ranks. What sets the two apart is the machine and the chance of a JVM, never the code.");
      Chart chart = twins.get().chart(run.summary().margin());
      body.open("figure").raw(chart.inline("twin-c")).close("figure");
    }
    body.close("section");
  }

  private void caution(Summary.Twin twin) {
    String banner = twin.banner();
    if (banner != null) {
      body.element("p", "Caution: " + banner + ".", "class", "caution");
    }
  }

  private List<Part> leftOut() {
    List<Part> parts = new ArrayList<>();
    parts.addAll(document.leftOut());
    parts.addAll(document.failedForks());
    parts.addAll(document.damagedLines());
    return parts;
  }

  /** A section of the document, which begins with a heading of its own: the page's stands in its place. */
  private void section(String id, String title, List<Part> parts) {
    if (parts.isEmpty()) {
      return;
    }
    open(id, title);
    body.raw(HtmlParts.of(title, parts.subList(1, parts.size()), 0)).close("section");
  }

  /** Sections of the document under one heading of the page's. */
  private void gathered(String id, String title, List<Part> parts, String style) {
    if (parts.isEmpty()) {
      return;
    }
    open(id, title, style);
    body.raw(HtmlParts.of(title, parts, 1)).close("section");
  }

  private void builds() {
    List<Part> parts = BuildParts.of(run.plan(), run.forks(), run.summary());
    if (parts.isEmpty()) {
      return;
    }
    String title = "Builds side by side";
    openNarrowing("builds", title);
    body.raw(HtmlParts.of(title, parts.subList(1, parts.size()), 0)).close("section");
  }

  private void sideBySide() {
    List<Part> parts = new ArrayList<>();
    SideBySide.of(run.plan(), run.forks(), run.summary())
        .forEach(table -> parts.addAll(table.parts()));
    gathered("side-by-side", "All results side by side", parts, "narrows");
  }

  private void published() {
    List<Part> parts = PublishedTables.of(run.plan(), run.forks(), run.summary());
    if (parts.isEmpty()) {
      return;
    }
    String title = "As the published benchmark shows it";
    openNarrowing("published", title);
    body.open("details")
        .element("summary", "Show its tables")
        .raw(HtmlParts.of(title, parts.subList(1, parts.size()), 0))
        .close("details", "section");
  }

  private static String style() {
    Palette palette = Palette.standard();
    return ":root {\n  color-scheme: light;\n" + palette.light() + "}\n"
        + "@media screen and (prefers-color-scheme: dark) {\n:root:not([data-theme=light]) {\n  color-scheme: dark;\n"
        + palette.dark() + "}\n}\n"
        + "@media screen {\n:root[data-theme=dark] {\n  color-scheme: dark;\n" + palette.dark()
        + "}\n}\n"
        + resource("page.css") + ChartStyle.rules();
  }

  private static String resource(String name) {
    try (InputStream in = HtmlPage.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("the jar has no " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
