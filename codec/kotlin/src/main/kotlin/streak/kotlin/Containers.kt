package streak.kotlin

import streak.JsonAdapter
import streak.JsonException
import streak.JsonReader
import streak.JsonWriter

/** An array; its elements may be null when the adapter of one says so. */
internal class ElementsAdapter<T : Any>(private val element: JsonAdapter<T>) :
  JsonAdapter<List<T>>() {

  override fun read(`in`: JsonReader): List<T> {
    val values = ArrayList<T>()
    var more = `in`.beginArray()
    try {
      while (more) {
        values.add(element.read(`in`))
        more = `in`.nextElement()
      }
    } catch (e: Exception) {
      throw JsonException.refused(`in`, e).inElement(values.size.toLong())
    }
    return values
  }

  override fun write(out: JsonWriter, value: List<T>) {
    var count = 0L
    out.beginArray()
    try {
      for (each in value) {
        element.write(out, each)
        count++
      }
    } catch (e: JsonException) {
      throw e.inElement(count)
    }
    out.endArray()
  }
}

/**
 * An object whose members are all of one type; they may be null when the adapter of one says so.
 */
internal class MembersAdapter<T : Any>(private val element: JsonAdapter<T>) :
  JsonAdapter<Map<String, T>>() {

  override fun read(`in`: JsonReader): Map<String, T> {
    val values = LinkedHashMap<String, T>()
    var more = `in`.beginObject()
    var name: String? = null
    try {
      while (more) {
        name = `in`.name()
        val count = values.size
        values[name] = element.read(`in`)
        if (values.size == count) {
          throw JsonException.duplicate(`in`, name)
        }
        name = null
        more = `in`.nextMember()
      }
    } catch (e: Exception) {
      val refused = JsonException.refused(`in`, e)
      throw if (name == null) refused else refused.inMember(name)
    }
    return values
  }

  override fun write(out: JsonWriter, value: Map<String, T>) {
    out.beginObject()
    for ((name, each) in value) {
      try {
        out.name(name)
        element.write(out, each)
      } catch (e: JsonException) {
        throw e.inMember(name)
      }
    }
    out.endObject()
  }
}
