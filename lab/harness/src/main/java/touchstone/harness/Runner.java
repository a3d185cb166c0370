package touchstone.harness;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import touchstone.model.Contestant;

/**
 * Contestants that are no classes: a program in any language that measures them, and answers as {@link touchstone.fork.ForkMain}
 * and {@link touchstone.fork.CheckMain} do. It is a folder with a {@code runner.json}, which says what the program needs, how it
 * is built and started, and what its contestants claim; docs/runners.md has the contract.
 */
public final class Runner {

  static final String MANIFEST = "runner.json";

  /** In the arguments of a manifest's commands: the runner's folder. */
  private static final String HERE = "{here}";

  /** What the build leaves: versions by library, as they were found on this machine. */
  private static final String VERSIONS = "versions.json";

  private static final String BUILD_LOG = "build.log";

  /** Newer than every source once the build has succeeded. */
  private static final String STAMP = "built.stamp";

  private static final Duration FOR_A_LOOK = Duration.ofSeconds(30);
  private static final Duration FOR_A_BUILD = Duration.ofMinutes(15);

  private final Path folder;
  private final Manifest manifest;
  private final List<Contestant> contestants;
  private boolean looked;
  private Optional<String> missing = Optional.empty();

  /**
   * The form of the file.
   *
   * @param runner its name, such as {@code haskell}
   * @param language as people write it
   * @param needs what must be on the machine
   * @param build the command that makes the program; its working directory is the runner's folder
   * @param start the command that starts it; {@code fork} or {@code check} and their arguments follow
   * @param libraries with their contestants
   * @param tests of what the runner brings along that is its own; absent where it brings nothing
   */
  private record Manifest(
      String runner,
      String language,
      List<Need> needs,
      List<String> build,
      List<String> start,
      List<Descriptor> libraries,
      @Nullable Tests tests) {}

  /**
   * Tests of the runner's own.
   *
   * @param needs what they need beside what the build needs
   * @param run the command that runs them; its working directory is the runner's folder
   */
  private record Tests(List<Need> needs, List<String> run) {}

  /**
   * A tool, or a library for it.
   *
   * @param look a command that succeeds where it is there
   * @param get how to get it, in one line
   */
  private record Need(List<String> look, String get) {}

  private Runner(Path folder, Manifest manifest) throws IOException {
    this.folder = folder;
    this.manifest = manifest;
    Map<?, ?> versions = Files.exists(target(VERSIONS))
        ? Catalog.parse(target(VERSIONS).toString(), Files.readString(target(VERSIONS)), Map.class)
        : Map.of();
    List<Contestant> found = new ArrayList<>();
    for (Descriptor library : manifest.libraries()) {
      Object version = versions.get(library.library());
      Descriptor here = version == null
          ? library
          : new Descriptor(
              library.library(), library.title(), version.toString(), library.contestants());
      found.addAll(here.inProgram(folder.resolve(MANIFEST).toString()));
    }
    contestants = List.copyOf(found);
  }

  /**
   * The runner in a folder, if it holds one.
   *
   * @throws Refusal when its manifest is not of the form
   */
  public static Optional<Runner> in(Path folder) throws IOException {
    Path file = folder.resolve(MANIFEST);
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    if (Files.isDirectory(file)) {
      throw new Refusal("%s is a folder: expected a file".formatted(file));
    }
    Manifest manifest = Catalog.parse(file.toString(), Files.readString(file), Manifest.class);
    if (Stream.of(
                manifest.runner(),
                manifest.language(),
                manifest.needs(),
                manifest.build(),
                manifest.start(),
                manifest.libraries())
            .anyMatch(member -> member == null)
        || manifest.needs().stream()
            .anyMatch(need -> need == null || need.look() == null || need.get() == null)
        || manifest.libraries().stream().anyMatch(library -> library == null)) {
      throw new Refusal(
          "%s lacks a member; needed are runner, language, needs, build, start, libraries"
              .formatted(file));
    }
    boolean wordless = Stream.concat(
            Stream.of(manifest.build(), manifest.start()),
            manifest.needs().stream().map(Need::look))
        .anyMatch(command -> command.isEmpty() || command.stream().anyMatch(word -> word == null));
    if (wordless) {
      throw new Refusal(
          "%s: expected a program and its arguments in build, start and look, found a command without a word; of what need not be built, build is [\"true\"]"
              .formatted(file));
    }
    return Optional.of(new Runner(folder.toAbsolutePath(), manifest));
  }

  /** Such as {@code haskell}. */
  public String name() {
    return manifest.runner();
  }

  /** Its contestants, with the versions that the last build found. */
  public List<Contestant> contestants() {
    return contestants;
  }

  /** Why it cannot be built on this machine and how to change that, in one line; empty where everything it needs is here. */
  public synchronized Optional<String> missing() throws IOException, InterruptedException {
    if (!looked) {
      missing = missing("is left out", manifest.needs());
      looked = true;
    }
    return missing;
  }

  /** Why its own tests cannot run here; empty where they can, or where it has none. */
  Optional<String> missingForTests() throws IOException, InterruptedException {
    return manifest.tests() == null
        ? Optional.empty()
        : missing("is not tested", manifest.tests().needs());
  }

