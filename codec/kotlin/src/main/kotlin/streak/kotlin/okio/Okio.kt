package streak.kotlin.okio

import java.io.IOException
import java.io.UncheckedIOException
import okio.BufferedSink
import okio.BufferedSource
import streak.JsonAdapter

/**
 * Reads a document from a source, to its end, through a buffer of bounded size; does not close it.
 *
 * @throws IOException what the source throws
 */
@Throws(IOException::class)
public fun <T : Any> JsonAdapter<T>.fromJson(document: BufferedSource): T =
  try {
    fromJson(document.inputStream())
  } catch (e: UncheckedIOException) {
    throw e.cause ?: e
  }

/**
 * Writes the document in pieces; does not close the sink.
 *
 * @throws IOException what the sink throws
 */
@Throws(IOException::class)
public fun <T : Any> JsonAdapter<T>.toJson(value: T, out: BufferedSink) {
  toJson(value, out.outputStream())
}
