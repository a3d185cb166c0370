package streak.kotlin

import java.io.InputStream
import java.io.OutputStream
import streak.JsonAdapter
import streak.Streak

// For one document. Who reads many keeps the adapter.

/** Reads a document that is a String. */
public inline fun <reified T : Any> Streak.fromJson(document: String): T =
  adapter<T>().fromJson(document)

/** Reads a document: all of the array. */
public inline fun <reified T : Any> Streak.fromJson(document: ByteArray): T =
  adapter<T>().fromJson(document)

/** Reads a document from a stream, to its end; does not close it. */
public inline fun <reified T : Any> Streak.fromJson(document: InputStream): T =
  adapter<T>().fromJson(document)

/** The document as a String. */
public inline fun <reified T : Any> Streak.toJson(value: T): String = adapter<T>().toJson(value)

/** The document as UTF-8 in a new array. */
public inline fun <reified T : Any> Streak.toJsonBytes(value: T): ByteArray =
  adapter<T>().toJsonBytes(value)

// ---- many values ----

/**
 * Hands the values of NDJSON, one on each line, to a block, and closes the input whatever becomes
 * of that. Reads as the Sequence is asked, which is once: it holds one line and a buffer.
 *
 * @see JsonAdapter.lines
 */
public inline fun <T : Any, R> JsonAdapter<T>.useLines(
  input: InputStream,
  block: (Sequence<T>) -> R,
): R = lines(input).use { block(it.iterator().asSequence()) }

/**
 * The same for the elements of the array that a document is.
 *
 * @see JsonAdapter.elements
 */
public inline fun <T : Any, R> JsonAdapter<T>.useElements(
  document: InputStream,
  block: (Sequence<T>) -> R,
): R = elements(document).use { block(it.iterator().asSequence()) }

/**
 * Writes each value, minified, with a line feed behind it; flushes the stream and does not close
 * it.
 */
public fun <T : Any> JsonAdapter<T>.writeLines(values: Sequence<T>, out: OutputStream) {
  writeLines(values.iterator(), out)
}
