package touchstone.workloads.generate;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** Reads a JSON file that this room ships. A member that the record does not know, or lacks, is a mistake and fails. */
public final class DataFile {

  // The names of operations in the files are what Operation.toString returns.
  private static final JsonMapper MAPPER = JsonMapper.builder()
      .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
      .enable(DeserializationFeature.READ_ENUMS_USING_TO_STRING)
      .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
      .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
      .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
      .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
      .build();

  private DataFile() {}

  /**
   * Reads one file.
   *
   * @param path within the resources, without a leading slash
   */
  public static <T> T read(String path, Class<T> type) {
    try (InputStream in = DataFile.class.getResourceAsStream("/" + path)) {
      if (in == null) {
        throw new FileNotFoundException("no such file in the workloads' jar: " + path);
      }
      return MAPPER.readValue(in, type);
    } catch (IOException e) {
      throw new UncheckedIOException(path, e);
    }
  }
}
