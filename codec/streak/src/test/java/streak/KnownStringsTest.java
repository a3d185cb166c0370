package streak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import streak.WaysIn.Outcome;

/** Strings that are matched against names: by all of their bytes, on every way in; and what an unknown one was. */
class KnownStringsTest {

  private static final String[] WORDS = {
    "RED",
    "GREEN",
    "GRE",
    "",
    "exactly",
    "eight_by",
    "fifteen__chars_",
    "sixteen___chars_",
    "caf\u00e9",
    "\ud83d\ude00",
    "a\"b",
    "line\nfeed",
    "colon:",
    "back\\slash",
    "a\"",
    "#hash",
    "twelve chars",
    "thirteen chars",
    "fourteen chars.",
    "fourteen \"chars\"",
    "\\"
  };

  private static final JsonNames NAMES = JsonNames.of(WORDS);

  private static Outcome one(JsonReader reader) {
    return WaysIn.read(reader, in -> {
      in.beginArray();
      int found = in.readString(NAMES);
      String text = found < 0 ? in.lastText() : NAMES.name(found);
      in.nextElement();
      return found + " " + text + in.readBoolean() + in.nextElement();
    });
  }

  private static byte[] document(String quoted) {
    return RoundTripTest.utf8("[ " + quoted + ",true]");
  }

  private static void assertFound(int index, String text, String quoted) {
    // Near the end of a document names are compared in another way.
    for (String behind : List.of("", " ".repeat(2 * JsonNames.HEAD * 8))) {
      byte[] document = document(quoted + behind);
      Outcome outcome = WaysIn.same(document, KnownStringsTest::one);
      assertEquals(index + " " + text + "truefalse", outcome.value(), quoted);
      WaysIn.sameWhereverItIsSplit(document, KnownStringsTest::one);
    }
  }

  @Test
  void everyNameIsItself() {
    for (int i = 0; i < WORDS.length; i++) {
      assertFound(i, WORDS[i], RoundTripTest.ANYTHING.toJson(WORDS[i]));
    }
  }

  @Test
  void nothingElseIsAName() {
    for (String word : WORDS) {
      for (String other : List.of(
          word + "x",
          "x" + word,
          word + ":",
          word + "\"",
          word + "\0",
          word + "\"b" + word,
          word.toLowerCase())) {
        if (!List.of(WORDS).contains(other)) {
          assertFound(JsonReader.UNKNOWN, other, RoundTripTest.ANYTHING.toJson(other));
        }
      }
    }
  }

  @Test
  void howItIsWrittenDoesNotMatter() {
    assertFound(0, "RED", "\"\\u0052E\\u0044\"");
    assertFound(8, "caf\u00e9", "\"caf\\u00E9\"");
    assertFound(9, "\ud83d\ude00", "\"\\ud83d\\uDE00\"");
    assertFound(JsonReader.UNKNOWN, "re\td", "\"re\\td\"");
    assertFound(JsonReader.UNKNOWN, "\\u0052ED", "\"\\\\u0052ED\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {"5|2", "null|2", "\"RED|6", "\"\\x\"|3", "\"\\ud800\"|3", "\"\u0001\"|3", "x|2"})
  void whatIsNoStringIsRefused(String value, long offset) {
    byte[] document = RoundTripTest.utf8("[ " + value);
    Outcome outcome = WaysIn.same(document, KnownStringsTest::one);
    assertTrue(outcome.refused());
    assertEquals(offset, outcome.offset());
    WaysIn.sameWhereverItIsSplit(document, KnownStringsTest::one);
  }

  @Test
  void aStringThatIsTooLongIsRefusedButNotAKnownOne() {
    JsonLimits limits = JsonLimits.DEFAULT.withStringBytes(3);
    assertFalse(
        WaysIn.same(document("\"eight_by\""), limits, KnownStringsTest::one).refused());
    Outcome outcome =
        WaysIn.same(document("\"" + "x".repeat(30) + "\""), limits, KnownStringsTest::one);
    assertTrue(outcome.refused());
    assertEquals(2, outcome.offset());
  }

  private static Outcome notOneOf(JsonReader reader) {
    return WaysIn.read(reader, in -> {
      in.beginArray();
      assertEquals(JsonReader.UNKNOWN, in.readString(NAMES));
      throw JsonException.notOneOf(in, NAMES);
    });
  }

  @Test
  void anUnknownStringIsNamedWhereItStands() {
    for (String quoted :
        List.of("\"BLUE\"", "\"BL\\u0055E\"", "\"" + "\u00e9".repeat(9_000) + "\"")) {
      byte[] document = RoundTripTest.utf8("[\n  " + quoted + "]");
      Outcome outcome = WaysIn.same(document, KnownStringsTest::notOneOf);
      assertEquals(new Outcome(true, null, 4, 2, 3), outcome);
    }
    JsonReader in = new JsonReader().reset("\"BLUE\"");
    in.readString(NAMES);
    String message = JsonException.notOneOf(in, NAMES).getMessage();
    assertTrue(message.startsWith("expected one of RED, GREEN, GRE, , exactly, "), message);
    assertTrue(message.contains(", found \"BLUE\" (line 1, column 1, byte 0)"), message);
  }

