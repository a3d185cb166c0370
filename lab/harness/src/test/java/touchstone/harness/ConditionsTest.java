package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.model.Condition;
import touchstone.model.Condition.Severity;

class ConditionsTest {

  @TempDir
  Path root;

  private void file(String path, String text) throws IOException {
    Path file = root.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text + "\n");
  }

  private Map<String, Condition> read(int cores) {
    return new Conditions(root)
        .read(cores).stream().collect(Collectors.toMap(Condition::name, Function.identity()));
  }

  @Test
  void whereNothingIsToldNothingIsSaidButTheCores() {
    assertEquals(Map.of("cores", Condition.fine("cores", "4")), read(4));
    assertEquals(0, new Conditions(root).heatThrottles());
  }

  @Test
  void aSingleCoreIsHarmful() {
    assertEquals(Severity.HARMFUL, read(1).get("cores").severity());
  }

  @Test
  void aGovernorThatFollowsTheLoadIsNamedWithItsCure() throws IOException {
    file("sys/devices/system/cpu/cpu0/cpufreq/scaling_governor", "performance");
    assertEquals(Severity.FINE, read(2).get("frequency governor").severity());
    file("sys/devices/system/cpu/cpu1/cpufreq/scaling_governor", "powersave");
    Condition governor = read(2).get("frequency governor");
    assertEquals(Severity.NOTE, governor.severity());
    assertTrue(governor.found().startsWith("powersave on 1 of 2 cores"), governor::found);
    assertEquals("sudo cpupower frequency-set -g performance", governor.cure());
  }

  @Test
  void turboIsReadWhereIntelAndWhereOthersTellIt() throws IOException {
    file("sys/devices/system/cpu/cpufreq/boost", "1");
    assertEquals(
        "echo 0 | sudo tee /sys/devices/system/cpu/cpufreq/boost",
        read(2).get("turbo").cure());
    file("sys/devices/system/cpu/intel_pstate/no_turbo", "0");
    assertEquals(
        "echo 1 | sudo tee /sys/devices/system/cpu/intel_pstate/no_turbo",
        read(2).get("turbo").cure());
    file("sys/devices/system/cpu/intel_pstate/no_turbo", "1");
    assertEquals(Severity.FINE, read(2).get("turbo").severity());
  }

  @Test
  void theTightestQuotaOnTheWayToTheRootCounts() throws IOException {
    file("proc/self/cgroup", "0::/a/b");
    file("sys/fs/cgroup/a/b/cpu.max", "max 100000");
    assertEquals(Severity.FINE, read(8).get("CPU quota").severity());
    file("sys/fs/cgroup/a/cpu.max", "300000 100000");
    assertEquals("3.0 CPUs of 8", read(8).get("CPU quota").found());
    assertEquals(Severity.NOTE, read(8).get("CPU quota").severity());
    file("sys/fs/cgroup/a/cpu.stat", "usage_usec 5\nnr_throttled 1234\nthrottled_usec 9");
    Condition throttled = read(8).get("CPU quota");
    assertEquals(Severity.HARMFUL, throttled.severity());
    assertEquals("3.0 CPUs of 8, and it has throttled 1,234 times", throttled.found());
  }

  @Test
  void theOlderTreeOfGroupsIsRead() throws IOException {
    file("sys/fs/cgroup/cpu/cpu.cfs_quota_us", "150000");
    file("sys/fs/cgroup/cpu/cpu.cfs_period_us", "100000");
    Condition quota = read(8).get("CPU quota");
    assertEquals("1.5 CPUs of 8", quota.found());
    assertEquals(Severity.HARMFUL, quota.severity());
    file("sys/fs/cgroup/cpu/cpu.cfs_quota_us", "-1");
    assertEquals("none", read(8).get("CPU quota").found());
  }

  @Test
  void theTightestLimitOfMemoryCounts() throws IOException {
    assertEquals(Long.MAX_VALUE, new Conditions(root).memoryLimit());
    assertEquals(Long.MAX_VALUE, new Conditions(root).memoryLeft());
    file("proc/self/cgroup", "0::/a/b");
    file("sys/fs/cgroup/a/b/memory.max", "max");
    assertEquals(Long.MAX_VALUE, new Conditions(root).memoryLimit());
    file("sys/fs/cgroup/a/memory.max", "1000000000");
    file("sys/fs/cgroup/a/memory.current", "700000000");
    file("sys/fs/cgroup/a/memory.stat", "anon 1\ninactive_file 200000000\nactive_file 5");
    assertEquals(1_000_000_000, new Conditions(root).memoryLimit());
    assertEquals(500_000_000, new Conditions(root).memoryLeft());
    assertEquals(Severity.HARMFUL, Machines.memory(500_000_000).severity());
  }

  @Test
  void asManyForksAreAliveAtATimeAsThereIsMemoryFor() {
    assertEquals(1, Machines.forksAtOnce(500_000_000, 1L << 30), "in any case");
    assertEquals(1, Machines.forksAtOnce(2_500_000_000L, 1L << 30));
    assertEquals(2, Machines.forksAtOnce(4_000_000_000L, 1L << 30));
    assertEquals(1, Machines.forksAtOnce(4_000_000_000L, 4L << 30));
    assertEquals(
        "4.0 GB free: 2 forks at a time have room, and tables of more rows are measured in parts",
        Machines.memory(4_000_000_000L).found());
    assertEquals(
        "2.6 GB free: one fork at a time has room, so none takes turns with others",
        Machines.memory(2_600_000_000L).found());
    assertEquals(Severity.FINE, Machines.memory(24_000_000_000L).severity());
    assertEquals(17, Machines.forksAtOnce(24_000_000_000L, 1L << 30));
  }

  @Test
  void theOlderTreesLimitOfMemoryIsRead() throws IOException {
    file("sys/fs/cgroup/memory/memory.limit_in_bytes", "3000000000");
    file("sys/fs/cgroup/memory/memory.usage_in_bytes", "1000000000");
    file("sys/fs/cgroup/memory/memory.stat", "cache 9\ntotal_inactive_file 600000000");
    assertEquals(3_000_000_000L, new Conditions(root).memoryLimit());
    assertEquals(2_600_000_000L, new Conditions(root).memoryLeft());
  }

  @Test
  void theMachineIsWhatItsProcessesMayHave() {
    assertEquals(
        Runtime.getRuntime().availableProcessors(), new Machines().machine().cores());
  }

  @Test
  void pressureIsTheLastMinutes() throws IOException {
    file("proc/pressure/cpu", "some avg10=99.00 avg60=3.21 avg300=1.00 total=1");
    assertEquals(Severity.FINE, read(2).get("CPU pressure").severity());
    file("proc/pressure/cpu", "some avg10=0.00 avg60=42.40 avg300=1.00 total=1\nfull avg10=0.00");
    Condition pressure = read(2).get("CPU pressure");
    assertEquals(Severity.NOTE, pressure.severity());
    assertEquals("in 42 % of the last minute something waited for a CPU", pressure.found());
    file("proc/pressure/cpu", "of a form that nobody knows");
    assertFalse(read(2).containsKey("CPU pressure"));
  }

  @Test
  void aClockThatIsSlowToReadIsNamed() throws IOException {
    String file = "sys/devices/system/clocksource/clocksource0/current_clocksource";
    for (String quick : new String[] {"tsc", "kvm-clock", "arch_sys_counter"}) {
      file(file, quick);
      assertEquals(Severity.FINE, read(2).get("clock source").severity(), quick);
    }
    file(file, "hpet");
    assertEquals(Severity.NOTE, read(2).get("clock source").severity());
  }

  @Test
  void aContainerIsSeenByItsMark() throws IOException {
    assertFalse(read(2).containsKey("container"));
    file(".dockerenv", "");
    assertEquals(Severity.NOTE, read(2).get("container").severity());
  }

  @Test
  void heatIsCountedOverTheCores() throws IOException {
    file("sys/devices/system/cpu/cpu0/thermal_throttle/core_throttle_count", "3");
    file("sys/devices/system/cpu/cpu1/thermal_throttle/core_throttle_count", "4");
    assertEquals(7, new Conditions(root).heatThrottles());
  }

  @Test
  void whatTheOperatingSystemDoesNotTellEndsNothing() throws InterruptedException {
    Condition untold = Machines.otherLoad(() -> {
      throw new IllegalStateException("no counters");
    });
    assertEquals(Severity.NOTE, untold.severity());
    assertTrue(untold.found().contains("(no counters)"), untold.found());
    Condition told = Condition.fine("other load", "none");
    assertSame(told, Machines.otherLoad(() -> told));
  }

  @Test
  void stolenTimeIsJudgedByItsShare() {
    assertEquals(Severity.FINE, Machines.stolen(0.001).severity());
    assertEquals(Severity.NOTE, Machines.stolen(0.02).severity());
    assertEquals(Severity.HARMFUL, Machines.stolen(0.08).severity());
  }
}
