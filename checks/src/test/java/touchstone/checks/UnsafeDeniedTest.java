package touchstone.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;

/** What the README says of who needs {@code sun.misc.Unsafe}, and who does not, is what {@code verify} finds. */
@Tag("any-jdk")
class UnsafeDeniedTest {

  @Test
  @EnabledForJreRange(min = JRE.JAVA_24)
  void theReadmesThreeAndKryoDoNothingAndAllOthersDoAsBefore()
      throws IOException, InterruptedException {
    Launcher.Result result = Launcher.run(
        "verify",
        "--jvm-flag=--sun-misc-unsafe-memory-access=deny",
        "--workload",
        "users-tiny",
        "--operation",
        "read-bytes,write-bytes",
        "--format",
        "json");
    assertEquals(1, result.exit(), result::toString);
    Set<String> right = new TreeSet<>();
    Set<String> throwing = new TreeSet<>();
    for (JsonNode finding : new ObjectMapper().readTree(result.out()).get("findings")) {
      String outcome = finding.get("outcome").asText();
      assertTrue(Set.of("ok", "threw").contains(outcome), finding::toString);
      (outcome.equals("ok") ? right : throwing).add(finding.get("contestant").asText());
    }
    assertEquals(Set.of("fastjson2", "fory", "kryo", "wast", "wast-hashes", "wast-jit"), throwing);
    assertTrue(
        right.containsAll(Set.of("streak-generated", "jackson3", "dsl-json")), right::toString);
    right.retainAll(throwing);
    assertEquals(Set.of(), right, "right in one operation, and not in the other");
  }
}
