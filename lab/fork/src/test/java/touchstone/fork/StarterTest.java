package touchstone.fork;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.model.Driver;
import touchstone.model.Operations;

class StarterTest {

  private static final String SHA256_OF_NULL =
      "74234e98afe7498fb5daf1f36ac2d78acc339464f950703b8c019892f982b90b";

  @TempDir
  Path folder;

  /** Is never done with anything. */
  public static final class Hangs implements Driver {
    @Override
    @SuppressWarnings("BusyWait")
    public Operations<?> open(String type) {
      try {
        while (true) {
          Thread.sleep(1_000);
        }
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  static Stream<Arguments> children() {
    String work = "type=own operation=read-bytes source=read-bytes document={} sha256="
        + SHA256_OF_NULL
        + " documents=1 json=true result=value";
    return Stream.of(
        Arguments.of(ForkMain.class, work),
        Arguments.of(ValuesMain.class, work),
        Arguments.of(CheckMain.class, "json=true result=value checks={}.checks from=0 out={}.out"),
        Arguments.of(RulesMain.class, "rules={}.rules from=0 out={}.out"));
  }

  /** As when a run is killed, which can end nothing any more. */
  @ParameterizedTest
  @MethodSource("children")
  void aChildEndsWithWhoeverStartedIt(Class<?> main, String arguments)
      throws IOException, InterruptedException {
    Path document = folder.resolve("document");
    Files.writeString(document, "null");
    Files.writeString(
        folder.resolve("document.checks"),
        String.join(
            "\t", "read-bytes", "read-bytes", "own", document.toString(), SHA256_OF_NULL, "1"));
    Files.writeString(folder.resolve("document.rules"), "own\tfalse\tbnVsbA==");
    Files.createDirectory(folder.resolve("document.out"));
    Stream<String> command = Stream.concat(
        Stream.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            main.getName(),
            "driver=" + Hangs.class.getName()),
        Stream.of(arguments.split(" ")).map(a -> a.replace("{}", document.toString())));
    Process child = new ProcessBuilder(command.toList())
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
    try {
      assertFalse(child.waitFor(2, TimeUnit.SECONDS), "it works as long as it is wanted");
      child.getOutputStream().close();
      assertTrue(child.waitFor(20, TimeUnit.SECONDS));
    } finally {
      child.destroyForcibly();
    }
  }
}
