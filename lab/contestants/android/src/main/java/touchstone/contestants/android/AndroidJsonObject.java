package touchstone.contestants.android;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.json.JSONException;
import org.json.JSONObject;
import org.json.JSONTokener;
import touchstone.model.Driver;
import touchstone.model.Operations;
import touchstone.types.users.Response;

/** Android's tree, made anew for each document. */
public final class AndroidJsonObject implements Driver {

  @Override
  public Operations<?> open(String type) {
    if (!type.equals("users")) {
      throw new IllegalArgumentException("not claimed: " + type);
    }
    return new Tree();
  }

  private static final class Tree implements Operations<Response> {

    @Override
    public Response readString(String document) throws JSONException {
      // As new JSONObject(document), which does not say when something follows the document.
      JSONTokener tokener = new JSONTokener(document);
      JSONObject object = new JSONObject(tokener);
      if (tokener.nextClean() != 0) {
        throw tokener.syntaxError("something follows the document");
      }
      return TreeReader.response(object);
    }

    @Override
    public Response readBytes(byte[] document) throws JSONException {
      return readString(new String(document, UTF_8));
    }

    @Override
    public Response readStream(InputStream document) throws IOException, JSONException {
      return readBytes(document.readAllBytes());
    }

    @Override
    public String writeString(Response value) throws JSONException {
      // Each slash of a text comes as \/, and no slash in another way, so this takes away those
      // backslashes and no other.
      return TreeWriter.response(value).toString().replace("\\/", "/");
    }

    @Override
    public byte[] writeBytes(Response value) throws JSONException {
      return writeString(value).getBytes(UTF_8);
    }

    @Override
    public void writeStream(Response value, OutputStream out) throws IOException, JSONException {
      out.write(writeBytes(value));
      out.flush();
    }
  }
}
