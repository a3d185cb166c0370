package streak.processor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * One run of javac with the processor, warnings and all.
 *
 * @param diagnostics errors and warnings, without what is about the options
 */
record Compilation(List<Diagnostic<? extends JavaFileObject>> diagnostics) {

  private static final Pattern TYPE = Pattern.compile("\\b(?:class|record|interface|enum) (\\w+)");

  /** Compiles sources, each in the package {@code a} unless it says another or begins with imports, into a folder. */
  static Compilation of(Path folder, String... sources) {
    return of(folder, List.of(new JsonProcessor()), sources);
  }

  /** The same with other processors. */
  static Compilation of(Path folder, List<Processor> processors, String... sources) {
    return of(folder, List.of(), processors, sources);
  }

  /** The same, which sees classes of other folders too. */
  static Compilation of(
      Path folder, List<Path> libraries, List<Processor> processors, String... sources) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(found, Locale.ROOT, null)) {
      files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(folder));
      List<Path> seen = new ArrayList<>(libraries);
      files.getLocationAsPaths(StandardLocation.CLASS_PATH).forEach(seen::add);
      files.setLocationFromPaths(StandardLocation.CLASS_PATH, seen);
      List<JavaFileObject> units = new ArrayList<>();
      for (String source : sources) {
        units.add(unit(source));
      }
      JavaCompiler.CompilationTask task = compiler.getTask(
          null,
          files,
          found,
          List.of("--release", "17", "-Xlint:all,-processing,-options,-serial,-classfile"),
          null,
          units);
      task.setProcessors(processors);
      task.call();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new Compilation(List.copyOf(found.getDiagnostics()));
  }

  private static JavaFileObject unit(String source) {
    boolean nowhere = source.startsWith("import ");
    String text =
        nowhere || source.startsWith("package ") ? source : "package a; import streak.*; " + source;
    String packageName = nowhere ? "" : text.substring("package ".length(), text.indexOf(';'));
    Matcher name = TYPE.matcher(text);
    if (!name.find()) {
      throw new IllegalArgumentException("no type in " + source);
    }
    String path = nowhere ? name.group(1) : packageName.replace('.', '/') + "/" + name.group(1);
    return new SimpleJavaFileObject(
        URI.create("string:///" + path + ".java"), JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return text;
      }
    };
  }

  List<String> messages() {
    return diagnostics.stream().map(d -> d.getMessage(Locale.ROOT)).toList();
  }
}
