@file:JvmName("NullSafe")

package touchstone.contestants.moshi.kotlinreflective

import com.squareup.moshi.Json

/** A name and a number, neither of which may be missing. */
data class Owner(val name: String, val age: Int)

/** An object in an object, and one property that may be null. */
data class Account(val id: String, val owner: Owner, val nick: String?)

/** Defaults of every kind. */
data class Settings(
  val theme: String = "light",
  val size: Int = 12,
  val owner: Owner = Owner("nobody", 0),
  val nick: String? = "none",
  val id: String,
)

/** A list of what is never null. */
data class NameList(val names: List<String>)

/** A set of it. */
data class NameSet(val names: Set<String>)

/** An array of it. */
class NameArray(val names: Array<String>)

/** A map to it. */
data class Ages(val ages: Map<String, Int>)

/** What a box holds. */
data class Box<T>(val item: T)

/** A box of what is never null. */
data class Boxed(val box: Box<String>)

/** A name that the document writes otherwise. */
data class Renamed(@Json(name = "user_name") val userName: String)

/** What is inherited. */
open class Named {
  var name: String = "nobody"
}

/** What inherits it. */
class Employee(val age: Int) : Named()

/** A property that no document has. */
data class Cached(val id: String, @Transient val cached: Int = 7)

/** A property that is made when it is asked for, from another. */
class Greeted(val name: String) {
  val greeting: String by lazy { "Hello, $name" }
}

/** The class that a rule's type stands for. */
fun classOf(type: String): Class<*> =
  when (type) {
    "owner" -> Owner::class.java
    "account" -> Account::class.java
    "settings" -> Settings::class.java
    "list" -> NameList::class.java
    "set" -> NameSet::class.java
    "array" -> NameArray::class.java
    "map" -> Ages::class.java
    "generic" -> Boxed::class.java
    "renamed" -> Renamed::class.java
    "inherited" -> Employee::class.java
    "transient" -> Cached::class.java
    "lazy" -> Greeted::class.java
    "time" ->
      throw UnsupportedOperationException(
        "Moshi has no adapter of java.time.Instant: its users write one"
      )
    "decimal" ->
      throw UnsupportedOperationException(
        "Moshi has no adapter of java.math.BigDecimal: its users write one"
      )
    else -> throw IllegalArgumentException("not known: $type")
  }
