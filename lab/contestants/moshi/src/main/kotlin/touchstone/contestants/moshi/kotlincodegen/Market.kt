package touchstone.contestants.moshi.kotlincodegen

import com.squareup.moshi.FromJson
import com.squareup.moshi.Json
import com.squareup.moshi.JsonClass
import com.squareup.moshi.JsonQualifier
import com.squareup.moshi.JsonReader
import com.squareup.moshi.JsonWriter
import com.squareup.moshi.ToJson
import touchstone.types.market.Decimals

/** The best offers for one instrument. */
@JsonClass(generateAdapter = true)
data class Price(
  val instrument: String,
  val timestamp: Long,
  val success: Boolean,
  @Json(name = "buy") val bids: List<Level>,
  @Json(name = "sell") val asks: List<Level>,
)

/** What is offered at one price. */
@JsonClass(generateAdapter = true)
data class Level(@Decimal val quantity: Long, @Decimal val price: Long)

/** All offers for one instrument. */
@JsonClass(generateAdapter = true)
data class OrderBook(
  val instrument: String,
  val sequence: Long,
  val timestamp: Long,
  val bids: List<Order>,
  val asks: List<Order>,
)

/** What is offered at one price of an order book. */
data class Order(val price: Long, val size: Long)

/**
 * A string of up to four decimals as a count of ten-thousandths. Kept at run time, as Kotlin does
 * unless told otherwise: Moshi 1.15 and KSP 2 do not agree on what a @Retention says.
 */
@JsonQualifier annotation class Decimal

/** What is written otherwise than its class would be. */
class MarketAdapter {

  @FromJson @Decimal fun decimal(reader: JsonReader): Long = Decimals.parse(reader.nextString())

  @ToJson
  fun decimal(writer: JsonWriter, @Decimal units: Long) {
    writer.value(Decimals.format(units))
  }

  /** An array of two strings. */
  @FromJson
  fun order(reader: JsonReader): Order {
    reader.beginArray()
    val order = Order(price = decimal(reader), size = decimal(reader))
    reader.endArray()
    return order
  }

  @ToJson
  fun order(writer: JsonWriter, order: Order) {
    writer.beginArray()
    decimal(writer, order.price)
    decimal(writer, order.size)
    writer.endArray()
  }
}
