package blackbox.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jdt.core.compiler.batch.BatchCompiler;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The compiler of Eclipse and VS Code runs the processor with another model of the program than javac's, and has it generate the same
 * adapters of all types here. It lists the types of a sealed one in an order of its own, where the type does not say which they are.
 */
@Tag("any-jdk")
class EclipseTest {

  private static final Path SOURCES = Path.of("src", "test", "java");

  @Test
  void theSameAdaptersAreGenerated(@TempDir Path folder) throws IOException {
    Path ofEclipse = Files.createDirectory(folder.resolve("eclipse"));
    StringWriter said = new StringWriter();
    PrintWriter out = new PrintWriter(said);
    List<String> arguments = arguments(ofEclipse);
    arguments.addAll(List.of("-d", folder.resolve("classes").toString(), SOURCES.toString()));
    assertTrue(
        BatchCompiler.compile(arguments.toArray(String[]::new), out, out, null), said::toString);

    Path ofJavac = Files.createDirectory(folder.resolve("javac"));
    arguments = arguments(ofJavac);
    arguments.addAll(List.of("-proc:only", "-d", ofJavac.toString()));
    try (Stream<Path> sources = Files.walk(SOURCES)) {
      sources.map(Path::toString).filter(s -> s.endsWith(".java")).forEach(arguments::add);
    }
    ToolProvider javac = ToolProvider.findFirst("javac").orElseThrow();
    assertEquals(0, javac.run(out, out, arguments.toArray(String[]::new)), said::toString);
    Map<String, String> expected = adapters(ofJavac);
    Map<String, String> found = adapters(ofEclipse);
    assertEquals(expected.keySet(), found.keySet());
    expected.forEach((name, text) -> assertEquals(text, found.get(name), name));
  }

  private static List<String> arguments(Path generated) {
    String classPath = others();
    return new ArrayList<>(List.of(
        "--release",
        "17",
        "-parameters",
        "-nowarn",
        "-classpath",
        classPath,
        "-processorpath",
        classPath,
        "-s",
        generated.toString()));
  }

  /** All but what javac has made of this module: a class that is there is not generated. */
  private static String others() {
    String separator = System.getProperty("path.separator");
    Path own = Path.of("target").toAbsolutePath();
    return Stream.of(System.getProperty("java.class.path").split(Pattern.quote(separator)))
        .filter(each -> !Path.of(each).toAbsolutePath().startsWith(own))
        .collect(Collectors.joining(separator));
  }

  /** By their paths; of sealed types' no more than that they are there. */
  private static Map<String, String> adapters(Path folder) throws IOException {
    Map<String, String> adapters = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file :
          files.filter(f -> f.toString().endsWith("_JsonAdapter.java")).toList()) {
        String text = Files.readString(file);
        adapters.put(
            folder.relativize(file).toString(), text.contains(" TAGS = ") ? "sealed" : text);
      }
    }
    assertTrue(adapters.size() > 200, adapters.keySet()::toString);
    return adapters;
  }
}
