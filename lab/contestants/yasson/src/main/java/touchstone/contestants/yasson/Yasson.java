package touchstone.contestants.yasson;

import jakarta.json.bind.Jsonb;
import jakarta.json.bind.JsonbBuilder;
import jakarta.json.bind.JsonbConfig;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import touchstone.contestants.yasson.types.Response;
import touchstone.model.Driver;
import touchstone.model.Operations;

/** One Jsonb, which JSON-B says to share; nulls are written when it is told. */
public final class Yasson implements Driver {

  @Override
  public Operations<?> open(String type) {
    if (!type.equals("users")) {
      throw new IllegalArgumentException("not claimed: " + type);
    }
    return new Bound(JsonbBuilder.create(new JsonbConfig().withNullValues(true)));
  }

  private record Bound(Jsonb jsonb) implements Operations<Response> {

    @Override
    public Response readString(String document) {
      return jsonb.fromJson(document, Response.class);
    }

    @Override
    public Response readBytes(byte[] document) {
      return readStream(new ByteArrayInputStream(document));
    }

    @Override
    public Response readStream(InputStream document) {
      return jsonb.fromJson(document, Response.class);
    }

    @Override
    public String writeString(Response value) {
      return jsonb.toJson(value);
    }

    @Override
    public byte[] writeBytes(Response value) {
      // Not by way of a String, which would be encoded in a pass of its own.
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      jsonb.toJson(value, out);
      return out.toByteArray();
    }

    @Override
    public void writeStream(Response value, OutputStream out) throws IOException {
      jsonb.toJson(value, out);
      out.flush();
    }
  }
}
