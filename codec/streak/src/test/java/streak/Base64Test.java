package streak;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import streak.WaysIn.Outcome;

/** Bytes as RFC 4648 section 4 writes them, and nothing else; the JDK's codec is the oracle. */
class Base64Test {

  /** Bytes as text, which can be compared. */
  private static Outcome read(JsonReader reader) {
    return WaysIn.read(reader, in -> {
      in.beginArray();
      String bytes = Arrays.toString(in.readBase64());
      return bytes + in.nextElement();
    });
  }

  private static byte[] written(byte[] bytes) {
    JsonWriter out = new JsonWriter();
    out.beginArray();
    out.base64(bytes);
    out.endArray();
    return out.toByteArray();
  }

  @Test
  void everyLengthAndEveryByte() {
    Random random = new Random(7);
    for (int length = 0; length < 300; length++) {
      byte[] bytes = new byte[length];
      random.nextBytes(bytes);
      byte[] document = written(bytes);
      assertEquals(
          "[\"" + Base64.getEncoder().encodeToString(bytes) + "\"]",
          new String(document, java.nio.charset.StandardCharsets.US_ASCII));
      assertEquals(
          Arrays.toString(bytes) + "false",
          WaysIn.same(document, Base64Test::read).value());
      if (length < 20) {
        WaysIn.sameWhereverItIsSplit(document, Base64Test::read);
      }
    }
  }

  @Test
  void thePairsOfLetters() {
    // All values of twelve bits, alone and in the middle.
    for (int bits = 0; bits < 4096; bits++) {
      for (byte[] bytes : List.of(
          new byte[] {(byte) (bits >> 4), (byte) (bits << 4)},
          new byte[] {1, 2, 3, (byte) (bits >> 4), (byte) (bits << 4 | 5), 6, 7})) {
        String json = "\"" + Base64.getEncoder().encodeToString(bytes) + "\"";
        assertArrayEquals(bytes, new JsonReader().reset(json).readBase64());
      }
    }
  }

  @Test
  void theSlashMayBeEscaped() {
    byte[] bytes = {-1, -1, -1, 0};
    for (String text : List.of("////AA==", "\\/\\/\\/\\/AA==", "//\\u002f\\/\\u0041A\\u003D=")) {
      byte[] document = RoundTripTest.utf8("[\"" + text + "\" ]");
      assertEquals(
          Arrays.toString(bytes) + "false",
          WaysIn.same(document, Base64Test::read).value());
      WaysIn.sameWhereverItIsSplit(document, Base64Test::read);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "A",
        "AA",
        "AAA",
        "AAAAA",
        "A===",
        "====",
        "=",
        "AA=A",
        "A=AA",
        "=AAA",
        "AAAA====",
        "AA==AAAA",
        "AAA=AAAA",
        "AA AA",
        "AAA ",
        " AAA",
        "AA\\n=",
        "AAA-",
        "AAA_",
        "AAA.",
        "AAA?",
        "\u00e9\u00e9",
        "AAA\u00e9",
        "\u4e2dAAA",
        "AAA\u00c1",
        "\u0141AAA",
        "AB==",
        "A/==",
        "AAB=",
        "AA/=",
        "AAAAAAAAAAAB==="
      })
  void nothingElseIsBase64(String text) {
    byte[] document = RoundTripTest.utf8("[\n \"" + text + "\" ]");
    Outcome outcome = WaysIn.same(document, Base64Test::read);
    assertEquals(new Outcome(true, null, 3, 2, 2), outcome);
    WaysIn.sameWhereverItIsSplit(document, Base64Test::read);
  }

  @Test
  void everyOtherByteIsRefusedAtEveryPlace() {
    String letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    for (char c = ' '; c < 128; c++) {
      if (letters.indexOf(c) < 0 && c != '"' && c != '\\') {
        for (int at = 0; at < 8; at++) {
          StringBuilder text = new StringBuilder("AAAAAAAA");
          text.setCharAt(at, c);
          String json = "\"" + text + "\"";
          if (c != '=' || at != 7) {
            WaysIn.refused(() -> new JsonReader().reset(json).readBase64(), json);
          }
        }
      }
    }
  }

  @Test
  void theMessageSaysWhat() {
    JsonException e =
        WaysIn.refused(() -> new JsonReader().reset(" \"AAAAAA-A\"").readBase64());
    assertTrue(
        e.getMessage()
            .startsWith(
                "expected Base64 as RFC 4648 section 4 has it, found \"AA-A\" in it (line 1"),
        e.getMessage());
    e = WaysIn.refused(() -> new JsonReader().reset("\"AAAAA\"").readBase64());
    assertTrue(
        e.getMessage().startsWith("expected Base64, in characters by fours, found 5 of them ("),
        e.getMessage());
    e = WaysIn.refused(() -> new JsonReader().reset("5").readBase64());
    assertTrue(e.getMessage().startsWith("expected a string in Base64, found a number"));
  }

  @Test
  void whatIsNotThereIsNull() {
    JsonWriter out = new JsonWriter();
    out.base64(null);
    assertEquals("null", out.toString());
  }

  @Test
  void largeOnesInPieces() throws IOException {
    for (int length : new int[] {12_287, 12_288, 12_289, 12_290, 1_000_000}) {
      byte[] bytes = new byte[length];
      new Random(length).nextBytes(bytes);
      ByteArrayOutputStream stream = new ByteArrayOutputStream();
      JsonWriter out = new JsonWriter().reset(stream);
      out.beginArray();
      out.base64(bytes);
      out.endArray();
      out.flush();
      byte[] document = written(bytes);
      assertArrayEquals(document, stream.toByteArray());
      WaysIn.everywhere(document, in -> {
        in.beginArray();
        assertArrayEquals(bytes, in.readBase64());
      });
    }
  }

  @Test
  void theLimitIsThatOfStrings() {
    JsonLimits limits = JsonLimits.DEFAULT.withStringBytes(8);
    assertEquals(
        "[0, 0, 0, 0, 0, 0]false",
        WaysIn.same(RoundTripTest.utf8("[\"AAAAAAAA\"]"), limits, Base64Test::read)
            .value());
    Outcome outcome =
        WaysIn.same(RoundTripTest.utf8("[\"AAAAAAAAAAAA\"]"), limits, Base64Test::read);
    assertEquals(new Outcome(true, null, 1, 1, 2), outcome);
  }
}
