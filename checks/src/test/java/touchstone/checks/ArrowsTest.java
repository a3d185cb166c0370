package touchstone.checks;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Who may import whom, and what each room may touch, as ARCHITECTURE.md says. */
@Tag("any-jdk")
class ArrowsTest {

  /** Rooms of the lab and the rooms that each may import. */
  private static final Map<String, List<String>> ARROWS = Map.of(
      "types", List.of(),
      "stats", List.of(),
      "model", List.of(),
      "workloads", List.of("model", "types"),
      "fork", List.of("model", "stats"),
      "harness", List.of("model", "fork", "workloads", "stats"),
      "report", List.of("model", "stats"),
      "typed", List.of("model", "workloads"),
      "cli", List.of("model", "workloads", "harness", "report", "typed"));

  private static final JavaClasses LAB = new ClassFileImporter()
      .importPaths(ARROWS.keySet().stream().map(ArrowsTest::classesOf).toList());

  private static Path classesOf(String room) {
    return Tree.file("lab").resolve(room).resolve("target/classes");
  }

  static Stream<Path> contestants() {
    Stream<Path> samples = Tree.folders("samples").stream()
        .filter(f -> Files.exists(f.resolve("src/main/resources/META-INF/touchstone")));
    return Stream.concat(Tree.folders("lab/contestants").stream(), samples)
        .filter(f -> Files.exists(f.resolve("pom.xml")))
        .filter(f -> release(f) <= Runtime.version().feature());
  }

  /** The JDK that a contestant's module is built with at least: a library's classes may be of a newer one than the lab's. */
  private static int release(Path module) {
    Matcher release = Pattern.compile("<maven.compiler.release>(\\d+)<")
        .matcher(Tree.text(module.resolve("pom.xml")));
    return release.find() ? Integer.parseInt(release.group(1)) : 17;
  }

  @Test
  void everyRoomIsHere() {
    List<String> rooms = Tree.folders("lab").stream()
        .filter(f -> Files.exists(f.resolve("src/main")))
        .map(f -> f.getFileName().toString())
        .toList();
    assertEquals(ARROWS.keySet().stream().sorted().toList(), rooms);
    ARROWS
        .keySet()
        .forEach(room -> assertFalse(
            LAB.that(resideInAPackage("touchstone." + room + "..")).isEmpty(),
            "nothing was read of " + room));
  }

  @ParameterizedTest
  @MethodSource("rooms")
  void aRoomImportsOnlyTheRoomsThatItsArrowsName(String room) {
    String[] others = Stream.concat(
            ARROWS.keySet().stream()
                .filter(r -> !r.equals(room) && !ARROWS.get(room).contains(r)),
            Stream.of("contestants", "checks"))
        .map(r -> "touchstone." + r + "..")
        .toArray(String[]::new);
    noClasses()
        .that()
        .resideInAPackage("touchstone." + room + "..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(others)
        .check(LAB);
  }

  static Stream<String> rooms() {
    return ARROWS.keySet().stream().sorted();
  }

  @Test
  void statsAndTypesImportOnlyTheJdk() {
    classes()
        .that()
        .resideInAnyPackage("touchstone.stats..", "touchstone.types..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("java..", "org.jspecify..", "touchstone.stats..", "touchstone.types..")
        .check(LAB);
  }

  @Test
  void statsSeesNoClockNoFileAndNoChance() {
    noClasses()
        .that()
        .resideInAPackage("touchstone.stats..")
        .should()
        .dependOnClassesThat(resideInAnyPackage("java.io..", "java.nio..", "java.time..")
            .or(DescribedPredicate.describe(
                "unseeded randomness",
                (JavaClass c) -> List.of(
                        "java.util.concurrent.ThreadLocalRandom", "java.security.SecureRandom")
                    .contains(c.getName()))))
        .orShould()
        .callMethod(System.class, "nanoTime")
        .orShould()
        .callMethod(System.class, "currentTimeMillis")
        .orShould()
        .callMethod(Math.class, "random")
        .check(LAB);
  }

  @Test
  void theReportKnowsNoClockNoProcessAndNoJmh() {
    noClasses()
        .that()
        .resideInAPackage("touchstone.report..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.openjdk.jmh..", "java.time..")
        .orShould()
        .dependOnClassesThat()
        .haveNameMatching("java\\.lang\\.Process.*|java\\.lang\\.Runtime")
        .orShould()
        .callMethod(System.class, "nanoTime")
        .orShould()
        .callMethod(System.class, "currentTimeMillis")
        .check(LAB);
  }

  @Test
  void onlyTheCommandLinePrintsAndOnlyItAndTheChildExit() {
    noClasses()
        .that()
        .resideOutsideOfPackage("touchstone.cli..")
        .should()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .check(LAB);
    noClasses()
        .that()
        .resideOutsideOfPackages("touchstone.cli..", "touchstone.fork..")
        .should()
        .callMethod(System.class, "exit", int.class)
        .check(LAB);
  }

  @Test
  void whatAChildNeedsOfTheModelNeedsNoLibrary() {
    noClasses()
        .that(resideInAPackage("touchstone.model..")
            .and(DescribedPredicate.describe(
                "that are not the run directory",
                (JavaClass c) -> !c.getName().contains("RunDirectory"))))
        .should()
        .dependOnClassesThat()
        .resideInAPackage("com.fasterxml..")
        .check(LAB);
    noClasses()
        .that()
        .resideInAPackage("touchstone.fork..")
        .should()
        .dependOnClassesThat()
        .haveNameMatching("touchstone\\.model\\.RunDirectory.*")
        .check(LAB);
  }

  @ParameterizedTest
  @MethodSource("contestants")
  void aContestantSeesTheModelTheTypesAndItsLibrary(Path module) {
    JavaClasses classes = new ClassFileImporter().importPath(module.resolve("target/classes"));
    assertFalse(classes.isEmpty(), "nothing was read of " + module);
    String own =
        "touchstone.contestants." + module.getFileName().toString().replace('-', '_') + "..";
    classes().should().resideInAPackage(own).check(classes);
    noClasses()
        .should()
        .dependOnClassesThat(resideInAPackage("touchstone..")
            .and(DescribedPredicate.not(
                resideInAnyPackage(own, "touchstone.model..", "touchstone.types.."))))
        .check(classes);
  }
}
