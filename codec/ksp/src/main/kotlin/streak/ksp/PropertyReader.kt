package streak.ksp

import com.google.devtools.ksp.KspExperimental
import com.google.devtools.ksp.getAllSuperTypes
import com.google.devtools.ksp.isAbstract
import com.google.devtools.ksp.processing.Resolver
import com.google.devtools.ksp.symbol.ClassKind
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSPropertyAccessor
import com.google.devtools.ksp.symbol.KSPropertyDeclaration
import com.google.devtools.ksp.symbol.KSType
import com.google.devtools.ksp.symbol.KSTypeParameter
import com.google.devtools.ksp.symbol.Modifier
import com.google.devtools.ksp.symbol.Origin
import streak.codegen.Access
import streak.codegen.AnnotationUse
import streak.codegen.KotlinDeclaration.Property
import streak.codegen.Names
import streak.codegen.VariableDeclaration

/** Reads the properties of a class that are members. */
@OptIn(KspExperimental::class)
internal class PropertyReader(
  private val resolver: Resolver,
  private val type: KSClassDeclaration,
) {

  private val byHand = AdaptersByHand(resolver)
  private val self = type.asType(listOf()).takeIf { type.typeParameters.isEmpty() }

  /**
   * Those that are parameters of what makes an object, those that can be set on it, and those that
   * an annotation names. What is delegated, computed or settled by the class itself is none.
   */
  fun all(parameters: Set<String>): List<Property> {
    val lineage =
      type
        .getAllSuperTypes()
        .map { declarationOf(it) }
        .filterIsInstance<KSClassDeclaration>()
        .toList()
        .asReversed() + type
    val properties = LinkedHashMap<String, KSPropertyDeclaration>()
    for (each in lineage) {
      for (property in each.declarations.filterIsInstance<KSPropertyDeclaration>()) {
        val name = property.simpleName.asString()
        val known = properties[name]
        if (
          property.extensionReceiver == null &&
            isSeen(property) &&
            (known == null || !isPromised(property) || isPromised(known))
        ) {
          properties[name] = property
        }
      }
    }
    return properties.values
      .filter { isMember(it, parameters) }
      .map { property(it, it.simpleName.asString() in parameters) }
  }

  /** What an interface or an abstract class asks for does not take the place of what is there. */
  private fun isPromised(property: KSPropertyDeclaration): Boolean =
    property.parentDeclaration != type &&
      (property.isAbstract() ||
        (property.parentDeclaration as? KSClassDeclaration)?.classKind == ClassKind.INTERFACE)

  /** A private one of a superclass is none of the class. */
  private fun isSeen(property: KSPropertyDeclaration): Boolean =
    property.parentDeclaration == type || property.isReachable()

  private fun isMember(property: KSPropertyDeclaration, parameters: Set<String>): Boolean {
    val named = property.allAnnotations().any { it.name() in NAMING }
    val settable = set(property) != null && property.hasBackingField && !property.isDelegated()
    return property.simpleName.asString() in parameters || settable || named
  }

  private fun property(property: KSPropertyDeclaration, isPassed: Boolean): Property {
    val type = self?.let { property.asMemberOf(it) } ?: typeOf(property)
    // Where its class has a type parameter, there is an object of a value class.
    val generic = declarationOf(property.type.resolve()) is KSTypeParameter
    val plain = UseReader.use(type)
    val use = if (generic && plain.isOfValueClass) UseReader.boxed(type) else plain
    val set = set(property)
    val variable =
      VariableDeclaration(
        property.simpleName.asString(),
        use,
        if (isPassed || set != null) byHand.ofVariable(property.allAnnotations(), use)
        else byHand.ofGetter(property.allAnnotations(), type),
        false,
        false,
        property,
      )
    return Property(variable, get(property), set, Modifier.LATEINIT in property.modifiers)
  }

  /**
   * In a generic class: what is inherited has the types that the class gives the one that it
   * extends.
   */
  private fun typeOf(property: KSPropertyDeclaration): KSType {
    val owner = property.parentDeclaration as? KSClassDeclaration
    val up = type.superTypes.map { it.resolve() }.firstOrNull { owner != null && leads(it, owner) }
    return if (up == null) property.type.resolve() else property.asMemberOf(up)
  }

  private fun leads(from: KSType, to: KSClassDeclaration): Boolean {
    val declaration = declarationOf(from) as? KSClassDeclaration ?: return false
    return declaration == to || declaration.getAllSuperTypes().any { declarationOf(it) == to }
  }

  private fun get(property: KSPropertyDeclaration): Access? {
    if (!property.isReachable()) {
      return null
    }
    if (property.isField()) {
      return field(property)
    }
    return property.getter?.let { accessor(it, property) }
  }

  private fun set(property: KSPropertyDeclaration): Access? {
    if (!property.isMutable || !property.isReachable()) {
      return null
    }
    if (property.isField()) {
      return field(property)
    }
    val setter = property.setter ?: return null
    val hidden = Modifier.PRIVATE in setter.modifiers || Modifier.PROTECTED in setter.modifiers
    return if (hidden) null else accessor(setter, property)
  }

  private fun accessor(accessor: KSPropertyAccessor, property: KSPropertyDeclaration): Access? =
    resolver.getJvmName(accessor)?.let {
      val byHandle =
        accessor.isAnnotatedWith(SYNTHETIC) ||
          resolver.getJvmCheckedException(accessor).any { thrown -> isChecked(thrown) }
      Access(Access.Kind.METHOD, it, false, byHandle, declared(property), property)
    }

  private fun field(property: KSPropertyDeclaration): Access {
    val name = property.simpleName.asString()
    val synthetic = property.isAnnotatedWith(SYNTHETIC)
    val declared = declared(property).ifEmpty { lessArguments(property) }
    return Access(Access.Kind.FIELD, name, false, synthetic, declared, property)
  }

  /**
   * What is left of the type of a field that can be set, where Kotlin's compiler writes wildcards
   * into its arguments.
   */
  private fun lessArguments(property: KSPropertyDeclaration): String {
    val source = UseReader.use(property.type.resolve()).source()
    val hasWildcards = property.isMutable && '<' in source
    return if (hasWildcards) source.substringBefore('<') + source.substringAfterLast('>') else ""
  }

  /** What is left of the type that a generic superclass gives it. */
  private fun declared(property: KSPropertyDeclaration): String {
    val owner = property.parentDeclaration as? KSClassDeclaration
    return if (owner == null || owner == type || owner.typeParameters.isEmpty()) ""
    else UseReader.erased(UseReader.use(property.type.resolve()), owner.typeParameters).source()
  }

  private fun KSPropertyDeclaration.isField() = isAnnotatedWith("kotlin.jvm.JvmField")

  private fun KSPropertyDeclaration.allAnnotations(): List<AnnotationUse> {
    val got = getter?.annotationUses().orEmpty()
    val set = setter?.annotationUses().orEmpty()
    val own = Names.apart(annotationUses() + transience() + got + set, got, set)
    val overridden = findOverridee()?.allAnnotations().orEmpty()
    return AnnotationUse.overriding(own, overridden)
  }

  /**
   * Kotlin's own annotation is not in a class that was compiled before; what it made of the field
   * is.
   */
  private fun KSPropertyDeclaration.transience(): List<AnnotationUse> {
    val isTransient =
      origin == Origin.KOTLIN_LIB &&
        Modifier.JAVA_TRANSIENT in resolver.effectiveJavaModifiers(this)
    return if (isTransient) listOf(AnnotationUse(TRANSIENT, mapOf())) else listOf()
  }

  companion object {
    /** What the compiler of Kotlin does not let javac see. */
    const val SYNTHETIC = "kotlin.jvm.JvmSynthetic"

    private const val TRANSIENT = "kotlin.jvm.Transient"

    private val NAMING =
      setOf(
        "streak.JsonName",
        "com.fasterxml.jackson.annotation.JsonProperty",
        "com.fasterxml.jackson.annotation.JsonGetter",
      )
  }
}
