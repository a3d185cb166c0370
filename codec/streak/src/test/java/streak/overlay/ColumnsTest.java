package streak.overlay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import streak.Allocated;
import streak.JsonException;

/** Values at paths, in documents that look like the one before and in others. */
class ColumnsTest {

  private static final int OPERATIONS = 1_000;

  private final Overlay overlay = new Overlay();

  private static Overlay parse(Overlay overlay, String document) {
    return overlay.parse(Documents.utf8(document));
  }

  /** Every column as text: its values as they stand, {@code ~} where one is missing. */
  private static List<List<String>> all(Columns columns, int count) {
    List<List<String>> all = new ArrayList<>();
    for (int column = 0; column < count; column++) {
      List<String> values = new ArrayList<>();
      for (int row = 0; row < columns.rows(column); row++) {
        values.add(columns.has(column, row) ? text(columns.at(column, row)) : "~");
      }
      all.add(values);
    }
    return all;
  }

  private static String text(Columns at) {
    byte[] text = new byte[at.length()];
    at.copyTo(text, 0);
    return new String(text, StandardCharsets.UTF_8);
  }

  @Test
  void valuesByTheirPaths() {
    Columns columns = new Columns("/timestamp", "/buy/*/price", "/buy/*/quantity", "/sell/1/price");
    columns.read(parse(overlay, CursorTest.PRICE));
    assertEquals(1536217539975L, columns.at(0).asLong());
    assertEquals(2, columns.rows(1));
    assertEquals(252120000, columns.at(1, 0).asDecimal(4));
    assertEquals(252115000, columns.at(1, 1).asDecimal(4));
    assertTrue(columns.at(2, 1).equalsString("1"));
    assertEquals(252142500, columns.at(3).asDecimal(4));
    assertSame(columns, columns.at(3));
    assertEquals(Kind.STRING, columns.kind());
  }

  @Test
  void whatElementsLackIsMissingInTheirRow() {
    Columns columns = new Columns("/a/*/x", "/a/*/y/z", "/a/*", "/a", "/b");
    columns.read(
        parse(overlay, "{\"a\":[{\"x\":1},{\"y\":{\"z\":null}},[2],{\"x\":3,\"y\":4},{}]}"));
    assertEquals(
        List.of(
            List.of("1", "~", "~", "3", "~"),
            List.of("~", "null", "~", "~", "~"),
            List.of("{\"x\":1}", "{\"y\":{\"z\":null}}", "[2]", "{\"x\":3,\"y\":4}", "{}"),
            List.of("[{\"x\":1},{\"y\":{\"z\":null}},[2],{\"x\":3,\"y\":4},{}]"),
            List.of()),
        all(columns, 5));
    assertTrue(columns.has(1, 1) && columns.at(1, 1).isNull());
    assertFalse(columns.has(4));
    assertFalse(columns.has(0, 5));
  }

  @Test
  void rootsElementsAndNamesLikeNumbers() {
    Columns columns = new Columns("", "/*", "/1", "/1/0");
    columns.read(parse(overlay, "[7,[8,9]]"));
    assertEquals(
        List.of(List.of("[7,[8,9]]"), List.of("7", "[8,9]"), List.of("[8,9]"), List.of("8")),
        all(columns, 4));
    columns.read(parse(overlay, "{\"1\":{\"0\":5},\"*\":6}"));
    assertEquals(
        List.of(
            List.of("{\"1\":{\"0\":5},\"*\":6}"), List.of(), List.of("{\"0\":5}"), List.of("5")),
        all(columns, 4));
    columns.read(parse(overlay, "12"));
    assertEquals(List.of(List.of("12"), List.of(), List.of(), List.of()), all(columns, 4));
  }

  @Test
  void ofMembersOfOneNameTheFirstCounts() {
    Columns columns = new Columns("/a/x", "/a/y", "/b/*/x");
    columns.read(
        parse(
            overlay,
            "{\"a\":{\"x\":1,\"x\":2},\"a\":{\"x\":3,\"y\":4},\"b\":[{\"x\":5}],\"b\":[{},{\"x\":6}]}"));
    assertEquals(List.of(List.of("1"), List.of(), List.of("5")), all(columns, 3));
  }

  @Test
  void namesInEveryForm() {
    Columns columns = new Columns("/caf\u00e9", "/a~1b", "/m~0n");
    columns.read(parse(overlay, "{\"caf\\u00e9\":1,\"a\\/b\":2,\"m~n\":3}"));
    assertEquals(List.of(List.of("1"), List.of("2"), List.of("3")), all(columns, 3));
  }

  @ParameterizedTest
  @CsvSource({
    "a, 'expected a JSON Pointer, empty or beginning with ''/'', found a'",
    "/a~2, 'expected a JSON Pointer, in which ''~'' is ''~0'', found /a~2'",
    "/*/b/*, 'expected a path with one star at most, found /*/b/*'",
  })
  void whatIsNoPath(String path, String problem) {
    Exception e = assertThrows(IllegalArgumentException.class, () -> new Columns(path));
    assertEquals(problem, e.getMessage());
  }

  @Test
  void onePathTwice() {
    Exception e = assertThrows(IllegalArgumentException.class, () -> new Columns("/a", "/b", "/a"));
    assertEquals("expected each path once, found two of /a", e.getMessage());
  }

