package touchstone.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import touchstone.harness.Catalog;
import touchstone.harness.Documents;
import touchstone.harness.Jdk;
import touchstone.harness.Names;
import touchstone.harness.Refusal;
import touchstone.harness.Runner;
import touchstone.harness.Selection;
import touchstone.model.Cell;
import touchstone.model.Contestant;
import touchstone.model.Operation;
import touchstone.model.Workload;
import touchstone.workloads.OwnDocument;
import touchstone.workloads.Suite;
import touchstone.workloads.Suites;
import touchstone.workloads.Workloads;

/** The options that several commands share, and what they stand for. */
final class Lab {

  /** Between names; not where none stands before it: of a lone comma there would be no name left, which is as if none were asked for. */
  static final String COMMA = "(?<=.),";

  @Option(
      names = "--only",
      split = COMMA,
      splitSynopsisLabel = ",",
      paramLabel = "GLOB",
      description = "Contestants to take, such as 'gson-*,jackson3'. All, unless given.")
  private List<String> only = List.of();

  @Option(
      names = "--workload",
      split = COMMA,
      splitSynopsisLabel = ",",
      paramLabel = "ID",
      description =
          "Documents to take, such as users-tiny or 'users-large/*'. Unless given, those of the suite, or all where no suite is.")
  private List<String> workloads = List.of();

  @Option(
      names = "--document",
      paramLabel = "FILE",
      converter = Own.class,
      description =
          "A JSON document of your own instead of the suite's, or an .ndjson or .jsonl file with one on each line, to be taken in turn; for every tree and for contestants that claim the type own"
              + " (docs/own.md); may be given more than once, and beside --workload.")
  private List<OwnDocument> own = List.of();

  @Option(
      names = "--operation",
      split = COMMA,
      splitSynopsisLabel = ",",
      paramLabel = "GLOB",
      description =
          "Operations to take, such as read-bytes or 'write-*'. Unless given, those of the suite, or all where no suite is.")
  private List<String> operations = List.of();

  @Option(
      names = "--contestants",
      paramLabel = "DIR",
      description =
          "A folder of more contestants, laid out as lab/contestants or lab/foreign is; may be given more than once.")
  private List<Path> more = List.of();

  /** Reads {@code --document}. */
  static final class Own implements CommandLine.ITypeConverter<OwnDocument> {
    @Override
    public OwnDocument convert(String file) {
      try {
        return OwnDocument.read(Paths.of(file));
      } catch (NoSuchFileException e) {
        throw new CommandLine.TypeConversionException("there is no file " + file);
      } catch (AccessDeniedException e) {
        throw new CommandLine.TypeConversionException(file + " cannot be read: permission denied");
      } catch (IOException e) {
        throw new CommandLine.TypeConversionException(
            "%s cannot be read: %s".formatted(file, e.getMessage()));
      } catch (IllegalArgumentException e) {
        throw new CommandLine.TypeConversionException(String.valueOf(e.getMessage()));
      }
    }
  }

