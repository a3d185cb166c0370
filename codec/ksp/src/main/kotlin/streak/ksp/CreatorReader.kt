package streak.ksp

import com.google.devtools.ksp.KspExperimental
import com.google.devtools.ksp.getAllSuperTypes
import com.google.devtools.ksp.getConstructors
import com.google.devtools.ksp.processing.Resolver
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSFunctionDeclaration
import com.google.devtools.ksp.symbol.KSType
import com.google.devtools.ksp.symbol.KSTypeParameter
import com.google.devtools.ksp.symbol.KSValueParameter
import com.google.devtools.ksp.symbol.Modifier
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

  private val marked: List<KSFunctionDeclaration> =
    (type.getConstructors() + companion?.declarations.orEmpty())
      .filterIsInstance<KSFunctionDeclaration>()
      .filter { isConcrete || it.parentDeclaration != type }
      .filter { f -> f.annotationUses().any { it.isCreator } }
      .toList()

  private val found: KSFunctionDeclaration? =
    marked.firstOrNull() ?: constructor()?.takeIf { it.isReachable() }

  /** How many constructors and functions an annotation says make objects. */
  fun marked(): Int = marked.size

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
    val names = result?.let { namesInType(function, it) }.orEmpty()
    val name =
      if (isConstructor()) MethodDeclaration.CONSTRUCTOR
      else checkNotNull(companion).simpleName.asString() + "." + resolver.getJvmName(function)
    return MethodDeclaration(
      name,
      result?.let { UseReader.use(it).renamed(names) } ?: self,
      function.parameters.map(::variable).map { it.withType(it.type().renamed(names)) },
      !isConstructor(),
      false,
      function.annotationUses(),
      isUsable(function),
      // A function is called by a handle then.
      if (isConstructor()) thrown() else listOf(),
      function,
    )
  }

  /** Generated code may call it; and what it returns is an object of the type, and there. */
  private fun isUsable(function: KSFunctionDeclaration): Boolean {
    val result = function.returnType?.resolve()
    val made = result?.let { declarationOf(it) } as? KSClassDeclaration
    val makes =
      made != null &&
        !result.isMarkedNullable &&
        (made == type || made.getAllSuperTypes().any { declarationOf(it) == type })
    return function.isReachable() &&
      (isConstructor() ||
        (makes &&
          companion?.isReachable() == true &&
          function.extensionReceiver == null &&
          Modifier.SUSPEND !in function.modifiers))
  }

  /**
   * What the type calls the type parameters of a function that makes it: the function may call them
   * otherwise.
   */
  private fun namesInType(function: KSFunctionDeclaration, result: KSType): Map<String, String> {
    val own = function.typeParameters.map { it.name.asString() }
    return result.arguments
      .zip(type.typeParameters)
      .mapNotNull { (argument, parameter) ->
        val given = argument.type?.resolve()?.declaration as? KSTypeParameter
        given?.name?.asString()?.takeIf { it in own }?.let { it to parameter.name.asString() }
      }
      .toMap()
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
