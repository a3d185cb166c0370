package blackbox

import java.time.LocalDate
import kotlin.time.Duration
import kotlin.time.Duration.Companion.minutes
import kotlin.time.Instant
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import streak.Json
import streak.JsonDecimal
import streak.JsonDefault
import streak.JsonException

@Json(nulls = Json.Nulls.OMIT)
data class Sparse<T>(val item: T, val perhaps: Perhaps, val note: String?)

@Json data class Sparsely(val sparse: Sparse<String?>)

@Json
@JvmInline
value class Id(val text: String) {
  init {
    require(text.isNotEmpty()) { "an id is not empty" }
  }
}

@JvmInline value class Count(val number: Int)

@JvmInline value class Outer(val id: Id)

@JvmInline value class Perhaps(val text: String?)

@JvmInline value class Money(@JsonDecimal(scale = 2) val cents: Long)

@JvmInline internal value class Hidden(private val secret: String)

@Json
data class Inlines(
  val id: Id,
  val id2: Id?,
  val count: Count,
  val count2: Count?,
  val outer: Outer,
  val perhaps: Perhaps,
  val perhaps2: Perhaps?,
  val money: Money,
  val ids: List<Id>,
  val counts: Array<Count>,
  val map: Map<String, Id?>,
)

enum class Tier {
  LOW,
  HIGH,
}

@JvmInline value class Rank(val tier: Tier)

@JvmInline
value class Eve(val date: LocalDate) : Comparable<Eve> {
  override fun compareTo(other: Eve) = date.compareTo(other.date)
}

@Json
data class InlineKeys(
  val ids: Map<Id, Int>,
  val counts: MutableMap<Count, Id?>,
  val outers: Map<Outer, List<Outer>>,
  val ranks: Map<Rank, Int>,
  val days: java.util.TreeMap<Eve, Count>,
)

@Json
data class InlineDefaults(
  val id: Id = Id("x"),
  val count: Count? = Count(3),
  var money: Money = Money(5),
  val plain: Int = 1,
)

@Json
data class EmptyDefaults(
  val perhaps: Perhaps = Perhaps("x"),
  val perhaps2: Perhaps? = Perhaps("y"),
  @JsonDefault("z") val perhaps3: Perhaps = Perhaps(""),
)

@Json class Changing(var id: Id, var count: Int, var list: MutableList<Int> = mutableListOf())

@Json data class OnlyNullable(val count: Count?)

@Json
class InlineBean {
  var id: Id = Id("bean")
  var count: Count = Count(1)
}

@Json internal data class InlineInternal(val hidden: Hidden, internal val id: Id)

@Json
data class Numbers(
  val a: UByte,
  val b: UShort,
  val c: UInt,
  val d: ULong,
  val e: UInt?,
  val f: List<ULong> = listOf(),
)

@Json
@OptIn(ExperimentalUnsignedTypes::class)
class NumberArrays(
  val a: UByteArray,
  val b: UShortArray?,
  vararg val c: UInt,
  val d: List<ULongArray?> = listOf(),
  @JsonDefault("[1,255]") val e: UByteArray,
) {
  var f: UIntArray? = null
}

@Json
data class Times(
  val duration: Duration,
  val duration2: Duration?,
  val durations: List<Duration>,
  val instant: Instant,
  val date: LocalDate?,
)

@JvmInline value class Crate<T>(val content: T)

@JvmInline value class Weighed<T>(val content: T) where T : Comparable<T>, T : Number

@JvmInline value class Listed<T : Any>(val contents: List<T>)

@JvmInline
value class Counted private constructor(val number: Int) {
  companion object {
    fun of(number: Int) = Counted(number)
  }
}

@Json
data class LeftOut(
  val x: Int,
  @Transient val crate: Crate<String> = Crate("a"),
  @Transient val crate2: Crate<Int>? = null,
  @Transient val weighed: Weighed<Int>? = Weighed(2),
  @Transient val listed: Listed<Int>? = Listed(listOf(x)),
  @Transient val counted: Counted = Counted.of(4),
  @Transient val result: Result<Int> = Result.success(5),
)

