package touchstone.typed;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import touchstone.model.Glob;
import touchstone.workloads.OwnDocument;

/**
 * A type for a document that somebody brings, and a contestant of each library that reads and writes such a type: sources, and a jar
 * compiled of them, in a folder for each library, as {@code --contestants} takes them. Nothing is fetched: the libraries are those
 * that the lab's own contestants use.
 */
public final class TypedContestants {

  private static final String LIB = "target/lib";

  /** Of the jars of a library's folder those that are not the library's. */
  private static final String OF_THE_LAB = "touchstone-*";

  private final Path home;
  private final Map<String, String> versions;
  private final Path out;
  private final Types types;
  private final String id;
  private final Compilation compilation = new Compilation();
  private final List<String> made = new ArrayList<>();
  private final Map<String, String> leftOut = new TreeMap<>();

  /**
   * What was made.
   *
   * @param contestants their names
   * @param leftOut why there is none, by library
   * @param document the one that they read
   * @param added members that some of its objects lack, and have in it, as null
   * @param removed members that it has no more, because no type has them
   * @param mixed of each of these places, what stands where that no type has together
   * @param types the source of the type, as one of the libraries has it
   * @param records how many types that are
   */
  public record Made(
      List<String> contestants,
      Map<String, String> leftOut,
      Path document,
      long added,
      long removed,
      List<String> mixed,
      Optional<Path> types,
      int records) {}

  private TypedContestants(
      Path home, Map<String, String> versions, Path out, Types types, String id) {
    this.home = home;
    this.versions = versions;
    this.out = out;
    this.types = types;
    this.id = id;
  }

  /** Whether this JVM can compile, as a JDK's can; where not, nothing can be made. */
  public static boolean hasCompiler() {
    return new Compilation().isPossible();
  }

  /**
   * Makes them, where there is a compiler.
   *
   * @param file that the documents were read from
   * @param home where the lab's contestants are
   * @param versions of the libraries, by name
   * @param out a folder, which is there and empty
   * @throws IllegalArgumentException with a sentence for whoever brought the document, when no type serves for it
   */
  public static Made make(
      OwnDocument documents, Path file, Path home, Map<String, String> versions, Path out)
      throws IOException {
    List<Object> values = documents.documents().stream().map(d -> d.value()).toList();
    List<String> mixed = new ArrayList<>();
    Place root = Place.of(values, mixed::add);
    String id = documents.workload().id();
    Types types = Types.of(root, id);
    TypedContestants all = new TypedContestants(home, versions, out, types, id);
    for (Path folder : folders(home.resolve("lab/contestants"))) {
      for (Path jar : jars(folder.resolve(LIB))) {
        Optional<Library> library = Library.in(jar);
        if (library.isPresent()) {
          all.make(folder, library.get());
        }
      }
    }
    Path document = out.resolve(file.getFileName().toString());
    Completed completed = write(values, root, file, document);
    return new Made(
        List.copyOf(all.made),
        Collections.unmodifiableMap(all.leftOut),
        document,
        completed.added(),
        completed.removed(),
        List.copyOf(mixed),
        all.made.isEmpty() ? Optional.empty() : Optional.of(all.source(all.made.get(0))),
        types.records().size());
  }

  /** The document with the members of its type, or as it is where it has them. */
  private static Completed write(List<Object> values, Place root, Path file, Path document)
      throws IOException {
    Completed completed = new Completed();
    JsonMapper mapper = JsonMapper.builder().build();
    StringWriter text = new StringWriter();
    for (Object value : values) {
      text.append(mapper.writeValueAsString(completed.of(value, root))).append('\n');
    }
    if (completed.added() == 0 && completed.removed() == 0) {
      Files.copy(file, document);
    } else {
      Files.writeString(document, text.toString());
    }
    return completed;
  }

  private Path source(String contestant) {
    String library = contestant.substring(0, contestant.length() - id.length() - 1);
    return out.resolve(contestant)
        .resolve("src")
        .resolve(path(library))
        .resolve(types.root() + ".java");
  }

  private static String packageOf(String library) {
    return "typed." + library.replace('-', '_');
  }

  private static String path(String library) {
    return packageOf(library).replace('.', '/');
  }

