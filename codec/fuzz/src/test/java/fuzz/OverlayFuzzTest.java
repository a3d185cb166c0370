package fuzz;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.provider.MethodSource;
import streak.JsonException;
import streak.JsonNames;
import streak.JsonReader;
import streak.overlay.Columns;
import streak.overlay.Cursor;
import streak.overlay.Overlay;
import streak.overlay.Snapshot;

/** An overlay refuses what a reader refuses, at the same place in the same words, and gives the same values. */
class OverlayFuzzTest {

  private static final JsonNames NAMES = JsonNames.of("a", "\u00e9", "id", "name", "a\"b");
  private static final String[] PATHS = {
    "/a", "/*/a", "/a/*", "/id/name", "/*", "/1", "/a\"b/*/\u00e9"
  };
  private static final byte[] OTHER = {'[', '1', ',', '2', ']'};

  private final JsonReader in = new JsonReader();
  private final Overlay overlay = new Overlay();

  @MethodSource("fuzz.Corpus#documents")
  @FuzzTest
  void likeTheReader(byte[] document) {
    Outcome skipped = Outcome.of(in.reset(document), reader -> {
      reader.skipValue();
      return "skipped";
    });
    byte[] wide = new byte[document.length + 30];
    Arrays.fill(wide, (byte) '"');
    System.arraycopy(document, 0, wide, 11, document.length);
    same(skipped, () -> overlay.parse(wide, 11, document.length));
    String text = Inputs.decoded(document);
    if (text != null) {
      same(skipped, () -> overlay.parse(text));
    }
    same(
        skipped,
        () -> overlay.parse(
            ByteBuffer.allocateDirect(document.length).put(document).flip()));
    same(skipped, () -> overlay.parse(document));
    if (!skipped.refused()) {
      Object tree = Trees.read(in.reset(document), OverlayFuzzTest::skippedNumber);
      assertEquals(tree, tree(overlay.root()));
      Snapshot snapshot = overlay.detach();
      overlay.parse(OTHER);
      assertEquals(tree, tree(snapshot.root()));
      overlay.parse(wide, 11, document.length);
      assertEquals(tree, tree(overlay.detach().root()));
    }
  }

  /** The document's halves, or it and what comes of it by little changes: an overlay that has seen the one reads the other alike. */
  @MethodSource("fuzz.Corpus#documents")
  @FuzzTest
  void oneAfterTheOther(byte[] document) {
    int half = document.length / 2;
    inTurn(Arrays.copyOf(document, half), Arrays.copyOfRange(document, half, document.length));
    int at = document.length == 0 ? 0 : (document[0] & 0xff) * document.length >> 8;
    byte[] changed = document.clone();
    if (at < changed.length) {
      changed[at] = document[document.length - 1];
    }
    inTurn(document, changed);
    inTurn(document, Arrays.copyOf(document, at));
  }

  private static void inTurn(byte[] first, byte[] second) {
    Overlay seasoned = new Overlay();
    Columns columns = new Columns(PATHS);
    for (int i = 0; i < 4; i++) {
      read(seasoned, columns, first);
    }
    for (byte[] next : List.of(second, first, second)) {
      assertEquals(read(new Overlay(), new Columns(PATHS), next), read(seasoned, columns, next));
    }
  }

  /** The tree, and where the columns' values are; or what is wrong. */
  private static Object read(Overlay overlay, Columns columns, byte[] document) {
    try {
      List<@Nullable Object> all = new ArrayList<>();
      all.add(tree(overlay.parse(document).root()));
      all.addAll(offsets(columns.read(overlay), overlay.root()));
      return all;
    } catch (JsonException e) {
      return e.getMessage();
    }
  }

  /** By column and row; each is where a cursor finds what the path says, of members of one name the first. */
  private static List<List<Integer>> offsets(Columns columns, Cursor root) {
    List<List<Integer>> offsets = new ArrayList<>();
    for (int column = 0; column < PATHS.length; column++) {
      List<Integer> rows = new ArrayList<>();
      for (int row = 0; row < columns.rows(column); row++) {
        String pointer = PATHS[column].replace("*", "" + row);
        boolean found = root.findPointer(pointer);
        assertEquals(found, columns.has(column, row), pointer);
        rows.add(found ? columns.at(column, row).offset() : -1);
        if (found) {
          assertEquals(root.offset(), columns.offset(), pointer);
          while (root.depth() > 0) {
            root.parent();
          }
        }
      }
      offsets.add(rows);
    }
    return offsets;
  }

