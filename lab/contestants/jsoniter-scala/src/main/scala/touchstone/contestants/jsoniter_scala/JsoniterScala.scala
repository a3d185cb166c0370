package touchstone.contestants.jsoniter_scala

import com.github.plokhotnyuk.jsoniter_scala.core._
import com.github.plokhotnyuk.jsoniter_scala.macros._
import java.io.{InputStream, OutputStream}
import touchstone.model.{Driver, Operation, Operations}

/** jsoniter-scala at its defaults. */
final class JsoniterScala extends Driver {

  override def open(`type`: String): Operations[?] =
    JsoniterScalaOperations.open(`type`, ReaderConfig, WriterConfig)
}

/**
 * jsoniter-scala whose readers and writers keep buffers in which all but the largest documents fit. By default a writer whose
 * buffer has grown beyond 32 kB makes a small one again when it is done.
 */
final class JsoniterScalaBuffers extends Driver {

  private val bytes = 1 << 20

  override def open(`type`: String): Operations[?] =
    JsoniterScalaOperations.open(
      `type`,
      ReaderConfig.withPreferredBufSize(bytes),
      WriterConfig.withPreferredBufSize(bytes)
    )
}

/** Codecs that the library's macro generates when this is compiled. */
object JsoniterScalaOperations {

  def open(`type`: String, readers: ReaderConfig, writers: WriterConfig): Operations[?] = {
    given JsonValueCodec[Decimal] = DecimalCodec
    given JsonValueCodec[Order] = OrderCodec
    // By default an absent Option and an empty collection are left out.
    `type` match {
      case "users" =>
        new JsoniterScalaOperations(
          JsonCodecMaker.make[Response](
            CodecMakerConfig.withTransientNone(false).withTransientEmpty(false)
          ),
          readers,
          writers
        )
      case "price" =>
        new JsoniterScalaOperations(
          JsonCodecMaker.make[Price](CodecMakerConfig.withTransientEmpty(false)),
          readers,
          writers
        )
      case "orderbook" =>
        new JsoniterScalaOperations(
          JsonCodecMaker.make[OrderBook](CodecMakerConfig.withTransientEmpty(false)),
          readers,
          writers
        )
      case "everyday" =>
        new JsoniterScalaOperations(
          JsonCodecMaker.make[Everyday](CodecMakerConfig.withTransientEmpty(false)),
          readers,
          writers
        )
      case _ => throw new IllegalArgumentException(s"not claimed: ${`type`}")
    }
  }
}

/** Every operation through one codec and the library's own pool of readers and writers. */
final class JsoniterScalaOperations[T](
    codec: JsonValueCodec[T],
    readers: ReaderConfig,
    writers: WriterConfig
) extends Operations[T] {

  private given JsonValueCodec[T] = codec

  override def sharedByThreads(operation: Operation): Boolean = true

  override def readString(document: String): T = readFromString(document, readers)

  override def readBytes(document: Array[Byte]): T = readFromArray(document, readers)

  override def readStream(document: InputStream): T = readFromStream(document, readers)

  override def writeString(value: T): String = writeToString(value, writers)

  override def writeBytes(value: T): Array[Byte] = writeToArray(value, writers)

  override def writeStream(value: T, out: OutputStream): Unit = {
    writeToStream(value, out, writers)
    out.flush()
  }
}
