package touchstone.contestants.kotlinx

import java.math.BigDecimal
import java.time.Instant
import java.time.LocalDate
import java.time.LocalDateTime
import java.util.UUID
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder
import kotlinx.serialization.json.JsonDecoder
import kotlinx.serialization.json.JsonEncoder
import kotlinx.serialization.json.JsonUnquotedLiteral
import kotlinx.serialization.json.jsonPrimitive
import touchstone.types.everyday.State

/** Values of every kind that business documents are made of. */
@Serializable
class Everyday(
  val quantities: IntArray,
  val numbers: LongArray,
  val factors: FloatArray,
  val flags: BooleanArray,
  val amounts: List<@Serializable(with = Amount::class) BigDecimal>,
  val codes: List<String>,
  val notes: List<String>,
  val days: List<@Serializable(with = Day::class) LocalDate>,
  val moments: List<@Serializable(with = Moment::class) Instant>,
  val times: List<@Serializable(with = Time::class) LocalDateTime>,
  val keys: List<@Serializable(with = Key::class) UUID>,
  val states: List<State>,
  val counts: Map<String, Int>,
)

/** A number with all its digits, through the element that the documentation has for it. */
@OptIn(ExperimentalSerializationApi::class) // JsonUnquotedLiteral: there is no other way
internal object Amount : KSerializer<BigDecimal> {
  override val descriptor: SerialDescriptor =
    PrimitiveSerialDescriptor("java.math.BigDecimal", PrimitiveKind.DOUBLE)

  override fun deserialize(decoder: Decoder): BigDecimal =
    BigDecimal((decoder as JsonDecoder).decodeJsonElement().jsonPrimitive.content)

  override fun serialize(encoder: Encoder, value: BigDecimal) =
    (encoder as JsonEncoder).encodeJsonElement(JsonUnquotedLiteral(value.toString()))
}

/** A date as the JDK prints and parses it. */
internal object Day : KSerializer<LocalDate> {
  override val descriptor: SerialDescriptor =
    PrimitiveSerialDescriptor("java.time.LocalDate", PrimitiveKind.STRING)

  override fun deserialize(decoder: Decoder): LocalDate = LocalDate.parse(decoder.decodeString())

  override fun serialize(encoder: Encoder, value: LocalDate) =
    encoder.encodeString(value.toString())
}

/** A moment as the JDK prints and parses it. */
internal object Moment : KSerializer<Instant> {
  override val descriptor: SerialDescriptor =
    PrimitiveSerialDescriptor("java.time.Instant", PrimitiveKind.STRING)

  override fun deserialize(decoder: Decoder): Instant = Instant.parse(decoder.decodeString())

  override fun serialize(encoder: Encoder, value: Instant) = encoder.encodeString(value.toString())
}

/** A date and a time as the JDK prints and parses them. */
internal object Time : KSerializer<LocalDateTime> {
  override val descriptor: SerialDescriptor =
    PrimitiveSerialDescriptor("java.time.LocalDateTime", PrimitiveKind.STRING)

  override fun deserialize(decoder: Decoder): LocalDateTime =
    LocalDateTime.parse(decoder.decodeString())

  override fun serialize(encoder: Encoder, value: LocalDateTime) =
    encoder.encodeString(value.toString())
}

/** A UUID as the JDK prints and parses it. */
internal object Key : KSerializer<UUID> {
  override val descriptor: SerialDescriptor =
    PrimitiveSerialDescriptor("java.util.UUID", PrimitiveKind.STRING)

  override fun deserialize(decoder: Decoder): UUID = UUID.fromString(decoder.decodeString())

  override fun serialize(encoder: Encoder, value: UUID) = encoder.encodeString(value.toString())
}
