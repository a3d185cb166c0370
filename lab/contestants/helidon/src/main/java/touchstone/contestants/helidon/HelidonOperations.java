package touchstone.contestants.helidon;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.helidon.json.JsonGenerator;
import io.helidon.json.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import touchstone.model.Operations;
import touchstone.types.users.Response;

/**
 * A parser or generator for each document, since neither can be used again.
 *
 * <p>The generator writes to streams; whole documents are written through one in memory, as Helidon's own binding does.
 */
final class HelidonOperations implements Operations<Response> {

  @Override
  public Response readString(String document) {
    return UsersReader.response(JsonParser.create(document));
  }

  @Override
  public Response readBytes(byte[] document) {
    return UsersReader.response(JsonParser.create(document));
  }

  @Override
  public Response readStream(InputStream document) {
    return UsersReader.response(JsonParser.create(document));
  }

  @Override
  public String writeString(Response value) {
    return new String(writeBytes(value), UTF_8);
  }

  @Override
  public byte[] writeBytes(Response value) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    writeStream(value, out);
    return out.toByteArray();
  }

  @Override
  public void writeStream(Response value, OutputStream out) {
    // Closing flushes; the stream itself stays open.
    try (JsonGenerator generator = JsonGenerator.create(out)) {
      UsersWriter.response(generator, value);
    }
  }
}
