package streak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import streak.WaysIn.Outcome;

/** An error says where it is, alike on every way in, and what would cure it. */
class JsonExceptionTest {

  private static JsonException problem(String document) {
    return WaysIn.refused(() -> RoundTripTest.ANYTHING.fromJson(RoundTripTest.utf8(document)));
  }

  @Test
  void thePointerGrowsAtTheFrontAndEscapes() {
    JsonException e = problem("x");
    assertEquals("", e.pointer());
    assertFalse(e.getMessage().contains(" at "), e.getMessage());
    JsonException same = e.inMember("a/b~c~1").inElement(12).inMember("").inMember("\u00e9 \"q\"");
    assertEquals("/\u00e9 \"q\"//12/a~1b~0c~01", e.pointer());
    assertEquals(e, same);
    assertTrue(
        e.getMessage().contains(" at /\u00e9 \"q\"//12/a~1b~0c~01 (line 1, column 1, byte 0)"),
        e.getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "x|0|1|1",
        "[1,x]|3|1|4",
        "[1,$$  x]|7|3|3",
        "[1,$$  tru ]|7|3|3",
        "{$\"a\" 1}|6|2|5",
        "[$1$2]|4|3|1",
        "[\"\u00e9\",x]|6|1|7",
        "[\"$\"]|2|1|3",
        "[\"ab\\x\"]|4|1|5",
        "[$\"ab\\ud800\"]|5|2|4",
        "[01]|1|1|2",
        "[$1.]|2|2|1",
        "[1e999]|1|1|2",
        "[1]$ x|5|2|2",
        "[$1,$2|6|3|2",
        "[\"abc|5|1|6",
        "{\"a\":1,}|7|1|8",
        "[1,]|3|1|4",
      })
  void thePlaceIsTheSameOnEveryWayIn(String text, long offset, long line, long column) {
    for (String front : new String[] {"", " ".repeat(20_000), "\n".repeat(20_000)}) {
      byte[] document = RoundTripTest.utf8(front + text.replace('$', '\n'));
      Outcome outcome = WaysIn.same(document, WaysIn::tree);
      boolean lines = front.startsWith("\n");
      long sameLine = line == 1 && !lines ? front.length() : 0;
      assertEquals(
          new Outcome(
              true,
              null,
              front.length() + offset,
              line + (lines ? front.length() : 0),
              column + sameLine),
          outcome);
    }
  }

  /** Of elements that an adapter refuses when it has read them; where that is all of an array or an object, it is behind. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "128|0|1|1",
        "[1,128]|3|1|4",
        "[1,$ -12.5e+3]|5|2|2",
        "[1 , true ]|5|1|6",
        "[false]|1|1|2",
        "[null]|1|1|2",
        "[\"\",\"a\"$]|4|1|5",
        "[$\"ab\\\\\\\"c\u00e9\" ]|2|2|1",
        "[\"\\\\\",\"\\\"\"]|1|1|2",
        "[{},1]|1|1|2",
      })
  void whatAnAdapterRefusesIsAtItsBeginning(String text, long offset, long line, long column) {
    for (String front : new String[] {"", " ".repeat(20_000)}) {
      byte[] document = RoundTripTest.utf8(front + text.replace('$', '\n'));
      Outcome outcome = WaysIn.same(document, in -> WaysIn.read(in, JsonExceptionTest::choosy));
      long sameLine = line == 1 ? front.length() : 0;
      assertEquals(
          new Outcome(true, null, front.length() + offset, line, column + sameLine), outcome);
    }
  }

  /** Takes ones and empty strings, and arrays of them. */
  private static Object choosy(JsonReader in) {
    switch (in.peek()) {
      case '[' -> {
        for (boolean more = in.beginArray(); more; more = in.nextElement()) {
          choosy(in);
        }
        return "";
      }
      case '"' -> {
        String read = in.readString();
        return read.isEmpty() ? read : refuse(in);
      }
      case 't', 'f' -> {
        return in.readBoolean() ? refuse(in) : refuse(in);
      }
      case 'n' -> {
        return in.readNull() ? refuse(in) : "";
      }
      default -> {
        return in.readNumberText().equals("1") ? "" : refuse(in);
      }
    }
  }

  private static Object refuse(JsonReader in) {
    throw JsonException.at(in, "expected something else, found this");
  }

  @Test
  void theMessageSaysWhatWasFound() {
    for (Map.Entry<String, String> found : Map.of(
            "[}", "'}'",
            "[1 {}]", "an object",
            "[1 []]", "an array",
            "[1 \"a\"]", "a string",
            "[1 -]", "a number",
            "[1 nul]", "nul",
            "[1 \u0001", "the byte 0x01",
            "[1 \u00e9", "the byte 0xC3",
            "[1", "the end of the document")
        .entrySet()) {
      String message = problem(found.getKey()).getMessage();
      assertTrue(message.contains("found " + found.getValue() + " ("), message);
    }
  }

