package blackbox

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import streak.Json
import streak.JsonDefault
import streak.JsonName

/** Constants that Java has no names for. */
@Json
enum class Status {
  new,
  paid,
  `in transit`,
}

enum class Type {
  `text-html`,
  text_html,
  @JsonName("gone") default,
}

@Json
data class Letter(
  val status: Status,
  val type: Type,
  val types: Map<Type, Status?>,
  @JsonDefault("text-html") val other: Type,
)

class EnumsTest {

  private val document =
    """{"status":"new","type":"gone","types":{"text-html":"in transit","text_html":null},"other":"gone"}"""

  @Test
  fun constantsThatJavaHasNoNamesFor() {
    val types = mapOf(Type.`text-html` to Status.`in transit`, Type.text_html to null)
    there(document, Letter(Status.new, Type.default, types, Type.default))
    there(""""in transit"""", Status.`in transit`)
    assertEquals(
      Letter(Status.paid, Type.`text-html`, mapOf(), Type.`text-html`),
      read<Letter>("""{"status":"paid","type":"text-html","types":{}}"""),
    )
    assertEquals(Status.new, adapter<Status>().fromTree(adapter<Status>().toTree(Status.new)))
    assertTrue(refusal<Status>(""""old"""").contains("expected one of"))
  }
}
