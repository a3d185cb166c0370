package touchstone.workloads;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import touchstone.model.RunDirectory;
import touchstone.model.Workload;
import touchstone.workloads.generate.Document;

/**
 * A document that somebody brings, or a set of them. What a right reader makes of one is what its JSON says: a value with just its
 * members, named as they are.
 */
public record OwnDocument(Workload workload, List<Document> documents) {

  /** The type of such documents: who claims it reads any that is brought. */
  public static final String TYPE = Workload.OWN;

  /** Children keep every document, as bytes or a String, and its tree where they write: in a gigabyte. */
  private static final long MOST_BYTES = 64_000_000;

  /** This JVM keeps the text, minified too, and its tree, in as much; a heap that is all but full stops for minutes before it ends. */
  private static final long MOST_TREE_BYTES = 500_000_000;

  /** How files are called that hold a document on each line (NDJSON). */
  private static final Pattern LINES =
      Pattern.compile(".*\\.(ndjson|jsonl)", Pattern.CASE_INSENSITIVE);

  /** Invisible where it is printed. */
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private static final JsonMapper MAPPER = JsonMapper.builder()
      .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
      .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
      .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
      .build();

  /**
   * Reads a document, or each line of a file that ends in {@code .ndjson} or {@code .jsonl} as a document, blank lines left out. The
   * workload is called like the file, without what follows the last point, and with a hyphen in place of what would have to be
   * quoted in a command.
   *
   * @throws IllegalArgumentException with a sentence for whoever brought it, when it is no JSON in UTF-8, or too long
   */
  public static OwnDocument read(Path file) throws IOException {
    long size = Files.size(file);
    if (size > MOST_BYTES) {
      throw new IllegalArgumentException(
          "%s has %s bytes, expected at most %s: bring a part of it, such as the first thousand lines or elements"
              .formatted(file, size, MOST_BYTES));
    }
    String text = text(file, Files.readAllBytes(file));
    String name = file.getFileName().toString();
    List<Document> documents = LINES.matcher(name).matches()
        ? lines(file, text)
        : List.of(document(file, text, 1, new Tree()));
    String id = name.replaceFirst("(?<=.)\\.[^.]*$", "").replaceAll("[^\\p{L}\\p{N}._-]+", "-");
    return new OwnDocument(Workloads.measured(id, TYPE, documents), documents);
  }

  private static String text(Path file, byte[] bytes) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(bytes.length); // none has more characters than bytes
    if (StandardCharsets.UTF_8.newDecoder().decode(in, out, true).isError()) {
      int at = in.position();
      long line = 1 + IntStream.range(0, at).filter(i -> bytes[i] == '\n').count();
      throw new IllegalArgumentException(
          "%s is not UTF-8: found the byte 0x%02x (line %s, byte %s); save it as UTF-8"
              .formatted(file, bytes[at], line, at));
    }
    return out.flip().toString();
  }

  private static List<Document> lines(Path file, String text) {
    List<Document> documents = new ArrayList<>();
    Tree tree = new Tree();
    int number = 0;
    // Only a line feed ends a line: what else String.lines() takes for an end is left as it is. And
    // of a file with too many lines, not all are made.
    for (int end = -1; end < text.length(); ) {
      int start = end + 1;
      int feed = text.indexOf('\n', start);
      end = feed < 0 ? text.length() : feed;
      String line = text.substring(start, end);
      number++;
      if (!line.isBlank()) {
        documents.add(document(file, line, number, tree));
      }
    }
    if (documents.isEmpty()) {
      throw new IllegalArgumentException(file + " is empty: expected a JSON document on each line");
    }
    return List.copyOf(documents);
  }

  /** About what the values of some documents take in memory, which may be thirty times their bytes. */
  private static final class Tree {

    /** Its texts, as they stand and minified, as far as they are objects. */
    private static final int EACH_DOCUMENT = 200;

    private long bytes;

    /** Adds those of a document; false where it is too much. */
    boolean holds(String text) throws IOException {
      bytes += EACH_DOCUMENT;
      try (JsonParser parser = MAPPER.createParser(text)) {
        JsonToken token = parser.nextToken();
        while (token != null && bytes <= MOST_TREE_BYTES) {
          bytes += bytes(token, parser);
          token = parser.nextToken();
        }
      }
      return bytes <= MOST_TREE_BYTES;
    }

    private static long bytes(JsonToken token, JsonParser parser) throws IOException {
      return switch (token) {
        case START_OBJECT, START_ARRAY -> 64;
        case FIELD_NAME -> 48;
        case VALUE_STRING -> 48 + parser.getTextLength();
        case VALUE_NUMBER_INT -> 24;
        case VALUE_NUMBER_FLOAT -> 48;
        case END_OBJECT, END_ARRAY -> 0;
        default -> 8;
      };
    }
  }

  /**
   * A document of a text.
   *
   * @param line of the file in which the text begins
   * @param tree of the documents before it
   */
  private static Document document(Path file, String text, int line, Tree tree) {
    if (text.startsWith(BYTE_ORDER_MARK)) {
      throw new IllegalArgumentException(
          "%s begins with a byte order mark (line %s), which JSON has none of and few libraries read: save it as UTF-8 without one"
              .formatted(file, line));
    }
    try {
      if (!tree.holds(text)) {
        throw new IllegalArgumentException(
            "%s holds more values than the lab has memory for: bring a part of it, such as the first thousand lines or elements"
                .formatted(file));
      }
      Object value = MAPPER.readValue(text, Object.class);
      if (value == null) {
        throw new IllegalArgumentException(
            "%s is null (line %s): there is nothing to be read".formatted(file, line));
      }
      return new Document(text, value, MAPPER.writeValueAsString(value));
    } catch (StreamConstraintsException e) {
      // JSON it is, but the lab's own reader goes no further, nor do those of many libraries; where
      // it ended it does not say.
      throw new IllegalArgumentException(
          "%s has more than the lab reads, in the document that begins in line %s: %s; bring one with less of that"
              .formatted(file, line, e.getOriginalMessage().replaceFirst(", from .*\\)", ")")),
          e);
    } catch (JsonProcessingException e) {
      int within = e.getLocation().getLineNr();
      String lines = RunDirectory.isOfMore(e) && within > 1
          ? "; if each line is a document, give the file a name that ends in .ndjson"
          : "";
      throw new IllegalArgumentException(
          "%s is no JSON document: %s (line %s, column %s)%s"
              .formatted(
                  file,
                  RunDirectory.faultAnywhere(e),
                  line - 1 + within,
                  e.getLocation().getColumnNr(),
                  lines),
          e);
    } catch (IOException e) {
      throw new IllegalStateException("a String cannot fail to be read", e);
    }
  }
}
