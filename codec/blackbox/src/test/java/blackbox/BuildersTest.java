package blackbox;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.JsonAdapter;
import streak.JsonName;
import streak.JsonType;

class BuildersTest {

  /** The usual shape: a private constructor and a nested class that is found by its name. */
  @Json
  static final class House {
    private final String street;
    private final int number;
    private final List<String> rooms;

    private House(Builder builder) {
      street = builder.street;
      number = builder.number;
      rooms = builder.rooms;
    }

    static Builder builder() {
      return new Builder();
    }

    String getStreet() {
      return street;
    }

    int getNumber() {
      return number;
    }

    List<String> rooms() {
      return rooms;
    }

    static final class Builder {
      private String street = "nowhere";
      private int number;
      private List<String> rooms = List.of();

      Builder street(String street) {
        this.street = street;
        return this;
      }

      @JsonName("no")
      Builder setNumber(int number) {
        this.number = number;
        return this;
      }

      void withRooms(List<String> rooms) {
        this.rooms = rooms;
      }

      House build() {
        return new House(this);
      }
    }
  }

  @Test
  void aNestedBuilderIsFound() {
    JsonAdapter<House> houses = Ways.STREAK.adapter(House.class);
    String document = "{\"street\":\"x\",\"no\":5,\"rooms\":[\"a\"]}";
    Ways.in(houses).forEach(read -> Ways.writes(House.class, read.apply(document), document));
    House empty = houses.fromJson("{}");
    assertEquals("nowhere", empty.getStreet());
    Ways.refuses(House.class, "{\"no\":\"5\"}", "expected a number, found a string at /no (line 1");
  }

  /** What an annotation processor of value types asks for: abstract, with properties that are methods. */
  @Json(builder = ValueBuilder.class)
  abstract static class Value {
    abstract String name();

    abstract boolean isOpen();

    String derived() {
      return name() + isOpen();
    }
  }

  private record ValueRecord(String name, boolean open) {}

  /** Each step makes a new builder. */
  record ValueBuilder(String name, boolean open) {
    ValueBuilder() {
      this("none", false);
    }

    ValueBuilder withName(String name) {
      return new ValueBuilder(name, open);
    }

    ValueBuilder open(boolean open) {
      return new ValueBuilder(name, open);
    }

    Value build() {
      ValueRecord made = new ValueRecord(name, open);
      return new Value() {
        @Override
        String name() {
          return made.name();
        }

        @Override
        boolean isOpen() {
          return made.open();
        }
      };
    }
  }

  @Test
  void anAbstractTypeIsMadeByTheBuilderThatItNames() {
    Value value = Ways.STREAK.adapter(Value.class).fromJson("{\"open\":true,\"name\":\"n\"}");
    assertEquals("ntrue", value.derived());
    Ways.writes(Value.class, value, "{\"name\":\"n\",\"open\":true}");
  }

  @Json
  static final class Box<T> {
    private final T content;

    private Box(T content) {
      this.content = content;
    }

    T getContent() {
      return content;
    }

    static <T> Builder<T> builder() {
      return new Builder<>();
    }

    static final class Builder<T> {
      private T content;

      Builder<T> content(T content) {
        this.content = content;
        return this;
      }

      Box<T> build() {
        return new Box<>(content);
      }
    }
  }

  @Test
  void aBuilderMayBeGeneric() {
    JsonAdapter<Box<String>> adapter = Ways.STREAK.adapter(new JsonType<Box<String>>() {});
    assertEquals("{\"content\":\"x\"}", adapter.toJson(adapter.fromJson("{\"content\":\"x\"}")));
  }

  /** As Lombok writes them for what is singular. */
  @Json
  static final class Team {
    private final List<String> members;
    private final Map<String, Integer> ages;

    private Team(List<String> members, Map<String, Integer> ages) {
      this.members = members;
      this.ages = ages;
    }

    List<String> getMembers() {
      return members;
    }

    Map<String, Integer> getAges() {
      return ages;
    }

    static final class Builder {
      private final List<String> members = new ArrayList<>();
      private final Map<String, Integer> ages = new LinkedHashMap<>();

      Builder members(Collection<? extends String> members) {
        this.members.addAll(members);
        return this;
      }

      Builder ages(Map<? extends String, ? extends Integer> ages) {
        this.ages.putAll(ages);
        return this;
      }

      Team build() {
        return new Team(members, ages);
      }
    }
  }

  @Test
  void aStepMayTakeAnyCollection() {
    String document = "{\"members\":[\"a\",\"b\"],\"ages\":{\"a\":1}}";
    for (JsonAdapter<Team> adapter : Ways.adapters(Team.class)) {
      assertEquals(document, adapter.toJson(adapter.fromJson(document)));
      assertEquals("{\"members\":[],\"ages\":{}}", adapter.toJson(adapter.fromJson("{}")));
    }
  }
}
