package touchstone.contestants.gson;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import com.google.gson.JsonSyntaxException;
import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.JsonWriter;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.StringReader;
import okio.Buffer;
import org.jspecify.annotations.Nullable;
import touchstone.model.Operation;
import touchstone.model.Operations;

/**
 * Every operation through one adapter, which Gson built before the clock started.
 *
 * <p>Gson knows characters only, so each operation on bytes has the step to or from characters in
 * it: a String where the whole document is there or is wanted, which is faster whatever its length; where
 * it comes as a stream the JDK's reader, as in the example of {@code JsonReader}, and where it leaves as
 * one a buffered writer.
 */
final class GsonOperations<T> implements Operations<T> {

  private final Gson gson;
  private final TypeAdapter<T> adapter;

  /** What {@link #writeBuffer} fills; made when it does, so that nothing else needs Okio. */
  private @Nullable Buffer written;

  GsonOperations(Gson gson, Class<T> type) {
    this.gson = gson;
    this.adapter = gson.getAdapter(type);
  }

  /** Starts with the duty to write: Gson drops nulls and escapes {@code <} and {@code >} unless it is told. */
  static GsonBuilder builder() {
    return new GsonBuilder().serializeNulls().disableHtmlEscaping();
  }

  @Override
  public boolean sharedByThreads(Operation operation) {
    // The buffer that is written again and again is one thread's.
    return operation != Operation.WRITE_BUFFER;
  }

  @Override
  public T readString(String document) throws IOException {
    return read(new StringReader(document));
  }

  @Override
  public T readBytes(byte[] document) throws IOException {
    return readString(new String(document, UTF_8));
  }

  @Override
  public T readStream(InputStream document) throws IOException {
    return read(new InputStreamReader(document, UTF_8));
  }

  @Override
  public T readBuffer(Object buffer) throws IOException {
    // A clone shares the bytes, and is emptied in place of the original.
    return readStream(((Buffer) buffer).clone().inputStream());
  }

  @Override
  public String writeString(T value) {
    // By default the adapter's own writer has the settings of builder(), and it has no locks, which
    // StringWriter takes at each of the many small writes.
    return adapter.toJson(value);
  }

  @Override
  public byte[] writeBytes(T value) {
    return writeString(value).getBytes(UTF_8);
  }

  @Override
  public void writeStream(T value, OutputStream out) throws IOException {
    // JsonWriter asks for a buffered writer: else each small write would enter the encoder.
    JsonWriter writer = gson.newJsonWriter(new BufferedWriter(new OutputStreamWriter(out, UTF_8)));
    adapter.write(writer, value);
    writer.flush();
  }

  @Override
  public Object writeBuffer(T value) throws IOException {
    if (written == null) {
      written = new Buffer();
    }
    written.clear();
    writeStream(value, written.outputStream());
    return written;
  }

  @Override
  public T readTree(Object tree) {
    return adapter.fromJsonTree((JsonElement) tree);
  }

  @Override
  public Object writeTree(T value) {
    return adapter.toJsonTree(value);
  }

  @Override
  public Object toTree(byte[] document) {
    return JsonParser.parseString(new String(document, UTF_8));
  }

  @Override
  public byte[] fromTree(Object tree) {
    return gson.toJson((JsonElement) tree).getBytes(UTF_8);
  }

  @Override
  public Object toBuffer(byte[] document) {
    return new Buffer().write(document);
  }

  @Override
  public byte[] fromBuffer(Object buffer) {
    return ((Buffer) buffer).snapshot().toByteArray();
  }

  /** As {@code Gson.fromJson} reads, which looks the adapter up each time: nothing may follow the document. */
  private T read(Reader document) throws IOException {
    JsonReader reader = gson.newJsonReader(document);
    T value = adapter.read(reader);
    if (reader.peek() != JsonToken.END_DOCUMENT) {
      throw new JsonSyntaxException("something follows the document at " + reader.getPath());
    }
    return value;
  }
}
