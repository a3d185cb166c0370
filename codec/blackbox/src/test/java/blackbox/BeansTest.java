package blackbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.JsonAdapter;
import streak.JsonCreator;
import streak.JsonName;

class BeansTest {

  static class Base {
    private String id = "none";

    public String getId() {
      return id;
    }

    public void setId(String id) {
      this.id = id;
    }
  }

  @Json
  static class Bean extends Base {
    private boolean isActive = true;
    private boolean open;
    private Boolean isKnown;
    public int count = 7;
    String near;
    static int statics;
    transient int cached;

    @JsonName("others")
    private List<Bean> beans;

    public boolean isActive() {
      return isActive;
    }

    public void setActive(boolean active) {
      isActive = active;
    }

    public boolean isOpen() {
      return open;
    }

    public void setOpen(boolean open) {
      this.open = open;
    }

    public Boolean getIsKnown() {
      return isKnown;
    }

    public void setIsKnown(Boolean known) {
      isKnown = known;
    }

    public List<Bean> getBeans() {
      return beans;
    }

    public Bean setBeans(List<Bean> beans) {
      this.beans = beans;
      return this;
    }
  }

  private static final JsonAdapter<Bean> BEANS = Ways.STREAK.adapter(Bean.class);

  private static final String WHOLE =
      "{\"id\":\"x\",\"isActive\":false,\"open\":true,\"isKnown\":null,\"count\":1,\"near\":\"n\","
          + "\"others\":[{\"id\":null,\"isActive\":true,\"open\":false,\"isKnown\":true,"
          + "\"count\":2,\"near\":null,\"others\":[]}]}";

  @Test
  void aBeanIsReadAndWrittenOnEveryWay() {
    Ways.in(BEANS).forEach(read -> {
      Bean bean = read.apply(WHOLE);
      assertEquals("x", bean.getId());
      assertEquals(false, bean.isActive());
      assertEquals(1, bean.count);
      assertEquals(true, bean.getBeans().get(0).getIsKnown());
      Ways.writes(Bean.class, bean, WHOLE);
    });
  }

  @Test
  void whatIsAbsentKeepsWhatTheConstructorLeft() {
    Bean bean = BEANS.fromJson("{\"cached\":1,\"statics\":1}");
    assertEquals("none", bean.getId());
    assertEquals(true, bean.isActive());
    assertEquals(7, bean.count);
    assertEquals(0, bean.cached + Bean.statics);
    assertNull(bean.getBeans());
  }

  @Test
  void aMemberMayNotBeThereTwice() {
    Ways.refuses(
        Bean.class,
        "{\"others\":[{\"id\":\"\",\"id\":\"\"}]}",
        "member 'id' is there more than once at /others/0/id (line 1");
  }

  @Json
  @NullMarked
  static class Marked {
    public List<String> tags = new ArrayList<>();
    public @Nullable String may;
    public String must;
    public int count;
  }

  @Test
  void inNullMarkedCodeAReferenceIsRequiredUnlessTheConstructorSetsIt() {
    JsonAdapter<Marked> adapter = Ways.STREAK.adapter(Marked.class);
    assertEquals(List.of(), adapter.fromJson("{\"must\":\"x\"}").tags);
    Ways.refuses(Marked.class, "{\"tags\":[]}", "required member 'must' is missing (line 1");
    Ways.refuses(Marked.class, "{\"must\":\"\",\"tags\":null}", "expected an array, found ");
  }

  @Json
  static final class Immutable {
    @JsonName("the_name")
    private final String name;

    private final int size;

    Immutable(String name, int size) {
      this.name = name;
      this.size = size;
    }

    String name() {
      return name;
    }

    int getSize() {
      return size;
    }
  }

  @Json
  static final class Made {
    private final int a;

    private Made(int a) {
      this.a = a;
    }

    @JsonCreator
    static Made of(@JsonName("A") int a) {
      return new Made(a);
    }

    int getA() {
      return a;
    }
  }

  @Test
  void whatCannotBeChangedIsMadeByItsConstructorOrItsFactory() {
    Immutable read =
        Ways.STREAK.adapter(Immutable.class).fromJson("{\"size\":3,\"the_name\":\"n\"}");
    Ways.writes(Immutable.class, read, "{\"the_name\":\"n\",\"size\":3}");
    Ways.refuses(
        Immutable.class, "{\"the_name\":\"n\"}", "required member 'size' is missing (line 1");
    Ways.writes(Made.class, Ways.STREAK.adapter(Made.class).fromJson("{\"A\":5}"), "{\"A\":5}");
  }

  /** Its methods are called like its properties; one that gives another thing than the object is no setter. */
  @Json
  static class Fluent {
    private String name = "";
    private int count;

    String name() {
      return name;
    }

    Fluent name(String name) {
      this.name = name;
      return this;
    }

    int count() {
      return count;
    }

    int count(int times) {
      throw new AssertionError(times);
    }

    void setCount(int count) {
      this.count = count;
    }
  }

  @Test
  void settersMayBeCalledLikeTheirProperties() {
    String document = "{\"name\":\"n\",\"count\":3}";
    for (JsonAdapter<Fluent> adapter : Ways.adapters(Fluent.class)) {
      assertEquals(document, adapter.toJson(adapter.fromJson(document)));
    }
  }
}
