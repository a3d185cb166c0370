package streak.internal;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class IntegersTest {

  private static final int BEFORE = 3;
  private final byte[] bytes = new byte[BEFORE + Integers.MAX_LONG_BYTES];

  @Test
  void longsAsTheJdkWritesThem() {
    longs().forEach(this::check);
    LongStream.range(0, 10_000).forEach(this::check);
  }

  /** Powers of two and ten with their neighbours, and random numbers of every length. */
  private static LongStream longs() {
    LongStream.Builder all = LongStream.builder();
    for (int shift = 0; shift < 64; shift++) {
      around(1L << shift, all);
    }
    for (long power : Integers.POWERS) {
      around(power, all);
      around(power * 5, all);
    }
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 1_000_000; i++) {
      long value = random.nextLong() >>> random.nextInt(64);
      all.add(value).add(-value);
    }
    return all.build();
  }

  private static void around(long value, LongStream.Builder all) {
    for (long near = value - 2; near != value + 3; near++) {
      all.add(near).add(-near);
    }
  }

  private void check(long value) {
    String expected = Long.toString(value);
    int end = Integers.write(value, bytes, BEFORE);
    assertEquals(expected, text(end));
    int sign = value < 0 ? 1 : 0;
    assertEquals(expected.length() - sign, Integers.digitCount(Math.abs(value)), expected);
    int narrow = (int) value;
    byte[] exact = new byte[Integers.MAX_INT_BYTES];
    int narrowEnd = Integers.write(narrow, exact, 0);
    assertEquals(Integer.toString(narrow), new String(exact, 0, narrowEnd, ISO_8859_1));
  }

  private String text(int end) {
    return new String(bytes, BEFORE, end - BEFORE, ISO_8859_1);
  }

  @Test
  void everyNumberOfUpToSixDigits() {
    for (int value = -1_000_000; value <= 1_000_000; value++) {
      assertEquals(Integer.toString(value), text(Integers.write(value, bytes, BEFORE)));
    }
  }

  @Test
  void nothingBeforeThePositionIsTouched() {
    bytes[BEFORE - 1] = 'x';
    longs().limit(100_000).forEach(value -> Integers.write(value, bytes, BEFORE));
    assertEquals('x', bytes[BEFORE - 1]);
  }

  @Test
  void eightDigitsThereAndBack() {
    SplittableRandom random = new SplittableRandom(2);
    for (int i = 0; i < 1_000_000; i++) {
      int value = i < 20_000 ? i : random.nextInt(100_000_000);
      String text = "%08d".formatted(value);
      if (i % 10 == 0) { // formatting is slow
        assertEquals(wordOf(text), Integers.ascii(value), text);
      }
      assertEquals(value, Integers.eightDigits(Integers.ascii(value)));
    }
    assertEquals(99_999_999, Integers.eightDigits(wordOf("99999999")));
  }

  @Test
  void aWordKnowsItsDigitsAtEveryByteAndPlace() {
    for (int place = 0; place < 8; place++) {
      for (int other = 0; other < 256; other++) {
        for (String digits : new String[] {"00000000", "99999999", "12345678"}) {
          byte[] text = digits.getBytes(ISO_8859_1);
          text[place] = (byte) other;
          long word = Words.getLong(text, 0);
          boolean digit = other >= '0' && other <= '9';
          String what = "byte " + other + " at " + place;
          assertEquals(digit, Integers.isEightDigits(word), what);
          assertEquals(digit ? 8 : place, Integers.digitCountOf(word), what);
        }
      }
    }
  }

  @Test
  void twoOtherBytesDoNotHideEachOther() {
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 1_000_000; i++) {
      long word = random.nextLong();
      if (i % 2 == 0) { // bytes near the digits
        word = (word & 0x0f0f_0f0f_0f0f_0f0fL) | 0x3030_3030_3030_3030L;
      }
      int count = 0;
      while (count < 8 && isDigit((byte) (word >>> (8 * count)))) {
        count++;
      }
      assertEquals(count, Integers.digitCountOf(word));
      assertEquals(count == 8, Integers.isEightDigits(word));
    }
  }

  private static boolean isDigit(byte b) {
    return b >= '0' && b <= '9';
  }

  private static long wordOf(String text) {
    return Words.getLong(text.getBytes(ISO_8859_1), 0);
  }
}
