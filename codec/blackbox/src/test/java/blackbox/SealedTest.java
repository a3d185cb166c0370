package blackbox;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.JsonAdapter;
import streak.JsonName;

class SealedTest {

  @Json
  sealed interface Shape {}

  @Json
  @JsonName("circle")
  record Circle(double radius) implements Shape {}

  @Json
  record Group(List<Shape> shapes) implements Shape {}

  sealed interface Flat extends Shape {}

  @Json
  record Nothing() implements Flat {}

  @Json
  @JsonName("bean")
  static final class Bean implements Flat {
    public int x;

    @Override
    public boolean equals(Object other) {
      return other instanceof Bean bean && bean.x == x;
    }

    @Override
    public int hashCode() {
      return x;
    }
  }

  @Test
  void theFirstMemberSaysWhatAnObjectIs() {
    Bean bean = new Bean();
    bean.x = 5;
    Ways.same(
        Shape.class,
        new Group(Arrays.asList(new Circle(1.5), null, new Nothing(), bean)),
        "{\"type\":\"Group\",\"shapes\":[{\"type\":\"circle\",\"radius\":1.5},null,"
            + "{\"type\":\"Nothing\"},{\"type\":\"bean\",\"x\":5}]}");
  }

  @Test
  void whatIsNotOneOfThemIsRefused() {
    Ways.refuses(
        Shape.class,
        "{\"type\":\"Group\",\"shapes\":[{\"type\":\"square\"}]}",
        "expected one of circle, Group, Nothing, bean, found \"square\" at /shapes/0/type (line 1");
    Ways.refuses(
        Shape.class,
        "{}",
        "expected an object with the member 'type', which says what it is, found one without");
    Ways.refuses(Shape.class, "{\"type\":1}", "expected a string, found a number at /type (line 1");
    Ways.refuses(
        Shape.class,
        "{\"type\":\"circle\",\"radius\":\"1\"}",
        "expected a number, found a string at /radius (line 1");
    Ways.refuses(Shape.class, "{\"type\":\"circle\"}", "required member 'radius' is missing");
  }

  @Json(discriminator = "kind")
  sealed interface Event {
    @Json
    record Opened(String by) implements Event {}

    @Json
    record Closed(String by) implements Event {}
  }

  @Test
  void theDiscriminatorHasTheNameThatIsAskedFor() {
    Ways.same(Event.class, new Event.Closed("x"), "{\"kind\":\"Closed\",\"by\":\"x\"}");
  }

  @Json
  sealed interface Fault {}

  sealed interface OfNet extends Fault {}

  sealed interface OfRetry extends Fault {}

  @Json
  record Timeout(int after) implements OfNet, OfRetry {}

  @Test
  void aTypeMayBePermittedAlongTwoWays() {
    Ways.same(Fault.class, new Timeout(5), "{\"type\":\"Timeout\",\"after\":5}");
  }

  @Json
  sealed interface Animal {}

  @Json
  static non-sealed class Dog implements Animal {
    public String name;
  }

  @Json
  static final class Puppy extends Dog implements Animal {
    public int weeks;
  }

  @Json
  static sealed class Cat implements Animal {
    public int lives = 9;
  }

  @Json
  static final class Kitten extends Cat {
    public int weeks;
  }

  @Test
  void aSubclassIsNotWrittenAsWhatItExtends() {
    thereAndBack("{\"type\":\"Puppy\",\"name\":\"Rex\",\"weeks\":8}");
    thereAndBack("{\"type\":\"Dog\",\"name\":\"Max\"}");
  }

  private static void thereAndBack(String document) {
    for (JsonAdapter<Animal> animals : Ways.adapters(Animal.class)) {
      assertEquals(document, animals.toJson(animals.fromJson(document)));
    }
  }

  @Test
  void aClassThatPermitsOthersIsOneOfThem() {
    thereAndBack("{\"type\":\"Kitten\",\"lives\":9,\"weeks\":3}");
    thereAndBack("{\"type\":\"Cat\",\"lives\":8}");
  }

  @Test
  void soItIsOfItsOwn() {
    for (JsonAdapter<Cat> cats : Ways.adapters(Cat.class)) {
      for (String document : List.of(
          "{\"type\":\"Kitten\",\"lives\":9,\"weeks\":3}", "{\"type\":\"Cat\",\"lives\":8}")) {
        assertEquals(document, cats.toJson(cats.fromJson(document)));
      }
    }
    Ways.refuses(
        Cat.class,
        "{\"lives\":8}",
        "expected an object with the member 'type', which says what it is");
    Ways.refuses(
        Cat.class,
        "{\"type\":\"Dog\"}",
        "expected one of Kitten, Cat, found \"Dog\" at /type (line 1, column 9, byte 8)");
  }

  @Json
  record Basket(Cat cat, List<Cat> cats) {}

  @Test
  void norIsItASubclassWhereAMemberIsOfIt() {
    String document = "{\"cat\":{\"type\":\"Kitten\",\"lives\":9,\"weeks\":3},"
        + "\"cats\":[{\"type\":\"Cat\",\"lives\":8}]}";
    for (JsonAdapter<Basket> baskets : Ways.adapters(Basket.class)) {
      assertEquals(document, baskets.toJson(baskets.fromJson(document)));
    }
  }

  @Json(style = Json.Style.WRAPPER_OBJECT)
  sealed interface Vessel {}

  @Json(style = Json.Style.WRAPPER_ARRAY)
  static sealed class Ship implements Vessel {
    public String name;
  }

  @Json
  static final class Tug extends Ship {}

  @Test
  void inAWrapperToo() {
    for (JsonAdapter<Vessel> vessels : Ways.adapters(Vessel.class)) {
      for (String document : List.of("{\"Ship\":{\"name\":\"a\"}}", "{\"Tug\":{\"name\":\"b\"}}")) {
        assertEquals(document, vessels.toJson(vessels.fromJson(document)));
      }
    }
    for (JsonAdapter<Ship> ships : Ways.adapters(Ship.class)) {
      for (String document : List.of("[\"Ship\",{\"name\":\"a\"}]", "[\"Tug\",{\"name\":\"b\"}]")) {
        assertEquals(document, ships.toJson(ships.fromJson(document)));
      }
    }
  }

  @Json
  static sealed class Box<T> {
    public T content;
  }

  @Json
  static final class Labelled<T> extends Box<T> {
    public String label;
  }

  @Json
  record Boxes(Box<String> one, Box<List<Integer>> other) {}

  @Test
  void andWithItsParameters() {
    String document = "{\"one\":{\"type\":\"Box\",\"content\":\"x\"},"
        + "\"other\":{\"type\":\"Labelled\",\"content\":[1,2],\"label\":\"y\"}}";
    for (JsonAdapter<Boxes> boxes : Ways.adapters(Boxes.class)) {
      assertEquals(document, boxes.toJson(boxes.fromJson(document)));
    }
  }

  @Json
  enum Level {
    LOW,
    @JsonName("hi")
    HIGH
  }

  @Test
  void anEnumMayHaveAnAdapterOfItsOwn() {
    Ways.same(Level.class, Level.HIGH, "\"hi\"");
    Ways.refuses(Level.class, "\"HIGH\"", "expected one of LOW, hi, found \"HIGH\" (line 1");
  }
}
