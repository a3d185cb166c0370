package touchstone.harness;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;
import touchstone.model.Contestant;
import touchstone.model.RunDirectory;

/**
 * The contestants: those that are built, each with its class path, and those of programs in other languages. A library is a
 * folder whose {@code target/lib} holds jars, one of which describes contestants in {@code
 * META-INF/touchstone/contestants.json}; a {@link Runner} is a folder with a {@code runner.json}. Nothing here names one.
 */
public final class Catalog {

  private static final String DESCRIPTOR = "META-INF/touchstone/contestants.json";

  private static final String BUILD = "run `mvn package`, or use the launcher, which does";

  private final Map<String, Entry> entries;
  private final List<Path> forkClassPath;

  /** Of a contestant in Java its class path, and what of it only buffers need; of another one its runner. */
  private record Entry(
      Contestant contestant,
      List<Path> classPath,
      List<Path> bufferJars,
      @Nullable Runner runner) {}

  private Catalog(Map<String, Entry> entries, List<Path> forkClassPath) {
    this.entries = entries;
    this.forkClassPath = forkClassPath;
  }

  /**
   * Finds every library and every runner below the given folders.
   *
   * @param folders each holds a folder per library or runner
   * @param forkLib the folder of jars that every child JVM has beside its contestant's
   * @throws Refusal when a descriptor is not of the form, or two contestants have one name, or a library is there twice,
   *     or nothing is built, or a folder adds nothing
   */
  public static Catalog load(List<Path> folders, Path forkLib) throws IOException {
    Map<String, Entry> entries = new TreeMap<>();
    Set<Path> taken = new HashSet<>();
    for (Path folder : folders) {
      if (Files.isDirectory(folder) && !taken.add(folder.toRealPath())) {
        throw new Refusal(
            "the contestants of %s are there already: give each folder once, and none of the lab's own"
                .formatted(folder));
      }
      int before = entries.size();
      for (Path library : children(folder)) {
        add(entries, library);
      }
      if (entries.size() == before) {
        throw new Refusal(nothingIn(folder));
      }
    }
    return built(entries, forkLib)
        .orElseThrow(
            () -> new Refusal("what runs in child JVMs is not built: %s".formatted(BUILD)));
  }

