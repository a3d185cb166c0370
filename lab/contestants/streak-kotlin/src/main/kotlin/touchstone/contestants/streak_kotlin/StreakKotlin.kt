package touchstone.contestants.streak_kotlin

import java.io.InputStream
import java.io.OutputStream
import streak.JsonAdapter
import streak.Streak
import touchstone.contestants.streak_kotlin.everyday.Everyday
import touchstone.contestants.streak_kotlin.market.Price
import touchstone.contestants.streak_kotlin.nullsafe.classOf
import touchstone.contestants.streak_kotlin.users.Response
import touchstone.model.Driver
import touchstone.model.Operation
import touchstone.model.Operations

/** Kotlin data classes with adapters that Streak's symbol processor generates. */
class StreakKotlin : Driver {

  override fun open(type: String): Operations<*> {
    val streak = Streak.create()
    if (type.startsWith("nullsafe/")) {
      return AdapterOperations(streak.adapter(classOf(type.removePrefix("nullsafe/"))))
    }
    return when (type) {
      "users" -> AdapterOperations(streak.adapter(Response::class.java))
      "price" -> AdapterOperations(streak.adapter(Price::class.java))
      "everyday" -> AdapterOperations(streak.adapter(Everyday::class.java))
      else -> throw IllegalArgumentException("not claimed: $type")
    }
  }
}

/** What an adapter does. */
private class AdapterOperations<T : Any>(private val adapter: JsonAdapter<T>) : Operations<T> {

  override fun sharedByThreads(operation: Operation) = true

  override fun readString(document: String): T = adapter.fromJson(document)

  override fun readBytes(document: ByteArray): T = adapter.fromJson(document)

  override fun readStream(document: InputStream): T = adapter.fromJson(document)

  override fun writeString(value: T): String = adapter.toJson(value)

  override fun writeBytes(value: T): ByteArray = adapter.toJsonBytes(value)

  override fun writeStream(value: T, out: OutputStream) {
    adapter.toJson(value, out)
  }
}
