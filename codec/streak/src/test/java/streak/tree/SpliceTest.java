package streak.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import streak.JsonException;
import streak.Streak;
import streak.WaysIn;

/** Changed copies of lazy trees leave everything else of the document as it stands. */
class SpliceTest {

  private static final Streak STREAK = Streak.create();

  private static JsonObject lazy(String document) {
    return STREAK.readLazyTree(document.getBytes(StandardCharsets.UTF_8)).asObject();
  }

  private static String bytes(JsonValue value) {
    return new String(value.toBytes(), StandardCharsets.UTF_8);
  }

  private static final String PRETTY = """
      {
        "na\\u006de" : "Ann" ,
        "tags": [ 1.50, "\\/x" , {"deep" : [ ]}  ],
        "caf\u00e9": { "a":1e2 }
      }""";

  @Test
  void whatIsNotChangedIsAsItStands() {
    JsonObject tree = lazy("  " + PRETTY + "\n");
    assertEquals(PRETTY, bytes(tree));
    assertEquals("[ 1.50, \"\\/x\" , {\"deep\" : [ ]}  ]", bytes(tree.field("tags")));
    tree.members(); // made, it is still the same
    assertEquals(PRETTY, bytes(tree));
    assertEquals("{\"a\":[1]}", bytes(STREAK.readTree(" {\"a\": [1] }")));
    assertEquals("\"\u00e9\"", bytes(JsonValue.of("\u00e9")));
  }

  @Test
  void whatIsEmptyIsAsItStandsUntilSomethingIsAdded() {
    JsonObject tree = lazy("{\"a\": { }, \"b\":[\n] }");
    assertEquals("{ }", bytes(tree.field("a")));
    assertEquals("[\n]", bytes(tree.field("b")));
    assertEquals("{\"a\": [\n], \"b\":[\n] }", bytes(tree.with("a", tree.field("b"))));
    JsonObject empty = lazy(" {\t} ");
    assertEquals("{\t}", bytes(empty));
    assertEquals(JsonObject.builder().build(), empty);
    assertEquals("{\"x\":1}", bytes(empty.with("x", JsonValue.of(1))));
    JsonValue some = tree.field("b").asArray().withInserted(0, JsonValue.of(1));
    assertEquals("{\"a\": { }, \"b\":[1] }", bytes(tree.with("b", some)));
  }

  @Test
  void aMemberIsReplacedRemovedAndAdded() {
    JsonObject tree = lazy(PRETTY);
    assertEquals(
        PRETTY.replace("\"Ann\" ,", "\"Bob\" ,"), bytes(tree.with("name", JsonValue.of("Bob"))));
    assertEquals(
        PRETTY.replace("{ \"a\":1e2 }", "null"), bytes(tree.with("caf\u00e9", JsonNull.NULL)));
    assertEquals(
        PRETTY.replace("\n  \"tags\": [ 1.50, \"\\/x\" , {\"deep\" : [ ]}  ],", ""),
        bytes(tree.without("tags")));
    assertEquals(
        PRETTY.replace("1e2 }\n}", "1e2 },\n  \"new\" : [true]\n}"),
        bytes(tree.with("new", JsonArray.of(JsonValue.of(true)))));
    assertEquals(
        "{\n  \"na\\u006de\" : \"Ann\" \n}", bytes(tree.without("tags").without("caf\u00e9")));
    assertEquals("{}", bytes(tree.without("tags").without("name").without("caf\u00e9")));
  }

  @Test
  void elementsAreReplacedRemovedAndInserted() {
    JsonArray array = lazy("{\"a\":[ 1 , 2.0,3 ]}").field("a").asArray();
    assertEquals("[ 1 , 9,3 ]", bytes(array.with(1, JsonValue.of(9))));
    assertEquals("[ 1 , 2.0,9 ]", bytes(array.with(2, JsonValue.of(9))));
    assertEquals("[ 2.0,3 ]", bytes(array.without(0)));
    assertEquals("[ 1 , 2.0 ]", bytes(array.without(2)));
    assertEquals("[ 0, 1 , 2.0,3 ]", bytes(array.withInserted(0, JsonValue.of(0))));
    assertEquals("[ 1 , 2.0,3, 4 ]", bytes(array.withInserted(3, JsonValue.of(4))));
    assertEquals("[]", bytes(array.without(0).asArray().without(0).without(0)));
  }

  @Test
  void elementsBetweenChangedOnesStayAsTheyAre() {
    JsonArray array =
        lazy("{\"a\":[ 1, \"\\/\" ,\t[ ], \"\\u0041\", 5 ]}").field("a").asArray();
    JsonValue nine = JsonValue.of(9);
    assertEquals(
        "[ 9, \"\\/\" ,\t[ ], \"\\u0041\", 9 ]", bytes(array.with(0, nine).with(4, nine)));
    assertEquals(
        "[ 9, 1 ,\t\"\\/\", [ ], \"\\u0041\", 9 ]",
        bytes(array.withInserted(0, nine).with(5, nine)));
    assertEquals("[ [ ], \"\\u0041\"  ]", bytes(array.without(0).without(0).without(2)));
    assertEquals(
        "[ \"\\u0041\", 1 ,\t\"\\/\", [ ] ]",
        bytes(array.without(4).withInserted(0, array.element(3)).without(4)));
  }

