package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.harness.fixtures.Fixture;
import touchstone.model.Cell;
import touchstone.model.Contestant;
import touchstone.model.Operation;
import touchstone.model.Result;
import touchstone.model.RunDirectory;
import touchstone.model.Sample;

class ValidationTest {

  @TempDir
  Path folder;

  /** Before anybody looks whether its program is there, which may not have been built yet. */
  @Test
  void whoHasNoJvmIsRefused() {
    Contestant jvm = Contestants.of("gson", Operation.READ_STRING);
    assertDoesNotThrow(() -> Validation.requireJvm(jvm));
    Contestant none = new Contestant(
        "aeson",
        "aeson",
        "aeson",
        "2",
        "reflective",
        Contestant.JSON,
        Result.VALUE,
        "",
        List.of("users"),
        List.of(Operation.READ_BYTES),
        List.of(),
        Contestant.NO_JDK,
        List.of(),
        "");
    assertEquals(
        "a known difference is planted in a child JVM, and aeson has none: validate with a contestant that runs on a JDK",
        assertThrows(Refusal.class, () -> Validation.requireJvm(none)).getMessage());
  }

  /** No fork is started: the time is over before the first one. */
  @Test
  void itsRowsAreOneBuildUnderSevenNames() throws IOException, InterruptedException {
    FixtureLab lab = new FixtureLab(folder.resolve("lab"), Fixture.class);
    RunDirectory run = new RunDirectory(Files.createDirectory(folder.resolve("run")));
    int jdk = Jdk.current().feature();
    try (Documents documents = new Documents()) {
      new Validation(lab.catalog, documents, lab.jdks, new Machines())
          .run(
              run,
              folder,
              new Cell("fixture", "users-tiny", Operation.READ_STRING, jdk, null),
              Objects.requireNonNull(lab.contestants.get("fixture")),
              Objects.requireNonNull(lab.workloads.get("users-tiny")),
              false,
              "touchstone validate",
              60,
              () -> true,
              () -> false,
              new Harness.Listener() {
                @Override
                public void forkStarts(int block, int position, Cell cell) {}

                @Override
                public void forkEnded(Sample sample) {}
              });
    }
    assertEquals(
        run.plan().contestants().stream().map(Contestant::name).collect(Collectors.toSet()),
        run.environment().builds().keySet());
    assertTrue(Validation.isOne(run.plan()));
    assertEquals(Validation.rows(), run.environment().builds().size());
    assertEquals(1, Set.copyOf(run.environment().builds().values()).size());
  }
}