  private Optional<String> missing(String therefore, List<Need> needs)
      throws IOException, InterruptedException {
    for (Need need : needs) {
      if (!succeeds(need.look())) {
        return Optional.of("%s %s: `%s` fails here; to have it, %s"
            .formatted(name(), therefore, String.join(" ", need.look()), need.get()));
      }
    }
    return Optional.empty();
  }

  /** Runs its own tests; what they said is in {@code target/test.log}. */
  boolean test() throws IOException, InterruptedException {
    return manifest.tests() == null || logged(manifest.tests().run(), "test.log", () -> false);
  }

  /**
   * Builds the program, where it is not there or is older than what it is made of. Whether that went well, {@link #isBuilt}
   * says; what the compiler said is in {@code target/build.log}.
   *
   * @param stop true when the user asked to stop
   * @return true when it was built anew
   */
  public synchronized boolean build(BooleanSupplier stop) throws IOException, InterruptedException {
    if (isBuilt()) {
      return false;
    }
    // As of now, so that what is changed meanwhile is built again.
    FileTime begun = FileTime.fromMillis(System.currentTimeMillis());
    Files.deleteIfExists(target(STAMP));
    if (!logged(manifest.build(), BUILD_LOG, stop)) {
      return false;
    }
    Files.setLastModifiedTime(Files.write(target(STAMP), new byte[0]), begun);
    return true;
  }

  /** True when a build has succeeded since the last change of a source. */
  public boolean isBuilt() throws IOException {
    if (!Files.exists(target(STAMP))) {
      return false;
    }
    FileTime built = Files.getLastModifiedTime(target(STAMP));
    for (Path file : sources()) {
      if (Files.getLastModifiedTime(file).compareTo(built) > 0) {
        return false;
      }
    }
    return true;
  }

  /** Over every file that the program is made of, and its name. */
  String sha256() throws IOException {
    List<String> files = new ArrayList<>();
    for (Path file : sources().stream().sorted().toList()) {
      files.add(folder.relativize(file) + " " + Sha256.of(file));
    }
    return Sha256.of(files);
  }

  /** Every file but those in {@code target}. */
  private List<Path> sources() throws IOException {
    List<Path> found = new ArrayList<>();
    try (Stream<Path> parts = Files.list(folder)) {
      for (Path part : parts.filter(p -> !p.equals(folder.resolve("target"))).toList()) {
        try (Stream<Path> files = Files.walk(part)) {
          files.filter(Files::isRegularFile).forEach(found::add);
        }
      }
    }
    return found;
  }

  /**
   * Why the program cannot be started; empty where it can. One that was built and changed since is started as it was, so that
   * nobody ends a run by editing a file.
   */
  Optional<String> fault() {
    return Files.exists(target(STAMP))
        ? Optional.empty()
        : Optional.of("%s could not be built with `%s`; what that said is in %s"
            .formatted(name(), String.join(" ", manifest.build()), target(BUILD_LOG)));
  }

  /**
   * A command of the program.
   *
   * @param verb {@code fork} or {@code check}
   * @throws Refusal when the program is not there
   */
  List<String> command(Contestant contestant, String verb, List<String> arguments) {
    Optional<String> fault = fault();
    if (fault.isPresent()) {
      throw new Refusal(fault.get());
    }
    List<String> command = placed(manifest.start());
    command.addAll(contestant.flags());
    command.add(verb);
    command.addAll(arguments);
    return command;
  }

  /** Looks by a command; what it says is of no use to anybody, and the runner's folder, which may be read-only, is left alone. */
  private boolean succeeds(List<String> look) throws IOException, InterruptedException {
    Path log = Files.createTempFile("touchstone-look", ".log");
    try {
      return succeeds(log, () -> Child.startIn(folder, placed(look), log), Child.after(FOR_A_LOOK));
    } finally {
      Files.deleteIfExists(log);
    }
  }

  /** Works by a command, which ends with this process; what it says goes to a file in {@code target}. */
  private boolean logged(List<String> command, String name, BooleanSupplier stop)
      throws IOException, InterruptedException {
    Files.createDirectories(folder.resolve("target"));
    Path log = target(name);
    BooleanSupplier late = Child.after(FOR_A_BUILD);
    return succeeds(
        log,
        () -> Child.startKeptIn(folder, placed(command), log),
        () -> late.getAsBoolean() || stop.getAsBoolean());
  }

  /** A command of the manifest. */
  private interface Tool {
    Child start() throws IOException;
  }

  /** Waits for its end; true when that was a good one. */
  private static boolean succeeds(Path log, Tool tool, BooleanSupplier hopeless)
      throws IOException, InterruptedException {
    try {
      Child.End end = tool.start().await(hopeless);
      return end.exit() != null && end.exit() == 0;
    } catch (IOException e) {
      // No such program.
      Files.writeString(log, e.getMessage());
      return false;
    }
  }

  private List<String> placed(List<String> command) {
    return command.stream()
        .map(argument -> argument.replace(HERE, folder.toString()))
        .collect(Collectors.toCollection(ArrayList::new));
  }

  private Path target(String file) {
    return folder.resolve("target").resolve(file);
  }
}
