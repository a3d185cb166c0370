package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ChildTest {

  @Test
  void whoWasKilledCannotSayWhySoItIsSaid() {
    assertEquals("exit code 7", new Child.End(7, "").words());
    assertTrue(new Child.End(137, "").words().contains("killed, as the kernel does where memory"));
  }

  @Test
  void whatTheEnvironmentHasForEveryJvmIsNotForAChild() {
    ProcessBuilder builder = new ProcessBuilder("java");
    List<String> options = List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS");
    Map<String, String> environment = builder.environment();
    options.forEach(name -> environment.put(name, "-Xint"));
    environment.put("KEPT", "is");
    Child.withoutOptions(builder);
    options.forEach(name -> assertFalse(environment.containsKey(name), name));
    assertEquals("is", environment.get("KEPT"));
  }
}
