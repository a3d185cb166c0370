package streak.overlay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import streak.JsonException;
import streak.JsonNames;
import streak.JsonReader;

/** Moving in a document. */
class CursorTest {

  static final String PRICE = """
      {"event": "price", "success": true, "instrument": "ETHJPY.SPOT", \
      "buy": [{"quantity": "3.4274", "price": "25212"}, {"quantity": "1", "price": "25211.5"}], \
      "sell": [{"quantity": "0.5", "price": "25213"}, {"quantity": "7", "price": "25214.25"}], \
      "timestamp": 1536217539975}""";

  private final Overlay overlay = Documents.parsed(PRICE);

  @Test
  void downAndUp() {
    assertEquals(
        252120000, overlay.root().field("buy").element(0).field("price").asDecimal(4));
    Cursor cursor = overlay.root().field("sell").element(1);
    assertEquals(2, cursor.depth());
    assertEquals(70000, cursor.field("quantity").asDecimal(4));
    assertEquals(252142500, cursor.parent().field("price").asDecimal(4));
    assertEquals(5000, cursor.parent().parent().element(0).field("quantity").asDecimal(4));
    assertEquals(1536217539975L, overlay.root().field("timestamp").asLong());
    assertThrows(IllegalStateException.class, () -> overlay.root().parent());
  }

  @Test
  void whatIsNotThere() {
    Cursor root = overlay.root();
    assertFalse(root.has("but"));
    assertFalse(root.find("but"));
    assertEquals(0, root.depth());
    assertTrue(root.has("buy"));
    assertEquals(0, root.depth());
    assertTrue(root.find("buy"));
    assertFalse(root.find(2));
    assertEquals(1, root.depth());
    assertTrue(root.find(1));
    JsonException e = assertThrows(JsonException.class, () -> root.field("volume"));
    assertTrue(e.getMessage()
        .startsWith("expected a member 'volume', found none of that name at /buy/1 (line 1, "));
    assertEquals("/buy/1", e.pointer());
    assertEquals(PRICE.indexOf("{\"quantity\": \"1\""), e.offset());
    e = assertThrows(JsonException.class, () -> overlay.root().field("sell").element(2));
    assertTrue(e.getMessage().startsWith("expected an element 2, found 2 elements at /sell"));
    assertThrows(
        IndexOutOfBoundsException.class, () -> overlay.root().field("sell").element(-1));
  }

  @Test
  void whatIsOfAnotherKind() {
    e("expected an object, found an array", () -> overlay.root().field("buy").field("price"));
    e("expected an array, found an object", () -> overlay.root().element(0));
    e(
        "expected an array or an object, found true",
        () -> overlay.root().field("success").first());
    e(
        "expected an array or an object, found a number",
        () -> overlay.root().field("timestamp").count());
    e(
        "expected a string, found a number",
        () -> overlay.root().field("timestamp").asString());
    e("expected a number, found a string", () -> overlay.root().field("event").asLong());
    e("expected a boolean, found a string", () -> overlay.root().field("event").asBoolean());
    e(
        "expected a number, or a string that holds one, found true",
        () -> overlay.root().field("success").asDecimal(4));
  }

  private static void e(String message, org.junit.jupiter.api.function.Executable action) {
    JsonException e = assertThrows(JsonException.class, action);
    assertTrue(e.getMessage().startsWith(message), e.getMessage());
  }

  @Test
  void whereSomethingIsWrong() {
    Overlay lines = Documents.parsed("{\"a/b\":\n [1,\n  {\"~\\u00e9\": \"x\"}]}");
    JsonException e = assertThrows(
        JsonException.class,
        () -> lines.root().field("a/b").element(1).field("~\u00e9").asLong());
    assertEquals("/a~1b/1/~0\u00e9", e.pointer());
    assertEquals(3, e.line());
    assertEquals(15, e.column());
  }

  @Test
  void whereADocumentIsWrong() {
    JsonException e =
        assertThrows(JsonException.class, () -> Documents.parsed("{\"a\":[1,{\"b\":\n[true,x]}]}"));
    assertEquals("/a/1/b/1", e.pointer());
    assertEquals(
        "expected a value, found 'x' at /a/1/b/1 (line 2, column 7, byte 20)", e.getMessage());
    assertEquals(
        "/a/1",
        assertThrows(JsonException.class, () -> Documents.parsed("{\"a\":[1 2]}"))
            .pointer());
    assertEquals(
        "",
        assertThrows(JsonException.class, () -> Documents.parsed("{\"a\":[1]")).pointer());
    assertEquals(
        "", assertThrows(JsonException.class, () -> Documents.parsed("[1] 2")).pointer());
    assertThrows(JsonException.class, () -> overlay.parse("[1"));
    assertThrows(IllegalStateException.class, overlay::root);
  }

