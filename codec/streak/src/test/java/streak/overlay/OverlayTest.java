package streak.overlay;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import streak.Allocated;
import streak.JsonException;
import streak.JsonLimits;
import streak.JsonNames;
import streak.JsonReader;

/** What an overlay keeps, lets go of, allocates, and tells a visitor. */
class OverlayTest {

  private static final int OPERATIONS = 1_000;
  private static final JsonNames LEVEL = JsonNames.of("quantity", "price");

  private final Overlay overlay = new Overlay();
  private long sink;
  private Object kept;

  /** Bytes that one operation allocates. */
  private static long allocatedBy(Runnable operation) {
    return Allocated.by(2 * OPERATIONS, OPERATIONS, operation) / OPERATIONS;
  }

  private void navigate() {
    Cursor root = overlay.root();
    sink += root.field("buy").element(1).field("price").asDecimal(4);
    sink += overlay.root().pointer("/sell/0/quantity").asDecimal(4);
    sink += overlay.root().field("timestamp").asLong();
    sink += overlay.root().field("instrument").stringHash();
    sink += overlay.root().field("event").equalsString("price") ? 1 : 0;
    sink += overlay.root().has("nothing") ? 1 : 0;
    Cursor along = overlay.root().field("buy");
    for (boolean more = along.first(); more; more = along.next()) {
      for (int m = along.firstMember(LEVEL); m != JsonReader.NONE; m = along.nextMember(LEVEL, m)) {
        sink += along.asDecimal(4) + along.kind().ordinal() + along.length();
      }
    }
    sink += along.parent().count();
    overlay.accept(sum);
  }

  private final OverlayVisitor sum = new OverlayVisitor() {
    @Override
    public void string(byte[] document, int from, int to) {
      sink += to - from;
    }
  };

  @Test
  void theCounterCounts() {
    assertTrue(allocatedBy(() -> kept = new byte[1]) >= 16);
  }

  @Test
  void nothingIsAllocated() {
    byte[] document = Documents.utf8(CursorTest.PRICE);
    assertEquals(0, allocatedBy(() -> {
      overlay.parse(document);
      navigate();
    }));
    assertEquals(0, allocatedBy(() -> {
      overlay.parse(CursorTest.PRICE);
      navigate();
    }));
    ByteBuffer heap = ByteBuffer.wrap(document);
    ByteBuffer direct = ByteBuffer.allocateDirect(document.length).put(document).flip();
    assertEquals(0, allocatedBy(() -> {
      overlay.parse(heap);
      navigate();
      overlay.parse(direct);
      navigate();
    }));
  }

  @Test
  void nothingIsAllocatedForWhatIsNotPlain() {
    byte[] document = Documents.utf8(
        "{\"caf\u00e9\\n\":\"\\u4e2d\ud83d\ude00\\ud83d\\ude00\",\"at\":\"2018-09-06T07:05:39.975Z\",\"d\":[0.1,-4.35e10]}");
    byte[] expected = Documents.utf8("\u4e2d\ud83d\ude00\ud83d\ude00");
    byte[] bytes = new byte[100];
    char[] chars = new char[100];
    StringBuilder text = new StringBuilder(1000);
    assertEquals(0, allocatedBy(() -> {
      overlay.parse(document);
      Cursor cursor = overlay.root().field("caf\u00e9\n");
      text.setLength(0);
      cursor.appendTo(text);
      sink += cursor.copyUtf8(bytes, 0) + cursor.copyChars(chars, 0) + cursor.stringHash();
      sink += cursor.equalsUtf8(expected) ? 1 : 0;
      sink += overlay.root().field("at").asEpochMillis();
      sink += overlay.root().field("at").asEpochNanos();
      sink += (long) overlay.root().field("d").element(0).asDouble();
      sink += (long) overlay.root().field("d").element(1).asDouble();
    }));
    assertTrue(overlay.root().field("caf\u00e9\n").equalsUtf8(expected));
  }

