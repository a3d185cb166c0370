package touchstone.contestants.bridges

import touchstone.contestants.bridges.nullsafe.classOf
import touchstone.contestants.bridges.users.Response

/** The class of a workload's type, or of a rule's, which stands behind a slash. */
@Suppress("UNCHECKED_CAST") // whatever it is, it is read and written as itself
internal fun classOfType(type: String): Class<Any> =
  when {
    type == "users" -> Response::class.java
    type.startsWith("nullsafe/") -> classOf(type.removePrefix("nullsafe/"))
    else -> throw IllegalArgumentException("not claimed: $type")
  }
    as Class<Any>
