package guide

import java.io.InputStream
import streak.JsonAdapter
import streak.JsonException
import streak.Streak
import streak.kotlin.adapter
import streak.kotlin.fromJson
import streak.kotlin.toJson
import streak.kotlin.useLines

object Guide {

  private val streak = Streak.create()

  @JvmStatic
  fun thereAndBack(): String {
    // @start region="read"
    val users: JsonAdapter<User> = streak.adapter()
    val ann = users.fromJson("""{"name":"Ann","age":41,"email":null,"eye_color":"blue"}""")
    val json = users.toJson(ann.copy(tags = listOf("new")))
    // @end
    return json
  }

  @JvmStatic
  fun refused(): String {
    // @start region="null"
    val streak = Streak.create()
    return try {
      streak.fromJson<List<User>>("""[{"name":"Ann","age":41,"tags":["a",null]}]""").toString()
    } catch (e: JsonException) {
      e.message // expected a string, found null at /0/tags/1 (line 1, column 37, byte 36)
    }
    // @end
  }

  @JvmStatic
  fun pages(): Int {
    // @start region="reified"
    val pages = streak.adapter<Page<User>>()
    val byName = streak.adapter<Map<String, User?>>()
    // @end
    return pages.fromJson("""{"items":[]}""").total + byName.fromJson("""{"ann":null}""").size
  }

  @JvmStatic
  fun adults(input: InputStream): List<String> {
    // @start region="lines"
    val adults =
      streak.adapter<User>().useLines(input) { users ->
        users.filter { it.age >= 18 }.map { it.name }.toList()
      }
    // @end
    return adults
  }

  @JvmStatic
  fun others(): String =
    listOf(
        streak.toJson(streak.fromJson<Event>("""{"kind":"left"}""")),
        streak.toJson(Event.Renamed("x") as Event),
        streak.toJson(
          streak.fromJson<Login>(
            """{"user":"u1","attempts":4294967295,"session":"PT30M","day":"2026-01-02"}"""
          )
        ),
        streak.toJson(streak.fromJson<Settings>("""{"name":"a","theme":"dark"}""")),
      )
      .joinToString("\n")
}