  /** A mark cannot be seen in an editor, and who meets one has often not heard of it. */
  @Test
  void aDocumentThatBeginsWithAByteOrderMarkIsToldSo() {
    String cure = "; a document is in UTF-8, without a byte order mark";
    String found = "expected a number, found the byte 0xEF (line 1, column 1, byte 0)";
    JsonException ofText = WaysIn.refused(() -> RoundTripTest.ANYTHING.fromJson("\ufeff[]"));
    assertEquals(problem("\ufeff[]").getMessage(), ofText.getMessage());
    assertEquals(found + cure, ofText.getMessage());
    for (Charset utf16 : List.of(StandardCharsets.UTF_16BE, StandardCharsets.UTF_16LE)) {
      byte[] document = "\ufeff[]".getBytes(utf16);
      String message =
          WaysIn.refused(() -> RoundTripTest.ANYTHING.fromJson(document)).getMessage();
      assertTrue(message.endsWith(cure), message);
    }
    for (String other : List.of("[\ufeff]", "\u00e9", "\ud83d\ude00")) {
      String message = problem(other).getMessage();
      assertFalse(message.contains("mark"), message);
    }
  }

  @Test
  void aMessageIsShortHoweverLongTheDocument() {
    for (String text : List.of(
        "1".repeat(2_000_000),
        "\"" + "x".repeat(21_000_000) + "\"",
        "t".repeat(1_000_000),
        "[1 " + "f".repeat(1_000_000),
        "1".repeat(500) + "x",
        "1".repeat(999) + ".")) {
      String message = problem(text).getMessage();
      assertTrue(
          message.length() < 300,
          () -> message.length() + " characters: " + message.substring(0, 300));
    }
  }

  @Test
  void aTextOfTheDocumentIsShownInPart() {
    JsonReader in = new JsonReader().reset("\"\"");
    String problem = "expected a Color, found \"" + "x".repeat(1_000_000) + "\"";
    String message = JsonException.at(in, problem).getMessage();
    assertTrue(message.startsWith("expected a Color, found \"xxx"), message);
    assertTrue(message.contains("xxx...xxx") && message.contains("xxx\" (line 1"), message);
    assertTrue(message.length() < 2_100, () -> message.length() + " characters");
  }

  @Test
  @Timeout(20)
  void longNamesAtEveryLevelAreNotCopiedAtEveryLevel() {
    JsonException e = problem("x");
    String name = "n".repeat(50_000);
    for (int level = 0; level < 5_000; level++) {
      e.inMember(name);
    }
    assertTrue(e.getMessage().length() < 2_200);
  }

  @Test
  void whoSentTheDocumentIsToldNothingOfTheProgram() {
    JsonException limit = problem("[" + "1".repeat(1001) + "]").inMember("a");
    assertTrue(limit.getMessage().contains("JsonLimits"), limit.getMessage());
    assertEquals(
        limit.getMessage(),
        limit.messageForSender() + "; JsonLimits.withNumberChars would allow it");
    JsonReader in = new JsonReader().reset("[7]");
    in.beginArray();
    in.readInt();
    JsonException refused = JsonException.refused(
            in, new IllegalStateException("no row in SECRETS"))
        .inElement(0);
    assertTrue(refused.getMessage().contains("no row in SECRETS"), refused.getMessage());
    assertEquals(
        "expected a value that is accepted, found another at /0 (line 1, column 3, byte 2)",
        refused.messageForSender());
    assertEquals(
        "expected a Color", JsonException.ofWriting("expected a Color").messageForSender());
  }

  @Test
  void aLimitNamesItsCure() {
    assertTrue(
        problem("[".repeat(501)).getMessage().endsWith("; JsonLimits.withDepth would allow it"));
    assertTrue(problem("1".repeat(1001))
        .getMessage()
        .endsWith("; JsonLimits.withNumberChars would allow it"));
    assertTrue(problem("\"" + "x".repeat(20_000_001) + "\"")
        .getMessage()
        .endsWith("; JsonLimits.withStringBytes would allow it"));
    assertTrue(problem("{\"" + "x".repeat(50_001) + "\":1}")
        .getMessage()
        .endsWith("; JsonLimits.withNameBytes would allow it"));
  }

  @Test
  void aProblemThatIsInNoDocumentHasNoPlace() {
    JsonException e = WaysIn.refused(() -> new JsonWriter().value(Double.NaN));
    assertEquals(-1, e.offset());
    assertFalse(e.getMessage().contains("line"), e.getMessage());
  }

