package blackbox

import java.time.LocalDate
import java.util.Currency
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertSame
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import streak.Json
import streak.JsonAdapter
import streak.JsonCreator
import streak.JsonDefault
import streak.JsonException
import streak.JsonName
import streak.JsonReader
import streak.JsonType
import streak.JsonWith
import streak.JsonWriter
import streak.Streak

/**
 * Left out, they are nothing but what a constructor takes: classes of Java by their names there.
 */
@Json
class Bystanders(
  val x: Int,
  @Transient val click: () -> Unit = {},
  @Transient val change: String.(Int, List<Int>) -> Unit = { _, _ -> },
  @Transient val wait: suspend (Int) -> String = { "" },
  @Transient
  val many:
    ((
      Int,
      Int,
      Int,
      Int,
      Int,
      Int,
      Int,
      Int,
      Int,
      Int,
      Int,
      Int,
      Int,
      Int,
      Int,
      Int,
      Int,
      Int,
      Int,
      Int,
      Int,
      Int,
      Int,
    ) -> Int)? =
    null,
  @Transient val reflected: kotlin.reflect.KFunction1<Int, Int>? = null,
  @Transient val entry: Map.Entry<String, Int>? = null,
  @Transient val entry2: MutableMap.MutableEntry<String, Int>? = null,
  @Transient val iterator: Iterator<Int>? = null,
  @Transient val iterator2: MutableListIterator<Int>? = null,
  @Transient val annotation: Annotation? = null,
  @Transient val cloneable: Cloneable? = null,
  @Transient val nothing: Nothing? = null,
  @Transient val array: Array<*>? = null,
  @Transient val array2: Array<in String>? = null,
  @Transient val compare: Comparator<in Throwable>? = null,
  @JsonWith(ByMessage::class) val fault: Throwable,
  @JsonWith(Doing::class) val action: suspend (Int) -> Unit = {},
)

internal object ByMessage : JsonAdapter<Throwable>() {
  override fun read(`in`: JsonReader): Throwable = Exception(`in`.readString())

  override fun write(out: JsonWriter, value: Throwable) {
    out.value(value.message)
  }
}

internal object Doing : JsonAdapter<suspend (Int) -> Unit>() {
  override fun read(`in`: JsonReader): suspend (Int) -> Unit {
    `in`.skipValue()
    return {}
  }

  override fun write(out: JsonWriter, value: suspend (Int) -> Unit) {
    out.value("act")
  }
}

enum class Day {
  MONDAY,
  @JsonName("fri") FRIDAY,
}

@Json
sealed interface Shape {
  @Json @JsonName("circle") data class Circle(val radius: Double) : Shape

  @Json data class Square(val side: Double = 1.0) : Shape

  @Json data object Nothing : Shape

  @Json
  sealed class Odd : Shape {
    @Json data class Blob(val name: String) : Odd()
  }
}

@Json
sealed interface Fault {
  sealed interface Net : Fault

  sealed interface Retry : Fault

  @Json data object Timeout : Net, Retry
}

@Json
sealed interface Animal {
  @Json open class Dog(val name: String) : Animal

  @Json class Puppy(name: String, val weeks: Int) : Dog(name), Animal
}

@Json(style = Json.Style.WRAPPER_OBJECT, bareUnits = true)
sealed class Command {
  @Json data class Move(val by: Int) : Command()

  @Json data object Stop : Command()
}

@Json data class Page<T>(val items: List<T>, val first: T? = null, val total: Int = 0)

@Json data class Nesting(val nest: Nest<Int?>)

@Json data class Nest<T>(val it: T, val inner: Nest<T?>? = null)

@Json data class Nests<A, B>(val a: A, val b: B, val inner: Nests<A, B?>? = null)

@Json data class Found(val shapes: Page<Shape>, val texts: Page<String?>)

@Json data class Pair2<A : Any, B : Comparable<B>>(val a: A, val b: B)

@Json
sealed interface Tree<T> {
  @Json data class Leaf<T>(val value: T) : Tree<T>

  @Json data class Node<T>(val left: Tree<T>, val right: Tree<T>) : Tree<T>
}

@Json data class Span<T : Comparable<T>>(val from: T, val to: T)

