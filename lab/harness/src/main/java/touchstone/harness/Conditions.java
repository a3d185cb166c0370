package touchstone.harness;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.model.Condition;

/**
 * What Linux says of the machine in its file systems: frequency, quotas, pressure, heat. Each file that is not there is
 * passed over, so on other systems there is little to say, and nothing fails.
 *
 * <p>Sources: the kernel's documentation of cpufreq, of cgroup v2 ({@code cpu.max}, {@code cpu.stat}, {@code memory.max}), of pressure stall
 * information, and of the thermal interrupt's counters.
 */
final class Conditions {

  private static final String GROUPS = "sys/fs/cgroup";
  private static final Pattern AVERAGE = Pattern.compile("some .*avg60=([0-9.]+)");

  /** A share of the last minute in which some task waited for a CPU. */
  private static final double PRESSURE = 10;

  /** Those of this machine. */
  static final Conditions HERE = new Conditions(Path.of("/"));

  private final Path root;

  /** Reads below a root, which is {@code /} but for tests. */
  Conditions(Path root) {
    this.root = root;
  }

  /**
   * What holds now.
   *
   * @param cores logical ones that the JVM may use
   */
  List<Condition> read(int cores) {
    List<Condition> found = new ArrayList<>();
    found.add(cores(cores));
    governor().ifPresent(found::add);
    turbo().ifPresent(found::add);
    threads().ifPresent(found::add);
    quota(cores).ifPresent(found::add);
    pressure().ifPresent(found::add);
    clock().ifPresent(found::add);
    container().ifPresent(found::add);
    return found;
  }

  private static Condition cores(int cores) {
    return cores >= 2
        ? Condition.fine("cores", String.valueOf(cores))
        : Condition.harmful(
            "cores",
            "1: the JIT and the collector take turns with what is measured",
            "give the machine or the container at least two");
  }

  private Optional<Condition> governor() {
    List<String> governors = ofEachCore("cpufreq/scaling_governor");
    if (governors.isEmpty()) {
      return Optional.empty();
    }
    long others = governors.stream().filter(g -> !g.equals("performance")).count();
    return Optional.of(
        others == 0
            ? Condition.fine("frequency governor", "performance")
            : Condition.note(
                "frequency governor",
                "%s on %d of %d cores: the clock rate follows the load"
                    .formatted(
                        governors.stream()
                            .filter(g -> !g.equals("performance"))
                            .findFirst()
                            .orElseThrow(),
                        others,
                        governors.size()),
                "sudo cpupower frequency-set -g performance"));
  }

  private Optional<Condition> turbo() {
    String intel = "sys/devices/system/cpu/intel_pstate/no_turbo";
    String other = "sys/devices/system/cpu/cpufreq/boost";
    Optional<Boolean> on = text(intel).map("0"::equals).or(() -> text(other).map("1"::equals));
    String cure = Files.exists(root.resolve(intel))
        ? "echo 1 | sudo tee /" + intel
        : "echo 0 | sudo tee /" + other;
    return on.map(is -> is
        ? Condition.note("turbo", "on: the clock rate depends on heat and on the other cores", cure)
        : Condition.fine("turbo", "off"));
  }

  private Optional<Condition> threads() {
    return text("sys/devices/system/cpu/smt/active")
        .map(active -> active.equals("1")
            ? Condition.note(
                "hardware threads",
                "two share a core: what the other one does is felt",
                "echo off | sudo tee /sys/devices/system/cpu/smt/control")
            : Condition.fine("hardware threads", "one to a core"));
  }

  /** The tightest of the quotas on the way from this process's group to the root of the tree. */
  private Optional<Condition> quota(int cores) {
    double tightest = Double.POSITIVE_INFINITY;
    long throttled = 0;
    for (Path group : groups()) {
      tightest = Math.min(tightest, quota(group));
      throttled = Math.max(throttled, stat(group.resolve("cpu.stat"), "nr_throttled "));
    }
    if (Double.isInfinite(tightest)) {
      return Files.isDirectory(root.resolve(GROUPS))
          ? Optional.of(Condition.fine("CPU quota", "none"))
          : Optional.empty();
    }
    String found = String.format(Locale.ROOT, "%.2g CPUs of %d", tightest, cores)
        + (throttled > 0
            ? String.format(Locale.ROOT, ", and it has throttled %,d times", throttled)
            : "");
    String cure = "give whole CPUs instead: --cpuset-cpus in place of --cpus";
    return Optional.of(
        tightest < 2 || throttled > 0
            ? Condition.harmful("CPU quota", found, cure)
            : Condition.note("CPU quota", found, cure));
  }

  /** This process's group, and those that it is in. */
  private List<Path> groups() {
    Path tree = root.resolve(GROUPS);
    String own = text("proc/self/cgroup")
        .flatMap(lines -> lines.lines().filter(l -> l.startsWith("0::/")).findFirst())
        .map(line -> line.substring("0::/".length()))
        .orElse("");
    List<Path> groups = new ArrayList<>();
    Path group = tree.resolve(own).normalize();
    while (group != null && group.startsWith(tree)) {
      groups.add(group);
      group = group.getParent();
    }
    return groups;
  }

  /** How long a quota has held this process back since its group began, microseconds; 0 where nobody counts. */
  long throttledMicros() {
    return groups().stream()
        .mapToLong(group -> stat(group.resolve("cpu.stat"), "throttled_usec "))
        .max()
        .orElse(0);
  }

