package blackbox

import java.time.Instant
import java.util.Currency
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import streak.Json
import streak.JsonAdapter
import streak.JsonReader
import streak.JsonWith
import streak.JsonWriter
import streak.time.EpochMillis
import streak.time.EpochSeconds
import streak.tree.Untyped

internal object Hexadecimal : JsonAdapter<Int>() {
  override fun read(`in`: JsonReader): Int = `in`.readString().toInt(16)

  override fun write(out: JsonWriter, value: Int) {
    out.value(value.toString(16))
  }
}

@JvmInline value class Tally(val number: Int)

@Json(with = [CurrencyAdapter::class, Hexadecimal::class, EpochMillis::class])
internal data class Rates(
  val base: Currency,
  val none: Currency? = null,
  val all: List<Currency?> = listOf(),
  val byName: Map<String, List<Currency>> = mapOf(),
  val page: Drawer<Currency>? = null,
  val number: Int = 1,
  val numbers: List<Int>? = null,
  val count: Tally = Tally(10),
  @JsonWith(EpochSeconds::class) val nearer: Instant = Instant.EPOCH,
) {
  var later: Instant = Instant.EPOCH
}

@Json data class Drawer<T>(val content: T)

/** Its constructor is nobody's business. */
@Json(with = [Seal.ByHand::class])
class Seal private constructor(val text: String) {
  companion object ByHand : JsonAdapter<Seal>() {
    override fun read(`in`: JsonReader): Seal = Seal(`in`.readString())

    override fun write(out: JsonWriter, value: Seal) {
      out.value(value.text)
    }
  }

  override fun equals(other: Any?): Boolean = other is Seal && other.text == text

  override fun hashCode(): Int = text.hashCode()
}

@Json(with = [ByPlace::class])
enum class Grade {
  LOW,
  HIGH,
}

object ByPlace : JsonAdapter<Grade>() {
  override fun read(`in`: JsonReader): Grade = Grade.entries[`in`.readInt()]

  override fun write(out: JsonWriter, value: Grade) {
    out.value(value.ordinal)
  }
}

@Json
data class Sealed(
  val seal: Seal,
  val others: List<Seal?> = listOf(),
  val grade: Grade? = null,
  val grades: Map<String, Grade> = mapOf(),
)

@Json(with = [Untyped::class])
data class Loose(val any: Any?, val map: Map<String, Any?> = mapOf(), val list: List<Any>? = null)

/** What `@Json(with)` names reads and writes a type wherever it stands. */
class TypesByHandTest {

  @Test
  fun whereverItStands() {
    val euro = Currency.getInstance("EUR")
    val yen = Currency.getInstance("JPY")
    there(
      """{"base":"EUR","none":"JPY","all":["EUR",null],"byName":{"a":["JPY"]},"page":{"content":"EUR"},"number":"ff",""" +
        """"numbers":["10"],"count":3,"nearer":2,"later":0}""",
      Rates(
        euro,
        yen,
        listOf(euro, null),
        mapOf("a" to listOf(yen)),
        Drawer(euro),
        255,
        listOf(16),
        Tally(3),
        Instant.ofEpochSecond(2),
      ),
    )
    assertEquals(Rates(euro), read<Rates>("""{"base":"EUR"}"""))
    assertEquals(
      "expected a string, found null at /byName/a/0 (line 1, column 31, byte 30)",
      refusal<Rates>("""{"base":"EUR","byName":{"a":[ null]}}"""),
    )
  }

  @Test
  fun anyIsWhatTheJdkHasForIt() {
    there(
      """{"any":[1,null],"map":{"a":2.5,"b":null},"list":["x",{"y":true}]}""",
      Loose(listOf(1, null), mapOf("a" to 2.5, "b" to null), listOf("x", mapOf("y" to true))),
    )
    there("""{"any":null,"map":{},"list":null}""", Loose(null))
    assertEquals(
      "expected a value other than null, found null at /list/0 (line 1, column 22, byte 21)",
      refusal<Loose>("""{"any":null,"list":[ null]}"""),
    )
  }

  @Test
  fun aTypeHasItWhereverItIs() {
    val seal = read<Seal>("\"a\"")
    assertEquals("a", seal.text)
    there("1", Grade.HIGH)
    there(
      """{"seal":"a","others":["a",null],"grade":1,"grades":{"x":0}}""",
      Sealed(seal, listOf(seal, null), Grade.HIGH, mapOf("x" to Grade.LOW)),
    )
  }
}
