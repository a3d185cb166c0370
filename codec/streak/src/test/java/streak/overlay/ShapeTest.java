package streak.overlay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import streak.JsonException;
import streak.JsonLimits;
import streak.JsonNames;
import streak.JsonReader;

/** An overlay that expects a document like the one before finds in it what one finds that expects nothing. */
class ShapeTest {

  private static final JsonNames NAMES = JsonNames.of("id", "price", "a", "b", "x", "none");

  private static final String[] DOCUMENTS = {
    CursorTest.PRICE,
    "{\"id\":-12, \"price\" : 1.5e+3,\"tags\":[\"a\",\"\\n\\u00e9\",\"\u00e9\u4e2d\"],\"deep\":[[{\"x\":{}},[]], null ,true,false]}",
    "{\"a\":\"\",\"b\":\"longer than two words\",\"c\":[1,2,3],\"d\\n\":\"e\",\"caf\u00e9\":0}\n",
    "[{\"a\":1,\"b\":\"x\"},{\"a\":22,\"b\":\"yy\"},{\"a\":333,\"b\":\"zzz\"}]",
    "[[\"50123.45\",\"0.5\"],[\"50123.40\",\"1.25\"],[\"50000\",\"12\"]]",
    "  {  \"a\" :\n    [ 1 , \"x\" ] ,\n    \"a name that is longer than two words of eight bytes, and than three and four\" : { \"x\" : null }  }  ",
    "{\"a\":{\"x\":\"1\"},\"b\":{}}",
    "[1,2,3,4,5,6,7,8,9,10]",
    "\"a text that is a document\"",
  };

  /** Expects what it has seen a few times. */
  private static Overlay having(JsonLimits limits, byte[]... seen) {
    Overlay overlay = new Overlay(limits);
    for (byte[] document : seen) {
      for (int i = 0; i < 4; i++) {
        overlay.parse(document);
      }
    }
    return overlay;
  }

  private static void check(Overlay expecting, JsonLimits limits, byte[] document) {
    Overlay fresh = new Overlay(limits);
    JsonException expected = refusal(fresh, document);
    JsonException found = refusal(expecting, document);
    String shown = new String(document, StandardCharsets.ISO_8859_1);
    if (expected != null) {
      assertNotNull(found, shown);
      assertEquals(expected.getMessage(), found.getMessage(), shown);
      assertEquals(expected.offset(), found.offset(), shown);
      return;
    }
    assertEquals(null, found, shown);
    assertEquals(fresh.size, expecting.size, shown);
    assertTrue(
        Arrays.equals(fresh.index, 0, fresh.size, expecting.index, 0, fresh.size),
        () -> shown + "\n" + Arrays.toString(Arrays.copyOf(fresh.index, fresh.size)) + "\n"
            + Arrays.toString(Arrays.copyOf(expecting.index, fresh.size)));
    List<Object> members = new ArrayList<>();
    members(fresh.root(), members);
    for (int i = 0; i < 2; i++) { // the second time, by what was remembered
      List<Object> again = new ArrayList<>();
      members(expecting.root(), again);
      assertEquals(members, again, shown);
    }
  }

  private static JsonException refusal(Overlay overlay, byte[] document) {
    try {
      overlay.parse(document);
      return null;
    } catch (JsonException e) {
      return e;
    }
  }

  /** What a cursor says of names. */
  private static void members(Cursor cursor, List<Object> said) {
    said.add(cursor.kind());
    said.add(cursor.offset());
    said.add(cursor.length());
    if (cursor.kind() == Kind.OBJECT) {
      for (int name = 0; name < NAMES.count(); name++) {
        boolean there = cursor.find(NAMES, name);
        said.add(there ? cursor.offset() : -1);
        if (there) {
          cursor.parent();
        }
      }
      for (int m = cursor.firstMember(NAMES);
          m != JsonReader.NONE;
          m = cursor.nextMember(NAMES, m)) {
        said.add(m);
        said.add(cursor.name());
        members(cursor, said);
      }
    } else if (cursor.kind() == Kind.ARRAY) {
      for (boolean more = cursor.first(); more; more = cursor.next()) {
        members(cursor, said);
      }
    }
  }

