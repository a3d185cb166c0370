package streak.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The files that tell GraalVM's native-image, R8 and ProGuard which adapters are made by name. That ProGuard heeds them is tested
 * where there are classes of Kotlin; of the others nothing is.
 */
class MadeByNameTest {

  private static final Path METADATA = Path.of("META-INF", "native-image", "streak");
  private static final Path RULES = Path.of("META-INF", "proguard");

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
    assertEquals(
        """
        -keepnames class a.A
        -if class a.A
        -keep class a.A_JsonAdapter {
          <init>(streak.JsonAdapter,streak.JsonAdapter);
        }
        """, Files.readString(folder.resolve(RULES).resolve("streak-a.A_JsonAdapter.pro")));
  }

  @Test
  void anAdapterIsKeptWithTheClassThatItIsNamedAfter(@TempDir Path folder) throws IOException {
    String source =
        "class A { @Json record B(@JsonWith(C.class) int x) {} static class C extends JsonAdapter<Integer> {"
            + " @Override public Integer read(JsonReader in) { return in.readInt(); }"
            + " @Override public void write(JsonWriter out, Integer x) { out.value(x); } } }";
    assertEquals(List.of(), Compilation.of(folder, source).messages());
    assertEquals(
        """
        -keepnames class a.A$B
        -if class a.A$B
        -keep class a.A_B_JsonAdapter {
          <init>();
        }
        """, Files.readString(folder.resolve(RULES).resolve("streak-a.A_B_JsonAdapter.pro")));
  }

  @Test
  void whatIsRefusedHasNone(@TempDir Path folder) {
    Compilation.of(folder, "@Json abstract class A {}");
    assertEquals(false, Files.exists(folder.resolve(METADATA)));
    assertEquals(false, Files.exists(folder.resolve(RULES)));
  }
}
