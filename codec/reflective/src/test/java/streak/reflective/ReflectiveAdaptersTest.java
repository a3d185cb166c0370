package streak.reflective;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.JsonAdapter;
import streak.JsonException;
import streak.JsonName;
import streak.JsonType;
import streak.Streak;

/** What reflection can do and the processor cannot; what both can do is held to one contract elsewhere. */
@NullUnmarked
class ReflectiveAdaptersTest {

  private static final ReflectiveAdapters ADAPTERS = new ReflectiveAdapters();

  private record Hidden(int x, String text) {}

  @Test
  void privateAndLocalTypesAreWithinReach() {
    same(new Hidden(1, "a"), "{\"x\":1,\"text\":\"a\"}");
    record Local(boolean b, Hidden hidden) {}
    same(new Local(true, null), "{\"b\":true,\"hidden\":null}");
    enum Letter {
      A
    }
    same(Letter.A, "\"A\"");
  }

  private static <T> void same(T value, String document) {
    @SuppressWarnings("unchecked") // the class of an object
    JsonAdapter<T> adapter = ADAPTERS.adapter((Class<T>) value.getClass());
    assertEquals(document, adapter.toJson(value));
    assertEquals(value, adapter.fromJson(document));
  }

  // ---- generic types ----

  @NullMarked
  record Crates(Crate<List<@Nullable String>> loose, Crate<List<String>> strict) {
    record Crate<T>(T content) {}
  }

  @Test
  void typesThatDifferInWhatMayBeNullAreReadOtherwise() {
    JsonAdapter<Crates> crates = ADAPTERS.adapter(Crates.class);
    String document = "{\"loose\":{\"content\":[null]},\"strict\":{\"content\":[\"x\"]}}";
    assertEquals(document, crates.toJson(crates.fromJson(document)));
    JsonException refusal =
        assertThrows(JsonException.class, () -> crates.fromJson(document.replace("\"x\"", "null")));
    assertEquals("/strict/content/0", refusal.pointer());
  }

  record User(String name) {}

  record Page<T>(List<T> items, @Nullable Page<T> next, Map<String, Optional<T>> byName) {}

  record Pair<A, B>(A first, B second) {}

  @NullMarked
  record Strict<T>(T value) {}

  static class Base<T> {
    private T held;

    public T getHeld() {
      return held;
    }

    public void setHeld(T held) {
      this.held = held;
    }
  }

  static class Texts extends Base<List<String>> {}

  record Uses(List<Strict<@Nullable String>> nullable, List<Strict<String>> strict) {}

  @SuppressWarnings("unchecked") // an adapter writes what it has read
  private static String roundTrip(Type type, String document) {
    JsonAdapter<Object> adapter = (JsonAdapter<Object>) ADAPTERS.adapter(type);
    return adapter.toJson(adapter.fromJson(document));
  }

  @Test
  void aDocumentMayBeOfATypeWithArguments() {
    String page =
        "{\"items\":[{\"name\":\"a\"},null],\"next\":{\"items\":[],\"next\":null,\"byName\":{}},"
            + "\"byName\":{\"b\":{\"name\":\"b\"},\"none\":null}}";
    JsonAdapter<List<Page<User>>> adapter = ADAPTERS.adapter(new JsonType<>() {});
    List<Page<User>> pages = adapter.fromJson("[" + page + "]");
    assertEquals("a", pages.get(0).items().get(0).name());
    assertEquals("[" + page + "]", adapter.toJson(pages));
    Type array = new JsonType<Page<User>[]>() {}.type();
    assertEquals("[" + page + "]", roundTrip(array, "[" + page + "]"));
    String pair = "{\"first\":{\"first\":1,\"second\":[2,3]},\"second\":{\"held\":[\"x\"]}}";
    Type nested = new JsonType<Pair<Pair<Integer, long[]>, Texts>>() {}.type();
    assertEquals(pair, roundTrip(nested, pair));
    assertEquals(
        "{\"a\":[1]}", roundTrip(new JsonType<Map<String, Set<Long>>>() {}.type(), "{\"a\":[1]}"));
  }

