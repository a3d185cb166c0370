package streak.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.ByteBuffer;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class CharBytesTest {

  private static final int COUNT = 4096;

  /** The definition, a character at a time, of text that is not Latin-1 up to there. */
  private static byte expected(char c) {
    return (byte) (c < 0x80 ? c : 0x80 | ((c >>> 9) ^ 0x10));
  }

  private static byte expectedLatin1(char c) {
    return (byte) (c < 0x80 ? c : c & 0xbf);
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
        byte expected = chars[i] <= 0xff ? expectedLatin1(chars[i]) : expected(chars[i]);
        assertEquals(expected, b, () -> "U+" + Integer.toHexString(b));
        assertEquals(Character.isHighSurrogate(chars[i]), CharBytes.isHighSurrogate(b));
      }
    }
  }

  /** Latin-1 of any length at any place, with something wider behind it or not; what stands around it stays. */
  @Test
  void latin1UpToWhatIsNot() {
    SplittableRandom random = new SplittableRandom(11);
    for (int round = 0; round < 20_000; round++) {
      char[] chars = new char[40];
      int wide = random.nextInt(60);
      for (int i = 0; i < chars.length; i++) {
        chars[i] = (char) (i == wide ? 0x100 + random.nextInt(0xff00) : random.nextInt(0x100));
      }
      int from = random.nextInt(chars.length);
      int to = from + random.nextInt(chars.length - from + 1);
      byte[] bytes = new byte[chars.length];
      java.util.Arrays.fill(bytes, (byte) 0xff);
      ByteBuffer out = ByteBuffer.wrap(bytes).position(from);
      new CharBytes(chars).write(from, to, out);
      assertEquals(to, out.position());
      for (int i = 0; i < chars.length; i++) {
        boolean latin1 = i < wide || wide < from;
        byte expected = i < from || i >= to
            ? (byte) 0xff
            : latin1 ? expectedLatin1(chars[i]) : expected(chars[i]);
        assertEquals(expected, bytes[i], "U+" + Integer.toHexString(chars[i]));
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
