package blackbox.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * A user's program: compiled by javac with the processor on its own path, run in a JVM of its own. Both see the built jar of
 * Streak and nothing else.
 */
final class Program {

  /** How the program came to its end. {@code out} and {@code err} are what it printed. */
  record Ended(int exit, String out, String err) {

    /** Asserts that it printed this, and nothing else, a warning of the JVM least of all. */
    void printed(String expected) {
      assertEquals(new Ended(0, expected, ""), this);
    }
  }

  private final Path folder;
  private final Path classes;
  private final boolean module;

  private Program(Path folder, boolean module) {
    this.folder = folder;
    this.module = module;
    classes = folder.resolve("classes");
  }

  /** On the class path; its sources are below a folder. */
  static Program onTheClassPath(Path folder) {
    return new Program(folder, false).compiled();
  }

  /** A named module, so that everything is on the module path; one of its sources is {@code module-info.java}. */
  static Program asAModule(Path folder) {
    return new Program(folder, true).compiled();
  }

  /** Writes a source to where javac looks for it. */
  static void source(Path folder, String file, String text) {
    Path path = folder.resolve(file);
    try {
      Files.createDirectories(path.getParent());
      Files.writeString(path, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Program compiled() {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    String processor =
        Jars.PROCESSOR.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    List<String> options =
        new ArrayList<>(List.of("--release", "17", "-Xlint:all,-options,-processing"));
    options.addAll(List.of(module ? "--module-path" : "--class-path", Jars.STREAK.toString()));
    options.addAll(List.of("--processor-path", processor, "-d", classes.toString()));
    StringWriter said = new StringWriter();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      compiler
          .getTask(said, files, null, options, null, files.getJavaFileObjectsFromPaths(sources()))
          .call();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    assertEquals("", said.toString(), "javac warns of nothing");
    return this;
  }

  private List<Path> sources() throws IOException {
    try (var files = Files.walk(folder)) {
      return files.filter(f -> f.toString().endsWith(".java")).toList();
    }
  }

  /**
   * Runs it.
   *
   * @param main the class, behind its module and a slash when it has one
   */
  Ended run(String main, String... flags) {
    Path out = folder.resolve("out.txt");
    Path err = folder.resolve("err.txt");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(Arrays.asList(flags));
    command.addAll(List.of(module ? "--module-path" : "--class-path", path()));
    command.addAll(module ? List.of("--module", main) : List.of(main));
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile());
    // What these hold, a JVM prints.
    builder
        .environment()
        .keySet()
        .removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"));
    try {
      Process process = builder.start();
      if (!process.waitFor(120, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        throw new IllegalStateException("no end after 120 s: " + command);
      }
      return new Ended(process.exitValue(), text(out), text(err));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private String path() {
    return Jars.STREAK + File.pathSeparator + classes;
  }

  private static String text(Path file) throws IOException {
    return Files.readString(file, StandardCharsets.UTF_8).replace("\r\n", "\n");
  }
}
