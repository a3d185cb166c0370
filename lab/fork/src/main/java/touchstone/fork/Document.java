package touchstone.fork;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The bytes to be read. A row named minified was once fed pretty bytes for years: the hash is checked where they are used. */
final class Document {

  private Document() {}

  static byte[] load(String path, String sha256) throws IOException {
    byte[] bytes = Files.readAllBytes(Path.of(path));
    String found = sha256(bytes);
    if (!found.equals(sha256)) {
      throw new IOException(
          "the document at %s is not the planned one: expected SHA-256 %s, found %s"
              .formatted(path, sha256, found));
    }
    return bytes;
  }

  private static String sha256(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
