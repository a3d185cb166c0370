package touchstone.harness;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipException;
import touchstone.model.Cell;
import touchstone.model.Contestant;
import touchstone.model.Plan;

/**
 * Builds of libraries that a user brings, to be measured side by side in one run. Of every contestant of such a library there
 * is one more for each jar, called after both, such as {@code gson-reflective@2.10.1}, which has that jar on its class path
 * instead of the one that holds the same classes. A single jar is measured beside the build that the lab has.
 */
public final class LibraryJars {

  /**
   * What a user gives.
   *
   * @param library such as {@code gson}
   */
  public record Given(String library, Path path) {}

  private static final String CLASS = ".class";
  private static final Pattern OF_RELEASE = Pattern.compile("META-INF/versions/\\d+/");
  private static final Pattern VERSIONED = Pattern.compile("(.+?)-\\d.*");
  private static final Pattern NOT_IN_A_NAME = Pattern.compile("[^A-Za-z0-9._+-]");

  /** Digits of a hash that tell two builds apart for people. */
  private static final int SHORT_HASH = 8;

  private Catalog catalog;

  /** The names that measure in a contestant's place, by its own. */
  private final Map<String, List<String>> builds = new LinkedHashMap<>();

  private LibraryJars(Catalog catalog) {
    this.catalog = catalog;
  }

  /**
   * Looks at what was given.
   *
   * @param given in the order in which the builds are to be compared; none leaves everything as it is
   * @throws Refusal when there is no such library, a path is no jar, holds nothing of the library, or two of one library would
   *     have one name
   */
  public static LibraryJars of(Catalog catalog, List<Given> given) throws IOException {
    LibraryJars jars = new LibraryJars(catalog);
    Map<String, List<Given>> byLibrary = given.stream()
        .collect(Collectors.groupingBy(Given::library, LinkedHashMap::new, Collectors.toList()));
    for (Map.Entry<String, List<Given>> library : byLibrary.entrySet()) {
      jars.add(library.getKey(), library.getValue());
    }
    return jars;
  }

  /** The catalogue, with a contestant more for each contestant of such a library and each of its jars. */
  public Catalog catalog() {
    return catalog;
  }

  /** Each build with the first of its contestant. */
  public List<Plan.Pair> pairs() {
    return builds.values().stream()
        .flatMap(names -> names.stream().skip(1).map(name -> new Plan.Pair(name, names.get(0))))
        .toList();
  }

  /**
   * What was selected, with the builds in the place of their contestants.
   *
   * @throws Refusal when a jar was given of whose library nothing is selected
   */
  public Selection in(Selection selection) {
    Set<String> selected = selection.tiers().stream()
        .flatMap(tier -> tier.cells().stream())
        .map(Cell::contestant)
        .collect(Collectors.toSet());
    Set<String> unused = new TreeSet<>();
    Set<String> used = new HashSet<>();
    for (String contestant : builds.keySet()) {
      String library = library(contestant);
      (selected.contains(contestant) ? used : unused).add(library);
    }
    unused.removeAll(used);
    if (!unused.isEmpty()) {
      String library = unused.iterator().next();
      throw new Refusal(
          "--library-jar %s: no chosen contestant is of %s on a chosen workload: choose some of %s with --only, or give a jar of what is chosen: %s"
              .formatted(
                  library,
                  library,
                  builds.keySet().stream()
                      .filter(contestant -> library(contestant).equals(library))
                      .collect(Collectors.joining(", ")),
                  selected.stream()
                      .map(this::library)
                      .distinct()
                      .sorted()
                      .collect(Collectors.joining(", "))));
    }
    return new Selection(selection.tiers().stream()
        .map(tier -> new Selection.Tier(
            tier.title(), tier.cells().stream().flatMap(this::inPlaceOf).toList()))
        .toList());
  }

  /**
   * The same work by the build that was given last; the cell itself where none was.
   *
   * @throws Refusal when a jar was given of another library
   */
  public Cell lastOf(Cell cell) {
    List<Cell> all = in(new Selection(List.of(new Selection.Tier("", List.of(cell)))))
        .tiers()
        .get(0)
        .cells();
    return all.get(all.size() - 1);
  }

  private Stream<Cell> inPlaceOf(Cell cell) {
    return builds.getOrDefault(cell.contestant(), List.of(cell.contestant())).stream()
        .map(name -> name.equals(cell.contestant())
            ? cell
            // A row of a published table is of the version that was published.
            : new Cell(name, cell.workload(), cell.operation(), cell.jdk(), null, cell.cold()));
  }

  private String library(String contestant) {
    return catalog.contestants().stream()
        .filter(c -> c.name().equals(contestant))
        .findFirst()
        .orElseThrow()
        .library();
  }