  @Test
  void theSameShapeIsFollowed() {
    byte[] document = Documents.utf8(DOCUMENTS[0]);
    Overlay overlay = having(JsonLimits.DEFAULT, document);
    assertEquals(overlay.size, overlay.sure);
    String text = DOCUMENTS[0].replaceAll("\"[0-9.]+\"", "\"1\"").replace("true", "null");
    overlay.parse(Documents.utf8(text));
    assertEquals(overlay.size, overlay.sure);
    overlay.parse(Documents.utf8(text.replaceAll("\"1\"", "\"\\\\u0031 \u00e9 and longer\"")));
    assertEquals(overlay.size, overlay.sure);
    overlay.parse(Documents.utf8(DOCUMENTS[0].replace("\"sell\"", "\"shell\"")));
    assertTrue(overlay.sure > overlay.size / 3 && overlay.sure < overlay.size);
  }

  @Test
  void everyDocumentAfterEveryOther() {
    for (String first : DOCUMENTS) {
      for (String second : DOCUMENTS) {
        Overlay overlay = having(JsonLimits.DEFAULT, Documents.utf8(first));
        for (int i = 0; i < 12; i++) {
          check(overlay, JsonLimits.DEFAULT, Documents.utf8(second));
          check(overlay, JsonLimits.DEFAULT, Documents.utf8(first));
        }
      }
    }
  }

  @Test
  void everyByteReplaced() {
    for (String text : DOCUMENTS) {
      byte[] document = Documents.utf8(text);
      Overlay overlay = having(JsonLimits.DEFAULT, document);
      byte[] flipped = document.clone();
      for (int i = 0; i < document.length; i++) {
        for (char c : "\"\\,:[]{} \n09-.etx\u0001\u00e9\u0080".toCharArray()) {
          flipped[i] = (byte) c;
          check(overlay, JsonLimits.DEFAULT, flipped);
          overlay.parse(document);
        }
        flipped[i] = document[i];
      }
    }
  }

  @Test
  void everyByteLeftOutDoubledOrTheLast() {
    for (String text : DOCUMENTS) {
      byte[] document = Documents.utf8(text);
      Overlay overlay = having(JsonLimits.DEFAULT, document);
      for (int i = 0; i < document.length; i++) {
        byte[] doubled = new byte[document.length + 1];
        System.arraycopy(document, 0, doubled, 0, i + 1);
        System.arraycopy(document, i, doubled, i + 1, document.length - i);
        byte[] shorter = new byte[document.length - 1];
        System.arraycopy(document, 0, shorter, 0, i);
        System.arraycopy(document, i + 1, shorter, i, shorter.length - i);
        check(overlay, JsonLimits.DEFAULT, doubled);
        overlay.parse(document);
        check(overlay, JsonLimits.DEFAULT, shorter);
        overlay.parse(document);
        check(overlay, JsonLimits.DEFAULT, Arrays.copyOf(document, i));
        overlay.parse(document);
        check(overlay, JsonLimits.DEFAULT, Arrays.copyOfRange(document, i, document.length));
        overlay.parse(document);
      }
    }
  }

  @Test
  void valuesOfEveryKindInEveryPlace() {
    String[] values = {
      "1",
      "-0.5e-7",
      "12345678901234567",
      "01",
      "1.",
      "true",
      "false",
      "null",
      "nul",
      "\"\"",
      "\"seven77\"",
      "\"eight888\"",
      "\"sixteen characte\"",
      "\"\\\"\\u00e9\"",
      "\"\u00e9\u4e2d\ud83d\ude00\"",
      "\"\\x\"",
      "\"tab\t\"",
      "[]",
      "{}",
      "[1]",
      "{\"x\":1}",
      ""
    };
    String[] documents = {
      "{\"a\":%s,\"b\":%s,\"c\":{\"x\":%s}}", "[%s, %s, [%s] ]", "[{\"a\":[%s]},{\"a\":[%s,%s]}]"
    };
    for (String document : documents) {
      for (String first : values) {
        if (refusal(new Overlay(), Documents.utf8(document.formatted(first, first, first)))
            != null) {
          continue;
        }
        byte[] learned = Documents.utf8(document.formatted(first, first, first));
        Overlay overlay = having(JsonLimits.DEFAULT, learned);
        for (String other : values) {
          check(
              overlay, JsonLimits.DEFAULT, Documents.utf8(document.formatted(other, first, first)));
          overlay.parse(learned);
          check(
              overlay, JsonLimits.DEFAULT, Documents.utf8(document.formatted(first, other, first)));
          overlay.parse(learned);
          check(
              overlay, JsonLimits.DEFAULT, Documents.utf8(document.formatted(first, first, other)));
          overlay.parse(learned);
          check(
              overlay, JsonLimits.DEFAULT, Documents.utf8(document.formatted(other, other, other)));
          overlay.parse(learned);
        }
      }
    }
  }

