package streak.overlay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import streak.CorpusTest;
import streak.JsonLimits;

/** An overlay accepts what a reader accepts, and refuses the rest in the same words at the same place, whatever the way in. */
@Timeout(value = 120, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class OverlayAgainstReaderTest {

  static final byte[] DOCUMENT = Documents.utf8("""
      {"id":-12, "price" : 1.5e+3,"tags":["a","\\n\\u00e9\\ud83d\\ude00","\u00e9\u4e2d\ud83d\ude00"],
        "deep":[[{"x":{}},[]], null ,true,false],"longer than a word of eight":0.1, "a": "b", "c": "d",
              "text":"plain text and \\"more\\" of it \\\\","numbers":[0,-0,1E5,12345678901234567890,1e-7]}
      """);

  private final Overlay overlay = new Overlay();

  @Test
  void theCorpus() {
    for (CorpusTest.Entry entry : CorpusTest.corpus()) {
      Object tree = Documents.check(overlay, entry.document());
      if (!entry.open()) {
        assertEquals(entry.refused(), tree == null, entry::toString);
      }
    }
  }

  @Test
  void theCorpusInsideALargerDocument() {
    for (CorpusTest.Entry entry : CorpusTest.corpus()) {
      for (String front :
          new String[] {"[\"a text in front\",\n   {\"member\" : ", "{\"m\": \"s\", \"n\": "}) {
        String back = front.startsWith("[")
            ? "\n , \"b\": \"a text behind\"}, 1]"
            : ", \"o\": \"p\", \"q\":1}";
        byte[] bytes = concat(Documents.utf8(front), entry.document(), Documents.utf8(back));
        Object tree = Documents.check(overlay, bytes);
        if (!entry.open()) {
          assertEquals(entry.refused(), tree == null, entry::toString);
        }
      }
    }
  }

  private static byte[] concat(byte[]... parts) {
    byte[] all = new byte[0];
    for (byte[] part : parts) {
      int length = all.length;
      all = Arrays.copyOf(all, length + part.length);
      System.arraycopy(part, 0, all, length, part.length);
    }
    return all;
  }

  @Test
  void cutOffAtEveryByte() {
    int whole = DOCUMENT.length - 1;
    for (int length = 0; length < whole; length++) {
      assertNull(Documents.check(overlay, Arrays.copyOf(DOCUMENT, length)));
    }
    assertNotNull(Documents.check(overlay, Arrays.copyOf(DOCUMENT, whole)));
  }

  @Test
  void withoutItsFirstBytes() {
    for (int from = 1; from < DOCUMENT.length; from++) {
      Documents.check(overlay, Arrays.copyOfRange(DOCUMENT, from, DOCUMENT.length));
    }
  }

  @Test
  void everyByteReplacedByEveryOther() {
    int accepted = 0;
    byte[] flipped = DOCUMENT.clone();
    for (int i = 0; i < flipped.length; i++) {
      for (int difference = 1; difference < 256; difference++) {
        flipped[i] = (byte) (DOCUMENT[i] ^ difference);
        accepted += Documents.check(overlay, flipped) == null ? 0 : 1;
      }
      flipped[i] = DOCUMENT[i];
    }
    int most = accepted;
    assertTrue(most > 1_000, () -> "only " + most + " documents were read");
  }

  @Test
  void everyByteLeftOutOrDoubled() {
    for (int i = 0; i < DOCUMENT.length; i++) {
      byte[] front = Arrays.copyOf(DOCUMENT, i);
      Documents.check(overlay, concat(front, Arrays.copyOfRange(DOCUMENT, i + 1, DOCUMENT.length)));
      Documents.check(
          overlay,
          concat(
              front, new byte[] {DOCUMENT[i]}, Arrays.copyOfRange(DOCUMENT, i, DOCUMENT.length)));
    }
  }

  @Test
  void piecesShuffled() {
    SplittableRandom random = new SplittableRandom(19);
    for (int round = 0; round < 10_000; round++) {
      byte[] document = DOCUMENT.clone();
      int length = 1 + random.nextInt(12);
      System.arraycopy(
          DOCUMENT,
          random.nextInt(document.length - length),
          document,
          random.nextInt(document.length - length),
          length);
      Documents.check(overlay, document);
    }
  }

  @Test
  void everyLimitAtItsEdge() {
    String[] documents = {
      "\"%s\"",
      "[\"%s\",1]",
      "{\"%s\":1}",
      "{\"%s\" : \"\"}",
      "{\"a\":\"%s\"}",
      "{\"a\": \"%s\", \"b\": \"c\"}",
      "[1%s]",
      "1%s",
      "{\"a\":1%s}"
    };
    for (int limit = 20; limit < 50; limit += 7) {
      JsonLimits limits = JsonLimits.DEFAULT
          .withDepth(3)
          .withStringBytes(limit)
          .withNameBytes(limit + 3)
          .withNumberChars(limit + 5);
      Overlay limited = new Overlay(limits);
      for (String document : documents) {
        for (int length = limit - 2; length < limit + 8; length++) {
          String text = "1".repeat(length);
          Documents.check(limited, limits, Documents.utf8(document.formatted(text)));
          String plain = document.contains("\"%s\"") ? "\\n\u00e9" + text.substring(3) : text;
          Documents.check(limited, limits, Documents.utf8(document.formatted(plain)));
        }
      }
    }
  }

  @Test
  void depth() {
    for (int limit : new int[] {1, 2, 63, 64, 500}) {
      JsonLimits limits = JsonLimits.DEFAULT.withDepth(limit);
      Overlay limited = new Overlay(limits);
      for (int depth = limit - 1; depth <= limit + 1; depth++) {
        Object arrays = Documents.check(
            limited, limits, Documents.utf8("[".repeat(depth) + "1" + "]".repeat(depth)));
        assertEquals(depth <= limit, arrays != null);
        Object objects = Documents.check(
            limited, limits, Documents.utf8("{\"a\":".repeat(depth) + "1" + "}".repeat(depth)));
        assertEquals(depth <= limit, objects != null);
        Documents.check(
            limited, limits, Documents.utf8("[".repeat(depth) + "[],{}" + "]".repeat(depth)));
      }
    }
  }

  @Test
  void aMillionBracketsAreRefusedAtOnce() {
    assertNull(Documents.check(overlay, Documents.utf8("[".repeat(1_000_000))));
    assertNull(Documents.check(overlay, Documents.utf8("{\"a\":".repeat(1_000_000))));
  }
}
