package blackbox

import java.io.IOException
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import streak.Json
import streak.JsonCreator
import streak.JsonException
import streak.Streak
import streak.kotlin.fromJson

@Json
data class Stretch(val begin: Int, val end: Int = 10) {
  init {
    require(begin <= end) { "begin is after end" }
  }
}

@Json
data class Stretches(
  val all: List<Stretch> = listOf(),
  val named: Map<String, Stretch?> = mapOf(),
  val best: Stretch? = null,
)

@Json
class Counter {
  var count: Int = 0
    set(value) {
      check(value >= 0) { "nothing is left" }
      field = value
    }
}

@Json
class Made private constructor(val number: Int) {
  companion object {
    @JsonCreator
    fun of(number: Int): Made {
      require(number >= 0) { "not made" }
      return Made(number)
    }
  }
}

/** Kotlin declares no exceptions, so Java cannot know of this one. */
@Json
class Unread(val file: String) {
  init {
    if (file.isEmpty()) {
      throw IOException("no file")
    }
  }
}

@Json data class Files(val files: List<Unread>)

@Json
sealed interface Figure {
  @Json
  data class Disc(val radius: Int) : Figure {
    init {
      require(radius > 0) { "flat" }
    }
  }
}

/** What a class's own code throws while it is read. */
class RefusedValuesTest {

  private inline fun <reified T : Any> refused(
    document: String,
    by: String,
    why: String,
    pointer: String,
  ) {
    val streak = Streak.create()
    val refusals =
      listOf(
        assertThrows<JsonException> { streak.fromJson<T>(document) },
        assertThrows<JsonException> { streak.fromJson<List<T>>("[$document]") },
        assertThrows<JsonException> { streak.fromJson<Map<String, T>>("{\"a\":$document}") },
        assertThrows<JsonException> { streak.fromJson<List<T?>>("[$document]") },
        assertThrows<JsonException> { adapter<T>().fromTree(streak.readTree(document)) },
      )
    assertEquals(
      listOf(pointer, "/0$pointer", "/a$pointer", "/0$pointer", pointer),
      refusals.map { it.pointer() },
    )
    for (refusal in refusals) {
      val words =
        "expected a value that the program accepts, found one that blackbox.$by refuses: \"$why\" "
      assertTrue(refusal.message.startsWith(words), refusal.message)
      assertEquals(why, refusal.cause?.message)
    }
  }

  @Test
  fun whatIsRequiredAndIsNot() {
    refused<Stretch>("""{"begin":2,"end":1}""", "Stretch", "begin is after end", "")
    refused<Stretch>("""{"begin":11}""", "Stretch", "begin is after end", "")
    refused<Stretches>(
      """{"all":[{"begin":1},{"begin":11}]}""",
      "Stretch",
      "begin is after end",
      "/all/1",
    )
    refused<Stretches>(
      """{"named":{"x":{"begin":11}}}""",
      "Stretch",
      "begin is after end",
      "/named/x",
    )
    refused<Stretches>("""{"best":{"begin":11}}""", "Stretch", "begin is after end", "/best")
  }

  @Test
  fun settersFactoriesAndSubclasses() {
    refused<Counter>("""{"count":-1}""", "Counter", "nothing is left", "/count")
    refused<Made>("""{"number":-1}""", "Made\$Companion", "not made", "")
    refused<Figure>("""{"type":"Disc","radius":0}""", "Figure\$Disc", "flat", "")
    refused<Id>("\"\"", "Id", "an id is not empty", "")
  }

  @Test
  fun whatWouldHaveToBeDeclaredInJava() {
    refused<Unread>("""{"file":""}""", "Unread", "no file", "")
    refused<Files>("""{"files":[{"file":"x"},{"file":""}]}""", "Unread", "no file", "/files/1")
  }
}
