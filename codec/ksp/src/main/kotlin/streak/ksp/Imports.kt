package streak.ksp

import com.google.devtools.ksp.processing.Resolver
import com.google.devtools.ksp.symbol.KSAnnotated
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.Origin
import streak.codegen.Diagnostics
import streak.codegen.Problem

/** What classes of Java import: their adapters are made by the processor of javac, after KSP. */
internal object Imports {

  private const val ANNOTATION = "streak.JsonImport"

  /** The names of the types. */
  fun of(resolver: Resolver): Set<String> =
    resolver
      .getSymbolsWithAnnotation(ANNOTATION)
      .filter { it.origin == Origin.JAVA }
      .flatMap(::named)
      .toSet()

  /** Nobody reads the annotation on a class of Kotlin. */
  fun check(resolver: Resolver, diagnostics: Diagnostics) {
    resolver
      .getSymbolsWithAnnotation(ANNOTATION)
      .filterIsInstance<KSClassDeclaration>()
      .filter { it.origin == Origin.KOTLIN }
      .forEach { by ->
        diagnostics.add(
          Problem.NOT_TO_BE_IMPORTED,
          by,
          by.typeName().nested(),
          named(by).joinToString(),
          "KSP does not do: put it on a class of Java, where the processor of javac reads it",
        )
      }
  }

  private fun named(by: KSAnnotated): List<String> =
    by
      .annotationUses()
      .filter { it.name() == ANNOTATION }
      .flatMap { it.types("value") }
      .map { it.name().qualified() }
}
