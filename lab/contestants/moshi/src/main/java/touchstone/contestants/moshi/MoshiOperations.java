package touchstone.contestants.moshi;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.squareup.moshi.JsonAdapter;
import com.squareup.moshi.Moshi;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import okio.Buffer;
import okio.BufferedSink;
import okio.Okio;
import touchstone.model.Operation;
import touchstone.model.Operations;

/** Reads and writes with one adapter. The four bindings differ in nothing but where that adapter comes from. */
final class MoshiOperations<T> implements Operations<T> {

  /** Made when a tree is. */
  private static final class Untyped {
    static final JsonAdapter<Object> ADAPTER = new Moshi.Builder().build().adapter(Object.class);
  }

  /** Before the name of a rule's type. */
  static final String RULE = "nullsafe/";

  private final JsonAdapter<T> adapter;

  /** What {@link #writeBuffer} fills, over and over, as an application would that sends one document after the other. */
  private final Buffer written = new Buffer();

  MoshiOperations(JsonAdapter<T> adapter) {
    this.adapter = adapter.serializeNulls();
  }

  static Operations<?> open(Moshi moshi, String type, Class<?> users) {
    if (!type.equals("users")) {
      throw new IllegalArgumentException("not a type that Moshi's contestants claim: " + type);
    }
    return new MoshiOperations<>(moshi.adapter(users));
  }

  @Override
  public boolean sharedByThreads(Operation operation) {
    // The buffer that is written again and again is one thread's.
    return operation != Operation.WRITE_BUFFER;
  }

  @Override
  public T readString(String document) throws IOException {
    return adapter.fromJson(document);
  }

  @Override
  public T readBytes(byte[] document) throws IOException {
    return adapter.fromJson(new Buffer().write(document));
  }

  @Override
  public T readStream(InputStream document) throws IOException {
    return adapter.fromJson(Okio.buffer(Okio.source(document)));
  }

  /**
   * Reads a clone, which shares the buffer's segments and copies no byte. The other way to leave the buffer full, {@code
   * peek()}, would put a second buffered source between the reader and the buffer.
   */
  @Override
  public T readBuffer(Object buffer) throws IOException {
    return adapter.fromJson(((Buffer) buffer).clone());
  }

  @Override
  public String writeString(T value) {
    return adapter.toJson(value);
  }

  @Override
  public byte[] writeBytes(T value) throws IOException {
    Buffer buffer = new Buffer();
    adapter.toJson(buffer, value);
    return buffer.readByteArray();
  }

  @Override
  public void writeStream(T value, OutputStream out) throws IOException {
    BufferedSink sink = Okio.buffer(Okio.sink(out));
    adapter.toJson(sink, value);
    sink.flush();
  }

  @Override
  public Buffer writeBuffer(T value) throws IOException {
    written.clear();
    adapter.toJson(written, value);
    return written;
  }

  @Override
  public T readTree(Object tree) {
    return adapter.fromJsonValue(tree);
  }

  @Override
  public Object writeTree(T value) {
    return adapter.toJsonValue(value);
  }

  @Override
  public Object toTree(byte[] document) throws IOException {
    return Untyped.ADAPTER.fromJson(new Buffer().write(document));
  }

  @Override
  public byte[] fromTree(Object tree) {
    return Untyped.ADAPTER.toJson(tree).getBytes(UTF_8);
  }

  @Override
  public Buffer toBuffer(byte[] document) {
    return new Buffer().write(document);
  }

  @Override
  public byte[] fromBuffer(Object buffer) {
    return ((Buffer) buffer).snapshot().toByteArray();
  }
}
