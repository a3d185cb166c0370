package touchstone.contestants.streak_kotlin.nullsafe

import java.math.BigDecimal
import java.time.Instant
import streak.Json
import streak.JsonName

/** A name and a number, neither of which may be missing. */
@Json data class Owner(val name: String, val age: Int)

/** An object in an object, and one property that may be null. */
@Json data class Account(val id: String, val owner: Owner, val nick: String?)

/** Defaults of every kind. */
@Json
data class Settings(
  val theme: String = "light",
  val size: Int = 12,
  val owner: Owner = Owner("nobody", 0),
  val nick: String? = "none",
  val id: String,
)

/** A list of what is never null. */
@Json data class NameList(val names: List<String>)

/** A set of it. */
@Json data class NameSet(val names: Set<String>)

/** An array of it. */
@Json class NameArray(val names: Array<String>)

/** A map to it. */
@Json data class Ages(val ages: Map<String, Int>)

/** What a box holds. */
@Json data class Box<T>(val item: T)

/** A box of what is never null. */
@Json data class Boxed(val box: Box<String>)

/** A name that the document writes otherwise. */
@Json data class Renamed(@JsonName("user_name") val userName: String)

/** What is inherited. */
open class Named {
  var name: String = "nobody"
}

/** What inherits it. */
@Json class Employee(val age: Int) : Named()

/** A property that no document has. */
@Json data class Cached(val id: String, @Transient val cached: Int = 7)

/** A property that is made when it is asked for, from another. */
@Json
class Greeted(val name: String) {
  val greeting: String by lazy { "Hello, $name" }
}

/** A point in time. */
@Json data class Event(val at: Instant)

/** A number with all of its digits. */
@Json data class Price(val amount: BigDecimal)

/** The class that a rule's type stands for. */
internal fun classOf(type: String): Class<*> =
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
    "time" -> Event::class.java
    "decimal" -> Price::class.java
    else -> throw IllegalArgumentException("not known: $type")
  }