@Json data class Stay(val days: Span<LocalDate>, val ranks: Ranked<LocalDate>)

@Suppress("REDUNDANT_PROJECTION") @Json data class Ranked<T : Comparable<in T>>(val rank: T)

@Json
data class Amount<T>(val x: T, val y: T? = null, @JsonName("z") val `z z`: T? = null)
  where T : Comparable<T>, T : Number

@Json data class Related<A, B : A>(val a: A, val b: B? = null)

@Json data class Bounded<T : List<CharSequence>, U : MutableMap<String, out T>>(val t: T, val u: U?)

interface Labelled<T> {
  val label: T
}

@Json
sealed interface Node<T> {
  @Json data class Named<T>(override val label: T) : Labelled<T>, Node<T>
}

open class Holder<T> {
  var items: List<T> = listOf()
}

open class Halfway<A, B> : Holder<A>() {
  var last: B? = null
}

@Json class Held<T>(val x: T) : Halfway<String, T>()

abstract class Keeping<T> {
  var last: T? = null
  var all: MutableList<T> = mutableListOf()
  @JvmField var named: MutableMap<String, T>? = null
}

@Json class KeepingMaps : Keeping<Map<String, Int>>()

/** Java sees wildcards in the types of fields that can be set. */
@Json
class Exposed<T : Any>(@JvmField var given: List<T>) {
  @JvmField var shapes: List<Shape> = listOf()
  @JvmField var named: Map<String, Shape?>? = null
  @JvmField var rows: Array<List<Shape>> = arrayOf()
  @JvmField val settled: List<Shape> = listOf()
}

@JvmInline value class Key(val text: String)

@Json class KeepingKeys : Keeping<Key>()

@Suppress("REDUNDANT_PROJECTION")
@Json
data class Projected(val all: List<out Paid>, val each: MutableList<out Paid>)

@Json
data class Told(
  val all: List<@JvmWildcard Paid>,
  val rows: List<Map<String, @JvmWildcard List<Paid>>>,
  var later: Map<String, @JvmWildcard List<@JvmWildcard String>>? = null,
)

@Json class Tags(vararg val names: String)

@Json class Sums(vararg val numbers: Int, val more: Int = 0)

internal class CurrencyAdapter : JsonAdapter<Currency>() {
  override fun read(`in`: JsonReader): Currency = Currency.getInstance(`in`.readString())

  override fun write(out: JsonWriter, value: Currency) {
    out.value(value.currencyCode)
  }
}

@Json(shape = Json.Shape.ARRAY)
data class Candle(val open: Double, val close: Double = open, val note: String? = "none")

internal object Shouting : JsonAdapter<String>() {
  override fun read(`in`: JsonReader): String = `in`.readString().lowercase()

  override fun write(out: JsonWriter, value: String) {
    out.value(value.uppercase())
  }
}

@Json internal data class Loud(@JsonWith(Shouting::class) val word: String)

@Json
internal data class Price(
  val amount: Long,
  @JsonWith(CurrencyAdapter::class) val currency: Currency,
  @field:JsonWith(CurrencyAdapter::class) val other: Currency? = null,
)

@Json
data class Days(val day: Day, val byDay: Map<Day, Int> = mapOf(), val all: Array<Day> = arrayOf())

@Json
sealed interface Ordered {
  @Json companion object : Ordered

  @Json class Named(val name: String) : Ordered
}

class Euro(val cents: Long) {
  companion object ByHand : JsonAdapter<Euro>() {
    override fun read(`in`: JsonReader): Euro = Euro(`in`.readLong())

    override fun write(out: JsonWriter, value: Euro) {
      out.value(value.cents)
    }
  }
}

@Json class Paid(@JsonWith(Euro.ByHand::class) val price: Euro)

class Around {
  companion object {
    enum class Mood {
      GOOD,
      @JsonName("bad") BAD,
      `so so`,
    }

    @Json
    class Tempered(val mood: Mood, val moods: Map<Mood, Int> = mapOf()) {
      @JsonDefault("bad") var later: Mood = Mood.GOOD
      var only: Only? = null

      @Json object Only

      companion object {
        @JsonCreator fun of(mood: Mood, moods: Map<Mood, Int>): Tempered = Tempered(mood, moods)
      }
    }
  }
}

