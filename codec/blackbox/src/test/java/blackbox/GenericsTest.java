package blackbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.JsonAdapter;
import streak.JsonCreator;
import streak.JsonType;

class GenericsTest {

  @Json
  record User(String name) {}

  @Json
  record Page<T>(List<T> items, T first, int total) {}

  @Json
  record Pair<A extends Comparable<A>, B>(A left, B right) {}

  private static final String PAGE =
      "{\"items\":[{\"name\":\"a\"},null],\"first\":null,\"total\":2}";
  private static final Page<User> VALUE = new Page<>(Arrays.asList(new User("a"), null), null, 2);

  @Test
  void atTheRootATokenSaysTheArguments() {
    JsonAdapter<Page<User>> adapter = Ways.STREAK.adapter(new JsonType<Page<User>>() {});
    Ways.same(adapter, VALUE, PAGE);
    Ways.refuses(
        adapter,
        "{\"items\":[{\"name\":1}]}",
        "expected a string, found a number at /items/0/name (line 1");
    assertSame(adapter, Ways.STREAK.adapter(new JsonType<Page<User>>() {}));
  }

  @Test
  void theArgumentsMayBeAnythingThatStandsAtARoot() {
    Ways.same(
        new JsonType<Page<String>>() {},
        new Page<>(List.of("x"), "y", 1),
        "{\"items\":[\"x\"],\"first\":\"y\",\"total\":1}");
    Ways.same(
        new JsonType<Pair<Long, Map<String, List<Page<Boolean>>>>>() {},
        new Pair<>(1L, Map.of("k", List.of(new Page<>(List.of(true), null, 0)))),
        "{\"left\":1,\"right\":{\"k\":[{\"items\":[true],\"first\":null,\"total\":0}]}}");
    Ways.same(
        Ways.STREAK.adapter(User.class).list(),
        List.of(new User("a"), new User("b")),
        "[{\"name\":\"a\"},{\"name\":\"b\"}]");
    Ways.same(
        Ways.STREAK.adapter(User.class).map(),
        Map.of("u", new User("a")),
        "{\"u\":{\"name\":\"a\"}}");
    Ways.refuses(
        Ways.STREAK.adapter(User.class).map(),
        "{\"a\":null,\"a\":null}",
        "member 'a' is there more than once at /a (line 1");
  }

  @Test
  void withoutArgumentsItSaysHowToAsk() {
    IllegalArgumentException refusal =
        assertThrows(IllegalArgumentException.class, () -> Ways.STREAK.adapter(Page.class));
    assertEquals(
        "blackbox.GenericsTest$Page has type parameters: ask for"
            + " streak.adapter(new JsonType<Page<...>>() {})",
        refusal.getMessage());
  }

  enum Color {
    RED
  }

  @Json
  record Uses(
      Page<User> page,
      Page<String> strings,
      Page<List<Integer>> lists,
      Pair<Color, Page<User>> pair,
      List<Page<Color>> colors) {}

  @Test
  void aMemberOfAGenericTypeIsKnownAtCompileTime() {
    Ways.same(
        Uses.class,
        new Uses(
            VALUE,
            new Page<>(List.of("s"), "t", 1),
            new Page<>(List.of(List.of(1), List.of()), List.of(2), 1),
            new Pair<>(Color.RED, VALUE),
            List.of(new Page<>(List.of(Color.RED), Color.RED, 1))),
        "{\"page\":" + PAGE
            + ",\"strings\":{\"items\":[\"s\"],\"first\":\"t\",\"total\":1}"
            + ",\"lists\":{\"items\":[[1],[]],\"first\":[2],\"total\":1}"
            + ",\"pair\":{\"left\":\"RED\",\"right\":" + PAGE + "}"
            + ",\"colors\":[{\"items\":[\"RED\"],\"first\":\"RED\",\"total\":1}]}");
    Ways.refuses(
        Uses.class,
        "{\"lists\":{\"items\":[[1],[\"x\"]]}}",
        "expected a number, found a string at /lists/items/1/0 (line 1");
  }

  /** Each needs the other's adapter. */
  @Json
  record Left<T>(T value, Right<T> right) {}

  @Json
  record Right<T>(List<Left<T>> lefts, Right<T> next) {}

  @Test
  void genericTypesMayHoldEachOther() {
    Ways.same(
        new JsonType<Left<String>>() {},
        new Left<>("a", new Right<>(List.of(new Left<>("b", null)), new Right<>(null, null))),
        "{\"value\":\"a\",\"right\":{\"lefts\":[{\"value\":\"b\",\"right\":null}],"
            + "\"next\":{\"lefts\":null,\"next\":null}}}");
  }

  static class Base<I> {
    private I id;
    public List<I> more = new ArrayList<>();

    public I getId() {
      return id;
    }

    public void setId(I id) {
      this.id = id;
    }
  }

  @Json
  static final class Account extends Base<Long> {
    public String name;
  }

  @Test
  void inheritedPropertiesHaveTheTypesThatTheSubclassGivesThem() {
    Account account =
        Ways.STREAK.adapter(Account.class).fromJson("{\"id\":5,\"more\":[1,2],\"name\":\"x\"}");
    assertEquals(5L, account.getId());
    Ways.writes(Account.class, account, "{\"id\":5,\"more\":[1,2],\"name\":\"x\"}");
  }

  @Json
  sealed interface Result<T> {
    @Json
    record Ok<T>(T value) implements Result<T> {}

    @Json
    record Failed<X>(String why, List<X> tried) implements Result<X> {}

