package streak.reflective;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
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
 * Classes that a test compiles.
 *
 * @param errors in javac's words
 */
record Compiled(Path folder, List<String> errors) {

  private static final Pattern TYPE =
      Pattern.compile("\\b(?:class|record|interface|enum|module) ([\\w.]+)");

  /** Compiles sources into a folder, each in the package {@code a} unless it says another. */
  static Compiled of(
      Path folder, List<String> options, List<Processor> processors, String... sources) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(found, Locale.ROOT, null)) {
      files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(folder));
      List<JavaFileObject> units = new ArrayList<>();
      for (String source : sources) {
        units.add(unit(source));
      }
      JavaCompiler.CompilationTask task =
          compiler.getTask(null, files, found, options, null, units);
      task.setProcessors(processors);
      task.call();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    List<String> errors = found.getDiagnostics().stream()
        .filter(d -> d.getKind() == Diagnostic.Kind.ERROR)
        .map(d -> d.getMessage(Locale.ROOT))
        .toList();
    return new Compiled(folder, errors);
  }

  /** The same without processors; nothing may be wrong. */
  static Compiled sound(Path folder, List<String> options, String... sources) {
    Compiled compiled = of(folder, options, List.of(), sources);
    if (!compiled.errors().isEmpty()) {
      throw new IllegalArgumentException(String.join("\n", compiled.errors()));
    }
    return compiled;
  }

  private static JavaFileObject unit(String source) {
    boolean whole = source.startsWith("package ") || source.startsWith("module ");
    String text = whole ? source : "package a; import streak.*; import java.util.*; " + source;
    Matcher name = TYPE.matcher(text);
    if (!name.find()) {
      throw new IllegalArgumentException("no type in " + source);
    }
    String path = text.startsWith("module ")
        ? "module-info"
        : text.substring("package ".length(), text.indexOf(';')).replace('.', '/') + "/"
            + name.group(1);
    return new SimpleJavaFileObject(
        URI.create("string:///" + path + ".java"), JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return text;
      }
    };
  }

  /** Not closed: classes that are in use would fail to load others. */
  Class<?> load(String name) {
    try {
      URL[] path = {folder.toUri().toURL()};
      return new URLClassLoader(path, Compiled.class.getClassLoader()).loadClass(name);
    } catch (IOException | ClassNotFoundException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
