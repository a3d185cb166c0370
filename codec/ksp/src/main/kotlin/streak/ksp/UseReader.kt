package streak.ksp

import com.google.devtools.ksp.symbol.ClassKind
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSType
import com.google.devtools.ksp.symbol.KSTypeAlias
import com.google.devtools.ksp.symbol.KSTypeArgument
import com.google.devtools.ksp.symbol.KSTypeParameter
import com.google.devtools.ksp.symbol.KSValueParameter
import com.google.devtools.ksp.symbol.Nullability
import com.google.devtools.ksp.symbol.Variance
import streak.codegen.ConstantDeclaration
import streak.codegen.TypeName
import streak.codegen.TypeUse
import streak.codegen.TypeUse.Form

/** Reads types where they are used, as the virtual machine has them. */
internal object UseReader {

  /** The type of a property, a parameter or a result. */
  fun use(type: KSType): TypeUse = use(type, boxed = false)

  /** The type of a parameter; one that takes any number of arguments is an array of them. */
  fun use(parameter: KSValueParameter): TypeUse {
    val type = parameter.type.resolve()
    if (!parameter.isVararg) {
      return use(type)
    }
    val bare = use(type)
    return when (bare.form()) {
      Form.PRIMITIVE -> array(bare, false)
      Form.INLINE -> use(Form.OTHER, TypeName("", "vararg " + bare.name().qualified()), false)
      else -> array(boxed(type), false)
    }
  }

  /** The bound of a type parameter, or an argument for one. */
  fun boxed(type: KSType): TypeUse = use(type, boxed = true)

  private fun use(type: KSType, boxed: Boolean): TypeUse {
    val expanded = expanded(type)
    val nullable = isNullable(type) || isNullable(expanded)
    val declaration = expanded.declaration
    if (declaration is KSTypeParameter) {
      return use(Form.VARIABLE, TypeName("", declaration.name.asString()), nullable)
    }
    if (type.isError || declaration !is KSClassDeclaration) {
      return use(Form.OTHER, TypeName("", type.toString()), nullable)
    }
    val name = declaration.jvmQualifiedName()
    PRIMITIVES[name]?.let { (keyword, box) ->
      return if (boxed || nullable) use(Form.DECLARED, TypeName("java.lang", box), nullable)
      else use(Form.PRIMITIVE, TypeName("", keyword), false)
    }
    ARRAYS[name]?.let {
      return array(use(Form.PRIMITIVE, TypeName("", it), false), nullable)
    }
    if (name == "kotlin.Array") {
      return array(element(expanded.arguments.first()), nullable)
    }
    if (declaration.isValueClass()) {
      return value(declaration, nullable, boxed)
    }
    return declared(declaration, expanded, nullable)
  }

  private fun declared(
    declaration: KSClassDeclaration,
    type: KSType,
    nullable: Boolean,
  ): TypeUse {
    val form =
      when {
        declaration.classKind == ClassKind.ENUM_CLASS -> Form.ENUM
        declaration.isAnnotatedWith(JsonSymbolProcessor.JSON) -> Form.JSON
        else -> Form.DECLARED
      }
    val arguments = type.arguments.map(::argument)
    return TypeUse(form, nameOf(declaration), arguments, nullable, constants(declaration))
  }

  /** Kotlin's own name for a class of Java's is nothing that Java knows. */
  private fun nameOf(declaration: KSClassDeclaration): TypeName =
    JAVA_NAMES[declaration.jvmQualifiedName()] ?: declaration.typeName()

  private fun array(element: TypeUse, nullable: Boolean): TypeUse =
    TypeUse(Form.ARRAY, TypeName("", "array"), listOf(element), nullable, listOf())

  /** An array's elements are what they are declared as, whatever the variance. */
  private fun element(argument: KSTypeArgument): TypeUse =
    argument.type?.resolve()?.let { boxed(it) } ?: star()

  private fun argument(argument: KSTypeArgument): TypeUse {
    val type = argument.type?.resolve()
    if (type == null || argument.variance == Variance.STAR) {
      return star()
    }
    val use = boxed(type)
    return when (argument.variance) {
      Variance.COVARIANT ->
        TypeUse(Form.WILDCARD, TypeName("", "?"), listOf(use), use.nullable(), listOf())
      Variance.CONTRAVARIANT -> use(Form.OTHER, TypeName("", "in " + use.source()), false)
      else -> use
    }
  }

  private fun star() = use(Form.OTHER, TypeName("", "?"), false)

