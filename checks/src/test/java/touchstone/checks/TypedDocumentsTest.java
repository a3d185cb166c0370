package touchstone.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Types made for documents, and who reads and writes them rightly. */
@Tag("any-jdk")
class TypedDocumentsTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** What a document may hold that is hard on types. */
  private static final String HARD = """
      [
        {"id": 1, "created-at": "2026-01-01", "class": null, "URL": "a", "is_open": true, "total": 3,
         "tags": ["x", null], "by day": {"2026-01-01": 1, "2026-01-02": 2, "2026-01-03": 3},
         "mixed": [1, 2], "thread": {"text": "\\u00e9", "replies": [{"text": "b", "replies": [{"text": "\\"", "replies": []}]}]}, "none": {},
         "long": 12345678901234567890123, "exact": null},
        {"id": 3000000000, "created-at": null, "class": "c", "URL": "b", "is_open": false, "total": 2.5,
         "tags": [], "by day": {}, "mixed": [[1, 2], [3, 4]], "thread": null, "none": {},
         "long": null, "exact": -0.12345678901234567890123}
      ]
      """;

  @TempDir
  private Path folder;

  /** How many answers of each contestant are right; what is wrong with one of the others. */
  private Map<String, String> verified(Path document, Path contestants, String id)
      throws IOException, InterruptedException {
    Launcher.Result verified = Launcher.run(
        "verify",
        "--document",
        document.toString(),
        "--contestants",
        contestants.toString(),
        "--only",
        "*-" + id,
        "--format",
        "json");
    Map<String, String> found = new TreeMap<>();
    Map<String, Integer> right = new TreeMap<>();
    for (JsonNode finding : MAPPER.readTree(verified.out()).get("findings")) {
      String name = finding.get("contestant").textValue();
      if (finding.get("outcome").textValue().equals("ok")) {
        found.putIfAbsent(name, right.merge(name, 1, Integer::sum) + " right");
        found.computeIfPresent(
            name, (n, said) -> said.endsWith("right") ? right.get(name) + " right" : said);
      } else {
        found.put(name, finding.get("message").textValue());
      }
    }
    return found;
  }

  @Test
  void tenLibrariesReadAndWriteATypeMadeForADocument() throws IOException, InterruptedException {
    Path out = folder.resolve("an order");
    Launcher.Result made = Launcher.run("typed", "samples/own/order.json", "--out", out.toString());
    assertEquals(0, made.exit(), made.err());
    assertTrue(made.out().contains("A type of 3 records: "), made.out());
    assertTrue(made.out().contains("--contestants '" + out + "' --only '*-order'"), "to be pasted");
    Map<String, String> expected = new TreeMap<>();
    for (String library :
        "avaje dsl-json fastjson2 fory gson jackson2 jackson3 moshi streak wast".split(" ")) {
      expected.put(library + "-order", "4 right");
    }
    // The document has accents, which it writes as they are kept.
    expected.put("wast-order", "expected UTF-8, found bytes that are not");
    assertEquals(expected, verified(out.resolve("order.json"), out, "order"));
  }

  @Test
  void whatIsHardOnTypesIsReadAndWrittenAllTheSame() throws IOException, InterruptedException {
    Path document = Files.writeString(folder.resolve("hard.json"), HARD);
    Path out = folder.resolve("out");
    Launcher.Result made = Launcher.run("typed", document.toString(), "--out", out.toString());
    assertEquals(0, made.exit(), made.err());
    assertTrue(made.out().contains("""
                2 members left out of %s, because a member of a Java type is of one kind:
                  /0/mixed/0 is a number, and /1/mixed/0 is an array
                """.formatted(out.resolve("hard.json"))), made.out());
    Map<String, String> found = verified(out.resolve("hard.json"), out, "hard");
    for (String library :
        "avaje dsl-json fastjson2 fory gson jackson2 jackson3 moshi streak".split(" ")) {
      assertEquals("4 right", found.get(library + "-hard"), () -> found + made.out());
    }
  }

  /** At the root and within, by what their names are like and by what is under them; and names that look like a getter's. */
  @Test
  void tenLibrariesReadAndWriteMaps() throws IOException, InterruptedException {
    String texts = Stream.of("de", "en", "es", "fr", "it", "ja", "pt", "zh")
        .map(language -> "\"%s\": {\"title\": \"%s\"}".formatted(language, language))
        .collect(Collectors.joining(", ", "{", "}"));
    String days = Stream.of("2026-01-01", "2026-01-02", "2026-01-03")
        .map(day -> "\"%s\": {\"issue\": 1, \"is_x\": \"x\", \"texts\": %s}".formatted(day, texts))
        .collect(Collectors.joining(", ", "{", "}"));
    Path out = folder.resolve("out");
    Path document = Files.writeString(folder.resolve("days.json"), days);
    Launcher.Result made = Launcher.run("typed", document.toString(), "--out", out.toString());
    assertEquals(0, made.exit(), made.err());
    assertTrue(made.out().contains("A type of 2 records: "), made.out());
    Map<String, String> expected = new TreeMap<>();
    for (String library :
        "avaje dsl-json fastjson2 fory gson jackson2 jackson3 moshi streak wast".split(" ")) {
      expected.put(library + "-days", "4 right");
    }
    assertEquals(expected, verified(out.resolve("days.json"), out, "days"));
  }

  @Test
  void whatCannotBeMadeIsSaid() throws IOException, InterruptedException {
    Path document = Files.writeString(folder.resolve("mixed.json"), "[{\"a\": 1}, \"x\"]");
    Launcher.Result mixed =
        Launcher.run("typed", document.toString(), "--out", folder.resolve("x").toString());
    assertEquals(2, mixed.exit());
    assertTrue(
        mixed
            .err()
            .contains(
                "has no type: a type of Java is of one kind, but /1 is a string, and /0 is an object"),
        mixed.err());
    Launcher.Result there =
        Launcher.run("typed", "samples/own/order.json", "--out", folder.toString());
    assertEquals(2, there.exit());
    assertTrue(there.err().contains("is not empty: give a new or empty folder"), there.err());
  }
}
