package blackbox

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.assertThrows
import streak.JsonAdapter
import streak.JsonException
import streak.Streak

internal inline fun <reified T : Any> adapter(): JsonAdapter<T> =
  Streak.create().adapter(T::class.java)

internal inline fun <reified T : Any> read(document: String): T = adapter<T>().fromJson(document)

/** The document is what comes out of reading and writing it. */
internal inline fun <reified T : Any> there(document: String, value: T) {
  assertEquals(value, read<T>(document))
  assertEquals(document, adapter<T>().toJson(value))
}

/** What a document is refused with. */
internal inline fun <reified T : Any> refusal(document: String): String {
  val refusal = assertThrows<JsonException> { read<T>(document) }
  // A fault of Streak's own would be taken for the program's, and be the cause.
  refusal.cause?.let { throw AssertionError(refusal) }
  return refusal.message
}
