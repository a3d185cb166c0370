package blackbox

import com.fasterxml.jackson.annotation.JsonFormat
import com.fasterxml.jackson.annotation.JsonIgnoreProperties
import com.fasterxml.jackson.annotation.JsonProperty
import com.fasterxml.jackson.annotation.JsonTypeInfo
import com.fasterxml.jackson.annotation.JsonValue
import com.fasterxml.jackson.annotation.OptBoolean
import com.google.gson.annotations.SerializedName
import com.squareup.moshi.Json as MoshiJson
import java.time.Instant
import java.time.LocalDate
import kotlinx.serialization.Required
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.Transient as Left
import kotlinx.serialization.json.JsonNames
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import streak.Json
import streak.JsonDefault

@Json
data class Foreign(
  @SerialName("a1") @JsonNames("a2", "a3") val a: Int,
  @MoshiJson(name = "b1") val b: Int = 0,
  @MoshiJson(ignore = true) val c: Int = 3,
  @SerializedName(value = "d1", alternate = ["d2"]) val d: Int = 0,
  @JsonProperty("e1", required = true) val e: Int?,
  @Left val f: Int = 6,
  @Required val g: Int? = 7,
)

@Json
sealed class Named {
  @Json @SerialName("one") data class One(val x: Int) : Named()
}

@Json
@Serializable
sealed interface Outline {
  @Json @Serializable data class Circle(val r: Int) : Outline

  @Json @Serializable @SerialName("sq") data class Square(val a: Int) : Outline
}

@Json
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
sealed interface Moved {
  @Json data class By(val x: Int) : Moved
}

@JsonIgnoreProperties("passwd")
abstract class Guarded {
  @JsonProperty("passwd") var password: String = "p"
}

@Json class Guest(val name: String) : Guarded()

@Json
data class Issued(
  val name: String,
  @JsonProperty(access = JsonProperty.Access.READ_ONLY) @JsonDefault("9") val id: String = "1",
  @JsonProperty(access = JsonProperty.Access.READ_ONLY) val note: String?,
)

@Json
data class Wanted(
  @JsonProperty(isRequired = OptBoolean.TRUE) val a: Int?,
  @JsonProperty(isRequired = OptBoolean.TRUE) val b: Int = 2,
  @JsonProperty(required = true, isRequired = OptBoolean.FALSE) val c: Int?,
  @JsonProperty(required = true, isRequired = OptBoolean.FALSE) val d: Int = 4,
) {
  @JsonProperty(isRequired = OptBoolean.TRUE) var e: Int = 5
}

@Json
class Apart(@param:JsonProperty("in") @get:JsonProperty("out") val x: Int) {
  @get:JsonProperty("given") @set:JsonProperty("taken") var y: Int = 0
}

interface Entitled {
  @get:JsonProperty("_title") val title: String
}

@Json data class Volume(override val title: String) : Entitled

@Json
data class Dated(
  @JsonFormat(pattern = "dd.MM.yyyy") val day: LocalDate,
  @param:JsonFormat(pattern = "HH:mm, d MMM yyyy", timezone = "Asia/Tokyo") val at: Instant? = null,
  @get:JsonFormat(pattern = "yyyyMMdd") val days: List<LocalDate> = emptyList(),
)

@Json data class Sku(@get:JsonValue val code: String)

@Json
data class Item(
  val sku: Sku,
  val others: List<Sku> = emptyList(),
  val stock: Map<Sku, Int> = emptyMap(),
)

class ForeignNamesTest {

  @Test
  fun theValueOfJackson() {
    there(
      """{"sku":"a","others":["b"],"stock":{"c":3}}""",
      Item(Sku("a"), listOf(Sku("b")), mapOf(Sku("c") to 3)),
    )
    assertEquals(
      "expected a string, found an object at /sku (line 1, column 8, byte 7)",
      refusal<Item>("""{"sku":{"code":"a"}}"""),
    )
  }

  @Test
  fun timesOfAPattern() {
    val day = LocalDate.of(2026, 1, 31)
    there(
      """{"day":"31.01.2026","at":"06:30, 1 Feb 2026","days":["20260131"]}""",
      Dated(day, Instant.parse("2026-01-31T21:30:00Z"), listOf(day)),
    )
    assertEquals(Dated(day), read<Dated>("""{"day":"31.01.2026"}"""))
    assertEquals(
      """expected a time such as "31.01.2026", found "2026-01-31" at /day (line 1, column 8, byte 7)""",
      refusal<Dated>("""{"day":"2026-01-31"}"""),
    )
  }

  @Test
  fun whatOtherLibrariesSay() {
    there("""{"a1":1,"b1":2,"d1":3,"e1":4,"g":5}""", Foreign(1, 2, 3, 3, 4, 6, 5))
    assertEquals(
      Foreign(1, d = 2, e = null, g = null),
      read<Foreign>("""{"a3":1,"d2":2,"c":9,"f":9,"e1":null,"g":null}"""),
    )
    assertTrue(refusal<Foreign>("""{"a1":1,"g":1}""").contains("'e1' is missing"))
    assertTrue(refusal<Foreign>("""{"a1":1,"e1":1}""").contains("'g' is missing"))
    there("""{"type":"one","x":1}""", Named.One(1) as Named)
  }

  @Test
  fun whatTypesAreCalledThatNothingNames() {
    there("""{"type":"blackbox.Outline.Circle","r":1}""", Outline.Circle(1) as Outline)
    there("""{"type":"sq","a":1}""", Outline.Square(1) as Outline)
    there("""{"@type":"Moved${'$'}By","x":1}""", Moved.By(1) as Moved)
  }

  @Test
  fun whatIsWrittenOnlyHasItsDefault() {
    val issued = read<Issued>("""{"name":"a","id":"2","note":"b"}""")
    assertEquals(Issued("a", "1", null), issued)
    assertEquals("""{"name":"a","id":"1","note":null}""", adapter<Issued>().toJson(issued))
  }

  @Test
  fun whatJacksonRequires() {
    assertEquals(Wanted(null, 1, null, 4), read<Wanted>("""{"a":null,"b":1,"e":1}"""))
    assertTrue(refusal<Wanted>("""{"b":1,"e":1}""").contains("'a' is missing"))
    assertTrue(refusal<Wanted>("""{"a":1,"e":1}""").contains("'b' is missing"))
    assertTrue(refusal<Wanted>("""{"a":1,"b":1}""").contains("'e' is missing"))
  }

  @Test
  fun whatJacksonLeavesOutOfASuperclass() {
    val guest = read<Guest>("""{"name":"Ann","passwd":"q"}""")
    assertEquals("p", guest.password)
    assertEquals("""{"name":"Ann"}""", adapter<Guest>().toJson(guest))
  }

  @Test
  fun whatIsReadIsCalledOtherwiseThanWhatIsWritten() {
    val apart = read<Apart>("""{"in":1,"taken":2,"out":9,"given":9}""")
    assertEquals("""{"out":1,"given":2}""", adapter<Apart>().toJson(apart))
  }

  @Test
  fun whatIsSaidOfAPropertyIsSaidOfThoseThatOverrideIt() {
    there("""{"_title":"t"}""", Volume("t"))
  }
}
