package blackbox

import java.io.IOException
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import streak.Json
import streak.JsonCreator
import streak.JsonException
import streak.JsonType
import streak.Streak

@Json
class Point private constructor(val x: Int, val y: Int) {
  companion object {
    @JsonCreator fun of(x: Int, y: Int): Point = Point(x, y)
  }
}

@Json
@ConsistentCopyVisibility
data class Noted
private constructor(
  val x: Int,
  val note: String?,
  val id: Id,
  val count: Count?,
  val tags: List<String>,
) {
  companion object {
    @JsonCreator
    fun of(
      x: Int,
      note: String? = "none",
      id: Id = Id("i"),
      count: Count? = Count(x),
      tags: List<String> = listOf(),
    ): Noted = Noted(x, note, id, count, tags)
  }
}

@Json
@ConsistentCopyVisibility
data class Halved<T : Any> private constructor(val x: T, val y: Int) {
  companion object {
    @JvmStatic @JsonCreator internal fun <T : Any> new(x: T, y: Int = 1) = Halved(x, y / 2)
  }
}

/** Its function calls the class's parameters otherwise, and has them in another order. */
@Json
class Paired<A, B : Any> private constructor(val first: A, val others: List<B>) {
  companion object {
    @JsonCreator
    fun <E : Any, A> of(first: A, others: List<E> = listOf()): Paired<A, E> = Paired(first, others)
  }
}

@Json
interface Measured {
  val width: Int
  val depth: Int?

  companion object {
    @JsonCreator fun of(width: Int, depth: Int? = 9): Measured = Table(width, depth)
  }
}

class Table(override val width: Int, override val depth: Int?) : Measured

@Json
abstract class Drawn(val name: String) {
  abstract val length: Int
  var note: String = "n"

  companion object {
    @JsonCreator fun `draw a line`(name: String, length: Int): Drawn = Line(name, length)
  }
}

class Line(name: String, override val length: Int) : Drawn(name)

@Json
class Checked private constructor(@get:Throws(IOException::class) val x: Int) {
  var y: Int = 1
    @Throws(IOException::class) get
    @Throws(IOException::class)
    set(value) {
      if (value < 0) throw IOException("$value")
      field = value
    }

  companion object {
    @Throws(IOException::class) @JsonCreator fun of(x: Int): Checked = Checked(x)
  }
}

@Json
class Secondary(val x: Int) {
  @JsonCreator constructor(x: Int, times: Int = 2) : this(x * times)

  val times: Int
    get() = 1
}

class CreatorsTest {

  @Test
  fun constructorsAndFunctions() {
    val point = read<Point>("""{"x":1,"y":2}""")
    assertEquals("1 2", "${point.x} ${point.y}")
    assertEquals("""{"x":1,"y":2}""", adapter<Point>().toJson(point))
    there(
      """{"x":1,"note":null,"id":"j","count":2,"tags":["a"]}""",
      adapter<Noted>().fromJson("""{"id":"j","count":2,"x":1,"tags":["a"],"note":null}"""),
    )
    assertEquals(Noted.of(2), read<Noted>("""{"x":2}"""))
    assertEquals(Noted.of(2, tags = listOf("b")), read<Noted>("""{"x":2,"tags":["b"]}"""))
    val halves = Streak.create().adapter(object : JsonType<Halved<Int>>() {})
    assertEquals(Halved.new(3, 8), halves.fromJson("""{"x":3,"y":8}"""))
    assertEquals(Halved.new(3), halves.fromJson("""{"x":3}"""))
    val pairs = Streak.create().adapter(object : JsonType<Paired<Int, String>>() {})
    val pair = """{"first":1,"others":["a"]}"""
    assertEquals(pair, pairs.toJson(pairs.fromJson(pair)))
    assertEquals(listOf<String>(), pairs.fromJson("""{"first":1}""").others)
    assertEquals(10, read<Secondary>("""{"x":5}""").x)
    assertEquals(15, read<Secondary>("""{"x":5,"times":3}""").x)
  }

  @Test
  fun ofWhatIsAbstract() {
    val document = """{"width":1,"depth":2}"""
    assertEquals(document, adapter<Measured>().toJson(read<Measured>(document)))
    assertEquals(9, read<Measured>("""{"width":1}""").depth)
    val drawn = """{"name":"a","length":2,"note":"b"}"""
    assertEquals(drawn, adapter<Drawn>().toJson(read<Drawn>(drawn)))
  }

  @Test
  fun exceptionsThatJavaWouldHaveToDeclare() {
    val document = """{"x":1,"y":2}"""
    assertEquals(document, adapter<Checked>().toJson(read<Checked>(document)))
    val thrown = assertThrows<JsonException> { read<Checked>("""{"x":1,"y":-1}""") }
    assertEquals("", thrown.pointer())
    assertEquals("-1", thrown.cause?.message)
  }
}
