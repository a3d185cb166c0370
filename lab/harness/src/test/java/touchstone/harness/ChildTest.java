package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChildTest {

  @TempDir
  Path folder;

  @Test
  void whoWasKilledCannotSayWhySoItIsSaid() {
    assertEquals("exit code 7", new Child.End(7, "", null).words());
    String trace =
        "Exception in thread \"main\" java.lang.Error: it\n\tat A.main(A.java:1)\n%s\t... 7 more";
    assertEquals(
        "exit code 1: java.lang.Error: it", new Child.End(1, trace.formatted(""), null).words());
    assertEquals(
        "exit code 1: B: that",
        new Child.End(1, trace.formatted("Caused by: A: this\nCaused by: B: that\n"), null)
            .words());
    assertTrue(
        new Child.End(137, "", null).words().contains("killed, as the kernel does where memory"));
  }

  /** By its end a child learns that this process was killed. */
  @Test
  void theInputOfAChildStaysOpenAndSaysNothing() throws IOException, InterruptedException {
    Child child = Child.start(List.of("cat"), folder.resolve("output"));
    assertNull(child.await(Child.after(Duration.ofSeconds(1))).exit(), "it waits for input");
  }

  @Test
  void whoFindsTheDiskFullIsNotToBlame() throws IOException {
    Child child = Child.start(
        List.of("sh", "-c", "echo 'write error: No space left on device'; exit 1"),
        folder.resolve("output"));
    FileSystemException full = assertThrows(
        FileSystemException.class, () -> child.await(Child.after(Duration.ofSeconds(20))));
    assertEquals(folder + ": No space left on device", full.getMessage());
  }

  @Test
  void whoPrintsWithoutEndIsStopped() throws IOException, InterruptedException {
    Child child =
        Child.start(List.of("sh", "-c", "yes; echo not reached"), folder.resolve("output"));
    Child.End end = child.await(Child.after(Duration.ofSeconds(60)));
    assertEquals(
        "exit code 137: it was killed, because it had printed more than 64 MB", end.words());
    assertTrue(end.tail().endsWith("y"), end.tail());
  }

  @Test
  void nobodyAnswersATool() throws IOException, InterruptedException {
    Child child = Child.startIn(folder, List.of("cat"), folder.resolve("output"));
    assertEquals(0, child.await(Child.after(Duration.ofSeconds(20))).exit());
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
