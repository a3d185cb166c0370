package touchstone.fork;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class LoadMainTest {

  /** As when a validation is killed, which can end nothing any more. */
  @Test
  void theLoadEndsWithWhoeverStartedIt() throws IOException, InterruptedException {
    Process load = new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            LoadMain.class.getName(),
            "1")
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
    try {
      assertFalse(load.waitFor(1, TimeUnit.SECONDS), "it works as long as it is wanted");
      load.getOutputStream().close();
      assertTrue(load.waitFor(20, TimeUnit.SECONDS));
    } finally {
      load.destroyForcibly();
    }
  }
}
