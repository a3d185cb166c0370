package streak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import streak.WaysIn.Outcome;

/** The documents of {@code corpus.txt}, read as a tree and skipped, on every way in and split everywhere. */
public class CorpusTest {

  public record Entry(String verdict, byte[] document, String text, String reason) {
    public boolean open() {
      return verdict.startsWith("either:");
    }

    public boolean refused() {
      return verdict.equals("reject") || verdict.equals("either:refused");
    }

    @Override
    public String toString() {
      return verdict + " " + text + " (" + reason + ")";
    }
  }

  public static List<Entry> corpus() {
    try (InputStream in = CorpusTest.class.getResourceAsStream("corpus.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.US_ASCII)
          .lines()
          .filter(line -> !line.isEmpty() && !line.startsWith("#"))
          .map(CorpusTest::entry)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Entry entry(String line) {
    String[] fields = line.split("\t", -1);
    assertEquals(3, fields.length, line);
    assertTrue(
        List.of("accept", "reject", "either:accepted", "either:refused").contains(fields[0]), line);
    assertTrue(fields[2].matches("[2-8](\\.[0-9])?: .*"), line);
    return new Entry(fields[0], bytes(fields[1]), fields[1], fields[2]);
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

  @Test
  void theCorpusHasEveryVerdict() {
    assertTrue(corpus().stream().filter(e -> e.verdict().equals("accept")).count() > 100);
    assertTrue(corpus().stream().filter(e -> e.verdict().equals("reject")).count() > 200);
    assertTrue(corpus().stream().filter(Entry::open).count() > 20);
  }

  @ParameterizedTest
  @MethodSource("corpus")
  void theVerdictIsTheSameOnEveryWayIn(Entry entry) {
    Outcome tree = WaysIn.same(entry.document(), WaysIn::tree);
    assertEquals(entry.refused(), tree.refused(), () -> "as a tree: " + tree);
    Outcome skipped = WaysIn.same(entry.document(), WaysIn::skip);
    // Where the RFC leaves it open, a number may be right to pass over and too large for a double.
    if (!entry.open()) {
      assertEquals(entry.refused(), skipped.refused(), () -> "skipped: " + skipped);
    }
  }

  @ParameterizedTest
  @MethodSource("corpus")
  void theVerdictIsTheSameWhereverTheStreamIsSplit(Entry entry) {
    WaysIn.sameWhereverItIsSplit(entry.document(), WaysIn::tree);
    WaysIn.sameWhereverItIsSplit(entry.document(), WaysIn::skip);
  }

  @ParameterizedTest
  @MethodSource("corpus")
  void theVerdictIsTheSameDeepInsideALargerDocument(Entry entry) {
    if (entry.open() || entry.document().length == 0) {
      return;
    }
    byte[] front =
        "[\"a text in front of it\",\n    {\"member\" : ".getBytes(StandardCharsets.UTF_8);
    byte[] back = "\n  , \"b\": \"a text behind it\"}, 1]".getBytes(StandardCharsets.UTF_8);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.writeBytes(front);
    bytes.writeBytes(entry.document());
    bytes.writeBytes(back);
    Outcome tree = WaysIn.same(bytes.toByteArray(), WaysIn::tree);
    Outcome skipped = WaysIn.same(bytes.toByteArray(), WaysIn::skip);
    assertEquals(entry.refused(), tree.refused(), () -> "as a tree: " + tree);
    assertEquals(entry.refused(), skipped.refused(), () -> "skipped: " + skipped);
    assertEquals(tree.offset(), skipped.offset());
  }
}
