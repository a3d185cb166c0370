package blackbox

import kotlin.time.Duration
import kotlin.time.Duration.Companion.seconds
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import streak.Json
import streak.JsonDefault

/** What annotations say of properties that are set when the object is there. */
@Json
class Search(val text: String) {
  @JsonDefault("10") var limit: Int = 3
  @JsonDefault("[\"en\"]") var languages: List<String> = listOf()
  @JsonDefault("7") var count: Count = Count(1)
  var page: Int = 1
}

@Json
class Query {
  @JsonDefault("5") var limit: UInt = 1u
  @JsonDefault("18446744073709551615") var most: ULong = 0u
  @JsonDefault("x y") var id: Id = Id("z")
  @JsonDefault("PT5S") var patience: Duration = 1.seconds
  var page: Int = 1
}

@Json
data class Wait(
  @JsonDefault("PT2S") val first: Duration,
  @JsonDefault("PT3S") val second: Duration?,
  @JsonDefault("true") val id: Id,
  @JsonDefault("4") val count: Count?,
)

class DefaultsTest {

  @Test
  fun ofWhatIsSetLater() {
    val absent = read<Search>("""{"text":"a"}""")
    assertEquals("10 [en] 7 1", absent.run { "$limit $languages ${count.number} $page" })
    val present = read<Search>("""{"text":"a","limit":1,"languages":[],"count":2,"page":3}""")
    assertEquals("1 [] 2 3", present.run { "$limit $languages ${count.number} $page" })
  }

  @Test
  fun ofWhatIsSetByMethodsThatJavaHasNoNamesFor() {
    val absent = read<Query>("{}")
    assertEquals(
      "5 18446744073709551615 x y 5s 1",
      absent.run { "$limit $most ${id.text} $patience $page" },
    )
    assertEquals(2u, read<Query>("""{"limit":2}""").limit)
  }

  @Test
  fun ofValueClasses() {
    assertEquals(Wait(2.seconds, 3.seconds, Id("true"), Count(4)), read<Wait>("{}"))
  }
}
