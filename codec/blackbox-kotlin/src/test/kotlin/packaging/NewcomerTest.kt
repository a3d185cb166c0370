package packaging

import java.nio.file.Files
import java.nio.file.Path
import java.util.concurrent.TimeUnit
import kotlin.io.path.ExperimentalPathApi
import kotlin.io.path.copyToRecursively
import kotlin.io.path.createDirectories
import kotlin.io.path.createParentDirectories
import kotlin.io.path.createSymbolicLinkPointingTo
import kotlin.io.path.deleteIfExists
import kotlin.io.path.exists
import kotlin.io.path.readText
import kotlin.io.path.relativeTo
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Tag
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.condition.DisabledOnOs
import org.junit.jupiter.api.condition.OS
import org.junit.jupiter.api.io.TempDir

/**
 * The build file that the guide shows, somewhere else, with the built jars: Maven runs KSP, the
 * Kotlin compiler, javac and the program's own tests.
 */
@Tag("any-jdk")
class NewcomerTest {

  private val root = Path.of(System.getProperty("touchstone.root"))
  private val sample = root.resolve("samples/streak-kotlin")

  @Test
  fun itsVersionsAreThoseOfThisBuild() {
    for (property in listOf("kotlin.version", "ksp.version", "maven.compiler.release")) {
      assertEquals(value(root, property), value(sample, property), property)
    }
  }

  private fun value(folder: Path, property: String): String? =
    Regex("<$property>(.*)</$property>")
      .find(folder.resolve("pom.xml").readText())
      ?.groupValues
      ?.get(1)

  @Test
  @DisabledOnOs(OS.WINDOWS, disabledReason = "a repository of symbolic links")
  @OptIn(ExperimentalPathApi::class)
  fun whatTheGuideShowsIsBuilt(@TempDir folder: Path) {
    val project = folder.resolve("project")
    for (part in listOf("pom.xml", "src")) {
      sample
        .resolve(part)
        .copyToRecursively(
          project.resolve(part).createParentDirectories(),
          followLinks = false,
          overwrite = true,
        )
    }
    val repository = repository(folder.resolve("repository"))
    val log = folder.resolve("log.txt").toFile()
    val maven = Path.of(System.getProperty("maven.home"), "bin", "mvn").toString()
    val build =
      // Kotlin's daemon would stay behind, on a machine that measures.
      ProcessBuilder(
          maven,
          "-B",
          "-o",
          "-Dmaven.repo.local=$repository",
          "-Dkotlin.compiler.daemon=false",
          "test",
        )
        .directory(project.toFile())
        .redirectErrorStream(true)
        .redirectOutput(log)
    build.environment() += mapOf("JAVA_HOME" to System.getProperty("java.home"), "MAVEN_OPTS" to "")
    val process = build.start()
    assertTrue(process.waitFor(10, TimeUnit.MINUTES), "no end: " + log.readText())
    assertEquals(0, process.exitValue(), log.readText())
    assertTrue(log.readText().contains("Tests run: 1, Failures: 0"), log.readText())
    val metadata = "META-INF/native-image/streak/guide.User_JsonAdapter/reflect-config.json"
    assertTrue(project.resolve("target/classes/$metadata").exists(), metadata)
  }

  /** What Maven has downloaded, by links; and what this build has made. Nothing is installed. */
  private fun repository(folder: Path): Path {
    val downloaded = Path.of(System.getProperty("maven.repository"))
    Files.walk(downloaded).use { files ->
      for (file in files.filter(Files::isRegularFile)) {
        val link = folder.resolve(file.relativeTo(downloaded).toString())
        link.createParentDirectories().createSymbolicLinkPointingTo(file)
      }
    }
    install(folder, root.resolve("pom.xml"), "touchstone", null)
    install(folder, root.resolve("codec/pom.xml"), "touchstone-codec", null)
    for (module in listOf("streak", "codegen", "ksp", "kotlin")) {
      val artifact = if (module == "streak") module else "streak-$module"
      val built = root.resolve("codec/$module")
      install(
        folder,
        built.resolve("pom.xml"),
        artifact,
        built.resolve("target/$artifact-$VERSION.jar"),
      )
    }
    return folder
  }

  private fun install(repository: Path, pom: Path, artifact: String, jar: Path?) {
    val place = repository.resolve("dev/touchstone/$artifact/$VERSION").createDirectories()
    for ((file, ending) in listOf(pom to "pom", jar to "jar")) {
      if (file != null) {
        assertTrue(file.exists(), "$file is not there: run mvn verify, not mvn test")
        val link = place.resolve("$artifact-$VERSION.$ending")
        link.deleteIfExists()
        link.createSymbolicLinkPointingTo(file)
      }
    }
  }

  private companion object {
    const val VERSION = "0.1.0-SNAPSHOT"
  }
}
