package touchstone.contestants.kotlinx

import java.io.InputStream
import java.io.OutputStream
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.KSerializer
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.decodeFromStream
import kotlinx.serialization.json.encodeToStream
import kotlinx.serialization.json.okio.decodeFromBufferedSource
import kotlinx.serialization.json.okio.encodeToBufferedSink
import okio.Buffer
import touchstone.model.Operation
import touchstone.model.Operations

/** Reads and writes with one serializer. */
@OptIn(ExperimentalSerializationApi::class) // streams and Okio: the only way to either
internal class KotlinxOperations<T : Any>(
  private val json: Json,
  private val serializer: KSerializer<T>,
) : Operations<T> {

  /**
   * What [writeBuffer] fills, over and over, as an application would that sends one document after
   * the other. Made when it does, so that nothing else needs Okio.
   */
  private var written: Buffer? = null

  /** The buffer that is written again and again is one thread's. */
  override fun sharedByThreads(operation: Operation) = operation != Operation.WRITE_BUFFER

  override fun readString(document: String): T = json.decodeFromString(serializer, document)

  /**
   * By way of a String: JSON has no byte arrays here, and the String's reader is faster than the
   * stream's.
   */
  override fun readBytes(document: ByteArray): T =
    json.decodeFromString(serializer, document.decodeToString())

  override fun readStream(document: InputStream): T = json.decodeFromStream(serializer, document)

  /**
   * Reads a clone, which shares the buffer's segments and copies no byte. The other way to leave
   * the buffer full, `peek()`, would put a second buffered source between the reader and the
   * buffer.
   */
  override fun readBuffer(buffer: Any): T =
    json.decodeFromBufferedSource(serializer, (buffer as Buffer).clone())

  override fun writeString(value: T): String = json.encodeToString(serializer, value)

  override fun writeBytes(value: T): ByteArray =
    json.encodeToString(serializer, value).encodeToByteArray()

  override fun writeStream(value: T, out: OutputStream) {
    json.encodeToStream(serializer, value, out)
    out.flush()
  }

  override fun writeBuffer(value: T): Buffer {
    val buffer = written ?: Buffer().also { written = it }
    buffer.clear()
    json.encodeToBufferedSink(serializer, value, buffer)
    return buffer
  }

  override fun toBuffer(document: ByteArray): Buffer = Buffer().write(document)

  override fun fromBuffer(buffer: Any): ByteArray = (buffer as Buffer).snapshot().toByteArray()

  override fun readTree(tree: Any): T = json.decodeFromJsonElement(serializer, tree as JsonElement)

  override fun writeTree(value: T): JsonElement = json.encodeToJsonElement(serializer, value)

  override fun toTree(document: ByteArray): JsonElement =
    json.parseToJsonElement(document.decodeToString())

  override fun fromTree(tree: Any): ByteArray = tree.toString().encodeToByteArray()
}
