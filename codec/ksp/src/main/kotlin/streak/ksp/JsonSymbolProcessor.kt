package streak.ksp

import com.google.devtools.ksp.containingFile
import com.google.devtools.ksp.getClassDeclarationByName
import com.google.devtools.ksp.processing.CodeGenerator
import com.google.devtools.ksp.processing.Dependencies
import com.google.devtools.ksp.processing.KSPLogger
import com.google.devtools.ksp.processing.Resolver
import com.google.devtools.ksp.processing.SymbolProcessor
import com.google.devtools.ksp.symbol.FileLocation
import com.google.devtools.ksp.symbol.KSAnnotated
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSNode
import com.google.devtools.ksp.symbol.Modifier
import com.google.devtools.ksp.symbol.Origin
import streak.codegen.AdapterGenerator
import streak.codegen.Diagnostics
import streak.codegen.Dialect
import streak.codegen.Problem
import streak.codegen.TypeDeclaration.Shape

/**
 * Generates an adapter for each Kotlin class annotated with `streak.Json`: Java, which is compiled
 * after the Kotlin that it is about. Java's own classes are left to the processor of javac.
 */
internal class JsonSymbolProcessor(
  private val files: CodeGenerator,
  private val logger: KSPLogger,
) : SymbolProcessor {

  /** What is to be said of the classes that wait for a type, when nobody has generated it. */
  private var unseen: List<String> = listOf()

  /**
   * What sealed classes came to in the last round, by their names. Another processor may generate
   * what they permit, which no name of theirs waits for; what is written stays as it is.
   */
  private val held = mutableMapOf<String, List<Written>>()

  private class Written(val generated: AdapterGenerator.Generated, val dependencies: Dependencies)

  override fun process(resolver: Resolver): List<KSAnnotated> {
    val new =
      resolver
        .getSymbolsWithAnnotation(JSON)
        .filterIsInstance<KSClassDeclaration>()
        .filter { it.origin == Origin.KOTLIN }
        .toList()
    // What names a type that another processor has yet to generate is asked for again.
    val again = held.keys.mapNotNull { resolver.getClassDeclarationByName(it) }
    val (later, ready) = (new + again).partition { Unresolved().isIn(it) || permitsNobody(it) }
    ready.forEach { generate(resolver, it) }
    unseen = later.map(::unseen)
    val refused = Diagnostics()
    Imports.check(resolver, refused)
    refused.all().forEach { logger.error(it.message(), it.origin() as KSNode) }
    return later - again.toSet()
  }

  /** Without what is said here, nobody would know before the program asks for the adapter. */
  override fun finish() {
    unseen.forEach { logger.error(it) }
    held.values.flatten().forEach(::write)
  }

  /** Sealed, and as yet none of what it may be has been generated. */
  private fun permitsNobody(type: KSClassDeclaration): Boolean =
    Modifier.SEALED in type.modifiers && type.getSealedSubclasses().all(::permitsNobody)

  /** Of a round that is over nothing may be asked, its place neither. */
  private fun unseen(type: KSClassDeclaration): String {
    val diagnostics = Diagnostics()
    val problem = if (permitsNobody(type)) Problem.NOTHING_TO_MAKE else Problem.UNSEEN
    diagnostics.add(problem, type, type.typeName().nested())
    val place = type.location as? FileLocation
    return place?.let { "${it.filePath}:${it.lineNumber}: " }.orEmpty() +
      diagnostics.all().single().message()
  }

  private fun generate(resolver: Resolver, type: KSClassDeclaration) {
    val diagnostics = Diagnostics()
    val canSayGenerated = resolver.getClassDeclarationByName(GENERATED) != null
    val tokens = resolver.getClassDeclarationByName(Dialect.TOKENS_ARE_HERE) != null
    val generated =
      AdapterGenerator(canSayGenerated, tokens, Seen(resolver))
        .generate(TypeReader(resolver, type).read(), diagnostics)
    diagnostics.all().forEach { logger.error(it.message(), place(it.origin(), type)) }
    val written = generated.map { Written(it, dependencies(type)) }
    if (TypeReader.shape(type) == Shape.SEALED) {
      held[type.jvmQualifiedName()] = written
    } else {
      written.forEach(::write)
    }
  }

  /** Where it can be shown: what was compiled before is nowhere. */
  private fun place(origin: Any, type: KSClassDeclaration): KSNode =
    (origin as? KSNode)?.takeIf { it.location is FileLocation } ?: type

  private fun dependencies(type: KSClassDeclaration) =
    // A type that a sealed one permits may come in any file.
    Dependencies(
      Modifier.SEALED in type.modifiers,
      *listOfNotNull(type.containingFile).toTypedArray(),
    )

  private fun write(written: Written) {
    val generated = written.generated
    val name = generated.name()
    files
      .createNewFile(
        written.dependencies,
        name.substringBeforeLast('.', ""),
        name.substringAfterLast('.'),
        "java",
      )
      .use { it.write(generated.text().toByteArray()) }
    for (each in generated.resources()) {
      files
        .createNewFileByPath(
          written.dependencies,
          each.path().substringBeforeLast('.'),
          each.path().substringAfterLast('.'),
        )
        .use { it.write(each.text().toByteArray()) }
    }
  }

  companion object {
    const val JSON = "streak.Json"
    private const val GENERATED = "javax.annotation.processing.Generated"
  }
}
