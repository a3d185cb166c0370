package streak.internal;

/**
 * What {@link Words} does, byte by byte, in a JVM that has just begun.
 *
 * <p>A handle on words takes 7 ms to make on JDK 17, which builds its first lambda on the way, and 2 ms on JDK 25; and as long as
 * the code around it is interpreted, a word through it takes longer than eight bytes do. A program that reads one document and
 * ends shall not pay for that.
 */
final class ColdWords {

  /** About as many as are needed for a document of a megabyte. */
  private static final int ACCESSES = 100_000;

  /** True when it pays to go through handles. Threads may see it late, and then do it byte by byte a little longer. */
  static boolean over;

  private static int left = ACCESSES;

  private ColdWords() {}

  private static void count() {
    if (--left <= 0) {
      over = true;
    }
  }

  static long getLong(byte[] bytes, int index) {
    count();
    checkWord(bytes, index, Long.BYTES);
    return int32(bytes, index) & 0xFFFF_FFFFL | (long) int32(bytes, index + 4) << 32;
  }

  static int getInt(byte[] bytes, int index) {
    count();
    checkWord(bytes, index, Integer.BYTES);
    return int32(bytes, index);
  }

  static short getShort(byte[] bytes, int index) {
    count();
    checkWord(bytes, index, Short.BYTES);
    return (short) (bytes[index] & 0xFF | bytes[index + 1] << 8);
  }

  static void putLong(byte[] bytes, int index, long word) {
    count();
    checkWord(bytes, index, Long.BYTES);
    put32(bytes, index, (int) word);
    put32(bytes, index + 4, (int) (word >>> 32));
  }

  static void putInt(byte[] bytes, int index, int word) {
    count();
    checkWord(bytes, index, Integer.BYTES);
    put32(bytes, index, word);
  }

  static void putShort(byte[] bytes, int index, short word) {
    count();
    checkWord(bytes, index, Short.BYTES);
    bytes[index] = (byte) word;
    bytes[index + 1] = (byte) (word >> 8);
  }

  /** Before anything is written: a word is set wholly or not at all. */
  private static void checkWord(byte[] bytes, int index, int length) {
    if (index < 0 || index > bytes.length - length) {
      throw new IndexOutOfBoundsException(index);
    }
  }

  private static int int32(byte[] bytes, int index) {
    return bytes[index] & 0xFF
        | (bytes[index + 1] & 0xFF) << 8
        | (bytes[index + 2] & 0xFF) << 16
        | bytes[index + 3] << 24;
  }

  private static void put32(byte[] bytes, int index, int word) {
    bytes[index] = (byte) word;
    bytes[index + 1] = (byte) (word >> 8);
    bytes[index + 2] = (byte) (word >> 16);
    bytes[index + 3] = (byte) (word >> 24);
  }
}
