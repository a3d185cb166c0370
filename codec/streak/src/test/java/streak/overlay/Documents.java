package streak.overlay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import streak.JsonException;
import streak.JsonLimits;
import streak.JsonReader;
import streak.WaysIn;

/** Documents on every way into an overlay, compared with what a reader says of them. */
final class Documents {

  /** A member of an object whose names may be there twice. */
  record Member(String name, Object value) {}

  /** Of a number. */
  record Text(String text) {}

  private Documents() {}

  static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  static Overlay parsed(String document) {
    return new Overlay().parse(utf8(document));
  }

  /** What a reader says that reads names and passes over values; null when it says nothing. */
  private static JsonException readersProblem(JsonLimits limits, byte[] document) {
    JsonReader in = new JsonReader(limits).reset(document);
    try {
      read(in);
      in.endDocument();
      return null;
    } catch (JsonException e) {
      return e;
    }
  }

  private static void read(JsonReader in) {
    switch (in.peek()) {
      case '{' -> {
        for (boolean more = in.beginObject(); more; more = in.nextMember()) {
          in.name();
          read(in);
        }
      }
      case '[' -> {
        for (boolean more = in.beginArray(); more; more = in.nextElement()) {
          read(in);
        }
      }
      default -> in.skipValue();
    }
  }

  /** Checks every way in; the document's tree, or null when it is refused. */
  static Object check(Overlay overlay, byte[] document) {
    return check(overlay, JsonLimits.DEFAULT, document);
  }

  static Object check(Overlay overlay, JsonLimits limits, byte[] document) {
    JsonException expected = readersProblem(limits, document);
    Object tree = checkWay(overlay, expected, document, o -> o.parse(document));
    byte[] wide = new byte[document.length + 40];
    Arrays.fill(wide, (byte) '1');
    System.arraycopy(document, 0, wide, 9, document.length);
    assertEquals(
        tree, checkWay(overlay, expected, document, o -> o.parse(wide, 9, document.length)));
    ByteBuffer direct = ByteBuffer.allocateDirect(document.length + 2)
        .position(1)
        .put(document)
        .flip()
        .position(1);
    assertEquals(tree, checkWay(overlay, expected, document, o -> o.parse(direct)));
    ByteBuffer heap = ByteBuffer.wrap(wide, 9, document.length).slice();
    assertEquals(tree, checkWay(overlay, expected, document, o -> o.parse(heap)));
    String text = WaysIn.decoded(document);
    if (text != null) {
      assertEquals(tree, checkWay(overlay, expected, document, o -> o.parse(text)));
    }
    return tree;
  }

  private static Object checkWay(
      Overlay overlay, JsonException expected, byte[] document, Function<Overlay, Overlay> way) {
    JsonException found = null;
    try {
      way.apply(overlay);
    } catch (JsonException e) {
      found = e;
    }
    String shown = new String(document, StandardCharsets.ISO_8859_1);
    assertEquals(expected == null, found == null, () -> "refused by one only: " + shown);
    if (expected == null) {
      Object tree = tree(overlay.root());
      assertEquals(tree, tree(overlay.detach().root()), shown);
      return tree;
    }
    assertNotNull(found);
    assertEquals(expected.offset(), found.offset(), shown);
    assertEquals(expected.line(), found.line(), shown);
    assertEquals(expected.column(), found.column(), shown);
    String pointer = found.pointer().isEmpty() ? "" : " at " + found.pointer();
    assertEquals(expected.getMessage(), found.getMessage().replace(pointer, ""), shown);
    return null;
  }

  /** The number as it stands, whatever it would be converted to. */
  private static Text number(Cursor cursor) {
    byte[] text = new byte[cursor.length()];
    assertEquals(text.length, cursor.copyTo(text, 0));
    return new Text(new String(text, StandardCharsets.US_ASCII));
  }

  /** All that is at a cursor, which is there again afterwards. */
  static Object tree(Cursor cursor) {
    int depth = cursor.depth();
    Object tree = switch (cursor.kind()) {
      case OBJECT -> {
        List<Member> members = new ArrayList<>();
        for (boolean more = cursor.first(); more; more = cursor.next()) {
          members.add(new Member(cursor.name(), tree(cursor)));
        }
        assertEquals(members.size(), cursor.count());
        yield Map.of("members", members);
      }
      case ARRAY -> {
        List<Object> elements = new ArrayList<>();
        for (boolean more = cursor.first(); more; more = cursor.next()) {
          elements.add(tree(cursor));
        }
        assertEquals(elements.size(), cursor.count());
        yield elements;
      }
      case STRING -> cursor.asString();
      case NUMBER -> number(cursor);
      case BOOLEAN -> cursor.asBoolean();
      case NULL -> Kind.NULL;
    };
    assertEquals(depth, cursor.depth());
    return tree;
  }
}
