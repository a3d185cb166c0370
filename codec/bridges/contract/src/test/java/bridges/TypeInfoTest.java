package bridges;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import streak.Json;
import streak.Json.Unknown;
import streak.JsonType;

/** Types of which Jackson has to say what a value is: its annotation is on them, or on a type of its own above them. */
@NullMarked
class TypeInfoTest {

  @Json
  @JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME, property = "kind")
  sealed interface Shape {}

  @Json
  record Circle(int r) implements Shape {}

  @Json(unknown = Unknown.FAIL)
  record Dot() implements Shape {}

  @Json
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
  sealed interface Command {}

  @Json
  record Move(int by) implements Command {}

  /** Jackson's own. */
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
  @JsonSubTypes({
    @JsonSubTypes.Type(Dog.class),
    @JsonSubTypes.Type(Cat.class),
    @JsonSubTypes.Type(Pair.class),
    @JsonSubTypes.Type(Name.class),
    @JsonSubTypes.Type(Size.class)
  })
  interface Animal {}

  @Json(unknown = Unknown.FAIL)
  @JsonTypeName("dog")
  record Dog(String name, int age, @Nullable List<Animals> pups) implements Animal {}

  @Json
  record Animals(int count) {}

  @Json
  @JsonTypeName("cat")
  record Cat() implements Animal {}

  @Json(shape = Json.Shape.ARRAY)
  @JsonTypeName("pair")
  record Pair(int left, Cat right) implements Animal {}

  @Json(shape = Json.Shape.VALUE)
  @JsonTypeName("name")
  record Name(String text) implements Animal {}

  @Json
  @JsonTypeName("size")
  enum Size implements Animal {
    SMALL,
    LARGE {
      @Override
      public String toString() {
        return "large";
      }
    }
  }

  /** Jackson's own, above a sealed type. */
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
  @JsonSubTypes({@JsonSubTypes.Type(value = Up.class, name = "up"), @JsonSubTypes.Type(Down.class)})
  interface Event {}

  @Json
  sealed interface Turn extends Event {}

  @Json
  record Up(int by) implements Turn {}

  @Json
  @JsonTypeName("down")
  record Down(int by) implements Turn {}

  /** Jackson's own. */
  static final class Theirs {
    public @Nullable Animal animal;
    public @Nullable Map<String, Animal> animals;
    public @Nullable Dog dog;
    public @Nullable List<Event> events;
    public @Nullable Shape shape;
    public @Nullable List<Shape> shapes;
    public @Nullable List<Turn> turns;
  }

  @ParameterizedTest
  @EnumSource
  void aSealedTypeSaysItItself(Engine engine) throws IOException {
    JsonType<Shape> shape = new JsonType<>() {};
    Contract.same(engine, shape, new Circle(1), "{\"kind\":\"Circle\",\"r\":1}");
    assertEquals(new Circle(1), engine.read("{\"r\":1,\"kind\":\"Circle\"}", shape));
    Contract.same(engine, shape, new Dot(), "{\"kind\":\"Dot\"}");
    Contract.same(
        engine, new JsonType<Command>() {}, new Move(1), "{\"TypeInfoTest$Move\":{\"by\":1}}");
    Contract.refuses(
        engine, shape, "{\"kind\":\"x\"}", "expected one of Circle, Dot, found \"x\" at /kind");
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "ANDROID")
  void soDoTheTypesThatItPermits(Engine engine) throws IOException {
    Contract.same(
        engine, new JsonType<Circle>() {}, new Circle(1), "{\"kind\":\"Circle\",\"r\":1}");
    Contract.same(engine, new JsonType<Dot>() {}, new Dot(), "{\"kind\":\"Dot\"}");
    assertEquals(new Circle(2), engine.read("{\"r\":2}", new JsonType<Circle>() {}));
    assertEquals("{\"kind\":\"Circle\",\"r\":1}", engine.write(new Circle(1)));
    assertEquals("{\"TypeInfoTest$Move\":{\"by\":1}}", engine.write(new Move(1)));
    assertEquals(
        new Move(1), engine.read("{\"TypeInfoTest$Move\":{\"by\":1}}", new JsonType<Move>() {}));
  }

  @ParameterizedTest
  @EnumSource(names = {"JACKSON_2", "JACKSON_3"})
  void ofTypesBelowItsOwnJacksonSaysIt(Engine engine) throws IOException {
    JsonType<Theirs> type = new JsonType<>() {};
    String document = "{\"animal\":{\"is\":\"cat\"},"
        + "\"animals\":{\"a\":{\"is\":\"dog\",\"name\":\"d\",\"age\":2,\"pups\":[{\"count\":1}]},"
        + "\"b\":[\"pair\",[1,{}]],\"c\":[\"name\",\"x\"],\"d\":[\"size\",\"SMALL\"]},"
        + "\"dog\":{\"is\":\"dog\",\"name\":\"e\",\"age\":3,\"pups\":null},"
        + "\"events\":[{\"is\":\"up\",\"by\":1},{\"is\":\"down\",\"by\":2}],"
        + "\"shape\":{\"kind\":\"Circle\",\"r\":4},"
        + "\"shapes\":[{\"kind\":\"Dot\"},{\"kind\":\"Circle\",\"r\":5}],"
        + "\"turns\":[{\"is\":\"down\",\"by\":3}]}";
    Theirs theirs = engine.read(document, type);
    assertEquals(
        Map.of(
            "a",
            new Dog("d", 2, List.of(new Animals(1))),
            "b",
            new Pair(1, new Cat()),
            "c",
            new Name("x"),
            "d",
            Size.SMALL),
        theirs.animals);
    assertEquals(List.of(new Up(1), new Down(2)), theirs.events);
    assertEquals(document, engine.write(theirs, type));
  }

  @ParameterizedTest
  @EnumSource(names = {"JACKSON_2", "JACKSON_3"})
  void whereverItStands(Engine engine) throws IOException {
    JsonType<Animal> type = new JsonType<>() {};
    for (String document : new String[] {
      "{\"name\":\"d\",\"is\":\"dog\",\"age\":2}",
      "{\"name\":\"d\",\"age\":2,\"is\":\"dog\"}",
      "{\"age\":2,\"is\":\"dog\",\"name\":\"d\"}"
    }) {
      assertEquals(new Dog("d", 2, null), engine.read(document, type));
    }
    Contract.refuses(
        engine, type, "{\"is\":\"dog\",\"age\":2}", "required member 'name' is missing");
    Contract.refuses(
        engine,
        type,
        "{\"is\":\"dog\",\"age\":\"2\"}",
        "expected a number, found a string at /age");
  }

  /** Jackson's own. */
  static final class Anything {
    public @Nullable Object any;
    public @Nullable Shape shape;

    @JsonTypeInfo(
        use = JsonTypeInfo.Id.NAME,
        include = JsonTypeInfo.As.EXTERNAL_PROPERTY,
        property = "what")
    @JsonSubTypes(@JsonSubTypes.Type(value = Circle.class, name = "round"))
    public @Nullable Shape sideways;
  }

  @Json
  sealed interface Plain {}

  @Json
  record One(int x) implements Plain {}

  private static final String SAID = "{\"any\":[\"bridges.TypeInfoTest$One\",{\"x\":1}],"
      + "\"shape\":{\"kind\":\"Circle\",\"r\":2},\"sideways\":{\"r\":3},\"what\":\"round\"}";

  private static Anything anything() {
    Anything anything = new Anything();
    anything.any = new One(1);
    anything.shape = new Circle(2);
    anything.sideways = new Circle(3);
    return anything;
  }

  private static void assertAnything(Anything read) {
    assertEquals(new One(1), read.any);
    assertEquals(new Circle(2), read.shape);
    assertEquals(new Circle(3), read.sideways);
  }

  @Test
  void jackson2SaysItWhereItIsToldTo() throws IOException {
    var mapper = com.fasterxml.jackson.databind.json.JsonMapper.builder()
        .addModule(new streak.jackson2.StreakModule())
        .activateDefaultTyping(
            com.fasterxml.jackson.databind.jsontype.BasicPolymorphicTypeValidator.builder()
                .allowIfSubType("bridges.")
                .build())
        .build();
    assertEquals(SAID, mapper.writeValueAsString(anything()));
    assertAnything(mapper.readValue(SAID, Anything.class));
  }

  @Test
  void jackson3SaysItWhereItIsToldTo() {
    var mapper = tools.jackson.databind.json.JsonMapper.builder()
        .addModule(new streak.jackson3.StreakModule())
        .activateDefaultTyping(
            tools.jackson.databind.jsontype.BasicPolymorphicTypeValidator.builder()
                .allowIfSubType("bridges.")
                .build())
        .build();
    assertEquals(SAID, mapper.writeValueAsString(anything()));
    assertAnything(mapper.readValue(SAID, Anything.class));
  }
}
