package touchstone.contestants.wast;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.wycst.wast.json.JSON;
import io.github.wycst.wast.json.options.ReadOption;
import io.github.wycst.wast.json.options.WriteOption;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import touchstone.model.Operation;
import touchstone.model.Operations;

/** Every operation through the static methods of {@code JSON}. */
final class WastOperations<T> implements Operations<T> {

  /** Compares names. Otherwise equal hashes are enough, and those of anagrams are equal here. */
  private static final ReadOption[] STRICT = {ReadOption.StrictMode};

  private static final ReadOption[] HASHES = {};

  private final Class<T> type;
  private final ReadOption[] read;
  private final WriteOption[] write;
  private final WriteOption[] writeStream;

  WastOperations(Class<T> type, WriteOption... write) {
    this(type, STRICT, write);
  }

  private WastOperations(Class<T> type, ReadOption[] read, WriteOption... write) {
    this.type = type;
    this.read = read;
    this.write = write;
    this.writeStream = Arrays.copyOf(write, write.length + 1);
    // The stream is the caller's.
    this.writeStream[write.length] = WriteOption.KeepOpenStream;
  }

  /** Takes the hash of a name for the name, as wast does unless it is told. */
  static <T> WastOperations<T> ofHashes(Class<T> type) {
    return new WastOperations<>(type, HASHES);
  }

  @Override
  public boolean sharedByThreads(Operation operation) {
    return true;
  }

  @Override
  public T readString(String document) {
    return JSON.parseObject(document, type, read);
  }

  @Override
  public T readBytes(byte[] document) {
    return JSON.parseObject(document, type, read);
  }

  @Override
  public T readStream(InputStream document) throws IOException {
    // JSON.read knows a member by its setter's name only, not by the one in @JsonProperty.
    return readBytes(document.readAllBytes());
  }

  @Override
  public String writeString(T value) {
    return JSON.toJsonString(value, write);
  }

  @Override
  public byte[] writeBytes(T value) {
    return JSON.toJsonBytes(value, UTF_8, write);
  }

  @Override
  public void writeStream(T value, OutputStream out) throws IOException {
    JSON.writeJsonTo(value, out, UTF_8, writeStream);
    out.flush();
  }
}
