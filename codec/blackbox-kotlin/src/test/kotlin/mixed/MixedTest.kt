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
}
