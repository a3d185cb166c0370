package touchstone.contestants.bridges

import com.fasterxml.jackson.core.StreamReadFeature
import com.fasterxml.jackson.core.StreamWriteFeature
import com.fasterxml.jackson.core.json.JsonWriteFeature
import com.fasterxml.jackson.databind.ObjectMapper as Mapper2
import com.fasterxml.jackson.databind.ObjectReader as Reader2
import com.fasterxml.jackson.databind.ObjectWriter as Writer2
import com.fasterxml.jackson.databind.json.JsonMapper as Mapper2Builder
import java.io.InputStream
import java.io.OutputStream
import streak.jackson2.StreakModule as StreakModule2
import streak.jackson3.StreakModule as StreakModule3
import tools.jackson.core.StreamWriteFeature as StreamWriteFeature3
import tools.jackson.databind.ObjectMapper as Mapper3
import tools.jackson.databind.ObjectReader as Reader3
import tools.jackson.databind.ObjectWriter as Writer3
import tools.jackson.databind.json.JsonMapper as Mapper3Builder
import touchstone.model.Driver
import touchstone.model.Operation
import touchstone.model.Operations

/** Jackson 2's parser and generator under generated adapters. */
class Jackson2Bridge : Driver {
  override fun open(type: String): Operations<*> =
    Jackson2Operations(
      Mapper2Builder.builder()
        .addModule(StreakModule2())
        // What Jackson's other contestants set: each says there why.
        .enable(StreamReadFeature.USE_FAST_DOUBLE_PARSER)
        .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
        .enable(JsonWriteFeature.COMBINE_UNICODE_SURROGATES_IN_UTF8)
        .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
        .build(),
      classOfType(type),
    )
}

private class Jackson2Operations(private val mapper: Mapper2, private val type: Class<Any>) :
  Operations<Any> {

  // Each when it is needed, as Jackson's other contestants have it.
  private var reader: Reader2? = null
  private var writer: Writer2? = null

  private fun reader() = reader ?: mapper.readerFor(type).also { reader = it }

  private fun writer() = writer ?: mapper.writerFor(type).also { writer = it }

  override fun sharedByThreads(operation: Operation) = true

  override fun readString(document: String): Any = reader().readValue(document)

  override fun readBytes(document: ByteArray): Any = reader().readValue(document)

  override fun readStream(document: InputStream): Any = reader().readValue(document)

  override fun writeString(value: Any): String = writer().writeValueAsString(value)

  override fun writeBytes(value: Any): ByteArray = writer().writeValueAsBytes(value)

  override fun writeStream(value: Any, out: OutputStream) = writer().writeValue(out, value)
}

/** Jackson 3's parser and generator under generated adapters. */
class Jackson3Bridge : Driver {
  override fun open(type: String): Operations<*> =
    Jackson3Operations(
      Mapper3Builder.builder()
        .addModule(StreakModule3())
        .disable(StreamWriteFeature3.AUTO_CLOSE_TARGET)
        .build(),
      classOfType(type),
    )
}

private class Jackson3Operations(private val mapper: Mapper3, private val type: Class<Any>) :
  Operations<Any> {

  // Each when it is needed, as Jackson's other contestants have it.
  private var reader: Reader3? = null
  private var writer: Writer3? = null

  private fun reader() = reader ?: mapper.readerFor(type).also { reader = it }

  private fun writer() = writer ?: mapper.writerFor(type).also { writer = it }

  override fun sharedByThreads(operation: Operation) = true

  override fun readString(document: String): Any = reader().readValue(document)

  override fun readBytes(document: ByteArray): Any = reader().readValue(document)

  override fun readStream(document: InputStream): Any = reader().readValue(document)

  override fun writeString(value: Any): String = writer().writeValueAsString(value)

  override fun writeBytes(value: Any): ByteArray = writer().writeValueAsBytes(value)

  override fun writeStream(value: Any, out: OutputStream) = writer().writeValue(out, value)
}