  @Test
  void stringsOutOfTheirRoom() {
    Cursor cursor = overlay.parse("\"abc\"").root();
    assertThrows(IndexOutOfBoundsException.class, () -> cursor.copyUtf8(new byte[4], 2));
    assertThrows(IndexOutOfBoundsException.class, () -> cursor.copyChars(new char[2], 0));
    assertEquals(5, cursor.copyUtf8(new byte[5], 2));
    assertFalse(cursor.equalsString("abd"));
    assertFalse(cursor.equalsString("ab"));
    assertFalse(cursor.equalsUtf8(Documents.utf8("abcd")));
    assertTrue(cursor.equalsUtf8(Documents.utf8("xabcx"), 1, 3));
    Cursor other = overlay.parse("\"\\u00e9\ud83d\ude00\"").root();
    for (String wrong : new String[] {
      "", "\u00e9", "\u00e9\ud83d", "\u00e9\ud83d\ude01", "\u00e9\ud83d\ude00x", "x\ud83d\ude00"
    }) {
      assertFalse(other.equalsString(wrong));
      assertFalse(other.equalsUtf8(Documents.utf8(wrong)));
    }
  }

  private static String large(int values) {
    return "[" + "{\"a\":1},".repeat(values) + "\"\u00e9\"]";
  }

  @Test
  void whatALargeDocumentNeededIsKeptUpToABound() {
    byte[] medium = Documents.utf8(large(10_000));
    overlay.parse(medium);
    int[] index = overlay.index;
    overlay.parse("[1]");
    assertEquals(index, overlay.index, "a megabyte is kept");
    overlay.parse(large(300_000));
    overlay.parse(large(300_000));
    int[] larger = overlay.index;
    assertTrue(larger.length > 1_000_000);
    overlay.parse(large(300_000));
    assertEquals(larger, overlay.index, "as long as it is needed");
    overlay.parse("[1]");
    assertNotSame(larger, overlay.index);
    assertTrue(overlay.index.length < 100_000);
    assertTrue(overlay.bytes.length < 100_000, "a String's buffer");
    assertEquals(1, overlay.root().element(0).asInt());
    overlay.parse(large(300_000));
    overlay.clear();
    assertEquals(0, overlay.index.length);
    assertEquals(2, overlay.parse("2").root().asInt());
  }

  private WeakReference<byte[]> readFromItsRoot(String text) {
    byte[] document = Documents.utf8(text);
    assertTrue(overlay.parse(document).root().count() > 0);
    return new WeakReference<>(document);
  }

  private static void assertCollected(WeakReference<?> document) throws InterruptedException {
    for (int attempt = 0; attempt < 20 && document.get() != null; attempt++) {
      System.gc();
      Thread.sleep(10);
    }
    assertNull(document.get(), "a document is still held");
  }

  @Test
  void theCursorLetsGoOfTheDocumentToo() throws Exception {
    WeakReference<byte[]> document = readFromItsRoot("[1,2]");
    overlay.clear();
    assertCollected(document);
    assertThrows(IllegalStateException.class, overlay::root);
    document = readFromItsRoot(large(300_000));
    assertThrows(JsonException.class, () -> overlay.parse("[1"));
    assertCollected(document);
    Cursor stale = overlay.parse("[1]").root();
    overlay.clear();
    assertThrows(IllegalStateException.class, stale::first);
    assertThrows(IllegalStateException.class, stale::length);
    assertEquals(1, overlay.parse("[1]").root().element(0).asInt());
  }

  /** The index is the next document's by then, and its places may be none of the array that the cursor has. */
  @Test
  void aCursorOfTheDocumentBeforeHasNoLength() {
    overlay.parse(Documents.utf8("1"));
    Cursor stale = new Cursor(overlay);
    overlay.parse(Documents.utf8("   2"), 3, 1);
    assertThrows(IllegalStateException.class, stale::length);
    assertThrows(IllegalStateException.class, () -> stale.copyTo(new byte[9], 0));
  }

  @Test
  void largeDocumentsOfEveryDensity() {
    for (String value :
        new String[] {"1", "[]", "\"a text that is rather long\"", "{\"a\":\"b\"}"}) {
      for (int count : new int[] {10, 5_000, 200_000}) {
        String document = "[" + (value + ",").repeat(count) + value + "]";
        assertEquals(
            count + 1, new Overlay().parse(Documents.utf8(document)).root().count());
        assertEquals(count + 1, overlay.parse(document).root().count());
      }
    }
  }

