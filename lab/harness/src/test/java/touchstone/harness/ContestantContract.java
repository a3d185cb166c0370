package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.fork.StartMain;
import touchstone.fork.ValuesMain;
import touchstone.model.Cell;
import touchstone.model.Contestant;
import touchstone.model.Glob;
import touchstone.model.Operation;
import touchstone.model.Workload;
import touchstone.workloads.OwnDocument;
import touchstone.workloads.Suites;
import touchstone.workloads.Workloads;

/**
 * What every library's contestants must do, tested in each of their modules by a class that extends this one: everything that they
 * claim, on the smallest documents in every variant, goes through the gate that runs go through; and what is measured cold is the
 * library's start, not its driver's.
 */
public abstract class ContestantContract {

  /** A child here reads a document a few times and ends: what the JIT's last level makes of it would come too late. */
  private static final List<String> FLAGS = Stream.concat(
          JvmFlags.DEFAULT.stream(), Stream.of("-XX:TieredStopAtLevel=1"))
      .toList();

  private final Path module = Path.of("").toAbsolutePath();

  /** Of this module alone: Maven may be building another at the same time. */
  private Catalog catalog() throws IOException {
    Path root =
        Path.of(Objects.requireNonNull(System.getProperty("touchstone.root"), "run by Maven"));
    return Catalog.of(List.of(module), root.resolve("lab/fork/target/lib"))
        .orElseThrow(() -> new AssertionError("no contestants.json in " + module + "/target/lib"));
  }

  private List<Contestant> contestants(Catalog catalog) {
    List<Contestant> contestants = catalog.contestants().stream()
        .filter(c -> c.library().equals(module.getFileName().toString()))
        .toList();
    assertFalse(
        contestants.isEmpty(),
        "no contestants.json of library " + module.getFileName() + " in target/lib");
    return contestants;
  }

  /**
   * Where the tests run on two JDKs, each cell is judged on one of them, and of every contestant about half on each: a child JVM for every
   * cell on both would be most of the time that all tests take.
   */
  @Test
  void everythingClaimedIsRight(@TempDir Path folder) throws IOException, InterruptedException {
    Catalog catalog = catalog();
    List<Contestant> contestants = contestants(catalog);
    OwnDocument own = own(folder);
    List<Workload> workloads = Stream.concat(
            Workloads.all().stream()
                .filter(w -> isSmallestOfItsType(w) || w.id().endsWith("-small")),
            Stream.of(own.workload()))
        .toList();
    List<Cell> claimed =
        Selection.everything(contestants, workloads, List.of(Jdk.current().feature()));
    assertFalse(claimed.isEmpty(), "nothing is claimed");
    List<Cell> cells = share(claimed);
    List<Gate.Finding> findings;
    try (Documents documents = new Documents(List.of(own))) {
      findings = new Gate(catalog, documents, Duration.ofSeconds(60))
          .judge(
              cells,
              contestants.stream().collect(Collectors.toMap(Contestant::name, Function.identity())),
              workloads.stream().collect(Collectors.toMap(Workload::id, Function.identity())),
              Map.of(Jdk.current().feature(), Jdk.current()),
              FLAGS,
              finding -> {},
              () -> false);
    }
    assertEquals(cells.size(), findings.size());
    assertEquals(List.of(), findings.stream().filter(f -> !f.ok()).toList());
  }

  /** Of all cells those of this JDK: by what they are called, so that none falls between two when some are claimed on one alone. */
  private static List<Cell> share(List<Cell> cells) {
    String[] share = System.getProperty("touchstone.share", "0/1").split("/");
    int jdks = Integer.parseInt(share[1]);
    return cells.stream()
        .filter(c -> Math.floorMod(
                Objects.hash(c.contestant(), c.workload(), c.operation().id()), jdks)
            == Integer.parseInt(share[0]))
        .toList();
  }

  /** A document that somebody brings, for contestants that claim its type. */
  protected OwnDocument own(Path folder) throws IOException {
    return OwnDocument.read(Files.writeString(
        folder.resolve("brought.json"),
        "{\"a\": [1, -2.5, true, null, []], \"vast\": " + vast()
            + ", \"b\": {\"c\": {}, \"d\": \"\\u00e9\\n\\ud83d\\ude00/é\"}}"));
  }

  /** A whole number that 64 bits do not hold; one that they do, where the library would make it a double. */
  protected String vast() {
    return "12345678901234567890";
  }

