package streak.ksp

import com.google.devtools.ksp.getAllSuperTypes
import com.google.devtools.ksp.getClassDeclarationByName
import com.google.devtools.ksp.getDeclaredFunctions
import com.google.devtools.ksp.processing.Resolver
import com.google.devtools.ksp.symbol.KSType
import java.util.Optional
import streak.codegen.AnnotationUse
import streak.codegen.TypeUse

/**
 * Finds out what adapters written by hand read and write, and compares the types of members with
 * that.
 */
internal class AdaptersByHand(private val resolver: Resolver) {

  /** What is read and written: an adapter of another type is marked as mistaken. */
  fun ofVariable(annotations: List<AnnotationUse>, type: TypeUse): List<AnnotationUse> =
    checked(annotations) { UseReader.boxed(it).isArgumentFor(type) }

  /** What is only written. */
  fun ofGetter(annotations: List<AnnotationUse>, type: KSType): List<AnnotationUse> =
    checked(annotations) { it.isAssignableFrom(type.makeNotNullable()) }

  /** What a type says of itself, with what the adapters that it names read and write. */
  fun ofType(annotations: List<AnnotationUse>): List<AnnotationUse> = annotations.map { use ->
    use.adapting {
      Optional.ofNullable(adapted(it.name().qualified())?.let { type -> UseReader.boxed(type) })
    }
  }

  private fun checked(annotations: List<AnnotationUse>, fits: (KSType) -> Boolean) =
    annotations.map { use ->
      val adapted = use.byHand().orElse(null)?.let { adapted(it.name().qualified()) }
      if (adapted == null || fits(adapted)) use else use.mistaken(UseReader.boxed(adapted))
    }

  /**
   * What the adapter returns when it reads; null of what is none, as the compiler of Kotlin says
   * itself.
   */
  private fun adapted(adapter: String): KSType? {
    val declaration = resolver.getClassDeclarationByName(adapter) ?: return null
    if (declaration.getAllSuperTypes().none { declarationOf(it).jvmQualifiedName() == ADAPTER }) {
      return null
    }
    val read =
      resolver.getClassDeclarationByName(ADAPTER)?.getDeclaredFunctions()?.firstOrNull {
        it.simpleName.asString() == "read"
      }
    return read?.asMemberOf(declaration.asStarProjectedType())?.returnType?.makeNotNullable()
  }

  private companion object {
    const val ADAPTER = "streak.JsonAdapter"
  }
}
