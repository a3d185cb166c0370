package streak.kotlin.io

import kotlinx.io.Sink
import kotlinx.io.Source
import kotlinx.io.asInputStream
import kotlinx.io.asOutputStream
import streak.JsonAdapter

/**
 * Reads a document from a source, to its end, through a buffer of bounded size; does not close it.
 */
public fun <T : Any> JsonAdapter<T>.fromJson(document: Source): T =
  fromJson(document.asInputStream())

/** Writes the document in pieces; does not close the sink. */
public fun <T : Any> JsonAdapter<T>.toJson(value: T, out: Sink) {
  toJson(value, out.asOutputStream())
}
