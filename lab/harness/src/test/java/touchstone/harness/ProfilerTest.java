package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.harness.fixtures.Fixture;
import touchstone.model.Cell;
import touchstone.model.Contestant;
import touchstone.model.ForkSettings;
import touchstone.model.Operation;
import touchstone.model.Profile;

class ProfilerTest {

  private static final ForkSettings FORKS =
      new ForkSettings(1_000, 2, 3, 30, List.of("-Xmx200m"), 60);

  @TempDir
  Path folder;

  private Profile profile(Class<?> fixture, Operation operation, BooleanSupplier stop)
      throws IOException, InterruptedException {
    FixtureLab lab = new FixtureLab(folder.resolve("lab"), fixture);
    Contestant contestant = lab.catalog.contestants().get(0);
    Cell cell =
        new Cell(contestant.name(), "users-tiny", operation, Jdk.current().feature(), null);
    try (Documents documents = new Documents()) {
      return new Profiler(lab.catalog, documents, lab.jdks, FORKS)
          .run(
              cell,
              contestant,
              lab.workloads.get("users-tiny"),
              folder,
              Duration.ofSeconds(2),
              stop);
    }
  }

  @Test
  void saysWhereTheTimeGoesAndWhatIsAllocated() throws IOException, InterruptedException {
    Profile profile = profile(Fixture.class, Operation.READ_STRING, () -> false);
    // A document of 8 kB in two seconds, however slow the machine.
    assertTrue(profile.operations() > 100, profile::toString);
    Profile.Method outermost = profile.methods().stream()
        .filter(m -> m.name().equals(Fixture.class.getName() + ".readString"))
        .findFirst()
        .orElseThrow();
    // Stacks are cut off at 64 frames, and Jackson's seldom have as many.
    assertTrue(outermost.with() > 0.9 && outermost.self() < 0.5, outermost::toString);
    double own = profile.methods().stream().mapToDouble(Profile.Method::self).sum();
    assertEquals(1, own, 1e-9);
    assertTrue(
        profile.methods().stream()
            .anyMatch(m -> m.name().startsWith("com.fasterxml.jackson.databind.")),
        () -> profile.methods().toString());
    double allocated =
        profile.allocations().stream().mapToDouble(Profile.Allocation::share).sum();
    assertEquals(1, allocated, 1e-9);
    assertTrue(
        profile.allocations().stream()
            .anyMatch(a -> a.type().equals("byte[]") && !a.by().startsWith("java.")),
        () -> profile.allocations().toString());

    List<String> stacks = Files.readAllLines(folder.resolve(Profiler.STACKS));
    assertEquals(
        profile.samples(),
        stacks.stream()
            .mapToInt(line -> Integer.parseInt(line.substring(line.lastIndexOf(' ') + 1)))
            .sum());
    assertFalse(stacks.stream().anyMatch(line -> line.contains("touchstone.fork.")), "the lab's");
    assertTrue(Files.size(folder.resolve(Profiler.RECORDING)) > 0);
  }

  @Test
  void saysWhyThereIsNone() {
    Refusal fallen = assertThrows(
        Refusal.class, () -> profile(Fixture.Crashes.class, Operation.WRITE_STRING, () -> false));
    assertTrue(
        fallen.getMessage().contains("users-tiny write-string")
            && fallen.getMessage().contains("exit code 7")
            && fallen.getMessage().contains("about to fall over"),
        fallen.getMessage());
  }

  @Test
  void aStopLeavesNone() {
    Refusal stopped = assertThrows(
        Refusal.class, () -> profile(Fixture.class, Operation.READ_STRING, () -> true));
    assertTrue(stopped.getMessage().contains("stopped"), stopped.getMessage());
  }
}
