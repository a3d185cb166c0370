package streak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** A document that is a String has a byte for each character on its way in and out; nobody shall see that. */
class TextDocumentTest {

  private static final JsonNames NAMES = JsonNames.of("a", "\u00e9", "\u65e5\u672c");

  /** Strings, some of which are members of objects of one member. */
  private static final class Texts extends JsonAdapter<List<String>> {
    @Override
    public List<String> read(JsonReader in) {
      List<String> texts = new ArrayList<>();
      for (boolean more = in.beginArray(); more; more = in.nextElement()) {
        if (in.peek() == '{') {
          int name = in.beginObject(NAMES);
          texts.add((name < 0 ? in.lastText() : NAMES.name(name)) + in.readString());
          assertEquals(JsonReader.NONE, in.nextMember(NAMES, JsonReader.NONE));
        } else {
          texts.add(in.readString());
        }
      }
      return texts;
    }

    @Override
    public void write(JsonWriter out, List<String> texts) {
      out.beginArray();
      for (int i = 0; i < texts.size(); i++) {
        if (i % 7 == 3) {
          out.beginObject();
          out.name(NAMES, i % 3);
          out.value(texts.get(i));
          out.endObject();
        } else {
          out.value(texts.get(i));
        }
      }
      out.endArray();
    }
  }

  private final JsonAdapter<List<String>> adapter = new Texts();
  private final SplittableRandom random = new SplittableRandom(11);

  private String text(boolean lone) {
    int length = random.nextInt(random.nextInt(6) == 0 ? 1500 : 40);
    int kinds = random.nextInt(3) == 0 ? 12 : 31;
    StringBuilder text = new StringBuilder();
    while (text.length() < length) {
      int kind = random.nextInt(kinds);
      text.append(
          switch (kind) {
            case 12, 13, 14, 15, 16, 17, 18, 19 -> (char) (0x410 + random.nextInt(64));
            case 20, 21 -> (char) (0xa0 + random.nextInt(96));
            case 22, 23, 24 -> (char) (0x4e00 + random.nextInt(5000));
            case 25 -> Character.toString(0x1f300 + random.nextInt(500));
            case 26 -> '\u0122'; // whose low byte is a quotation mark
            case 27 -> lone && random.nextInt(9) == 0 ? '\udc00' : '\uffff';
            case 28 -> '"';
            case 29 -> '\\';
            case 30 -> '\n';
            default -> (char) (' ' + random.nextInt(0x5e));
          });
    }
    return text.toString();
  }

  private List<String> texts(boolean lone) {
    List<String> texts = new ArrayList<>();
    for (int i = random.nextInt(60); i > 0; i--) {
      texts.add(text(lone));
    }
    return texts;
  }

  private static String outcome(Supplier<Object> way) {
    try {
      return way.get().toString();
    } catch (JsonException e) {
      return e.toString();
    }
  }

  @Test
  void writtenAsTheBytesAre() {
    int refused = 0;
    for (int round = 0; round < 2_000; round++) {
      List<String> texts = texts(round % 4 == 0);
      String bytes = outcome(() -> new String(adapter.toJsonBytes(texts), StandardCharsets.UTF_8));
      assertEquals(bytes, outcome(() -> adapter.toJson(texts)));
      refused += bytes.startsWith("[") ? 0 : 1;
    }
    assertTrue(refused > 100 && refused < 500, "refused " + refused);
  }

  @Test
  void readAsTheBytesAre() {
    int refused = 0;
    for (int round = 0; round < 4_000; round++) {
      StringBuilder document = escaped(adapter.toJson(texts(false)), round % 4);
      if (round % 3 == 0) {
        char c = (char) random.nextInt(round % 2 == 0 ? 0x80 : 0x3000);
        int at = random.nextInt(document.length());
        if (!Character.isSurrogate(document.charAt(at))) {
          document.setCharAt(at, c);
        }
      }
      String text = document.toString();
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      String read = outcome(() -> adapter.fromJson(bytes));
      assertEquals(read, outcome(() -> adapter.fromJson(text)));
      assertEquals(outcome(() -> skipped(bytes)), outcome(() -> skipped(text)));
      refused += read.startsWith("[") ? 0 : 1;
    }
    assertTrue(refused > 100 && refused < 1_300, "refused " + refused);
  }

