package touchstone.contestants.jsoniter_scala

import com.github.plokhotnyuk.jsoniter_scala.core._
import com.github.plokhotnyuk.jsoniter_scala.macros._
import java.io.{InputStream, OutputStream}
import touchstone.model.{Driver, Operations}

/** jsoniter-scala with a codec that its macro generates when this is compiled. */
final class JsoniterScala extends Driver {

  override def open(`type`: String): Operations[?] = {
    given JsonValueCodec[Decimal] = DecimalCodec
    given JsonValueCodec[Order] = OrderCodec
    // By default an absent Option and an empty collection are left out.
    `type` match {
      case "users" =>
        new JsoniterScalaOperations(
          JsonCodecMaker.make[Response](
            CodecMakerConfig.withTransientNone(false).withTransientEmpty(false)
          )
        )
      case "price" =>
        new JsoniterScalaOperations(
          JsonCodecMaker.make[Price](CodecMakerConfig.withTransientEmpty(false))
        )
      case "orderbook" =>
        new JsoniterScalaOperations(
          JsonCodecMaker.make[OrderBook](CodecMakerConfig.withTransientEmpty(false))
        )
      case _ => throw new IllegalArgumentException(s"not claimed: ${`type`}")
    }
  }
}

/** Every operation through one codec and the library's own pool of readers and writers. */
final class JsoniterScalaOperations[T](codec: JsonValueCodec[T]) extends Operations[T] {

  private given JsonValueCodec[T] = codec

  override def readString(document: String): T = readFromString(document)

  override def readBytes(document: Array[Byte]): T = readFromArray(document)

  override def readStream(document: InputStream): T = readFromStream(document)

  override def writeString(value: T): String = writeToString(value)

  override def writeBytes(value: T): Array[Byte] = writeToArray(value)

  override def writeStream(value: T, out: OutputStream): Unit = {
    writeToStream(value, out)
    out.flush()
  }
}
