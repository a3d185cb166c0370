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

  /** As Lombok makes them: the constructor is there for the builder's sake, which alone knows the defaults. */
  @Json
  static final class Room {
    private final String name;
    private final int chairs;

    Room(String name, int chairs) {
      this.name = name;
      this.chairs = chairs;
    }

    static RoomBuilder builder() {
      return new RoomBuilder();
    }

    String getName() {
      return name;
    }

    int getChairs() {
      return chairs;
    }

    public static final class RoomBuilder {
      private String name = "";
      private int chairs = 4;

      public RoomBuilder name(String name) {
        this.name = name;
        return this;
      }

      public RoomBuilder chairs(int chairs) {
        this.chairs = chairs;
        return this;
      }

      public Room build() {
        return new Room(name, chairs);
      }
    }
  }

  @Test
  void aPublicBuilderGoesBeforeAConstructorThatIsNot() {
    String document = "{\"name\":\"x\",\"chairs\":4}";
    for (JsonAdapter<Room> adapter : Ways.adapters(Room.class)) {
      assertEquals(document, adapter.toJson(adapter.fromJson("{\"name\":\"x\"}")));
    }
  }

  @Json
  static final class Seat {
    private final int row;

    public Seat(int row) {
      this.row = row;
    }

    public int getRow() {
      return row;
    }

    public static final class SeatBuilder {
      public Seat build() {
        return new Seat(-1);
      }
    }
  }

  @Test
  void aPublicConstructorGoesBeforeABuilder() {
    for (JsonAdapter<Seat> adapter : Ways.adapters(Seat.class)) {
      assertEquals("{\"row\":5}", adapter.toJson(adapter.fromJson("{\"row\":5}")));
    }
  }

  /** A builder of itself, so that those of subclasses have the steps of their superclasses', as Lombok makes them. */
  @Json
  static class Animal {
    private final String name;

    protected Animal(AnimalBuilder<?, ?> builder) {
      name = builder.name;
    }

    static AnimalBuilder<?, ?> builder() {
      return new AnimalBuilderImpl();
    }

    String getName() {
      return name;
    }

    public abstract static class AnimalBuilder<C extends Animal, B extends AnimalBuilder<C, B>> {
      private String name = "none";

      public B name(String name) {
        this.name = name;
        return self();
      }

      protected abstract B self();

      public abstract C build();
    }

    private static final class AnimalBuilderImpl extends AnimalBuilder<Animal, AnimalBuilderImpl> {
      @Override
      protected AnimalBuilderImpl self() {
        return this;
      }

      @Override
      public Animal build() {
        return new Animal(this);
      }
    }
  }

  @Json
  static final class Dog extends Animal {
    private final int age;

    private Dog(DogBuilder<?, ?> builder) {
      super(builder);
      age = builder.age;
    }

    static DogBuilder<?, ?> builder() {
      return new DogBuilderImpl();
    }

    int getAge() {
      return age;
    }

    public abstract static class DogBuilder<C extends Dog, B extends DogBuilder<C, B>>
        extends AnimalBuilder<C, B> {
      private int age = 1;

      public B age(int age) {
        this.age = age;
        return self();
      }
    }

    private static final class DogBuilderImpl extends DogBuilder<Dog, DogBuilderImpl> {
      @Override
      protected DogBuilderImpl self() {
        return this;
      }

      @Override
      public Dog build() {
        return new Dog(this);
      }
    }
  }

  @Test
  void aBuilderMayHaveItselfAsAnArgument() {
    for (JsonAdapter<Animal> adapter : Ways.adapters(Animal.class)) {
      assertEquals("{\"name\":\"x\"}", adapter.toJson(adapter.fromJson("{\"name\":\"x\"}")));
    }
    for (JsonAdapter<Dog> adapter : Ways.adapters(Dog.class)) {
      assertEquals(
          "{\"name\":\"x\",\"age\":1}", adapter.toJson(adapter.fromJson("{\"name\":\"x\"}")));
      assertEquals(
          "{\"name\":\"none\",\"age\":2}", adapter.toJson(adapter.fromJson("{\"age\":2}")));
    }
  }

  /** As Immutables has it: a builder in the class that implements the type, and that alone can make one. */
  @Json(builder = ImmutableParcel.Builder.class)
  interface Parcel {
    String to();

    default int weight() {
      return 3;
    }

    /** Nothing that a builder is told. */
    default int price() {
      return 2 * weight();
    }
  }

  record ImmutableParcel(String to, int weight) implements Parcel {

    static Builder builder() {
      return new Builder(3);
    }

    static final class Builder {
      private String to = "";
      private int weight;

      private Builder(int weight) {
        this.weight = weight;
      }

      Builder to(String to) {
        this.to = to;
        return this;
      }

      Builder weight(int weight) {
        this.weight = weight;
        return this;
      }

      ImmutableParcel build() {
        return new ImmutableParcel(to, weight);
      }
    }
  }

  @Test
  void aBuilderMayMakeASubtypeAndBeMadeByWhatIsAroundIt() {
    for (JsonAdapter<Parcel> adapter : Ways.adapters(Parcel.class)) {
      String document = "{\"to\":\"x\",\"weight\":3}";
      assertEquals(document, adapter.toJson(adapter.fromJson("{\"to\":\"x\"}")));
      assertEquals(8, adapter.fromJson("{\"weight\":4}").price());
    }
  }

  /** What is called so builds houses, and makes no plots. */
  @Json
  static final class Plot {
    private final int size;

    Plot(int size) {
      this.size = size;
    }

    int size() {
      return size;
    }

    public static final class Builder {}
  }

  @Test
  void whatMakesNothingIsNoBuilder() {
    for (JsonAdapter<Plot> adapter : Ways.adapters(Plot.class)) {
      assertEquals("{\"size\":5}", adapter.toJson(adapter.fromJson("{\"size\":5}")));
    }
  }
}
