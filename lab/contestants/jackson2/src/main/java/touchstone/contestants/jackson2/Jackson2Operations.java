package touchstone.contestants.jackson2;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;
import touchstone.model.Operation;
import touchstone.model.Operations;

/** Every operation through one reader and one writer, which need no look-up of the type when they are used. */
final class Jackson2Operations<T> implements Operations<T> {

  private final JsonMapper mapper;
  private final Class<T> type;

  // Each looks the type over when it is made, so who starts with reading is not kept waiting for
  // the writer.
  private @Nullable ObjectReader reader;
  private @Nullable ObjectWriter writer;

  Jackson2Operations(JsonMapper mapper, Class<T> type) {
    this.mapper = mapper;
    this.type = type;
  }

  private ObjectReader reader() {
    if (reader == null) {
      reader = mapper.readerFor(type);
    }
    return reader;
  }

  private ObjectWriter writer() {
    if (writer == null) {
      writer = mapper.writerFor(type);
    }
    return writer;
  }

  @Override
  public boolean sharedByThreads(Operation operation) {
    return true;
  }

  @Override
  public T readString(String document) throws IOException {
    return reader().readValue(document);
  }

  @Override
  public T readBytes(byte[] document) throws IOException {
    return reader().readValue(document);
  }

  @Override
  public T readStream(InputStream document) throws IOException {
    return reader().readValue(document);
  }

  @Override
  public String writeString(T value) throws IOException {
    return writer().writeValueAsString(value);
  }

  @Override
  public byte[] writeBytes(T value) throws IOException {
    return writer().writeValueAsBytes(value);
  }

  @Override
  public void writeStream(T value, OutputStream out) throws IOException {
    writer().writeValue(out, value);
  }

  @Override
  public T readTree(Object tree) throws IOException {
    return reader().readValue((JsonNode) tree);
  }

  @Override
  public Object writeTree(T value) {
    return mapper.valueToTree(value);
  }

  @Override
  public Object toTree(byte[] document) throws IOException {
    return mapper.readTree(document);
  }

  @Override
  public byte[] fromTree(Object tree) throws IOException {
    return mapper.writeValueAsBytes(tree);
  }
}
