package streak;

import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * Exceptions of the JDK's that hardly any program meets. They are made here, because a class that makes one by itself cannot be
 * verified before the exception's class is loaded, and each takes a tenth of a millisecond of a JVM that has just begun.
 */
final class Failures {

  private Failures() {}

  /** A stream's, on its way through what declares none. */
  static RuntimeException ofStream(IOException e) {
    return new UncheckedIOException(e);
  }

  /**
   * Any other, for the caller to throw on.
   *
   * @throws IOException the stream's, as it was
   */
  static RuntimeException notOfStream(RuntimeException e) throws IOException {
    if (e instanceof UncheckedIOException ofStream) {
      throw ofStream.getCause();
    }
    return e;
  }

  /** Something was called when it must not be. */
  static RuntimeException misplaced(String problem) {
    return new IllegalStateException(problem);
  }
}
