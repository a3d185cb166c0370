package streak.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The files that tell GraalVM's native-image which adapters are made by name. Whether it heeds them is not tested here. */
class NativeImageTest {

  private static final Path METADATA = Path.of("META-INF", "native-image", "streak");

  @Test
  void eachAdapterHasAFileThatNamesItsConstructor(@TempDir Path folder) throws IOException {
    String source = "@Json record A(int x) { @Json enum B { C } record D() {} }";
    assertEquals(List.of(), Compilation.of(folder, source).messages());
    assertEquals(
        """
        [{"name": "a.A_JsonAdapter", "methods": [{"name": "<init>", "parameterTypes": []}]}]
        """,
        Files.readString(folder.resolve(METADATA).resolve("a.A_JsonAdapter/reflect-config.json")));
    try (var files = Files.list(folder.resolve(METADATA))) {
      assertEquals(
          List.of("a.A_B_JsonAdapter", "a.A_JsonAdapter"),
          files.map(f -> f.getFileName().toString()).sorted().toList());
    }
  }

  @Test
  void thatOfAGenericTypeTakesAdapters(@TempDir Path folder) throws IOException {
    assertEquals(
        List.of(), Compilation.of(folder, "@Json record A<T, U>(T x, U y) {}").messages());
    assertEquals(
        """
        [{"name": "a.A_JsonAdapter", "methods": [{"name": "<init>", "parameterTypes": \
        ["streak.JsonAdapter", "streak.JsonAdapter"]}]}]
        """,
        Files.readString(folder.resolve(METADATA).resolve("a.A_JsonAdapter/reflect-config.json")));
  }

  @Test
  void whatIsRefusedHasNone(@TempDir Path folder) {
    Compilation.of(folder, "@Json abstract class A {}");
    assertEquals(false, Files.exists(folder.resolve(METADATA)));
  }
}
