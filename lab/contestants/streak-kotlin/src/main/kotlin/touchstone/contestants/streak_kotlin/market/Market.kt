package touchstone.contestants.streak_kotlin.market

import streak.Json
import streak.JsonDecimal
import streak.JsonName

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
  @JsonDecimal(scale = 4, asString = true, trim = true) val quantity: Long,
  @JsonDecimal(scale = 4, asString = true, trim = true) val price: Long,
)
