package shrunk

import kotlin.time.Duration
import streak.Json
import streak.JsonAdapter
import streak.JsonType
import streak.Streak
import streak.kotlin.fromJson
import streak.kotlin.toJson
import streak.tokens.JsonReader
import streak.tokens.TokenAdapters

@Json @JvmInline value class Id(val text: String)

@JvmInline value class Grams(val number: Int)

enum class Care {
  FRAGILE
}

/** Names, a constructor and accessors that Java has no words for. */
@Json
data class Parcel(
  val id: Id,
  val weight: Grams?,
  val label: String = "none",
  val pieces: Int = 1,
  val waits: Duration = Duration.ZERO,
  val care: Care? = null,
)

@Json
open class Ticket(var holder: Id) {
  var seat: Grams = Grams(0)
}

@Json class Return(holder: Id, val by: Id) : Ticket(holder)

@Json sealed interface Shape

@Json data class Circle(val radius: Double) : Shape

@Json data object Nothing : Shape

@Json data class Box<T>(val inside: T)

private fun <T : Any> again(adapter: JsonAdapter<T>, document: String): String =
  adapter.toJson(adapter.fromJson(document))

/** What the program does: by classes, by types with arguments, by trees, and under a bridge. */
fun documents(): List<String> {
  val streak = Streak.create()
  return listOf(
    again(streak.adapter(Parcel::class.java), """{"id":"a","weight":null}"""),
    again(
      streak.adapter(Parcel::class.java),
      """{"id":"a","weight":7,"label":"b","pieces":2,"waits":"PT1M","care":"FRAGILE"}""",
    ),
    again(streak.adapter(Return::class.java), """{"holder":"a","by":"c","seat":3}"""),
    again(
      streak.adapter(object : JsonType<List<Box<Shape>>>() {}),
      """[{"inside":{"type":"Circle","radius":1.5}},{"inside":{"type":"Nothing"}}]""",
    ),
    streak.readTree("""{"a":[1,2.50]}""").toString(),
    TokenAdapters().find(Parcel::class.java)!!.read(JsonReader.of("""{"id":"d"}""")).toString(),
    streak.toJson(streak.fromJson<Map<String, Box<Id>>>("""{"a":{"inside":"b"}}""")),
  )
}

fun main() {
  documents().forEach(::println)
}
