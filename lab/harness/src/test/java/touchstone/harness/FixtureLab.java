package touchstone.harness;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.model.Contestant;
import touchstone.model.Result;
import touchstone.model.Workload;
import touchstone.workloads.Workloads;

/** A lab whose only contestants are fixtures, on disk as a built one is. */
final class FixtureLab {

  final Path folder;
  final Catalog catalog;
  final Map<String, Contestant> contestants;
  final Map<String, Workload> workloads =
      Workloads.all().stream().collect(Collectors.toMap(Workload::id, Function.identity()));
  final Map<Integer, Jdk> jdks = Map.of(Jdk.current().feature(), Jdk.current());

  /**
   * What a fixture claims.
   *
   * @param operations as they stand in a list of the descriptor
   */
  record Claim(String name, Class<?> fixture, String type, Result result, String operations) {}

  /** Each fixture becomes a contestant of its {@link #name}, claiming read-string and write-string of the type users. */
  FixtureLab(Path folder, Class<?>... fixtures) throws IOException {
    this(
        folder,
        Stream.of(fixtures)
            .map(f ->
                new Claim(name(f), f, "users", Result.VALUE, "\"read-string\", \"write-string\""))
            .toList());
  }

  FixtureLab(Path folder, List<Claim> claims) throws IOException {
    this.folder = folder;
    Path lib = Files.createDirectories(folder.resolve("contestants/fixture/target/lib"));
    Path forkLib = Files.createDirectories(folder.resolve("fork"));
    int number = 0;
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      jar(Path.of(entry), forkLib.resolve("touchstone-jar" + number++ + ".jar"), Optional.empty());
    }
    jar(
        Path.of("target/test-classes"),
        lib.resolve("fixture.jar"),
        Optional.of(descriptor(claims)));
    catalog = Catalog.load(List.of(folder.resolve("contestants")), forkLib);
    contestants = catalog.contestants().stream()
        .collect(Collectors.toMap(Contestant::name, Function.identity()));
  }

  /** The simple name of a class in lower case. */
  static String name(Class<?> fixture) {
    return fixture.getSimpleName().toLowerCase(Locale.ROOT);
  }

  private static String descriptor(List<Claim> claims) {
    return claims.stream()
        .map(claim -> """
            {"name": "%s", "binding": "reflective", "format": "json", "result": "%s", "driver": "%s", "types": ["%s"],
             "operations": [%s], "jdk": 17, "flags": ["-Dfixture=%s"], "note": "a fixture"}""".formatted(
                claim.name(),
                claim.result(),
                claim.fixture().getName(),
                claim.type(),
                claim.operations(),
                claim.fixture().getSimpleName()))
        .collect(Collectors.joining(
            ",",
            "{\"library\": \"fixture\", \"title\": \"Fixture\", \"version\": \"1\", \"contestants\": [",
            "]}"));
  }

  /** A class path entry as a jar: copied where it is one, packed where it is a folder. */
  private static void jar(Path entry, Path target, Optional<String> descriptor) throws IOException {
    if (Files.isRegularFile(entry)) {
      Files.copy(entry, target);
    } else if (Files.isDirectory(entry)) {
      try (OutputStream out = Files.newOutputStream(target);
          JarOutputStream jar = new JarOutputStream(out);
          Stream<Path> files = Files.walk(entry)) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          jar.putNextEntry(
              new JarEntry(entry.relativize(file).toString().replace(File.separatorChar, '/')));
          Files.copy(file, jar);
        }
        if (descriptor.isPresent()) {
          jar.putNextEntry(new JarEntry("META-INF/touchstone/contestants.json"));
          jar.write(descriptor.get().getBytes(StandardCharsets.UTF_8));
        }
      }
    }
  }
}