  /**
   * Unless it is generic, a value class is not there where its type is known and it may not be
   * null, or what is in it leaves null free for that.
   */
  private fun value(declaration: KSClassDeclaration, nullable: Boolean, boxed: Boolean): TypeUse {
    val property = declaration.valueProperty()
    if (
      declaration.typeParameters.isNotEmpty() ||
        (property == null && declaration.jvmQualifiedName() !in UNSIGNED)
    ) {
      return use(Form.DECLARED, declaration.typeName(), nullable)
    }
    val content =
      UNSIGNED[declaration.jvmQualifiedName()]?.let {
        use(Form.PRIMITIVE, TypeName("", it), false)
      } ?: use(checkNotNull(property).type.resolve())
    val leavesNull = !isPrimitive(content) && !holdsNull(content)
    val form = if (boxed || (nullable && !leavesNull)) Form.BOXED_INLINE else Form.INLINE
    val constants = property?.let {
      val parameter = checkNotNull(declaration.primaryConstructor).parameters.first()
      ConstantDeclaration(
        it.simpleName.asString(),
        it.annotationUses() + parameter.annotationUses(),
      )
    }
    return TypeUse(
      form,
      declaration.typeName(),
      listOf(content),
      nullable,
      listOfNotNull(constants),
    )
  }

  private fun isPrimitive(use: TypeUse): Boolean =
    use.form() == Form.PRIMITIVE ||
      (use.form() == Form.INLINE && isPrimitive(use.arguments().first()))

  private fun holdsNull(use: TypeUse): Boolean =
    use.nullable() || (use.form() == Form.INLINE && holdsNull(use.arguments().first()))

  fun constants(declaration: KSClassDeclaration): List<ConstantDeclaration> =
    if (declaration.classKind == ClassKind.ENUM_CLASS) {
      declaration.declarations
        .filterIsInstance<KSClassDeclaration>()
        .filter { it.classKind == ClassKind.ENUM_ENTRY }
        .map { ConstantDeclaration(it.simpleName.asString(), it.annotationUses()) }
        .toList()
    } else {
      listOf()
    }

  private fun use(form: Form, name: TypeName, nullable: Boolean) =
    TypeUse(form, name, listOf(), nullable, listOf())

  /** What comes from Java may be null. A type parameter may when its argument may. */
  private fun isNullable(type: KSType): Boolean =
    type.isMarkedNullable || type.nullability == Nullability.PLATFORM

  /** What an alias stands for, with the arguments that it passes on. */
  private fun expanded(type: KSType): KSType {
    val alias = type.declaration as? KSTypeAlias ?: return type
    val parameters = alias.typeParameters.map { it.name.asString() }
    val target = alias.type.resolve()
    val arguments =
      target.arguments.map { argument ->
        val parameter = argument.type?.resolve()?.declaration as? KSTypeParameter
        type.arguments.getOrNull(parameters.indexOf(parameter?.name?.asString())) ?: argument
      }
    return expanded(target.replace(arguments))
  }

  private val JAVA_NAMES =
    listOf("Collection", "List", "Set", "Map")
      .flatMap { name -> listOf(name, "Mutable$name").map { it to TypeName("java.util", name) } }
      .toMap()
      .mapKeys { "kotlin.collections." + it.key } +
      mapOf(
        "kotlin.collections.Iterable" to TypeName("java.lang", "Iterable"),
        "kotlin.collections.MutableIterable" to TypeName("java.lang", "Iterable"),
        "kotlin.String" to TypeName("java.lang", "String"),
        "kotlin.CharSequence" to TypeName("java.lang", "CharSequence"),
        "kotlin.Comparable" to TypeName("java.lang", "Comparable"),
        "kotlin.Enum" to TypeName("java.lang", "Enum"),
        "kotlin.Number" to TypeName("java.lang", "Number"),
        "kotlin.Any" to TypeName("java.lang", "Object"),
      )

  private val PRIMITIVES =
    mapOf(
      "kotlin.Boolean" to ("boolean" to "Boolean"),
      "kotlin.Byte" to ("byte" to "Byte"),
      "kotlin.Short" to ("short" to "Short"),
      "kotlin.Int" to ("int" to "Integer"),
      "kotlin.Long" to ("long" to "Long"),
      "kotlin.Float" to ("float" to "Float"),
      "kotlin.Double" to ("double" to "Double"),
      "kotlin.Char" to ("char" to "Character"),
    )

  private val ARRAYS =
    PRIMITIVES.entries.associate { (name, words) -> name + "Array" to words.first }

  /** What is in the value classes of Kotlin's own that have no property to look at. */
  val UNSIGNED =
    mapOf(
      "kotlin.UByte" to "byte",
      "kotlin.UShort" to "short",
      "kotlin.UInt" to "int",
      "kotlin.ULong" to "long",
      "kotlin.time.Duration" to "long",
    )
}
