package touchstone.contestants.avaje;

import io.avaje.jsonb.JsonType;
import java.io.InputStream;
import java.io.OutputStream;
import touchstone.model.Operation;
import touchstone.model.Operations;

/** Every operation through one {@code JsonType}, which has a method for each and keeps its buffers for the next call. */
final class AvajeOperations<T> implements Operations<T> {

  private final JsonType<T> type;

  AvajeOperations(JsonType<T> type) {
    this.type = type;
  }

  @Override
  public boolean sharedByThreads(Operation operation) {
    return true;
  }

  @Override
  public T readString(String document) {
    return type.fromJson(document);
  }

  @Override
  public T readBytes(byte[] document) {
    return type.fromJson(document);
  }

  @Override
  public T readStream(InputStream document) {
    return type.fromJson(document);
  }

  @Override
  public String writeString(T value) {
    return type.toJson(value);
  }

  @Override
  public byte[] writeBytes(T value) {
    return type.toJsonBytes(value);
  }

  @Override
  public void writeStream(T value, OutputStream out) {
    type.toJson(value, out);
  }
}
