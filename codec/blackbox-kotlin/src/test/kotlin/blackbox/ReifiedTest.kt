package blackbox

import java.io.ByteArrayInputStream
import java.io.ByteArrayOutputStream
import java.io.IOException
import java.io.InputStream
import java.lang.reflect.ParameterizedType
import kotlin.reflect.typeOf
import kotlinx.io.RawSource
import kotlinx.io.buffered
import okio.Buffer
import okio.buffer
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import streak.JsonAdapter
import streak.JsonException
import streak.JsonLimits
import streak.JsonReader
import streak.JsonWriter
import streak.Streak
import streak.kotlin.adapter
import streak.kotlin.findAdapter
import streak.kotlin.fromJson
import streak.kotlin.io.fromJson
import streak.kotlin.io.toJson
import streak.kotlin.okio.fromJson
import streak.kotlin.okio.toJson
import streak.kotlin.toJson
import streak.kotlin.toJsonBytes
import streak.kotlin.useElements
import streak.kotlin.useLines
import streak.kotlin.writeLines

class ReifiedTest {

  private val streak = Streak.create()
  private val ann = User("Ann", 41, null)
  private val document = """{"name":"Ann","age":41,"email":null}"""

  @Test
  fun types() {
    assertEquals(ann, streak.adapter<User>().fromJson(document))
    assertEquals(ann, streak.fromJson<User>(document))
    assertEquals(ann, streak.fromJson<User>(document.toByteArray()))
    assertEquals(ann, streak.fromJson<User>(document.byteInputStream()))
    assertEquals(document, streak.toJson(ann))
    assertEquals(document, streak.toJsonBytes(ann).decodeToString())
    assertEquals(listOf(ann), streak.fromJson<List<User>>("[$document]"))
    assertEquals(mapOf("a" to listOf(1)), streak.fromJson<Map<String, List<Int>>>("""{"a":[1]}"""))
    assertEquals(Page(listOf(ann)), streak.fromJson<Page<User>>("""{"items":[$document]}"""))
    assertEquals("[$document]", streak.toJson(listOf(ann)))
    assertEquals("""{"a":[1]}""", streak.toJson(mapOf("a" to listOf(1))))
    assertEquals(
      none("java.lang.Thread", "another type of the JDK"),
      assertThrows<IllegalArgumentException> { streak.adapter<Thread>() }.message,
    )
  }

  class Bare(val x: Int)

  /** Whoever has Kotlin's classes has no processor path to put anything on. */
  @Test
  fun aClassWithoutAnAdapterIsToldOfKsp() {
    for (asked in
      listOf<() -> Any>(
        { streak.adapter<Bare>() },
        { streak.adapter<List<Bare>>() },
        { streak.adapter(Bare::class.java) },
      )) {
      assertEquals(
        "no adapter for ${Bare::class.java.name}: expected the generated class" +
          " blackbox.ReifiedTest_Bare_JsonAdapter; annotate the class with @Json and add streak-ksp" +
          " to what KSP runs",
        assertThrows<IllegalArgumentException> { asked() }.message,
      )
    }
  }

  private fun none(type: String, found: String) =
    "no adapter for $type: expected a String, a boxed number or Boolean, a BigDecimal or BigInteger," +
      " a type annotated with @Json, or a List, Collection or Map with String keys of such, found $found;" +
      " ask for a type annotated with @Json that holds it, or add a factory that makes its adapter," +
      " with Streak.with"

  @Test
  fun nullsAreAsTheTypeSays() {
    assertEquals(listOf(null, ann), streak.fromJson<List<User?>>("[null,$document]"))
    assertEquals(mapOf("a" to null), streak.fromJson<Map<String, User?>>("""{"a":null}"""))
    assertEquals(Page(listOf(null, 1)), streak.fromJson<Page<Int?>>("""{"items":[null,1]}"""))
    assertEquals("[null]", streak.toJson(listOf<User?>(null)))
    for ((words, read) in
      listOf<Pair<String, () -> Any>>(
        "found null at /0" to { streak.fromJson<List<User>>("[null]") },
        "found null at /a" to { streak.fromJson<Map<String, User>>("""{"a":null}""") },
        "found null at /0/1" to { streak.fromJson<List<List<String>>>("""[["a",null]]""") },
        "found null at /items/0" to { streak.fromJson<Page<User>>("""{"items":[null]}""") },
      )) {
      val message = assertThrows<JsonException> { read() }.message
      assertTrue(message.contains(words), message)
    }
  }

  private inline fun <reified T> find() = streak.findAdapter(typeOf<T>())

  /** Nobody's class, with an argument. */
  private class Box<T>

