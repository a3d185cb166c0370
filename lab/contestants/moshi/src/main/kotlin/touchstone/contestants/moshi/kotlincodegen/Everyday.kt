package touchstone.contestants.moshi.kotlincodegen

import com.squareup.moshi.JsonClass
import java.math.BigDecimal
import java.time.Instant
import java.time.LocalDate
import java.time.LocalDateTime
import java.util.UUID
import touchstone.types.everyday.State

/** Values of every kind that business documents are made of. */
@JsonClass(generateAdapter = true)
class Everyday(
  val quantities: IntArray,
  val numbers: LongArray,
  val factors: FloatArray,
  val flags: BooleanArray,
  val amounts: List<BigDecimal>,
  val codes: List<String>,
  val notes: List<String>,
  val days: List<LocalDate>,
  val moments: List<Instant>,
  val times: List<LocalDateTime>,
  val keys: List<UUID>,
  val states: List<State>,
  val counts: Map<String, Int>,
)