  /** Characters beyond ASCII by their escapes: none of them, few, half, or all. */
  private StringBuilder escaped(String document, int share) {
    StringBuilder escaped = new StringBuilder();
    document.codePoints().forEach(point -> {
      boolean escapes = point >= 0x80
          && switch (share) {
            case 0 -> false;
            case 1 -> random.nextInt(20) == 0;
            case 2 -> random.nextBoolean();
            default -> true;
          };
      String character = Character.toString(point);
      if (escapes) {
        character.chars().forEach(c -> escaped.append("\\u%04x".formatted(c)));
      } else {
        escaped.append(character);
      }
    });
    return escaped;
  }

  private static String skipped(Object document) {
    JsonReader in = new JsonReader();
    if (document instanceof String text) {
      in.reset(text);
    } else {
      in.reset((byte[]) document);
    }
    in.skipValue();
    in.endDocument();
    return "skipped";
  }

  @Test
  void aPairOnTheEdgeOfTheBuffer() {
    for (int before = 16_370; before < 16_400; before++) {
      String text = "x".repeat(before) + "\ud83d\udc4d" + "\u0439".repeat(300_000);
      assertEquals(List.of(text), adapter.fromJson("[\"" + text + "\"]"));
      assertEquals("[\"" + text + "\"]", adapter.toJson(List.of(text)));
    }
  }

  @Test
  void limitsCountBytes() {
    JsonAdapter<List<String>> narrow = adapter.with(JsonLimits.DEFAULT.withStringBytes(10));
    String ten = "[\"\u0439\u0439\u0439\u0439\u0439\"]";
    assertEquals(List.of("\u0439".repeat(5)), narrow.fromJson(ten));
    String twelve = "[\"\u0439\u0439\u0439\u0439\u0439\u0439\"]";
    JsonException e = WaysIn.refused(() -> narrow.fromJson(twelve));
    assertTrue(e.getMessage().contains("at most 10 bytes"), e.getMessage());
    assertEquals(
        outcome(() -> narrow.fromJson(twelve.getBytes(StandardCharsets.UTF_8))), e.toString());
    WaysIn.refused(() -> {
      JsonReader in = new JsonReader(JsonLimits.DEFAULT.withStringBytes(10)).reset(twelve);
      in.skipValue();
    });
  }

  @Test
  void aLoneSurrogateIsFoundWhereItIs() {
    JsonException e = WaysIn.refused(() -> adapter.fromJson("[\"a\",\n\"\u0439\ud83d\"]"));
    assertEquals(9, e.offset());
    assertEquals(2, e.line());
    assertTrue(e.getMessage().contains("in the String at index 8"), e.getMessage());
  }

  /** U+A600 and U+7200 are the bytes C3 and A9 here, which are those of an accented e in UTF-8. */
  @Test
  void aNameIsNotTakenForOneOfOtherCharacters() {
    JsonNames accented = JsonNames.of("caf\u00e9", "plain");
    String other = "caf\ua600\u7200";
    JsonReader in =
        new JsonReader().reset("{\"" + other + "\":1,\"plain\":2,\"" + other + "\":3}      ");
    assertEquals(JsonReader.UNKNOWN, in.beginObject(accented));
    assertEquals(other, in.lastText());
    assertEquals(1, in.readInt());
    assertEquals(1, in.nextMember(accented, JsonReader.UNKNOWN));
    assertEquals(2, in.readInt());
    assertFalse(in.nextMemberIs(accented.token(0)));
    assertEquals(JsonReader.UNKNOWN, in.nextMember(accented, 1));
    assertEquals(3, in.readInt());
    assertEquals(JsonReader.NONE, in.nextMember(accented, 1));
    in.reset("{\"plain\":1,\"caf\u00e9\":2,\"plain\":3}                ");
    assertEquals(1, in.beginObject(accented));
    assertEquals(1, in.readInt());
    assertEquals(0, in.nextMember(accented, 1));
    assertEquals(2, in.readInt());
    assertTrue(in.nextMemberIs(accented.token(1)) || in.nextMember(accented, 0) == 1);
    assertEquals(3, in.readInt());
  }

  @Test
  void namesOfOtherCharactersInATree() {
    JsonAdapter<streak.tree.JsonValue> trees = Streak.create().adapter(streak.tree.JsonValue.class);
    String document =
        "[" + "{\"x\":1,\"caf\u00e9\":2},".repeat(5) + "{\"x\":1,\"caf\ua600\u7200\":2}" + "]";
    assertEquals(document, trees.fromJson(document).toString());
  }
}
