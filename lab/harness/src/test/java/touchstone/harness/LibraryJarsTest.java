package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.model.Cell;
import touchstone.model.Contestant;
import touchstone.model.Operation;

/** A library json of two contestants, whose jar json-1.0.jar stands beside buffers-3.jar; and another library. */
class LibraryJarsTest {

  private static final String DESCRIPTOR = "META-INF/touchstone/contestants.json";

  @TempDir
  Path folder;

  private Catalog catalog;

  @BeforeEach
  void build() throws IOException {
    Path json = Files.createDirectories(folder.resolve("contestants/json/target/lib"));
    jar(json.resolve("json-1.0.jar"), "json/Reader.class", "json/Writer.class");
    jar(json.resolve("buffers-3.jar"), "buffers/Buffer.class", "module-info.class");
    describe(json, "json", "json-reflective", "json-generated");
    Path other = Files.createDirectories(folder.resolve("contestants/other/target/lib"));
    jar(other.resolve("other.jar"), "other/Reader.class");
    describe(other, "other", "other-tree");
    Path fork = Files.createDirectories(folder.resolve("fork"));
    jar(fork.resolve("touchstone-fork.jar"));
    catalog = Catalog.load(List.of(folder.resolve("contestants")), fork);
  }

  private static void describe(Path lib, String library, String... names) throws IOException {
    String contestants = String.join(
        ",", List.of(names).stream().map(name -> """
                {"name": "%s", "binding": "reflective", "format": "json", "driver": "a.Driver", "types": ["users"],
                 "operations": ["read-string"], "jdk": 17, "note": "a fixture"}""".formatted(name)).toList());
    String text =
        "{\"library\": \"%s\", \"title\": \"A library\", \"version\": \"1.0\", \"contestants\": [%s]}"
            .formatted(library, contestants);
    try (OutputStream out =
            Files.newOutputStream(lib.resolve("touchstone-contestant-" + library + ".jar"));
        JarOutputStream jar = new JarOutputStream(out)) {
      jar.putNextEntry(new JarEntry(DESCRIPTOR));
      jar.write(text.getBytes(StandardCharsets.UTF_8));
    }
  }

  private static Path jar(Path path, String... entries) throws IOException {
    Files.createDirectories(path.getParent());
    try (OutputStream out = Files.newOutputStream(path);
        JarOutputStream jar = new JarOutputStream(out)) {
      for (String entry : entries) {
        jar.putNextEntry(new JarEntry(entry));
      }
    }
    return path;
  }

  private Path build(String file) throws IOException {
    return jar(folder.resolve(file), "json/Reader.class", "json/New.class", "module-info.class");
  }

  private LibraryJars jars(Path... paths) throws IOException {
    return LibraryJars.of(
        catalog,
        List.of(paths).stream().map(p -> new LibraryJars.Given("json", p)).toList());
  }

  private static List<String> files(List<Path> classPath) {
    return classPath.stream().map(p -> p.getFileName().toString()).toList();
  }

  private static Selection selection(String... contestants) {
    return new Selection(List.of(new Selection.Tier(
        "a tier",
        List.of(contestants).stream()
            .map(c -> new Cell(c, "users-tiny", Operation.READ_STRING, 17, "its row"))
            .toList())));
  }

  private static List<String> contestants(Selection selection) {
    return selection.tiers().get(0).cells().stream()
        .map(c -> c.contestant() + (c.row() == null ? "" : ": " + c.row()))
        .toList();
  }

