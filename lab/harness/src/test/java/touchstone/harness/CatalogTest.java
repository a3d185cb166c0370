package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.harness.fixtures.Fixture;
import touchstone.model.Contestant;

class CatalogTest {

  @TempDir
  Path folder;

  private Path contestants;

  @BeforeEach
  void layOut() throws IOException {
    contestants = new FixtureLab(folder, Fixture.class).folder.resolve("contestants");
  }

  private String refused(Path more) {
    return assertThrows(
            Refusal.class, () -> Catalog.load(List.of(contestants, more), folder.resolve("fork")))
        .getMessage();
  }

  @Test
  void aFolderThatAddsNothingIsRefused() throws IOException {
    Path none = folder.resolve("none");
    assertEquals(
        none + " is no folder: expected one that holds a folder for each library", refused(none));
    Path unbuilt = folder.resolve("more");
    Files.createDirectories(unbuilt.resolve("gson/src"));
    assertTrue(
        refused(unbuilt)
            .startsWith("no contestant is built in " + unbuilt
                + ": expected folders with jars in target/lib, one of which holds META-INF/"),
        refused(unbuilt));
    assertTrue(
        refused(unbuilt.resolve("gson")).startsWith("no contestant is built in "),
        refused(unbuilt.resolve("gson")));
  }

  @Test
  void aFolderThatIsGivenTwiceIsRefused() {
    Path again = contestants.resolve("../contestants");
    assertEquals(
        "the contestants of " + again
            + " are there already: give each folder once, and none of the lab's own",
        refused(again));
  }

  @Test
  void aLibrarysOwnFolderIsRefused() {
    Path fixture = contestants.resolve("fixture");
    assertEquals(
        fixture + " is the folder of a library: expected the one that it stands in",
        refused(fixture));
  }

  /** As where a build that removes nothing has followed a change of a version. */
  @Test
  void aLibraryInTwoVersionsIsRefused() throws IOException {
    Path lib = contestants.resolve("fixture/target/lib");
    jar(lib.resolve("json-1.9.jar"), "json/Reader.class");
    jar(lib.resolve("json-1.10.jar"), "json/Reader.class", "json/Writer.class");
    Refusal refusal = assertThrows(
        Refusal.class, () -> Catalog.load(List.of(contestants), folder.resolve("fork")));
    assertTrue(
        refusal.getMessage().startsWith(lib + " holds both json-1.10.jar and json-1.9.jar, "),
        refusal.getMessage());
  }

  @Test
  void artifactsThatAreAlikeInNameOnlyAreNotTwoVersions() throws IOException {
    Path lib = contestants.resolve("fixture/target/lib");
    jar(lib.resolve("core-1.0.jar"), "json/Core.class");
    jar(lib.resolve("core-2.0.jar"), "xml/Core.class");
    jar(lib.resolve("core-kotlin-3.0.jar"), "json/Core.class");
    jar(lib.resolve("core-2.0-linux.jar"), "xml/Core.class");
    assertEquals(
        List.of("fixture"),
        Catalog.load(List.of(contestants), folder.resolve("fork")).contestants().stream()
            .map(Contestant::name)
            .toList());
  }

  private static final String CLAIMS = """
      {"library": "made", "title": "Made", "version": "1", "contestants": [
       {"name": "made", "binding": "reflective", "format": "json", "driver": "x.Y", "types": ["users"],
        "operations": ["read-string"], "jdk": 17, "note": "a fixture"}]}""";

  /** As one looks that is written by hand; each once ended in the failure of whoever met what was missing. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"library\"|\"lib\"|lacks a member; needed are library, title, version, contestants",
        "\"version\": \"1\",||lacks a member; needed are library, title, version, contestants",
        "\"contestants\"|\"contestant\"|lacks a member; needed are library, title, version, contestants",
        "[{\"name|[null, {\"name|: expected contestants, found null among them",
        "\"jdk\": 17,||: contestant made lacks a member; needed are name, ",
        "[\"read-string\"]|[null]|: contestant made lacks a member; needed are name, ",
        "[\"read-string\"]|[\"read-sting\"]|is not of its form: unknown operation: read-sting",
        "\"note\": \"a fixture\"|\"notes\": \"\"|: contestant made lacks a member; needed are name, ",
        "\"name\": \"made\"|\"name\": \"\"|: contestant '' has a name that --only cannot take: ",
        "\"name\": \"made\"|\"name\": \"made,for,you\"|: contestant 'made,for,you' has a name that --only cannot take: ",
        "\"jdk\": 17|\"jdk\": 17, \"flags\": [null]|: contestant made has null in its limits, flags, without or buffers",
        "\"jdk\": 17|\"jdk\": 17, \"without\": [null]|: contestant made has null in its limits, flags, without or buffers",
        "\"jdk\": 17|\"jdk\": 17, \"limits\": [{\"operations\": \"*\"}]|: contestant made has a limit that lacks a member; needed are operations, workloads, reason",
      })
  void aDescriptorThatLacksAMemberIsRefused(String whole, String damaged, String message)
      throws IOException {
    String claims = CLAIMS.replaceAll("\\[\\s+", "[");
    assertTrue(claims.contains(whole), claims);
    Path jar = contestants.resolve("fixture/target/lib/made.jar");
    describe(jar, claims);
    assertEquals(
        2,
        Catalog.load(List.of(contestants), folder.resolve("fork")).contestants().size());
    describe(jar, claims.replace(whole, damaged == null ? "" : damaged));
    String refusal = refused();
    assertTrue(
        refusal.contains("contestants.json in " + jar) && refusal.contains(message), refusal);
  }

  private static void describe(Path path, String claims) throws IOException {
    try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(path))) {
      jar.putNextEntry(new JarEntry("META-INF/touchstone/contestants.json"));
      jar.write(claims.getBytes(StandardCharsets.UTF_8));
    }
  }

  private String refused() {
    return assertThrows(
            Refusal.class, () -> Catalog.load(List.of(contestants), folder.resolve("fork")))
        .getMessage();
  }

  /** Its library would be missing, and be blamed for what the class path is to blame for. */
  @Test
  void aFolderThatNoClassPathCanNameIsRefused() throws IOException {
    Path more = folder.resolve("more" + File.pathSeparator);
    jar(
        Files.createDirectories(more.resolve("made/target/lib")).resolve("made.jar"),
        "made/Reader.class");
    assertTrue(refused(more).startsWith("no class path can hold a path with '"), refused(more));
  }

  /** As a build leaves one that was stopped, or whose disk was full. */
  @Test
  void aJarThatIsCutOffIsNamed() throws IOException {
    Path jar = contestants.resolve("fixture/target/lib/cut-off.jar");
    Files.createFile(jar);
    assertTrue(refused().startsWith(jar + " is no jar ("), refused());
    assertTrue(refused().endsWith("): build it again"), refused());
  }

  private static void jar(Path path, String... entries) throws IOException {
    try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(path))) {
      for (String entry : entries) {
        jar.putNextEntry(new JarEntry(entry));
      }
    }
  }
}
