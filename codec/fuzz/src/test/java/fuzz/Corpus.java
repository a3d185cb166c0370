package fuzz;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/**
 * Where fuzzing starts, and what must stay right: documents written for their danger. A line of a corpus has a document as its
 * second field, in which {@code %XX} is that byte.
 */
final class Corpus {

  private Corpus() {}

  /** Every document that the reader's own tests know, and those that only matter here. */
  static Stream<byte[]> documents() {
    return Stream.concat(of("/streak/corpus.txt"), of("/fuzz/documents.txt"));
  }

  /** Documents of {@link Everything}, right and wrong, and all others. */
  static Stream<byte[]> typed() {
    return Stream.concat(of("/fuzz/typed.txt"), documents());
  }

  /** Numbers by their text. */
  static Stream<byte[]> numbers() {
    return of("/fuzz/numbers.txt");
  }

  /** Arrays of numbers and of booleans. */
  static Stream<byte[]> arrays() {
    return of("/fuzz/arrays.txt");
  }

  private static Stream<byte[]> of(String resource) {
    return lines(resource).stream()
        .filter(line -> !line.isEmpty() && !line.startsWith("#"))
        .map(line -> bytes(line.split("\t", -1)[1]));
  }

  private static List<String> lines(String resource) {
    try (InputStream in = Corpus.class.getResourceAsStream(resource)) {
      return new String(in.readAllBytes(), StandardCharsets.US_ASCII).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] bytes(String text) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) == '%') {
        bytes.write(Integer.parseInt(text, i + 1, i + 3, 16));
        i += 2;
      } else {
        bytes.write(text.charAt(i));
      }
    }
    return bytes.toByteArray();
  }
}