  @Test
  void theJarStandsInThePlaceOfTheOneWithTheSameClasses() throws IOException {
    Path jar = build("builds/json-2.0.jar");
    LibraryJars jars = jars(jar);
    assertEquals(
        List.of(
            "json-2.0.jar",
            "buffers-3.jar",
            "touchstone-contestant-json.jar",
            "touchstone-fork.jar"),
        files(jars.catalog().classPath("json-generated@2.0")));
    assertEquals(
        List.of(
            "buffers-3.jar",
            "json-1.0.jar",
            "touchstone-contestant-json.jar",
            "touchstone-fork.jar"),
        files(jars.catalog().classPath("json-generated")));
    Contestant contestant = jars.catalog().contestants().stream()
        .filter(c -> c.name().equals("json-generated@2.0"))
        .findFirst()
        .orElseThrow();
    Contestant.Jar recorded = contestant.jar();
    assertEquals("json-generated", recorded.of());
    assertEquals("json-2.0.jar", recorded.file(), "and not the folder");
    assertEquals("json-1.0.jar", recorded.instead());
    assertEquals(Files.size(jar), recorded.bytes());
    assertTrue(recorded.sha256().matches("[0-9a-f]{64}"), recorded.sha256());
    assertEquals(
        "json-2.0.jar (%s)".formatted(recorded.sha256().substring(0, 8)), contestant.version());
    assertEquals(
        "1.0", jars.catalog().versions().get("json"), "what the contestants were built with");
  }

  @Test
  void severalBuildsTakeTheContestantsPlaceInTheOrderGiven() throws IOException {
    Selection builds = jars(build("old.jar"), build("json-new.jar"))
        .in(selection("json-reflective", "other-tree"));
    assertEquals(
        List.of("json-reflective@old", "json-reflective@new", "other-tree: its row"),
        contestants(builds));
  }

  @Test
  void aSingleBuildStandsBesideTheOneThatIsThere() throws IOException {
    assertEquals(
        List.of("json-reflective: its row", "json-reflective@old"),
        contestants(jars(build("old.jar")).in(selection("json-reflective"))));
  }

  @Test
  void withoutAnyNothingIsOtherwise() throws IOException {
    LibraryJars none = jars();
    Selection selection = selection("json-reflective");
    assertEquals(selection, none.in(selection));
    assertTrue(none.catalog().contestants().stream().allMatch(c -> c.jar() == null));
    assertNull(none.catalog().contestants().get(0).jar());
  }

  private void refused(String message, LibraryJars.Given... given) {
    Refusal refusal = assertThrows(Refusal.class, () -> LibraryJars.of(catalog, List.of(given)));
    assertTrue(refusal.getMessage().contains(message), refusal.getMessage());
  }

  @Test
  void mistakesAreSaid() throws IOException {
    Path text = Files.writeString(folder.resolve("text.jar"), "no zip archive");
    Path bare = Files.createDirectories(folder.resolve("contestants/bare/target/lib"));
    describe(bare, "bare", "bare-tree");
    catalog = Catalog.load(List.of(folder.resolve("contestants")), folder.resolve("fork"));
    refused("expected one of json, other", new LibraryJars.Given("jsn", build("old.jar")));
    refused(
        "no such library with a jar: expected one of json, other",
        new LibraryJars.Given("bare", build("old.jar")));
    refused("there is no such file", new LibraryJars.Given("json", folder.resolve("none.jar")));
    refused("is not a file", new LibraryJars.Given("json", folder));
    refused(
        "no class path can hold a path with '" + File.pathSeparator,
        new LibraryJars.Given("json", build("old" + File.pathSeparator + "new.jar")));
    refused("is not a jar", new LibraryJars.Given("json", text));
    if (text.toFile().setReadable(false) && !Files.isReadable(text)) { // root reads all
      refused("permission to read it is denied", new LibraryJars.Given("json", text));
    }
    refused(
        "holds no class of buffers-3.jar, json-1.0.jar",
        new LibraryJars.Given("json", jar(folder.resolve("a.jar"), "a/A.class")));
    refused(
        "two jars would be called old",
        new LibraryJars.Given("json", build("one/old.jar")),
        new LibraryJars.Given("json", build("two/json-old.jar")));
    Refusal unused =
        assertThrows(Refusal.class, () -> jars(build("old.jar")).in(selection("other-tree")));
    assertTrue(
        unused
            .getMessage()
            .endsWith(
                "choose some of json-generated, json-reflective with --only, or give a jar of what is chosen: other"),
        unused.getMessage());
  }
}
