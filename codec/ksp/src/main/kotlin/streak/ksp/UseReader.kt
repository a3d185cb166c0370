package streak.ksp

import com.google.devtools.ksp.getAllSuperTypes
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

  /** What an alias is given for a parameter of its own, and what that may name itself. */
  private class Given(val argument: KSTypeArgument, val within: Scope)

  /**
   * Where a type stands.
   *
   * @property given by name, what stands for the parameters of the alias whose body it is in
   * @property variance what classes declare of their parameters is written down, as in bounds
   */
  private class Scope(val given: Map<String, Given> = mapOf(), val variance: Boolean = false)

  /** The type of a property, a parameter or a result. */
  fun use(type: KSType): TypeUse = use(type, boxed = false, nullable = false, Scope())

  /** The type of a parameter; one that takes any number of arguments is an array of them. */
  fun use(parameter: KSValueParameter): TypeUse {
    val type = parameter.type.resolve()
    if (!parameter.isVararg) {
      return use(type)
    }
    val bare = use(type)
    return when (bare.form()) {
      Form.PRIMITIVE -> array(bare, false)
      Form.INLINE,
      Form.CLOSED_INLINE -> varargOf(bare)
      else -> array(boxed(type), false)
    }
  }

  /** Kotlin's own value classes have arrays of their own. */
  private fun varargOf(bare: TypeUse): TypeUse {
    val name = bare.name().qualified()
    val content = contentOfOwn(name + "Array")
    return if (content == null) use(Form.OTHER, TypeName("", "vararg $name"), false)
    else
      TypeUse(
        Form.INLINE,
        TypeName("kotlin", bare.name().nested() + "Array"),
        listOf(content),
        false,
        listOf(),
      )
  }

  /** An argument for a type parameter. */
  fun boxed(type: KSType): TypeUse = use(type, boxed = true, nullable = false, Scope())

  /** What bounds a type parameter, as the compiler of Kotlin tells Java. */
  fun boundsOf(parameter: KSTypeParameter): List<TypeUse> =
    bounds(parameter)
      .filter { declarationOf(it).jvmQualifiedName() != "kotlin.Any" }
      .map { use(it, boxed = true, nullable = false, Scope(variance = true)) }

  /**
   * A type.
   *
   * @param nullable it may be null, whatever it says itself
   */
  private fun use(
    type: KSType,
    boxed: Boolean,
    nullable: Boolean,
    scope: Scope,
  ): TypeUse {
    val canBeNull = nullable || isNullable(type)
    return when (val declaration = type.declaration) {
      is KSTypeAlias -> {
        val parameters = declaration.typeParameters.map { it.name.asString() }
        val given = parameters.zip(type.arguments.map { Given(it, scope) }).toMap()
        use(declaration.type.resolve(), boxed, canBeNull, Scope(given, scope.variance))
      }
      is KSTypeParameter -> {
        val name = declaration.name.asString()
        val argument = scope.given[name]?.argument?.type?.resolve()
        if (argument == null)
          use(Form.VARIABLE, TypeName("", name), canBeNull).withComparable(isComparable(type))
        else use(argument, boxed, canBeNull, scope.given.getValue(name).within)
      }
      else -> expanded(type, boxed, canBeNull, scope).withComparable(isComparable(type))
    }
  }

  /** A type that is neither an alias nor one's parameter. */
  private fun expanded(
    type: KSType,
    boxed: Boolean,
    nullable: Boolean,
    scope: Scope,
  ): TypeUse {
    val declaration = type.declaration
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
      return array(element(type.arguments.first(), scope), nullable)
    }
    if (declaration.isValueClass()) {
      return value(declaration, nullable, boxed)
    }
    return declared(declaration, type, nullable, scope)
  }

  private fun declared(
    declaration: KSClassDeclaration,
    type: KSType,
    nullable: Boolean,
    scope: Scope,
  ): TypeUse {
    val json = declaration.annotationUses().firstOrNull { it.name() == JsonSymbolProcessor.JSON }
    // What an adapter written by hand makes of its constants, their names do not tell.
    val byName = json?.adapters().orEmpty().isEmpty()
    val form =
      when {
        declaration.classKind == ClassKind.ENUM_CLASS && byName -> Form.ENUM
        json != null -> Form.JSON
        else -> Form.DECLARED
      }
    val arguments =
      type.arguments.mapIndexed { index, argument ->
        val parameter = declaration.typeParameters.getOrNull(index)
        argument(argument, scope, nullable = false, parameter?.variance ?: Variance.INVARIANT)
      }
    FUNCTION.matchEntire(declaration.jvmQualifiedName())?.let { function ->
      val (reflected, suspended, count) = function.destructured
      return function(reflected, suspended, count.toInt(), arguments, nullable)
    }
    return TypeUse(form, nameOf(declaration), arguments, nullable, constants(declaration))
  }

  /** Kotlin's own name for a class of Java's is nothing that Java knows. */
  fun nameOf(declaration: KSClassDeclaration): TypeName {
    val name = declaration.jvmQualifiedName()
    return JAVA_NAMES[name]
      ?: PRIMITIVES[name]?.let { (_, box) -> TypeName("java.lang", box) }
      ?: declaration.typeName()
  }

  /**
   * A type of functions: what suspends takes what goes on afterwards, and those with many
   * parameters are all of one class.
   */
  private fun function(
    reflected: String,
    suspended: String,
    count: Int,
    arguments: List<TypeUse>,
    nullable: Boolean,
  ): TypeUse {
    val result = arguments.last()
    val goesOn = TypeName("", "kotlin.coroutines.Continuation<? super ${result.source()}>")
    val all =
      if (suspended.isEmpty()) arguments
      else
        arguments.dropLast(1) +
          use(Form.OTHER, goesOn, false) +
          use(Form.DECLARED, TypeName("java.lang", "Object"), true)
    val name =
      when {
        reflected.isNotEmpty() -> TypeName("kotlin.reflect", "KFunction")
        all.size > FUNCTIONS -> TypeName("kotlin.jvm.functions", "FunctionN")
        else -> TypeName("kotlin.jvm.functions", "Function${all.size - 1}")
      }
    val one = reflected.isNotEmpty() || all.size > FUNCTIONS
    return TypeUse(Form.DECLARED, name, if (one) all.takeLast(1) else all, nullable, listOf())
  }

  private fun array(element: TypeUse, nullable: Boolean): TypeUse =
    TypeUse(Form.ARRAY, TypeName("", "array"), listOf(element), nullable, listOf())

  /** An array's elements are what they are at least, whatever the variance. */
  private fun element(argument: KSTypeArgument, scope: Scope): TypeUse {
    val use = argument(argument, scope, nullable = false, Variance.INVARIANT)
    return when (use.form()) {
      Form.WILDCARD -> use.arguments().first()
      Form.OTHER -> use(Form.DECLARED, TypeName("java.lang", "Object"), true)
      else -> use
    }
  }

  private fun argument(
    argument: KSTypeArgument,
    scope: Scope,
    nullable: Boolean,
    declared: Variance,
  ): TypeUse {
    val type = argument.type?.resolve()
    if (type == null || argument.variance == Variance.STAR) {
      return star()
    }
    val stands = (type.declaration as? KSTypeParameter)?.let { scope.given[it.name.asString()] }
    if (stands != null && argument.variance == Variance.INVARIANT) {
      val canBeNull = nullable || type.isMarkedNullable
      return argument(stands.argument, stands.within, canBeNull, declared)
    }
    val use = use(type, boxed = true, nullable, scope)
    // What the class says anyway, Kotlin does not tell Java once more.
    val own = argument.variance.takeIf { it != declared } ?: Variance.INVARIANT
    val told = scope.variance || argument.type?.isAnnotatedWith(WILDCARD) == true
    return when (if (told && own == Variance.INVARIANT) declared else own) {
      Variance.COVARIANT ->
        TypeUse(Form.WILDCARD, TypeName("", "?"), listOf(use), use.nullable(), listOf())
      Variance.CONTRAVARIANT -> use(Form.OTHER, TypeName("", "? super " + use.source()), false)
      else -> use
    }
  }

  private fun star() = use(Form.OTHER, TypeName("", "?"), false)

  /**
   * A value class is not there where its type is known and it may not be null, or what is in it
   * leaves null free for that.
   */
  private fun value(declaration: KSClassDeclaration, nullable: Boolean, boxed: Boolean): TypeUse {
    val property = declaration.valueProperty()
    val own = contentOfOwn(declaration.jvmQualifiedName())
    if (property == null && own == null) {
      return use(Form.DECLARED, declaration.typeName(), nullable)
    }
    val content =
      own ?: erased(use(checkNotNull(property).type.resolve()), declaration.typeParameters)
    val leavesNull = !isPrimitive(content) && !content.holdsNull()
    val form = if (boxed || (nullable && !leavesNull)) Form.BOXED_INLINE else Form.INLINE
    if (own == null && !declaration.canBeMade()) {
      val has =
        if (form == Form.INLINE) content else use(Form.DECLARED, declaration.typeName(), nullable)
      return TypeUse(Form.CLOSED_INLINE, declaration.typeName(), listOf(has), nullable, listOf())
    }
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

  private fun contentOfOwn(name: String): TypeUse? {
    val of = UNSIGNED[name] ?: UNSIGNED_ARRAYS[name] ?: return null
    val number = use(Form.PRIMITIVE, TypeName("", of), false)
    return if (name in UNSIGNED) number else array(number, false)
  }

  private fun KSClassDeclaration.canBeMade(): Boolean =
    typeParameters.isEmpty() &&
      packageName.asString() != "kotlin" &&
      primaryConstructor?.isReachable() == true

  /** What is left of a type in a class with these parameters. */
  fun erased(use: TypeUse, parameters: List<KSTypeParameter>): TypeUse =
    when {
      parameters.isEmpty() || use.isOfValueClass() -> use
      use.form() == Form.ARRAY -> array(erased(use.arguments().first(), parameters), use.nullable())
      use.form() == Form.VARIABLE -> {
        val parameter = parameters.firstOrNull { it.name.asString() == use.name().nested() }
        val bound = parameter?.let { bounds(it).firstOrNull() }
        val left = bound?.let { erased(boxed(it), parameters) }
        val nullable = use.nullable() || left == null || left.nullable()
        use(Form.DECLARED, left?.name() ?: TypeName("java.lang", "Object"), nullable)
      }
      else -> use(use.form(), use.name(), use.nullable())
    }

  /** What bounds a type parameter, a class first: that is what is left of it. */
  fun bounds(parameter: KSTypeParameter): List<KSType> =
    parameter.bounds
      .map { it.resolve() }
      .sortedBy { (declarationOf(it) as? KSClassDeclaration)?.classKind == ClassKind.INTERFACE }
      .toList()

  /** A type parameter is what it is bounded by. */
  private fun isComparable(type: KSType): Boolean =
    when (val declaration = declarationOf(type)) {
      is KSTypeParameter -> bounds(declaration).any(::isComparable)
      is KSClassDeclaration ->
        (declaration.getAllSuperTypes().map { declarationOf(it) } + declaration).any {
          it.jvmQualifiedName() == "kotlin.Comparable"
        }
      else -> false
    }

  private fun isPrimitive(use: TypeUse): Boolean =
    use.form() == Form.PRIMITIVE || (use.isBare && isPrimitive(use.arguments().first()))

  fun constants(declaration: KSClassDeclaration): List<ConstantDeclaration> =
    if (declaration.classKind == ClassKind.ENUM_CLASS) {
      val ofAll = declaration.annotationUsesOfType() + declaration.annotationUsesWithin()
      val accessors = ValueAccessors.of(declaration)
      declaration.declarations
        .filterIsInstance<KSClassDeclaration>()
        .filter { it.classKind == ClassKind.ENUM_ENTRY }
        .map {
          ConstantDeclaration.of(it.simpleName.asString(), it.annotationUses(), ofAll, accessors)
        }
        .toList()
    } else {
      listOf()
    }

  private fun use(form: Form, name: TypeName, nullable: Boolean) =
    TypeUse(form, name, listOf(), nullable, listOf())

  /** What comes from Java may be null. A type parameter may when its argument may. */
  private fun isNullable(type: KSType): Boolean =
    type.isMarkedNullable || type.nullability == Nullability.PLATFORM

  /** Where it stands, Kotlin does tell Java. */
  private const val WILDCARD = "kotlin.jvm.JvmWildcard"

  /** Functions with fewer parameters have a class for each number. */
  private const val FUNCTIONS = 23

  private val FUNCTION = Regex("kotlin\\.(reflect\\.K|)(?:coroutines\\.)?(Suspend|)Function(\\d+)")

  private val JAVA_NAMES =
    listOf("Collection", "List", "Set", "Map", "Iterator", "ListIterator")
      .flatMap { name -> listOf(name, "Mutable$name").map { it to TypeName("java.util", name) } }
      .toMap()
      .mapKeys { "kotlin.collections." + it.key } +
      mapOf(
        "kotlin.collections.Iterable" to TypeName("java.lang", "Iterable"),
        "kotlin.collections.MutableIterable" to TypeName("java.lang", "Iterable"),
        "kotlin.collections.Map.Entry" to TypeName("java.util", "Map.Entry"),
        "kotlin.collections.MutableMap.MutableEntry" to TypeName("java.util", "Map.Entry"),
        "kotlin.Throwable" to TypeName("java.lang", "Throwable"),
        "kotlin.Annotation" to TypeName("java.lang.annotation", "Annotation"),
        "kotlin.Cloneable" to TypeName("java.lang", "Cloneable"),
        "kotlin.Nothing" to TypeName("java.lang", "Void"),
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

  /** Of what there is an array in those that are arrays. */
  private val UNSIGNED_ARRAYS =
    mapOf(
      "kotlin.UByteArray" to "byte",
      "kotlin.UShortArray" to "short",
      "kotlin.UIntArray" to "int",
      "kotlin.ULongArray" to "long",
    )
}
