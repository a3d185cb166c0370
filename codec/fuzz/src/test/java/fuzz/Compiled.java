package fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.tools.ToolProvider;
import streak.Streak;

/** Classes of {@link RandomTypes}, compiled and loaded. */
final class Compiled implements AutoCloseable {

  private final URLClassLoader loader;

  private Compiled(URLClassLoader loader) {
    this.loader = loader;
  }

  /**
   * Compiles into a folder.
   *
   * @param sources by the name of their class
   * @param adapters whether the processor is there
   */
  static Compiled of(Map<String, String> sources, Path folder, boolean adapters)
      throws IOException {
    List<String> arguments = new ArrayList<>(List.of(
        "-nowarn",
        "-parameters",
        "-encoding",
        "UTF-8",
        "-cp",
        System.getProperty("java.class.path"),
        "-d",
        folder.toString()));
    arguments.addAll(
        adapters ? List.of("-processor", "streak.processor.JsonProcessor") : List.of("-proc:none"));
    for (Map.Entry<String, String> each : sources.entrySet()) {
      Path file = folder.resolve(each.getKey() + ".java");
      arguments.add(Files.writeString(file, each.getValue()).toString());
    }
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    int exit = ToolProvider.getSystemJavaCompiler()
        .run(null, said, said, arguments.toArray(String[]::new));
    if (exit != 0) {
      throw new AssertionError(said.toString(UTF_8));
    }
    URL[] path = {folder.toUri().toURL()};
    return new Compiled(new URLClassLoader(path, Streak.class.getClassLoader()));
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