  @Test
  void aMergePatchLeavesWhatItDoesNotName() {
    JsonValue patch =
        STREAK.readTree("{\"caf\u00e9\":{\"a\":0},\"tags\":null,\"new\":{\"x\":null}}");
    assertEquals(
        "{\n  \"na\\u006de\" : \"Ann\" ,\n  \"caf\u00e9\": { \"a\":0 },\n  \"new\" : {}\n}",
        bytes(MergePatch.apply(lazy(PRETTY), patch)));
  }

  @Test
  void aChangeDeepInsideLeavesAllAroundIt() {
    JsonObject tree = lazy(PRETTY);
    JsonValue changed = JsonPatch.of(
            STREAK.readTree(
                "[{\"op\":\"replace\",\"path\":\"/tags/2/deep\",\"value\":[1, 2]},{\"op\":\"replace\",\"path\":\"/caf\u00e9/a\",\"value\":0}]"))
        .apply(tree);
    assertEquals(PRETTY.replace("[ ]", "[1,2]").replace("1e2", "0"), bytes(changed));
    assertEquals(STREAK.readTree(bytes(changed)), changed);
    assertEquals(changed, changed.detached());
    assertEquals(PRETTY, bytes(tree));
  }

  @Test
  void anElementThatIsMovedStaysAsItIsWritten() {
    JsonPatch patch =
        JsonPatch.of(STREAK.readTree("[{\"op\":\"move\",\"from\":\"/a/0\",\"path\":\"/a/2\"}]"));
    JsonObject tree = lazy("{\"a\":[ \"\\u0041\", 1 ,2.0]}");
    String moved = "{\"a\":[ 1, 2.0 ,\"\\u0041\"]}";
    assertEquals(moved, bytes(patch.apply(tree)), "whether or not somebody has looked at it");
    tree.field("a").asArray().elements();
    assertEquals(moved, bytes(patch.apply(tree)));
  }

  /** Whatever is done, the bytes are those of the value, and of a document without white space the minified ones. */
  @Test
  void theBytesAreAlwaysThoseOfTheValue() {
    Random random = new Random(3);
    for (int round = 0; round < 300; round++) {
      JsonValue tree =
          lazy("{\"a\":[1,{\"x\":[],\"y\":2},3],\"b\":{\"c\":{\"d\":\"e\"}},\"f\":null,\"a\":0}");
      for (int step = 0; step < 6; step++) {
        tree = changed(tree, random);
        assertEquals(tree.toString(), bytes(tree));
      }
    }
  }

  private static JsonValue changed(JsonValue value, Random random) {
    JsonValue fresh = random.nextBoolean() ? JsonValue.of(random.nextInt(9)) : JsonArray.of();
    if (value instanceof JsonObject object) {
      String name = object.size() == 0 || random.nextInt(4) == 0
          ? "n" + random.nextInt(3)
          : object.name(random.nextInt(object.size()));
      return switch (random.nextInt(3)) {
        case 0 -> object.without(name);
        case 1 -> object.with(name, fresh);
        default ->
          object.with(name, object.find(name).map(v -> changed(v, random)).orElse(fresh));
      };
    }
    if (value instanceof JsonArray array && array.size() > 0) {
      int i = random.nextInt(array.size());
      return switch (random.nextInt(4)) {
        case 0 -> array.without(i);
        case 1 -> array.with(i, fresh);
        case 2 -> array.withInserted(i + random.nextInt(2), fresh);
        default -> array.with(i, changed(array.element(i), random));
      };
    }
    return fresh;
  }

  @Test
  void whoeverChangesItKeepsTheRestByteForByte() throws Exception {
    String document = "{\"a\":\"\\/x\",\"b\":[\"\\u0041\",1.0],\"c\":1e2}";
    ExecutorService threads = Executors.newFixedThreadPool(2);
    try {
      for (int round = 0; round < 2_000; round++) {
        JsonObject object = lazy(document);
        Callable<String> change = () -> bytes(object.with("d", JsonNull.NULL));
        Callable<String> deep = () -> bytes(object.field("b").asArray().with(1, JsonNull.NULL));
        for (Future<String> changed : threads.invokeAll(List.of(change, change))) {
          assertEquals(
              document.substring(0, document.length() - 1) + ",\"d\":null}", changed.get());
        }
        for (Future<String> changed : threads.invokeAll(List.of(deep, deep))) {
          assertEquals("[\"\\u0041\",null]", changed.get());
        }
      }
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void whatCannotBeWrittenIsFoundWhereItStands() {
    JsonObject object = lazy("{\"a\":[1,{\"b\":2}],\"c\":3}");
    JsonValue bad = JsonValue.of("x\ud800");
    JsonArray array = object.field("a").asArray();
    JsonValue inLazy =
        object.with("a", array.with(1, array.element(1).asObject().with("d", bad)));
    for (JsonValue value : List.of(inLazy, inLazy.detached())) {
      JsonException e = WaysIn.refused(value::toBytes);
      assertEquals(
          "expected a String of whole characters, found a lone surrogate at index 1 at /a/1/d",
          e.getMessage());
    }
    assertEquals(
        "/c\udc00", WaysIn.refused(() -> object.with("c\udc00", bad).toBytes()).pointer());
  }
}