  @Test
  void along() {
    Cursor cursor = overlay.root();
    List<String> names = new ArrayList<>();
    for (boolean more = cursor.first(); more; more = cursor.next()) {
      names.add(cursor.name());
    }
    assertEquals(List.of("event", "success", "instrument", "buy", "sell", "timestamp"), names);
    assertEquals(0, cursor.depth());
    long sum = 0;
    cursor.field("buy");
    for (boolean more = cursor.first(); more; more = cursor.next()) {
      sum += cursor.field("quantity").asDecimal(4);
      cursor.parent();
    }
    assertEquals(34274 + 10000, sum);
    assertEquals("buy", cursor.name());
    assertThrows(IllegalStateException.class, () -> overlay.root().next());
    assertThrows(IllegalStateException.class, () -> overlay.root().name());
    assertThrows(
        IllegalStateException.class,
        () -> overlay.root().field("buy").element(0).name());
    for (String empty : new String[] {"[]", "{}", " [ ] ", "{\n}"}) {
      Cursor none = Documents.parsed(empty).root();
      assertFalse(none.first());
      assertEquals(0, none.depth());
      assertEquals(0, none.count());
    }
  }

  private static final JsonNames NAMES =
      JsonNames.of("timestamp", "buy", "caf\u00e9", "line\nfeed", "a\\n", "");

  @Test
  void byPreparedNames() {
    Overlay odd = Documents.parsed(
        "{\"buy\" :1,\"caf\u00e9\":2, \"caf\\u00e9\": 3,\"line\\nfeed\":4,\"li\\u006ee\\u000afeed\":5,\"a\\n\":6,\"a\\\\n\":7,\"\":8,"
            + "\"b\\u0075y\":9,\"bu\":10,\"timestamp\":11}");
    int[] expected = {1, 2, 2, 3, 3, JsonReader.UNKNOWN, 4, 5, 1, JsonReader.UNKNOWN, 0};
    for (int round = 0; round < 3; round++) {
      Cursor cursor = odd.root();
      int value = 0;
      for (int m = cursor.firstMember(NAMES);
          m != JsonReader.NONE;
          m = cursor.nextMember(NAMES, m)) {
        assertEquals(expected[value++], m);
        assertEquals(value, cursor.asInt());
      }
      assertEquals(11, value);
      assertEquals(0, cursor.depth());
    }
    int[] first = {11, 1, 2, 4, 7, 8};
    for (int name = 0; name < first.length; name++) {
      assertEquals(first[name], odd.root().field(NAMES, name).asInt());
      assertEquals(first[name], odd.root().field(NAMES.name(name)).asInt());
    }
    Overlay other = Documents.parsed("{\"b\\u0075y\" : 1}");
    assertEquals(1, other.root().field(NAMES, 1).asInt());
    assertFalse(other.root().find(NAMES, 0));
    e("expected a member 'timestamp'", () -> other.root().field(NAMES, 0));
    assertEquals(JsonReader.NONE, Documents.parsed("{}").root().firstMember(NAMES));
  }

  @Test
  void ofNamesThatAreTheSameTheFirst() {
    Overlay twice = Documents.parsed("{\"a\":1,\"b\":2,\"a\":3,\"b\":4}");
    Cursor cursor = twice.root();
    assertEquals(2, cursor.field("b").asInt());
    assertEquals(1, cursor.parent().field("a").asInt());
    assertEquals(2, cursor.parent().field("b").asInt());
    assertEquals(4, twice.root().count());
  }

  @ParameterizedTest
  @CsvSource({
    "'', 0",
    "/foo, 1",
    "/foo/0, 2",
    "/, 0",
    "/a~1b, 1",
    "/c%d, 2",
    "/e^f, 3",
    "/g|h, 4",
    "/i\\j, 5",
    "/k\"l, 6",
    "'/ ', 7",
    "/m~0n, 8",
    "/m~01, 9"
  })
  void pointersOfTheirRfc(String pointer, int value) {
    // RFC 6901 section 5, and its section 4 on the order of unescaping.
    Overlay document = Documents.parsed(
        "{\"foo\":[\"bar\",\"baz\"],\"\":0,\"a/b\":1,\"c%d\":2,\"e^f\":3,\"g|h\":4,\"i\\\\j\":5,\"k\\\"l\":6,\" \":7,\"m~n\":8,\"m~1\":9}");
    Cursor cursor = document.root().pointer(pointer);
    switch (pointer) {
      case "" -> assertEquals(0, cursor.depth());
      case "/foo" -> assertEquals(Kind.ARRAY, cursor.kind());
      case "/foo/0" -> assertEquals("bar", cursor.asString());
      default -> assertEquals(value, cursor.asInt());
    }
  }

