package bridges;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import java.io.IOException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import streak.Json;
import streak.Json.Style;
import streak.Json.Unknown;
import streak.JsonName;
import streak.JsonType;
import streak.JsonUnknown;

/** Values of sealed types that a library writes by their class alone: they say what they are, wherever they stand. */
@NullMarked
class CasesTest {

  @Json
  sealed interface Shape {}

  @Json
  @JsonName("circle")
  record Circle(double radius) implements Shape {}

  @Json(unknown = Unknown.FAIL)
  record Strict(int a) implements Shape {}

  @Json
  record Open(int a, @JsonUnknown Map<String, Integer> others) implements Shape {}

  /** The library's own. */
  static final class Drawing {
    public @Nullable Circle circle;
    public @Nullable Map<String, Shape> named;
    public @Nullable Open open;
    public @Nullable List<Shape> shapes;
    public @Nullable Strict strict;
  }

  @Json(style = Style.WRAPPER_OBJECT, bareUnits = true)
  sealed interface Command {}

  @Json
  record Move(int by) implements Command {}

  @Json
  record Stop() implements Command {}

  @Json(shape = Json.Shape.ARRAY)
  record Pair(int left, int right) implements Command {}

  @Json(style = Style.WRAPPER_ARRAY)
  sealed interface Result {}

  @Json
  record Found(int id) implements Result {}

  @Json
  record Missing(@Nullable String why) implements Result {}

  /** The library's own. */
  static final class Program {
    public @Nullable List<Command> commands;
    public @Nullable Found found;
    public @Nullable Move move;
    public @Nullable Pair pair;
    public @Nullable List<Result> results;
    public @Nullable Stop stop;
  }

  @Json
  sealed interface Tree<T> {}

  @Json
  record Leaf<T>(T value) implements Tree<T> {}

  @Json
  record Five() implements Tree<Integer> {}

  /** The library's own. */
  static final class Wood {
    public @Nullable Five five;
    public @Nullable Leaf<String> leaf;
    public @Nullable List<Tree<Integer>> trees;
  }

  @Json(discriminator = "outer")
  sealed interface Outer {}

  @Json(discriminator = "inner")
  sealed interface Inner extends Outer {}

  @Json
  record Innermost(int x) implements Inner {}

  @Json
  @JsonSubTypes(@JsonSubTypes.Type(Listed.class))
  interface Partly {}

  @Json
  record Listed(int x) implements Partly {}

  @Json
  record Unlisted(int x) implements Partly {}

  @Json
  enum Level {
    LOW,
    @JsonName("high")
    HIGH {
      @Override
      int rank() {
        return 2;
      }
    };

    int rank() {
      return 1;
    }
  }

  /** The library's own. */
  static final class Levels {
    public @Nullable List<Level> levels;
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "ANDROID")
  void inTheLibrarysOwnTypes(Engine engine) throws IOException {
    JsonType<Drawing> type = new JsonType<>() {};
    String document = "{\"circle\":{\"type\":\"circle\",\"radius\":1.5},"
        + "\"named\":{\"a\":{\"type\":\"Strict\",\"a\":1}},"
        + "\"open\":{\"type\":\"Open\",\"a\":1,\"b\":2},"
        + "\"shapes\":[{\"type\":\"circle\",\"radius\":2.0},{\"type\":\"Open\",\"a\":3,\"c\":4}],"
        + "\"strict\":{\"type\":\"Strict\",\"a\":5}}";
    Drawing drawing = engine.read(document, type);
    assertEquals(List.of(new Circle(2), new Open(3, Map.of("c", 4))), drawing.shapes);
    assertEquals(new Open(1, Map.of("b", 2)), drawing.open);
    assertEquals(document, engine.write(drawing, type));
  }

  @ParameterizedTest
  @EnumSource
  void ofWhatAnArgumentSaysTheLeast(Engine engine) throws IOException {
    JsonType<List<? extends Shape>> shapes = new JsonType<>() {};
    String document = "[{\"type\":\"circle\",\"radius\":1.5},{\"type\":\"Strict\",\"a\":1}]";
    Contract.same(engine, shapes, List.of(new Circle(1.5), new Strict(1)), document);
    JsonType<Map<String, ? extends Strict>> stricts = new JsonType<>() {};
    assertEquals(Map.of("a", new Strict(1)), engine.read("{\"a\":{\"a\":1}}", stricts));
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "ANDROID")
  void wrappedInTheLibrarysOwnTypes(Engine engine) throws IOException {
    JsonType<Program> type = new JsonType<>() {};
    String document = "{\"commands\":[{\"Move\":{\"by\":1}},\"Stop\",{\"Pair\":[1,2]}],"
        + "\"found\":[\"Found\",{\"id\":3}],"
        + "\"move\":{\"Move\":{\"by\":4}},"
        + "\"pair\":{\"Pair\":[5,6]},"
        + "\"results\":[[\"Missing\",{\"why\":null}]],"
        + "\"stop\":\"Stop\"}";
    Program program = engine.read(document, type);
    assertEquals(List.of(new Move(1), new Stop(), new Pair(1, 2)), program.commands);
    assertEquals(document, engine.write(program, type));
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "ANDROID")
  void withTheirArguments(Engine engine) throws IOException {
    JsonType<Wood> type = new JsonType<>() {};
    String document = "{\"five\":{\"type\":\"Five\"},"
        + "\"leaf\":{\"type\":\"Leaf\",\"value\":\"a\"},"
        + "\"trees\":[{\"type\":\"Leaf\",\"value\":4},{\"type\":\"Five\"}]}";
    Wood wood = engine.read(document, type);
    assertEquals(List.of(new Leaf<>(4), new Five()), wood.trees);
    assertEquals(document, engine.write(wood, type));
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "ANDROID")
  void byTheirClassAlone(Engine engine) throws IOException {
    assertEquals("{\"type\":\"circle\",\"radius\":1.5}", engine.write(new Circle(1.5)));
    assertEquals("{\"Move\":{\"by\":1}}", engine.write(new Move(1)));
    assertEquals("{\"inner\":\"Innermost\",\"x\":1}", engine.write(new Innermost(1)));
    assertEquals("{\"type\":\"Listed\",\"x\":1}", engine.write(new Listed(1)));
    assertEquals("{\"x\":1}", engine.write(new Unlisted(1)));
  }

