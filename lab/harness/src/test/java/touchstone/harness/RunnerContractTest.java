package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.model.Contestant;
import touchstone.model.Operation;
import touchstone.model.Result;
import touchstone.model.Workload;
import touchstone.workloads.Workloads;

/**
 * What every runner must do, errors included: each one that is there is driven as the harness drives it. Where its tools are
 * missing, or it has not been built, a line says so; {@code -Dtouchstone.runners=build} builds what can be built.
 */
@Tag("any-jdk")
class RunnerContractTest {

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  @TempDir
  Path folder;

  private static Path root() {
    return Path.of(Objects.requireNonNull(System.getProperty("touchstone.root"), "run by Maven"));
  }

  static List<Path> runners() throws IOException {
    List<Path> found = new ArrayList<>();
    try (DirectoryStream<Path> folders =
        Files.newDirectoryStream(root().resolve("lab/foreign"), Files::isDirectory)) {
      folders.forEach(found::add);
    }
    assertFalse(found.isEmpty());
    return Stream.concat(found.stream().sorted(), Stream.of(root().resolve("samples/runner")))
        .toList();
  }

  private static void skip(String why) {
    System.out.println(why);
    abort(why);
  }

  @ParameterizedTest
  @MethodSource("runners")
  void aRunnersOwnTestsPass(Path place) throws IOException, InterruptedException {
    Runner runner = Runner.in(place).orElseThrow();
    runner.missing().or(() -> missingForTests(runner)).ifPresent(RunnerContractTest::skip);
    assertTrue(runner.test(), () -> "see " + place.resolve("target/test.log"));
  }

  private static Optional<String> missingForTests(Runner runner) {
    try {
      return runner.missingForTests();
    } catch (IOException | InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @ParameterizedTest
  @MethodSource("runners")
  void aRunnerKeepsTheContract(Path place) throws Exception {
    Runner runner = Runner.in(place).orElseThrow();
    runner.missing().ifPresent(RunnerContractTest::skip);
    boolean may = place.startsWith(root().resolve("samples"))
        || "build".equals(System.getProperty("touchstone.runners"));
    if (may) {
      runner.build(() -> false);
    }
    if (!runner.isBuilt()) {
      skip(
          "%s is not built, so its side of the contract is not tested: `touchstone verify --only %s` builds it"
              .formatted(runner.name(), runner.contestants().get(0).name()));
    }
    for (Contestant contestant : runner.contestants()) {
      for (String type : contestant.types()) {
        asks(runner, contestant, smallest(type));
      }
    }
    Contestant one = runner.contestants().get(0);
    Contestant stranger = new Contestant(
        one.name(),
        one.library(),
        "",
        "",
        "",
        "",
        one.result(),
        "no-such-contestant",
        List.of(),
        List.of(),
        List.of(),
        Contestant.NO_JDK,
        one.flags(),
        "");
    Workload workload = smallest(one.types().get(0));
    Path document = Files.write(folder.resolve("known"), Workloads.document(workload.id()));
    String count = String.valueOf(workload.documents());
    Path checks = Files.writeString(
        folder.resolve("stranger"),
        check("read-bytes", workload, document, workload.sha256(), count));
    Child.End end =
        ran(runner, stranger, "check", List.of("checks=" + checks, "from=0", "out=" + folder));
    Path threw = folder.resolve("0.threw");
    String said = Files.exists(threw) ? Files.readString(threw) : end.exit() + " " + end.tail();
    assertTrue(said.matches("(?s)[^0].*no-such-contestant.*"), said);
  }

  private static Workload smallest(String type) {
    return Workloads.all().stream()
        .filter(w -> w.type().equals(type))
        .findFirst()
        .orElseThrow();
  }

  private void asks(Runner runner, Contestant contestant, Workload workload) throws Exception {
    Path document = folder.resolve("document");
    Files.write(document, Workloads.document(workload.id()));
    Operation operation = contestant.operations().get(0);
    Path broken = Files.writeString(folder.resolve("broken"), "{\"a\":[1,");
    String count = String.valueOf(workload.documents());
    // One that is right; another hash; an operation that nobody has; a document that is none; then
    // all is well again.
    List<String> checks = List.of(
        check(operation.id(), workload, document, workload.sha256(), count),
        check(operation.id(), workload, document, "00", count),
        check("read-nothing", workload, document, workload.sha256(), count),
        check(operation.id(), workload, broken, sha256(broken), "1"),
        check(operation.id(), workload, document, workload.sha256(), count));
    Path file = Files.write(folder.resolve("checks"), checks);
    Path out = Files.createTempDirectory(folder, "out");
    Child.End end =
        ran(runner, contestant, "check", List.of("checks=" + file, "from=0", "out=" + out));
    String who = contestant.name() + " " + workload.id() + ": ";
    assertEquals(0, end.exit(), who + end.tail());
    List<String> endings = contestant.result() == Result.FLOOR
        ? List.of("answer", "threw", "threw", "answer", "answer")
        : List.of("answer", "threw", "threw", "threw", "answer");
    for (int i = 0; i < endings.size(); i++) {
      Path threw = out.resolve(i + ".threw");
      boolean answered =
          Files.exists(out.resolve(i + ".graph")) || Files.exists(out.resolve(i + ".bytes"));
      assertEquals(endings.get(i).equals("answer"), answered, who + checks.get(i));
      assertEquals(!answered, Files.exists(threw), who + checks.get(i));
      if (!answered) {
        assertFalse(Files.readAllLines(threw).get(0).isBlank(), who + "it says why");
      }
    }
    List<String> arguments = List.of(
        "type=" + workload.type(),
        "operation=" + operation,
        "source=" + operation,
        "document=" + document,
        "documents=" + count,
        "settle=10",
        "warmup=1",
        "iterations=2",
        "millis=5",
        "out=" + out.resolve("answer"));
    end = ran(runner, contestant, "fork", with(arguments, "sha256=00"));
    assertNotEquals(0, end.exit(), who + "measured another document");
    assertFalse(Files.exists(out.resolve("answer")), who + "another document");
    end = ran(runner, contestant, "fork", with(arguments, "sha256=" + workload.sha256()));
    assertEquals(0, end.exit(), who + end.tail());
    String answer = Files.readString(out.resolve("answer"));
    assertEquals(3, answer.split("\"wall_ns\"", -1).length - 1, who + answer);
  }

  private static List<String> with(List<String> arguments, String more) {
    return Stream.concat(arguments.stream(), Stream.of(more)).toList();
  }

  private static String check(
      String operation, Workload workload, Path document, String sha256, String count) {
    return String.join(
        "\t", operation, operation, workload.type(), document.toString(), sha256, count);
  }

  private Child.End ran(Runner runner, Contestant contestant, String verb, List<String> arguments)
      throws IOException, InterruptedException {
    List<String> command =
        runner.command(contestant, verb, with(arguments, "driver=" + contestant.driver()));
    return Child.start(command, folder.resolve("said")).await(Child.after(PATIENCE));
  }

  private static String sha256(Path file) throws Exception {
    return HexFormat.of()
        .formatHex(MessageDigest.getInstance("SHA-256")
            .digest(Files.readString(file).getBytes(StandardCharsets.UTF_8)));
  }
}
