package web

import io.ktor.http.ContentType
import io.ktor.http.content.ByteArrayContent
import io.ktor.http.content.OutgoingContent
import io.ktor.serialization.ContentConverter
import io.ktor.serialization.JsonConvertException
import io.ktor.util.reflect.TypeInfo
import io.ktor.utils.io.ByteReadChannel
import io.ktor.utils.io.readRemaining
import java.nio.charset.Charset
import java.util.Optional
import java.util.concurrent.ConcurrentHashMap
import kotlin.reflect.KType
import kotlinx.io.readByteArray
import streak.JsonAdapter
import streak.JsonException
import streak.Streak
import streak.kotlin.findAdapter

// @start region="ktor"
/**
 * Serves the types that have an adapter, and leaves all others to the next converter. For Ktor 3.
 */
class StreakConverter(private val streak: Streak, private val most: Long) : ContentConverter {

  private val adapters = ConcurrentHashMap<KType, Optional<JsonAdapter<*>>>()

  override suspend fun serialize(
    contentType: ContentType,
    charset: Charset,
    typeInfo: TypeInfo,
    value: Any?,
  ): OutgoingContent? {
    if (value == null || charset != Charsets.UTF_8) return null
    // The adapter is that of the value's type, or of its class where no more is declared than Any.
    @Suppress("UNCHECKED_CAST")
    val adapter = (adapter(typeInfo) ?: adapter(value)) as JsonAdapter<Any>? ?: return null
    return ByteArrayContent(adapter.toJsonBytes(value), contentType)
  }

  override suspend fun deserialize(
    charset: Charset,
    typeInfo: TypeInfo,
    content: ByteReadChannel,
  ): Any? {
    if (charset != Charsets.UTF_8) return null
    val adapter = adapter(typeInfo) ?: return null
    // Nothing is known of its length, and no thread waits for it.
    val body = content.readRemaining(most + 1).readByteArray()
    if (body.size > most) {
      throw JsonConvertException("expected a body of at most $most bytes, found a longer one")
    }
    try {
      return adapter.fromJson(body)
    } catch (e: JsonException) {
      throw JsonConvertException(e.messageForSender(), e)
    }
  }

  private fun adapter(value: Any): JsonAdapter<*>? =
    if (value is String) null else streak.findAdapter(value.javaClass).orElse(null)

  /** A String is a body as it is, and no document: Ktor's own. */
  private fun adapter(info: TypeInfo): JsonAdapter<*>? {
    val type = info.kotlinType ?: return null
    if (info.type == String::class) return null
    return adapters
      .computeIfAbsent(type) { Optional.ofNullable(streak.findAdapter(it)) }
      .orElse(null)
  }
}
// @end