  @ParameterizedTest
  @EnumSource
  void oneIsReadAsItselfWithoutSayingWhatItIs(Engine engine) throws IOException {
    assertEquals(new Circle(1), engine.read("{\"radius\":1}", new JsonType<Circle>() {}));
    assertEquals(new Strict(1), engine.read("{\"a\":1}", new JsonType<Strict>() {}));
    assertEquals(new Move(1), engine.read("{\"by\":1}", new JsonType<Move>() {}));
    assertEquals(new Stop(), engine.read("{}", new JsonType<Stop>() {}));
    assertEquals(new Pair(1, 2), engine.read("[1,2]", new JsonType<Pair>() {}));
    assertEquals(new Found(1), engine.read("{\"id\":1}", new JsonType<Found>() {}));
    assertEquals(
        new Leaf<>("a"), engine.read("{\"value\":\"a\"}", new JsonType<Leaf<String>>() {}));
    Contract.refuses(
        engine,
        new JsonType<Move>() {},
        "{\"by\":\"x\"}",
        "expected a number, found a string at /by");
    Contract.refuses(
        engine,
        new JsonType<Strict>() {},
        "{\"a\":1,\"b\":2}",
        "expected no member but a, found \"b\"; @Json(unknown = SKIP) would pass over it");
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "ANDROID")
  void oneIsReadAsItselfWhereverItSaysWhatItIs(Engine engine) throws IOException {
    JsonType<Strict> strict = new JsonType<>() {};
    assertEquals(new Strict(1), engine.read("{\"a\":1,\"type\":\"Strict\"}", strict));
    Contract.refuses(
        engine, strict, "{\"type\":\"Strict\",\"a\":null}", "expected a number, found null at /a");
    Contract.refuses(engine, strict, "[1]", "expected an object, found an array");
    Contract.refuses(
        engine, new JsonType<Move>() {}, "{\"Stop\":{}}", "expected a Move, found a Stop");
    Contract.refuses(
        engine,
        new JsonType<Move>() {},
        "{\"Move\":{}}",
        "required member 'by' is missing at /Move");
  }

  @Json
  static sealed class Ship {
    public int tons;
  }

  @Json
  static final class Tug extends Ship {
    public int pull;
  }

  /** The library's own. */
  static final class Harbour {
    public @Nullable Ship ship;
    public @Nullable List<Ship> ships;
    public @Nullable Tug tug;
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "ANDROID")
  void ofAClassThatPermitsOthersAndCouldBeMade(Engine engine) throws IOException {
    String document = "{\"ship\":{\"type\":\"Tug\",\"tons\":1,\"pull\":2},"
        + "\"ships\":[{\"type\":\"Ship\",\"tons\":3}],"
        + "\"tug\":{\"type\":\"Tug\",\"tons\":4,\"pull\":5}}";
    Harbour harbour = engine.read(document, new JsonType<Harbour>() {});
    assertEquals(document, engine.write(harbour, new JsonType<Harbour>() {}));
    assertEquals("{\"type\":\"Ship\",\"tons\":0}", engine.write(new Ship()));
    assertEquals("{\"type\":\"Tug\",\"tons\":0,\"pull\":0}", engine.write(new Tug()));
    assertEquals(5, engine.read("{\"tons\":4,\"pull\":5}", new JsonType<Tug>() {}).pull);
  }

  /** The library's own. */
  static final class Counts {
    public @Nullable EnumMap<Level, Integer> byLevel;
    public @Nullable Map<Level, List<Level>> lists;
    public @Nullable Map<Object, Integer> others;
  }

  @ParameterizedTest
  @EnumSource(names = {"JACKSON_2", "JACKSON_3"})
  void constantsAsKeys(Engine engine) throws IOException {
    JsonType<Counts> type = new JsonType<>() {};
    String document = "{\"byLevel\":{\"LOW\":1,\"high\":2},\"lists\":{\"high\":[\"high\"]},"
        + "\"others\":{\"high\":3}}";
    Counts counts = engine.read(document, type);
    assertEquals(Map.of(Level.LOW, 1, Level.HIGH, 2), counts.byLevel);
    assertEquals(Map.of(Level.HIGH, List.of(Level.HIGH)), counts.lists);
    counts.others = Map.of(Level.HIGH, 3);
    assertEquals(document, engine.write(counts, type));
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "ANDROID")
  void constantsWithBodies(Engine engine) throws IOException {
    JsonType<Levels> type = new JsonType<>() {};
    String document = "{\"levels\":[\"LOW\",\"high\"]}";
    Levels levels = engine.read(document, type);
    assertEquals(List.of(Level.LOW, Level.HIGH), levels.levels);
    assertEquals(document, engine.write(levels, type));
    assertEquals("\"high\"", engine.write(Level.HIGH));
  }
}
