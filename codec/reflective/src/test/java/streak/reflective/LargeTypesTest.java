package streak.reflective;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import streak.JsonAdapter;
import streak.JsonException;

/** Types with more members than fit the bits of one long, and than handles are composed for. */
class LargeTypesTest {

  private static final List<String> OPTIONS = List.of("--release", "17", "-parameters");

  private static String joined(int count, String delimiter, String each) {
    return IntStream.range(0, count)
        .mapToObj(i -> each.replace("#", String.valueOf(i)))
        .collect(Collectors.joining(delimiter));
  }

  @ParameterizedTest
  @ValueSource(ints = {63, 64, 65, 128, 129, 250})
  void aRecord(int count, @TempDir Path folder) {
    String source = "record A(%s) {}".formatted(joined(count, ", ", "int m#"));
    check(Compiled.sound(folder, OPTIONS, source).load("a.A"), count);
  }

  @ParameterizedTest
  @ValueSource(ints = {63, 64, 65, 128, 129, 250})
  void aRecordOfReferencesAndOthers(int count, @TempDir Path folder) {
    String source = "record A(%s, Integer z, long l) {}".formatted(joined(count, ", ", "int m#"));
    Class<?> type = Compiled.sound(folder, OPTIONS, source).load("a.A");
    String document = "{%s,\"z\":7,\"l\":9000000000}".formatted(joined(count, ",", "\"m#\":#"));
    assertEquals(document, SameWordsTest.roundTrip(type, document));
  }

  @ParameterizedTest
  @ValueSource(ints = {64, 65, 200})
  void aBean(int count, @TempDir Path folder) {
    String source = """
        @Marked.NullMarked class A { %s }
        """.formatted(joined(count, " ", "public Integer m#;"));
    String marked = """
        class Marked {
          @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME) @interface NullMarked {}
        }
        """;
    check(Compiled.sound(folder, OPTIONS, source, marked).load("a.A"), count);
  }

  private static <T> void check(Class<T> type, int count) {
    String document = "{" + joined(count, ",", "\"m#\":#") + "}";
    assertEquals(document, SameWordsTest.roundTrip(type, document));
    JsonAdapter<T> adapter = new ReflectiveAdapters().adapter(type);
    for (int i : new int[] {0, 62, count - 1}) {
      String without = document.replaceAll("\"m" + i + "\":\\d+,?", "").replace(",}", "}");
      refuses(adapter, without, "required member 'm" + i + "' is missing (line 1");
      String twice = document.replace("}", ",\"m" + i + "\":1}");
      refuses(adapter, twice, "member 'm" + i + "' is there more than once at /m" + i + " (line 1");
    }
  }

  private static void refuses(JsonAdapter<?> adapter, String document, String words) {
    String message =
        assertThrows(JsonException.class, () -> adapter.fromJson(document)).getMessage();
    assertTrue(message.startsWith(words), message);
  }
}
