package bridges;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import streak.Json;
import streak.Json.Style;
import streak.JsonDefault;
import streak.JsonName;
import streak.JsonType;

/** Objects that say what they are. */
@NullMarked
class SealedTest {

  @Json
  sealed interface Shape {}

  @Json
  @JsonName("circle")
  record Circle(double radius) implements Shape {}

  @Json
  record Group(List<Shape> shapes) implements Shape {}

  @Json(style = Style.WRAPPER_OBJECT)
  sealed interface Result {}

  @Json
  record Found(int id) implements Result {}

  @Json
  record Nothing() implements Result {}

  @Json(style = Style.WRAPPER_OBJECT)
  sealed interface Sum {}

  @Json(shape = Json.Shape.ARRAY)
  record Both(Sum left, int right, @JsonDefault("7") int last) implements Sum {}

  @Json(shape = Json.Shape.VALUE)
  record One(String text) implements Sum {}

  @ParameterizedTest
  @EnumSource
  void shapes(Engine engine) throws IOException {
    JsonType<Sum> sum = new JsonType<>() {};
    Contract.same(
        engine,
        sum,
        new Both(new Both(new One("a"), 1, 2), 3, 4),
        "{\"Both\":[{\"Both\":[{\"One\":\"a\"},1,2]},3,4]}");
    assertEquals(new Both(new One("a"), 1, 7), engine.read("{\"Both\":[{\"One\":\"a\"},1]}", sum));
    Contract.refuses(
        engine,
        sum,
        "{\"Both\":[{\"One\":null},1]}",
        "expected a string, found null at /Both/0/One");
    Contract.refuses(engine, sum, "{\"Both\":[]}", "required member 'left' is missing at /Both");
  }

  private static final JsonType<Shape> SHAPE = new JsonType<>() {};
  private static final Shape GROUP =
      new Group(List.of(new Circle(1.5), new Group(List.of()), new Circle(2)));

  @ParameterizedTest
  @EnumSource
  void theFirstMemberSaysIt(Engine engine) throws IOException {
    Contract.same(
        engine,
        SHAPE,
        GROUP,
        "{\"type\":\"Group\",\"shapes\":[{\"type\":\"circle\",\"radius\":1.5},"
            + "{\"type\":\"Group\",\"shapes\":[]},{\"type\":\"circle\",\"radius\":2.0}]}");
  }

  @ParameterizedTest
  @EnumSource
  void anyMemberSaysIt(Engine engine) throws IOException {
    assertEquals(
        GROUP,
        engine.read(
            "{\"shapes\":[{\"radius\":1.5,\"type\":\"circle\"},{\"more\":{\"a\":[null,true,1e2]},"
                + "\"type\":\"Group\",\"shapes\":[]},{\"radius\":2.0,\"type\":\"circle\"}],"
                + "\"type\":\"Group\"}",
            SHAPE));
  }

  @ParameterizedTest
  @EnumSource
  void whatIsNotOneOfThemIsRefused(Engine engine) {
    Contract.refuses(
        engine,
        SHAPE,
        "{\"type\":\"Group\",\"shapes\":[{\"type\":\"square\"}]}",
        "expected one of circle, Group, found \"square\" at /shapes/0/type");
    Contract.refuses(
        engine,
        SHAPE,
        "{\"type\":\"Group\",\"shapes\":[{\"radius\":1}]}",
        "expected an object with the member 'type', which says what it is, found one without"
            + " at /shapes/0");
    Contract.refuses(
        engine,
        SHAPE,
        "{\"radius\":null,\"type\":\"circle\"}",
        "expected a number, found null at /radius");
    Contract.refuses(
        engine,
        SHAPE,
        "{\"radius\":1,\"type\":\"circle\",\"type\":\"circle\"}",
        "member 'type' is there more than once");
  }

  @ParameterizedTest
  @EnumSource
  void anObjectAroundItSaysIt(Engine engine) throws IOException {
    JsonType<Result> type = new JsonType<>() {};
    Contract.same(engine, type, new Found(1), "{\"Found\":{\"id\":1}}");
    Contract.same(engine, type, new Nothing(), "{\"Nothing\":{}}");
    if (engine != Engine.ANDROID) { // which has no document that is a string
      assertEquals(new Nothing(), engine.read("\"Nothing\"", type));
    }
    Contract.refuses(engine, type, "{\"Found\":{}}", "required member 'id' is missing at /Found");
  }
}
