package touchstone.contestants.android;

import static java.nio.charset.StandardCharsets.UTF_8;

import android.util.JsonReader;
import android.util.JsonToken;
import android.util.JsonWriter;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import touchstone.model.Driver;
import touchstone.model.Operations;
import touchstone.types.users.Response;

/** Android's streaming reader and writer, one for each document, as their documentation shows. */
public final class AndroidJsonReader implements Driver {

  @Override
  public Operations<?> open(String type) {
    if (!type.equals("users")) {
      throw new IllegalArgumentException("not claimed: " + type);
    }
    return new Streaming();
  }

  private static final class Streaming implements Operations<Response> {

    @Override
    public Response readString(String document) throws IOException {
      return read(new StringReader(document));
    }

    @Override
    public Response readBytes(byte[] document) throws IOException {
      return readString(new String(document, UTF_8));
    }

    @Override
    public Response readStream(InputStream document) throws IOException {
      return read(new InputStreamReader(document, UTF_8));
    }

    @Override
    public String writeString(Response value) throws IOException {
      StringWriter out = new StringWriter();
      write(value, out);
      return out.toString();
    }

    @Override
    public byte[] writeBytes(Response value) throws IOException {
      return writeString(value).getBytes(UTF_8);
    }

    @Override
    public void writeStream(Response value, OutputStream out) throws IOException {
      // JsonWriter asks for a buffered writer: else each small write would enter the encoder.
      write(value, new BufferedWriter(new OutputStreamWriter(out, UTF_8)));
    }

    @SuppressWarnings("resource") // what is read holds nothing that must be closed
    private static Response read(Reader document) throws IOException {
      JsonReader reader = new JsonReader(document);
      Response response = UsersReader.response(reader);
      if (reader.peek() != JsonToken.END_DOCUMENT) {
        throw new IOException("something follows the document");
      }
      return response;
    }

    @SuppressWarnings("resource") // the stream stays the caller's
    private static void write(Response value, Writer out) throws IOException {
      JsonWriter writer = new JsonWriter(out);
      UsersWriter.response(writer, value);
      writer.flush();
    }
  }
}