typealias Names = List<String>

@Json data class Aliased(val names: Names, val sets: HashSet<Int>, val `in`: Int)

typealias Holes<T> = List<T?>

typealias Grid<T> = List<List<T>>

typealias Board<T> = Grid<Map<String, T?>?>

@Json
data class Layered<T>(
  val holes: Holes<String>,
  val grid: Grid<Int>,
  val own: Grid<T>?,
  val board: Board<Count>,
)

class TypesTest {

  @Test
  fun whatIsLeftOut() {
    val document = """{"x":1,"fault":"f","action":"act"}"""
    assertEquals(document, adapter<Bystanders>().toJson(read<Bystanders>(document)))
    assertEquals(1, read<Bystanders>("""{"x":1,"fault":"f"}""").x)
  }

  @Test
  fun enums() {
    val document = """{"day":"fri","byDay":{"MONDAY":1},"all":["fri"]}"""
    val value = read<Days>(document)
    assertEquals(Day.FRIDAY, value.day)
    assertEquals(mapOf(Day.MONDAY to 1), value.byDay)
    assertEquals(document, adapter<Days>().toJson(value))
  }

  @Test
  fun sealedTypesAndObjects() {
    there("""{"type":"circle","radius":1.5}""", Shape.Circle(1.5) as Shape)
    assertEquals(Shape.Square(), read<Shape>("""{"type":"Square"}"""))
    assertSame(Shape.Nothing, read<Shape>("""{"more":[1],"type":"Nothing"}"""))
    there("""{"type":"Nothing"}""", Shape.Nothing as Shape)
    there("""{"type":"Blob","name":"b"}""", Shape.Odd.Blob("b") as Shape)
    assertSame(Shape.Nothing, read<Shape.Nothing>("{}"))
    assertEquals(
      """[{"Move":{"by":1}},"Stop"]""",
      adapter<Command>().list().toJson(listOf(Command.Move(1), Command.Stop)),
    )
    assertEquals(
      listOf(Command.Stop, Command.Move(2), Command.Stop),
      adapter<Command>().list().fromJson("""["Stop",{"Move":{"by":2}},{"Stop":{}}]"""),
    )
  }

  @Test
  fun aClassMayBePermittedAlongTwoWays() {
    there("""{"type":"Timeout"}""", Fault.Timeout as Fault)
  }

  @Test
  fun aSubclassIsNotWrittenAsWhatItExtends() {
    val animals = adapter<Animal>()
    for (document in
      listOf(
        """{"type":"Puppy","name":"Rex","weeks":8}""",
        """{"type":"Dog","name":"Max"}""",
      )) {
      assertEquals(document, animals.toJson(animals.fromJson(document)))
    }
  }

  @Test
  fun generics() {
    val pages = Streak.create().adapter(object : JsonType<Page<User>>() {})
    val page = Page(listOf(User("a", 1, null)), null, 1)
    val document = """{"items":[{"name":"a","age":1,"email":null}],"first":null,"total":1}"""
    assertEquals(page, pages.fromJson(document))
    assertEquals(document, pages.toJson(page))
    assertEquals(Page(listOf<User>()), pages.fromJson("""{"items":[]}"""))
    there(
      """{"shapes":{"items":[{"type":"Square","side":2.0}],"first":null,"total":0},"texts":{"items":[null,"a"],"first":null,"total":2}}""",
      Found(Page(listOf(Shape.Square(2.0))), Page(listOf(null, "a"), null, 2)),
    )
    assertTrue(
      refusal<Found>("""{"shapes":{"items":[null]}}""").contains("found null at /shapes/items/0")
    )
    val pairs = Streak.create().adapter(object : JsonType<Pair2<String, Int>>() {})
    assertEquals(Pair2("a", 1), pairs.fromJson("""{"a":"a","b":1}"""))
    val trees = Streak.create().adapter(object : JsonType<Tree<Int>>() {})
    val tree: Tree<Int> = Tree.Node(Tree.Leaf(1), Tree.Leaf(2))
    assertEquals(tree, trees.fromJson(trees.toJson(tree)))
  }

