package blackbox

import com.fasterxml.jackson.annotation.JsonAnyGetter
import com.fasterxml.jackson.annotation.JsonAnySetter
import org.junit.jupiter.api.Test
import streak.Json

@Json
data class Open(
  val x: Int,
  @JsonAnySetter @get:JsonAnyGetter val others: Map<String, String?>,
)

class AnyTest {

  @Test
  fun whatTheTypeDoesNotHave() {
    there("""{"x":1,"a":"b","c":null}""", Open(1, mapOf("a" to "b", "c" to null)))
    there("""{"x":1}""", Open(1, mapOf()))
  }
}
