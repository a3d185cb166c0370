package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ChildTest {

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
