package streak.kotlin

import java.lang.reflect.Type
import kotlin.reflect.KClass
import kotlin.reflect.KType
import kotlin.reflect.javaType
import kotlin.reflect.typeOf
import streak.JsonAdapter
import streak.Streak

/**
 * The adapter of `T`, which says what may be null too: `adapter<List<User>>()` refuses an array
 * with a null in it, `adapter<List<User?>>()` does not. Ask for it once and keep it.
 *
 * `T` is a class annotated with `@Json`, with arguments when it is generic; a `List`, a
 * `Collection` or a `Map` with String keys of such; what a factory makes an adapter of; a String, a
 * number, a Boolean.
 *
 * @throws IllegalArgumentException when there is no adapter: the class is not annotated, or the
 *   processor did not run
 */
public inline fun <reified T : Any> Streak.adapter(): JsonAdapter<T> {
  // The adapter of a type reads that type.
  @Suppress("UNCHECKED_CAST")
  return adapterOf(this, typeOf<T>()) as JsonAdapter<T>
}

/**
 * The adapter of a type that is known at run time only, if it has one: for who is asked about every
 * type that passes, as a converter in a framework is, and leaves the others to the next. Ask for it
 * once and keep it.
 *
 * @return null when the type, or an argument of it, is not for Streak: see [Streak.findAdapter]
 * @throws IllegalArgumentException when it is, and something is wrong with it: it is annotated, but
 *   the processor did not run
 */
@OptIn(ExperimentalStdlibApi::class)
public fun Streak.findAdapter(type: KType): JsonAdapter<*>? {
  val ofJava: Type =
    if (type.arguments.isEmpty()) (type.classifier as? KClass<*>)?.javaObjectType ?: return null
    else type.javaType
  return if (findAdapter(ofJava).isPresent) adapterOf(this, type) else null
}

@PublishedApi
internal fun adapterOf(streak: Streak, type: KType): JsonAdapter<*> =
  if (type.arguments.isEmpty()) streak.adapter(classOf(type) as Type)
  // Asked for like this, it is held to the limits that all adapters of this Streak are.
  else streak.with { made(streak, (it as KotlinType).type) }.adapter(KotlinType(type))

/** A type that Java's own do not tell all about. */
private class KotlinType(val type: KType) : Type {
  override fun getTypeName(): String = type.toString()
}

private fun classOf(type: KType): Class<*> =
  (type.classifier as? KClass<*>)?.javaObjectType
    ?: throw IllegalArgumentException("no adapter for $type: expected a class")

private fun made(streak: Streak, type: KType): JsonAdapter<*> {
  val raw = classOf(type)
  if (type.arguments.isEmpty()) {
    return streak.adapter(raw as Type)
  }
  return when {
    raw == List::class.java || raw == Collection::class.java ->
      ElementsAdapter(argument(streak, type, 0))
    raw == Map::class.java && type.arguments[0].type?.let(::classOf) == String::class.java ->
      MembersAdapter(argument(streak, type, 1))
    else -> generated(streak, type, raw)
  }
}

private fun argument(streak: Streak, of: KType, index: Int): JsonAdapter<Any> {
  val type =
    requireNotNull(of.arguments[index].type) { "no adapter for $of: expected a type, found *" }
  // Whoever asks for the adapter of a type puts nothing else into it.
  @Suppress("UNCHECKED_CAST") val present = made(streak, type) as JsonAdapter<Any>
  return if (type.isMarkedNullable) NullableAdapter(present) else present
}

/** A generic class's adapter is made of one for each of its parameters. */
private fun generated(streak: Streak, type: KType, raw: Class<*>): JsonAdapter<*> {
  val name = raw.name.replace('$', '_') + "_JsonAdapter"
  val adapter =
    try {
      Class.forName(name, true, raw.classLoader)
    } catch (e: ClassNotFoundException) {
      return ofFactory(
        streak,
        type,
        "no adapter for ${raw.name}: expected the generated class $name",
        e,
      )
    }
  val arguments = type.arguments.indices.map { argument(streak, type, it) }
  val parameters = Array<Class<*>>(arguments.size) { JsonAdapter::class.java }
  try {
    return adapter.getDeclaredConstructor(*parameters).newInstance(*arguments.toTypedArray())
      as JsonAdapter<*>
  } catch (e: ReflectiveOperationException) {
    throw IllegalArgumentException("the adapter $name cannot be made", e)
  }
}

/** Factories are asked for the type as Java has it, which says nothing of null. */
@OptIn(ExperimentalStdlibApi::class)
private fun ofFactory(
  streak: Streak,
  type: KType,
  otherwise: String,
  cause: ClassNotFoundException,
): JsonAdapter<*> =
  try {
    streak.adapter(type.javaType)
  } catch (e: IllegalArgumentException) {
    // What a factory has to say is not that the class was not found.
    throw if (e.cause !is ClassNotFoundException) e
    else
      IllegalArgumentException(
        "$otherwise; annotate the class with @Json and add streak-ksp to what KSP runs",
        cause,
      )
  }
