package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import touchstone.harness.fixtures.Fixture;
import touchstone.model.Archive;
import touchstone.model.Cell;
import touchstone.model.ColdSettings;
import touchstone.model.Operation;
import touchstone.model.RunDirectory;
import touchstone.model.Sample;

/** A lab that is killed can end nothing any more: what it started must not be beside whatever is measured next. */
class KilledLabTest {

  /** Until a child has started, or is gone. */
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  @TempDir
  Path folder;

  /** Measures cold starts of a library that hangs: of the measured process, or of the rehearsal for its archive. */
  static final class Measures {
    private Measures() {}

    public static void main(String[] args) throws Exception {
      Path folder = Path.of(args[0]);
      FixtureLab lab = new FixtureLab(folder.resolve("lab"), Fixture.Hangs.class);
      RunDirectory run = new RunDirectory(Files.createDirectories(folder.resolve("run")));
      try (Documents documents = new Documents()) {
        new Harness(lab.catalog, documents, lab.jdks, new Machines())
            .run(
                run,
                ColdStartsTest.plan(
                    lab,
                    Operation.READ_STRING,
                    Archive.valueOf(args[1]),
                    1,
                    new ColdSettings(0, 200, 600)),
                needed -> false,
                () -> false,
                new Harness.Listener() {
                  @Override
                  public void forkStarts(int block, int position, Cell cell) {}

                  @Override
                  public void forkEnded(Sample sample) {}
                });
      }
    }
  }

  /** Runs a program that does not look at its input, as a contestant's in another language need not. */
  static final class Runs {
    private Runs() {}

    public static void main(String[] args) throws Exception {
      Child.startKept(List.of("sh", "-c", "sleep 600; true"), Path.of(args[0], "output"))
          .await(() -> false);
    }
  }

  /** Builds a runner by a compiler that never comes to an end, and has others work for it. */
  static final class Builds {
    private Builds() {}

    public static void main(String[] args) throws Exception {
      Path folder = Files.createDirectories(Path.of(args[0], "runner"));
      Files.writeString(folder.resolve("runner.json"), MANIFEST);
      Runner.in(folder).orElseThrow().build(() -> false);
    }

    private static final String MANIFEST = """
        {
          "runner": "endless",
          "language": "sh",
          "needs": [],
          "build": ["sh", "-c", "sleep 600; true"],
          "start": ["true"],
          "libraries": []
        }
        """;
  }

  @ParameterizedTest
  @EnumSource(Archive.class)
  void aColdStartAndARehearsalEndWithTheLab(Archive archive)
      throws IOException, InterruptedException {
    assumeTrue(archive != Archive.AOT || Jdk.current().feature() >= 25, "no JDK before has it");
    String main = archive == Archive.NONE ? "StartMain" : "RehearsalMain";
    isKilledWhile(main, Measures.class, archive.name());
    try (var archives = Files.walk(folder)) {
      assertEquals(
          List.of(), archives.filter(f -> f.toString().endsWith(".jsa")).toList());
    }
  }

  @Test
  void aProgramEndsWithTheLabAndWhatItStartedToo() throws IOException, InterruptedException {
    isKilledWhile("600", Runs.class, "");
  }

  @Test
  void aBuildEndsWithTheLabAndWhatItStartedToo() throws IOException, InterruptedException {
    isKilledWhile("600", Builds.class, "");
  }

  private void isKilledWhile(String child, Class<?> lab, String argument)
      throws IOException, InterruptedException {
    Process process = new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Djava.io.tmpdir=" + folder,
            "-cp",
            System.getProperty("java.class.path"),
            lab.getName(),
            folder.toString(),
            argument)
        .redirectErrorStream(true)
        .redirectOutput(folder.resolve("said").toFile())
        .start();
    List<ProcessHandle> children = List.of();
    try {
      assertTrue(comes(
          () -> process.descendants().anyMatch(c -> isOf(c, child)) || !process.isAlive()));
      children = process.descendants().toList();
      assertTrue(
          children.stream().anyMatch(c -> isOf(c, child)),
          () -> child + " has not started: " + said());
      // A child is there a moment before the lab has said so: until then nobody else knows of it.
      TimeUnit.SECONDS.sleep(2);
      process.destroyForcibly().waitFor();
      List<ProcessHandle> left = children;
      assertTrue(
          comes(() -> left.stream().noneMatch(ProcessHandle::isAlive)),
          () -> left.stream()
              .filter(ProcessHandle::isAlive)
              .map(c -> c.info().toString())
              .toList()
              .toString());
    } finally {
      process.destroyForcibly();
      children.forEach(ProcessHandle::destroyForcibly);
    }
  }

  private String said() {
    try {
      return Files.readString(folder.resolve("said"));
    } catch (IOException e) {
      return e.toString();
    }
  }

  /** Its last arguments, because a class path comes first. */
  private static boolean isOf(ProcessHandle process, String word) {
    return process.info().arguments().stream()
        .flatMap(Stream::of)
        .anyMatch(argument -> argument.endsWith(word));
  }

  private static boolean comes(BooleanSupplier what) throws InterruptedException {
    BooleanSupplier late = Child.after(PATIENCE);
    while (!what.getAsBoolean()) {
      if (late.getAsBoolean()) {
        return false;
      }
      TimeUnit.MILLISECONDS.sleep(50);
    }
    return true;
  }
}
