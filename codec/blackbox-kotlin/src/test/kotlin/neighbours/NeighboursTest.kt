package neighbours

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import streak.Json
import streak.Streak

@JvmInline value class Code(val number: Int)

/** Called like what generated code catches, in whose package it is. */
@Json data class Error(val code: Code, val text: kotlin.String = "none", val cause: Throwable?)

@Json data class Throwable(val code: Code = Code(1))

@Json data class RuntimeException(val text: String)

@Json data class String(val code: Code)

@Json
class Class {
  var code: Code = Code(3)
}

class NeighboursTest {

  @Test
  fun mayBeCalledLikeWhatGeneratedCodeUses() {
    val errors = Streak.create().adapter(Error::class.java)
    val error = errors.fromJson("""{"code":5,"cause":{}}""")
    assertEquals(Error(Code(5), "none", Throwable(Code(1))), error)
    assertEquals("""{"code":5,"text":"none","cause":{"code":1}}""", errors.toJson(error))
    val thrown = Streak.create().adapter(RuntimeException::class.java)
    assertEquals(RuntimeException(String(Code(2))), thrown.fromJson("""{"text":{"code":2}}"""))
    assertEquals(3, Streak.create().adapter(Class::class.java).fromJson("{}").code.number)
  }
}
