package streak.kotlin.okio

import okio.BufferedSink
import okio.BufferedSource
import streak.JsonAdapter

/**
 * Reads a document from a source, to its end, through a buffer of bounded size; does not close it.
 */
public fun <T : Any> JsonAdapter<T>.fromJson(document: BufferedSource): T =
  fromJson(document.inputStream())

/** Writes the document in pieces; does not close the sink. */
public fun <T : Any> JsonAdapter<T>.toJson(value: T, out: BufferedSink) {
  toJson(value, out.outputStream())
}
