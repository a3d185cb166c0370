package streak.ksp

import com.google.devtools.ksp.KspExperimental
import com.google.devtools.ksp.getConstructors
import com.google.devtools.ksp.processing.Resolver
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSFunctionDeclaration
import com.google.devtools.ksp.symbol.KSValueParameter
import streak.codegen.MethodDeclaration
import streak.codegen.TypeDeclaration.Shape
import streak.codegen.TypeUse
import streak.codegen.VariableDeclaration

/**
 * Finds what makes the objects of a class: what `@JsonCreator` is on, or its primary constructor,
 * or the only one that it has.
 */
@OptIn(KspExperimental::class)
internal class CreatorReader(
  private val resolver: Resolver,
  private val type: KSClassDeclaration,
) {

  private val byHand = AdaptersByHand(resolver)

  private val companion: KSClassDeclaration? =
    type.declarations.filterIsInstance<KSClassDeclaration>().firstOrNull { it.isCompanionObject }

  /** Constructors of an abstract class make none of it. */
  private val isConcrete = TypeReader.shape(type) == Shape.CLASS
  private val found: KSFunctionDeclaration? =
    (marked() ?: constructor())?.takeIf { it.isReachable() }

  private fun marked(): KSFunctionDeclaration? =
    (type.getConstructors() + companion?.declarations.orEmpty())
      .filterIsInstance<KSFunctionDeclaration>()
      .filter { isConcrete || it.parentDeclaration != type }
      .firstOrNull { f -> f.annotationUses().any { it.isCreator } }

  private fun constructor(): KSFunctionDeclaration? =
    if (!isConcrete) null
    else
      type.primaryConstructor?.takeIf(::mayMake) ?: type.getConstructors().singleOrNull(::mayMake)

  private fun mayMake(constructor: KSFunctionDeclaration) =
    constructor.annotationUses().none { it.isNoCreator }

  fun parameterNames(): Set<String> =
    found?.parameters.orEmpty().mapNotNull { it.name?.asString() }.toSet()

  fun defaulted(): List<Int> =
    found?.parameters.orEmpty().withIndex().filter { it.value.hasDefault }.map { it.index }

  private fun isConstructor() = found != null && found.parentDeclaration == type

  /**
   * Kotlin hides a constructor that takes a value class that is not there, behind one with another
   * parameter.
   */
  fun isVisible(): Boolean =
    if (!isConstructor())
      found?.isAnnotatedWith(PropertyReader.SYNTHETIC) != true && thrown().isEmpty()
    else
      found?.parameters.orEmpty().none {
        val declaration = declarationOf(it.type.resolve())
        declaration is KSClassDeclaration && declaration.isValueClass()
      }

  private fun thrown(): List<String> =
    found
      ?.let { resolver.getJvmCheckedException(it) }
      .orEmpty()
      .filter(::isChecked)
      .map { declarationOf(it).jvmQualifiedName() }
      .toList()

  fun creator(): MethodDeclaration? {
    val function = found ?: return null
    val self = TypeUse(TypeUse.Form.JSON, type.typeName(), listOf(), false, listOf())
    val result = function.returnType?.resolve()?.takeIf { !isConstructor() }
    val name =
      if (isConstructor()) MethodDeclaration.CONSTRUCTOR
      else checkNotNull(companion).simpleName.asString() + "." + resolver.getJvmName(function)
    return MethodDeclaration(
      name,
      result?.let { UseReader.use(it) } ?: self,
      function.parameters.map(::variable),
      !isConstructor(),
      false,
      function.annotationUses(),
      true,
      // A function is called by a handle then.
      if (isConstructor()) thrown() else listOf(),
      function,
    )
  }

  private fun variable(parameter: KSValueParameter): VariableDeclaration {
    val use = UseReader.use(parameter)
    return VariableDeclaration(
      parameter.name?.asString() ?: "",
      use,
      byHand.ofVariable(parameter.annotationUses(), use),
      false,
      false,
      parameter,
    )
  }
}
