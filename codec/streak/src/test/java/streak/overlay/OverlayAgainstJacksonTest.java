package streak.overlay;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.CharBuffer;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Random documents, read by Jackson and through a cursor in every way that it has. */
class OverlayAgainstJacksonTest {

  private static final ObjectMapper JACKSON =
      new ObjectMapper().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);

  private final SplittableRandom random = new SplittableRandom(41);
  private final Overlay overlay = new Overlay();
  private int values;

  @Test
  void randomDocuments() throws IOException {
    for (int round = 0; round < 8_000; round++) {
      StringBuilder text = new StringBuilder();
      value(text, 1 + random.nextInt(5));
      byte[] document = Documents.utf8(text.toString());
      compare(JACKSON.readTree(document), overlay.parse(document).root());
      compare(JACKSON.readTree(document), overlay.parse(text.toString()).root());
      Snapshot snapshot = overlay.parse(document).detach();
      overlay.parse("[\"another\"]");
      compare(JACKSON.readTree(document), snapshot.root());
    }
    assertTrue(values > 80_000, () -> "only " + values + " values");
  }

  private void compare(JsonNode expected, Cursor cursor) {
    values++;
    if (expected.isObject()) {
      assertEquals(expected.size(), cursor.count());
      for (Map.Entry<String, JsonNode> member : expected.properties()) {
        assertTrue(cursor.has(member.getKey()));
        cursor.field(member.getKey());
        assertTrue(cursor.nameEquals(member.getKey()));
        assertEquals(member.getKey(), cursor.name());
        compare(member.getValue(), cursor);
        cursor.parent();
        String pointer = "/" + member.getKey().replace("~", "~0").replace("/", "~1");
        assertTrue(cursor.findPointer(pointer));
        assertEquals(member.getKey(), cursor.name());
        cursor.parent();
      }
    } else if (expected.isArray()) {
      assertEquals(expected.size(), cursor.count());
      for (int i = 0; i < expected.size(); i++) {
        compare(expected.get(i), cursor.element(i));
        cursor.parent();
      }
    } else if (expected.isTextual()) {
      compareText(expected.textValue(), cursor);
    } else if (expected.isNumber()) {
      assertEquals(
          expected.decimalValue(),
          cursor.asBigDecimal().setScale(expected.decimalValue().scale()));
      assertEquals(expected.doubleValue(), cursor.asDouble() + 0.0);
      if (expected.isIntegralNumber() && expected.canConvertToLong()) {
        assertEquals(expected.longValue(), cursor.asLong());
      }
    } else if (expected.isBoolean()) {
      assertEquals(expected.booleanValue(), cursor.asBoolean());
    } else {
      assertTrue(cursor.isNull());
    }
  }

  private static void compareText(String expected, Cursor cursor) {
    assertEquals(expected, cursor.asString());
    assertTrue(cursor.equalsString(expected));
    assertTrue(cursor.equalsString(new StringBuilder(expected)));
    assertEquals(expected.hashCode(), cursor.stringHash());
    byte[] utf8 = Documents.utf8(expected);
    assertTrue(cursor.equalsUtf8(utf8));
    byte[] bytes = new byte[cursor.length() + 3];
    int end = cursor.copyUtf8(bytes, 3);
    assertEquals(expected, new String(bytes, 3, end - 3, java.nio.charset.StandardCharsets.UTF_8));
    char[] chars = new char[cursor.length() + 3];
    end = cursor.copyChars(chars, 3);
    assertEquals(expected, new String(chars, 3, end - 3));
    StringBuilder appended = new StringBuilder();
    cursor.appendTo(appended);
    assertEquals(expected, appended.toString());
    CharBuffer buffer = CharBuffer.allocate(expected.length());
    assertDoesNotThrow(() -> cursor.appendTo(buffer));
    assertEquals(expected, buffer.flip().toString());
  }

  private void value(StringBuilder out, int depth) {
    int kind = random.nextInt(depth > 0 ? 8 : 5);
    switch (kind) {
      case 0, 1 -> string(out);
      case 2 -> number(out);
      case 3 -> out.append(random.nextBoolean());
      case 4 -> out.append(random.nextBoolean() ? "null" : "\"\"");
      case 5 -> {
        out.append('[');
        int count = random.nextInt(6);
        for (int i = 0; i < count; i++) {
          separator(out, i, ',');
          value(out, depth - 1);
        }
        space(out);
        out.append(']');
      }
      default -> {
        out.append('{');
        int count = random.nextInt(6);
        for (int i = 0; i < count; i++) {
          separator(out, i, ',');
          out.append('"').append((char) ('a' + i)); // no name twice
          content(out);
          out.append('"');
          space(out);
          out.append(':');
          space(out);
          value(out, depth - 1);
        }
        space(out);
        out.append('}');
      }
    }
  }

  private void separator(StringBuilder out, int i, char separator) {
    space(out);
    if (i > 0) {
      out.append(separator);
      space(out);
    }
  }

  private void space(StringBuilder out) {
    switch (random.nextInt(12)) {
      case 0, 1, 2 -> out.append(' ');
      case 3 -> out.append("\n          ");
      case 4 -> out.append("\r\n\t ");
      default -> {
        // nothing
      }
    }
  }

  private void string(StringBuilder out) {
    out.append('"');
    content(out);
    out.append('"');
  }

  private void content(StringBuilder out) {
    int length = random.nextInt(14);
    boolean plain = random.nextInt(3) > 0;
    for (int i = 0; i < length; i++) {
      switch (plain ? 0 : random.nextInt(8)) {
        case 1 -> out.append("\\n");
        case 2 -> out.append("\\u00e9\\\"");
        case 3 -> out.append("\\ud83d\\ude00");
        case 4 -> out.append('\u4e2d');
        case 5 -> out.appendCodePoint(0x1f600 + i);
        case 6 -> out.append("~/\u00fc");
        default -> out.append((char) ('a' + random.nextInt(26)));
      }
    }
  }

  private void number(StringBuilder out) {
    switch (random.nextInt(5)) {
      case 0 -> out.append(random.nextInt(-1000, 1000));
      case 1 -> out.append(random.nextLong());
      case 2 -> out.append(random.nextLong() >> random.nextInt(64));
      case 3 -> out.append(random.nextInt(-100, 100)).append('.').append(random.nextInt(100_000));
      default -> out.append(random.nextDouble() * Math.pow(10, random.nextInt(-200, 200)));
    }
  }
}
