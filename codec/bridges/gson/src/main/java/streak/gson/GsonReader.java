package streak.gson;

import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.StringReader;
import org.jspecify.annotations.Nullable;

/** Gson's reader as a generated adapter knows one. */
class GsonReader extends streak.tokens.JsonReader {

  private final JsonReader in;

  GsonReader(JsonReader in) {
    this.in = in;
  }

  /** As the class that adapters know, so that who only writes need not load this one to be verified. */
  static streak.tokens.JsonReader of(JsonReader in) {
    return in.getClass() == JsonReader.class ? new GsonReader(in) : ExactReader.of(in);
  }

  // Gson says by an IllegalStateException that a value is of another kind, and a Reader of the
  // program's may throw one: so what is next is looked at first.

  @Override
  public boolean beginArray() {
    if (token() != JsonToken.BEGIN_ARRAY) {
      throw expected("an array");
    }
    try {
      in.beginArray();
    } catch (IOException | RuntimeException e) {
      throw failed(e);
    }
    return nextElement();
  }

  @Override
  public boolean nextElement() {
    try {
      if (in.hasNext()) {
        return true;
      }
      in.endArray();
      return false;
    } catch (IOException | RuntimeException e) {
      throw failed(e);
    }
  }

  @Override
  public boolean beginObject() {
    if (token() != JsonToken.BEGIN_OBJECT) {
      throw expected("an object");
    }
    try {
      in.beginObject();
    } catch (IOException | RuntimeException e) {
      throw failed(e);
    }
    return nextMember();
  }

  @Override
  public boolean nextMember() {
    try {
      if (in.hasNext()) {
        return true;
      }
      in.endObject();
      return false;
    } catch (IOException | RuntimeException e) {
      throw failed(e);
    }
  }

  @Override
  public String name() {
    try {
      return in.nextName();
    } catch (IOException | RuntimeException e) {
      throw failed(e);
    }
  }

  @Override
  public int peek() {
    return switch (token()) {
      case BEGIN_OBJECT -> '{';
      case BEGIN_ARRAY -> '[';
      case STRING -> '"';
      case NUMBER -> '0';
      case BOOLEAN -> 't';
      case NULL -> 'n';
      default -> ']';
    };
  }

  private JsonToken token() {
    try {
      return in.peek();
    } catch (IOException | RuntimeException e) {
      throw failed(e);
    }
  }

  @Override
  public boolean readNull() {
    if (token() != JsonToken.NULL) {
      return false;
    }
    try {
      in.nextNull();
      return true;
    } catch (IOException | RuntimeException e) {
      throw failed(e);
    }
  }

  @Override
  public String readString() {
    if (token() != JsonToken.STRING) {
      throw expected("a string");
    }
    return text();
  }

  /** What nearly all are is asked for once. */
  @Override
  public @Nullable String readNullableString() {
    return token() == JsonToken.STRING ? text() : super.readNullableString();
  }

  private String text() {
    try {
      return in.nextString();
    } catch (IOException | RuntimeException e) {
      throw failed(e);
    }
  }

  @Override
  public boolean readBoolean() {
    if (token() != JsonToken.BOOLEAN) {
      throw expected("a boolean");
    }
    try {
      return in.nextBoolean();
    } catch (IOException | RuntimeException e) {
      throw failed(e);
    }
  }

  @Override
  public int readInt() {
    beforeNumber();
    try {
      return in.nextInt();
    } catch (NumberFormatException e) {
      throw notHeld("an int", text());
    } catch (IOException | RuntimeException e) {
      throw failed(e);
    }
  }

  @Override
  public long readLong() {
    beforeNumber();
    try {
      return in.nextLong();
    } catch (NumberFormatException e) {
      throw notHeld("a long", text());
    } catch (IOException | RuntimeException e) {
      throw failed(e);
    }
  }

  @Override
  public double readDouble() {
    beforeNumber();
    double value;
    try {
      value = in.nextDouble();
    } catch (IOException | RuntimeException e) {
      throw failed(e);
    }
    if (!Double.isFinite(value)) {
      throw streak.tokens.JsonException.at(this, "expected a number that a double can hold");
    }
    return value;
  }

  @Override
  public String readNumberText() {
    beforeNumber();
    return text();
  }

  /** Gson would take a string that holds one. */
  private void beforeNumber() {
    if (token() != JsonToken.NUMBER) {
      throw expected("a number");
    }
  }

  final streak.tokens.JsonException notHeld(String type, String found) {
    return streak.tokens.JsonException.at(
        this, "expected a number that " + type + " can hold, found " + found);
  }

  @Override
  public void skipValue() {
    try {
      in.skipValue();
    } catch (IOException | RuntimeException e) {
      throw failed(e);
    }
  }

  @Override
  protected streak.tokens.JsonReader over(String document) {
    return of(new JsonReader(new StringReader(document)));
  }
}
