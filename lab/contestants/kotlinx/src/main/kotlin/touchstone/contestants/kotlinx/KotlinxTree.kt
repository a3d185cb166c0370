package touchstone.contestants.kotlinx

import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import touchstone.model.Checksum
import touchstone.model.Driver
import touchstone.model.Operations
import touchstone.model.Visit
import touchstone.types.tweets.Picked

/**
 * kotlinx.serialization's own tree of any document. Its numbers are texts until they are asked for.
 */
class KotlinxTree : Driver {

  override fun open(type: String): Operations<*> = Tree()

  private class Tree : Operations<JsonElement> {
    private val sum = Checksum()

    override fun readString(document: String): JsonElement = Json.parseToJsonElement(document)

    override fun readBytes(document: ByteArray): JsonElement =
      Json.parseToJsonElement(document.decodeToString())

    override fun readAll(document: ByteArray): Checksum = sum.set(all(readBytes(document)))

    override fun readTenth(document: ByteArray): Checksum {
      var picked = Visit.ARRAY
      val tweets = (readBytes(document) as JsonObject).getValue(Picked.RESULTS) as JsonArray
      for (i in tweets.indices) {
        val tweet = tweets[i] as JsonObject
        picked = Visit.element(picked, text(tweet, Picked.TEXT))
        if (Picked.hasAuthor(i)) {
          picked = Visit.element(picked, text(tweet, Picked.FROM_USER))
        }
      }
      return sum.set(picked)
    }

    override fun toJson(tree: JsonElement): ByteArray = tree.toString().encodeToByteArray()
  }

  private companion object {

    fun text(tweet: JsonObject, name: String): Long =
      Visit.of((tweet.getValue(name) as JsonPrimitive).content)

    fun all(element: JsonElement): Long =
      when (element) {
        is JsonObject -> {
          var members = Visit.OBJECT
          for ((name, value) in element) {
            members = Visit.member(members, name, all(value))
          }
          members
        }
        is JsonArray -> {
          var elements = Visit.ARRAY
          for (each in element) {
            elements = Visit.element(elements, all(each))
          }
          elements
        }
        is JsonNull -> Visit.NULL
        is JsonPrimitive -> scalar(element)
      }

    fun scalar(primitive: JsonPrimitive): Long =
      when {
        primitive.isString -> Visit.of(primitive.content)
        primitive.content == "true" -> Visit.of(true)
        primitive.content == "false" -> Visit.of(false)
        else -> Visit.ofNumber(primitive.content)
      }
  }
}
