package blackbox;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import streak.Json;

class CollectionsTest {

  enum Color {
    RED,
    GREEN
  }

  @Json
  record Kinds(
      EnumSet<Color> colors,
      NavigableSet<String> sorted,
      CopyOnWriteArrayList<Integer> shared,
      ArrayList<ArrayList<Long>> nested) {}

  @Test
  void kindsOfCollections() {
    Ways.same(
        Kinds.class,
        new Kinds(
            EnumSet.of(Color.GREEN),
            new TreeSet<>(List.of("b", "a")),
            new CopyOnWriteArrayList<>(List.of(1)),
            new ArrayList<>(List.of(new ArrayList<>(List.of(5L))))),
        "{\"colors\":[\"GREEN\"],\"sorted\":[\"a\",\"b\"],\"shared\":[1],\"nested\":[[5]]}");
  }

  @Json
  record Strict(Deque<String> deque, EnumSet<Color> colors) {}

  @Test
  void whereACollectionTakesNoNullADocumentMayNotHaveOne() {
    assertEquals(
        "b",
        new ArrayDeque<>(Ways.STREAK
                .adapter(Strict.class)
                .fromJson("{\"deque\":[\"a\",\"b\"]}")
                .deque())
            .getLast());
    Ways.refuses(Strict.class, "{\"deque\":[\"a\",null]}", "expected a string, found n");
    Ways.refuses(Strict.class, "{\"colors\":[null]}", "expected a string, found n");
  }

  @Json
  record Numbers(OptionalInt i, OptionalLong l, OptionalDouble d) {}

  @Test
  void optionalNumbers() {
    Ways.same(
        Numbers.class,
        new Numbers(OptionalInt.of(1), OptionalLong.of(Long.MAX_VALUE), OptionalDouble.of(0.5)),
        "{\"i\":1,\"l\":9223372036854775807,\"d\":0.5}");
    Numbers none = new Numbers(OptionalInt.empty(), OptionalLong.empty(), OptionalDouble.empty());
    Ways.same(Numbers.class, none, "{\"i\":null,\"l\":null,\"d\":null}");
    Ways.reads(Numbers.class, none, "{}");
  }

  @Json
  record Arrays(
      boolean[] booleans,
      char[] chars,
      short[] shorts,
      float[] floats,
      long[][][] cube,
      Byte[] bytes) {}

  @Test
  void arraysOfPrimitives() {
    String document =
        "{\"booleans\":[true,false],\"chars\":[\"a\"],\"shorts\":[-1],\"floats\":[0.5],"
            + "\"cube\":[[[1,2],[]],[]],\"bytes\":[1,null]}";
    Arrays read = Ways.STREAK.adapter(Arrays.class).fromJson(document);
    assertArrayEquals(new long[][][] {{{1, 2}, {}}, {}}, read.cube());
    Ways.writes(Arrays.class, read, document);
  }

  @Json
  record Bytes(byte[] data, List<byte[]> more) {}

  @Test
  void bytesAreBase64() {
    String document = "{\"data\":\"AQID\",\"more\":[\"\",null,\"/w==\"]}";
    Bytes read = Ways.STREAK.adapter(Bytes.class).fromJson(document);
    assertArrayEquals(new byte[] {1, 2, 3}, read.data());
    Ways.writes(Bytes.class, read, document);
    Ways.writes(Bytes.class, new Bytes(null, null), "{\"data\":null,\"more\":null}");
    Ways.refuses(Bytes.class, "{\"data\":1}", "expected a string");
  }

  @Json
  record Wild(List<? extends Item> list, Map<String, ? extends List<? extends Item>> map) {}

  @Json
  record Item(int n) {}

  @Test
  void whatIsAtLeastSomethingHoldsJustThat() {
    Ways.same(
        Wild.class,
        new Wild(List.of(new Item(1)), Map.of("a", List.of(new Item(2)))),
        "{\"list\":[{\"n\":1}],\"map\":{\"a\":[{\"n\":2}]}}");
  }
}