  private static boolean isSmallestOfItsType(Workload workload) {
    return Workloads.all().stream()
        .filter(w -> w.type().equals(workload.type()))
        .findFirst()
        .filter(smallest -> smallest.base().equals(workload.base()))
        .isPresent();
  }

  /**
   * The first lambda takes a JVM several milliseconds, more than some libraries take to start. One that the library's
   * documentation asks for is its own; of any other the driver makes a class.
   */
  @Test
  @Tag("any-jdk")
  void aColdStartDoesNotWaitForALambdaOfTheDriver(@TempDir Path folder)
      throws IOException, InterruptedException {
    Catalog catalog = catalog();
    try (Documents documents = new Documents()) {
      for (Contestant contestant : contestants(catalog)) {
        for (Operation operation : List.of(Operation.READ_STRING, Operation.WRITE_STRING)) {
          if (isStartedCold(contestant, operation)) {
            Path log = folder.resolve(contestant.name() + operation);
            start(catalog, documents, contestant, operation, log);
            assertEquals(
                Set.of(), lambdas(Files.readAllLines(log)), contestant.name() + " " + operation);
          }
        }
      }
    }
  }

  /** Classes whose lambdas the library's documentation asks for, or its compiler makes; by their simple names. */
  protected Set<String> lambdasOfTheLibrary() {
    return Set.of();
  }

  private static boolean isStartedCold(Contestant contestant, Operation operation) {
    return contestant.claims(small(), operation)
        && Suites.names().stream()
            .flatMap(name -> Suites.find(name).orElseThrow().cold().stream())
            .anyMatch(tier -> tier.operations().contains(operation)
                && tier.contestants().stream()
                    .anyMatch(g -> new Glob(g).matches(contestant.name())));
  }

  private static Workload small() {
    return Workloads.find("users-tiny").orElseThrow();
  }

  private static void start(
      Catalog catalog, Documents documents, Contestant contestant, Operation operation, Path log)
      throws IOException, InterruptedException {
    Workload workload = small();
    Commands commands = new Commands(catalog);
    List<String> shared = List.of(
        "driver=" + contestant.driver(),
        "type=" + workload.type(),
        "operation=" + operation,
        "document=" + documents.file(workload),
        "sha256=" + workload.sha256(),
        "documents=" + workload.documents());
    Path values = documents.scratch().resolve("values");
    if (!operation.reads()) {
      run(
          commands.of(
              Jdk.current(),
              FLAGS,
              contestant,
              ValuesMain.class,
              and(shared, "source=" + Gate.source(contestant, operation), "out=" + values)),
          documents);
    }
    run(
        commands.cold(
            Jdk.current(),
            FLAGS,
            contestant,
            List.of("-Xlog:class+load:file=" + log + ":none"),
            StartMain.class,
            and(
                shared,
                "values=" + (operation.reads() ? "" : values),
                "millis=0",
                "count=false",
                "out=" + documents.scratch().resolve("answer"))),
        documents);
  }

  private static List<String> and(List<String> some, String... more) {
    return Stream.concat(some.stream(), Stream.of(more)).toList();
  }

  private static void run(List<String> command, Documents documents)
      throws IOException, InterruptedException {
    Child.End end = Child.start(command, documents.scratch().resolve("output"))
        .await(Child.after(Duration.ofSeconds(60)));
    assertEquals(0, end.exit(), end.tail());
  }

  /** The classes of contestants that made one. */
  private Set<String> lambdas(List<String> log) {
    return log.stream()
        .filter(line -> line.startsWith("touchstone.contestants.") && line.contains("$$Lambda"))
        .map(line -> line.substring(0, line.indexOf("$$Lambda")))
        .map(name -> name.substring(name.lastIndexOf('.') + 1))
        .filter(name -> !lambdasOfTheLibrary().contains(name))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void theChildSeesNothingOfTheHarness() throws IOException {
    Catalog catalog = catalog();
    for (Contestant contestant : catalog.contestants()) {
      List<String> foreign = catalog.classPath(contestant.name()).stream()
          .map(jar -> jar.getFileName().toString())
          .filter(jar ->
              jar.matches("touchstone-(harness|workloads|report|cli)-.*|oshi.*|picocli.*|junit.*"))
          .toList();
      assertEquals(List.of(), foreign, contestant.name());
    }
  }
}
