package streak.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class WordsTest {

  private final byte[] bytes = {0, 1, 2, 3, 4, 5, 6, 7, (byte) 0x88, 9};

  @Test
  void theFirstByteIsTheLowestAtAnyAlignment() {
    assertEquals(0x8807060504030201L, Words.getLong(bytes, 1));
    assertEquals(0x09880706, Words.getInt(bytes, 6));
    assertEquals((short) 0x8807, Words.getShort(bytes, 7));
  }

  @Test
  void whatIsPutIsThere() {
    byte[] out = new byte[10];
    Words.putLong(out, 1, 0x8807060504030201L);
    Words.putShort(out, 8, (short) 0x0988);
    assertArrayEquals(bytes, out);
    Words.putInt(out, 1, 0x0d0c0b0a);
    assertArrayEquals(new byte[] {0, 10, 11, 12, 13, 5, 6, 7, (byte) 0x88, 9}, out);
  }

  /** Each byte there is, at each place of ranges of many lengths; what stands beside the range does not count. */
  @Test
  void plainIsWhatNeedNotBeEscaped() {
    for (int length = 0; length <= 40; length++) {
      byte[] text = new byte[length + 2];
      Arrays.fill(text, (byte) '"');
      Arrays.fill(text, 1, 1 + length, (byte) '~');
      assertTrue(Words.isPlainAscii(text, 1, 1 + length));
      assertTrue(Words.isPlain(text, 1, 1 + length));
      for (int i = 1; i <= length; i++) {
        for (int b = -128; b < 128; b++) {
          text[i] = (byte) b;
          boolean plain = b < 0 || (b >= ' ' && b != '"' && b != '\\');
          assertEquals(plain && b >= 0, Words.isPlainAscii(text, 1, 1 + length));
          assertEquals(plain, Words.isPlain(text, 1, 1 + length));
        }
        text[i] = '~';
      }
    }
  }

  @Test
  void aWordThatIsNotWhollyInsideIsRefused() {
    assertThrows(IndexOutOfBoundsException.class, () -> Words.getLong(bytes, 3));
    assertThrows(IndexOutOfBoundsException.class, () -> Words.getLong(bytes, -1));
    assertThrows(IndexOutOfBoundsException.class, () -> Words.getInt(bytes, 7));
    assertThrows(IndexOutOfBoundsException.class, () -> Words.getShort(bytes, 9));
    assertThrows(IndexOutOfBoundsException.class, () -> Words.putLong(bytes, 3, 0));
    assertThrows(IndexOutOfBoundsException.class, () -> Words.putInt(bytes, 7, 0));
    assertThrows(IndexOutOfBoundsException.class, () -> Words.putShort(bytes, 9, (short) 0));
  }
}
