package blackbox

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import streak.Json
import streak.JsonAdapter
import streak.JsonReader
import streak.JsonWith
import streak.JsonWriter
import streak.tokens.TokenAdapters

internal object Joined : JsonAdapter<List<Shape>>() {
  override fun read(`in`: JsonReader): List<Shape> =
    `in`.readString().split(",").map { Shape.Circle(it.toDouble()) }

  override fun write(out: JsonWriter, value: List<Shape>) {
    out.value(value.filterIsInstance<Shape.Circle>().joinToString(",") { it.radius.toString() })
  }
}

@Json
internal data class Circles(
  @JsonWith(Joined::class) val all: List<Shape>,
  @JsonWith(Joined::class) val some: List<Shape>? = null,
)

/** Adapters for bridges: what is on the class path has the compiler generate one of each type. */
class TokensTest {

  @Test
  fun byHand() {
    val document = """{"all":"1.0,2.0","some":"3.0"}"""
    val circles = TokenAdapters().find(Circles::class.java)
    val read = circles?.read(streak.tokens.JsonReader.of(document))
    assertEquals(
      Circles(listOf(Shape.Circle(1.0), Shape.Circle(2.0)), listOf(Shape.Circle(3.0))),
      read,
    )
    assertEquals(document, adapter<Circles>().toJson(read as Circles))
  }
}
