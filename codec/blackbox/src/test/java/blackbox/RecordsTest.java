package blackbox;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.Json.Unknown;
import streak.JsonName;

class RecordsTest {

  @Json
  record Empty() {}

  @Test
  void aTypeWithoutMembersIsAnEmptyObject() {
    Ways.same(Empty.class, new Empty(), "{}");
    Ways.reads(Empty.class, new Empty(), "{\"a\": [1]}");
    Ways.refuses(Empty.class, "[]", "expected an object, found an array (line 1");
  }

  @Json
  record Primitives(boolean z, byte b, short s, int i, long l, float f, double d, char c) {}

  @Test
  void primitives() {
    Ways.same(
        Primitives.class,
        new Primitives(true, (byte) -128, (short) 32767, -5, Long.MIN_VALUE, 1.5f, -0.25, '~'),
        "{\"z\":true,\"b\":-128,\"s\":32767,\"i\":-5,\"l\":-9223372036854775808,"
            + "\"f\":1.5,\"d\":-0.25,\"c\":\"~\"}");
  }

  @Test
  void aPrimitiveOutOfRangeIsRefusedWhereItStands() {
    Ways.refuses(
        Primitives.class,
        "{\"b\":128}",
        "expected a number that a byte can hold, found 128 at /b (line 1, column 6, byte 5)");
    Ways.refuses(
        Primitives.class,
        "{\"s\":-32769}",
        "expected a number that a short can hold, found -32769 at /s (line 1, column 6, byte 5)");
    Ways.refuses(
        Primitives.class,
        "{\"c\":\"ab\"}",
        "expected a string of one character, found \"ab\" at /c (line 1, column 6, byte 5)");
    Ways.refuses(Primitives.class, "{\"i\":null}", "expected a number, found ");
  }

  @Test
  void aPrimitiveIsRequired() {
    Ways.refuses(
        Primitives.class, "{\"z\":true,\"s\":1}", "required member 'b' is missing (line 1");
  }

  @Json
  record Boxes(Boolean z, Byte b, Short s, Integer i, Long l, Float f, Double d, Character c) {}

  @Test
  void boxes() {
    Ways.same(
        Boxes.class,
        new Boxes(false, (byte) 1, (short) 2, 3, 4L, 5.5f, 6.5, 'x'),
        "{\"z\":false,\"b\":1,\"s\":2,\"i\":3,\"l\":4,\"f\":5.5,\"d\":6.5,\"c\":\"x\"}");
    Boxes none = new Boxes(null, null, null, null, null, null, null, null);
    Ways.same(
        Boxes.class,
        none,
        "{\"z\":null,\"b\":null,\"s\":null,\"i\":null,\"l\":null,\"f\":null,\"d\":null,\"c\":null}");
    Ways.reads(Boxes.class, none, "{}");
  }

  enum Color {
    RED,
    @JsonName(value = "light \"green\"", aliases = "lime")
    GREEN
  }

  enum Plain {
    A,
    B
  }

  @Json
  record Leaves(
      String text,
      BigDecimal decimal,
      BigInteger integer,
      Color color,
      Plain plain,
      Optional<String> maybe,
      UUID id,
      Instant when,
      LocalDate day) {}

  @Test
  void leaves() {
    Ways.same(
        Leaves.class,
        new Leaves(
            "\u00e9\n",
            new BigDecimal("1.50"),
            BigInteger.TEN.pow(30),
            Color.GREEN,
            Plain.B,
            Optional.of("x"),
            new UUID(1, 2),
            Instant.EPOCH,
            LocalDate.of(2026, 1, 2)),
        "{\"text\":\"\u00e9\\n\",\"decimal\":1.50,\"integer\":1000000000000000000000000000000,"
            + "\"color\":\"light \\\"green\\\"\",\"plain\":\"B\",\"maybe\":\"x\","
            + "\"id\":\"00000000-0000-0001-0000-000000000002\",\"when\":\"1970-01-01T00:00:00Z\","
            + "\"day\":\"2026-01-02\"}");
    Leaves none = new Leaves(null, null, null, null, null, Optional.empty(), null, null, null);
    Ways.reads(Leaves.class, none, "{}");
    Ways.same(
        Leaves.class,
        none,
        "{\"text\":null,\"decimal\":null,\"integer\":null,\"color\":null,\"plain\":null,"
            + "\"maybe\":null,\"id\":null,\"when\":null,\"day\":null}");
  }

  /** What an enum's constants are called is known: such a document and its tree are made by names alone. */
  @Test
  void aConstantIsADocument() {
    Ways.same(Constant.class, Constant.GREEN, "\"light \\\"green\\\"\"");
    Ways.same(Constant.class, Constant.RED, "\"RED\"");
    Ways.reads(Constant.class, Constant.GREEN, "\"l\\u0069me\"");
    Ways.refuses(
        Constant.class,
        "\"BLUE\"",
        "expected one of RED, light \"green\", lime, found \"BLUE\" (line 1");
    Ways.refuses(Constant.class, "1", "expected a string, found a number (line 1");
    Ways.refuses(Constant.class, "null", "expected a string, found null (line 1");
    Ways.same(Plain.class, Plain.B, "\"B\"");
  }

