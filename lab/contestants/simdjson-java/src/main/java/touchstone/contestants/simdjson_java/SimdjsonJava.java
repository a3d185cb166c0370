package touchstone.contestants.simdjson_java;

import org.simdjson.SimdJsonParser;
import touchstone.contestants.simdjson_java.records.Response;
import touchstone.model.Driver;
import touchstone.model.Operations;

/** simdjson-java's schema-based parser, one for the thread, as its authors say to use it. */
public final class SimdjsonJava implements Driver {

  @Override
  public Operations<?> open(String type) {
    if (!type.equals("users")) {
      throw new IllegalArgumentException("not claimed: " + type);
    }
    SimdJsonParser parser = new SimdJsonParser();
    return new Operations<Response>() {
      @Override
      public Response readBytes(byte[] document) {
        return parser.parse(document, document.length, Response.class);
      }
    };
  }
}
