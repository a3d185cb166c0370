package streak.ksp

import com.google.devtools.ksp.isDefault
import com.google.devtools.ksp.symbol.ClassKind
import com.google.devtools.ksp.symbol.KSAnnotated
import com.google.devtools.ksp.symbol.KSAnnotation
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSDeclaration
import com.google.devtools.ksp.symbol.KSType
import streak.codegen.AnnotationUse

/** The annotations of a declaration, whoever's they are. */
internal fun KSAnnotated.annotationUses(): List<AnnotationUse> =
  annotations.map { it.use() }.toList()

internal fun KSAnnotated.isAnnotatedWith(name: String): Boolean = annotations.any {
  it.shortName.asString() == name.substringAfterLast('.') && it.use().name() == name
}

private fun KSAnnotation.use(): AnnotationUse {
  val values = mutableMapOf<String, Any>()
  for (argument in arguments) {
    val name = argument.name?.asString()
    // What is not written down comes with its default.
    if (name != null && !argument.isDefault()) {
      argument.value?.let { values[name] = plain(it) }
    }
  }
  return AnnotationUse(declarationOf(annotationType.resolve()).jvmQualifiedName(), values)
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
  if (declaration is KSClassDeclaration && declaration.classKind == ClassKind.ENUM_ENTRY) {
    declaration.simpleName.asString()
  } else {
    declaration.typeName()
  }
