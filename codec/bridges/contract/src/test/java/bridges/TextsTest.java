package bridges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import streak.Json;
import streak.JsonAdapter;
import streak.JsonReader;
import streak.JsonType;
import streak.JsonWith;
import streak.JsonWriter;
import streak.Streak;
import streak.gson.StreakTypeAdapterFactory;
import streak.tokens.JsonException;
import streak.tree.JsonNumber;
import streak.tree.JsonObject;
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
    Contract.refuses(engine, shape, "{\"text\":\"\\ud800\",\"type\":\"Label\"}", why + " at /text");
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

  @ParameterizedTest
  @EnumSource
  void whatATreeHoldsIsWrittenHoweverLongItIs(Engine engine) throws IOException {
    String digits = "1".repeat(1_200);
    String name = "n".repeat(60_000);
    String text = "t".repeat(20_000_001);
    JsonValue tree = JsonObject.builder()
        .add(name, text)
        .add("number", JsonNumber.of(new BigInteger(digits)))
        .build();
    String written = engine.write(new Tree(tree), new JsonType<Tree>() {});
    assertEquals(
        "{\"tree\":{\"" + name + "\":\"" + text + "\",\"number\":" + digits + "}}", written);
  }

  @Json
  record Mark(long at) implements Shape {}

  @Test
  void whatGsonReadsFromAnElementIsExactAlsoWhereItIsSetAside() {
    Gson gson = new GsonBuilder()
        .registerTypeAdapterFactory(new StreakTypeAdapterFactory())
        .create();
    for (String document : List.of(
        "{\"type\":\"Mark\",\"at\":9223372036854775808}",
        "{\"at\":9223372036854775808,\"type\":\"Mark\"}")) {
      JsonParseException e = assertThrows(
          JsonParseException.class,
          () -> gson.fromJson(JsonParser.parseString(document), Shape.class));
      assertEquals(
          "expected a number that a long can hold, found 9223372036854775808 at /at",
          e.getMessage());
    }
  }
}
