package fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import streak.Streak;

/** Classes of {@link RandomTypes}, compiled and loaded. */
final class Compiled implements AutoCloseable {

  private final URLClassLoader loader;

  private Compiled(URLClassLoader loader) {
    this.loader = loader;
  }

  /** @param adapters whether the processor is there */
  static Compiled of(Map<String, String> sources, Path folder, boolean adapters) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringBuilder errors = new StringBuilder();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(folder));
      List<JavaFileObject> units = new ArrayList<>();
      sources.forEach((name, source) -> units.add(unit(name, source)));
      boolean compiled = compiler
          .getTask(
              null,
              files,
              d -> errors.append(d).append('\n'),
              List.of(
                  "-parameters",
                  adapters ? "-processor" : "-proc:none",
                  adapters ? "streak.processor.JsonProcessor" : "-Xlint:none"),
              null,
              units)
          .call();
      if (!compiled) {
        throw new AssertionError(errors.toString());
      }
      URL[] path = {folder.toUri().toURL()};
      return new Compiled(new URLClassLoader(path, Streak.class.getClassLoader()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static JavaFileObject unit(String name, String source) {
    return new SimpleJavaFileObject(
        URI.create("string:///" + RandomTypes.PACKAGE + "/" + name + ".java"),
        JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return source;
      }
    };
  }

  Class<?> type(String name) {
    try {
      return loader.loadClass(RandomTypes.PACKAGE + "." + name);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public void close() throws IOException {
    loader.close();
  }
}
