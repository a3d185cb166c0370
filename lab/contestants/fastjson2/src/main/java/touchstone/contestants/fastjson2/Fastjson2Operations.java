package touchstone.contestants.fastjson2;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import touchstone.model.Operation;
import touchstone.model.Operations;

/**
 * Every operation through the static methods of {@code JSON}, as in fastjson2's guide, which keep the reader and the writer
 * that were generated for the type.
 *
 * <p>The guide asks for no more features than are needed. {@code FieldBased} and a context that is kept brought nothing here;
 * {@code OptimizedForAscii} makes Strings of ASCII faster, but those of other text take more than twice as long.
 */
final class Fastjson2Operations<T> implements Operations<T> {

  /** A member named {@code $ref} is a member like any other. */
  private static final JSONReader.Feature READ = JSONReader.Feature.DisableReferenceDetect;

  private static final JSONWriter.Feature WRITE = JSONWriter.Feature.WriteNulls;

  private final Class<T> type;

  Fastjson2Operations(Class<T> type) {
    this.type = type;
  }

  @Override
  public boolean sharedByThreads(Operation operation) {
    return true;
  }

  @Override
  public T readString(String document) {
    return JSON.parseObject(document, type, READ);
  }

  @Override
  public T readBytes(byte[] document) {
    return JSON.parseObject(document, type, READ);
  }

  @Override
  public T readStream(InputStream document) {
    return JSON.parseObject(document, type, READ);
  }

  @Override
  public String writeString(T value) {
    return JSON.toJSONString(value, WRITE);
  }

  @Override
  public byte[] writeBytes(T value) {
    return JSON.toJSONBytes(value, WRITE);
  }

  @Override
  public void writeStream(T value, OutputStream out) throws IOException {
    JSON.writeTo(out, value, WRITE);
    out.flush();
  }
}
