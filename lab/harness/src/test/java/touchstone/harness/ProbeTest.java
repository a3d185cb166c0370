package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
              () -> heard.size() >= 3,
              () -> false,
              heard::add);
    }
    assertEquals(List.of(1, 2, 3), heard);
    // Where the machine that tests is itself a guest, one of the three may be another's second
    // attempt.
    List<String> counted = outcome.samples().stream()
        .filter(s -> s.disturbed() == null)
        .map(s -> s.block() + "." + s.position())
        .toList();
    assertEquals(List.of("0.0", "0.1", "1.0").subList(0, counted.size()), counted);
    assertEquals(3, outcome.samples().size());
    assertTrue(outcome.samples().stream().allMatch(s -> s.ok() && s.of(cell)));
    List<String> names = outcome.conditions().stream().map(Condition::name).toList();
    assertTrue(
        names.containsAll(List.of("cores", "memory", "other load", "stolen time")),
        names::toString);
  }
}
