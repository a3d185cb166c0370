package streak.ksp

import com.google.devtools.ksp.getAllSuperTypes
import com.google.devtools.ksp.getVisibility
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSDeclaration
import com.google.devtools.ksp.symbol.KSPropertyDeclaration
import com.google.devtools.ksp.symbol.KSType
import com.google.devtools.ksp.symbol.KSTypeAlias
import com.google.devtools.ksp.symbol.Modifier
import com.google.devtools.ksp.symbol.Visibility
import streak.codegen.TypeName

/** What a type is declared as, aliases followed. */
internal fun declarationOf(type: KSType): KSDeclaration {
  val declaration = type.declaration
  return if (declaration is KSTypeAlias) declarationOf(declaration.type.resolve()) else declaration
}

internal fun KSDeclaration.jvmQualifiedName(): String =
  qualifiedName?.asString() ?: simpleName.asString()

internal fun KSDeclaration.typeName(): TypeName {
  val within = generateSequence(this) { it.parentDeclaration }.toList().asReversed()
  return TypeName(
    packageName.asString(),
    within.joinToString(".") { it.simpleName.asString() },
    within.dropLast(1).any { it is KSClassDeclaration && it.isCompanionObject },
  )
}

/**
 * A generated class in the package may use it: in the virtual machine, what is internal is public.
 */
internal fun KSDeclaration.isReachable(): Boolean =
  getVisibility() == Visibility.PUBLIC || getVisibility() == Visibility.INTERNAL

internal fun KSClassDeclaration.isValueClass(): Boolean =
  Modifier.VALUE in modifiers ||
    Modifier.INLINE in modifiers ||
    jvmQualifiedName() in UseReader.UNSIGNED

/** Java asks whoever calls what throws it to catch or declare it. */
internal fun isChecked(exception: KSType): Boolean {
  val declaration = declarationOf(exception) as? KSClassDeclaration ?: return false
  val all = declaration.getAllSuperTypes().map { declarationOf(it) } + declaration
  return all.none { it.jvmQualifiedName() in UNCHECKED }
}

private val UNCHECKED =
  setOf(
    "java.lang.RuntimeException",
    "java.lang.Error",
    "kotlin.RuntimeException",
    "kotlin.Error",
  )

/** The one property of a value class. */
internal fun KSClassDeclaration.valueProperty(): KSPropertyDeclaration? {
  val name = primaryConstructor?.parameters?.firstOrNull()?.name?.asString()
  return declarations.filterIsInstance<KSPropertyDeclaration>().firstOrNull {
    it.simpleName.asString() == name
  }
}
