package blackbox

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import streak.Json
import streak.JsonType
import streak.Streak

@Json data class Alike(val `a b`: Int, val `a-b`: Int, var `a!b`: Int = 3)

@Json class Spacious<T, U : T>(val `a b`: T, val `c d`: U, var `e f`: List<T> = listOf())

/** Names that Java cannot say. */
class NamesTest {

  @Test
  fun alikeToJava() {
    there("""{"a b":1,"a-b":2,"a!b":4}""", Alike(1, 2, 4))
  }

  @Test
  fun ofTypesThatTheClassIsGiven() {
    val adapter = Streak.create().adapter(object : JsonType<Spacious<String, String>>() {})
    val document = """{"a b":"1","c d":"2","e f":["3"]}"""
    assertEquals(document, adapter.toJson(adapter.fromJson(document)))
  }
}
