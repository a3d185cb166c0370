package touchstone.workloads;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import touchstone.model.Workload;
import touchstone.workloads.generate.Document;

/**
 * A document that somebody brings. What a right reader makes of it is what its JSON says: a value with just its members, named
 * as they are.
 */
public record OwnDocument(Workload workload, Document document) {

  /** The type of such documents: who claims it reads any that is brought. */
  public static final String TYPE = "own";

  private static final JsonMapper MAPPER = JsonMapper.builder()
      .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
      .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
      .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
      .build();

  /**
   * Reads a document; its workload is called like the file, without what follows the last point, and with a hyphen in place of
   * what would have to be quoted in a command.
   *
   * @throws IllegalArgumentException with a sentence for whoever brought it, when it is no JSON in UTF-8
   */
  public static OwnDocument read(Path file) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    try {
      String text =
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      Object value = MAPPER.readValue(text, Object.class);
      if (value == null) {
        throw new IllegalArgumentException(file + " is null: there is nothing to be read");
      }
      String name = file.getFileName()
          .toString()
          .replaceFirst("(?<=.)\\.[^.]*$", "")
          .replaceAll("[^\\p{L}\\p{N}._-]+", "-");
      return new OwnDocument(
          new Workload(name, TYPE, bytes.length, text.length(), Workloads.sha256(bytes)),
          new Document(text, value, MAPPER.writeValueAsString(value)));
    } catch (CharacterCodingException e) {
      throw new IllegalArgumentException(file + " is not UTF-8", e);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(
          "%s is no JSON document: %s (line %d, column %d)"
              .formatted(
                  file,
                  e.getOriginalMessage().lines().findFirst().orElse(""),
                  e.getLocation().getLineNr(),
                  e.getLocation().getColumnNr()),
          e);
    }
  }
}