  /** In CPUs. */
  private static double quota(Path group) {
    Optional<String> max = text(group.resolve("cpu.max"));
    if (max.isPresent()) {
      int space = max.get().indexOf(' ');
      return space < 0
          ? Double.POSITIVE_INFINITY
          : share(max.get().substring(0, space), max.get().substring(space + 1));
    }
    // The older tree of groups.
    return share(
        text(group.resolve("cpu/cpu.cfs_quota_us")).orElse("-1"),
        text(group.resolve("cpu/cpu.cfs_period_us")).orElse("100000"));
  }

  /** Bytes that this process's group, or one that it is in, lets it have; as much as there is where none says. */
  long memoryLimit() {
    return groups().stream().mapToLong(Conditions::limit).min().orElse(Long.MAX_VALUE);
  }

  /** What of that is not used; the kernel takes back by itself what it keeps of files. */
  long memoryLeft() {
    return groups().stream()
        .filter(group -> limit(group) != Long.MAX_VALUE)
        .mapToLong(group -> Math.max(0, limit(group) - used(group)))
        .min()
        .orElse(Long.MAX_VALUE);
  }

  private static long limit(Path group) {
    // Behind it the older tree of groups, in which a number beyond all memory says that there is no
    // limit.
    return text(group.resolve("memory.max"))
        .or(() -> text(group.resolve("memory/memory.limit_in_bytes")))
        .map(Conditions::number)
        .filter(limit -> limit > 0)
        .orElse(Long.MAX_VALUE);
  }

  private static long used(Path group) {
    return Files.exists(group.resolve("memory.max"))
        ? text(group.resolve("memory.current")).map(Conditions::number).orElse(0L)
            - stat(group.resolve("memory.stat"), "inactive_file ")
        : text(group.resolve("memory/memory.usage_in_bytes"))
                .map(Conditions::number)
                .orElse(0L)
            - stat(group.resolve("memory/memory.stat"), "total_inactive_file ");
  }

  private static double share(String quota, String period) {
    long micros = number(quota);
    return micros <= 0 ? Double.POSITIVE_INFINITY : (double) micros / Math.max(1, number(period));
  }

  private static long stat(Path file, String name) {
    return text(file)
        .flatMap(stat -> stat.lines().filter(line -> line.startsWith(name)).findFirst())
        .map(line -> number(line.substring(name.length())))
        .orElse(0L);
  }

  private Optional<Condition> pressure() {
    return text("proc/pressure/cpu").flatMap(text -> {
      Matcher matcher = AVERAGE.matcher(text);
      if (!matcher.find()) {
        return Optional.empty();
      }
      double share = Double.parseDouble(matcher.group(1));
      String found = String.format(
          Locale.ROOT, "in %.0f %% of the last minute something waited for a CPU", share);
      return Optional.of(
          share < PRESSURE
              ? Condition.fine("CPU pressure", found)
              : Condition.note("CPU pressure", found, "stop what else runs, or wait"));
    });
  }

  private Optional<Condition> clock() {
    return text("sys/devices/system/clocksource/clocksource0/current_clocksource")
        .map(source ->
            source.equals("tsc") || source.endsWith("kvm-clock") || source.startsWith("arch_sys")
                ? Condition.fine("clock source", source)
                : Condition.note(
                    "clock source",
                    source + ": slow to read, and so is every short measurement",
                    "boot with clocksource=tsc where the processor's is stable"));
  }

  private Optional<Condition> container() {
    String groups = text("proc/1/cgroup").orElse("");
    boolean inside = Files.exists(root.resolve(".dockerenv"))
        || Files.exists(root.resolve("run/.containerenv"))
        || groups.contains("docker")
        || groups.contains("kubepods");
    return inside
        ? Optional.of(Condition.note(
            "container",
            "other containers share the machine, and are not seen from here",
            "measure where nothing else is scheduled"))
        : Optional.empty();
  }

  /** How often the cores have slowed down for heat since the machine started; 0 where nobody counts. */
  long heatThrottles() {
    return ofEachCore("thermal_throttle/core_throttle_count").stream()
        .mapToLong(Conditions::number)
        .sum();
  }

  private List<String> ofEachCore(String file) {
    List<Path> cores = new ArrayList<>();
    try (DirectoryStream<Path> folders =
        Files.newDirectoryStream(root.resolve("sys/devices/system/cpu"), "cpu[0-9]*")) {
      folders.forEach(cores::add);
    } catch (IOException e) {
      return List.of(); // not Linux
    }
    cores.sort(Comparator.naturalOrder());
    return cores.stream()
        .map(core -> text(core.resolve(file)))
        .flatMap(Optional::stream)
        .toList();
  }

  private Optional<String> text(String file) {
    return text(root.resolve(file));
  }

  private static Optional<String> text(Path file) {
    try {
      return Files.isRegularFile(file)
          ? Optional.of(new String(Files.readAllBytes(file), StandardCharsets.UTF_8).strip())
          : Optional.empty();
    } catch (IOException e) {
      return Optional.empty(); // some of these files are there and cannot be read
    }
  }

  private static long number(String text) {
    try {
      return Long.parseLong(text.strip());
    } catch (NumberFormatException e) {
      return 0;
    }
  }
}