  @Test
  void piecesShuffled() {
    SplittableRandom random = new SplittableRandom(7);
    for (String text : DOCUMENTS) {
      byte[] document = Documents.utf8(text);
      Overlay overlay = having(JsonLimits.DEFAULT, document);
      for (int round = 0; round < 3_000; round++) {
        byte[] shuffled = document.clone();
        int length = 1 + random.nextInt(Math.min(12, document.length - 1));
        System.arraycopy(
            document,
            random.nextInt(document.length - length),
            shuffled,
            random.nextInt(document.length - length),
            length);
        check(overlay, JsonLimits.DEFAULT, shuffled);
      }
    }
  }

  @Test
  void limitsHold() {
    JsonLimits limits =
        JsonLimits.DEFAULT.withDepth(3).withStringBytes(21).withNameBytes(10).withNumberChars(22);
    String document = "{\"a\":\"%s\",\"b\":[%s,{\"x\":%s}]}";
    Overlay overlay = having(limits, Documents.utf8(document.formatted("text", "1", "2")));
    for (int length = 1; length < 28; length++) {
      String digits = "1".repeat(length);
      check(overlay, limits, Documents.utf8(document.formatted(digits, "1", "2")));
      check(overlay, limits, Documents.utf8(document.formatted("text", digits, "2")));
      check(overlay, limits, Documents.utf8(document.formatted("text", "1", digits)));
      check(overlay, limits, Documents.utf8(document.formatted("\\n\u00e9" + digits, "1", "[]")));
      check(overlay, limits, Documents.utf8(document.formatted("", "1", "2").replace("x", digits)));
      overlay.parse(Documents.utf8(document.formatted("text", "1", "2")));
    }
  }

  @Test
  void longDocumentsAndManyValues() {
    for (int values : new int[] {100, 126, 127, 128, 129, 130, 250, 400}) {
      for (String value : new String[] {"\"x\"", "{\"a\":\"x\"}", "{\"a\":{\"b\":[[\"x\"]]}}"}) {
        String document = "{\"first\":[" + (value + ",").repeat(values) + value + "]}";
        Overlay overlay = having(JsonLimits.DEFAULT, Documents.utf8(document));
        check(overlay, JsonLimits.DEFAULT, Documents.utf8(document.replace("x", "yy")));
        check(overlay, JsonLimits.DEFAULT, Documents.utf8(document.replace("]}", ",1]}")));
        check(overlay, JsonLimits.DEFAULT, Documents.utf8(document));
      }
    }
  }

  @Test
  void whatComesBetweenLeavesNoTrace() {
    byte[] document = Documents.utf8(DOCUMENTS[0]);
    Overlay overlay = having(JsonLimits.DEFAULT, document);
    byte[][] between = {
      Documents.utf8("[]"),
      Documents.utf8("[1,2]"),
      Documents.utf8("[" + "{\"a\":[1]},".repeat(400) + "1]"),
      Documents.utf8("[" + "{\"a\":[1]},".repeat(100_000) + "1]"),
      Documents.utf8("[1"),
      Documents.utf8("{\"event\":")
    };
    for (byte[] other : between) {
      refusal(overlay, other);
      check(overlay, JsonLimits.DEFAULT, document);
      overlay.clear();
      check(overlay, JsonLimits.DEFAULT, document);
    }
  }

  @Test
  void anywhereInAnArray() {
    for (String text : DOCUMENTS) {
      byte[] document = Documents.utf8(text);
      Overlay overlay = having(JsonLimits.DEFAULT, document);
      for (int front = 0; front < 9; front++) {
        for (int back = 0; back < 3; back++) {
          byte[] wide = new byte[front + document.length + back];
          Arrays.fill(wide, (byte) '1');
          System.arraycopy(document, 0, wide, front, document.length);
          overlay.parse(wide, front, document.length);
          Overlay fresh = new Overlay().parse(wide, front, document.length);
          assertTrue(Arrays.equals(fresh.index, 0, fresh.size, overlay.index, 0, overlay.size));
          Snapshot snapshot = overlay.detach();
          assertEquals(Documents.tree(fresh.root()), Documents.tree(snapshot.root()));
        }
      }
    }
  }
}