  @Test
  void errorsKnowWhereTheValueIs() {
    Columns columns = new Columns("/buy/*/price", "/buy/*/*none", "/none");
    columns.read(parse(overlay, CursorTest.PRICE));
    JsonException e = assertThrows(JsonException.class, () -> columns.at(0, 1).asBoolean());
    assertEquals("/buy/1/price", e.pointer());
    assertEquals(CursorTest.PRICE.indexOf("\"25211.5\""), e.offset());
    assertTrue(e.getMessage().startsWith("expected a boolean, found a string at /buy/1/price"));
    assertEquals(252115000, columns.asDecimal(4));
    e = assertThrows(JsonException.class, () -> columns.at(1, 1));
    assertTrue(
        e.getMessage().startsWith("expected a value at /buy/1/*none, found none"), e.getMessage());
    e = assertThrows(JsonException.class, () -> columns.at(2));
    assertTrue(e.getMessage().startsWith("expected a value at /none, found none"), e.getMessage());
    assertThrows(JsonException.class, () -> columns.at(0, 2));
    assertThrows(IndexOutOfBoundsException.class, () -> columns.at(0, -1));
    assertThrows(IndexOutOfBoundsException.class, () -> columns.at(3));
  }

  @Test
  void aDocumentThatIsGone() {
    Columns columns = new Columns("/timestamp");
    assertEquals(0, columns.rows(0));
    assertThrows(IllegalStateException.class, () -> columns.at(0));
    assertThrows(IllegalStateException.class, () -> columns.read(overlay));
    columns.read(parse(overlay, CursorTest.PRICE)).at(0);
    parse(overlay, CursorTest.PRICE);
    Exception e = assertThrows(IllegalStateException.class, columns::asLong);
    assertEquals("the document is gone: read the one that was parsed since", e.getMessage());
    assertEquals(1536217539975L, columns.read(overlay).at(0).asLong());
    Snapshot snapshot = overlay.detach();
    columns.read(snapshot);
    parse(overlay, "1");
    assertEquals(1536217539975L, columns.at(0).asLong());
  }

  /** Documents alike, then not, then alike again, in every order: what is remembered is right for each. */
  @Test
  void likeColumnsThatRememberNothing() {
    String[] documents = {
      CursorTest.PRICE,
      CursorTest.PRICE.replace("3.4274", "12.5").replace("25212", "9"),
      CursorTest.PRICE.replace("\"price\": \"25211.5\"", "\"price\": null"),
      CursorTest.PRICE.replace("{\"quantity\": \"1\", \"price\": \"25211.5\"}", "{}"),
      CursorTest.PRICE.replace("buy", "bid"),
      "{\"buy\": [[\"1\"], [\"2\"]], \"sell\": [], \"timestamp\": 1}",
      "[1, 2, 3, 4, 5, 6, 7]",
    };
    String[] paths = {"/buy/*/price", "/sell/*/quantity", "/timestamp", "/buy/0/price", "/2"};
    Columns columns = new Columns(paths);
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < 3_000; i++) {
      // Runs of one document, so that shapes are learned, and left.
      String document = documents[random.nextInt(documents.length)];
      for (int times = random.nextInt(8); times >= 0; times--) {
        columns.read(parse(overlay, document));
        Columns fresh = new Columns(paths).read(parse(new Overlay(), document));
        assertEquals(all(fresh, paths.length), all(columns, paths.length), document);
        document = document.replace("12.5", "13").replace("25212", "25212.25");
      }
    }
  }

  /** Two overlays learn shapes of their own. */
  @Test
  void oneAfterTheOtherOverlay() {
    Columns columns = new Columns("/a", "/b");
    Overlay other = new Overlay();
    for (int i = 10; i < 30; i++) {
      columns.read(parse(overlay, "{\"a\": " + i + ", \"c\": 1, \"b\": 2}"));
      assertEquals(i, columns.at(0).asInt());
      columns.read(parse(other, "{\"c\": 2, \"b\": 1, \"a\": " + i + "}"));
      assertEquals(i, columns.at(0).asInt());
      assertEquals(1, columns.at(1).asInt());
    }
  }

  @Test
  void longColumns() {
    Columns columns = new Columns("/*/a");
    int most = 70_000;
    for (int count : new int[] {most, 3, most, 0, 5}) {
      StringBuilder document = new StringBuilder("[");
      for (int i = 0; i < count; i++) {
        document.append(i == 0 ? "" : ",").append(i % 3 == 0 ? "{}" : "{\"a\":" + i + "}");
      }
      columns.read(parse(overlay, document.append(']').toString()));
      assertEquals(count, columns.rows(0));
      for (int i = 0; i < count; i++) {
        assertEquals(i % 3 != 0, columns.has(0, i));
        if (i % 3 != 0) {
          assertEquals(i, columns.at(0, i).asInt());
        }
      }
    }
  }

  @Test
  void nothingIsAllocated() {
    byte[][] documents = {
      Documents.utf8(CursorTest.PRICE), // alike
      Documents.utf8(CursorTest.PRICE.replace("25212", "1")),
      Documents.utf8("{\"timestamp\": 2, \"sell\": [{\"price\": \"3\"}]}"), // and not
    };
    Columns columns = new Columns("/timestamp", "/buy/*/price", "/sell/*/price");
    long[] sink = new long[1];
    for (int of : new int[] {2, 3}) {
      assertEquals(
          0,
          Allocated.by(2 * OPERATIONS, OPERATIONS, () -> {
                for (int i = 0; i < of; i++) {
                  columns.read(overlay.parse(documents[i]));
                  sink[0] += columns.at(0).asLong();
                  for (int row = 0; row < columns.rows(2); row++) {
                    sink[0] += columns.at(2, row).asDecimal(4);
                  }
                }
              })
              / OPERATIONS);
    }
    assertTrue(sink[0] > 0);
  }
}
