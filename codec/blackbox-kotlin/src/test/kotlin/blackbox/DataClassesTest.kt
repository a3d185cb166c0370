package blackbox

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import streak.Json
import streak.JsonDefault
import streak.JsonIgnore
import streak.JsonName
import streak.JsonRequired
import streak.JsonUnknown

@Json data class User(val name: String, val age: Int, val email: String?)

@Json
data class Settings(
  val name: String,
  val size: Int = 12,
  val tags: List<String> = listOf("a"),
  val ratio: Double = size * 2.0,
  val note: String? = "none",
  @Transient val seen: Boolean = true,
  @JsonIgnore val token: String = "secret",
  val last: Long = -1,
)

@Json data class Address(val street: String, val number: Int?)

@Json
data class Person(
  val name: String,
  val home: Address,
  val work: Address? = null,
  val all: List<Address> = emptyList(),
)

@Json
data class Elements(
  val strings: List<String> = listOf(),
  val set: Set<Int> = setOf(),
  val array: Array<String> = arrayOf(),
  val map: Map<String, Address> = mapOf(),
  val deep: List<List<String>> = listOf(),
  val some: List<String?> = listOf(),
  val ints: IntArray = intArrayOf(),
  val boxed: Array<Int> = arrayOf(),
  val mutable: MutableList<Address> = mutableListOf(),
  val linked: LinkedHashMap<Int, Boolean> = linkedMapOf(),
)

@Json
class Rows(
  val ints: IntArray? = intArrayOf(1),
  val rows: Array<IntArray?> = arrayOf(ints, null),
  val bytes: ByteArray = byteArrayOf(1, 2),
  val longs: LongArray?,
  val count: Int = rows.size,
  val byName: Map<String, LongArray?> = mapOf("a" to longs),
)

open class Base(open val id: String) {
  var note: String = "base"
  lateinit var owner: String
}

@Json
class Derived(override val id: String, val x: Int) : Base(id) {
  val computed: Int
    get() = x * 2

  val length by lazy { id.length }
  var extra: List<Int> = listOf()
  var hidden: Int = 5
    private set

  @get:JsonName("twice")
  val twice: Int
    get() = x * 2
}

interface Titled {
  var title: String
}

abstract class Promised {
  abstract var count: Int
}

open class Kept : Promised() {
  var title: String = ""
  override var count: Int = 1
}

@Json class Book(val pages: Int) : Titled, Kept()

@Json
internal data class Internals(
  val a: String,
  internal val b: Int = 3,
  internal var c: Boolean = false,
)

@Json
class Bean {
  var name: String = "nobody"
  var count: Int = 1
  var isOpen: Boolean = true
  var list: MutableList<Int> = mutableListOf()
  @JvmField var field: Long = 4
}

@Json
data class Renamed(
  @JsonName(value = "first_name", aliases = ["first"]) val first: String,
  @param:JsonName("last_name") val last: String,
  @field:JsonName("years") val age: Int = 1,
)

@Json
class Later {
  lateinit var names: List<String>
  lateinit var home: Address
}

@Json data class Spaced(val `first name`: String, var `last name`: String = "none")

@Json
data class Policies(
  @JsonRequired val must: String?,
  @JsonDefault("7") val seven: Int,
  @JsonUnknown val others: Map<String, Int>,
)

@Json
data class Wide(
  val p00: Int = 0,
  val p01: Int = 1,
  val p02: Int = 2,
  val p03: Int = 3,
  val p04: Int = 4,
  val p05: Int = 5,
  val p06: Int = 6,
  val p07: Int = 7,
  val p08: Int = 8,
  val p09: Int = 9,
  val p10: Int = 10,
  val p11: Int = 11,
  val p12: Int = 12,
  val p13: Int = 13,
  val p14: Int = 14,
  val p15: Int = 15,
  val p16: Int = 16,
  val p17: Int = 17,
  @Transient val p18: Int = 18,
  val p19: Int = 19,
  val p20: Int = 20,
  val p21: Int = 21,
  val p22: Int = 22,
  val p23: Int = 23,
  val p24: Int = 24,
  val p25: Int = 25,
  val p26: Int = 26,
  val p27: Int = 27,
  val p28: Int = 28,
  val p29: Int = 29,
  val p30: Int = 30,
  val p31: Int = 31,
  val p32: Int = 32,
  val p33: Int = 33,
  val p34: Int = 34,
  val p35: Int = 35,
  val p36: Int = 36,
  val p37: Int = 37,
  val p38: Int = 38,
  val p39: Int = 39,
  val p40: Int = 40,
  val p41: Int = 41,
  val p42: Int = 42,
  val p43: Int = 43,
  val p44: Int = 44,
  val p45: Int = 45,
  val p46: Int = 46,
  val p47: Int = 47,
  val p48: Int = 48,
  val p49: Int = 49,
  val p50: Int = 50,
  val p51: Int = 51,
  val p52: Int = 52,
  val p53: Int = 53,
  val p54: Int = 54,
  val p55: Int = 55,
  val p56: Int = 56,
  val p57: Int = 57,
  val p58: Int = 58,
  val p59: Int = 59,
  val p60: Int = 60,
  val p61: Int = 61,
  val p62: Int = 62,
  val p63: Int = 63,
  val p64: Int = 64,
  val p65: Int = 65,
  val p66: Int = 66,
  val p67: Int = 67,
)

