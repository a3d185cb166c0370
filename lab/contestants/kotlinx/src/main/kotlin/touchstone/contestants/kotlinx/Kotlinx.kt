package touchstone.contestants.kotlinx

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.json.Json
import kotlinx.serialization.serializer
import touchstone.contestants.kotlinx.nullsafe.classOf
import touchstone.model.Driver
import touchstone.model.Operations

/** Kotlin data classes with the serializers that the compiler plugin generates. */
class Kotlinx : Driver {

  // Experimental is explicitNulls, which is true by default but said here because the lab's duty
  // asks for it.
  @OptIn(ExperimentalSerializationApi::class)
  override fun open(type: String): Operations<*> {
    val json = Json {
      ignoreUnknownKeys = true
      // As its documentation asks of who has no @JsonNames: else each unknown member is looked up
      // among these too.
      useAlternativeNames = false
      encodeDefaults = true
      explicitNulls = true
    }
    if (type.startsWith("nullsafe/")) {
      return KotlinxOperations(json, serializer(classOf(type.removePrefix("nullsafe/"))))
    }
    return when (type) {
      "users" -> KotlinxOperations(json, Response.serializer())
      "price" -> KotlinxOperations(json, Price.serializer())
      "orderbook" -> KotlinxOperations(json, OrderBook.serializer())
      "d" -> KotlinxOperations(json, D.serializer())
      "bigrecord" -> KotlinxOperations(json, BigRecord.serializer())
      "bigproduct" -> KotlinxOperations(json, BigProduct.serializer())
      "bigsum" -> KotlinxOperations(json, BigSum.serializer())
      "everyday" -> KotlinxOperations(json, Everyday.serializer())
      else -> throw IllegalArgumentException("not a type that kotlinx claims: $type")
    }
  }
}
