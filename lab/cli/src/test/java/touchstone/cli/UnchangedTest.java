package touchstone.cli;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.harness.Builds;
import touchstone.harness.Catalog;
import touchstone.harness.Jdk;
import touchstone.harness.Refusal;
import touchstone.model.Contestant;
import touchstone.model.Environment;
import touchstone.model.ForkSettings;
import touchstone.model.Plan;

class UnchangedTest {

  private static final Environment.Machine MACHINE =
      new Environment.Machine("Linux 6", "amd64", "A processor", 4, 2, 8_000_000_000L);

  private static final String CLAIMS = """
      {"library": "made", "title": "Made", "version": "1-SNAPSHOT", "contestants": [
       {"name": "made", "binding": "reflective", "format": "json", "driver": "x.Y", "types": ["users"],
        "operations": ["read-string"], "jdk": 17, "note": "a fixture"}]}""";

  @TempDir
  Path folder;

  private Path lib;

  @BeforeEach
  void build() throws IOException {
    lib = Files.createDirectories(folder.resolve("contestants/made/target/lib"));
    jar(lib.resolve("claims.jar"), "META-INF/touchstone/contestants.json", CLAIMS);
    jar(lib.resolve("made-1-SNAPSHOT.jar"), "x/Y.class", "as it was");
    jar(Files.createDirectories(folder.resolve("fork")).resolve("fork.jar"), "empty", "");
  }

  private static void jar(Path file, String entry, String content) throws IOException {
    try (OutputStream out = Files.newOutputStream(file);
        JarOutputStream jar = new JarOutputStream(out)) {
      JarEntry only = new JarEntry(entry);
      only.setTime(0);
      jar.putNextEntry(only);
      jar.write(content.getBytes(StandardCharsets.UTF_8));
    }
  }

  private Catalog catalog() throws IOException {
    return Catalog.load(List.of(folder.resolve("contestants")), folder.resolve("fork"));
  }

  private static Environment environment(Map<String, String> builds, Environment.Jvm... jvms) {
    return new Environment(
        "1",
        "abc",
        "2026-01-01T00:00:00Z",
        MACHINE,
        List.of(jvms),
        List.of(),
        Map.of(),
        builds,
        Map.of(),
        List.of(),
        List.of(),
        List.of());
  }

  private void check(Environment environment, Environment.Machine machine) throws IOException {
    check(environment, machine, Map.of());
  }

  private void check(Environment environment, Environment.Machine machine, Map<Integer, Jdk> jdks)
      throws IOException {
    Catalog catalog = catalog();
    Unchanged.check(plan(catalog.contestants()), environment, catalog, Map.of(), jdks, machine);
  }

  private static Plan plan(List<Contestant> contestants) {
    return new Plan(
        Plan.FORMAT,
        List.of("test"),
        "test",
        60,
        1,
        new ForkSettings(1, 1, 1, 1, List.of(), 1),
        List.of(),
        contestants,
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of());
  }

  /** Before anything is built: nobody knows by what name a jar or a folder that was not given again would be called. */
  @Test
  void whatWasGivenBesideTheLabIsAskedForAgain() throws IOException {
    Catalog catalog = catalog();
    Contestant made = catalog.contestants().get(0);
    Contestant.Jar jar = new Contestant.Jar("made", "new.jar", "2b", 1, "made.jar");
    assertEquals(
        "the run was begun with new.jar as a build of made, SHA-256 2b: give that jar again, with --library-jar made=PATH",
        refusal(catalog, made.with("made@new", "new.jar (2b)", jar)));
    assertDoesNotThrow(() -> Unchanged.contestants(plan(List.of(made)), catalog));
    jar(
        lib.resolve("claims.jar"),
        "META-INF/touchstone/contestants.json",
        CLAIMS.replace("{\"name\": \"made\"", "{\"name\": \"other\""));
    assertEquals(
        "the run was begun with made, and there is no such contestant: give its folder again, with --contestants, or begin a new run",
        refusal(catalog(), made));
  }

  private static String refusal(Catalog catalog, Contestant planned) {
    return assertThrows(Refusal.class, () -> Unchanged.contestants(plan(List.of(planned)), catalog))
        .getMessage();
  }

  @Test
  void aSnapshotThatWasBuiltOtherwiseIsAnother() throws IOException {
    Environment begun = environment(Builds.of(catalog(), List.of("made")));
    build();
    assertDoesNotThrow(() -> check(begun, MACHINE), "the same sources give the same jar");
    jar(lib.resolve("made-1-SNAPSHOT.jar"), "x/Y.class", "as it is now");
    assertEquals(
        "the jars or sources of made are not those that the run was begun with: begin a new run, or go back to commit abc and build that",
        assertThrows(Refusal.class, () -> check(begun, MACHINE)).getMessage());
  }

  @Test
  void aRunOfBeforeAnybodyLookedIsGoneOnWith() {
    assertDoesNotThrow(() -> check(environment(Map.of()), MACHINE));
  }

  @Test
  void anotherMachineIsNotGoneOnWith() {
    Environment.Machine updated =
        new Environment.Machine("Linux 7", "amd64", "A processor", 4, 2, 7_900_000_000L);
    assertDoesNotThrow(() -> check(environment(Map.of()), updated));
    Environment.Machine other =
        new Environment.Machine("Linux 6", "amd64", "Another one", 4, 2, 8_000_000_000L);
    String message =
        assertThrows(Refusal.class, () -> check(environment(Map.of()), other)).getMessage();
    assertTrue(
        message.contains(
            "begun with a machine (4 cores of A processor, amd64), now there is one with 4 cores of Another one"),
        message);
  }

  @Test
  void aJdkThatWasNotGivenAgainIsAskedForAndAnotherIsNotGoneOnWith() {
    Environment begun = environment(Map.of(), new Environment.Jvm(25, "made", "JDK 25", "25.0.1"));
    assertEquals(
        "the run was begun with JDK 25 (25.0.1): give its home again, with --jdk",
        assertThrows(Refusal.class, () -> check(begun, MACHINE)).getMessage());
    Jdk other = new Jdk(folder, new Environment.Jvm(25, "made", "JDK 25", "25.0.2"));
    assertEquals(
        "the run was begun with JDK 25 (25.0.1), now there is 25.0.2: begin a new run",
        assertThrows(Refusal.class, () -> check(begun, MACHINE, Map.of(25, other)))
            .getMessage());
  }

  /** Whose tables are of one machine each. */
  @Test
  void whatWasPutTogetherOfShardsIsNotGoneOnWith() {
    Environment one = environment(Map.of());
    Environment merged = new Environment(
        one.touchstone(),
        one.commit(),
        one.started(),
        MACHINE,
        List.of(),
        List.of(),
        Map.of(),
        Map.of(),
        Map.of(),
        List.of(),
        List.of(
            new Environment.Host(1, MACHINE, one.started(), Map.of(), null),
            new Environment.Host(2, MACHINE, one.started(), Map.of(), null)),
        List.of());
    assertEquals(
        "the run was put together of 2 shards, each of a machine of its own: go on with a shard where it was measured, and merge anew",
        assertThrows(Refusal.class, () -> check(merged, MACHINE)).getMessage());
  }
}
