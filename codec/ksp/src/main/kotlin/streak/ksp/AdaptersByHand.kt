package streak.ksp

import com.google.devtools.ksp.getAllSuperTypes
import com.google.devtools.ksp.getClassDeclarationByName
import com.google.devtools.ksp.getDeclaredFunctions
import com.google.devtools.ksp.processing.Resolver
import com.google.devtools.ksp.symbol.KSType
import streak.codegen.AnnotationUse
import streak.codegen.TypeUse

/** Compares the types of members with what adapters written by hand read and write. */
internal class AdaptersByHand(private val resolver: Resolver) {

  /** What is read and written: an adapter of another type is marked as mistaken. */
  fun ofVariable(annotations: List<AnnotationUse>, type: TypeUse): List<AnnotationUse> =
    checked(annotations) { UseReader.boxed(it).isArgumentFor(type) }

  /** What is only written. */
  fun ofGetter(annotations: List<AnnotationUse>, type: KSType): List<AnnotationUse> =
    checked(annotations) { it.isAssignableFrom(type.makeNotNullable()) }

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
