package touchstone.checks;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Who may import whom in the codec's house, and that the lab gives it no privilege. */
@Tag("any-jdk")
class CodecArrowsTest {

  private static JavaClasses module(String name) {
    JavaClasses classes =
        new ClassFileImporter().importPath(Tree.file(name).resolve("target/classes"));
    assertFalse(classes.isEmpty(), "nothing was read of " + name);
    return classes;
  }

  @Test
  void streakImportsNothingButTheJdksBase() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "java.io..",
            "java.lang..",
            "java.math..",
            "java.net..",
            "java.nio..",
            "java.time..",
            "java.util..",
            "org.jspecify..",
            "streak..")
        .check(module("codec/streak"));
  }

  @Test
  void rawMemoryHasOneDoor() {
    noClasses()
        .that()
        .haveNameNotMatching("streak\\.internal\\.Words(\\$.*)?")
        .should()
        .dependOnClassesThat()
        .haveNameMatching("java\\.lang\\.invoke\\.(VarHandle|MethodHandles)|sun\\.misc\\..*")
        .check(module("codec/streak"));
  }

  @Test
  void streakPrintsNothing() {
    noClasses()
        .should()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .check(module("codec/streak"));
  }

  /** It sees {@code java.time}, because a pattern of times is tried when a type is compiled. */
  @Test
  void codegenKnowsNeitherJavacNorKsp() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "java.lang..", "java.time..", "java.util..", "org.jspecify..", "streak.codegen..")
        .check(module("codec/codegen"));
  }

  @Test
  void theProcessorSeesCodegenAndJavac() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "java..",
            "javax.annotation.processing..",
            "javax.lang.model..",
            "javax.tools..",
            "org.jspecify..",
            "streak.codegen..",
            "streak.processor..")
        .check(module("codec/processor"));
  }

  @Test
  void kspsFrontEndSeesCodegenAndKsp() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "com.google.devtools.ksp..",
            "java..",
            "kotlin..",
            "org.jetbrains.annotations..",
            "streak.codegen..",
            "streak.ksp..")
        .check(module("codec/ksp"));
  }

  /** The others' packages are seen by those that are named after them, so that nobody needs them who does not. */
  @Test
  void streakInKotlinSeesStreaksFace() {
    String[] always = {
      "java..",
      "kotlin..",
      "org.jetbrains.annotations..",
      "org.jspecify..",
      "streak",
      "streak.kotlin.."
    };
    for (String other : new String[] {"okio", "kotlinx.io"}) {
      noClasses()
          .that()
          .resideOutsideOfPackage("streak.kotlin." + other.replace("kotlinx.", ""))
          .should()
          .dependOnClassesThat()
          .resideInAPackage(other)
          .check(module("codec/kotlin"));
    }
    classes()
        .that()
        .resideInAPackage("streak.kotlin")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(always)
        .check(module("codec/kotlin"));
  }

  @Test
  void reflectiveSeesStreaksFaceAndCodegen() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "java.lang..",
            "java.util..",
            "java.math..",
            "org.jspecify..",
            "streak",
            "streak.time",
            "streak.tree",
            "streak.codegen..",
            "streak.reflective..")
        .check(module("codec/reflective"));
  }

  @Test
  void tokensSeeStreaksFace() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("java..", "org.jspecify..", "streak", "streak.tokens", "streak.tree")
        .check(module("codec/bridges/tokens"));
  }

  @Test
  void aBridgeSeesTheTokensAndItsLibrary() {
    bridge("gson", "com.google.gson..");
    bridge("jackson2", "com.fasterxml.jackson..");
    bridge("jackson3", "tools.jackson..", "com.fasterxml.jackson.annotation..");
    bridge("android", "android.util..");
  }

  private static void bridge(String name, String... library) {
    classes()
        .should()
        .onlyDependOnClassesThat(JavaClass.Predicates.resideInAnyPackage(library)
            .or(JavaClass.Predicates.resideInAnyPackage(
                "java..", "org.jspecify..", "streak", "streak." + name, "streak.tokens")))
        .check(module("codec/bridges/" + name));
  }

  @Test
  void streakLooksIntoNoClass() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .haveNameMatching("java\\.lang\\.reflect\\.(Field|Method|RecordComponent|Parameter|Proxy)")
        .check(module("codec/streak"));
  }

  @Test
  void theCodecNeverSeesTheLab() {
    for (String name : List.of(
        "codec/streak",
        "codec/codegen",
        "codec/processor",
        "codec/ksp",
        "codec/kotlin",
        "codec/reflective",
        "codec/bridges/tokens",
        "codec/bridges/gson",
        "codec/bridges/jackson2",
        "codec/bridges/jackson3",
        "codec/bridges/android")) {
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAPackage("touchstone..")
          .check(module(name));
    }
  }

  @Test
  void onlyItsOwnContestantsSeeTheCodec() {
    List<Path> seeing = Tree.sources("lab").stream()
        .filter(f -> f.getFileName().toString().equals("pom.xml"))
        .filter(f -> Tree.text(f).contains("<artifactId>streak"))
        .map(f -> Tree.ROOT.relativize(f).getParent())
        .toList();
    assertEquals(
        Set.of(
            Path.of("lab/contestants/bridges"),
            Path.of("lab/contestants/streak"),
            Path.of("lab/contestants/streak-kotlin")),
        Set.copyOf(seeing));
    // The harness treats it as any other: not a word of it in the lab's own rooms.
    List<Path> naming = Tree.folders("lab").stream()
        .filter(room -> !room.endsWith("contestants"))
        .filter(room -> Files.exists(room.resolve("src/main/java")))
        .flatMap(room ->
            Tree.sources(Tree.ROOT.relativize(room.resolve("src/main/java")).toString()).stream())
        .filter(f -> Tree.text(f).toLowerCase(Locale.ROOT).contains("streak"))
        .toList();
    assertEquals(List.of(), naming);
  }
}
