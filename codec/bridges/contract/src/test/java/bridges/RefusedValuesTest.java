package bridges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import streak.Json;
import streak.JsonAdapter;
import streak.JsonReader;
import streak.JsonType;
import streak.JsonWith;
import streak.JsonWriter;
import streak.tokens.JsonException;

/** What a type's own code throws while it is read is said by the library's own exception, as everything is. */
class RefusedValuesTest {

  @Json
  record Range(int begin, int end) {
    Range {
      if (begin > end) {
        throw new IllegalArgumentException("begin is after end");
      }
    }
  }

  @Json
  record Ranges(
      List<Range> list,
      Map<String, Range> map,
      @JsonWith(Even.class) Integer even) {}

  /** By hand, over the value's text. */
  static final class Even extends JsonAdapter<Integer> {
    @Override
    public Integer read(JsonReader in) {
      int number = in.readInt();
      if (number % 2 != 0) {
        throw new ArithmeticException("odd");
      }
      return number;
    }

    @Override
    public void write(JsonWriter out, Integer value) {
      out.value(value);
    }
  }

  @Json
  record Page<T>(List<T> items) {}

  @Json
  sealed interface Shape {
    @Json
    record Circle(int radius) implements Shape {
      public Circle {
        if (radius < 0) {
          throw new IllegalStateException();
        }
      }
    }
  }

  private static final String BAD = "{\"begin\":2,\"end\":1}";
  private static final String AFTER = by(Range.class, "\"begin is after end\"");

  private static String by(Class<?> refuser, String why) {
    return refuser.getName() + " refuses: " + why;
  }

  private static void refuses(
      Engine engine, JsonType<?> type, String document, String why, String pointer) {
    Exception e = assertThrows(engine.failure, () -> engine.read(document, type));
    JsonException refusal = assertInstanceOf(JsonException.class, e.getCause());
    assertEquals(pointer, refusal.pointer());
    String message = "expected a value that the program accepts, found one that " + why
        + (pointer.isEmpty() ? "" : " at " + pointer);
    assertEquals(message, refusal.getMessage());
    assertTrue(e.getMessage().startsWith(message), e::getMessage);
    assertInstanceOf(RuntimeException.class, refusal.getCause());
  }

  @ParameterizedTest
  @EnumSource
  void whereverTheValueStands(Engine engine) {
    JsonType<Ranges> ranges = new JsonType<>() {};
    refuses(engine, new JsonType<Range>() {}, BAD, AFTER, "");
    refuses(engine, ranges, "{\"list\":[{\"begin\":1,\"end\":1}," + BAD + "]}", AFTER, "/list/1");
    refuses(engine, ranges, "{\"map\":{\"x\":" + BAD + "}}", AFTER, "/map/x");
    refuses(engine, new JsonType<Page<Range>>() {}, "{\"items\":[" + BAD + "]}", AFTER, "/items/0");
    refuses(
        engine,
        new JsonType<Page<Map<String, List<Range>>>>() {},
        "{\"items\":[{\"x\":[" + BAD + "]}]}",
        AFTER,
        "/items/0/x/0");
  }

  @ParameterizedTest
  @EnumSource
  void whoeverRefusesIt(Engine engine) {
    refuses(engine, new JsonType<Ranges>() {}, "{\"even\":3}", by(Even.class, "\"odd\""), "/even");
    refuses(
        engine,
        new JsonType<Shape>() {},
        "{\"radius\":-1,\"type\":\"Circle\"}",
        by(Shape.Circle.class, "java.lang.IllegalStateException"),
        "");
  }

  /** The library's own word about the document is not taken for the program's. */
  @ParameterizedTest
  @EnumSource
  void whatTheLibraryThrowsIsItsOwn(Engine engine) {
    Exception e = assertThrows(
        Exception.class,
        () -> engine.read("{\"list\":[{\"begin\":1,\"end\":}]}", new JsonType<Ranges>() {}));
    for (Throwable at = e; at != null; at = at.getCause()) {
      assertTrue(!at.toString().contains("that the program accepts"), e::toString);
    }
  }
}
