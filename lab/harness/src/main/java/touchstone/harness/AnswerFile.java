package touchstone.harness;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** What a child leaves as its answer. Whose program it was that wrote it, nobody knows: it may be anything, and of any size. */
final class AnswerFile {

  /** Of a program that says why it has no answer: more is its stack trace. */
  private static final int LONGEST_REASON = 16 << 10;

  private AnswerFile() {}

  /** An answer that is none. */
  static final class Malformed extends Exception {
    Malformed(String message) {
      super(message);
    }
  }

  /**
   * What it holds.
   *
   * @param most bytes that it may have: this process has no room for what is larger
   */
  static byte[] read(Path file, long most) throws IOException, Malformed {
    if (!Files.isRegularFile(file)) {
      throw new Malformed("expected a file, found something else");
    }
    long size = Files.size(file);
    if (size > most) {
      throw new Malformed("expected a file of at most %d bytes, found %d".formatted(most, size));
    }
    return Files.readAllBytes(file);
  }

  /** The first line of a file that says why there is no answer. */
  static String reason(Path file) throws IOException {
    String said = "";
    if (Files.isRegularFile(file)) {
      try (InputStream in = Files.newInputStream(file)) {
        said = new String(in.readNBytes(LONGEST_REASON), StandardCharsets.UTF_8);
      }
    }
    return said.lines().findFirst().orElse("nothing was said of what");
  }
}