  @Test
  fun aTypeInItselfWhereItsParameterMayBeNull() {
    val nests = Streak.create().adapter(object : JsonType<Nest<Int>>() {})
    val inner = """{"it":null,"inner":{"it":2,"inner":{"it":null,"inner":null}}}"""
    val document = """{"it":1,"inner":$inner}"""
    assertEquals(document, nests.toJson(nests.fromJson(document)))
    assertTrue(
      assertThrows<JsonException> { nests.fromJson(inner) }.message!!.contains("null at /it")
    )
    val pairs = Streak.create().adapter(object : JsonType<Nests<Int, String>>() {})
    val b = """{"a":1,"b":"b","inner":{"a":1,"b":null,"inner":{"a":2,"b":null,"inner":null}}}"""
    assertEquals(b, pairs.toJson(pairs.fromJson(b)))
    assertTrue(
      assertThrows<JsonException> { pairs.fromJson("""{"a":1,"b":"","inner":{"a":null}}""") }
        .message!!
        .contains("null at /inner/a")
    )
  }

  @Test
  fun bounds() {
    there(
      """{"days":{"from":"2026-01-02","to":"2026-01-03"},"ranks":{"rank":"2026-01-04"}}""",
      Stay(
        Span(LocalDate.of(2026, 1, 2), LocalDate.of(2026, 1, 3)),
        Ranked(LocalDate.of(2026, 1, 4)),
      ),
    )
    val amounts = Streak.create().adapter(object : JsonType<Amount<Int>>() {})
    assertEquals(Amount(1), amounts.fromJson("""{"x":1}"""))
    assertEquals(Amount(1, `z z` = 2), amounts.fromJson("""{"x":1,"z":2}"""))
    val related = Streak.create().adapter(object : JsonType<Related<String, String>>() {})
    assertEquals(Related<String, String>("a"), related.fromJson("""{"a":"a"}"""))
  }

  @Test
  fun whatIsOfATypeParameterMustBeThereWhateverItsArgument() {
    there("""{"nest":{"it":null,"inner":null}}""", Nesting(Nest(null)))
    assertEquals(
      "required member 'it' is missing at /nest",
      refusal<Nesting>("""{"nest":{"inner":null}}""").substringBefore(" (line"),
    )
  }

  @Test
  fun aGenericClassInheritsWhatItGivesItsSuperclass() {
    val held = Streak.create().adapter(object : JsonType<Held<Int>>() {})
    val document = """{"x":1,"items":["a"],"last":2}"""
    assertEquals(listOf("a"), held.fromJson(document).items)
    assertEquals(document, held.toJson(held.fromJson(document)))
  }

  @Test
  fun whatIsInheritedWithTypesThatHaveArgumentsIsGotAndSet() {
    val document = """{"last":{"a":1},"all":[{"b":2}],"named":{"c":{"d":3}}}"""
    val kept = read<KeepingMaps>(document)
    assertEquals(mapOf("a" to 1), kept.last)
    assertEquals(document, adapter<KeepingMaps>().toJson(kept))
  }

  @Test
  fun fieldsWithWildcardsAreGotAndSet() {
    val square = """{"type":"Square","side":1.0}"""
    val document =
      """{"given":[$square],"shapes":[$square],"named":{"a":$square,"b":null},"rows":[[$square]]}"""
    val adapter = Streak.create().adapter(object : JsonType<Exposed<Shape>>() {})
    val exposed = adapter.fromJson(document)
    assertEquals(document, adapter.toJson(exposed))
    adapter.readInto("""{"given":[],"shapes":[$square,$square]}""", exposed)
    assertEquals(listOf(Shape.Square(), Shape.Square()), exposed.shapes)
    assertEquals(listOf<Shape>(), exposed.given)
  }

  @Test
  fun aValueClassInAGenericClassIsAnObject() {
    val document = """{"last":"x","all":["y"],"named":{"c":"z"}}"""
    assertEquals(Key("x"), read<KeepingKeys>(document).last)
    assertEquals(document, adapter<KeepingKeys>().toJson(read<KeepingKeys>(document)))
  }