    @Json
    record Unknown() implements Result<Object> {}
  }

  @Json
  record Answer(Result<User> user, Result<Integer> number) {}

  @Test
  void aSealedTypePassesItsParametersOn() {
    Ways.same(
        new JsonType<Result<User>>() {},
        new Result.Failed<>("no", List.of(new User("a"))),
        "{\"type\":\"Failed\",\"why\":\"no\",\"tried\":[{\"name\":\"a\"}]}");
    Ways.same(
        Answer.class,
        new Answer(new Result.Ok<>(new User("a")), new Result.Ok<>(3)),
        "{\"user\":{\"type\":\"Ok\",\"value\":{\"name\":\"a\"}},\"number\":{\"type\":\"Ok\",\"value\":3}}");
    Ways.reads(new JsonType<Result<User>>() {}, new Result.Unknown(), "{\"type\":\"Unknown\"}");
  }

  @Json
  static final class Box<T> {
    private final T content;

    private Box(T content) {
      this.content = content;
    }

    @JsonCreator
    static <T> Box<T> of(T content) {
      return new Box<>(content);
    }

    T content() {
      return content;
    }
  }

  @Test
  void aFactoryMayBeGeneric() {
    JsonAdapter<Box<String>> adapter = Ways.STREAK.adapter(new JsonType<Box<String>>() {});
    assertEquals("{\"content\":\"x\"}", adapter.toJson(adapter.fromJson("{\"content\":\"x\"}")));
  }

  @Json
  @NullMarked
  record Marked<T extends @Nullable Object>(T it, List<T> all) {}

  @Json
  @NullMarked
  record HasMarked(Marked<@Nullable String> maybe, Marked<String> sure) {}

  @Test
  void inNullMarkedCodeTheArgumentSaysWhetherItMayBeNull() {
    Ways.same(
        HasMarked.class,
        new HasMarked(new Marked<>(null, Arrays.asList("a", null)), new Marked<>("x", List.of())),
        "{\"maybe\":{\"it\":null,\"all\":[\"a\",null]},\"sure\":{\"it\":\"x\",\"all\":[]}}");
    Ways.refuses(
        HasMarked.class, "{\"sure\":{\"it\":\"x\",\"all\":[null]}}", "expected a string, found n");
  }

  @Json
  record Unmarked<T>(T it, @Nullable Unmarked<@Nullable T> inner) {}

  @Test
  void aTypeInItselfWhereItsParameterMayBeNull() {
    JsonAdapter<Unmarked<Integer>> adapter =
        Ways.STREAK.adapter(new JsonType<Unmarked<Integer>>() {});
    String document = "{\"it\":1,\"inner\":{\"it\":null,\"inner\":{\"it\":2,\"inner\":null}}}";
    assertEquals(document, adapter.toJson(adapter.fromJson(document)));
  }

  @Json
  @NullMarked
  record Latest<T>(List<@Nullable T> all, @Nullable T last, Map<String, List<@Nullable T>> named) {}

  @Json
  @NullMarked
  static class Slot<T> {
    public @Nullable T held;
    private @Nullable T kept;

    public @Nullable T getKept() {
      return kept;
    }

    public void setKept(@Nullable T kept) {
      this.kept = kept;
    }
  }

  @Json
  @NullMarked
  static final class StringSlot extends Slot<String> {
    public int size;
  }

  @Json
  @NullMarked
  static final class Shelf<T> {
    private final @Nullable T top;
    private final T bottom;

    Shelf(@Nullable T top, T bottom) {
      this.top = top;
      this.bottom = bottom;
    }

    @Nullable
    T top() {
      return top;
    }

    T bottom() {
      return bottom;
    }
  }

  /** What is said of a type parameter where it is used counts, whatever stands in its place. */
  @Test
  void inNullMarkedCodeAParameterMayBeNullWhereItSaysSo() {
    Ways.same(
        new JsonType<Latest<String>>() {},
        new Latest<>(Arrays.asList("a", null), null, Map.of("b", Arrays.asList((String) null))),
        "{\"all\":[\"a\",null],\"last\":null,\"named\":{\"b\":[null]}}");
    for (JsonAdapter<?> adapter : Ways.adapters(new JsonType<Slot<User>>() {})) {
      comesBack(adapter, "{\"held\":null,\"kept\":null}");
    }
    for (JsonAdapter<?> adapter : Ways.adapters(StringSlot.class)) {
      comesBack(adapter, "{\"held\":null,\"kept\":null,\"size\":1}");
    }
    JsonType<Shelf<User>> shelf = new JsonType<>() {};
    for (JsonAdapter<?> adapter : Ways.adapters(shelf)) {
      comesBack(adapter, "{\"top\":null,\"bottom\":{\"name\":\"a\"}}");
    }
    Ways.refuses(
        shelf, "{\"top\":null,\"bottom\":null}", "expected an object, found null at /bottom");
  }

  @Json
  record Loose(Marked<List<String>> lists) {}

  @Test
  void whatIsInAnArgumentIsTheCodesOwnThatNamesIt() {
    Ways.same(
        Loose.class,
        new Loose(new Marked<>(Arrays.asList("a", null), List.of())),
        "{\"lists\":{\"it\":[\"a\",null],\"all\":[]}}");
    Ways.refuses(
        Loose.class, "{\"lists\":{\"it\":null,\"all\":[]}}", "expected an array, found null");
  }

  private static <T> void comesBack(JsonAdapter<T> adapter, String document) {
    assertEquals(document, adapter.toJson(adapter.fromJson(document)));
  }
}
