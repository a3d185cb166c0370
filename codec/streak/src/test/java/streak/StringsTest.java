package streak;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every kind of character at every place within a word, and where a stream's buffer ends. */
class StringsTest {

  /** What a stream's reader gets at a time. */
  private static final int BUFFER = 8 * 1024;

  private final JsonReader in = new JsonReader();
  private final JsonWriter out = new JsonWriter();

  private static byte[] document(byte[] content, int before, int behind) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.write('"');
    bytes.writeBytes("x".repeat(before).getBytes(StandardCharsets.US_ASCII));
    bytes.writeBytes(content);
    bytes.writeBytes("y".repeat(behind).getBytes(StandardCharsets.US_ASCII));
    bytes.write('"');
    return bytes.toByteArray();
  }

  private void assertRead(String expected, byte[] document) {
    assertEquals(expected, in.reset(document).readString());
    in.endDocument();
    in.reset(document).skipValue();
    in.endDocument();
    assertEquals(expected, in.reset(WaysIn.trickle(document)).readString());
    in.endDocument();
    in.reset(WaysIn.trickle(document)).skipValue();
    in.endDocument();
  }

  /** All scalar values up to U+FFFF and some of the others, in Strings of about that length. */
  private static List<String> scalars(int length) {
    List<String> strings = new ArrayList<>();
    StringBuilder s = new StringBuilder();
    for (int point = 0; point <= Character.MAX_CODE_POINT; point += point < 0x10000 ? 1 : 61) {
      if (point < Character.MIN_SURROGATE || point > Character.MAX_SURROGATE) {
        s.appendCodePoint(point);
        if (s.length() >= length) {
          strings.add(s.toString());
          s.setLength(0);
        }
      }
    }
    strings.add(s.appendCodePoint(Character.MAX_CODE_POINT).toString());
    return strings;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 14, 100})
  void everyScalarComesBack(int length) {
    for (String s : scalars(length)) {
      out.reset().value(s);
      byte[] document = out.toByteArray();
      assertRead(s, document);
      assertEquals(s, in.reset(new String(document, StandardCharsets.UTF_8)).readString());
    }
  }

  @Test
  void everyScalarAsEscapes() {
    for (String s : scalars(100)) {
      StringBuilder escaped = new StringBuilder();
      for (int i = 0; i < s.length(); i++) {
        escaped.append(String.format(i % 2 == 0 ? "\\u%04x" : "\\u%04X", (int) s.charAt(i)));
      }
      assertRead(s, RoundTripTest.utf8("\"" + escaped + "\""));
    }
  }

  @Test
  void aWriterEscapesWhatItMustAndNothingElse() {
    for (char c = 0; c < 0x100; c++) {
      out.reset().value("a" + c);
      String expected = switch (c) {
        case '"', '\\' -> "\\" + c;
        case '\b' -> "\\b";
        case '\t' -> "\\t";
        case '\n' -> "\\n";
        case '\f' -> "\\f";
        case '\r' -> "\\r";
        default -> c < ' ' ? "\\u%04x".formatted((int) c) : String.valueOf(c);
      };
      assertEquals("\"a" + expected + "\"", out.toString());
    }
  }

  private static final String[] CHARACTERS = {
    "\u007f", "\u0080", "\u07ff", "\u0800", "\ud7ff", "\ue000", "\ufdd0", "\ufffe", "\uffff",
        "\ufeff",
    "\ud800\udc00", "\udbff\udfff", "\ud83f\udffe", "\"", "\\", "\n", "\0", "\u001f", "\u00e9\"",
        "\n\u4e2d\\"
  };

  @Test
  void everyAlignment() {
    for (String c : CHARACTERS) {
      for (int before = 0; before < 16; before++) {
        for (int behind = 0; behind < 16; behind++) {
          String s = "x".repeat(before) + c + "y".repeat(behind);
          out.reset().value(s);
          byte[] document = out.toByteArray();
          assertRead(s, document);
          // In a range that begins anywhere in a word, with a quotation mark behind.
          byte[] wide = new byte[document.length + 24];
          Arrays.fill(wide, (byte) '"');
          System.arraycopy(document, 0, wide, before, document.length);
          assertEquals(s, in.reset(wide, before, document.length).readString());
          in.endDocument();
          in.reset(wide, before, document.length).skipValue();
          in.endDocument();
        }
      }
    }
  }

  /** Behind each string there is room for all words that are looked at before the end of the buffer is asked for. */
  @Test
  void everyPlaceOfAnEndWithRoomBehind() {
    List<String> lasts = new ArrayList<>(List.of(CHARACTERS));
    lasts.add("");
    for (String last : lasts) {
      for (int before = 0; before < 200; before++) {
        String s = "x".repeat(before) + last;
        String behind = "y".repeat(200);
        out.reset().beginArray();
        out.value(s);
        out.value(s);
        out.value(behind);
        out.endArray();
        assertTrue(in.reset(out.toByteArray()).beginArray());
        assertEquals(s, in.readString());
        assertTrue(in.nextElement());
        assertEquals(s, in.readNullableString());
        assertTrue(in.nextElement());
        assertEquals(behind, in.readString());
        assertFalse(in.nextElement());
        in.endDocument();
      }
    }
  }

  @Test
  void whereTheBufferEnds() {
    for (String c : CHARACTERS) {
      for (int before = BUFFER - 14; before < BUFFER + 2; before++) {
        String s = "x".repeat(before) + c + c + "y".repeat(20);
        out.reset().value(s);
        byte[] document = out.toByteArray();
        WaysIn.everywhere(document, reader -> {
          assertEquals(s, reader.readString());
          reader.endDocument();
        });
        WaysIn.everywhere(document, reader -> {
          reader.skipValue();
          reader.endDocument();
        });
        byte[] spaced =
            RoundTripTest.utf8(" ".repeat(before) + new String(document, StandardCharsets.UTF_8));
        WaysIn.everywhere(spaced, reader -> {
          assertEquals(s, reader.readString());
          reader.endDocument();
        });
      }
    }
  }

  /** In a document and what it stands for: raw and escaped, of every length. */
  private static final String[][] FORMS = {
    {"x", "x"},
    {"\\n", "\n"},
    {"\u00e9", "\u00e9"},
    {"\\u00e9", "\u00e9"},
    {"\u4e2d", "\u4e2d"},
    {"\\u4E2D", "\u4e2d"},
    {"\ud83d\ude00", "\ud83d\ude00"},
    {"\\ud83d\\ude00", "\ud83d\ude00"}
  };

  @Test
  void twoKindsOfCharactersWhereverAStreamIsSplit() {
    for (String[] first : FORMS) {
      for (String[] second : FORMS) {
        byte[] document = RoundTripTest.utf8("\"" + (first[0] + second[0]).repeat(4) + "\"");
        String expected = (first[1] + second[1]).repeat(4);
        Function<JsonReader, WaysIn.Outcome> reading =
            in -> WaysIn.read(in, JsonReader::readString);
        assertEquals(expected, WaysIn.same(document, reading).value());
        WaysIn.sameWhereverItIsSplit(document, reading);
        WaysIn.sameWhereverItIsSplit(document, WaysIn::skip);
      }
    }
  }

  private void assertRefused(byte[] document) {
    WaysIn.Outcome read = WaysIn.same(document, in -> WaysIn.read(in, JsonReader::readString));
    WaysIn.Outcome skipped = WaysIn.same(document, WaysIn::skip);
    assertTrue(read.refused(), () -> WaysIn.shown(document));
    assertEquals(read, skipped, () -> WaysIn.shown(document));
  }

  private static byte[] bytes(int... bytes) {
    byte[] result = new byte[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      result[i] = (byte) bytes[i];
    }
    return result;
  }

  @Test
  void illFormedUtf8AtEveryAlignment() {
    byte[][] illFormed = {
      bytes(0x80),
      bytes(0xbf),
      bytes(0xc0, 0x80),
      bytes(0xc1, 0xbf),
      bytes(0xe0, 0x9f, 0xbf),
      bytes(0xed, 0xa0, 0x80),
      bytes(0xed, 0xbf, 0xbf),
      bytes(0xf0, 0x8f, 0xbf, 0xbf),
      bytes(0xf4, 0x90, 0x80, 0x80),
      bytes(0xf5, 0x80, 0x80, 0x80),
      bytes(0xff),
      bytes(0xc3),
      bytes(0xe4, 0xb8),
      bytes(0xf0, 0x9f, 0x98),
      bytes(0x01),
      bytes(0x1f)
    };
    for (byte[] content : illFormed) {
      for (int before = 0; before < 16; before++) {
        for (int behind : new int[] {0, 1, 2, 7, 8, 20}) {
          assertRefused(document(content, before, behind));
        }
      }
    }
  }

  /** Two bytes, exhaustively; three and four by the bytes where classes begin and end. */
  @Test
  void bytesAreTextWhereTheJdkSaysSo() {
    int[] edges = {
      0x00, 0x22, 0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0,
      0xe1, 0xec, 0xed, 0xee, 0xef, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xff
    };
    for (int first = 0x80; first < 0x100; first++) {
      for (int second = 0; second < 0x100; second++) {
        compare(bytes(first, second));
      }
    }
    int[] last = {0x41, 0x7f, 0x80, 0xbf, 0xc0};
    for (int first : edges) {
      for (int second : edges) {
        for (int third : last) {
          compare(bytes(first, second, third));
          for (int fourth : last) {
            compare(bytes(first, second, third, fourth));
          }
        }
      }
    }
  }

  private void compare(byte[] content) {
    for (byte b : content) {
      if (b >= 0 && b < ' ' || b == '"') {
        return; // not for the decoder to say
      }
    }
    byte[] document = document(content, 0, 0);
    String expected = WaysIn.decoded(content);
    WaysIn.Outcome outcome = WaysIn.read(in.reset(document), JsonReader::readString);
    assertEquals(expected, outcome.value(), () -> Arrays.toString(content));
    assertEquals(expected == null, WaysIn.skip(in.reset(document)).refused());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\ud800",
        "\udc00",
        "a\ud83d",
        "\ud83da",
        "\ude00\ud83d",
        "\ud83d\ud83d\ude00",
        "an ASCII text that is long enough \ud83d",
        "an ASCII text that is long enough \udfff and more"
      })
  void loneSurrogatesInStrings(String s) {
    WaysIn.refused(() -> written(s));
    WaysIn.refused(() -> named(s));
    WaysIn.refused(() -> JsonNames.of(s));
    JsonException e = WaysIn.refused(() -> in.reset("\"" + s + "\"").readString());
    assertTrue(e.getMessage().contains("lone"), e.getMessage());
    WaysIn.refused(() -> in.reset("\"" + s + "\"").skipValue());
    out.reset().value("usable again");
    assertEquals("\"usable again\"", out.toString());
  }

  /** A writer may leave a String for later, but not beyond the end of the document. */
  private byte[] written(String s) {
    out.reset().value(s);
    return out.toByteArray();
  }

  /** Of each length that is short to a writer, and some that are not. */
  @Test
  void aLoneSurrogateIsFoundWhereItStands() {
    for (String lone : List.of("\ud83d", "\ude00", "\ude00\ud83d")) {
      for (String others : List.of("x", "\u00e9", "\u4e2d")) {
        for (int before = 0; before < 20; before++) {
          for (int behind = 0; behind < 20; behind++) {
            String s = others.repeat(before) + lone + others.repeat(behind);
            JsonException e = WaysIn.refused(() -> written(s));
            assertTrue(e.getMessage().endsWith("surrogate at index " + before), e.getMessage());
          }
        }
      }
    }
  }

  private byte[] named(String s) {
    out.reset().name(s);
    return out.toByteArray();
  }

  @Test
  void pairsWhereStringsAreCutForEncoding() {
    // Chunks of the encoder, of the writer, and of a reader's buffer.
    for (int chunk : new int[] {20, 2048, BUFFER / 3, 16 * 1024}) {
      for (int before = chunk - 4; before <= chunk + 4; before++) {
        String s = "x".repeat(before) + "\ud83d\ude00".repeat(3) + "\u00e9\n";
        out.reset().value(s);
        assertArrayEquals(
            RoundTripTest.utf8("\"" + s.replace("\n", "\\n") + "\""), out.toByteArray());
        assertEquals(s, in.reset(out.toString()).readString());
        String lone = "x".repeat(before) + "\ud83d" + "x";
        JsonException e = WaysIn.refused(() -> written(lone));
        assertTrue(e.getMessage().contains("index " + before), e.getMessage());
        e = WaysIn.refused(() -> in.reset("\"" + lone + "\"").readString());
        assertTrue(e.getMessage().contains("index " + (before + 1)), e.getMessage());
      }
    }
  }

  @Test
  void randomStringsOnEveryWay() {
    SplittableRandom random = new SplittableRandom(7);
    for (int round = 0; round < 800; round++) {
      int length = random.nextInt(round % 100 == 0 ? 30_000 : 60);
      StringBuilder s = new StringBuilder();
      for (int i = 0; i < length; i++) {
        s.appendCodePoint(
            switch (random.nextInt(20)) {
              case 0 -> random.nextInt(' ');
              case 1 -> 0x80 + random.nextInt(0x700);
              case 2 -> 0xe000 + random.nextInt(0x1000);
              case 3 -> 0x10000 + random.nextInt(0x100000);
              case 4 -> random.nextBoolean() ? '"' : '\\';
              default -> 'a' + random.nextInt(26);
            });
      }
      String string = s.toString();
      byte[] document = RoundTripTest.ANYTHING.toJsonBytes(List.of(string, string));
      WaysIn.Outcome outcome = WaysIn.same(document, WaysIn::tree);
      assertEquals(List.of(string, string), outcome.value());
      assertFalse(WaysIn.same(document, WaysIn::skip).refused());
    }
  }

  private static final List<String> LATIN_1 =
      List.of("\u00e9", "\u0080", "\u00ff\u00dc", "\u00a2\"", "\"", "\n", "\u0001");

  private static final List<String> OF_ANY_KIND =
      List.of("\u00e9", "\u042f", "\u3042", "\ud83d\ude00", "\"", "\n", "\u0001");

  /** Strings that need more bytes than they have characters, among others that wait with them to be written. */
  @ParameterizedTest
  @ValueSource(doubles = {0.01, 0.05, 0.2, 0.6})
  void stringsThatDoNotFitTheirPlaces(double share) {
    writeAmongOthers(share, OF_ANY_KIND);
    writeAmongOthers(share, LATIN_1);
  }

  private static void writeAmongOthers(double share, List<String> larger) {
    SplittableRandom random = new SplittableRandom(11);
    for (int round = 0; round < 100; round++) {
      List<String> strings = new ArrayList<>();
      for (int i = random.nextInt(600); i >= 0; i--) {
        StringBuilder s = new StringBuilder("x".repeat(random.nextInt(80)));
        while (random.nextDouble() < share) {
          s.append(larger.get(random.nextInt(larger.size())));
          s.append("x".repeat(random.nextInt(16)));
        }
        strings.add(s.toString());
      }
      String expected =
          strings.stream().map(StringsTest::escaped).collect(Collectors.joining(",", "[", "]"));
      assertArrayEquals(RoundTripTest.utf8(expected), RoundTripTest.ANYTHING.toJsonBytes(strings));
      assertEquals(expected, RoundTripTest.ANYTHING.toJson(strings));
      strings.add(random.nextInt(strings.size() + 1), "ab\ud83d");
      for (Executable writing : List.<Executable>of(
          () -> RoundTripTest.ANYTHING.toJsonBytes(strings),
          () -> RoundTripTest.ANYTHING.toJson(strings))) {
        JsonException e = WaysIn.refused(writing);
        assertTrue(e.getMessage().contains("index 2"), e.getMessage());
      }
    }
  }

  /** What a writer has learned of the Strings before shows in its pace alone: long stretches of each kind, behind each other kind. */
  @ParameterizedTest
  @ValueSource(strings = {"", ", of which there is more"})
  void stringsOfAKindBehindThoseOfAnother(String more) {
    String plain = "plain" + more;
    String wide = "\u042f\u3042\u00e9 x" + more;
    String mixed = "a few that are not: \u3042\ud83d\ude22\u00e9, but most are" + more;
    List<String> kinds = List.of(
        plain,
        wide,
        plain,
        "\"x\"" + more,
        wide,
        mixed,
        "\ud83d\ude22y" + more,
        mixed,
        "\u00e9" + more);
    for (int stretch : new int[] {3, 700, 9000}) {
      for (int round = 0; round < 2; round++) {
        StringBuilder expected = new StringBuilder("[");
        out.reset().beginArray();
        for (String kind : kinds) {
          for (int i = 0; i < stretch; i++) {
            out.value(kind);
            expected.append(escaped(kind)).append(',');
          }
        }
        out.endArray();
        expected.setLength(expected.length() - 1);
        assertArrayEquals(RoundTripTest.utf8(expected.append(']').toString()), out.toByteArray());
      }
    }
  }

  /** In UTF-8, some of these have bytes that are special but for their highest bit, before what is not. */
  private static final String TEXT = "abcdefgh #]!\u00a2#\u00dc]\u009c\u0622\u4e22\ud83d\ude22!";

  private static final String[] SPECIAL = {
    "\"", "\\", "\n", "\t", "\r\n", "\u0000", "\u001f", "\n\n"
  };

  private static String escaped(String s) {
    StringBuilder escaped = new StringBuilder("\"");
    for (char c : s.toCharArray()) {
      escaped.append(
          switch (c) {
            case '"' -> "\\\"";
            case '\\' -> "\\\\";
            case '\n' -> "\\n";
            case '\t' -> "\\t";
            case '\r' -> "\\r";
            default -> c < ' ' ? "\\u%04x".formatted((int) c) : String.valueOf(c);
          });
    }
    return escaped.append('"').toString();
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 12, 40, 95, 97, 511, 513, 2047, 5000, 16_384, 50_000})
  void textsOfSeveralLines(int length) throws IOException {
    SplittableRandom random = new SplittableRandom(length);
    int[] points = TEXT.codePoints().toArray();
    for (int round = 0; round < 60; round++) {
      // All of it ASCII; some; or one long way without a character that must be escaped.
      int kinds = round % 3 == 0 ? 8 : points.length;
      int every = round % 5 == 0 ? 2_000 : 25;
      StringBuilder s = new StringBuilder();
      while (s.length() < length) {
        if (random.nextInt(every) == 0) {
          s.append(SPECIAL[random.nextInt(SPECIAL.length)]);
        } else {
          s.appendCodePoint(points[random.nextInt(kinds)]);
        }
      }
      String string = s.toString();
      String expected = "[" + escaped(string) + ",\"a\"," + escaped(string) + "]";
      List<String> strings = List.of(string, "a", string);
      assertEquals(expected, RoundTripTest.ANYTHING.toJson(strings));
      assertEquals(
          expected,
          new String(RoundTripTest.ANYTHING.toJsonBytes(strings), StandardCharsets.UTF_8));
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      RoundTripTest.ANYTHING.toJson(strings, bytes);
      assertEquals(expected, bytes.toString(StandardCharsets.UTF_8));
    }
  }
}
