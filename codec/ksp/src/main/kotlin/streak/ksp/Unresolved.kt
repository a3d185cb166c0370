package streak.ksp

import com.google.devtools.ksp.getAllSuperTypes
import com.google.devtools.ksp.isConstructor
import com.google.devtools.ksp.symbol.ClassKind
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSFunctionDeclaration
import com.google.devtools.ksp.symbol.KSNode
import com.google.devtools.ksp.symbol.KSPropertyDeclaration
import com.google.devtools.ksp.symbol.KSType
import com.google.devtools.ksp.symbol.KSTypeAlias
import com.google.devtools.ksp.symbol.Modifier
import com.google.devtools.ksp.symbol.Origin
import com.google.devtools.ksp.validate

/**
 * Finds names that stand for nothing yet: another processor may be about to generate what they
 * stand for. Not only in the class itself: what it inherits, permits or holds as a value class
 * makes its adapter another one, and nobody would notice.
 */
internal class Unresolved {

  private val seen = mutableSetOf<KSClassDeclaration>()

  fun isIn(type: KSClassDeclaration): Boolean =
    !type.validate(enableNewFeatures = true) || isBehind(type, isMade = true)

  /**
   * Behind names that stand for something.
   *
   * @param isMade objects of it are made, rather than of what extends it
   */
  private fun isBehind(type: KSClassDeclaration, isMade: Boolean): Boolean =
    seen.add(type) &&
      (held(type, isMade).any(::isIn) ||
        above(type).any { isInOther(it, isMade = false) } ||
        below(type).any { isInOther(it, isMade = true) })

  /** What comes from a library is as whole as it will be. */
  private fun isInOther(type: KSClassDeclaration, isMade: Boolean): Boolean =
    (type.origin == Origin.KOTLIN || type.origin == Origin.JAVA) &&
      type !in seen &&
      (!type.validate({ within, node -> matters(within, node, isMade) }, true) ||
        isBehind(type, isMade))

  /** Of another class, an adapter sees properties that are not private, and what makes objects. */
  private fun matters(within: KSNode?, node: KSNode, isMade: Boolean): Boolean =
    within !is KSClassDeclaration ||
      when (node) {
        is KSClassDeclaration -> false
        is KSFunctionDeclaration -> isMade && node.isConstructor()
        is KSPropertyDeclaration -> Modifier.PRIVATE !in node.modifiers
        else -> true
      }

  private fun above(type: KSClassDeclaration): Sequence<KSClassDeclaration> =
    type.getAllSuperTypes().map { declarationOf(it) }.filterIsInstance<KSClassDeclaration>()

  private fun below(type: KSClassDeclaration): Sequence<KSClassDeclaration> =
    if (Modifier.SEALED in type.modifiers) type.getSealedSubclasses() else sequenceOf()

  /** The types of its properties and of what its objects are made of. */
  private fun held(type: KSClassDeclaration, isMade: Boolean): Sequence<KSType> =
    type.declarations
      .filter { matters(type, it, isMade) }
      .flatMap {
        when (it) {
          is KSPropertyDeclaration -> listOf(it.type)
          is KSFunctionDeclaration -> it.parameters.map { parameter -> parameter.type }
          else -> listOf()
        }
      }
      .map { it.resolve() }

  private fun isIn(type: KSType): Boolean {
    val declaration = type.declaration
    return type.isError ||
      type.arguments.any { argument -> argument.type?.resolve()?.let(::isIn) == true } ||
      (declaration is KSTypeAlias && isIn(declaration.type.resolve())) ||
      (declaration is KSClassDeclaration &&
        (declaration.isValueClass() || declaration.classKind == ClassKind.ENUM_CLASS) &&
        isInOther(declaration, isMade = true))
  }
}
