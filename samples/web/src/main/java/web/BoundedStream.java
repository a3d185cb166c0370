package web;

import java.io.IOException;
import java.io.InputStream;

/** A body of at most so many bytes: Streak bounds what is in a document, and leaves its length to who lets it in. */
public final class BoundedStream extends InputStream {

  /** It is longer. Streak throws it on, as the cause of an UncheckedIOException. */
  public static final class TooLong extends IOException {
    TooLong(long most) {
      super("expected a body of at most " + most + " bytes, found a longer one");
    }
  }

  private final InputStream body;
  private final long most;
  private long read;

  public BoundedStream(InputStream body, long most) {
    this.body = body;
    this.most = most;
  }

  @Override
  public int read() throws IOException {
    int next = body.read();
    count(next < 0 ? 0 : 1);
    return next;
  }

  @Override
  public int read(byte[] into, int offset, int length) throws IOException {
    int count = body.read(into, offset, length);
    count(count);
    return count;
  }

  private void count(int bytes) throws TooLong {
    read += Math.max(bytes, 0);
    if (read > most) {
      throw new TooLong(most);
    }
  }

  @Override
  public void close() throws IOException {
    body.close();
  }
}
