package touchstone.fork;

import java.io.OutputStream;
import java.util.Arrays;

/**
 * Where write-stream writes to: memory that is kept from one document to the next, so that what is timed is the library and
 * not the growing of an array. Not synchronized, because a socket's stream is not slow for its lock.
 */
final class DocumentSink extends OutputStream {

  private byte[] bytes = new byte[64];
  private int size;

  void reset() {
    size = 0;
  }

  int size() {
    return size;
  }

  byte[] toByteArray() {
    return Arrays.copyOf(bytes, size);
  }

  @Override
  public void write(int b) {
    ensure(1);
    bytes[size++] = (byte) b;
  }

  @Override
  public void write(byte[] source, int offset, int length) {
    ensure(length);
    System.arraycopy(source, offset, bytes, size, length);
    size += length;
  }

  private void ensure(int length) {
    if (length > bytes.length - size) {
      bytes = Arrays.copyOf(bytes, Math.max(size + length, bytes.length * 2));
    }
  }
}