  @Test
  fun aProjectionThatTheClassSaysAnyway() {
    val document = """{"all":[{"price":1}],"each":[{"price":2}]}"""
    assertEquals(document, adapter<Projected>().toJson(read<Projected>(document)))
  }

  @Test
  fun aWildcardThatKotlinIsToldToTellJava() {
    val document = """{"all":[{"price":1}],"rows":[{"a":[{"price":2}]}],"later":{"b":["c"]}}"""
    assertEquals(document, adapter<Told>().toJson(read<Told>(document)))
  }

  @Test
  fun aParameterIsPassedOnAlongTheWayThatLeadsToTheSealedType() {
    val nodes = Streak.create().adapter(object : JsonType<Node<Int>>() {})
    val node: Node<Int> = Node.Named(1)
    assertEquals("""{"type":"Named","label":1}""", nodes.toJson(node))
    assertEquals(node, nodes.fromJson(nodes.toJson(node)))
  }

  @Test
  fun anyNumberOfArguments() {
    assertEquals(listOf("a", "b"), read<Tags>("""{"names":["a","b"]}""").names.toList())
    assertEquals("""{"names":["a"]}""", adapter<Tags>().toJson(Tags("a")))
    val sums = read<Sums>("""{"numbers":[1,2]}""")
    assertEquals(3, sums.numbers.sum())
    assertEquals("""{"numbers":[1,2],"more":0}""", adapter<Sums>().toJson(sums))
  }

  @Test
  fun byHand() {
    there(
      """{"amount":5,"currency":"EUR","other":"USD"}""",
      Price(5, Currency.getInstance("EUR"), Currency.getInstance("USD")),
    )
    assertEquals(
      Price(5, Currency.getInstance("EUR")),
      read<Price>("""{"amount":5,"currency":"EUR"}"""),
    )
  }

  @Test
  fun arraysOfMembers() {
    there("[1.5,2.5,null]", Candle(1.5, 2.5, null))
    assertEquals(Candle(1.5), read<Candle>("[1.5]"))
    assertEquals(Candle(1.5, 3.0), read<Candle>("[1.5,3]"))
    assertTrue(refusal<Candle>("[1.5,null]").contains("found null at /1"))
  }

  @Test
  fun companions() {
    assertSame(Ordered, read<Ordered>("""{"type":"Companion"}"""))
    assertEquals("""{"type":"Companion"}""", adapter<Ordered>().toJson(Ordered))
    assertEquals("""{"price":5}""", adapter<Paid>().toJson(read<Paid>("""{"price":5}""")))
  }

  @Test
  fun whatIsInACompanion() {
    val document = """{"mood":"GOOD","moods":{"so so":1,"bad":2},"later":"so so","only":{}}"""
    val value = read<Around.Companion.Tempered>(document)
    assertEquals(document, adapter<Around.Companion.Tempered>().toJson(value))
    assertSame(Around.Companion.Tempered.Only, value.only)
    val absent = read<Around.Companion.Tempered>("""{"mood":"bad","moods":{}}""")
    assertEquals(Around.Companion.Mood.BAD, absent.later)
  }

  @Test
  fun anObjectByHand() {
    there("""{"word":"HELP"}""", Loud("help"))
  }

  @Test
  fun aliasesThatPassOnWhatTheyAreGiven() {
    val adapter = Streak.create().adapter(object : JsonType<Layered<Boolean>>() {})
    val document =
      """{"holes":["a",null],"grid":[[1]],"own":[[true]],"board":[[{"k":2,"l":null},null]]}"""
    val value = adapter.fromJson(document)
    assertEquals(
      Layered(
        listOf("a", null),
        listOf(listOf(1)),
        listOf(listOf(true)),
        listOf(listOf(mapOf("k" to Count(2), "l" to null), null)),
      ),
      value,
    )
    assertEquals(document, adapter.toJson(value))
    val refused = assertThrows<JsonException> { adapter.fromJson("{\"grid\":[[null]]}") }
    assertTrue(refused.message.contains("found null at /grid/0/0"))
  }

  @Test
  fun aliases() {
    there("""{"names":["a"],"sets":[1],"in":2}""", Aliased(listOf("a"), hashSetOf(1), 2))
  }
}
