package streak.ksp

import com.google.devtools.ksp.processing.Resolver
import com.google.devtools.ksp.symbol.ClassKind
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSDeclaration
import com.google.devtools.ksp.symbol.KSTypeParameter
import com.google.devtools.ksp.symbol.Modifier
import streak.codegen.KotlinDeclaration
import streak.codegen.TypeDeclaration
import streak.codegen.TypeDeclaration.Parameter
import streak.codegen.TypeDeclaration.Shape
import streak.codegen.TypeUse
import streak.codegen.VariableDeclaration

/** Reads one annotated class. */
internal class TypeReader(private val resolver: Resolver, private val type: KSClassDeclaration) {

  fun read(): TypeDeclaration {
    val shape = shape(type)
    return TypeDeclaration(
      type.typeName(),
      shape,
      isReachable(),
      type.typeParameters.map(Companion::parameter),
      true,
      AdaptersByHand(resolver).ofType(type.annotationUsesOfType()),
      if (shape == Shape.VALUE) listOf(self()) else listOf(),
      listOf(),
      UseReader.constants(type),
      if (shape == Shape.SEALED) SubtypeReader(resolver, type).read() else listOf(),
      null,
      kotlin(shape),
      type,
    )
  }

  private fun kotlin(shape: Shape): KotlinDeclaration? =
    when (shape) {
      Shape.CLASS,
      Shape.OTHER -> {
        val creators = CreatorReader(resolver, type)
        val members = PropertyReader(resolver, type)
        KotlinDeclaration(
          creators.marked(),
          creators.creator(),
          creators.defaulted(),
          creators.isVisible(),
          members.all(creators.parameterNames()),
        )
      }
      Shape.OBJECT,
      Shape.COMPANION,
      Shape.VALUE -> KotlinDeclaration(0, null, listOf(), true, listOf())
      else -> null
    }

  /** A value class, as an object of it is read and written. */
  private fun self(): VariableDeclaration {
    val use = UseReader.use(type.asStarProjectedType())
    val boxed =
      when (use.form()) {
        TypeUse.Form.INLINE -> TypeUse.Form.BOXED_INLINE
        TypeUse.Form.CLOSED_INLINE -> TypeUse.Form.CLOSED_INLINE
        else -> TypeUse.Form.OTHER
      }
    return VariableDeclaration(
      type.valueProperty()?.simpleName?.asString() ?: "",
      TypeUse(boxed, use.name(), use.arguments(), false, use.constants()),
      listOf(),
      false,
      false,
      type,
    )
  }

  private fun isReachable(): Boolean =
    generateSequence<KSDeclaration>(type) { it.parentDeclaration }
      .all { it is KSClassDeclaration && it.isReachable() && Modifier.INNER !in it.modifiers }

  companion object {

    fun parameter(parameter: KSTypeParameter): Parameter =
      Parameter(parameter.name.asString(), UseReader.boundsOf(parameter))

    fun shape(type: KSClassDeclaration): Shape =
      when {
        type.classKind == ClassKind.ENUM_CLASS -> Shape.ENUM
        type.isCompanionObject -> Shape.COMPANION
        type.classKind == ClassKind.OBJECT -> Shape.OBJECT
        type.isValueClass() -> Shape.VALUE
        Modifier.SEALED in type.modifiers -> Shape.SEALED
        type.classKind == ClassKind.CLASS && Modifier.ABSTRACT !in type.modifiers -> Shape.CLASS
        type.isAnnotatedWith(SubtypeReader.JACKSON) -> Shape.SEALED
        else -> Shape.OTHER
      }
  }
}