  @Test
  void aWordIsShownWholeHoweverItCame() {
    for (String wrong :
        new String[] {"nul", "nuls", "nothing", "n\u00e9e", "nonesuch-es", "none of these"}) {
      String whole =
          WaysIn.refused(() -> new JsonReader().reset(wrong).readNull()).getMessage();
      String byByte = WaysIn.refused(() ->
              new JsonReader().reset(WaysIn.trickle(RoundTripTest.utf8(wrong))).readNull())
          .getMessage();
      assertEquals(whole, byByte);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2147483648|2",
        "-2147483649|2",
        "9223372036854775807|2",
        "9223372036854775808|2",
        "1.5|2"
      })
  void aNumberThatDoesNotFitIsPointedAt(String number, long offset) {
    byte[] document = RoundTripTest.utf8("[ " + number + " ]");
    Outcome outcome = WaysIn.same(
        document,
        reader -> WaysIn.read(reader, in -> {
          in.beginArray();
          return in.readInt();
        }));
    assertEquals(new Outcome(true, null, offset, 1, offset + 1), outcome);
  }

  @Test
  void aNumberThatIsNotWholeIsPointedAt() {
    for (String number : List.of("1.5", "1e-3", "-0.1")) {
      byte[] document = RoundTripTest.utf8("[ " + number + " ]");
      Outcome outcome = WaysIn.same(
          document,
          reader -> WaysIn.read(reader, in -> {
            in.beginArray();
            return in.readBigInteger();
          }));
      assertEquals(new Outcome(true, null, 2, 1, 3), outcome);
    }
  }

  @Test
  void aReaderIsAsNewAfterAnError() {
    JsonReader in = new JsonReader();
    for (String wrong :
        List.of("[[[[x", "{\"a\":{\"b\":[1,2,\"\\x", "\"\u00e9", "1e", "[".repeat(501))) {
      Outcome first = WaysIn.tree(new JsonReader().reset(wrong));
      assertEquals(first, WaysIn.tree(in.reset(wrong)));
      assertEquals(first, WaysIn.skip(in.reset(wrong)));
      byte[] deepest = RoundTripTest.utf8("[".repeat(500) + "]".repeat(500));
      assertFalse(WaysIn.tree(in.reset(deepest)).refused());
    }
  }

  @Test
  void aStreamThatFailsIsNoFaultOfTheDocument() {
    IOException failure = new IOException("gone");
    InputStream broken = new InputStream() {
      @Override
      public int read() throws IOException {
        throw failure;
      }
    };
    UncheckedIOException e =
        assertThrows(UncheckedIOException.class, () -> RoundTripTest.ANYTHING.fromJson(broken));
    assertEquals(failure, e.getCause());
    assertEquals(List.of(), RoundTripTest.ANYTHING.fromJson("[]"));
  }

  @Test
  void aStreamThatCannotBeWrittenToFailsAlikeHoweverMuchIsWritten() {
    IOException failure = new IOException("full");
    OutputStream full = new OutputStream() {
      @Override
      public void write(int b) throws IOException {
        throw failure;
      }
    };
    for (int length : new int[] {1, 100_000}) {
      List<Object> values = Collections.nCopies(length, "x");
      JsonAdapter<Object> anything = RoundTripTest.ANYTHING;
      assertEquals(failure, assertThrows(IOException.class, () -> anything.toJson(values, full)));
      assertEquals(
          failure,
          assertThrows(IOException.class, () -> anything.writeLines(values.iterator(), full)));
    }
    assertEquals("[]", RoundTripTest.ANYTHING.toJson(List.of()));
  }

  @Test
  void aMapMayNotHaveANullKey() {
    Map<String, Integer> map = new HashMap<>();
    map.put(null, 1);
    JsonAdapter<Map<String, Map<String, Integer>>> adapter =
        Streak.create().adapter(Integer.class).map().map();
    JsonException refusal = WaysIn.refused(() -> adapter.toJson(Map.of("a", map)));
    assertEquals("expected a map whose keys are not null, found null at /a", refusal.getMessage());
  }

  @Test
  void aMessageIsOneLineWhateverTheDocumentHolds() {
    JsonAdapter<Map<String, Integer>> adapter =
        Streak.create().adapter(Integer.class).map();
    String name = "a\nb\u001b[2J\u007f\u0085\u2028\u202e";
    String document = "{" + RoundTripTest.ANYTHING.toJson(name) + ":\"x\"}";
    JsonException e = WaysIn.refused(() -> adapter.fromJson(document));
    assertEquals("/" + name, e.pointer());
    String words =
        "expected a number, found a string at /a\\u000ab\\u001b[2J\\u007f\\u0085\\u2028\\u202e (line 1,";
    assertEquals(words, e.getMessage().substring(0, words.length()));
  }
}
