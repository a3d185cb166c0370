package touchstone.typed;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** Sources compiled by the JDK that runs this. */
final class Compilation {

  /** Of the classes: the oldest that the lab runs on. */
  static final int RELEASE = 17;

  private final @Nullable JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();

  /** Whether this JVM has a compiler, as a JDK's has. */
  boolean isPossible() {
    return compiler != null;
  }

  /**
   * Compiles.
   *
   * @param processorPath none where no annotation is processed
   * @param classes a folder for what comes of it
   * @return the first mistake; empty where there is none
   */
  Optional<String> compile(
      List<Path> sources, List<Path> classPath, List<Path> processorPath, Path classes)
      throws IOException {
    if (compiler == null) {
      throw new IllegalStateException("no compiler");
    }
    List<String> options = new ArrayList<>(List.of(
        "--release",
        String.valueOf(RELEASE),
        "-Xlint:none",
        "-classpath",
        joined(classPath),
        "-d",
        classes.toString()));
    options.addAll(
        processorPath.isEmpty()
            ? List.of("-proc:none")
            : List.of("-processorpath", joined(processorPath)));
    DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(said, Locale.ROOT, StandardCharsets.UTF_8)) {
      boolean well = compiler
          .getTask(
              new StringWriter(),
              files,
              said,
              options,
              null,
              files.getJavaFileObjectsFromPaths(sources))
          .call();
      return well ? Optional.empty() : Optional.of(first(said));
    } catch (RuntimeException e) {
      // So javac hands on what a processor throws.
      Throwable cause = e.getCause() == null ? e : e.getCause();
      return Optional.of("its annotation processor failed: " + cause);
    }
  }

  private static String first(DiagnosticCollector<JavaFileObject> said) {
    return said.getDiagnostics().stream()
        .filter(d -> d.getKind() == Diagnostic.Kind.ERROR)
        .findFirst()
        .map(Compilation::words)
        .orElse("it does not compile");
  }

  private static String words(Diagnostic<? extends JavaFileObject> error) {
    String words =
        error.getMessage(Locale.ROOT).lines().map(String::strip).collect(Collectors.joining(", "));
    return error.getSource() == null
        ? words
        : "%s (%s, line %s)".formatted(words, error.getSource().getName(), error.getLineNumber());
  }

  private static String joined(List<Path> jars) {
    return jars.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }
}