  /** What is wrong with a folder without contestants, and what was expected. */
  private static String nothingIn(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return "%s is no folder: expected one that holds a folder for each library".formatted(folder);
    }
    Map<String, Entry> itself = new TreeMap<>();
    add(itself, folder.toAbsolutePath());
    if (!itself.isEmpty()) {
      return "%s is the folder of a library: expected the one that it stands in".formatted(folder);
    }
    return "no contestant is built in %s: expected folders with jars in target/lib, one of which holds %s, or with a %s; %s"
        .formatted(folder, DESCRIPTOR, Runner.MANIFEST, BUILD);
  }

  /** As {@link #load}, of these libraries alone; empty when nothing of them is built. */
  static Optional<Catalog> of(List<Path> libraries, Path forkLib) throws IOException {
    Map<String, Entry> entries = new TreeMap<>();
    for (Path library : libraries) {
      add(entries, library);
    }
    return built(entries, forkLib);
  }

  private static Optional<Catalog> built(Map<String, Entry> entries, Path forkLib)
      throws IOException {
    List<Path> fork = LibFolder.jars(forkLib);
    return entries.isEmpty() || fork.isEmpty()
        ? Optional.empty()
        : Optional.of(new Catalog(entries, fork));
  }

  public List<Contestant> contestants() {
    return entries.values().stream().map(Entry::contestant).toList();
  }

  /** What runs that contestant, where that is no JVM. */
  Optional<Runner> runner(String contestant) {
    return Optional.ofNullable(entry(contestant).runner());
  }

  /** The programs that run these contestants, each once. */
  public List<Runner> runners(Collection<String> contestants) {
    return contestants.stream()
        .map(this::runner)
        .flatMap(Optional::stream)
        .distinct()
        .toList();
  }

  private Entry entry(String contestant) {
    Entry entry = entries.get(contestant);
    if (entry == null) {
      throw Names.unknown("contestant", contestant, entries.keySet());
    }
    return entry;
  }

  /** The class path of that contestant's child JVMs: its own jars first, then the fork's. */
  List<Path> classPath(String contestant) {
    Entry entry = entry(contestant);
    return Stream.concat(entry.classPath().stream(), forkClassPath.stream()).toList();
  }

  /** What of that every contestant has: the lab's own, with JMH. */
  List<Path> forkClassPath() {
    return forkClassPath;
  }

  /**
   * As {@link #classPath}, for a JVM without JMH, which is given no buffers: the lab's own jars first, then those of the
   * contestant that its other operations need.
   */
  List<Path> coldClassPath(String contestant) {
    return Stream.concat(
            classPath(contestant).stream().filter(Catalog::isOfLab).distinct(),
            coldJars(contestant).stream())
        .toList();
  }

  /** Size of the jars that a contestant is started cold with, the lab's own left out. */
  long coldBytes(String contestant) throws IOException {
    long bytes = 0;
    for (Path jar : coldJars(contestant)) {
      bytes += Files.size(jar);
    }
    return bytes;
  }

  private List<Path> coldJars(String contestant) {
    List<Path> unused = entry(contestant).bufferJars();
    return libraryJars(contestant).stream().filter(jar -> !unused.contains(jar)).toList();
  }

  /** The jars that a contestant brings, the lab's own left out. */
  List<Path> libraryJars(String contestant) {
    return entry(contestant).classPath().stream()
        .filter(jar -> !isOfLab(jar) && !forkClassPath.contains(jar))
        .toList();
  }

  /**
   * The same catalog with one contestant more.
   *
   * @param copy under a name of its own
   * @param of the name of that one whose class path it has
   */
  Catalog with(Contestant copy, String of) {
    return with(
        new Entry(copy, entry(of).classPath(), entry(of).bufferJars(), entry(of).runner()));
  }

  /**
   * The same with another jar.
   *
   * @param jar which stands before all others of that class path
   * @param instead which is left out of it
   */
  Catalog with(Contestant copy, String of, Path jar, Path instead) {
    List<Path> others = entry(of).classPath();
    List<Path> classPath = Stream.concat(
            Stream.of(jar), others.stream().filter(other -> !other.equals(instead)))
        .toList();
    return with(new Entry(copy, classPath, entry(of).bufferJars(), null));
  }

  private Catalog with(Entry entry) {
    Map<String, Entry> more = new TreeMap<>(entries);
    more.put(entry.contestant().name(), entry);
    return new Catalog(more, forkClassPath);
  }

  private static boolean isOfLab(Path jar) {
    return jar.getFileName().toString().startsWith("touchstone-");
  }

  /** Versions by library, of those that the contestants were built against. */
  public Map<String, String> versions() {
    Map<String, String> versions = new LinkedHashMap<>();
    contestants().stream()
        .filter(c -> c.jar() == null)
        .forEach(c -> versions.put(c.library(), c.version()));
    return versions;
  }

  private static void add(Map<String, Entry> entries, Path library) throws IOException {
    Optional<Runner> runner = Runner.in(library);
    if (runner.isPresent()) {
      for (Contestant contestant : runner.get().contestants()) {
        put(entries, new Entry(contestant, List.of(), List.of(), runner.get()));
      }
      return;
    }
    List<Path> jars = LibFolder.jars(library.resolve("target").resolve("lib"));
    for (Path jar : jars) {
      add(entries, jar, jars);
    }
  }

  private static void add(Map<String, Entry> entries, Path jar, List<Path> classPath)
      throws IOException {
    String text = descriptor(jar);
    if (text == null) {
      return;
    }
    String file = DESCRIPTOR + " in " + jar;
    Descriptor descriptor = parse(file, text, Descriptor.class);
    List<Contestant> contestants = descriptor.inJava(file);
    for (int i = 0; i < contestants.size(); i++) {
      Descriptor.Binding binding = descriptor.contestants().get(i);
      List<Path> own = binding.classPath(file, classPath);
      put(entries, new Entry(contestants.get(i), own, binding.bufferJars(file, own), null));
    }
  }

  private static void put(Map<String, Entry> entries, Entry entry) {
    Contestant contestant = entry.contestant();
    Entry other = entries.put(contestant.name(), entry);
    if (other != null) {
      throw new Refusal("two contestants are named %s, in library %s and in library %s: rename one"
          .formatted(contestant.name(), other.contestant().library(), contestant.library()));
    }
  }

  /**
   * A manifest, as the file stands: its members may be missing.
   *
   * @throws Refusal when it is no such object
   */
  static <T> T parse(String file, String text, Class<T> type) throws IOException {
    try {
      T manifest = RunDirectory.fromJson(text, type);
      if (manifest == null) {
        throw new Refusal("%s is null: expected an object".formatted(file));
      }
      return manifest;
    } catch (JsonProcessingException e) {
      throw new Refusal("%s is not of its form: %s".formatted(file, RunDirectory.fault(e)));
    }
  }

  private static @Nullable String descriptor(Path jar) throws IOException {
    try (JarFile file = new JarFile(jar.toFile())) {
      var entry = file.getEntry(DESCRIPTOR);
      if (entry == null) {
        return null;
      }
      try (InputStream in = file.getInputStream(entry)) {
        return new String(in.readAllBytes(), StandardCharsets.UTF_8);
      }
    } catch (ZipException e) {
      throw new Refusal("%s is no jar (%s): build it again".formatted(jar, e.getMessage()));
    }
  }

  private static List<Path> children(Path folder) throws IOException {
    List<Path> found = new ArrayList<>();
    if (Files.isDirectory(folder)) {
      try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder, Files::isDirectory)) {
        stream.forEach(found::add);
      }
    }
    return found.stream().sorted().toList();
  }
}
