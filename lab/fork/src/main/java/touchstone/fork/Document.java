package touchstone.fork;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/** The bytes to be read. A row named minified was once fed pretty bytes for years: the hash is checked where they are used. */
final class Document {

  private Document() {}

  /**
   * Reads a workload's file: its document, or of a set each document on a line of its own.
   *
   * @param count of documents; 1 for a file that is a document as it stands
   */
  static List<byte[]> load(String path, String sha256, int count) throws IOException {
    byte[] bytes = Files.readAllBytes(Path.of(path));
    String found = sha256(bytes);
    if (!found.equals(sha256)) {
      throw new IOException(
          "the document at %s is not the planned one: expected SHA-256 %s, found %s"
              .formatted(path, sha256, found));
    }
    if (count == 1) {
      return List.of(bytes);
    }
    List<byte[]> documents = lines(bytes);
    if (documents.size() != count) {
      throw new IOException("%s has %s lines, each of them a document: expected %s"
          .formatted(path, documents.size(), count));
    }
    return documents;
  }

  static List<byte[]> lines(byte[] bytes) {
    List<byte[]> lines = new ArrayList<>();
    int start = 0;
    for (int i = 0; i < bytes.length; i++) {
      if (bytes[i] == '\n') {
        lines.add(Arrays.copyOfRange(bytes, start, i));
        start = i + 1;
      }
    }
    return lines;
  }

  private static String sha256(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