  /** For the commands' help. */
  static final class SuiteNames implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Suites.names().iterator();
    }
  }

  /** The checkout, or the folder of an installation: where {@code lab/contestants} and {@code lab/fork} are. */
  static Path home() {
    return Path.of(System.getProperty("touchstone.home", "")).toAbsolutePath().normalize();
  }

  Catalog catalog() throws IOException {
    List<Path> folders = new ArrayList<>(List.of(home().resolve("lab/contestants")));
    Path foreign = home().resolve("lab/foreign");
    if (Files.isDirectory(foreign)) {
      folders.add(foreign);
    }
    folders.addAll(more);
    return Catalog.load(folders, home().resolve("lab/fork/target/lib"));
  }

  /** What was asked for, without the contestants in languages that this machine lacks: a line says how to get each. */
  Selection selection(List<Suite> suites, Catalog catalog, Map<Integer, Jdk> jdks)
      throws IOException, InterruptedException {
    Set<Operation> wanted = operations();
    Selection asked = Selection.of(
            suites, catalog.contestants(), known(), only, wanted(), List.copyOf(jdks.keySet()))
        .keeping(
            cell -> wanted.contains(cell.operation()),
            () ->
                "no chosen contestant claims %s on a chosen workload (`touchstone list` shows what each claims)"
                    .formatted(String.join(" or ", operations)));
    if (!only.isEmpty()) {
      asked
          .idle(
              Names.select("contestant", only, catalog.contestants(), Contestant::name),
              wanted,
              known())
          .forEach(line -> System.err.println(line + "."));
    }
    Set<String> absent = absent(catalog, asked.contestants());
    return absent.isEmpty() ? asked : asked.without(absent);
  }

  private static Set<String> absent(Catalog catalog, Set<String> asked)
      throws IOException, InterruptedException {
    Set<String> absent = new TreeSet<>();
    for (Runner runner : catalog.runners(asked)) {
      Optional<String> missing = runner.missing();
      if (missing.isPresent()) {
        System.err.println(missing.get());
        runner.contestants().forEach(c -> absent.add(c.name()));
      }
    }
    return absent;
  }

  /**
   * Builds the programs of the cells' contestants that are in other languages, where they are missing or stale. What does not
   * build, the gate leaves out.
   *
   * @return the catalogue, with the versions that were built
   * @throws Refusal when the user asked to stop meanwhile: what was not built must not pass for what does not build
   */
  Catalog built(Catalog catalog, Collection<Cell> cells, Interruption interruption)
      throws IOException, InterruptedException {
    boolean anew = false;
    for (Runner runner :
        catalog.runners(cells.stream().map(Cell::contestant).distinct().toList())) {
      if (!runner.isBuilt()) {
        System.err.printf("Building what measures in %s.%n", runner.name());
      }
      anew |= runner.build(interruption::requested);
      if (interruption.requested()) {
        throw Interruption.beforeMeasuring();
      }
    }
    return anew ? catalog() : catalog;
  }

  /** The contestants that {@code --only} leaves, as far as they claim something that {@code --operation} leaves. */
  List<Contestant> contestants(Catalog catalog) {
    Set<Operation> wanted = operations();
    return Names.select("contestant", only, catalog.contestants(), Contestant::name).stream()
        .filter(c -> !Collections.disjoint(c.operations(), wanted))
        .toList();
  }

  private Set<Operation> operations() {
    return EnumSet.copyOf(
        Names.select("operation", operations, Arrays.asList(Operation.values()), Operation::id));
  }

  /** The documents that {@code --workload} leaves. */
  List<Workload> workloads() {
    return Names.select("workload", wanted(), known(), Workload::id);
  }

  /**
   * Everything that the chosen contestants claim on the chosen documents, as far as they can run here.
   *
   * @throws Refusal when that is nothing: who verifies nothing has found nothing right
   */
  List<Cell> everything(Catalog catalog, Map<Integer, Jdk> jdks)
      throws IOException, InterruptedException {
    Set<Operation> wanted = operations();
    List<Cell> cells =
        Selection.everything(contestants(catalog), workloads(), List.copyOf(jdks.keySet())).stream()
            .filter(c -> wanted.contains(c.operation()))
            .toList();
    if (cells.isEmpty()) {
      throw new Refusal(
          "nothing to verify: no chosen contestant claims a chosen operation on a chosen workload"
              + " (`touchstone list` shows what each claims)");
    }
    Set<String> absent =
        absent(catalog, cells.stream().map(Cell::contestant).collect(Collectors.toSet()));
    List<Cell> here =
        cells.stream().filter(c -> !absent.contains(c.contestant())).toList();
    if (here.isEmpty()) {
      throw new Refusal("nothing to verify: none of the chosen contestants can run here: "
          + String.join(", ", new TreeSet<>(absent)));
    }
    return here;
  }

  static List<Suite> suites(List<String> names) {
    return names.stream()
        .map(name ->
            Suites.find(name).orElseThrow(() -> Names.unknown("suite", name, Suites.names())))
        .toList();
  }

  static Map<String, Contestant> contestantsByName(Catalog catalog) {
    return catalog.contestants().stream()
        .collect(Collectors.toMap(Contestant::name, Function.identity()));
  }

  /** To be closed: the documents of this command, the lab's and the reader's own. */
  Documents documents() throws IOException {
    return new Documents(own);
  }

  private List<Workload> known() {
    return Stream.concat(Workloads.all().stream(), own.stream().map(OwnDocument::workload))
        .toList();
  }

  private List<String> wanted() {
    return Stream.concat(
            workloads.stream(), own.stream().map(document -> document.workload().id()))
        .toList();
  }
}
