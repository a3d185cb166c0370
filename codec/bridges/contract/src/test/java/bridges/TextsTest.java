package bridges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import streak.Json;
import streak.JsonAdapter;
import streak.JsonReader;
import streak.JsonType;
import streak.JsonWith;
import streak.JsonWriter;
import streak.Streak;
import streak.tokens.JsonException;
import streak.tree.JsonValue;

/** What Streak's own reader and writer find in a text that stands for a value is said as if the bridge had found it. */
@NullMarked
class TextsTest {

  @Json
  record Point(int x, List<Integer> rest) {}

  static final class PointAdapter extends JsonAdapter<Point> {
    private static final JsonAdapter<Point> POINT = Streak.create().adapter(Point.class);

    @Override
    public Point read(JsonReader in) {
      return POINT.read(in);
    }

    @Override
    public void write(JsonWriter out, Point value) {
      POINT.write(out, value);
    }
  }

  @Json
  record Values(
      BigInteger whole,
      BigDecimal exact,
      @JsonWith(PointAdapter.class) Point point) {}

  @Json
  record Tree(JsonValue tree) {}

  @Json
  sealed interface Shape {}

  @Json
  record Label(String text) implements Shape {}

  private static final JsonType<Values> VALUES = new JsonType<>() {};

  @ParameterizedTest
  @EnumSource
  void theDocumentHasTheValueAndNotTheText(Engine engine) {
    Contract.refuses(
        engine, VALUES, "{\"whole\":1.5}", "expected a whole number, found 1.5 at /whole");
    Contract.refuses(
        engine,
        VALUES,
        "{\"exact\":1e99999}",
        "expected an exponent of at most 10000 either way, found 1e99999 at /exact;"
            + " JsonLimits.withExponent would allow it");
  }

  @ParameterizedTest
  @EnumSource
  void thePointerLeadsIntoTheText(Engine engine) {
    Exception e = assertThrows(
        engine.failure, () -> engine.read("{\"point\":{\"x\":1,\"rest\":[2,null]}}", VALUES));
    JsonException cause = assertInstanceOf(JsonException.class, e.getCause());
    assertEquals("expected a number, found null at /point/rest/1", cause.getMessage());
    assertEquals("/point/rest/1", cause.pointer());
  }

  @ParameterizedTest
  @EnumSource
  void halfACharacterIsRefusedInWhatIsSetAside(Engine engine) {
    String why = "expected a String of whole characters, found a lone surrogate at index 0";
    JsonType<Shape> shape = new JsonType<>() {};
    Contract.refuses(engine, shape, "{\"text\":\"\\ud800\",\"type\":\"Label\"}", why);
    Contract.refuses(
        engine, new JsonType<Tree>() {}, "{\"tree\":[\"\\ud800\"]}", why + " at /tree");
  }

  @ParameterizedTest
  @EnumSource
  void numbersOfATreeKeepTheirText(Engine engine) throws IOException {
    String document =
        "{\"tree\":[-0,0,-0.0,1e2,1E-7,0.50,-9223372036854775808,1234567890123456789012,1e99999999999]}";
    JsonType<Tree> type = new JsonType<>() {};
    assertEquals(document, engine.write(engine.read(document, type), type));
  }
}
