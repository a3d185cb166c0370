package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.harness.fixtures.Fixture;
import touchstone.model.Cell;
import touchstone.model.Operation;
import touchstone.model.Plan;

class GateTest {

  @TempDir
  static Path folder;

  private static Map<String, Gate.Finding> findings;
  private static List<Gate.Finding> inOrder;

  @BeforeAll
  static void judge() throws IOException, InterruptedException {
    FixtureLab lab = new FixtureLab(
        folder,
        Fixture.class,
        Fixture.Drops.class,
        Fixture.Escapes.class,
        Fixture.Throws.class,
        Fixture.Hangs.class,
        Fixture.Crashes.class,
        Fixture.Remembers.class);
    List<Cell> cells = new ArrayList<>(Selection.everything(
        lab.catalog.contestants(),
        List.of(lab.workloads.get("users-tiny"), lab.workloads.get("users-tiny/sparse")),
        List.copyOf(lab.jdks.keySet())));
    // One hang each way is enough to wait for.
    cells.removeIf(c -> c.contestant().equals("hangs") && c.workload().endsWith("sparse"));
    List<Gate.Finding> seen = new ArrayList<>();
    // What hangs is not waited for as long as what is only slow, on a machine that has other work.
    Map<Boolean, List<Cell>> byEnd =
        cells.stream().collect(Collectors.partitioningBy(c -> c.contestant().equals("hangs")));
    List<Gate.Finding> found = new ArrayList<>();
    found.addAll(judge(lab, byEnd.get(false), Duration.ofSeconds(60), seen));
    found.addAll(judge(lab, byEnd.get(true), Duration.ofSeconds(2), seen));
    found.sort(Comparator.comparingInt(f -> cells.indexOf(f.cell())));
    inOrder = List.copyOf(found);
    assertEquals(cells, inOrder.stream().map(Gate.Finding::cell).toList());
    assertEquals(inOrder.size(), seen.size());
    findings = inOrder.stream()
        .collect(Collectors.toMap(
            f -> f.cell().contestant() + " " + f.cell().workload() + " "
                + f.cell().operation(),
            Function.identity()));
  }

  private static List<Gate.Finding> judge(
      FixtureLab lab, List<Cell> cells, Duration patience, List<Gate.Finding> seen)
      throws IOException, InterruptedException {
    try (Documents documents = new Documents()) {
      return new Gate(lab.catalog, documents, patience)
          .judge(
              cells,
              lab.contestants,
              lab.workloads,
              lab.jdks,
              List.of("-Xmx200m"),
              seen::add,
              () -> false);
    }
  }

  private static Gate.Finding finding(String cell) {
    return findings.get(cell);
  }

  @Test
  void theRightOnePasses() {
    assertEquals(
        4, findings.keySet().stream().filter(k -> k.startsWith("fixture ")).count());
    findings.forEach((cell, finding) -> {
      if (cell.startsWith("fixture ")) {
        assertTrue(finding.ok(), finding::toString);
      }
    });
  }

  @Test
  void aLostMemberIsPointedAt() {
    Gate.Finding found = finding("drops users-tiny read-string");
    assertEquals("wrong", found.outcome());
    assertEquals("/users/0/friends/0/name", found.pointer());
    assertTrue(found.message().matches("expected \".+\", found null"), found.message());
    // What it lost it cannot write.
    Gate.Finding written = finding("drops users-tiny write-string");
    assertEquals("wrong", written.outcome());
    assertEquals("/users/0/friends/0/name", written.pointer());
  }

  @Test
  void aNeedlessEscapeIsPointedAt() {
    assertTrue(finding("escapes users-tiny read-string").ok());
    Gate.Finding found = finding("escapes users-tiny write-string");
    assertEquals("wrong", found.outcome());
    assertEquals("/users/0/images/0/format", found.pointer());
    assertTrue(found.message().contains("found \\u003c at byte"), found.message());
  }

  @Test
  void whatItThrowsIsItsAnswer() {
    Gate.Finding found = finding("throws users-tiny read-string");
    assertEquals("threw", found.outcome());
    assertEquals(
        "java.lang.IllegalStateException: gave up, because of java.lang.IllegalArgumentException: cannot read this",
        found.message());
  }

  @Test
  void aHangEndsAndTheNextCheckIsMade() {
    assertEquals("hung", finding("hangs users-tiny read-string").outcome());
    assertEquals("hung", finding("hangs users-tiny write-string").outcome());
    assertTrue(finding("hangs users-tiny read-string").message().contains("no answer after 2 s"));
  }

  @Test
  void aJvmThatFallsOverIsReportedWithItsLastWords() {
    assertTrue(finding("crashes users-tiny read-string").ok());
    Gate.Finding found = finding("crashes users-tiny write-string");
    assertEquals("crashed", found.outcome());
    assertTrue(found.message().contains("exit code 7"), found.message());
    assertTrue(found.message().contains("about to fall over"), found.message());
    assertTrue(
        finding("crashes users-tiny/sparse read-string").ok(),
        "the checks behind the crash are made");
  }

  /** As Ctrl-C in a terminal has it, which goes to all of its processes. */
  @Test
  void aJvmThatIsStoppedAMomentBeforeThisOneHasNotFallenOver()
      throws IOException, InterruptedException {
    FixtureLab lab = new FixtureLab(folder.resolve("stopped"), Fixture.Crashes.class);
    List<Cell> cells = Selection.everything(
            lab.catalog.contestants(),
            List.of(lab.workloads.get("users-tiny")),
            List.copyOf(lab.jdks.keySet()))
        .stream()
        .filter(c -> c.operation() == Operation.WRITE_STRING)
        .toList();
    Set<ProcessHandle> others = ProcessHandle.current().children().collect(Collectors.toSet());
    AtomicBoolean seen = new AtomicBoolean();
    AtomicLong gone = new AtomicLong();
    BooleanSupplier stop = () -> {
      ProcessHandle.current()
          .children()
          .filter(child -> !others.contains(child) && seen.compareAndSet(false, true))
          .forEach(child -> child.onExit().thenRun(() -> gone.set(System.nanoTime())));
      return gone.get() != 0 && System.nanoTime() - gone.get() > 100_000_000;
    };
    try (Documents documents = new Documents()) {
      List<Gate.Finding> none = new Gate(lab.catalog, documents, Duration.ofSeconds(60))
          .judge(
              cells,
              lab.contestants,
              lab.workloads,
              lab.jdks,
              List.of("-Xmx200m"),
              finding -> {},
              stop);
      assertEquals(List.of(), none);
    }
    assertTrue(seen.get());
  }

  @Test
  void anObjectThatWasKeptIsNoReading() {
    Gate.Finding found = finding("remembers users-tiny read-string");
    assertEquals("threw", found.outcome());
    assertTrue(found.message().contains("the same object"), found.message());
  }

  @Test
  void whatIsNotRightIsNeverPlanned() {
    Plan plan = Planner.plan(
        List.of("test"),
        "test",
        60,
        0,
        new Manner(Duration.ZERO, 1, List.of()),
        1,
        inOrder,
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        null);
    assertFalse(plan.cells().isEmpty());
    assertTrue(plan.cells().stream()
        .allMatch(c ->
            finding(c.contestant() + " " + c.workload() + " " + c.operation()).ok()));
    assertEquals(inOrder.size(), plan.cells().size() + plan.excluded().size());
    assertTrue(plan.excluded().stream()
        .anyMatch(e -> e.cell().contestant().equals("escapes")
            && e.cell().operation() == Operation.WRITE_STRING));
  }
}
