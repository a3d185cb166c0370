package touchstone.contestants.dsl_json;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.dslplatform.json.DslJson;
import com.dslplatform.json.JsonReader;
import com.dslplatform.json.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Objects;
import touchstone.model.Operations;

/**
 * Reads and writes with the converters of one type, looked up once. For one thread only, as readers and writers are.
 *
 * <p>The documentation of {@code DslJson} says that reusing a reader and a writer and calling the converter directly is
 * fastest. It has no API for strings: it says to take a String's UTF-8 bytes on the way in and the writer's text on the way
 * out.
 */
final class DslJsonOperations<T> implements Operations<T> {

  private final JsonReader.ReadObject<T> decoder;
  private final JsonWriter.WriteObject<T> encoder;
  private final JsonReader<Object> arrayReader;
  private final JsonReader<Object> streamReader;
  private final JsonWriter writer;
  private final JsonWriter streamWriter;

  DslJsonOperations(DslJson<Object> json, Class<T> type) {
    this.decoder = Objects.requireNonNull(json.tryFindReader(type), "no generated decoder");
    this.encoder = Objects.requireNonNull(json.tryFindWriter(type), "no generated encoder");
    this.arrayReader = json.newReader();
    this.streamReader = json.newReader();
    this.writer = json.newWriter();
    this.streamWriter = json.newWriter();
  }

  @Override
  public T readString(String document) throws IOException {
    return readBytes(document.getBytes(UTF_8));
  }

  @Override
  public T readBytes(byte[] document) throws IOException {
    return read(arrayReader.process(document, document.length));
  }

  @Override
  public T readStream(InputStream document) throws IOException {
    return read(streamReader.process(document));
  }

  @Override
  public String writeString(T value) {
    return write(value).toString();
  }

  @Override
  public byte[] writeBytes(T value) {
    return write(value).toByteArray();
  }

  @Override
  public void writeStream(T value, OutputStream out) {
    streamWriter.reset(out);
    encoder.write(streamWriter, value);
    streamWriter.flush();
  }

  private T read(JsonReader<Object> reader) throws IOException {
    reader.getNextToken();
    return Objects.requireNonNull(decoder.read(reader), "the document is null");
  }

  private JsonWriter write(T value) {
    writer.reset();
    encoder.write(writer, value);
    return writer;
  }
}
