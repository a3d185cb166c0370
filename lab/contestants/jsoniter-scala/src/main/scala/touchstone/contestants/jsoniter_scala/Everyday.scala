/** The type `everyday` as a case class. */
package touchstone.contestants.jsoniter_scala

import java.time.{Instant, LocalDate, LocalDateTime}
import java.util.UUID
import touchstone.types.everyday.State

final case class Everyday(
    quantities: Array[Int],
    numbers: Array[Long],
    factors: Array[Float],
    flags: Array[Boolean],
    amounts: Seq[BigDecimal],
    codes: Seq[String],
    notes: Seq[String],
    days: Seq[LocalDate],
    moments: Seq[Instant],
    times: Seq[LocalDateTime],
    keys: Seq[UUID],
    states: Seq[State],
    counts: Map[String, Int]
)
