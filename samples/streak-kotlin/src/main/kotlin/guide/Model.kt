package guide

import java.time.LocalDate
import kotlin.time.Duration
import streak.Json
import streak.JsonName

// @start region="user"
@Json
data class User(
  val name: String,
  val age: Int,
  val email: String?,
  val tags: List<String> = emptyList(),
  @JsonName("eye_color") val eyes: EyeColor = EyeColor.BROWN,
)

enum class EyeColor {
  BROWN,
  @JsonName("blue") BLUE,
}

// @end

// @start region="value"
@JvmInline
value class UserId(val text: String) {
  init {
    require(text.isNotBlank()) { "an id is not blank" }
  }
}

@Json
data class Login(val user: UserId, val attempts: UInt, val session: Duration, val day: LocalDate)

// @end

// @start region="sealed"
@Json(discriminator = "kind")
sealed interface Event {
  @Json @JsonName("renamed") data class Renamed(val to: String) : Event

  @Json @JsonName("left") data object Left : Event
}

// @end

// @start region="generic"
@Json data class Page<T>(val items: List<T>, val total: Int = items.size)

// @end

// @start region="later"
@Json
class Settings(val name: String) {
  var columns: Int = 80
  lateinit var theme: String
  val isWide by lazy { columns > 100 }
}

// @end
