package touchstone.harness;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import oshi.SystemInfo;
import oshi.hardware.CentralProcessor;
import oshi.hardware.ComputerSystem;
import oshi.hardware.PowerSource;
import oshi.software.os.OSProcess;
import oshi.software.os.OperatingSystem;
import touchstone.model.Condition;
import touchstone.model.Environment;

/** What this machine is, and what it does beside the run. */
public final class Machines {

  private static final Pattern VIRTUAL =
      Pattern.compile("(?i)kvm|qemu|vmware|virtual|xen|bochs|hvm|amazon ec2|google compute");

  /** A child's heap, the collector's and the JIT's own memory, and this process. */
  private static final long NEEDED_BYTES = 2_500_000_000L;

  /** What is left to this process and to the system, */
  private static final long OWN_BYTES = 1_000_000_000L;

  /** and what a child has beside its heap. */
  private static final long OUTSIDE_BYTES = 250_000_000L;

  /** A fork with more than this is not worth keeping. */
  private static final double HARMFUL_STEAL = 0.05;

  private static final double NOTABLE_STEAL = 0.01;

  /** Those that processes may run on here: in a container fewer than the machine has. */
  static final int CORES = Runtime.getRuntime().availableProcessors();

  private final SystemInfo system = new SystemInfo();
  private final CentralProcessor processor = system.getHardware().getProcessor();

  /**
   * Reads the environment of a run that begins now.
   *
   * @param contestants by name, those that are measured
   */
  public Environment environment(
      Path home,
      Collection<Jdk> jdks,
      List<String> flags,
      Catalog catalog,
      Collection<String> contestants)
      throws IOException, InterruptedException {
    return new Environment(
        version(),
        commit(home),
        Instant.now().toString(),
        machine(),
        jdks.stream().map(Jdk::jvm).toList(),
        flags,
        catalog.versions(),
        Builds.of(catalog, contestants),
        load("start"),
        conditions(),
        List.of(),
        List.of());
  }

  /** This machine, as far as a container lets its processes have it. */
  public Environment.Machine machine() {
    return new Environment.Machine(
        system.getOperatingSystem().toString(),
        System.getProperty("os.arch"),
        processor.getProcessorIdentifier().getName().strip(),
        CORES,
        Math.min(CORES, processor.getPhysicalProcessorCount()),
        Math.min(system.getHardware().getMemory().getTotal(), Conditions.HERE.memoryLimit()));
  }