  /** Of the library in a folder of the lab's. */
  private void make(Path from, Library library) throws IOException {
    String libraryName = from.getFileName().toString();
    String version = versions.get(libraryName);
    if (version == null) {
      leftOut.put(libraryName, "the lab has no contestant of it");
      return;
    }
    List<Path> jars = jars(from.resolve(LIB)).stream()
        .filter(jar -> Stream.concat(Stream.of(OF_THE_LAB), library.without().stream())
            .noneMatch(glob -> new Glob(glob).matches(jar.getFileName().toString())))
        .toList();
    String name = libraryName + "-" + id;
    Path folder = out.resolve(name);
    Path sources = folder.resolve("src").resolve(path(libraryName));
    Files.createDirectories(sources);
    Sources source = new Sources(types, library, packageOf(libraryName));
    Path record = Files.writeString(sources.resolve(types.root() + ".java"), source.records());
    Path driver =
        Files.writeString(sources.resolve(source.driverName() + ".java"), source.driver());
    Path classes = Files.createDirectories(folder.resolve("target/classes"));
    List<Path> classPath = Stream.concat(
            jars.stream(), jars(home.resolve("lab/fork").resolve(LIB)).stream())
        .toList();
    Optional<String> fault = compilation.compile(
        List.of(record, driver), classPath, processors(from, library, jars), classes);
    if (fault.isPresent()) {
      leftOut.put(libraryName, fault.get());
      return;
    }
    Path lib = Files.createDirectories(folder.resolve(LIB));
    for (Path jar : jars) {
      Files.copy(
          jar, lib.resolve(jar.getFileName().toString()), StandardCopyOption.REPLACE_EXISTING);
    }
    jar(
        lib.resolve("touchstone-typed-" + libraryName + ".jar"),
        classes,
        descriptor(library, name, version, packageOf(libraryName) + "." + source.driverName()));
    made.add(name);
  }

  /** A library's processor stands beside its jars, if it is not in one of them. */
  private static List<Path> processors(Path from, Library library, List<Path> jars)
      throws IOException {
    List<Path> beside = jars(from.resolve("target/processor"));
    return !library.generated() ? List.of() : beside.isEmpty() ? jars : beside;
  }

  private static List<Path> folders(Path folder) throws IOException {
    try (Stream<Path> found = Files.list(folder)) {
      return found.filter(Files::isDirectory).sorted().toList();
    }
  }

  private static List<Path> jars(Path folder) throws IOException {
    List<Path> found = new ArrayList<>();
    if (Files.isDirectory(folder)) {
      try (DirectoryStream<Path> jars = Files.newDirectoryStream(folder, "*.jar")) {
        jars.forEach(found::add);
      }
    }
    return found.stream().sorted().toList();
  }

  private static byte[] descriptor(Library library, String name, String version, String driver)
      throws IOException {
    Map<String, Object> contestant = new LinkedHashMap<>();
    contestant.put("name", name);
    contestant.put("binding", library.generated() ? "generated" : "reflective");
    contestant.put("format", "json");
    contestant.put("driver", driver);
    contestant.put("types", List.of(OwnDocument.TYPE));
    contestant.put(
        "operations", List.of("read-string", "read-bytes", "write-string", "write-bytes"));
    contestant.put("jdk", Compilation.RELEASE);
    contestant.put("note", library.note());
    Map<String, Object> descriptor = new LinkedHashMap<>();
    descriptor.put("library", name);
    descriptor.put("title", name);
    descriptor.put("version", version);
    descriptor.put("contestants", List.of(contestant));
    return JsonMapper.builder().build().writeValueAsBytes(descriptor);
  }

  private static void jar(Path file, Path classes, byte[] descriptor) throws IOException {
    try (OutputStream out = Files.newOutputStream(file);
        JarOutputStream jar = new JarOutputStream(out);
        Stream<Path> tree = Files.walk(classes)) {
      jar.putNextEntry(new JarEntry("META-INF/touchstone/contestants.json"));
      jar.write(descriptor);
      jar.closeEntry();
      for (Path each : tree.filter(Files::isRegularFile).sorted().toList()) {
        jar.putNextEntry(new JarEntry(classes.relativize(each).toString().replace('\\', '/')));
        Files.copy(each, jar);
        jar.closeEntry();
      }
    }
  }
}