  @Test
  void oneTypeWithTwoArgumentsIsTwoTypes() {
    Type strict = new JsonType<List<Strict<String>>>() {}.type();
    assertNull(assertThrows(JsonException.class, () -> roundTrip(strict, "[{\"value\":null}]"))
        .getCause());
    String whole = "{\"nullable\":[{\"value\":null}],\"strict\":[{\"value\":\"x\"}]}";
    assertEquals(whole, roundTrip(Uses.class, whole));
    assertThrows(JsonException.class, () -> roundTrip(Uses.class, whole.replace("\"x\"", "null")));
  }

  @Test
  void withoutArgumentsAGenericTypeIsRefused() {
    IllegalArgumentException refusal =
        assertThrows(IllegalArgumentException.class, () -> ADAPTERS.adapter(Page.class));
    assertEquals("STREAK010", refusal.getMessage().substring(0, 9));
  }

  @Test
  void whatIsWrongWithADocumentsTypeSaysSo() {
    IllegalArgumentException refusal =
        assertThrows(IllegalArgumentException.class, () -> ADAPTERS.adapter(Object.class));
    assertEquals(
        "STREAK008: 'the root' of a document has the type java.lang.Object, for which there is no"
            + " adapter: use streak.tree.JsonValue, which is any JSON, or name streak.tree.Untyped with"
            + " @Json(with), which makes Maps and Lists of it, or write an adapter by hand and name it with"
            + " @JsonWith or @Json(with)",
        refusal.getMessage());
  }

  @Test
  void leavesAndArraysAreDocumentsToo() {
    assertEquals("5", roundTrip(int.class, "5"));
    assertEquals("[[1.5],[]]", roundTrip(double[][].class, "[[1.5],[]]"));
    assertEquals("[true,false]", roundTrip(boolean[].class, "[true,false]"));
    assertEquals("[\"a\",\"b\"]", roundTrip(char[].class, "[\"a\",\"b\"]"));
  }

  // ---- names ----

  static class Plain {
    public int someCount;

    @JsonName("given")
    public String someName = "";

    private boolean isOpen;

    @JsonName("is_it_open")
    public boolean isOpen() {
      return isOpen;
    }

    public void setOpen(boolean open) {
      isOpen = open;
    }
  }

  private static String snake(Class<?> type, String property) {
    return property.replaceAll("([A-Z])", "_$1").toLowerCase(Locale.ROOT);
  }

  @Test
  void namesOfAnnotationsGoBeforeThoseOfANaming() {
    JsonAdapter<Plain> adapter =
        ADAPTERS.renaming(ReflectiveAdaptersTest::snake).adapter(Plain.class);
    Plain plain = adapter.fromJson("{\"some_count\":3,\"given\":\"x\",\"is_it_open\":true}");
    assertEquals(3, plain.someCount);
    assertEquals("{\"some_count\":3,\"given\":\"x\",\"is_it_open\":true}", adapter.toJson(plain));
  }

  @Json(naming = Json.Naming.KEBAB_CASE)
  record Kebab(int someCount) {}

  @Test
  void whatATypeSaysOfItsNamesGoesBeforeANaming() {
    JsonAdapter<Kebab> adapter =
        ADAPTERS.renaming(ReflectiveAdaptersTest::snake).adapter(Kebab.class);
    assertEquals("{\"some-count\":3}", adapter.toJson(new Kebab(3)));
  }

  // ---- what the type's own code throws ----

  record Checked(int x) {
    Checked {
      if (x < 0) {
        throw new ArithmeticException("negative");
      }
    }
  }

  static class Setters {
    public int getX() throws IOException {
      throw new IOException("get");
    }

    private int x;