  private void add(String library, List<Given> jars) throws IOException {
    List<Contestant> contestants = contestants(library);
    List<Path> own = jars(library);
    if (own.isEmpty()) {
      throw new Refusal("--library-jar %s: there is no such library with a jar: expected one of %s"
          .formatted(
              library,
              catalog.versions().keySet().stream()
                  .filter(other -> !jars(other).isEmpty())
                  .sorted()
                  .collect(Collectors.joining(", "))));
    }
    if (jars.size() == 1) {
      contestants.forEach(c -> named(c).add(c.name()));
    }
    Set<String> labels = new LinkedHashSet<>();
    for (Given given : jars) {
      Set<String> classes = classes(given);
      Path instead = mostAlike(given, classes, own);
      String label = label(given.path(), instead);
      if (!labels.add(label)) {
        throw new Refusal(
            "--library-jar %s: two jars would be called %s: give one of them another file name"
                .formatted(library, label));
      }
      String sha256 = Sha256.of(given.path());
      for (Contestant contestant : contestants) {
        String name = contestant.name() + "@" + label;
        Contestant.Jar jar = new Contestant.Jar(
            contestant.name(),
            given.path().getFileName().toString(),
            sha256,
            Files.size(given.path()),
            instead.getFileName().toString());
        String version = "%s (%s)".formatted(jar.file(), sha256.substring(0, SHORT_HASH));
        catalog = catalog.with(
            contestant.with(name, version, jar),
            contestant.name(),
            given.path().toAbsolutePath().normalize(),
            instead);
        named(contestant).add(name);
      }
    }
  }

  private List<Contestant> contestants(String library) {
    return catalog.contestants().stream()
        .filter(c -> c.library().equals(library))
        .toList();
  }

  /** Those that a build of the library may take the place of; none of a program, and of what the lab has itself. */
  private List<Path> jars(String library) {
    List<Contestant> contestants = contestants(library);
    return contestants.isEmpty()
        ? List.of()
        : catalog.libraryJars(contestants.get(0).name());
  }

  /** The names that measure in a contestant's place so far. */
  private List<String> named(Contestant contestant) {
    return builds.computeIfAbsent(contestant.name(), name -> new ArrayList<>());
  }

  /** Names of the classes in a jar, of whatever release of Java. */
  private static Set<String> classes(Given given) throws IOException {
    Path path = given.path();
    if (!Files.isRegularFile(path)) {
      throw new Refusal("--library-jar %s=%s: %s: give the path of a jar"
          .formatted(
              given.library(),
              path,
              Files.exists(path) ? "is not a file" : "there is no such file"));
    }
    if (path.toAbsolutePath().toString().contains(File.pathSeparator)) {
      throw new Refusal(
          "--library-jar %s=%s: no class path can hold a path with '%s' in it: give a copy elsewhere"
              .formatted(given.library(), path.toAbsolutePath(), File.pathSeparator));
    }
    if (!Files.isReadable(path)) {
      throw new Refusal(
          "--library-jar %s=%s: permission to read it is denied: give the path of a jar"
              .formatted(given.library(), path));
    }
    try {
      return classes(path);
    } catch (ZipException e) {
      throw new Refusal("--library-jar %s=%s: is not a jar (%s): give the path of a jar"
          .formatted(given.library(), path, e.getMessage()));
    }
  }

  static Set<String> classes(Path path) throws IOException {
    try (JarFile jar = new JarFile(path.toFile())) {
      return jar.stream()
          .map(entry -> OF_RELEASE.matcher(entry.getName()).replaceFirst(""))
          .filter(name -> name.endsWith(CLASS) && !name.endsWith("-info" + CLASS))
          .collect(Collectors.toSet());
    }
  }

  /** The one of the library's jars that has the most classes in common with the one that was given. */
  private static Path mostAlike(Given given, Set<String> classes, List<Path> own)
      throws IOException {
    Path best = null;
    int most = 0;
    for (Path jar : own) {
      Set<String> common = classes(jar);
      common.retainAll(classes);
      if (common.size() > most) {
        most = common.size();
        best = jar;
      }
    }
    if (best == null) {
      throw new Refusal("--library-jar %s=%s: holds no class of %s: give a build of %s"
          .formatted(
              given.library(),
              given.path(),
              own.stream()
                  .map(jar -> jar.getFileName().toString())
                  .collect(Collectors.joining(", ")),
              given.library()));
    }
    return best;
  }

  /** The file's name; where that begins like the other's, such as {@code gson-2.10.1} like {@code gson-2.15.0}, what follows. */
  private static String label(Path jar, Path instead) {
    String label = NOT_IN_A_NAME.matcher(withoutEnding(jar)).replaceAll("_");
    Matcher other = VERSIONED.matcher(withoutEnding(instead));
    String artifact = other.matches() ? other.group(1) + "-" : "";
    return !artifact.isEmpty() && label.startsWith(artifact) && label.length() > artifact.length()
        ? label.substring(artifact.length())
        : label;
  }

  private static String withoutEnding(Path jar) {
    String name = jar.getFileName().toString();
    return name.endsWith(".jar") ? name.substring(0, name.length() - ".jar".length()) : name;
  }
}
