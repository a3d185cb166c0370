package touchstone.contestants.kotlinx

import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.descriptors.listSerialDescriptor
import kotlinx.serialization.encoding.CompositeDecoder
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder
import kotlinx.serialization.encoding.decodeStructure
import kotlinx.serialization.encoding.encodeStructure
import touchstone.types.market.Decimals

/** The best offers for one instrument. */
@Serializable
data class Price(
  val instrument: String,
  val timestamp: Long,
  val success: Boolean,
  @SerialName("buy") val bids: List<Level>,
  @SerialName("sell") val asks: List<Level>,
)

/** What is offered at one price. */
@Serializable
data class Level(
  @Serializable(with = Decimal::class) val quantity: Long,
  @Serializable(with = Decimal::class) val price: Long,
)

/** All offers for one instrument. */
@Serializable
data class OrderBook(
  val instrument: String,
  val sequence: Long,
  val timestamp: Long,
  val bids: List<Order>,
  val asks: List<Order>,
)

/** What is offered at one price of an order book. */
@Serializable(with = OrderAsArray::class) data class Order(val price: Long, val size: Long)

/** A string of up to four decimals as a count of ten-thousandths. */
internal object Decimal : KSerializer<Long> {
  override val descriptor: SerialDescriptor =
    PrimitiveSerialDescriptor("touchstone.Decimal", PrimitiveKind.STRING)

  override fun deserialize(decoder: Decoder): Long = Decimals.parse(decoder.decodeString())

  override fun serialize(encoder: Encoder, value: Long) =
    encoder.encodeString(Decimals.format(value))
}

/** An array of two strings, for which the plugin generates nothing. */
internal object OrderAsArray : KSerializer<Order> {
  override val descriptor: SerialDescriptor = listSerialDescriptor(Decimal.descriptor)

  override fun deserialize(decoder: Decoder): Order =
    decoder.decodeStructure(descriptor) {
      val units = LongArray(2)
      while (true) {
        val index = decodeElementIndex(descriptor)
        if (index == CompositeDecoder.DECODE_DONE) break
        units[index] = decodeSerializableElement(descriptor, index, Decimal)
      }
      Order(price = units[0], size = units[1])
    }

  override fun serialize(encoder: Encoder, value: Order) =
    encoder.encodeStructure(descriptor) {
      encodeSerializableElement(descriptor, 0, Decimal, value.price)
      encodeSerializableElement(descriptor, 1, Decimal, value.size)
    }
}
