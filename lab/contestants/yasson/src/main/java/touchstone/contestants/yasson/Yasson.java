package touchstone.contestants.yasson;

import jakarta.json.bind.Jsonb;
import jakarta.json.bind.JsonbBuilder;
import jakarta.json.bind.JsonbConfig;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import touchstone.contestants.yasson.everyday.Everyday;
import touchstone.contestants.yasson.types.Response;
import touchstone.model.Driver;
import touchstone.model.Operation;
import touchstone.model.Operations;

/** One Jsonb, which JSON-B says to share; nulls are written when it is told. */
public final class Yasson implements Driver {

  @Override
  public Operations<?> open(String type) {
    return switch (type) {
      case "users" -> operations(Response.class);
      case "everyday" -> operations(Everyday.class);
      default -> throw new IllegalArgumentException("not claimed: " + type);
    };
  }

  private static <T> Operations<T> operations(Class<T> type) {
    return new Bound<>(JsonbBuilder.create(new JsonbConfig().withNullValues(true)), type);
  }

  private record Bound<T>(Jsonb jsonb, Class<T> type) implements Operations<T> {

    @Override
    public boolean sharedByThreads(Operation operation) {
      return true;
    }

    @Override
    public T readString(String document) {
      return jsonb.fromJson(document, type);
    }

    @Override
    public T readBytes(byte[] document) {
      return readStream(new ByteArrayInputStream(document));
    }

    @Override
    public T readStream(InputStream document) {
      return jsonb.fromJson(document, type);
    }

    @Override
    public String writeString(T value) {
      return jsonb.toJson(value);
    }

    @Override
    public byte[] writeBytes(T value) {
      // Not by way of a String, which would be encoded in a pass of its own.
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      jsonb.toJson(value, out);
      return out.toByteArray();
    }

    @Override
    public void writeStream(T value, OutputStream out) throws IOException {
      jsonb.toJson(value, out);
      out.flush();
    }
  }
}
