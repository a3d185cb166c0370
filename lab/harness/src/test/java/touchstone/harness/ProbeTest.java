package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.harness.fixtures.Fixture;
import touchstone.model.Cell;
import touchstone.model.Condition;
import touchstone.model.Contestant;
import touchstone.model.ForkSettings;
import touchstone.model.Operation;

class ProbeTest {

  @TempDir
  Path folder;

  @Test
  void oneCellIsMeasuredTwiceABlock() throws IOException, InterruptedException {
    FixtureLab lab = new FixtureLab(folder, Fixture.class);
    Contestant contestant = lab.catalog.contestants().get(0);
    Cell cell = new Cell(
        contestant.name(), "users-tiny", Operation.READ_STRING, Jdk.current().feature(), null);
    AtomicInteger asked = new AtomicInteger();
    List<Integer> heard = new ArrayList<>();
    Probe.Outcome outcome;
    try (Documents documents = new Documents()) {
      outcome = new Probe(
              lab.catalog,
              documents,
              lab.jdks,
              new Machines(),
              new ForkSettings(400, 2, 3, 30, List.of("-Xmx200m"), 60))
          .run(
              cell,
              contestant,
              lab.workloads.get("users-tiny"),
              () -> asked.getAndIncrement() >= 3,
              () -> false,
              heard::add);
    }
    assertEquals(List.of(1, 2, 3), heard);
    assertEquals(
        List.of("0.0", "0.1", "1.0"),
        outcome.samples().stream().map(s -> s.block() + "." + s.position()).toList());
    assertTrue(outcome.samples().stream().allMatch(s -> s.ok() && s.of(cell)));
    List<String> names = outcome.conditions().stream().map(Condition::name).toList();
    assertTrue(
        names.containsAll(List.of("cores", "memory", "other load", "stolen time")),
        names::toString);
  }
}