  @Test
  void aDocumentWithTooManyValues() {
    Overlay small = new Overlay(JsonLimits.DEFAULT, 1_000);
    assertEquals(450, small.parse("[" + "1,".repeat(449) + "1]").root().count());
    JsonException e =
        assertThrows(JsonException.class, () -> small.parse("[" + "1,".repeat(600) + "1]"));
    assertTrue(
        e.getMessage()
            .startsWith("expected a document of at most 1000 ints of index, found a larger one"),
        e.getMessage());
    assertTrue(e.getMessage().endsWith("a JsonReader reads documents of any length from a stream"));
    assertThrows(IllegalStateException.class, small::root);
    assertEquals(1, small.parse("[1]").root().count());
  }

  @Test
  void aStringWithALoneSurrogate() {
    JsonException e = assertThrows(JsonException.class, () -> overlay.parse("[\"abc\ud83d\"]"));
    JsonException reader = assertThrows(
        JsonException.class, () -> new JsonReader().reset("[\"abc\ud83d\"]").skipValue());
    assertEquals(reader.getMessage(), e.getMessage().replace(" at /0", ""));
    assertThrows(IllegalStateException.class, overlay::root);
  }

  @Test
  void pairsOfSurrogatesWhereAStringIsCut() {
    for (int length = 8 * 1024 - 4; length < 8 * 1024 + 4; length++) {
      String text = "x".repeat(length) + "\ud83d\ude00".repeat(10_000);
      assertEquals(text, overlay.parse("\"" + text + "\"").root().asString());
    }
  }

  @Test
  void aSnapshotStays() {
    byte[] document =
        Documents.utf8("xx{\"a\":[1,\"\u00e9\",{\"b\":\"plain\"}],\"c\u00e9\":true}xx");
    Snapshot snapshot = overlay.parse(document, 2, document.length - 4).detach();
    java.util.Arrays.fill(document, (byte) ' ');
    overlay.parse("[]");
    assertEquals(1, snapshot.root().field("a").element(0).asInt());
    assertEquals("\u00e9", snapshot.root().field("a").element(1).asString());
    assertEquals("plain", snapshot.root().pointer("/a/2/b").asString());
    assertEquals(5, snapshot.root().field("a").offset());
    assertTrue(snapshot.root().field("c\u00e9").asBoolean());
    assertNotSame(snapshot.root(), snapshot.root());
  }

  @Test
  void aVisitorIsToldEverything() {
    StringBuilder told = new StringBuilder();
    OverlayVisitor teller = new OverlayVisitor() {
      @Override
      public void beginObject(byte[] document, int at) {
        told.append((char) document[at]).append(at).append(' ');
      }

      @Override
      public void endObject() {
        told.append("} ");
      }

      @Override
      public void beginArray(byte[] document, int at) {
        told.append((char) document[at]).append(at).append(' ');
      }

      @Override
      public void endArray() {
        told.append("] ");
      }

      @Override
      public void name(byte[] document, int from, int to) {
        text(document, from, to).append(": ");
      }

      @Override
      public void string(byte[] document, int from, int to) {
        text(document, from, to).append(' ');
      }

      @Override
      public void number(byte[] document, int from, int to) {
        text(document, from, to).append(' ');
      }

      @Override
      public void booleanValue(boolean value, byte[] document, int at) {
        told.append(value).append(at).append(' ');
      }

      @Override
      public void nullValue(byte[] document, int at) {
        told.append("null").append(at).append(' ');
      }

      private StringBuilder text(byte[] document, int from, int to) {
        return told.append(new String(document, from, to - from, StandardCharsets.UTF_8));
      }
    };
    overlay
        .parse("{\"a\":[1,[],{}],\"b\\n\":{\"c\":\"x\\t\"},\"d\":[true,false,null]}")
        .accept(teller);
    assertEquals(
        "{0 a: [5 1 [8 ] {11 } ] b\\n: {21 c: x\\t } d: [37 true38 false43 null49 ] } ",
        told.toString());
    assertEquals(0, overlay.root().depth());
    told.setLength(0);
    Cursor cursor = overlay.root().field("b\n");
    cursor.accept(teller);
    assertEquals("{21 c: x\\t } ", told.toString());
    assertEquals("b\n", cursor.name());
    told.setLength(0);
    overlay.parse("7").accept(teller);
    assertEquals("7 ", told.toString());
    overlay.accept(new OverlayVisitor() {});
  }

  @Test
  void theRangeIsChecked() {
    assertThrows(IndexOutOfBoundsException.class, () -> overlay.parse(new byte[3], 2, 2));
    assertArrayEquals(new byte[0], Indexed.NO_BYTES);
  }
}
