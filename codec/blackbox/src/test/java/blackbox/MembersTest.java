package blackbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.Json.Nulls;
import streak.JsonDefault;
import streak.JsonIgnore;
import streak.JsonMember;
import streak.JsonName;
import streak.JsonRequired;
import streak.JsonUnknown;

/** When a member has to be there, what it is otherwise, and when it is written. */
class MembersTest {

  enum Color {
    RED,
    @JsonName("green!")
    GREEN
  }

  @Json
  record Settings(
      @JsonDefault("10") int size,
      @JsonDefault("-1.5e3") double factor,
      @JsonDefault("true") boolean on,
      @JsonDefault("a\"b\n") String name,
      @JsonDefault("green!") Color color,
      @JsonDefault("5") Long boxed,
      @JsonDefault("x") char letter,
      @JsonDefault("[1,2]") List<Integer> list,
      @JsonDefault("2026-01-02") java.time.LocalDate day,
      @JsonDefault("7") Optional<Integer> maybe) {}

  @Test
  void anAbsentMemberIsItsDefault() {
    Settings defaults = new Settings(
        10,
        -1500,
        true,
        "a\"b\n",
        Color.GREEN,
        5L,
        'x',
        List.of(1, 2),
        java.time.LocalDate.of(2026, 1, 2),
        Optional.of(7));
    Ways.reads(Settings.class, defaults, "{}");
    Settings read = Ways.STREAK.adapter(Settings.class).fromJson("{\"size\":3,\"name\":null}");
    assertEquals(3, read.size());
    assertNull(read.name());
    assertNotSame(
        read.list(), Ways.STREAK.adapter(Settings.class).fromJson("{}").list());
  }

  @Json
  static class Bean {
    @JsonDefault("5")
    public int count = 1;

    @JsonDefault("[\"a\"]")
    public List<String> tags;

    @JsonRequired
    public String name;
  }

  @Test
  void aBeansToo() {
    Bean bean = Ways.STREAK.adapter(Bean.class).fromJson("{\"name\":null}");
    assertEquals(5, bean.count);
    assertEquals(List.of("a"), bean.tags);
    Ways.refuses(Bean.class, "{\"count\":1}", "required member 'name' is missing (line 1");
  }

  @Json
  record Required(@JsonRequired String name, String other) {}

  @Test
  void aRequiredMemberMustBeThereAndMayBeNull() {
    Ways.reads(Required.class, new Required(null, null), "{\"name\":null}");
    Ways.refuses(Required.class, "{\"other\":\"\"}", "required member 'name' is missing (line 1");
  }

  @Json
  record Compact(String name, List<String> tags) {
    Compact {
      tags = tags == null ? List.of() : tags;
    }
  }

  @Test
  void aCompactConstructorMayReplaceWhatIsAbsent() {
    Ways.reads(Compact.class, new Compact("a", List.of()), "{\"name\":\"a\"}");
  }

  @Json(nulls = Nulls.OMIT)
  record Sparse(String a, Integer b, Optional<String> c, List<String> d, int e) {}

  @Test
  void nullsMayBeLeftOut() {
    Ways.same(Sparse.class, new Sparse(null, null, Optional.empty(), null, 0), "{\"e\":0}");
    Ways.same(
        Sparse.class,
        new Sparse("", 1, Optional.of("x"), List.of(), 0),
        "{\"a\":\"\",\"b\":1,\"c\":\"x\",\"d\":[],\"e\":0}");
  }

  @Json
  record Hidden(
      int a, @JsonIgnore String secret, @JsonIgnore int code) {
    @JsonName("double_a")
    int doubled() {
      return a * 2;
    }

    int unnamed() {
      return 0;
    }
  }

  @Json
  static class HiddenBean {
    public int a;

    @JsonIgnore
    public Object anything = "kept";

    public transient int counted;

    @JsonName("label")
    public String getLabel() {
      return "#" + a;
    }
  }

  @Json
  record HiddenBoxes(
      @JsonIgnore Optional<String> owner,
      @JsonIgnore OptionalInt count,
      @JsonIgnore JsonMember<List<String>> tags,
      @JsonProperty(access = JsonProperty.Access.READ_ONLY) Optional<String> written,
      @JsonIgnore Optional<String>[] many) {}

  @Test
  void whatIsIgnoredIsNeitherReadNorWritten() {
    Ways.reads(Hidden.class, new Hidden(1, null, 0), "{\"a\":1,\"secret\":\"x\",\"code\":5}");
    Ways.reads(
        HiddenBoxes.class,
        new HiddenBoxes(
            Optional.empty(), OptionalInt.empty(), JsonMember.absent(), Optional.empty(), null),
        "{\"owner\":\"x\",\"count\":1,\"tags\":[],\"written\":\"x\"}");
    HiddenBean bean =
        Ways.STREAK.adapter(HiddenBean.class).fromJson("{\"a\":1,\"anything\":2,\"counted\":3}");
    assertEquals("kept", bean.anything);
    assertEquals(0, bean.counted);
  }

  @Test
  void aNamedMethodIsWrittenAndNotRead() {
    Ways.writes(Hidden.class, new Hidden(2, "x", 1), "{\"a\":2,\"double_a\":4}");
    Ways.reads(Hidden.class, new Hidden(2, null, 0), "{\"double_a\":[\"whatever\"],\"a\":2}");
    HiddenBean bean = new HiddenBean();
    Ways.writes(HiddenBean.class, bean, "{\"a\":0,\"label\":\"#0\"}");
  }

  @Json
  record Open(int a, @JsonUnknown Map<String, List<Integer>> others) {}

  @Json
  static class OpenBean {
    public int a;

    @JsonUnknown
    private Map<String, String> others;

    public Map<String, String> getOthers() {
      return others;
    }

    public void setOthers(Map<String, String> others) {
      this.others = others;
    }
  }

  @Test
  void unknownMembersMayBeCollected() {
    Ways.same(Open.class, new Open(1, Map.of("x\n", List.of(1))), "{\"a\":1,\"x\\n\":[1]}");
    Ways.same(Open.class, new Open(1, Map.of()), "{\"a\":1}");
    Ways.writes(Open.class, new Open(1, null), "{\"a\":1}");
    Ways.refuses(
        Open.class, "{\"a\":1,\"x\":[\"y\"]}", "expected a number, found a string at /x/0 (line 1");
    Ways.refuses(
        Open.class, "{\"x\":[],\"a\":1,\"x\":[]}", "member 'x' is there more than once at /x");
    Ways.refuses(Open.class, "{\"x\":[],\"a\":\"\"}", "expected a number, found a string at /a");
    OpenBean bean = Ways.STREAK.adapter(OpenBean.class).fromJson("{\"b\":\"c\",\"a\":1}");
    assertEquals(Map.of("b", "c"), bean.getOthers());
    Ways.writes(OpenBean.class, bean, "{\"a\":1,\"b\":\"c\"}");
  }

  interface Labelled {
    int id();

    @JsonName("label")
    default String label() {
      return "#" + id();
    }
  }

  @Json
  record Item(int id) implements Labelled {}

  @Test
  void aMethodOfAnInterfaceCountsAsTheTypesOwn() {
    Ways.writes(Item.class, new Item(3), "{\"id\":3,\"label\":\"#3\"}");
  }
}