  @Test
  fun whoAsksWhetherThereIsOneIsTold() {
    assertEquals(ann, find<User>()?.fromJson(document))
    assertEquals(ann, find<User?>()?.fromJson(document))
    assertEquals(7, find<Int>()?.fromJson("7"))
    assertEquals(Page(listOf(ann)), find<Page<User>>()?.fromJson("""{"items":[$document]}"""))
    assertEquals(listOf(null, 1), find<List<Int?>>()?.fromJson("[null,1]"))
    assertThrows<JsonException> { find<Map<String, User>>()?.fromJson("""{"a":null}""") }
    for (other in
      listOf(
        find<Any>(),
        find<Thread>(),
        find<IntArray>(),
        find<ReifiedTest>(),
        find<Box<User>>(),
        find<List<*>>(),
        find<List<Box<User>>>(),
        find<Page<Thread>>(),
        find<Map<Int, User>>(),
        find<Set<User>>(),
      )) {
      assertNull(other)
    }
  }

  @Test
  fun aNameThatIsNoTextIsPointedAt() {
    val adapter = streak.adapter<Map<String, List<Int>>>()
    for (name in listOf("\ud800", "\ud800" + "x".repeat(10_000))) {
      val problem = assertThrows<JsonException> { adapter.toJson(mapOf(name to listOf(1))) }
      assertEquals("/$name", problem.pointer())
    }
  }

  /** Nobody's class: a factory makes its adapter. */
  private object Ranges : JsonAdapter<ClosedRange<Int>>() {
    override fun read(`in`: JsonReader): ClosedRange<Int> = 0..`in`.readInt()

    override fun write(out: JsonWriter, value: ClosedRange<Int>) {
      out.value(value.endInclusive)
    }
  }

  @Test
  fun factoriesMakeAdaptersOfTypesWithArguments() {
    val ranged =
      Streak.create().with { type ->
        Ranges.takeIf { type is ParameterizedType && type.rawType == ClosedRange::class.java }
      }
    assertEquals(0..5, ranged.fromJson<ClosedRange<Int>>("5"))
    assertEquals(listOf(0..5, null), ranged.fromJson<List<ClosedRange<Int>?>>("[5,null]"))
    assertEquals(
      none("kotlin.ranges.ClosedRange<java.lang.Integer>", "another type of Kotlin"),
      assertThrows<IllegalArgumentException> { streak.adapter<ClosedRange<Int>>() }.message,
    )
    assertEquals(
      none("java.util.Set<blackbox.User>", "another type of the JDK"),
      assertThrows<IllegalArgumentException> { streak.adapter<Set<User>>() }.message,
    )
    assertThrows<IllegalArgumentException> { streak.adapter<Map<*, Int>>() }
  }

  @Test
  fun limitsHoldForAllTypes() {
    val shallow = Streak.create(JsonLimits.DEFAULT.withDepth(1))
    assertThrows<JsonException> { shallow.fromJson<List<List<Int>>>("[[1]]") }
    assertEquals(listOf(1), shallow.fromJson<List<Int>>("[1]"))
  }

  @Test
  fun sequencesThatClose() {
    val lines = Closing("$document\n$document\n")
    assertEquals(2, streak.adapter<User>().useLines(lines) { it.count { user -> user == ann } })
    assertTrue(lines.closed)
    val array = Closing("[$document,$document")
    assertEquals(ann, streak.adapter<User>().useElements(array) { it.first() })
    assertTrue(array.closed)
    val out = ByteArrayOutputStream()
    streak.adapter<User>().writeLines(sequenceOf(ann, ann), out)
    assertEquals("$document\n$document\n", out.toString())
  }

  private class Closing(text: String) : InputStream() {
    private val bytes = ByteArrayInputStream(text.toByteArray())
    var closed = false

    override fun read(): Int = bytes.read()

    override fun close() {
      closed = true
    }
  }

  @Test
  fun okio() {
    val users = streak.adapter<User>()
    assertEquals(ann, users.fromJson(Buffer().writeUtf8(document)))
    val out = Buffer()
    users.toJson(ann, out)
    assertEquals(document, out.readUtf8())
  }

  @Test
  fun kotlinxIo() {
    val users = streak.adapter<User>()
    val buffer = kotlinx.io.Buffer()
    users.toJson(ann, buffer)
    assertEquals(ann, users.fromJson(buffer))
  }

  @Test
  fun whatASourceThrowsIsThrown() {
    val users = streak.adapter<User>()
    val okio =
      object : okio.ForwardingSource(Buffer()) {
        override fun read(sink: Buffer, byteCount: Long): Long = throw IOException("okio")
      }
    assertEquals("okio", assertThrows<IOException> { users.fromJson(okio.buffer()) }.message)
    val kotlinxIo =
      object : RawSource {
        override fun readAtMostTo(sink: kotlinx.io.Buffer, byteCount: Long): Long =
          throw IOException("kotlinx-io")

        override fun close() {}
      }
    assertEquals(
      "kotlinx-io",
      assertThrows<IOException> { users.fromJson(kotlinxIo.buffered()) }.message,
    )
  }
}