  @Test
  void theMessageIsShort() {
    JsonNames many =
        JsonNames.of(IntStream.range(0, 1_000).mapToObj(i -> "n" + i).toArray(String[]::new));
    JsonReader in = new JsonReader().reset("\"" + "x".repeat(100_000) + "\"");
    in.readString(many);
    String message = JsonException.notOneOf(in, many).getMessage();
    assertTrue(message.contains("n19 and 980 more, found \"xxx"), message);
    assertTrue(message.contains("x...\""), message);
    assertTrue(message.length() < 300, message);
  }

  private static Outcome unknownMember(JsonReader reader) {
    return WaysIn.read(reader, in -> {
      int m = in.beginObject(NAMES);
      while (m >= 0) {
        in.skipValue();
        m = in.nextMember(NAMES, m);
      }
      String text = in.lastText();
      JsonException e = JsonException.unknown(in, NAMES);
      in.skipValue();
      in.nextMember(NAMES, m);
      return text + " " + e.offset() + " " + e.line() + ":" + e.column();
    });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"other\":1}",
        "{\"other\" :1}",
        "{\"other\" \n\n : 1}",
        "{\n\"\\u006fther\"\n:1}",
        "{\n\"o\\u0074her\"    \t\r\n  :1}"
      })
  void anUnknownMemberIsNamedWhereItStands(String text) {
    for (String front : List.of(
        "", "\"RED\":[1,\n2],", "\"GREEN\":\"" + "x".repeat(Input.LARGEST_KEPT - 30) + "\",")) {
      byte[] document = RoundTripTest.utf8(text.replace("{", "{" + front));
      Outcome outcome = WaysIn.same(document, KnownStringsTest::unknownMember);
      assertTrue(outcome.value().toString().startsWith("other "), () -> outcome.toString());
      if (front.length() < 100) {
        WaysIn.sameWhereverItIsSplit(document, KnownStringsTest::unknownMember);
      } else {
        // Every way in which the name may stand at a buffer's end.
        for (int more = 0; more < 24; more++) {
          byte[] longer = RoundTripTest.utf8(" ".repeat(more) + text.replace("{", "{" + front));
          assertFalse(WaysIn.same(longer, KnownStringsTest::unknownMember).refused());
        }
      }
    }
  }

  @Test
  void anUnknownMemberSaysWhichAndWhere() {
    JsonReader in = new JsonReader().reset("{\"RED\":1,\n \"BLUE\" : 2}");
    int m = in.beginObject(NAMES);
    in.skipValue();
    assertEquals(JsonReader.UNKNOWN, in.nextMember(NAMES, m));
    String message = JsonException.unknown(in, NAMES).getMessage();
    assertTrue(message.contains(", found \"BLUE\" (line 2, column 2, byte 11)"), message);
  }

  @Test
  void theTextIsGoneOrRightButNeverWrong() {
    byte[] document = RoundTripTest.utf8(
        "[\"BLUE\",\"" + "x".repeat(3 * Input.LARGEST_KEPT) + "\",\"GREENISH\"]");
    JsonReader in = new JsonReader().reset(WaysIn.trickle(document));
    in.beginArray();
    in.readString(NAMES);
    in.nextElement();
    in.skipValue();
    assertThrows(IllegalStateException.class, in::lastText);
    in.nextElement();
    in.readString(NAMES);
    assertEquals("GREENISH", in.lastText());
    in.release();
    assertNotEquals("GREENISH", in.lastText());
  }

  /** Lines are counted on from where they were counted last; now and then, the buffer has moved since. */
  @Test
  void aPlaceIsToldThoughMuchCameBeforeAndAfter() {
    StringBuilder document = new StringBuilder("{\n\"x\" : 0 ,");
    int lines = 60_000;
    for (int i = 0; i < lines; i++) {
      document.append("\n \"x\":").append(i).append(',');
    }
    document.append("\n  \"last\"").append(" ".repeat(2 * Input.LARGEST_KEPT)).append(":0}");
    String text = document.toString();
    for (JsonReader in : List.of(
        new JsonReader().reset(WaysIn.trickle(RoundTripTest.utf8(text))),
        new JsonReader().reset(new ByteArrayInputStream(RoundTripTest.utf8(text))),
        new JsonReader().reset(RoundTripTest.utf8(text)),
        new JsonReader().reset(text))) {
      int m = in.beginObject(NAMES);
      for (int i = 0; i <= lines; i++) {
        assertEquals("x", in.lastText());
        in.skipValue();
        m = in.nextMember(NAMES, m);
      }
      assertEquals("last", in.lastText());
      JsonException e = JsonException.unknown(in, NAMES);
      assertEquals(lines + 3, e.line());
      assertEquals(3, e.column());
      assertEquals(text.lastIndexOf("\"last"), e.offset());
    }
  }
}
