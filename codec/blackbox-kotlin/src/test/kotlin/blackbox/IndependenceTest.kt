package blackbox

import com.sun.management.ThreadMXBean
import java.lang.management.ManagementFactory
import java.util.concurrent.Callable
import java.util.concurrent.Executors
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import streak.Json

@Json
data class Sample(
  val a: Int = 1,
  val b: Long = 2,
  val c: Double = 3.0,
  val d: Boolean = true,
  val count: Count = Count(7),
)

/**
 * What one document had is not remembered when the next one is read; and nothing is made but the
 * objects.
 */
class IndependenceTest {

  @Test
  fun oneAfterTheOther() {
    val samples = adapter<Sample>().list()
    assertEquals(
      listOf(Sample(a = 9), Sample(), Sample(b = 8, count = Count(1)), Sample(a = 5)),
      samples.fromJson("""[{"a":9},{},{"count":1,"b":8},{"a":5}]"""),
    )
  }

  @Test
  fun twoThreads() {
    val samples = adapter<Sample>()
    val threads = Executors.newFixedThreadPool(2)
    try {
      val one = Callable { (1..2000).all { samples.fromJson("""{"a":$it}""") == Sample(a = it) } }
      val other = Callable {
        (1..2000).all { samples.fromJson("""{"d":false}""") == Sample(d = false) }
      }
      threads.invokeAll(listOf(one, other)).forEach { assertTrue(it.get()) }
    } finally {
      threads.shutdown()
    }
  }

  @Test
  fun nothingIsAllocatedButTheObject() {
    val samples = adapter<Sample>()
    val document = """{"b":5,"count":4}""".toByteArray()
    val made = allocated { Sample(b = 5) }
    val read = allocated { samples.fromJson(document) }
    assertEquals(made, read, "bytes for each object")
    val out = java.io.OutputStream.nullOutputStream()
    val sample = Sample()
    assertEquals(0, allocated { samples.toJson(sample, out) }, "bytes for each write")
  }

  /** Bytes for each call, once everything has been loaded. */
  private fun allocated(call: () -> Any?): Long {
    val threads = ManagementFactory.getThreadMXBean() as ThreadMXBean
    var least = Long.MAX_VALUE
    repeat(20) {
      val before = threads.currentThreadAllocatedBytes
      repeat(CALLS) { kept = call() }
      least = minOf(least, (threads.currentThreadAllocatedBytes - before) / CALLS)
    }
    return least
  }

  private var kept: Any? = null

  private companion object {
    const val CALLS = 2000
  }
}
