package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

class CoreTest {

  @Test
  void aProcessMayRunOnSomeCores() {
    assertEquals(
        List.of(0, 1, 4, 8, 9, 10),
        Core.allowed("Name:\tjava\nCpus_allowed:\tff\nCpus_allowed_list:\t0-1,4,8-10\nMems:\t0\n"));
    assertEquals(List.of(), Core.allowed("Name:\tjava\n"));
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void blocksTakeThemInTurnAndAProcessStaysOnItsOwn() throws IOException, InterruptedException {
    List<Integer> all = Core.allowed(Files.readString(Path.of("/proc/self/status")));
    assumeTrue(all.size() > 1, "there is more than one core");
    Core second = Core.ofBlock(1);
    assertEquals(all.get(1), second.number());
    assertEquals(Core.ofBlock(0), Core.ofBlock(all.size()));
    Process process = new ProcessBuilder("sleep", "60").start();
    try {
      second.take(process.pid());
      Path status = Path.of("/proc/" + process.pid() + "/status");
      assertEquals(List.of(all.get(1)), Core.allowed(Files.readString(status)));
    } finally {
      process.destroyForcibly();
    }
  }

  /** A process that has ended meanwhile is no fault. */
  @Test
  void whatIsNotThereIsNotKept() throws IOException, InterruptedException {
    Core.ofBlock(0).take(Integer.MAX_VALUE);
  }
}
