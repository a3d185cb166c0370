package streak.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Every character, and mixtures of them at every place in a word; the JDK's decoder is the oracle. */
class Utf8DecoderTest {

  @Test
  void everyCharacter() {
    Utf8Decoder decoder = new Utf8Decoder();
    StringBuilder all = new StringBuilder();
    for (int point = 0; point <= Character.MAX_CODE_POINT; point++) {
      if (point < Character.MIN_SURROGATE || point > Character.MAX_SURROGATE) {
        all.appendCodePoint(point);
      }
    }
    byte[] bytes = all.toString().getBytes(StandardCharsets.UTF_8);
    assertEquals(all.toString(), decoder.decode(bytes, 0, bytes.length));
  }

  @Test
  void mixtures() {
    Utf8Decoder decoder = new Utf8Decoder();
    Random random = new Random(3);
    int[] kinds = {0x7f, 0x7ff, 0xd7ff, Character.MAX_CODE_POINT};
    for (int round = 0; round < 20_000; round++) {
      StringBuilder text = new StringBuilder();
      int length = random.nextInt(40);
      int rare = 1 + random.nextInt(12);
      for (int i = 0; i < length; i++) {
        int kind = kinds[random.nextInt(rare) == 0 ? random.nextInt(4) : 0];
        int point = random.nextInt(kind + 1);
        boolean surrogate = point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE;
        text.appendCodePoint(surrogate ? 'x' : point);
      }
      byte[] bytes = ("\u00e9" + text + "\u00e9").getBytes(StandardCharsets.UTF_8);
      assertEquals(text.toString(), decoder.decode(bytes, 2, bytes.length - 2));
    }
  }
}