  /** The overlay knows the pointer besides. */
  private static void same(Outcome skipped, Supplier<Overlay> parsing) {
    try {
      parsing.get();
      assertTrue(!skipped.refused(), () -> "accepted what a reader refuses: " + skipped);
    } catch (JsonException e) {
      assertEquals(skipped.offset(), e.offset(), e::getMessage);
      assertEquals(skipped.line(), e.line(), e::getMessage);
      assertEquals(skipped.column(), e.column(), e::getMessage);
      assertTrue(skipped.refused() && e.getMessage().startsWith(skipped.expected()), e::getMessage);
    }
  }

  /** A number as its text; in every form in which one can be asked for, it is what a reader makes of that text. */
  private static String number(Cursor at) {
    byte[] raw = new byte[at.length()];
    at.copyTo(raw, 0);
    JsonReader again = new JsonReader();
    assertEquals(orRefused(again.reset(raw)::readDouble), orRefused(at::asDouble));
    assertEquals(orRefused(again.reset(raw)::readLong), orRefused(at::asLong));
    assertEquals(orRefused(again.reset(raw)::readInt), orRefused(at::asInt));
    assertEquals(orRefused(again.reset(raw)::readBigDecimal), orRefused(at::asBigDecimal));
    for (int scale : new int[] {0, 4, 18}) {
      assertEquals(
          orRefused(() -> again.reset(raw).readDecimal(scale)),
          orRefused(() -> at.asDecimal(scale)));
    }
    return "number";
  }

  private static Object skippedNumber(JsonReader in) {
    in.skipValue();
    return "number";
  }

  private static Object orRefused(Supplier<Object> value) {
    try {
      return value.get();
    } catch (JsonException e) {
      return "refused";
    }
  }

  private static @Nullable Object tree(Cursor at) {
    return switch (at.kind()) {
      case OBJECT -> object(at);
      case ARRAY -> {
        List<@Nullable Object> elements = new ArrayList<>();
        List<Integer> offsets = new ArrayList<>();
        for (boolean more = at.first(); more; more = at.next()) {
          offsets.add(at.offset());
          elements.add(tree(at));
        }
        assertEquals(elements.size(), at.count());
        for (int i = 0; i < elements.size(); i += 1 + elements.size() / 3) {
          assertEquals(offsets.get(i), at.element(i).offset());
          at.parent();
        }
        yield elements;
      }
      case STRING -> string(at);
      case BOOLEAN -> at.asBoolean();
      case NULL -> null;
      case NUMBER -> number(at);
    };
  }

  private static Map<String, @Nullable Object> object(Cursor at) {
    Map<String, @Nullable Object> members = new LinkedHashMap<>();
    Map<String, Integer> first = new LinkedHashMap<>();
    List<Integer> indexes = new ArrayList<>();
    for (boolean more = at.first(); more; more = at.next()) {
      String name = at.name();
      assertTrue(at.nameEquals(name));
      first.putIfAbsent(name, at.offset());
      indexes.add(index(name));
      members.put(name, tree(at));
    }
    int member = 0;
    for (int m = at.firstMember(NAMES); m != JsonReader.NONE; m = at.nextMember(NAMES, m)) {
      assertEquals(indexes.get(member++), m);
    }
    assertEquals(indexes.size(), member);
    first.entrySet().stream().limit(3).forEach(e -> {
      assertEquals(e.getValue(), at.field(e.getKey()).offset());
      at.parent();
    });
    for (int i = 0; i < NAMES.count(); i++) {
      boolean found = at.find(NAMES, i);
      assertEquals(first.containsKey(NAMES.name(i)), found);
      if (found) {
        assertEquals(first.get(NAMES.name(i)), at.offset());
        at.parent();
      }
    }
    return members;
  }

  private static int index(String name) {
    for (int i = 0; i < NAMES.count(); i++) {
      if (NAMES.name(i).equals(name)) {
        return i;
      }
    }
    return JsonReader.UNKNOWN;
  }

  private static String string(Cursor at) {
    String text = at.asString();
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    assertEquals(text.hashCode(), at.stringHash());
    assertTrue(at.equalsString(text) && at.equalsUtf8(utf8));
    assertTrue(!at.equalsString(text + "x"));
    byte[] copy = new byte[at.length()];
    assertArrayEquals(utf8, Arrays.copyOf(copy, at.copyUtf8(copy, 0)));
    char[] chars = new char[at.length()];
    assertEquals(text, new String(chars, 0, at.copyChars(chars, 0)));
    StringBuilder appended = new StringBuilder();
    at.appendTo(appended);
    assertEquals(text, appended.toString());
    return text;
  }
}
