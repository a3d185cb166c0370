package blackbox

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import streak.Json
import streak.JsonName
import streak.JsonType
import streak.JsonUnknown
import streak.Streak

@Json(naming = Json.Naming.SNAKE_CASE)
data class Snake(val createdAt: Int, val parentURL: Int?, var `in`: Phase = Phase.IN_PROGRESS)

@Json(naming = Json.Naming.CAMEL_CASE)
enum class Phase {
  IN_PROGRESS,
  @JsonName("OVER") DONE,
}

@Json(naming = Json.Naming.KEBAB_CASE)
sealed interface Signal {
  @Json data class TurnLeft(val nextAt: Int) : Signal

  @Json data object FullStop : Signal

  @Json @JsonUnknown data class Strange(val nextAt: Int = 0) : Signal
}

@Json data class Alike(val `a b`: Int, val `a-b`: Int, var `a!b`: Int = 3)

@Json class Spacious<T, U : T>(val `a b`: T, val `c d`: U, var `e f`: List<T> = listOf())

@Json
class Fields(@JvmField var default: Int) {
  @JvmField var `a b`: Int = 2
  @JvmField var `a-b`: List<Int> = listOf()
  @field:JsonName("c") @JvmField var `1 c`: String = "x"
}

@Json class Called(@get:JvmName("new") val x: Int, @get:JvmName("1a") val y: Int)

@Json
class Unseen(@get:JvmSynthetic @set:JvmSynthetic var x: Int) {
  @JvmSynthetic @JvmField var y: Int = 1
}

@Json class Rest(val x: Int, @JsonUnknown val `the rest`: Map<String, Int>)

@Json
class Remains {
  @JsonUnknown var `the rest`: Map<String, Int> = mapOf()
}

open class Wordy<T : Any, U : Comparable<U>>(val `a b`: T, var `c d`: List<U>) {
  @JvmField var `e f`: T? = null
  lateinit var `g h`: T
}

@Json class Worded(val x: Int, `c d`: List<String>) : Wordy<Int, String>(x, `c d`)

/** Names that Java cannot say. */
class NamesTest {

  @Test
  fun alikeToJava() {
    there("""{"a b":1,"a-b":2,"a!b":4}""", Alike(1, 2, 4))
  }

  @Test
  fun ofFieldsAndOfWhatGetsAndSets() {
    for (document in
      listOf(
        """{"default":1,"a b":3,"a-b":[4],"c":"y"}""",
        """{"default":1,"a b":2,"a-b":[],"c":"x"}""",
      )) {
      assertEquals(document, adapter<Fields>().toJson(read<Fields>(document)))
    }
    val fields = Fields(1)
    adapter<Fields>().readInto("""{"a b":5}""", fields)
    assertEquals(5, fields.`a b`)
    val called = """{"x":1,"y":2}"""
    assertEquals(called, adapter<Called>().toJson(read<Called>(called)))
    assertEquals(called, adapter<Unseen>().toJson(read<Unseen>(called)))
  }

  @Test
  fun ofWhatCollectsTheRest() {
    val document = """{"x":1,"y":2}"""
    assertEquals(document, adapter<Rest>().toJson(read<Rest>(document)))
    assertEquals(document, adapter<Remains>().toJson(read<Remains>(document)))
    val remains = Remains()
    adapter<Remains>().readInto(document, remains)
    assertEquals(mapOf("x" to 1, "y" to 2), remains.`the rest`)
  }

  @Test
  fun ofTypesThatASuperclassIsGiven() {
    val document = """{"x":1,"c d":["a"],"e f":2,"g h":3}"""
    assertEquals(document, adapter<Worded>().toJson(read<Worded>(document)))
  }

  @Test
  fun ofTypesThatTheClassIsGiven() {
    val adapter = Streak.create().adapter(object : JsonType<Spacious<String, String>>() {})
    val document = """{"a b":"1","c d":"2","e f":["3"]}"""
    assertEquals(document, adapter.toJson(adapter.fromJson(document)))
  }

  @Test
  fun namesAreMadeAsTheTypeSays() {
    val snakes = Streak.create().adapter(Snake::class.java)
    assertEquals(
      Snake(1, null, Phase.DONE),
      snakes.fromJson("""{"created_at":1,"parent_url":null,"in":"OVER"}"""),
    )
    assertEquals(
      """{"created_at":1,"parent_url":2,"in":"inProgress"}""",
      snakes.toJson(Snake(1, 2)),
    )
    val signals = Streak.create().adapter(Signal::class.java)
    val documents =
      mapOf(
        Signal.TurnLeft(3) to """{"type":"turn-left","nextAt":3}""",
        Signal.FullStop to """{"type":"full-stop"}""",
      )
    assertEquals(Signal.Strange(4), signals.fromJson("""{"nextAt":4,"type":"turn-right"}"""))
    for ((signal, document) in documents) {
      assertEquals(signal, signals.fromJson(document))
      assertEquals(document, signals.toJson(signal))
    }
  }
}
