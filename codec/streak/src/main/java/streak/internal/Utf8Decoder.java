package streak.internal;

/**
 * Strings of well-formed UTF-8 that is not all ASCII, without garbage: the JDK's own decoding makes an array of one byte a
 * character first, and another when a character does not fit it. The characters go through an array that is kept.
 */
public final class Utf8Decoder {

  private static final long HIGH_BITS = 0x8080808080808080L;
  private static final int KEPT = 512 * 1024;

  private char[] chars = new char[0];

  /** Lets go of an array that is too large to keep. */
  public void release() {
    if (chars.length > KEPT) {
      chars = new char[0];
    }
  }

  /** The String of {@code bytes[from..to)}. */
  public String decode(byte[] bytes, int from, int to) {
    int most = to - from;
    if (chars.length < most) {
      chars = new char[(int) Math.min(Integer.MAX_VALUE - 8, (long) most + (most >>> 2) + 16)];
    }
    return new String(chars, 0, decode(bytes, from, to, chars));
  }

  private static int decode(byte[] bytes, int from, int to, char[] out) {
    int count = 0;
    int i = from;
    while (i < to) {
      if (i <= to - 8 && (Words.getLong(bytes, i) & HIGH_BITS) == 0) {
        for (int k = 0; k < 8; k++) {
          out[count + k] = (char) bytes[i + k];
        }
        i += 8;
        count += 8;
        continue;
      }
      byte b = bytes[i];
      if (b >= 0) {
        out[count++] = (char) b;
        i++;
      } else {
        int length = b < (byte) 0xe0 ? 2 : b < (byte) 0xf0 ? 3 : 4;
        count += Text.decode(bytes, i, length, out, count);
        i += length;
      }
    }
    return count;
  }
}
