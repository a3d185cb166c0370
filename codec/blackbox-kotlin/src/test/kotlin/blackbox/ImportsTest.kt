package blackbox

import kotlin.jvm.JvmField as Plain
import org.junit.jupiter.api.Test
import streak.Json as Coded
import streak.JsonName as Called

typealias Documented = streak.Json

@Coded data class Leaf(@Called("l") val length: Int, @Plain val width: Int = 2)

@Coded data class Branch(val leaf: Leaf, val leaves: List<Leaf>, val twig: Twig?)

@Documented data class Twig(val leaf: Leaf)

class ImportsTest {

  @Test
  fun annotationsMayBeCalledOtherwise() {
    there(
      """{"leaf":{"l":1,"width":2},"leaves":[{"l":3,"width":4}],"twig":null}""",
      Branch(Leaf(1), listOf(Leaf(3, 4)), null),
    )
  }
}
