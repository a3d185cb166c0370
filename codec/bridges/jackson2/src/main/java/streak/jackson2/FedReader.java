package streak.jackson2;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import streak.tokens.JsonException;
import streak.tokens.JsonNames;
import streak.tokens.JsonReader;

/**
 * A parser that is fed piece by piece. Where it has no more it says so, and stays at the token before: which must be taken neither
 * for a value nor for the end of one.
 */
final class FedReader extends JacksonReader {

  private final JsonParser in;

  private FedReader(JsonParser in) {
    super(in);
    this.in = in;
  }

  /** As the class that adapters know, so that who feeds no parser need not load this one to be verified. */
  static JsonReader of(JsonParser in) {
    return new FedReader(in);
  }

  @Override
  public boolean nextElement() {
    return next() != JsonToken.END_ARRAY;
  }

  @Override
  public boolean nextMember() {
    return next() != JsonToken.END_OBJECT;
  }

  @Override
  public String name() {
    String name;
    try {
      name = in.currentName();
    } catch (IOException | RuntimeException e) {
      throw failed(e);
    }
    next();
    return name;
  }

  @Override
  public int nextMember(JsonNames names, int previous) {
    return nextMember() ? member(names, previous, name()) : NONE;
  }

  private JsonToken next() {
    JsonToken next;
    try {
      next = in.nextToken();
    } catch (IOException | RuntimeException e) {
      throw failed(e);
    }
    if (next == null || next == JsonToken.NOT_AVAILABLE) {
      throw JsonException.at(
          this,
          "expected a parser that has been fed all of the value, found one that lacks the rest");
    }
    return next;
  }
}