class ValueClassesTest {

  private val document =
    """{"id":"a","id2":null,"count":1,"count2":2,"outer":"o","perhaps":null,"perhaps2":null,"money":12.50,"ids":["b"],"counts":[3],"map":{"k":null,"l":"c"}}"""

  @Test
  fun whatIsInThemStandsInTheirPlace() {
    val value = read<Inlines>(document)
    assertEquals(Id("a"), value.id)
    assertEquals(null, value.id2)
    assertEquals(Count(2), value.count2)
    assertEquals(Outer(Id("o")), value.outer)
    assertEquals(Perhaps(null), value.perhaps)
    assertEquals(null, value.perhaps2)
    assertEquals(Money(1250), value.money)
    assertEquals(listOf(Id("b")), value.ids)
    assertEquals(listOf(Count(3)), value.counts.toList())
    assertEquals(mapOf("k" to null, "l" to Id("c")), value.map)
    assertEquals(document, adapter<Inlines>().toJson(value))
    there(""""root"""", Id("root"))
    there("""{"count":null}""", OnlyNullable(null))
    there("""{"count":4}""", OnlyNullable(Count(4)))
    there("""{"hidden":"h","id":"i"}""", InlineInternal(Hidden("h"), Id("i")))
  }

  @Test
  fun nullsThatHaveToBeThere() {
    there(
      """{"sparse":{"item":null,"perhaps":null}}""",
      Sparsely(Sparse(null, Perhaps(null), null)),
    )
  }

  @Test
  fun defaults() {
    assertEquals(InlineDefaults(), read<InlineDefaults>("{}"))
    assertEquals(InlineDefaults(money = Money(700)), read<InlineDefaults>("""{"money":7}"""))
    assertEquals(
      InlineDefaults(Id("y"), null, Money(1), 2),
      read<InlineDefaults>("""{"id":"y","count":null,"money":0.01,"plain":2}"""),
    )
    assertEquals(EmptyDefaults(perhaps3 = Perhaps("z")), read<EmptyDefaults>("{}"))
    there(
      """{"perhaps":null,"perhaps2":"a","perhaps3":null}""",
      EmptyDefaults(Perhaps(null), Perhaps("a"), Perhaps(null)),
    )
    assertEquals("bean 5", read<InlineBean>("""{"count":5}""").run { "${id.text} ${count.number}" })
    assertEquals("""{"id":"bean","count":1}""", adapter<InlineBean>().toJson(InlineBean()))
  }

  @Test
  fun thoseThatNobodyElseCanMakeMayBeLeftOut() {
    there("""{"x":1}""", LeftOut(1))
  }

  @Test
  fun nullsAndWhatTheyRefuse() {
    assertTrue(refusal<Inlines>(document.replace("\"a\"", "null")).contains("found null at /id "))
    assertTrue(refusal<Inlines>(document.replace("[\"b\"]", "[null]")).contains("at /ids/0"))
    assertTrue(refusal<Inlines>(document.replace("[3]", "[null]")).contains("at /counts/0"))
    assertTrue(
      refusal<Inlines>(document.replace("\"outer\":\"o\",", "")).contains("'outer' is missing")
    )
    val empty = assertThrows<JsonException> { read<Inlines>(document.replace("\"a\"", "\"\"")) }
    assertEquals("/id", empty.pointer())
    assertTrue(empty.message.contains("refuses: \"an id is not empty\" at /id (line 1, "))
    assertTrue(empty.cause is IllegalArgumentException)
  }

  @Test
  fun asKeysOfMaps() {
    val day = Eve(LocalDate.of(2026, 1, 2))
    there(
      """{"ids":{"a":1,"b":2},"counts":{"3":"c","4":null},"outers":{"o":["p"]},"ranks":{"HIGH":5},"days":{"2026-01-02":6}}""",
      InlineKeys(
        mapOf(Id("a") to 1, Id("b") to 2),
        mutableMapOf(Count(3) to Id("c"), Count(4) to null),
        mapOf(Outer(Id("o")) to listOf(Outer(Id("p")))),
        mapOf(Rank(Tier.HIGH) to 5),
        java.util.TreeMap(mapOf(day to Count(6))),
      ),
    )
    val keys = """{"ids":{},"counts":{},"outers":{},"ranks":{},"days":{}}"""
    val twice = keys.replace("\"ids\":{}", "\"ids\":{\"a\":1,\"a\":2}")
    assertTrue(refusal<InlineKeys>(twice).contains("more than once"), refusal<InlineKeys>(twice))
    val word = keys.replace("\"counts\":{}", "\"counts\":{\"x\":null}")
    assertTrue(refusal<InlineKeys>(word).contains("at /counts/x "), refusal<InlineKeys>(word))
    val empty =
      assertThrows<JsonException> {
        read<InlineKeys>(keys.replace("\"ids\":{}", "\"ids\":{\"\":1}"))
      }
    assertTrue(empty.message.contains("refuses: \"an id is not empty\" at /ids/ "), empty.message)
  }

  /** Where every parameter is a var, an object can be read into. */
  @Test
  fun intoWhatIsThere() {
    val changing = adapter<Changing>()
    val value = changing.fromJson("""{"id":"a","count":1,"list":[1]}""")
    val list = value.list
    assertTrue(changing.readInto("""{"id":"b","list":[2,3]}""", value) === value)
    assertEquals("b 1 [2, 3]", value.run { "${id.text} $count $list" })
    assertTrue(value.list === list)
  }

  @Test
  fun unsigned() {
    val most =
      """{"a":255,"b":65535,"c":4294967295,"d":18446744073709551615,"e":null,"f":[0,9223372036854775808]}"""
    there(
      most,
      Numbers(
        UByte.MAX_VALUE,
        UShort.MAX_VALUE,
        UInt.MAX_VALUE,
        ULong.MAX_VALUE,
        null,
        listOf(0u, 9223372036854775808u),
      ),
    )
    for ((from, to) in
      listOf(
        "255" to "256",
        "65535" to "-1",
        "4294967295" to "4294967296",
        "18446744073709551615" to "18446744073709551616",
      )) {
      assertTrue(
        refusal<Numbers>(most.replace(":$from", ":$to"))
          .contains("expected a number between 0 and $from, found $to at")
      )
    }
  }

  @Test
  @OptIn(ExperimentalUnsignedTypes::class)
  fun arraysOfUnsigned() {
    val most =
      """{"a":[255,0],"b":[65535],"c":[4294967295],"d":[[18446744073709551615],null],"e":[2],"f":[1]}"""
    val arrays = read<NumberArrays>(most)
    assertEquals(listOf(UByte.MAX_VALUE, 0u.toUByte()), arrays.a.toList())
    assertEquals(listOf(UInt.MAX_VALUE), arrays.c.toList())
    assertEquals(listOf(listOf(ULong.MAX_VALUE), null), arrays.d.map { it?.toList() })
    assertEquals(most, adapter<NumberArrays>().toJson(arrays))
    assertEquals(
      """{"a":[],"b":null,"c":[],"d":[],"e":[1,255],"f":null}""",
      adapter<NumberArrays>().toJson(read<NumberArrays>("""{"a":[],"c":[]}""")),
    )
    assertTrue(
      refusal<NumberArrays>("""{"a":[1, 256]}""")
        .endsWith(
          "expected a number between 0 and 255, found 256 at /a/1 (line 1, column 10, byte 9)"
        )
    )
  }

  @Test
  fun times() {
    there(
      """{"duration":"PT1H30M","duration2":null,"durations":["PT1M"],"instant":"2026-01-02T03:04:05Z","date":"2026-01-02"}""",
      Times(
        90.minutes,
        null,
        listOf(1.minutes),
        Instant.parse("2026-01-02T03:04:05Z"),
        LocalDate.of(2026, 1, 2),
      ),
    )
    assertTrue(
      refusal<Times>("""{"duration":"1h"}""")
        .contains("expected a Duration, found \"1h\" at /duration")
    )
  }
}
