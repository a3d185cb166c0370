package touchstone.contestants.jackson2

import com.fasterxml.jackson.module.kotlin.kotlinModule
import touchstone.contestants.jackson2.kotlin.Response
import touchstone.contestants.jackson2.kotlin.classOf
import touchstone.model.Driver
import touchstone.model.Operations

/** Jackson 2 with its Kotlin module, on data classes. */
class Jackson2Kotlin : Driver {

  override fun open(type: String): Operations<*> {
    val mapper = Settings.common().addModule(kotlinModule()).build()
    if (type.startsWith("nullsafe/")) {
      return Jackson2Operations(mapper, classOf(type.removePrefix("nullsafe/")))
    }
    require(type == "users") { "not claimed: $type" }
    return Jackson2Operations(mapper, Response::class.java)
  }
}
