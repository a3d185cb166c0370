package streak.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.ByteBuffer;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class CharBytesTest {

  private static final int COUNT = 4096;

  /** The definition, a character at a time. */
  private static byte expected(char c) {
    return (byte) (c < 0x80 ? c : 0x80 | ((c >>> 9) ^ 0x10));
  }

  @Test
  void everyCharacter() {
    char[] chars = new char[COUNT];
    CharBytes bytes = new CharBytes(chars);
    ByteBuffer out = ByteBuffer.allocate(COUNT);
    for (int first = 0; first < 0x10000; first += COUNT) {
      for (int i = 0; i < COUNT; i++) {
        chars[i] = (char) (first + i);
      }
      int ascii = bytes.writeAscii(0, COUNT, out.clear());
      assertEquals(first == 0 ? 0x80 : 0, ascii);
      bytes.write(ascii, COUNT, out);
      for (int i = 0; i < COUNT; i++) {
        byte b = out.get(i);
        assertEquals(expected(chars[i]), b, () -> "U+" + Integer.toHexString(b));
        assertEquals(Character.isHighSurrogate(chars[i]), CharBytes.isHighSurrogate(b));
      }
    }
  }

  @Test
  void plainTextEndsWhereItDoes() {
    SplittableRandom random = new SplittableRandom(7);
    char[] kinds = {
      'a', ' ', '#', ']', 'я', '\u0122', '\u20ac', '\uffff', '\ud83d', '\udc4d', '"', '\\', '\n'
    };
    for (int round = 0; round < 200_000; round++) {
      char[] chars = new char[1 + random.nextInt(30)];
      int most = random.nextInt(8) == 0 ? kinds.length : random.nextInt(2) == 0 ? 8 : 10;
      for (int i = 0; i < chars.length; i++) {
        char c = kinds[random.nextInt(most)];
        chars[i] = c;
        if (c == '\ud83d' && i + 1 < chars.length && random.nextInt(8) > 0) {
          chars[++i] = '\udc4d';
        }
      }
      // Behind the bytes there is room for a word, or not.
      byte[] bytes = new byte[chars.length + random.nextInt(2) * 8];
      java.util.Arrays.fill(bytes, (byte) '"');
      for (int i = 0; i < chars.length; i++) {
        bytes[i] = expected(chars[i]);
      }
      int from = random.nextInt(chars.length);
      assertEquals(
          behindPlain(chars, from),
          CharBytes.behindPlain(bytes, from, chars.length),
          () -> java.util.Arrays.toString(chars) + " from " + from);
    }
  }

  private static int behindPlain(char[] chars, int from) {
    boolean lone = false;
    int i = from;
    while (i < chars.length && chars[i] >= ' ' && chars[i] != '"' && chars[i] != '\\') {
      boolean high = Character.isHighSurrogate(chars[i]);
      if (high && i + 1 < chars.length && Character.isLowSurrogate(chars[i + 1])) {
        i++;
      } else {
        lone |= Character.isSurrogate(chars[i]) && !(high && i + 1 == chars.length);
      }
      i++;
    }
    return lone ? -1 - i : i;
  }
}
