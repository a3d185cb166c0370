package streak.internal;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * The only door to raw memory: words of two, four and eight bytes in a byte array, at any alignment.
 *
 * <p>Words are little-endian on every machine: the first byte of the array is the lowest byte of the word, so a shift to the
 * right drops the first characters of a text. Bounds are checked: a word that is not wholly inside the array is an
 * {@link IndexOutOfBoundsException}, never a stray read.
 */
public final class Words {

  private static final long HIGH_BITS = 0x8080808080808080L;

  /** Seven blanks, and room for a byte before them. */
  private static final long BLANKS = 0x2020202020202000L;

  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private Words() {}

  /** Made for the first text beyond ASCII: each takes a millisecond or more of a JVM that has just begun. */
  private static final class Ints {
    static final VarHandle INT =
        MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
  }

  /** Likewise, or for the first overlay. */
  private static final class Shorts {
    static final VarHandle SHORT =
        MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);
  }

  /** The eight bytes from {@code index}. */
  public static long getLong(byte[] bytes, int index) {
    return (long) LONG.get(bytes, index);
  }

  /** The four bytes from {@code index}. */
  public static int getInt(byte[] bytes, int index) {
    return (int) Ints.INT.get(bytes, index);
  }

  /** The two bytes from {@code index}. */
  public static short getShort(byte[] bytes, int index) {
    return (short) Shorts.SHORT.get(bytes, index);
  }

  /** Sets the eight bytes from {@code index}. */
  public static void putLong(byte[] bytes, int index, long word) {
    LONG.set(bytes, index, word);
  }

  /** Sets the four bytes from {@code index}. */
  public static void putInt(byte[] bytes, int index, int word) {
    Ints.INT.set(bytes, index, word);
  }

  /** Sets the two bytes from {@code index}. */
  public static void putShort(byte[] bytes, int index, short word) {
    Shorts.SHORT.set(bytes, index, word);
  }

  /** The highest bit of each byte of {@code word} that is that of {@code bytes}, one byte eight times; no other bit. */
  public static long equalTo(long word, long bytes) {
    long difference = word ^ bytes;
    return ~(((difference & 0x7f7f7f7f7f7f7f7fL) + 0x7f7f7f7f7f7f7f7fL)
        | difference
        | 0x7f7f7f7f7f7f7f7fL);
  }

  /**
   * In the highest bit of each byte, whether it must be escaped: a control character, a quotation mark, a backslash. Right up to
   * the first such byte, and for bytes of ASCII; other bits say nothing.
   */
  public static long escapable(long word) {
    // A quotation mark becomes a space and a space a quotation mark, so that one comparison finds
    // it and the control characters.
    return ((word ^ 0x0202020202020202L) - 0x2121212121212121L)
        | ((word ^ 0x5c5c5c5c5c5c5c5cL) - 0x0101010101010101L);
  }

  /** The same for bytes of any kind, of which only ASCII must be escaped; no other bit than the highest ones. */
  public static long escapableAscii(long word) {
    long others = word & HIGH_BITS;
    // What is not ASCII becomes 0x7f, so that nothing is borrowed from the byte behind it.
    return escapable((word | (others - (others >>> 7))) & ~others) & HIGH_BITS;
  }

  /**
   * True when each of the bytes is one of ASCII that need not be escaped. All are looked at: C2 checks the bounds of such a loop
   * once and unrolls it, and that of JDK 25 makes vector instructions of it, where one that may end anywhere stays as it is. From some
   * 128 bytes on it takes half the time, or less, of a search for the first that is none.
   */
  public static boolean isPlainAscii(byte[] bytes, int from, int to) {
    long seen = 0;
    int i = from;
    for (; i <= to - 8; i += 8) {
      long word = getLong(bytes, i);
      seen |= escapable(word) | word;
    }
    for (; i < to; i++) {
      seen |= escapable(BLANKS | (bytes[i] & 0xff)) | bytes[i];
    }
    return (seen & HIGH_BITS) == 0;
  }

  /** The same where bytes that are none of ASCII may be among them. */
  static boolean isPlain(byte[] bytes, int from, int to) {
    long seen = 0;
    int i = from;
    for (; i <= to - 8; i += 8) {
      seen |= escapableAscii(getLong(bytes, i));
    }
    for (; i < to; i++) {
      seen |= escapableAscii(BLANKS | (bytes[i] & 0xff));
    }
    return seen == 0;
  }

  /** True when each of the bytes is one of ASCII. */
  public static boolean isAscii(byte[] bytes, int from, int to) {
    long seen = 0;
    int i = from;
    for (; i <= to - 8; i += 8) {
      seen |= getLong(bytes, i);
    }
    for (; i < to; i++) {
      seen |= bytes[i];
    }
    return (seen & HIGH_BITS) == 0;
  }
}