class DataClassesTest {

  @Test
  fun thereAndBack() {
    there("""{"name":"Ann","age":41,"email":"a@b"}""", User("Ann", 41, "a@b"))
    there("""{"name":"Ann","age":41,"email":null}""", User("Ann", 41, null))
    assertEquals(User("Ann", 41, null), read<User>("""{"age":41,"name":"Ann"}"""))
  }

  @Test
  fun whatIsNotNullMustBeThere() {
    assertEquals(
      "required member 'age' is missing (line 1, column 15, byte 14)",
      refusal<User>("""{"name":"Ann"}"""),
    )
    assertEquals(
      "expected a string, found null at /name (line 1, column 9, byte 8)",
      refusal<User>("""{"name":null,"age":1}"""),
    )
    assertTrue(refusal<User>("""{"name":"a","age":null}""").contains("found null at /age"))
  }

  @Test
  fun anyMixOfDefaults() {
    assertEquals(Settings("x"), read<Settings>("""{"name":"x"}"""))
    assertEquals(Settings("x", 3), read<Settings>("""{"size":3,"name":"x"}"""))
    assertEquals(
      Settings("x", 3, listOf(), 1.5, null, last = 9),
      read<Settings>("""{"name":"x","size":3,"tags":[],"ratio":1.5,"note":null,"last":9}"""),
    )
    assertEquals(Settings("x", last = 2), read<Settings>("""{"name":"x","last":2}"""))
    assertEquals(Settings("x"), read<Settings>("""{"name":"x","seen":false,"token":"stolen"}"""))
    assertEquals(
      """{"name":"x","size":12,"tags":["a"],"ratio":24.0,"note":"none","last":-1}""",
      adapter<Settings>().toJson(Settings("x")),
    )
    assertTrue(refusal<Settings>("""{"name":"x","size":null}""").contains("found null at /size"))
    assertTrue(refusal<Settings>("""{"name":"x","tags":null}""").contains("found null at /tags"))
    assertTrue(refusal<Settings>("""{"size":1}""").contains("'name' is missing"))
  }

  @Test
  fun moreParametersThanBitsInALong() {
    assertEquals(Wide(), read<Wide>("{}"))
    assertEquals(
      Wide(p17 = -1, p19 = -2, p32 = -3, p63 = -4, p64 = -5, p65 = -6, p67 = -7),
      read<Wide>("""{"p17":-1,"p19":-2,"p32":-3,"p63":-4,"p64":-5,"p65":-6,"p67":-7}"""),
    )
    val all = Wide(p00 = 100, p31 = 131, p33 = 133, p66 = 166)
    assertEquals(all, read<Wide>(adapter<Wide>().toJson(all)))
  }

  @Test
  fun nested() {
    there(
      """{"name":"a","home":{"street":"s","number":1},"work":null,"all":[{"street":"t","number":null}]}""",
      Person("a", Address("s", 1), null, listOf(Address("t", null))),
    )
    assertTrue(refusal<Person>("""{"name":"a","home":null}""").contains("found null at /home"))
    assertTrue(
      refusal<Person>("""{"name":"a","home":{"number":1}}""")
        .startsWith("required member 'street' is missing at /home")
    )
    assertTrue(
      refusal<Person>("""{"name":"a","home":{"street":"s"},"all":[null]}""")
        .contains("found null at /all/0")
    )
  }

  @Test
  fun elementsThatMayNotBeNull() {
    for (document in
      listOf(
        "strings" to "[\"a\",null]",
        "set" to "[1,null]",
        "array" to "[\"a\",null]",
        "ints" to "[1,null]",
        "boxed" to "[1,null]",
        "mutable" to "[{\"street\":\"s\"},null]",
      )) {
      val words = refusal<Elements>("{\"${document.first}\":${document.second}}")
      assertTrue(words.contains("found null at /${document.first}/1"), words)
    }
    assertTrue(refusal<Elements>("""{"map":{"k":null}}""").contains("found null at /map/k"))
    assertTrue(refusal<Elements>("""{"linked":{"1":null}}""").contains("found null at /linked/1"))
    assertTrue(refusal<Elements>("""{"deep":[["a"],[null]]}""").contains("at /deep/1/0"))
    assertTrue(refusal<Elements>("""{"deep":[null]}""").contains("found null at /deep/0"))
    assertEquals(listOf("a", null), read<Elements>("""{"some":["a",null]}""").some)
    val document =
      """{"strings":["a"],"set":[1],"array":["b"],"map":{"k":{"street":"s","number":1}},"deep":[["c"]],"some":[null],"ints":[1],"boxed":[2],"mutable":[],"linked":{"1":true}}"""
    assertEquals(document, adapter<Elements>().toJson(read<Elements>(document)))
  }

