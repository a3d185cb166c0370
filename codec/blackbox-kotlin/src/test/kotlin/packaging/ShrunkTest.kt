package packaging

import java.net.URI
import java.nio.file.FileSystems
import java.nio.file.Files
import java.nio.file.Path
import java.util.concurrent.TimeUnit
import java.util.zip.ZipEntry
import java.util.zip.ZipFile
import java.util.zip.ZipOutputStream
import kotlin.io.path.ExperimentalPathApi
import kotlin.io.path.copyToRecursively
import kotlin.io.path.createParentDirectories
import kotlin.io.path.extension
import kotlin.io.path.listDirectoryEntries
import kotlin.io.path.outputStream
import kotlin.io.path.readText
import kotlin.io.path.relativeTo
import kotlin.io.path.writeText
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import shrunk.documents
import streak.Streak
import streak.tokens.TokenAdapters

/**
 * A program that ProGuard has shrunk, optimized and renamed, by the rules in Streak's jar and
 * beside the adapters, does what it did before. R8 goes by the same rules; Maven Central does not
 * have it.
 */
class ShrunkTest {

  private val target = Path.of("target").toAbsolutePath()

  @TempDir lateinit var folder: Path

  @Test
  fun aProgramFindsItsAdapters() {
    val program = folder.resolve("program.jar")
    val kotlin = jarOf(Unit::class.java)
    val rules = folder.resolve("rules.pro")
    rules.writeText(
      """
      -injars ${classes()}
      -injars ${jarOf(Streak::class.java)}(**.class)
      -injars ${jarOf(Class.forName("streak.kotlin.AdaptersKt"))}(**.class)
      -injars ${jarOf(TokenAdapters::class.java)}(**.class)
      -libraryjars ${jdk()}
      -libraryjars $kotlin
      -libraryjars ${jarOf(Class.forName("org.jetbrains.annotations.NotNull"))}
      -outjars $program
      -keep class shrunk.MainKt { public static void main(java.lang.String[]); }
      -dontnote
      """
        .trimIndent() + "\n" + of("streak") + of("streak-kotlin") + ofAdapters()
    )
    val tool = target.resolve("proguard").listDirectoryEntries("*.jar")
    run(tool, "proguard.ProGuard", "@$rules")

    val left = ZipFile(program.toFile()).use { jar -> jar.stream().map { it.name }.toList() }
    assertTrue("shrunk/Parcel_JsonAdapter.class" in left, left.toString())
    assertFalse("streak/JsonReader.class" in left, "nothing was renamed: $left")
    assertEquals(documents(), run(listOf(program, kotlin), "shrunk.MainKt").lines().dropLast(1))
  }

  private fun of(library: String) =
    Streak::class.java.getResource("/META-INF/proguard/$library.pro")!!.readText()

  private fun ofAdapters() =
    target
      .resolve("ksp/resources/META-INF/proguard")
      .listDirectoryEntries("streak-shrunk.*.pro")
      .joinToString("") { it.readText() }

  private fun jarOf(type: Class<*>) = Path.of(type.protectionDomain.codeSource.location.toURI())

  @OptIn(ExperimentalPathApi::class)
  private fun classes(): Path {
    val classes = folder.resolve("classes")
    target
      .resolve("test-classes/shrunk")
      .copyToRecursively(
        classes.resolve("shrunk").createParentDirectories(),
        followLinks = false,
        overwrite = false,
      )
    return classes
  }

  /** A JDK need not have its own classes in any other file than the one that it runs from. */
  private fun jdk(): Path {
    val jar = folder.resolve("jdk.jar")
    val base = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("modules", "java.base")
    ZipOutputStream(jar.outputStream()).use { out ->
      Files.walk(base).use { files ->
        for (file in files.filter { it.extension == "class" && it.nameCount > 3 }) {
          out.putNextEntry(ZipEntry(file.relativeTo(base).toString()))
          Files.copy(file, out)
        }
      }
    }
    return jar
  }

  private fun run(classPath: List<Path>, vararg arguments: String): String {
    val output = folder.resolve("output").toFile()
    val java = Path.of(System.getProperty("java.home"), "bin", "java").toString()
    val separator = System.getProperty("path.separator")
    val process =
      ProcessBuilder(java, "-cp", classPath.joinToString(separator), *arguments)
        .redirectErrorStream(true)
        .redirectOutput(output)
        .start()
    assertTrue(process.waitFor(5, TimeUnit.MINUTES), "no end: " + output.readText())
    assertEquals(0, process.exitValue(), output.readText())
    return output.readText()
  }
}