  /** The same environment with the noise that the whole run saw. */
  public Environment ended(Environment environment, double steal) {
    Map<String, Double> noise = new LinkedHashMap<>(environment.noise());
    noise.putAll(load("end"));
    noise.put("share of CPU time stolen by the hypervisor", steal);
    return environment.with(noise);
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

  /** What bears on measuring here: it takes about a second, in which it looks at who else is at work. */
  public List<Condition> conditions() throws InterruptedException {
    List<Condition> conditions = new ArrayList<>(Conditions.HERE.read(CORES));
    conditions.add(memory(
        Math.min(system.getHardware().getMemory().getAvailable(), Conditions.HERE.memoryLeft())));
    conditions.add(otherLoad(this::neighbours));
    String model = system.getHardware().getComputerSystem().getModel();
    if (VIRTUAL.matcher(model).find() || virtual(system.getHardware().getComputerSystem())) {
      conditions.add(Condition.note(
          "virtual machine",
          model.strip() + ": what its host does is seen as stolen time at best",
          "compare ratios of one run only; absolute times move"));
    }
    boolean discharging =
        system.getHardware().getPowerSources().stream().anyMatch(PowerSource::isDischarging);
    if (discharging) {
      conditions.add(Condition.harmful(
          "power", "running on battery: the clock rate is cut", "connect it to the mains"));
    }
    return List.copyOf(conditions);
  }

  /** How many children with such flags there is memory for at the same time: one in any case. */
  int forksAtOnce(List<String> flags) {
    long available =
        Math.min(system.getHardware().getMemory().getAvailable(), Conditions.HERE.memoryLeft());
    return forksAtOnce(available, JvmFlags.heapBytes(flags));
  }

  /** The same of so much memory: a child may come to use all of its heap. */
  static int forksAtOnce(long available, long heap) {
    return (int) Math.max(1, (available - OWN_BYTES) / (heap + OUTSIDE_BYTES));
  }

  static Condition memory(long available) {
    String found = String.format(Locale.ROOT, "%.1f GB free", available / 1e9);
    if (available < NEEDED_BYTES) {
      return Condition.harmful(
          "memory",
          found + ": a child's heap is 1 GB, and must not be swapped out",
          "end something, or give the machine or the container 3 GB");
    }
    int room = forksAtOnce(available, JvmFlags.heapBytes(JvmFlags.DEFAULT));
    return room < Relays.MOST
        ? Condition.note(
            "memory",
            found
                + (room == 1
                    ? ": one fork at a time has room, so none takes turns with others"
                    : ": %d forks at a time have room, and tables of more rows are measured in parts"
                        .formatted(room)),
            "end something: each further fork takes 1.3 GB")
        : Condition.fine("memory", found);
  }

  /** What an operating system does not tell is no reason not to measure. */
  static Condition otherLoad(Callable<Condition> look) throws InterruptedException {
    try {
      return look.call();
    } catch (InterruptedException e) {
      throw e;
    } catch (Exception e) {
      return Condition.note(
          "other load",
          "not known: the operating system does not say what its processes do (" + e.getMessage()
              + ")",
          "look yourself; on Windows, 'lodctr /R' as an administrator repairs what counts it");
    }
  }

  /** Who else is at work, by the CPU time that processes other than this one took in a second. */
  private Condition neighbours() throws InterruptedException {
    OperatingSystem os = system.getOperatingSystem();
    Map<Integer, OSProcess> before = new HashMap<>();
    os.getProcesses().forEach(process -> before.put(process.getProcessID(), process));
    Thread.sleep(1_000);
    double busy = 0;
    double most = 0;
    String who = "";
    for (OSProcess process : os.getProcesses()) {
      OSProcess earlier = before.get(process.getProcessID());
      if (process.getProcessID() == os.getProcessId() || earlier == null) {
        continue;
      }
      double load = process.getProcessCpuLoadBetweenTicks(earlier);
      busy += load;
      if (load > most) {
        most = load;
        who = "%s (process %d)".formatted(process.getName(), process.getProcessID());
      }
    }
    String found = String.format(Locale.ROOT, "others take %.1f cores", busy);
    if (busy < 0.1) {
      return Condition.fine("other load", found);
    }
    found += String.format(Locale.ROOT, ", most of them %s with %.1f", who, most);
    boolean harmful = busy > CORES - 1;
    String cure =
        "stop it, or give the run more time: it measures CPU time where others are at work";
    return harmful
        ? Condition.harmful("other load", found, cure)
        : Condition.note("other load", found, cure);
  }

  private static boolean virtual(ComputerSystem computer) {
    return VIRTUAL.matcher(computer.getManufacturer()).find();
  }

  /** What the time of a probe has shown. */
  static Condition stolen(double share) {
    String found =
        String.format(Locale.ROOT, "the hypervisor took %.1f %% of the CPU time", share * 100);
    return share > HARMFUL_STEAL
        ? Condition.harmful("stolen time", found, "move to a dedicated machine, or another hour")
        : share > NOTABLE_STEAL
            ? Condition.note("stolen time", found, "a dedicated machine has none")
            : Condition.fine("stolen time", found);
  }

  /** Empty on Windows, which has none. */
  private Map<String, Double> load(String when) {
    double load = processor.getSystemLoadAverage(1)[0];
    return load < 0 ? Map.of() : Map.of("load average at " + when, load);
  }

  private static String version() {
    String version = Machines.class.getPackage().getImplementationVersion();
    return version == null ? "unknown" : version;
  }

  private static String commit(Path home) {
    if (!Files.exists(home.resolve(".git"))) {
      return Environment.NO_COMMIT;
    }
    try {
      Process git = new ProcessBuilder(
              "git", "-C", home.toString(), "describe", "--always", "--dirty", "--abbrev=12")
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
      String commit =
          new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
      return git.waitFor(5, TimeUnit.SECONDS) && git.exitValue() == 0
          ? commit
          : Environment.NO_COMMIT;
    } catch (IOException e) {
      return Environment.NO_COMMIT; // no git on this machine: the run is worth no less
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Environment.NO_COMMIT;
    }
  }
}
