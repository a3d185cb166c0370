package streak.kotlin.io

import java.io.UncheckedIOException
import kotlinx.io.IOException
import kotlinx.io.Sink
import kotlinx.io.Source
import kotlinx.io.asInputStream
import kotlinx.io.asOutputStream
import streak.JsonAdapter

/**
 * Reads a document from a source, to its end, through a buffer of bounded size; does not close it.
 *
 * @throws IOException what the source throws
 */
@Throws(IOException::class)
public fun <T : Any> JsonAdapter<T>.fromJson(document: Source): T =
  try {
    fromJson(document.asInputStream())
  } catch (e: UncheckedIOException) {
    throw e.cause ?: e
  }

/**
 * Writes the document in pieces; does not close the sink.
 *
 * @throws IOException what the sink throws
 */
@Throws(IOException::class)
public fun <T : Any> JsonAdapter<T>.toJson(value: T, out: Sink) {
  toJson(value, out.asOutputStream())
}
