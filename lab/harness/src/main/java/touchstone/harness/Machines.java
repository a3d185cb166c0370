package touchstone.harness;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import oshi.SystemInfo;
import oshi.hardware.CentralProcessor;
import touchstone.model.Environment;

/** What this machine is, and what it does beside the run. */
public final class Machines {

  private final SystemInfo system = new SystemInfo();
  private final CentralProcessor processor = system.getHardware().getProcessor();

  /** Reads the environment of a run that begins now. */
  public Environment environment(
      Path home, Collection<Jdk> jdks, List<String> flags, Map<String, String> libraries) {
    var machine = new Environment.Machine(
        system.getOperatingSystem().toString(),
        System.getProperty("os.arch"),
        processor.getProcessorIdentifier().getName().strip(),
        processor.getLogicalProcessorCount(),
        processor.getPhysicalProcessorCount(),
        system.getHardware().getMemory().getTotal());
    return new Environment(
        version(),
        commit(home),
        Instant.now().toString(),
        machine,
        jdks.stream().map(Jdk::jvm).toList(),
        flags,
        libraries,
        Map.of("load average at start", load()));
  }

  /** The same environment with the noise that the whole run saw. */
  public Environment ended(Environment environment, double steal) {
    Map<String, Double> noise = new LinkedHashMap<>(environment.noise());
    noise.put("load average at end", load());
    noise.put("share of CPU time stolen by the hypervisor", steal);
    return new Environment(
        environment.touchstone(),
        environment.commit(),
        environment.started(),
        environment.machine(),
        environment.jvms(),
        environment.jvmFlags(),
        environment.libraries(),
        noise);
  }

  /** CPU ticks so far, for {@link #stolenSince}. */
  long[] ticks() {
    return processor.getSystemCpuLoadTicks();
  }

  /** Share of the machine's CPU time, 0 to 1, that its hypervisor has taken since. */
  double stolenSince(long[] before) {
    long[] now = ticks();
    long all = 0;
    for (int i = 0; i < now.length; i++) {
      all += now[i] - before[i];
    }
    int steal = CentralProcessor.TickType.STEAL.getIndex();
    return all <= 0 ? 0 : (double) (now[steal] - before[steal]) / all;
  }

  private double load() {
    return processor.getSystemLoadAverage(1)[0];
  }

  private static String version() {
    String version = Machines.class.getPackage().getImplementationVersion();
    return version == null ? "unknown" : version;
  }

  private static String commit(Path home) {
    if (!Files.exists(home.resolve(".git"))) {
      return "unknown";
    }
    try {
      Process git = new ProcessBuilder(
              "git", "-C", home.toString(), "describe", "--always", "--dirty", "--abbrev=12")
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
      String commit =
          new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
      return git.waitFor(5, TimeUnit.SECONDS) && git.exitValue() == 0 ? commit : "unknown";
    } catch (IOException e) {
      return "unknown"; // no git on this machine: the run is worth no less
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "unknown";
    }
  }
}
