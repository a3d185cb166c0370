package streak.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import streak.JsonException;
import streak.JsonLimits;
import streak.Streak;
import streak.WaysIn;

class LazyTreeTest {

  private static final Streak STREAK = Streak.create();

  private static JsonValue lazy(String document) {
    return STREAK.readLazyTree(utf8(document));
  }

  private static byte[] utf8(String document) {
    return document.getBytes(StandardCharsets.UTF_8);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "null",
        "true",
        "-0",
        "1.50",
        "123456789012345678",
        "-123456789012345678",
        "1234567890123456789012345678901234567890",
        "\"\"",
        "\"text\"",
        "\"\u00e9\u3042\ud83d\ude00\"",
        "{}",
        "[]",
        "[[],{},[{}]]",
        "[1,2,3]",
        "[1,[2],3]",
        "{\"b\":1,\"a\":[true,null,{\"b\":\"x\"}],\"b\":2}",
        "{\"\":{\"\":[]}}",
        "[{\"a\":1,\"b\":2},{\"a\":3,\"b\":4},{\"a\":5,\"c\":6},{\"a\":7}]",
      })
  void aLazyTreeIsTheStrictOne(String document) {
    for (JsonValue lazy :
        List.of(lazy(document), STREAK.readLazyTree(document), lazy(" \n" + document + " \t"))) {
      JsonValue strict = STREAK.readTree(document);
      assertEquals(strict, lazy);
      assertEquals(lazy, strict);
      assertEquals(strict.hashCode(), lazy.hashCode());
      assertEquals(document, lazy.toString());
      assertEquals(document, lazy.detached().toString());
      assertEquals(strict.kind(), lazy.kind());
    }
  }

  @Test
  void membersElementsAndPointersAreFoundWithoutTheRest() {
    JsonValue tree = lazy(
        "{ \"users\" : [ {\"na\\u006de\":\"Ann\",\"age\":41} , {\"name\":\"B\\u00f6b\"} ], \"a/b~\":[7, 8.5] , \"users\":0}");
    assertEquals("Ann", tree.field("users").element(0).field("name").asString());
    assertEquals("B\u00f6b", tree.pointer("/users/1/name").asString());
    assertEquals(41, tree.pointer("/users/0/age").asInt());
    assertEquals(8.5, tree.pointer("/a~1b~0/1").asDouble());
    assertEquals(Optional.empty(), tree.find("nam"));
    assertEquals(Optional.empty(), tree.findPointer("/users/2"));
    assertEquals(2, tree.field("users").asArray().size());
    assertEquals(3, tree.asObject().size());
    assertEquals(2, tree.asObject().all("users").size());
    assertEquals(
        "expected an element 2, found an array of 2",
        WaysIn.refused(() -> tree.field("users").element(2)).getMessage());
    assertEquals(
        "expected a member 'x', found none of that name",
        WaysIn.refused(() -> tree.field("x")).getMessage());
  }

  @Test
  void whatIsAskedForAgainIsNotMadeAgain() {
    JsonValue tree = lazy("{\"a\":{\"b\":[1,{}]},\"c\":[[1]]}");
    assertSame(tree.field("a"), tree.field("a"));
    assertSame(tree.field("a").field("b"), tree.field("a").field("b"));
    assertSame(tree.field("c").element(0), tree.field("c").element(0));
    JsonValue a = tree.field("a");
    assertSame(a, tree.asObject().value(0), "nor when all members are made");
    assertSame(a, tree.field("a"));
  }

  @Test
  void anErrorIsTheReadersAndSaysWhere() {
    JsonException e = WaysIn.refused(() -> lazy("{\"a\":[0,{\"b\":[1,2,tru]}]}"));
    assertEquals("/a/1/b/2", e.pointer());
    for (String wrong : List.of("", "[1,]", "{\"a\":1,}", "\"\ud800\"", "[1] 2", "[\"\\ud800\"]")) {
      WaysIn.refused(() -> STREAK.readLazyTree(wrong), wrong);
    }
    for (String wrong : List.of("[1 2]", "{\"a\":[[1],2", "[{\"a\":1 \"b\":2}]", "[[],{\"a\"}]")) {
      JsonException strict = WaysIn.refused(() -> STREAK.readTree(wrong));
      JsonException lazy = WaysIn.refused(() -> lazy(wrong));
      assertEquals(strict.getMessage(), lazy.getMessage());
    }
    assertEquals("[1]", lazy("[1]").toString(), "a reader that has failed is used again");
    Streak flat = Streak.create(JsonLimits.DEFAULT.withDepth(2));
    assertEquals("[[]]", flat.readLazyTree("[[]]").toString());
    WaysIn.refused(() -> flat.readLazyTree("[[[]]]"));
  }

  @Test
  void detachedItNeedsTheDocumentNoMore() {
    byte[] document = utf8("  {\"a\":{\"\u00e9\":[\"x\\n\",1, {\"b\":[]} ] } ,\"c\":\"d\"} ");
    JsonValue tree = STREAK.readLazyTree(document);
    JsonValue whole = tree.detached();
    JsonValue part = tree.field("a").detached();
    JsonValue array = tree.field("a").field("\u00e9").detached();
    JsonValue scalar = tree.field("c").detached();
    Arrays.fill(document, (byte) ' ');
    assertEquals("{\"a\":{\"\u00e9\":[\"x\\n\",1,{\"b\":[]}]},\"c\":\"d\"}", whole.toString());
    assertEquals("{\"\u00e9\":[\"x\\n\",1,{\"b\":[]}]}", part.toString());
    assertEquals("{\"b\":[]}", array.element(2).toString());
    assertEquals("{\"b\":[]}", array.element(2).detached().toString());
    assertEquals("d", scalar.asString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "1",
        "-1",
        "-0",
        "1.0",
        "-1e0",
        "123456789012345678",
        "-123456789012345678",
        "1234567890123456789",
        "-1234567890123456789",
        "-9223372036854775808",
        "-0.0",
      })
  void whetherANumberIsShortAndWholeDoesNotDependOnWhoReadIt(String text) {
    boolean isShortWhole = text.matches("0|-?[1-9][0-9]{0,17}");
    for (JsonValue number : List.of(
        JsonNumber.of(text),
        STREAK.readTree(text),
        STREAK.readTree("[" + text + "]").element(0),
        lazy(text),
        lazy("[" + text + "]").element(0))) {
      assertEquals(isShortWhole, ((JsonNumber) number).isShortWhole());
      assertEquals(text, number.toString());
    }
  }

  @Test
  void whatALazyTreeIsAPartOfIsDetachedWithIt() {
    List<UnaryOperator<JsonValue>> ways = List.of(
        part -> JsonObject.builder().add("x", part).build(),
        part -> JsonArray.of(JsonNull.NULL, JsonArray.of(part)),
        part -> STREAK.readTree("{\"a\":{}}").asObject().with("b", part),
        part -> MergePatch.apply(STREAK.readTree("{\"a\":{}}"), part),
        part -> part.asObject().with("b", JsonArray.of(part)).without("a"));
    for (UnaryOperator<JsonValue> way : ways) {
      byte[] document = utf8("{\"a\":{\"b\":[1,\"\u00e9\"]}}");
      JsonValue detached = way.apply(STREAK.readLazyTree(document)).detached();
      Arrays.fill(document, (byte) '[');
      JsonValue expected = way.apply(STREAK.readTree("{\"a\":{\"b\":[1,\"\u00e9\"]}}"));
      assertEquals(expected.toString(), detached.toString());
      assertSame(expected, expected.detached(), "there is nothing to detach");
    }
  }

  @Test
  void ofAStringNothingIsLeftToOthers() {
    JsonValue first = STREAK.readLazyTree("{\"a\":\"first\"}");
    JsonValue second = STREAK.readLazyTree("{\"b\":\"other\"}");
    assertEquals("first", first.field("a").asString());
    assertEquals("other", second.field("b").asString());
  }

  @Test
  void changedCopiesAreLikeThoseOfStrictTrees() {
    String document = "{\"a\":1,\"b\":[1,2,{\"x\":null}],\"c\":{}}";
    JsonObject lazy = lazy(document).asObject();
    JsonObject strict = STREAK.readTree(document).asObject();
    assertEquals(strict.with("a", JsonNull.NULL), lazy.with("a", JsonNull.NULL));
    assertEquals(strict.without("b"), lazy.without("b"));
    JsonArray b = lazy.field("b").asArray();
    assertEquals("[2,{\"x\":null}]", b.without(0).toString());
    assertEquals("[0,1,2,{\"x\":null}]", b.withInserted(0, JsonNumber.of(0)).toString());
    assertEquals(document, lazy.toString());
    assertNotEquals(lazy, lazy.with("a", JsonNull.NULL));
    JsonPatch patch = JsonPatch.between(lazy, strict.with("a", JsonNumber.of(2)));
    assertEquals(strict.with("a", JsonNumber.of(2)), patch.apply(lazy));
  }

  @Test
  void threadsMayAskAtTheSameTime() throws Exception {
    StringBuilder document = new StringBuilder("[");
    for (int i = 0; i < 200; i++) {
      document
          .append(i == 0 ? "" : ",")
          .append("{\"id\":%d,\"name\":\"n%d\",\"in\":{\"a\":[%d]}}".formatted(i, i, i));
    }
    String text = document.append(']').toString();
    JsonValue strict = STREAK.readTree(text);
    ExecutorService pool = Executors.newFixedThreadPool(4);
    try {
      for (int round = 0; round < 20; round++) {
        JsonValue lazy = STREAK.readLazyTree(text);
        List<Callable<Boolean>> asking = new ArrayList<>();
        for (int t = 0; t < 4; t++) {
          asking.add(() -> lazy.element(7).field("in").field("a").element(0).asInt() == 7
              && lazy.equals(strict));
        }
        for (Future<Boolean> answer : pool.invokeAll(asking)) {
          assertTrue(answer.get());
        }
      }
    } finally {
      pool.shutdownNow();
    }
  }

  /** In less time than the square of the members would take by far. */
  @Test
  void aMillionMembersAreReadAndFoundInLinearTime() {
    int count = 1_000_000;
    StringBuilder document = new StringBuilder(16 * count).append('{');
    for (int i = 0; i < count; i++) {
      document
          .append(i == 0 ? "\"m" : ",\"m")
          .append(i)
          .append("\":")
          .append(i % 2 == 0 ? "[" + i + "]" : i);
    }
    byte[] bytes = utf8(document.append('}').toString());
    assertTimeoutPreemptively(Duration.ofSeconds(60), () -> {
      for (JsonValue tree : List.of(STREAK.readTree(bytes), STREAK.readLazyTree(bytes))) {
        for (int i = 0; i < count; i += 7) {
          JsonValue value = tree.field("m" + i);
          assertEquals(i, i % 2 == 0 ? value.element(0).asInt() : value.asInt());
        }
        assertFalse(tree.asObject().has("m" + count));
      }
    });
  }

  @Test
  void namesWithOneHashAndNamesThatAreThereTwiceAreFoundToo() {
    int count = 1 << 17;
    StringBuilder document = new StringBuilder("{");
    for (int i = 0; i < count; i++) {
      document.append('"').append(colliding(i)).append("\":").append(i).append(',');
    }
    document.append('"').append(colliding(5)).append("\":\"second\"}");
    JsonObject object = lazy(document.toString()).asObject();
    for (int i = 0; i < count; i += 999) {
      assertEquals(i, object.field(colliding(i)).asInt());
    }
    assertEquals(5, object.field(colliding(5)).asInt());
    assertEquals(2, object.all(colliding(5)).size());
    assertFalse(object.has("none"));
  }

  private static String colliding(int number) {
    StringBuilder name = new StringBuilder();
    for (int bit = 0; bit < 20; bit++) {
      name.append((number >> bit & 1) == 0 ? "Aa" : "BB");
    }
    return name.toString();
  }

  @Test
  void depthIsForTheLimitsAloneToSay() {
    int depth = 100_000;
    Streak deeper = Streak.create(JsonLimits.DEFAULT.withDepth(depth));
    JsonValue tree = deeper.readLazyTree("[".repeat(depth) + "]".repeat(depth));
    int levels = 1;
    while (tree.asArray().size() > 0) {
      tree = tree.element(0);
      levels++;
    }
    assertEquals(depth, levels);
    assertEquals("[]", tree.detached().toString());
  }
}
