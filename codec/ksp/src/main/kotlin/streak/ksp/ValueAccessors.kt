package streak.ksp

import com.google.devtools.ksp.getVisibility
import com.google.devtools.ksp.isConstructor
import com.google.devtools.ksp.symbol.FunctionKind
import com.google.devtools.ksp.symbol.KSAnnotated
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSDeclaration
import com.google.devtools.ksp.symbol.KSFunctionDeclaration
import com.google.devtools.ksp.symbol.KSPropertyDeclaration
import com.google.devtools.ksp.symbol.KSType
import com.google.devtools.ksp.symbol.Visibility
import streak.codegen.Access.Kind
import streak.codegen.ValueAccessor
import streak.codegen.ValueAccessor.Reach

/** Reads what could say what an enum's constants are called. */
internal object ValueAccessors {

  private const val FIELD = "kotlin.jvm.JvmField"

  /** What Java calls by another name than Kotlin, or not at all, or would have to catch. */
  private val OTHERWISE =
    setOf("kotlin.jvm.JvmName", "kotlin.jvm.JvmSynthetic", "kotlin.jvm.Throws")

  /** The enum's own, those that it inherits, and then what they override. */
  fun of(type: KSClassDeclaration): List<ValueAccessor> {
    val properties = type.getAllProperties().filter { it.extensionReceiver == null }.toList()
    val functions = type.getAllFunctions().filter(::isOne).toList()
    return properties.flatMap { property(it, type) } + functions.flatMap(::function)
  }

  /** A function that asks an object for something. */
  fun isOne(function: KSFunctionDeclaration): Boolean =
    function.parameters.isEmpty() &&
      function.extensionReceiver == null &&
      function.functionKind == FunctionKind.MEMBER &&
      !function.isConstructor()

  private fun property(
    property: KSPropertyDeclaration,
    type: KSClassDeclaration,
  ): List<ValueAccessor> {
    val name = property.simpleName.asString()
    val getter = property.getter
    val field = property.isAnnotatedWith(FIELD)
    val parameter = type.primaryConstructor?.parameters?.firstOrNull { it.name?.asString() == name }
    val said =
      property.annotationUses() +
        getter?.annotationUses().orEmpty() +
        parameter?.annotationUses().orEmpty()
    val accessor =
      ValueAccessor.of(
        if (field) Kind.FIELD else Kind.METHOD,
        if (field) name else getterOf(name),
        isString(property.type.resolve()),
        reach(property, listOfNotNull(property, getter)),
        said.distinct(),
        property,
      )
    val overridden = property.findOverridee()
    return listOf(accessor) + overridden?.let { property(it, type) }.orEmpty()
  }

  /** As Kotlin's compiler calls it. */
  private fun getterOf(property: String): String =
    if (Regex("is[^a-z].*").matches(property)) property
    else "get" + property.replaceFirstChar { it.uppercaseChar() }

  private fun function(function: KSFunctionDeclaration): List<ValueAccessor> {
    val accessor =
      ValueAccessor.of(
        Kind.METHOD,
        function.simpleName.asString(),
        function.returnType?.resolve()?.let(::isString) == true,
        reach(function, listOf(function)),
        function.annotationUses(),
        function,
      )
    val overridden = function.findOverridee() as? KSFunctionDeclaration
    return listOf(accessor) + overridden?.let(::function).orEmpty()
  }

  /** What is internal has another name in the virtual machine. */
  private fun reach(declaration: KSDeclaration, all: List<KSAnnotated>): Reach {
    val otherwise = all.any { each -> OTHERWISE.any { each.isAnnotatedWith(it) } }
    val isPublic = declaration.getVisibility() == Visibility.PUBLIC
    return if (isPublic && !otherwise) Reach.ALL else Reach.NOBODY
  }

  private fun isString(type: KSType): Boolean =
    declarationOf(type).jvmQualifiedName() == "kotlin.String"
}
