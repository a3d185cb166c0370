package touchstone.model;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunLockTest {

  @TempDir
  Path folder;

  @Test
  void oneAtATime() throws IOException {
    try (RunLock lock = RunLock.take(folder).orElseThrow()) {
      assertTrue(RunLock.take(folder).isEmpty(), lock::toString);
    }
    assertFalse(Files.exists(folder.resolve(RunLock.FILE)), "nothing is left");
    RunLock.take(folder).orElseThrow().close();
  }

  @Test
  void theFileOfOneThatWasKilledKeepsNobodyOut() throws IOException {
    Files.createFile(folder.resolve(RunLock.FILE));
    RunLock.take(folder).orElseThrow().close();
  }
}
