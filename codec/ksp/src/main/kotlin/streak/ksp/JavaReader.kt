package streak.ksp

import com.google.devtools.ksp.getConstructors
import com.google.devtools.ksp.symbol.KSAnnotated
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSFunctionDeclaration
import com.google.devtools.ksp.symbol.KSPropertyDeclaration
import com.google.devtools.ksp.symbol.KSTypeReference
import com.google.devtools.ksp.symbol.Modifier
import streak.codegen.MethodDeclaration
import streak.codegen.TypeDeclaration
import streak.codegen.TypeDeclaration.Shape
import streak.codegen.TypeUse
import streak.codegen.VariableDeclaration

/**
 * Reads what a Java class holds, as if it were a record of its fields: which of them stands for it
 * in documents matters to the Kotlin classes that hold it. All else of it is for the processor of
 * javac to say, which makes its adapter.
 */
internal object JavaReader {

  fun read(type: KSClassDeclaration): TypeDeclaration {
    val held = components(type) ?: fields(type)
    val self = TypeUse(TypeUse.Form.JSON, type.typeName(), listOf(), false, listOf())
    val name = MethodDeclaration.CONSTRUCTOR
    val constructor = MethodDeclaration(name, self, held, false, false, listOf(), type)
    return TypeDeclaration(
      type.typeName(),
      Shape.RECORD,
      true,
      type.typeParameters.map(TypeReader::parameter),
      false,
      type.annotationUsesOfType(),
      held,
      listOf(constructor),
      listOf(),
      listOf(),
      null,
      type,
    )
  }

  /**
   * KSP shows no fields of a record, but its constructors, and what has the names of the
   * components.
   */
  private fun components(type: KSClassDeclaration): List<VariableDeclaration>? {
    val isRecord =
      type.superTypes.any {
        declarationOf(it.resolve()).jvmQualifiedName() == "java.lang.Record"
      }
    if (!isRecord) {
      return null
    }
    val methods = type.declarations.filterIsInstance<KSFunctionDeclaration>().toList()
    val names = methods.filter { it.parameters.isEmpty() }.map { it.simpleName.asString() }
    return type
      .getConstructors()
      .map { it.parameters }
      .filter { all -> all.all { it.name?.asString() in names } }
      .maxByOrNull { it.size }
      ?.map { variable(it.name?.asString() ?: "", it.type, it) }
  }

  private fun fields(type: KSClassDeclaration): List<VariableDeclaration> =
    type.declarations
      .filterIsInstance<KSPropertyDeclaration>()
      .filter { it.modifiers.none { modifier -> modifier in NO_MEMBER } }
      .map { variable(it.simpleName.asString(), it.type, it) }
      .toList()

  private fun variable(name: String, type: KSTypeReference, from: KSAnnotated) =
    VariableDeclaration(
      name,
      UseReader.use(type.resolve()),
      from.annotationUses(),
      true,
      false,
      from,
    )

  /** Of a class that was compiled before, KSP does not say what is transient. */
  private val NO_MEMBER = setOf(Modifier.JAVA_STATIC, Modifier.JAVA_TRANSIENT)
}
