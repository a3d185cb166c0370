package blackbox

import com.fasterxml.jackson.annotation.JsonValue
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import streak.Json
import streak.JsonDefault
import streak.JsonName
import streak.JsonUnknown
import streak.Streak

/** Constants that Java has no names for. */
@Json
enum class Status {
  new,
  paid,
  `in transit`,
}

/** One that a document may not know yet. */
enum class Kind {
  OLD,
  @JsonUnknown NEW,
}

@Json data class Kinds(val kind: Kind, val others: List<Kind?> = listOf())

enum class Type {
  `text-html`,
  text_html,
  @JsonName("gone") default,
}

@Json
enum class Size(@get:JsonValue val code: String) {
  SMALL("s"),
  `LARGE-ONE`("l"),
  @JsonName("m") MIDDLE("x"),
}

interface Coded {
  @get:JsonValue val code: String
}

enum class Tone(override val code: String) : Coded {
  LOUD("!"),
  LOW("."),
}

enum class Taste {
  SWEET {
    override fun asked() = "sw"
  },
  SOUR {
    override fun asked() = "so"
  };

  @JsonValue abstract fun asked(): String
}

@Json
data class Shirt(
  val size: Size,
  val sizes: Map<Size, Taste?>,
  val tone: Tone,
  @JsonDefault("l") val other: Size,
)

@Json
data class Letter(
  val status: Status,
  val type: Type,
  val types: Map<Type, Status?>,
  @JsonDefault("text-html") val other: Type,
)

class EnumsTest {

  @Test
  fun whatConstantsSayThatTheyAreCalled() {
    there(
      """{"size":"l","sizes":{"s":"so","m":null},"tone":"!","other":"s"}""",
      Shirt(
        Size.`LARGE-ONE`,
        mapOf(Size.SMALL to Taste.SOUR, Size.MIDDLE to null),
        Tone.LOUD,
        Size.SMALL,
      ),
    )
    there(""""l"""", Size.`LARGE-ONE`)
    assertEquals(
      Shirt(Size.MIDDLE, mapOf(), Tone.LOW, Size.`LARGE-ONE`),
      read<Shirt>("""{"size":"m","sizes":{},"tone":"."}"""),
    )
    assertEquals(Size.MIDDLE, adapter<Size>().fromTree(adapter<Size>().toTree(Size.MIDDLE)))
    assertTrue(refusal<Size>(""""SMALL"""").contains("expected one of s, l, m, found"))
  }

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

  @Test
  fun aNameThatIsNoConstantsIsTheOneThatSaysSo() {
    val adapter = Streak.create().adapter(Kinds::class.java)
    assertEquals(
      Kinds(Kind.NEW, listOf(Kind.OLD, Kind.NEW, null)),
      adapter.fromJson("""{"kind":"newer","others":["OLD","newest",null]}"""),
    )
  }
}
