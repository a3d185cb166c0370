package streak.ksp

import com.google.devtools.ksp.getConstructors
import com.google.devtools.ksp.isAbstract
import com.google.devtools.ksp.isDefault
import com.google.devtools.ksp.symbol.ClassKind
import com.google.devtools.ksp.symbol.KSAnnotated
import com.google.devtools.ksp.symbol.KSAnnotation
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSDeclaration
import com.google.devtools.ksp.symbol.KSFunctionDeclaration
import com.google.devtools.ksp.symbol.KSPropertyDeclaration
import com.google.devtools.ksp.symbol.KSType
import com.google.devtools.ksp.symbol.Modifier
import streak.codegen.AnnotationUse
import streak.codegen.ClassUse
import streak.codegen.ClassUse.Instance

/** The annotations of a declaration, whoever's they are, then what these imply. */
internal fun KSAnnotated.annotationUses(): List<AnnotationUse> = annotationUses(setOf())

private fun KSAnnotated.annotationUses(lookedInto: Set<String>): List<AnnotationUse> =
  ownUses() + annotations.flatMap { implied(it, lookedInto) }

private fun implied(annotation: KSAnnotation, lookedInto: Set<String>): List<AnnotationUse> {
  val use = annotation.use()
  // An annotation may stand on itself.
  if (!use.mayImply() || use.name() in lookedInto) {
    return listOf()
  }
  val type = declarationOf(annotation.annotationType.resolve())
  val onType = type.ownUses()
  return if (AnnotationUse.isBundle(onType)) type.annotationUses(lookedInto + use.name())
  else AnnotationUse.implied(onType)
}

private fun KSAnnotated.ownUses(): List<AnnotationUse> = annotations.map { it.use() }.toList()

/**
 * A class's own, then those that it inherits and has none like: of each class, its interfaces' go
 * before its superclass's, as with Jackson.
 */
internal fun KSClassDeclaration.annotationUsesOfType(): List<AnnotationUse> =
  AnnotationUse.counting(annotationUses() + inheritedUses())

/** Those of an enum and of what makes its constants; and of all that is in its companion. */
internal fun KSClassDeclaration.annotationUsesWithin(): List<AnnotationUse> =
  annotationUses() +
    declarations.flatMap {
      when {
        it is KSFunctionDeclaration && (isCompanionObject || !ValueAccessors.isOne(it)) ->
          it.annotationUses()
        it is KSPropertyDeclaration && isCompanionObject ->
          it.annotationUses() + it.getter?.annotationUses().orEmpty()
        it is KSClassDeclaration && it.isCompanionObject -> it.annotationUsesWithin()
        else -> listOf()
      }
    }

private fun KSClassDeclaration.inheritedUses(): List<AnnotationUse> =
  superTypes
    .map { declarationOf(it.resolve()) }
    .filterIsInstance<KSClassDeclaration>()
    .sortedBy { it.classKind != ClassKind.INTERFACE }
    .flatMap { up -> up.annotationUses().filter { it.isInherited } + up.inheritedUses() }
    .toList()

/** The file may call the annotation otherwise. */
internal fun KSAnnotated.isAnnotatedWith(name: String): Boolean = annotations.any {
  it.qualifiedName() == name
}

private fun KSAnnotation.qualifiedName(): String =
  declarationOf(annotationType.resolve()).jvmQualifiedName()

private fun KSAnnotation.use(): AnnotationUse {
  val values = mutableMapOf<String, Any>()
  for (argument in arguments) {
    val name = argument.name?.asString()
    // What is not written down comes with its default.
    if (name != null && !argument.isDefault()) {
      argument.value?.let { values[name] = plain(it) }
    }
  }
  return AnnotationUse(qualifiedName(), values)
}

private fun plain(value: Any): Any =
  when (value) {
    is List<*> -> value.filterNotNull().map(::plain)
    is Array<*> -> value.filterNotNull().map(::plain)
    is KSType -> ofClass(declarationOf(value))
    is KSClassDeclaration -> ofClass(value)
    is KSAnnotation -> value.use()
    is Boolean,
    is Int -> value
    else -> value.toString()
  }

/** A class literal, or a constant of an enum. */
private fun ofClass(declaration: KSDeclaration): Any =
  when {
    declaration !is KSClassDeclaration -> ClassUse(declaration.typeName(), Instance.NONE)
    declaration.classKind == ClassKind.ENUM_ENTRY -> declaration.simpleName.asString()
    else -> ClassUse(UseReader.nameOf(declaration), instance(declaration))
  }

private fun instance(type: KSClassDeclaration): Instance {
  val made =
    type.classKind == ClassKind.CLASS &&
      !type.isAbstract() &&
      Modifier.INNER !in type.modifiers &&
      type.getConstructors().any { it.isReachable() && canBeEmpty(it) }
  return when {
    !type.isReachable() -> Instance.NONE
    type.isCompanionObject -> Instance.COMPANION
    type.classKind == ClassKind.OBJECT -> Instance.ONLY
    made -> Instance.MADE
    else -> Instance.NONE
  }
}

/** A constructor whose parameters all have defaults has one without parameters beside it. */
private fun canBeEmpty(constructor: KSFunctionDeclaration): Boolean =
  constructor.parameters.all { it.hasDefault }
