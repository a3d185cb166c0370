package touchstone.contestants.streak;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import streak.JsonAdapter;
import streak.tree.JsonValue;
import touchstone.model.Operation;
import touchstone.model.Operations;

/** What an adapter does, whoever made it. */
record AdapterOperations<T>(JsonAdapter<T> adapter) implements Operations<T> {

  @Override
  public boolean sharedByThreads(Operation operation) {
    return true;
  }

  @Override
  public T readString(String document) {
    return adapter.fromJson(document);
  }

  @Override
  public T readBytes(byte[] document) {
    return adapter.fromJson(document);
  }

  @Override
  public T readStream(InputStream document) {
    return adapter.fromJson(document);
  }

  @Override
  public String writeString(T value) {
    return adapter.toJson(value);
  }

  @Override
  public byte[] writeBytes(T value) {
    return adapter.toJsonBytes(value);
  }

  @Override
  public void writeStream(T value, OutputStream out) throws IOException {
    adapter.toJson(value, out);
  }

  @Override
  public T readTree(Object tree) {
    return adapter.fromTree((JsonValue) tree);
  }

  @Override
  public Object writeTree(T value) {
    return adapter.toTree(value);
  }

  @Override
  public Object toTree(byte[] document) {
    return JsonValue.adapter().fromJson(document);
  }

  @Override
  public byte[] fromTree(Object tree) {
    return JsonValue.adapter().toJsonBytes((JsonValue) tree);
  }
}
