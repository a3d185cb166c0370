package touchstone.workloads;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.workloads.generate.Document;

class OwnDocumentTest {

  @TempDir
  Path folder;

  private OwnDocument read(String name, String text) throws IOException {
    return OwnDocument.read(Files.writeString(folder.resolve(name), text));
  }

  @Test
  void itIsCalledLikeItsFileAndHoldsWhatItSays() throws IOException {
    OwnDocument own = read("my.order.json", "{ \"é\": 1.50 }\n");
    assertEquals("my.order", own.workload().id());
    assertEquals(OwnDocument.TYPE, own.workload().type());
    assertEquals(15, own.workload().bytes());
    assertEquals(14, own.workload().characters());
    Document document = own.documents().get(0);
    assertEquals("{ \"é\": 1.50 }\n", document.text());
    assertEquals(Map.of("é", new BigDecimal("1.50")), document.value());
    assertEquals("{\"é\":1.50}", document.canonical());
    assertEquals(
        "{ \"é\": 1.50 }\n", new String(Workloads.file(own.documents()), StandardCharsets.UTF_8));
    assertEquals("order", read("order", "1").workload().id());
    assertEquals("my-orders-2", read("my orders, 2.json", "1").workload().id());
  }

  @ParameterizedTest
  @ValueSource(strings = {"orders.ndjson", "orders.JSONL"})
  void eachLineOfAFileOfLinesIsADocument(String name) throws IOException {
    OwnDocument own = read(name, "{\"a\":1}\n \r\n{ \"a\": \"\u2028\" }\r\n[2]");
    assertEquals(
        List.of("{\"a\":1}", "{ \"a\": \"\u2028\" }\r", "[2]"),
        own.documents().stream().map(Document::text).toList());
    assertEquals("orders", own.workload().id());
    assertEquals(3, own.workload().documents());
    assertEquals(3, own.workload().shortest());
    assertEquals(15, own.workload().longest());
    assertEquals(25, own.workload().bytes());
    assertEquals(
        "{\"a\":1}\n{ \"a\": \"\u2028\" }\r\n[2]\n",
        new String(Workloads.file(own.documents()), StandardCharsets.UTF_8));
  }

  @Test
  void aFileOfLinesIsRefusedAtTheLineThatIsNoJson() {
    assertEquals(
        folder.resolve("a.jsonl") + " is null (line 3): there is nothing to be read",
        refused("a.jsonl", "1\n\nnull\n"));
    String message = refused("b.jsonl", "[1]\n\n[2\n");
    assertTrue(
        message.contains("b.jsonl is no JSON document") && message.contains("(line 3, "), message);
    assertTrue(refused("c.jsonl", "\n \n")
        .endsWith("c.jsonl is empty: expected a JSON document on each line"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "``|it is empty (line 1, ",
        "{\"a\":[1|Unexpected end-of-input: expected close marker for Array (line 1, ",
        "{}{}|expected nothing behind the value, found more (line 1, column 3)",
        "NaN|Non-standard token 'NaN' (line 1, ",
        "// a|Unexpected character ('/' (code 47)): maybe a (non-standard) comment? (line 1, ",
        "{\"a\":1,\"a\":2}|Duplicate field 'a' (line 1, ",
      })
  void whatIsNoJsonIsSaidWithoutTheReadersOwnNames(String text, String message) {
    String refused = refused("a.json", text);
    String expected = folder.resolve("a.json") + " is no JSON document: " + message;
    assertTrue(refused.startsWith(expected), refused);
  }

  @Test
  void aDocumentOnEachLineIsToldHowToBeTakenForThat() {
    String refused = refused("a.json", "{}\n{}\n");
    assertTrue(
        refused.endsWith(
            "found more (line 2, column 1); if each line is a document, give the file a name that ends in .ndjson"),
        refused);
  }

  /** So small that each takes a multiple of its bytes. */
  @ParameterizedTest
  @ValueSource(strings = {"dense.json", "dense.jsonl"})
  void ofMoreValuesThanThereIsMemoryForNoTreeIsMade(String name) throws IOException {
    String separator = name.endsWith("l") ? "\n" : ",";
    String objects = "{}" + (separator + "{}").repeat(8_000_000);
    long begun = System.nanoTime();
    assertEquals(
        folder.resolve(name)
            + " holds more values than the lab has memory for: bring a part of it, such as the first thousand lines or elements",
        refused(name, name.endsWith("l") ? objects : "[" + objects + "]"));
    assertTrue(System.nanoTime() - begun < 20_000_000_000L);
  }

  @Test
  void whatIsTooLongForARunIsNotRead() throws IOException {
    Path file = folder.resolve("long.json");
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(64_000_001);
    }
    String message = assertThrows(IllegalArgumentException.class, () -> OwnDocument.read(file))
        .getMessage();
    assertTrue(message.contains("has 64000001 bytes, expected at most 64000000"), message);
  }

  private String refused(String name, String text) {
    return assertThrows(IllegalArgumentException.class, () -> read(name, text)).getMessage();
  }

  @Test
  void whatIsInTheWayAndCannotBeSeenIsNamed() {
    assertEquals(
        folder.resolve("a.json")
            + " begins with a byte order mark (line 1), which JSON has none of and few libraries read: save it as UTF-8 without one",
        refused("a.json", "\uFEFF{}"));
  }

  @Test
  void jsonThatIsTooDeepOrTooLongIsJson() {
    assertEquals(
        folder.resolve("deep.json")
            + " has more than the lab reads, in the document that begins in line 1: Document nesting depth (1001) exceeds the maximum allowed (1000); bring one with less of that",
        refused("deep.json", "[".repeat(1_001) + "]".repeat(1_001)));
    String long1001 = refused("long.ndjson", "1\n" + "1".repeat(1_001));
    assertTrue(
        long1001.contains("begins in line 2: Number value length (1001) exceeds the maximum"),
        long1001);
  }

  @Test
  void whatIsNoJsonIsRefusedInASentence() throws IOException {
    for (String text : new String[] {"", "null", "{", "[1] 2", "{'a':1}", "{\"a\":1,\"a\":2}"}) {
      String message = refused("bad.json", text);
      assertTrue(message.contains("bad.json is "), message);
      assertTrue(message.lines().count() == 1, message);
    }
    Path latin = Files.write(
        folder.resolve("latin.json"), "[\n\"é\"]".getBytes(StandardCharsets.ISO_8859_1));
    assertTrue(assertThrows(IllegalArgumentException.class, () -> OwnDocument.read(latin))
        .getMessage()
        .endsWith("is not UTF-8: found the byte 0xe9 (line 2, byte 3); save it as UTF-8"));
  }
}