  @Json
  enum Constant {
    RED,
    @JsonName(value = "light \"green\"", aliases = "lime")
    GREEN
  }

  @Test
  void aLeafThatIsNotOneIsRefused() {
    Ways.refuses(
        Leaves.class,
        "{\"color\":\"BLUE\"}",
        "expected one of RED, light \"green\", lime, found \"BLUE\" at /color (line 1");
    Ways.refuses(
        Leaves.class, "{\"when\":\"now\"}", "expected an Instant, found \"now\" at /when (line 1");
    Ways.refuses(Leaves.class, "{\"id\":\"1\"}", "expected a UUID, found \"1\" at /id (line 1");
    // UUID.fromString would cut the first group, and fill the others; Instant.parse would take the
    // second before.
    for (String id : List.of(
        "123456789-0-0-0-0",
        "1-1-1-1-1",
        "123456789-123-1234-1234-123456789012",
        "+1234567-1234-1234-1234-123456789012")) {
      Ways.refuses(
          Leaves.class, "{\"id\":\"" + id + "\"}", "expected a UUID, found \"" + id + "\" at /id");
    }
    Ways.refuses(
        Leaves.class,
        "{\"when\":\"2016-12-31T23:59:60Z\"}",
        "expected an Instant, found \"2016-12-31T23:59:60Z\" at /when");
    Leaves upper = new Leaves(
        null, null, null, null, null, Optional.empty(), new UUID(0xabcdefL << 40, 1), null, null);
    Ways.reads(Leaves.class, upper, "{\"id\":\"ABCDEF00-0000-0000-0000-000000000001\"}");
    Ways.refuses(Leaves.class, "{\"text\":1}", "expected a string, found a number at /text (line");
  }

  @Json
  record Containers(
      List<String> list,
      Set<Integer> set,
      Collection<List<Long>> nested,
      Map<String, Color> map,
      Deque<String> deque,
      SortedMap<String, Optional<Integer>> sorted) {}

  @Test
  void containers() {
    Map<String, Color> map = new LinkedHashMap<>();
    map.put("a", Color.RED);
    map.put("b", null);
    Containers read = Ways.STREAK
        .adapter(Containers.class)
        .fromJson(
            "{\"list\":[\"x\",null],\"set\":[1,2,1],\"nested\":[[],[1,null],null],"
                + "\"map\":{\"a\":\"RED\",\"b\":null},\"deque\":[\"q\"],\"sorted\":{\"z\":1,\"a\":null}}");
    Collection<List<Long>> nested = Arrays.asList(List.of(), Arrays.asList(1L, null), null);
    SortedMap<String, Optional<Integer>> sorted =
        new TreeMap<>(Map.of("z", Optional.of(1), "a", Optional.empty()));
    ArrayDeque<String> none = new ArrayDeque<>();
    Containers expected = new Containers(
        Arrays.asList("x", null), Set.of(1, 2), new ArrayList<>(nested), map, none, sorted);
    assertEquals("q", read.deque().remove());
    // A deque is only equal to itself.
    assertEquals(
        expected,
        new Containers(read.list(), read.set(), read.nested(), read.map(), none, read.sorted()));
    Ways.writes(
        Containers.class,
        expected,
        "{\"list\":[\"x\",null],\"set\":" + expected.set().toString().replace(" ", "")
            + ",\"nested\":[[],[1,null],null],\"map\":{\"a\":\"RED\",\"b\":null},\"deque\":[],"
            + "\"sorted\":{\"a\":null,\"z\":1}}");
  }

  @Test
  void aPathLeadsIntoContainers() {
    Ways.refuses(Containers.class, "{\"nested\":[[],[1,true]]}", "expected a number, found ");
    Ways.refuses(
        Containers.class,
        "{\"map\":{\"a/b\":1}}",
        "expected a string, found a number at /map/a~1b (line 1");
    Ways.refuses(
        Containers.class, "{\"list\":{}}", "expected an array, found an object at /list (line 1");
    Ways.refuses(
        Containers.class,
        "{\"map\":{\"a\":null,\"b\":null,\"a\":null}}",
        "member 'a' is there more than once at /map/a (line 1");
  }

  @Json
  record Grids(int[] ints, String[] texts, double[][] grid, List<String>[] lists, Tree[] trees) {}

  @Test
  void arrays() {
    Grids read = Ways.STREAK
        .adapter(Grids.class)
        .fromJson("{\"ints\":[1,2,3,4,5,6,7,8,9],\"texts\":[],\"grid\":[[1.5],[]],"
            + "\"lists\":[[\"a\"]],\"trees\":[null]}");
    assertArrayEquals(new int[] {1, 2, 3, 4, 5, 6, 7, 8, 9}, read.ints());
    Ways.writes(
        Grids.class,
        read,
        "{\"ints\":[1,2,3,4,5,6,7,8,9],\"texts\":[],\"grid\":[[1.5],[]],"
            + "\"lists\":[[\"a\"]],\"trees\":[null]}");
  }

