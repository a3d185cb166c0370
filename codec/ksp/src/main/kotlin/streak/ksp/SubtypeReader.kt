package streak.ksp

import com.google.devtools.ksp.getAllSuperTypes
import com.google.devtools.ksp.processing.Resolver
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSTypeArgument
import com.google.devtools.ksp.symbol.KSTypeParameter
import com.google.devtools.ksp.symbol.Modifier
import streak.codegen.TypeDeclaration.Shape
import streak.codegen.TypeDeclaration.Subtype
import streak.codegen.TypeName
import streak.codegen.TypeUse

/** Reads which classes a class permits: those that seal it, or Jackson's annotation names. */
internal class SubtypeReader(
  private val resolver: Resolver,
  private val type: KSClassDeclaration,
) {

  /** A class that is permitted, and what it is called; empty when nobody says. */
  private data class Found(val type: KSClassDeclaration, val tag: String)

  private val lookedInto = mutableSetOf<String>()

  fun read(): List<Subtype> = buildList { add(type, this) }.map(::subtype)

  /** A sealed class among them stands for those that it permits. */
  private fun add(from: KSClassDeclaration, found: MutableList<Found>) {
    if (!lookedInto.add(from.jvmQualifiedName())) {
      return // an annotation may list the class that it stands on
    }
    val named = from.annotationUses().firstOrNull { it.name() == JACKSON }?.uses("value").orEmpty()
    for (each in named) {
      val name = each.type("value").orElse(null)?.name()?.qualified() ?: continue
      resolver.getClassDeclarationByName(resolver.getKSNameFromString(name))?.let { subtype ->
        each.tags().forEach { addOne(subtype, it, found) }
      }
    }
    if (named.isEmpty() && Modifier.SEALED in from.modifiers) {
      from.getSealedSubclasses().forEach { addOne(it, "", found) }
    }
  }

  private fun addOne(subtype: KSClassDeclaration, tag: String, found: MutableList<Found>) {
    if (TypeReader.shape(subtype) == Shape.SEALED) {
      add(subtype, found)
    } else if (found.none { isSame(it.type, subtype) && (tag.isEmpty() || it.tag == tag) }) {
      // A class may be permitted along two ways.
      found.add(place(subtype, found), Found(subtype, tag))
      // One that could be made may permit others too.
      add(subtype, found)
    }
  }

  /** Before what it is a subclass of: of an object, the first class goes that it is of. */
  private fun place(subtype: KSClassDeclaration, found: List<Found>): Int {
    val above = subtype.getAllSuperTypes().map { declarationOf(it).jvmQualifiedName() }.toSet()
    val first = found.indexOfFirst { it.type.jvmQualifiedName() in above }
    return if (first < 0) found.size else first
  }

  private fun isSame(one: KSClassDeclaration, other: KSClassDeclaration) =
    one.jvmQualifiedName() == other.jvmQualifiedName()

  private fun subtype(found: Found) =
    Subtype(use(found.type), TypeReader(resolver, found.type).read(), false, found.tag)

  /** With the sealed class's parameters in place of its own, where it passes them on. */
  private fun use(subtype: KSClassDeclaration): TypeUse {
    val own = UseReader.use(subtype.asStarProjectedType())
    if (own.isOfValueClass()) {
      return TypeUse(TypeUse.Form.BOXED_INLINE, own.name(), listOf(), false, listOf())
    }
    val arguments = subtype.typeParameters.map { passedOn(subtype, it) ?: unknown(it) }
    return TypeUse(own.form(), own.name(), arguments, false, own.constants())
  }

  private fun unknown(parameter: KSTypeParameter) =
    TypeUse(
      TypeUse.Form.OTHER,
      TypeName("", parameter.name.asString()),
      listOf(),
      false,
      listOf(),
    )

  /** The parameter of the sealed class that a subclass's own one becomes. */
  private fun passedOn(subtype: KSClassDeclaration, parameter: KSTypeParameter): TypeUse? =
    subtype.superTypes
      .map { it.resolve() }
      .firstNotNullOfOrNull { up ->
        val declaration = declarationOf(up) as? KSClassDeclaration
        up.arguments.indices
          .filter { isOf(up.arguments[it], parameter) }
          .firstNotNullOfOrNull { index ->
            declaration?.let { become(it, it.typeParameters[index]) }
          }
      }

  private fun isOf(argument: KSTypeArgument, parameter: KSTypeParameter) =
    (argument.type?.resolve()?.declaration as? KSTypeParameter)?.name?.asString() ==
      parameter.name.asString()

  private fun become(declaration: KSClassDeclaration, parameter: KSTypeParameter): TypeUse? =
    if (isSame(declaration, type)) {
      val name = TypeName("", parameter.name.asString())
      TypeUse(TypeUse.Form.VARIABLE, name, listOf(), false, listOf())
    } else {
      passedOn(declaration, parameter)
    }

  companion object {
    const val JACKSON = "com.fasterxml.jackson.annotation.JsonSubTypes"
  }
}
