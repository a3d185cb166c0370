package touchstone.contestants.streak_kotlin.market

import streak.Json
import streak.JsonAdapter
import streak.JsonName
import streak.JsonReader
import streak.JsonWith
import streak.JsonWriter
import touchstone.types.market.Decimals

/** The best offers for one instrument. */
@Json
data class Price(
  val instrument: String,
  val timestamp: Long,
  val success: Boolean,
  @JsonName("buy") val bids: List<Level>,
  @JsonName("sell") val asks: List<Level>,
)

/** What is offered at one price. */
@Json
data class Level(
  @JsonWith(Decimal::class) val quantity: Long,
  @JsonWith(Decimal::class) val price: Long,
)

private const val SCALE = 4

/** A string of up to four decimals as a count of ten-thousandths. */
class Decimal : JsonAdapter<Long>() {

  override fun read(`in`: JsonReader): Long = `in`.readDecimal(SCALE)

  override fun write(out: JsonWriter, value: Long) {
    // Streak writes all decimals of a scale; the documents have no zeros at the end.
    out.value(Decimals.format(value))
  }
}
