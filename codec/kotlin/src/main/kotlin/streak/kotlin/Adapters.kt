package streak.kotlin

import java.lang.reflect.Type
import kotlin.reflect.KClass
import kotlin.reflect.KType
import kotlin.reflect.typeOf
import streak.JsonAdapter
import streak.Streak

/**
 * The adapter of `T`, which says what may be null too: `adapter<List<User>>()` refuses an array
 * with a null in it, `adapter<List<User?>>()` does not. Ask for it once and keep it.
 *
 * `T` is a class annotated with `@Json`, with arguments when it is generic; a `List`, a
 * `Collection` or a `Map` with String keys of such; a String, a number, a Boolean.
 *
 * @throws IllegalArgumentException when there is no adapter: the class is not annotated, or the
 *   processor did not run
 */
public inline fun <reified T : Any> Streak.adapter(): JsonAdapter<T> {
  // The adapter of a type reads that type.
  @Suppress("UNCHECKED_CAST")
  return adapterOf(this, typeOf<T>()) as JsonAdapter<T>
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
  val arguments =
    type.arguments.map {
      argument(streak, requireNotNull(it.type) { "no adapter for $type: expected a type, found *" })
    }
  return when {
    raw == List::class.java || raw == Collection::class.java -> ElementsAdapter(arguments[0])
    raw == Map::class.java && classOf(checkNotNull(type.arguments[0].type)) == String::class.java ->
      MembersAdapter(arguments[1])
    else -> generated(raw, arguments)
  }
}

private fun argument(streak: Streak, type: KType): JsonAdapter<Any> {
  // Whoever asks for the adapter of a type puts nothing else into it.
  @Suppress("UNCHECKED_CAST") val present = made(streak, type) as JsonAdapter<Any>
  return if (type.isMarkedNullable) NullableAdapter(present) else present
}

/** A generic class's adapter is made of one for each of its parameters. */
private fun generated(raw: Class<*>, arguments: List<JsonAdapter<*>>): JsonAdapter<*> {
  val name = raw.name.replace('$', '_') + "_JsonAdapter"
  val parameters = Array<Class<*>>(arguments.size) { JsonAdapter::class.java }
  try {
    return Class.forName(name, true, raw.classLoader)
      .getDeclaredConstructor(*parameters)
      .newInstance(*arguments.toTypedArray()) as JsonAdapter<*>
  } catch (e: ReflectiveOperationException) {
    throw IllegalArgumentException(
      "no adapter for ${raw.name}: expected the generated class $name;" +
        " annotate the class with @Json and add streak-ksp to what KSP runs",
      e,
    )
  }
}
