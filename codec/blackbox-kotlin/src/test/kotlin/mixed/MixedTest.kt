package mixed

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import streak.Json
import streak.JsonException
import streak.Streak
import streak.kotlin.adapter

@Json data class Resident(val name: String, val age: Int = 30)

@Json data class Household(val house: Address, val others: List<Address?> = listOf())

@Json data class Entries(val sure: Entry<String, Int>, val maybe: Entry<String, Int?>)

@Json data class Sent(val parcel: Parcel, val others: List<Parcel> = listOf())

/** A module in which Java's classes and Kotlin's have each other as members. */
class MixedTest {

  private val households = Streak.create().adapter<Household>()

  @Test
  fun eachLanguageKeepsItsProcessor() {
    val value = Household(Address("Rome", 1, listOf(Resident("Ann"), Resident("Bob", 7))))
    assertEquals(
      value,
      households.fromJson(
        """{"house":{"city":"Rome","residents":[{"name":"Ann"},{"age":7,"name":"Bob"}]}}"""
      ),
    )
    val document =
      """{"house":{"city":"Rome","floor":1,"residents":[{"name":"Ann","age":30},{"name":"Bob","age":7}]},"others":[null]}"""
    assertEquals(document, households.toJson(value.copy(others = listOf(null))))
  }

  @Test
  fun whatAClassOfJavaImportsIsAMember() {
    val sent = Streak.create().adapter<Sent>()
    val document = """{"parcel":{"to":"Ann","weight":2},"others":[{"to":"Bob","weight":3}]}"""
    assertEquals(document, sent.toJson(sent.fromJson(document)))
  }

  @Test
  fun whatATypeSaysHoldsWhoeverHoldsIt() {
    val e =
      assertThrows<JsonException> {
        households.fromJson("""{"house":{"city":"Rome","residents":[{"name":null}]}}""")
      }
    assertEquals(
      "expected a string, found null at /house/residents/0/name",
      e.message.substringBefore(" (line"),
    )
  }

  @Test
  fun theArgumentSaysWhetherWhatIsJavasMayBeNull() {
    val entries = Streak.create().adapter<Entries>()
    val value = Entries(Entry("a", 1, listOf(2)), Entry("b", null, listOf(3, null)))
    val document =
      """{"sure":{"key":"a","value":1,"earlier":[2]},"maybe":{"key":"b","value":null,"earlier":[3,null]}}"""
    assertEquals(value, entries.fromJson(document))
    assertEquals(document, entries.toJson(value))
    for ((bad, words) in
      listOf(
        """{"sure":{"key":"a","value":null""" to "expected a number, found null at /sure/value",
        """{"sure":{"key":"a","value":1,"earlier":[null]""" to
          "expected a number, found null at /sure/earlier/0",
        """{"maybe":{"key":null""" to "expected a string, found null at /maybe/key",
        """{"maybe":{"key":"b","earlier":[]}}""" to "required member 'value' is missing at /maybe",
      )) {
      val e = assertThrows<JsonException> { entries.fromJson(bad) }
      assertEquals(words, e.message.substringBefore(" (line"))
    }
  }
}