    public void setX(int x) throws IOException {
      throw new IOException("set");
    }
  }

  @Test
  void itIsTheCauseInReadingAndGoesToTheCallerAsItIsInWriting() {
    JsonAdapter<Checked> checked = ADAPTERS.adapter(Checked.class);
    JsonException e = assertThrows(JsonException.class, () -> checked.fromJson("{\"x\":-1}"));
    assertEquals("", e.pointer());
    assertEquals("negative", e.getCause().getMessage());
    JsonAdapter<Setters> setters = ADAPTERS.adapter(Setters.class);
    JsonException set = assertThrows(JsonException.class, () -> setters.fromJson("{\"x\":-1}"));
    assertEquals("/x", set.pointer());
    assertEquals(IOException.class, set.getCause().getClass());
    assertThrows(IOException.class, () -> setters.toJson(new Setters()));
    assertEquals(0, setters.fromJson("{}").x);
  }

  // ---- use ----

  @Test
  void aStreakAsksForWhatWasNotGenerated() {
    Streak streak = Streak.create().with(ADAPTERS);
    assertSame(ADAPTERS.adapter(User.class), streak.adapter(User.class));
  }

  /** As of Kotlin's, which says more than Java's. */
  private static final class OfAnother implements Type {}

  @Test
  void aKindOfTypeThatIsNotTheJdksIsLeftToOthers() {
    Type type = new OfAnother();
    JsonAdapter<User> users = ADAPTERS.adapter(User.class);
    assertNull(ADAPTERS.adapter(type));
    Streak streak = Streak.create().with(ADAPTERS).with(t -> t.equals(type) ? users : null);
    assertSame(users, streak.adapter(type));
  }

  record Node(int value, List<Node> children, Other other) {}

  record Other(Node node) {}

  @Test
  void manyThreadsMayAskAtOnce() throws Exception {
    String document =
        "{\"value\":1,\"children\":[{\"value\":2,\"children\":[],\"other\":null}],\"other\":{\"node\":null}}";
    for (int round = 0; round < 20; round++) {
      ReflectiveAdapters adapters = new ReflectiveAdapters();
      ExecutorService threads = Executors.newFixedThreadPool(8);
      List<Callable<String>> tasks = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        tasks.add(() -> {
          JsonAdapter<Node> adapter = adapters.adapter(Node.class);
          return adapter.toJson(adapter.fromJson(document));
        });
      }
      for (Future<String> each : threads.invokeAll(tasks)) {
        assertEquals(document, each.get());
      }
      threads.shutdown();
    }
  }

  // ---- any number of arguments ----

  static class Shelf {
    private String[] titles;
    private int[] sizes;

    public String[] getTitles() {
      return titles;
    }

    public void setTitles(String... titles) {
      this.titles = titles;
    }

    public int[] getSizes() {
      return sizes;
    }

    public void setSizes(int... sizes) {
      this.sizes = sizes;
    }
  }

  static class Rows<T> {
    private T[] rows;

    public T[] getRows() {
      return rows;
    }

    @SafeVarargs
    @SuppressWarnings("varargs") // it is kept
    public final void setRows(T... rows) {
      this.rows = rows;
    }
  }

  static class Numbers extends Rows<int[]> {}

  @Test
  void whatTakesAnyNumberOfArgumentsTakesAnArray() {
    JsonAdapter<Shelf> shelves = ADAPTERS.adapter(Shelf.class);
    for (String document :
        List.of("{\"titles\":[\"a\",\"b\"],\"sizes\":[1,2]}", "{\"titles\":null,\"sizes\":null}")) {
      assertEquals(document, shelves.toJson(shelves.fromJson(document)));
    }
    JsonAdapter<Numbers> numbers = ADAPTERS.adapter(Numbers.class);
    String document = "{\"rows\":[[1],[2,3]]}";
    assertEquals(document, numbers.toJson(numbers.fromJson(document)));
  }
}
