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
import touchstone.model.Driver
import touchstone.model.Operations

/** Android's reader and writer, one for each document, under generated adapters. */
class AndroidBridge : Driver {
  override fun open(type: String): Operations<*> =
    AndroidOperations(AndroidAdapter.of(classOfType(type)))
}

private class AndroidOperations(private val adapter: AndroidAdapter<Any>) : Operations<Any> {

  override fun readString(document: String): Any = read(StringReader(document))

  override fun readBytes(document: ByteArray): Any = readString(document.decodeToString())

  override fun readStream(document: InputStream): Any =
    read(InputStreamReader(document, Charsets.UTF_8))

  override fun writeString(value: Any): String {
    val out = StringWriter()
    write(value, out)
    return out.toString()
  }

  override fun writeBytes(value: Any): ByteArray = writeString(value).toByteArray()

  // JsonWriter asks for a buffered writer: else each small write would enter the encoder.
  override fun writeStream(value: Any, out: OutputStream) =
    write(value, BufferedWriter(OutputStreamWriter(out, Charsets.UTF_8)))

  private fun read(document: Reader): Any {
    val reader = JsonReader(document)
    val value = adapter.read(reader)
    if (reader.peek() != JsonToken.END_DOCUMENT) {
      throw IOException("something follows the document")
    }
    return value
  }

  private fun write(value: Any, out: Writer) {
    val writer = JsonWriter(out)
    adapter.write(writer, value)
    writer.flush()
  }
}
