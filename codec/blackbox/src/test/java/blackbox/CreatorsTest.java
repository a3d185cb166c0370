package blackbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.JsonAdapter;
import streak.JsonCreator;
import streak.JsonDecimal;
import streak.JsonDefault;
import streak.JsonName;
import streak.JsonRequired;
import streak.JsonUnknown;

/** Creators of classes that have more members than the creator has parameters: those are set afterwards. */
class CreatorsTest {

  @Json
  static final class Account {
    private final long id;
    private final Optional<String> owner;
    private int limit = 7;
    private String note = "none";
    public List<Integer> days = List.of(1);
    public byte level;

    @JsonDefault("0.5")
    public double rate;

    @JsonDecimal(scale = 2)
    public long cents = 5;

    @JsonUnknown
    public Map<String, Integer> others = new HashMap<>();

    final transient List<String> calls = new ArrayList<>();

    @JsonCreator
    Account(long id, Optional<String> owner) {
      this.id = id;
      this.owner = owner;
      calls.add("made");
    }

    long id() {
      return id;
    }

    Optional<String> owner() {
      return owner;
    }

    int getLimit() {
      return limit;
    }

    void setLimit(int limit) {
      calls.add("limit");
      this.limit = limit;
    }

    @JsonName("remark")
    String getNote() {
      return note;
    }

    void setNote(String note) {
      calls.add("note");
      this.note = note;
    }
  }

  @Test
  void whatIsThereIsSetWhenTheObjectHasBeenMade() {
    String document =
        "{\"id\":1,\"owner\":\"o\",\"limit\":2,\"remark\":null,\"days\":[3],\"level\":4,"
            + "\"rate\":1.5,\"cents\":2.50,\"x\":9}";
    String turned =
        "{\"x\":9,\"cents\":2.5,\"remark\":null,\"limit\":2,\"rate\":1.5,\"level\":4,\"days\":[3],"
            + "\"owner\":\"o\",\"id\":1}";
    for (JsonAdapter<Account> adapter : Ways.adapters(Account.class)) {
      for (String each : List.of(document, turned)) {
        Ways.in(adapter).forEach(in -> {
          Account account = in.apply(each);
          assertEquals(List.of("made", "limit", "note"), account.calls);
          assertEquals(document, adapter.toJson(account));
        });
      }
    }
  }

  @Test
  void whatIsNotThereIsAsTheCreatorHasLeftIt() {
    for (JsonAdapter<Account> adapter : Ways.adapters(Account.class)) {
      Account account = adapter.fromJson("{\"id\":1}");
      assertEquals(List.of("made"), account.calls);
      assertEquals(
          "{\"id\":1,\"owner\":null,\"limit\":7,\"remark\":\"none\",\"days\":[1],\"level\":0,"
              + "\"rate\":0.5,\"cents\":0.05}",
          adapter.toJson(account));
      Account other = adapter.readInto("{\"id\":2,\"limit\":3}", account);
      assertEquals(List.of("made", "limit"), other.calls);
    }
    Ways.refuses(Account.class, "{\"limit\":2}", "required member 'id' is missing");
    Ways.refuses(Account.class, "{\"id\":1,\"limit\":null}", "expected");
    Ways.refuses(
        Account.class, "{\"limit\":1,\"id\":1,\"limit\":1}", "member 'limit' is there more");
  }

  @Json
  @NullMarked
  static final class Marked {
    final String a;
    public @Nullable String b;
    public String c = "set";
    public @Nullable String d;

    @JsonRequired
    public int e;

    private String f;

    @JsonCreator
    Marked(String a, String f) {
      this.a = a;
      this.f = f;
    }

    @JsonName("f")
    String f() {
      return f;
    }
  }

  @Json
  @NullMarked
  static final class Unset {
    final int a;

    @SuppressWarnings("NullAway") // that is the point
    public String b;

    @SuppressWarnings("NullAway")
    Unset(int a) {
      this.a = a;
    }
  }

  @Test
  void whatMayNotBeNull() {
    String document = "{\"a\":\"a\",\"f\":\"f\",\"b\":null,\"c\":\"set\",\"d\":\"d\",\"e\":1}";
    for (JsonAdapter<Marked> adapter : Ways.adapters(Marked.class)) {
      Marked marked = adapter.fromJson("{\"e\":1,\"d\":\"d\",\"f\":\"f\",\"a\":\"a\"}");
      assertNull(marked.b);
      assertEquals(document, adapter.toJson(marked));
    }
    Ways.refuses(Marked.class, "{\"a\":\"a\",\"f\":\"f\"}", "required member 'e' is missing");
    Ways.refuses(Unset.class, "{\"a\":1}", "required member 'b' is missing");
    for (JsonAdapter<Unset> adapter : Ways.adapters(Unset.class)) {
      assertEquals("b", adapter.fromJson("{\"b\":\"b\",\"a\":1}").b);
    }
  }

  @Json
  static class Empty {
    private int x;
    private boolean made;

    private Empty() {}

    @JsonCreator
    static Empty of() {
      Empty empty = new Empty();
      empty.made = true;
      return empty;
    }

    int getX() {
      return x;
    }

    void setX(int x) {
      this.x = x;
    }

    boolean isMade() {
      return made;
    }

    void setMade(boolean made) {
      this.made = made;
    }
  }

  @Test
  void aCreatorWithoutParameters() {
    for (JsonAdapter<Empty> adapter : Ways.adapters(Empty.class)) {
      Empty empty = adapter.fromJson("{\"x\":1}");
      assertEquals("{\"x\":1,\"made\":true}", adapter.toJson(empty));
      assertSame(empty, adapter.readInto("{\"x\":2}", empty));
      assertEquals(2, empty.x);
    }
  }

  @Json(shape = Json.Shape.ARRAY)
  static final class Row {
    final int a;
    public String b = "b";

    Row(int a) {
      this.a = a;
    }
  }

  @Test
  void inAnArray() {
    for (JsonAdapter<Row> adapter : Ways.adapters(Row.class)) {
      assertEquals("[1,\"c\"]", adapter.toJson(adapter.fromJson("[1,\"c\"]")));
      assertEquals("[1,\"b\"]", adapter.toJson(adapter.fromJson("[1]")));
    }
  }
}