  @Test
  fun arraysOfPrimitives() {
    val rows = adapter<Rows>()
    val defaults =
      """{"ints":[1],"rows":[[1],null],"bytes":"AQI=","longs":[7],"count":2,"byName":{"a":[7]}}"""
    assertEquals(defaults, rows.toJson(rows.fromJson("""{"longs":[7]}""")))
    val given =
      """{"ints":null,"rows":[null,[2]],"bytes":"","longs":null,"count":3,"byName":{"b":null}}"""
    assertEquals(given, rows.toJson(rows.fromJson(given)))
    assertTrue(refusal<Rows>("""{"rows":null}""").contains("found null at /rows"))
    assertTrue(refusal<Rows>("""{"rows":[[1,null]]}""").contains("found null at /rows/0/1"))
    assertTrue(refusal<Rows>("""{"bytes":null}""").contains("found null at /bytes"))
  }

  @Test
  fun inheritedAndLater() {
    val value =
      read<Derived>(
        """{"id":"i","x":4,"note":"n","owner":"o","extra":[1],"hidden":9,"computed":1,"length":7,"twice":0}"""
      )
    assertEquals("i 4 n o [1] 5", value.run { "$id $x $note $owner $extra $hidden" })
    assertEquals(
      """{"id":"i","x":4,"note":"n","owner":"o","extra":[1],"twice":8}""",
      adapter<Derived>().toJson(value),
    )
    assertEquals("base", read<Derived>("""{"id":"i","x":4,"owner":"o"}""").note)
    assertTrue(refusal<Derived>("""{"id":"i","x":4}""").contains("'owner' is missing"))
  }

  @Test
  fun whatAnInterfaceAsksForMayBeInherited() {
    val document = """{"pages":1,"count":2,"title":"a"}"""
    assertEquals(document, adapter<Book>().toJson(read<Book>(document)))
  }

  @Test
  fun whatIsInternalCounts() {
    there("""{"a":"x","b":1,"c":true}""", Internals("x", 1, true))
    assertEquals(Internals("x"), read<Internals>("""{"a":"x"}"""))
  }

  @Test
  fun withoutParameters() {
    val bean = read<Bean>("""{"count":2,"isOpen":false,"field":9}""")
    assertEquals("nobody 2 false [] 9", bean.run { "$name $count $isOpen $list $field" })
    assertEquals(
      """{"name":"nobody","count":2,"isOpen":false,"list":[],"field":9}""",
      adapter<Bean>().toJson(bean),
    )
    assertTrue(refusal<Bean>("""{"name":null}""").contains("found null at /name"))
    val list = bean.list
    val same = adapter<Bean>().readInto("""{"list":[1,2],"name":"b"}""", bean)
    assertTrue(same === bean)
    assertTrue(same.list === list)
    assertEquals("b 2 [1, 2]", bean.run { "$name $count $list" })
  }

  @Test
  fun intoWhatWasNeverSet() {
    val later = Later()
    adapter<Later>().readInto("""{"names":["a"],"home":{"street":"s","number":1}}""", later)
    assertEquals(listOf("a"), later.names)
    assertEquals(Address("s", 1), later.home)
  }

  @Test
  fun names() {
    there("""{"first_name":"a","last_name":"b","years":3}""", Renamed("a", "b", 3))
    assertEquals(Renamed("a", "b"), read<Renamed>("""{"first":"a","last_name":"b"}"""))
  }

  @Test
  fun namesThatJavaCannotSay() {
    there("""{"first name":"a","last name":"b"}""", Spaced("a", "b"))
    assertEquals(Spaced("a"), read<Spaced>("""{"first name":"a"}"""))
  }

  @Test
  fun policies() {
    there("""{"must":null,"seven":7,"x":1}""", Policies(null, 7, mapOf("x" to 1)))
    assertEquals(Policies("a", 7, mapOf()), read<Policies>("""{"must":"a"}"""))
    assertTrue(refusal<Policies>("{}").contains("'must' is missing"))
    assertNull(read<Policies>("""{"must":null}""").must)
  }
}
