package touchstone.contestants.bridges

import android.util.JsonReader
import android.util.JsonToken
import android.util.JsonWriter
import java.io.BufferedWriter
import java.io.IOException
import java.io.InputStream
import java.io.InputStreamReader
import java.io.OutputStream
import java.io.OutputStreamWriter
import java.io.Reader
import java.io.StringReader
import java.io.StringWriter
import java.io.Writer
import streak.android.AndroidAdapter
import touchstone.contestants.bridges.users.Response
import touchstone.contestants.bridges.users.response
import touchstone.contestants.bridges.users.writeResponse
import touchstone.model.Driver
import touchstone.model.Operations

/** Android's reader and writer, one for each document, under generated adapters. */
class AndroidBridge : Driver {
  override fun open(type: String): Operations<*> {
    val adapter = AndroidAdapter.of(classOfType(type))
    return object : AndroidOperations<Any>() {
      override fun read(reader: JsonReader): Any = adapter.read(reader)

      override fun write(writer: JsonWriter, value: Any) = adapter.write(writer, value)
    }
  }
}

/** The same on the same Kotlin classes, read and written by hand. */
class AndroidKotlin : Driver {
  override fun open(type: String): Operations<*> {
    require(type == "users") { "not claimed: $type" }
    return object : AndroidOperations<Response>() {
      override fun read(reader: JsonReader): Response = response(reader)

      override fun write(writer: JsonWriter, value: Response) = writeResponse(writer, value)
    }
  }
}

private abstract class AndroidOperations<T : Any> : Operations<T> {

  abstract fun read(reader: JsonReader): T

  abstract fun write(writer: JsonWriter, value: T)

  override fun readString(document: String): T = read(StringReader(document))

  override fun readBytes(document: ByteArray): T = readString(document.decodeToString())

  override fun readStream(document: InputStream): T =
    read(InputStreamReader(document, Charsets.UTF_8))

  override fun writeString(value: T): String {
    val out = StringWriter()
    write(value, out)
    return out.toString()
  }

  override fun writeBytes(value: T): ByteArray = writeString(value).toByteArray()

  // JsonWriter asks for a buffered writer: else each small write would enter the encoder.
  override fun writeStream(value: T, out: OutputStream) =
    write(value, BufferedWriter(OutputStreamWriter(out, Charsets.UTF_8)))

  private fun read(document: Reader): T {
    val reader = JsonReader(document)
    val value = read(reader)
    if (reader.peek() != JsonToken.END_DOCUMENT) {
      throw IOException("something follows the document")
    }
    return value
  }

  private fun write(value: T, out: Writer) {
    val writer = JsonWriter(out)
    write(writer, value)
    writer.flush()
  }
}
