package touchstone.contestants.fastjson1;

import com.alibaba.fastjson.JSON;
import com.alibaba.fastjson.serializer.SerializerFeature;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import touchstone.model.Operation;
import touchstone.model.Operations;

/**
 * Every operation through the static methods of {@code JSON}, which keep the reader and the writer that were generated for
 * the type.
 */
final class Fastjson1Operations<T> implements Operations<T> {

  /** Nulls written; a value that occurs twice is written twice, not as a {@code $ref}. */
  private static final SerializerFeature[] WRITE = {
    SerializerFeature.WriteMapNullValue, SerializerFeature.DisableCircularReferenceDetect
  };

  private final Class<T> type;

  Fastjson1Operations(Class<T> type) {
    this.type = type;
  }

  @Override
  public boolean sharedByThreads(Operation operation) {
    return true;
  }

  @Override
  public T readString(String document) {
    return JSON.parseObject(document, type);
  }

  @Override
  public T readBytes(byte[] document) {
    return JSON.parseObject(document, type);
  }

  @Override
  public T readStream(InputStream document) throws IOException {
    return JSON.parseObject(document, type);
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
    JSON.writeJSONString(out, value, WRITE);
    out.flush();
  }
}
