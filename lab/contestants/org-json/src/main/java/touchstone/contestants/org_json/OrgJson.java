package touchstone.contestants.org_json;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import org.json.JSONObject;
import org.json.JSONTokener;
import touchstone.model.Driver;
import touchstone.model.Operations;
import touchstone.types.users.Response;

/** A tree for each document, as org.json's examples make it. */
public final class OrgJson implements Driver {

  @Override
  public Operations<?> open(String type) {
    if (!type.equals("users")) {
      throw new IllegalArgumentException("not claimed: " + type);
    }
    return new Tree();
  }

  private static final class Tree implements Operations<Response> {

    @Override
    public Response readString(String document) {
      return TreeReader.response(new JSONObject(document));
    }

    @Override
    public Response readBytes(byte[] document) {
      return readString(new String(document, UTF_8));
    }

    @Override
    public Response readStream(InputStream document) {
      return TreeReader.response(
          new JSONObject(new JSONTokener(new InputStreamReader(document, UTF_8))));
    }

    @Override
    public String writeString(Response value) {
      return TreeWriter.response(value).toString();
    }

    @Override
    public byte[] writeBytes(Response value) {
      return writeString(value).getBytes(UTF_8);
    }

    @Override
    public void writeStream(Response value, OutputStream out) throws IOException {
      // JSONObject.write would call a Writer for each piece.
      out.write(writeBytes(value));
      out.flush();
    }
  }
}