  @Test
  void pointersThatLeadNowhere() {
    for (String pointer : new String[] {
      "/bu",
      "/buy/2",
      "/buy/00",
      "/buy/01",
      "/buy/-",
      "/buy/x",
      "/buy/",
      "/buy/4294967296",
      "/buy/99999999999",
      "/event/0",
      "/event/x",
      "//"
    }) {
      Cursor cursor = overlay.root().field("sell").parent();
      assertFalse(cursor.findPointer(pointer), pointer);
      assertEquals(0, cursor.depth());
      assertThrows(JsonException.class, () -> cursor.pointer(pointer));
    }
    for (String pointer : new String[] {"buy", "/~", "/~2", "/a~"}) {
      assertThrows(IllegalArgumentException.class, () -> overlay.root().findPointer(pointer));
    }
  }

  @Test
  void moreThanOnePlace() {
    Cursor one = overlay.root().field("buy").element(0);
    Cursor two = one.copy();
    two.parent().element(1).field("price");
    assertEquals(34274, one.field("quantity").asDecimal(4));
    assertEquals(252115000, two.asDecimal(4));
    one.moveTo(two);
    assertEquals(252115000, one.asDecimal(4));
    assertEquals("price", one.name());
    assertSame(overlay.root(), overlay.root());
    assertNotSame(overlay.root(), new Cursor(overlay));
    assertEquals("price", new Cursor(overlay).field("event").asString());
  }

  @Test
  void deepDown() {
    int depth = 400;
    Overlay deep = Documents.parsed("[".repeat(depth) + "7" + "]".repeat(depth));
    Cursor cursor = deep.root();
    for (int i = 0; i < depth; i++) {
      assertTrue(cursor.first());
    }
    assertEquals(7, cursor.asInt());
    assertEquals(7, new Cursor(deep).moveTo(cursor).asInt());
    for (int i = 0; i < depth; i++) {
      assertFalse(cursor.next());
    }
    assertEquals(0, cursor.depth());
  }

  @ParameterizedTest
  @ValueSource(strings = {"[1]", "7"})
  void aDocumentThatIsGone(String next) {
    Cursor kept = new Cursor(overlay).field("buy");
    Cursor own = overlay.root().field("buy");
    overlay.parse(next);
    for (Cursor stale : List.of(kept, own)) {
      assertThrows(IllegalStateException.class, stale::kind);
      assertThrows(IllegalStateException.class, stale::first);
      assertThrows(IllegalStateException.class, stale::next);
      assertThrows(IllegalStateException.class, stale::parent);
      assertThrows(IllegalStateException.class, stale::count);
      assertThrows(IllegalStateException.class, stale::asString);
      assertThrows(IllegalStateException.class, stale::length);
      assertThrows(IllegalStateException.class, () -> stale.field("x"));
      assertThrows(IllegalStateException.class, () -> stale.findPointer(""));
    }
    assertTrue(kept.moveToRoot(overlay).length() > 0);
    overlay.clear();
    assertThrows(IllegalStateException.class, kept::kind);
    assertThrows(IllegalStateException.class, () -> new Cursor(overlay));
    assertThrows(IllegalStateException.class, overlay::detach);
  }

  @Test
  void whereAValueStands() {
    String text = "  {\"a\" : [ 1, {} , [ [ 2 ] ] ] , \"b\":\"x\\n\", \"c\" : {\"d\":[ ]}\n}  ";
    Overlay parsed = Documents.parsed(text);
    assertSpan(text, parsed.root(), text.strip());
    assertSpan(text, parsed.root().field("a"), "[ 1, {} , [ [ 2 ] ] ]");
    assertSpan(text, parsed.root().field("a").element(0), "1");
    assertSpan(text, parsed.root().field("a").element(1), "{}");
    assertSpan(text, parsed.root().field("a").element(2), "[ [ 2 ] ]");
    assertSpan(text, parsed.root().field("b"), "\"x\\n\"");
    assertSpan(text, parsed.root().field("c"), "{\"d\":[ ]}");
    assertSpan(text, parsed.root().field("c").field("d"), "[ ]");
  }

  private static void assertSpan(String text, Cursor cursor, String span) {
    assertEquals(text.indexOf(span), cursor.offset());
    assertEquals(span.length(), cursor.length());
    byte[] copy = new byte[span.length()];
    assertEquals(copy.length, cursor.copyTo(copy, 0));
    assertEquals(span, new String(copy, java.nio.charset.StandardCharsets.UTF_8));
  }
}