  @Json
  record Tree(int value, List<Tree> children, Forest within) {}

  @Json
  record Forest(Map<String, Tree> trees) {}

  @Test
  void typesMayHoldEachOther() {
    Tree leaf = new Tree(2, null, null);
    Ways.same(
        Tree.class,
        new Tree(1, List.of(leaf), new Forest(Map.of("a", leaf))),
        "{\"value\":1,\"children\":[{\"value\":2,\"children\":null,\"within\":null}],"
            + "\"within\":{\"trees\":{\"a\":{\"value\":2,\"children\":null,\"within\":null}}}}");
    Ways.refuses(
        Tree.class,
        "{\"value\":1,\"children\":[{\"value\":2,\"within\":{\"trees\":{\"b\":{}}}}]}",
        "required member 'value' is missing at /children/0/within/trees/b (line 1");
  }

  @Json
  record Renamed(
      @JsonName("eye_color") String eyeColor,

      @JsonName(
          value = "a\"\u00e9\n",
          aliases = {"old", "older"})
      int x,

      @JsonName("class") String type) {}

  @Test
  void renames() {
    Renamed value = new Renamed("blue", 1, "c");
    Ways.same(
        Renamed.class, value, "{\"eye_color\":\"blue\",\"a\\\"\u00e9\\n\":1,\"class\":\"c\"}");
    Ways.reads(Renamed.class, value, "{\"older\":1,\"class\":\"c\",\"eye_color\":\"blue\"}");
    Ways.refuses(
        Renamed.class, "{\"old\":1,\"older\":1}", "member 'older' is there more than once");
    // At its value, however the name was found: spelled as it is written, or with an escape.
    for (String name : List.of("class", "cl\\u0061ss")) {
      String twice = "{\"class\": \"c\", \"" + name + "\": \"d\"}";
      Ways.refuses(
          Renamed.class,
          twice,
          "member 'class' is there more than once at /class (line 1, column " + (twice.length() - 3)
              + ",");
    }
  }

  @Json
  record In(
      String in, String out, String value, int m, int member, int seen0, int bit, int first) {}

  @Test
  void namesThatTheGeneratedCodeUsesTooAreFree() {
    Ways.same(
        In.class,
        new In("a", "b", "c", 1, 2, 3, 4, 5),
        "{\"in\":\"a\",\"out\":\"b\",\"value\":\"c\",\"m\":1,\"member\":2,\"seen0\":3,\"bit\":4,\"first\":5}");
  }

  @Test
  void aMemberMayNotBeThereTwice() {
    Ways.refuses(
        Tree.class,
        "{\"value\":1,\"value\":1}",
        "member 'value' is there more than once at /value");
  }

  @Json(unknown = Unknown.FAIL)
  record Closed(int a, String b) {}

  @Json(unknown = Unknown.FAIL)
  record Nothing() {}

  @Test
  void anUnknownMemberIsPassedOverOrRefused() {
    Ways.reads(
        Tree.class,
        new Tree(1, null, null),
        "{\"x\":{\"value\":[]},\"value\":1,\"y\":\"\",\"y\":0}");
    Ways.same(Closed.class, new Closed(1, "x"), "{\"a\":1,\"b\":\"x\"}");
    Ways.refuses(
        Closed.class, "{\"a\":1,\"c\":1}", "expected no member but a, b, found \"c\" (line 1");
    Ways.refuses(Nothing.class, "{\"c\":1}", "expected no member, found \"c\" (line 1");
  }

  @Json
  @NullMarked
  record Marked(String must, @Nullable String may, List<String> all, List<@Nullable String> some) {}

  @Test
  void inNullMarkedCodeAReferenceIsRequired() {
    Marked value = new Marked("a", null, List.of("b"), Arrays.asList("c", null));
    Ways.same(
        Marked.class, value, "{\"must\":\"a\",\"may\":null,\"all\":[\"b\"],\"some\":[\"c\",null]}");
    Ways.reads(Marked.class, value, "{\"must\":\"a\",\"all\":[\"b\"],\"some\":[\"c\",null]}");
    Ways.refuses(
        Marked.class, "{\"all\":[],\"some\":[]}", "required member 'must' is missing (line 1");
    Ways.refuses(Marked.class, "{\"must\":null}", "expected a string, found ");
    Ways.refuses(Marked.class, "{\"all\":[null]}", "expected a string, found ");
  }

  @Test
  void everyTruncationIsRefused() {
    String document = Ways.STREAK
        .adapter(Tree.class)
        .toJson(new Tree(1, List.of(new Tree(2, List.of(), null)), new Forest(Map.of())));
    for (int length = 0; length < document.length(); length++) {
      Ways.refuses(Tree.class, document.substring(0, length), "expected ");
    }
  }
}
