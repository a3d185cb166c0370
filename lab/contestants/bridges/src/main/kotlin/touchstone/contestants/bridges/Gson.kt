package touchstone.contestants.bridges

import com.google.gson.Gson
import com.google.gson.GsonBuilder
import com.google.gson.JsonSyntaxException
import com.google.gson.stream.JsonToken
import java.io.BufferedWriter
import java.io.InputStream
import java.io.InputStreamReader
import java.io.OutputStream
import java.io.OutputStreamWriter
import java.io.Reader
import java.io.StringReader
import streak.gson.StreakTypeAdapterFactory
import touchstone.model.Driver
import touchstone.model.Operations

private fun settings(): GsonBuilder = GsonBuilder().serializeNulls().disableHtmlEscaping()

/** Gson's reader and writer under generated adapters. */
class GsonBridge : Driver {
  override fun open(type: String): Operations<*> =
    GsonOperations(
      settings().registerTypeAdapterFactory(StreakTypeAdapterFactory()).create(),
      classOfType(type),
    )
}

/** Gson by itself on the same Kotlin classes. */
class GsonKotlin : Driver {
  override fun open(type: String): Operations<*> {
    if (type == "nullsafe/time") {
      throw UnsupportedOperationException(
        "Gson has no adapter of java.time.Instant: its users write one"
      )
    }
    return GsonOperations(settings().create(), classOfType(type))
  }
}

/** Every operation through one adapter, as Gson's other contestants have it. */
private class GsonOperations(private val gson: Gson, type: Class<Any>) : Operations<Any> {

  private val adapter = gson.getAdapter(type)

  override fun readString(document: String): Any = read(StringReader(document))

  override fun readBytes(document: ByteArray): Any = readString(document.decodeToString())

  override fun readStream(document: InputStream): Any =
    read(InputStreamReader(document, Charsets.UTF_8))

  override fun writeString(value: Any): String = adapter.toJson(value)

  override fun writeBytes(value: Any): ByteArray = writeString(value).toByteArray()

  override fun writeStream(value: Any, out: OutputStream) {
    val writer = gson.newJsonWriter(BufferedWriter(OutputStreamWriter(out, Charsets.UTF_8)))
    adapter.write(writer, value)
    writer.flush()
  }

  private fun read(document: Reader): Any {
    val reader = gson.newJsonReader(document)
    val value = adapter.read(reader)
    if (reader.peek() != JsonToken.END_DOCUMENT) {
      throw JsonSyntaxException("something follows the document at ${reader.path}")
    }
    return value
  }
}
