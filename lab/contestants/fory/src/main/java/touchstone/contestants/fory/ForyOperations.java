package touchstone.contestants.fory;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.apache.fory.json.ForyJson;
import org.apache.fory.json.ForyJsonBuilder;
import touchstone.model.Operation;
import touchstone.model.Operations;

/** Every operation through one {@code ForyJson}, which is made once and kept. */
final class ForyOperations<T> implements Operations<T> {

  private final ForyJson json;
  private final Class<T> type;

  ForyOperations(ForyJson json, Class<T> type) {
    this.json = json;
    this.type = type;
  }

  /**
   * Starts with the duty to write nulls, and with codecs that are compiled at the first call, as in Fory's own benchmark.
   * Compiled beside the first calls, as by default, they stay slower for good: up to 1.7 times, measured on JDK 25.
   */
  static ForyJsonBuilder builder() {
    return ForyJson.builder().writeNullFields(true).withAsyncCompilation(false);
  }

  @Override
  public boolean sharedByThreads(Operation operation) {
    return true;
  }

  @Override
  public T readString(String document) {
    return json.fromJson(document, type);
  }

  @Override
  public T readBytes(byte[] document) {
    return json.fromJson(document, type);
  }

  @Override
  public T readStream(InputStream document) throws IOException {
    // Fory JSON takes no stream, so its users read it to the end first.
    return json.fromJson(document.readAllBytes(), type);
  }

  @Override
  public String writeString(T value) {
    return json.toJson(value);
  }

  @Override
  public byte[] writeBytes(T value) {
    return json.toJsonBytes(value);
  }

  @Override
  public void writeStream(T value, OutputStream out) throws IOException {
    json.writeJsonTo(value, out);
    out.flush();
  }
}
