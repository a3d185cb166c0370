package streak.kotlin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import streak.JsonAdapter;
import streak.JsonException;
import streak.Streak;

/** Lists and maps whose elements may or may not be null. What Kotlin calls them by is tested where there are Kotlin classes. */
class ContainersTest {

  @SuppressWarnings("unchecked") // the adapter of a type reads that type
  private static final JsonAdapter<String> TEXT =
      (JsonAdapter<String>) Streak.create().adapter((java.lang.reflect.Type) String.class);

  private static final JsonAdapter<String> NULLABLE = new NullableAdapter<>(TEXT);

  @Test
  void elements() {
    assertEquals(
        Arrays.asList("a", null), new ElementsAdapter<>(NULLABLE).fromJson("[\"a\",null]"));
    assertEquals("[\"a\",null]", new ElementsAdapter<>(NULLABLE).toJson(Arrays.asList("a", null)));
    JsonException refusal = assertThrows(
        JsonException.class, () -> new ElementsAdapter<>(TEXT).fromJson("[\"a\",null]"));
    assertEquals("/1", refusal.pointer());
    assertEquals(List.of(), new ElementsAdapter<>(TEXT).fromJson("[]"));
  }

  @Test
  void members() {
    MembersAdapter<String> members = new MembersAdapter<>(TEXT);
    assertEquals(Map.of("a", "x", "b", "y"), members.fromJson("{\"a\":\"x\",\"b\":\"y\"}"));
    assertEquals("{\"a\":\"x\"}", members.toJson(Map.of("a", "x")));
    JsonException nothing =
        assertThrows(JsonException.class, () -> members.fromJson("{\"a\":\"x\",\"b\":null}"));
    assertEquals("/b", nothing.pointer());
    assertThrows(JsonException.class, () -> members.fromJson("{\"a\":\"x\",\"a\":\"y\"}"));
    JsonException half =
        assertThrows(JsonException.class, () -> members.toJson(Map.of("a", "\ud800")));
    assertEquals("/a", half.pointer());
  }
}
