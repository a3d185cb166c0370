package streak.jackson3;

import java.util.Base64;
import org.jspecify.annotations.Nullable;
import streak.tokens.JsonException;
import streak.tokens.JsonNames;
import streak.tokens.JsonReader;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.JsonTokenId;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadCapability;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.core.json.JsonFactory;

/**
 * Jackson's parser as a generated adapter knows a reader. The parser's current token is the first of the value that is next; or,
 * when that has been read, its last: what asks for more moves on.
 */
class JacksonReader extends JsonReader {

  /** For what a bridge has put down as text; the text is its own, and needs no setting. */
  private static final JsonFactory TEXT = new JsonFactory();

  private final JsonParser in;

  JacksonReader(JsonParser in) {
    this.in = in;
  }

  /** As the class that adapters know; a parser that is fed piece by piece is a reader of another one. */
  static JsonReader of(JsonParser in) {
    return in.canParseAsync() ? FedReader.of(in) : new JacksonReader(in);
  }

  @Override
  protected boolean isOfLibrary(RuntimeException e) {
    return e instanceof JacksonException || super.isOfLibrary(e);
  }

  @Override
  public boolean beginArray() {
    if (in.currentTokenId() != JsonTokenId.ID_START_ARRAY) {
      throw expected("an array");
    }
    return nextElement();
  }

  @Override
  public boolean nextElement() {
    try {
      return in.nextToken() != JsonToken.END_ARRAY;
    } catch (RuntimeException e) {
      throw failed(e);
    }
  }

  @Override
  public boolean beginObject() {
    return in.currentTokenId() == JsonTokenId.ID_START_OBJECT ? nextMember() : entered();
  }

  @Override
  public boolean nextMember() {
    try {
      return in.nextToken() != JsonToken.END_OBJECT;
    } catch (RuntimeException e) {
      throw failed(e);
    }
  }

  @Override
  public String name() {
    try {
      String name = in.currentName();
      in.nextToken();
      return name;
    } catch (RuntimeException e) {
      throw failed(e);
    }
  }

  @Override
  public int beginObject(JsonNames names) {
    if (in.currentTokenId() != JsonTokenId.ID_START_OBJECT) {
      return entered() ? member(names, NONE, name()) : NONE;
    }
    return nextMember(names, NONE);
  }

  /** Jackson enters an object itself to see of which type it is; then its first name, or its end, is the current token. */
  private boolean entered() {
    return switch (in.currentTokenId()) {
      case JsonTokenId.ID_PROPERTY_NAME -> true;
      case JsonTokenId.ID_END_OBJECT -> false;
      default -> throw expected("an object");
    };
  }

  @Override
  public int nextMember(JsonNames names, int previous) {
    try {
      int expected = names.expected(previous);
      if (expected == names.count()) {
        in.nextName();
      } else if (in.nextName(names.as(EncodedNames.ALL)[expected])) {
        in.nextToken();
        return expected;
      }
    } catch (RuntimeException e) {
      throw failed(e);
    }
    if (in.currentTokenId() != JsonTokenId.ID_PROPERTY_NAME) {
      return NONE;
    }
    return member(names, previous, name());
  }

  @Override
  public int peek() {
    return switch (in.currentTokenId()) {
      case JsonTokenId.ID_START_OBJECT -> '{';
      case JsonTokenId.ID_START_ARRAY -> '[';
      case JsonTokenId.ID_STRING -> '"';
      case JsonTokenId.ID_NUMBER_INT, JsonTokenId.ID_NUMBER_FLOAT -> '0';
      case JsonTokenId.ID_TRUE -> 't';
      case JsonTokenId.ID_FALSE -> 'f';
      case JsonTokenId.ID_NULL -> 'n';
      default -> embedded() instanceof byte[] ? '"' : ']';
    };
  }

  @Override
  public boolean readNull() {
    return in.currentTokenId() == JsonTokenId.ID_NULL;
  }

  @Override
  public String readString() {
    if (in.currentTokenId() == JsonTokenId.ID_STRING) {
      return text();
    }
    if (embedded() instanceof byte[] bytes) {
      return Base64.getEncoder().encodeToString(bytes); // as JSON has them
    }
    throw expected("a string");
  }

  private String text() {
    try {
      return in.getString();
    } catch (RuntimeException e) {
      throw failed(e);
    }
  }

  @Override
  public boolean readBoolean() {
    int token = in.currentTokenId();
    if (token != JsonTokenId.ID_TRUE && token != JsonTokenId.ID_FALSE) {
      throw expected("a boolean");
    }
    return token == JsonTokenId.ID_TRUE;
  }

  @Override
  public int readInt() {
    beforeWhole();
    try {
      return in.getIntValue();
    } catch (InputCoercionException e) {
      throw notHeld("an int");
    } catch (RuntimeException e) {
      throw failed(e);
    }
  }

  @Override
  public long readLong() {
    beforeWhole();
    try {
      return in.getLongValue();
    } catch (InputCoercionException e) {
      throw notHeld("a long");
    } catch (RuntimeException e) {
      throw failed(e);
    }
  }

  private void beforeWhole() {
    if (in.currentTokenId() != JsonTokenId.ID_NUMBER_INT) {
      throw in.currentTokenId() == JsonTokenId.ID_NUMBER_FLOAT
          ? JsonException.at(this, "expected a whole number, found " + text())
          : expected("a number");
    }
  }

  private JsonException notHeld(String type) {
    return JsonException.at(this, "expected a number that " + type + " can hold, found " + text());
  }

  @Override
  public double readDouble() {
    beforeNumber();
    double value;
    try {
      value = in.getDoubleValue();
    } catch (RuntimeException e) {
      throw failed(e);
    }
    if (!Double.isFinite(value)) {
      throw notHeld("a double");
    }
    return value == 0 && isNegativeWhole() ? -0.0 : value;
  }

  /** Asked of a zero, whose sign Jackson drops where it has no fraction. A text of one character is not made a String. */
  private boolean isNegativeWhole() {
    try {
      return in.currentTokenId() == JsonTokenId.ID_NUMBER_INT
          && in.getStringLength() > 1
          && text().charAt(0) == '-';
    } catch (RuntimeException e) {
      throw failed(e);
    }
  }

  @Override
  public String readNumberText() {
    beforeNumber();
    return text();
  }

  private void beforeNumber() {
    int token = in.currentTokenId();
    if (token != JsonTokenId.ID_NUMBER_INT && token != JsonTokenId.ID_NUMBER_FLOAT) {
      throw expected("a number");
    }
  }

  @Override
  public byte[] readBase64() {
    return embedded() instanceof byte[] bytes ? bytes : super.readBase64();
  }

  /** What is no text, such as CBOR, a tree or a buffer of tokens, may hold bytes themselves, or anything; null where it does not. */
  private @Nullable Object embedded() {
    if (in.currentTokenId() != JsonTokenId.ID_EMBEDDED_OBJECT) {
      return null;
    }
    try {
      return in.getEmbeddedObject();
    } catch (RuntimeException e) {
      throw failed(e);
    }
  }

  @Override
  protected String found() {
    Object embedded = embedded();
    if (embedded != null && !(embedded instanceof byte[])) {
      return "an object of the class " + embedded.getClass().getName();
    }
    return in.currentTokenId() == JsonTokenId.ID_STRING
            && in.streamReadCapabilities().isEnabled(StreamReadCapability.UNTYPED_SCALARS)
        ? "a string, which this format has for all values"
        : super.found();
  }

  @Override
  public void skipValue() {
    try {
      in.skipChildren();
    } catch (RuntimeException e) {
      throw failed(e);
    }
  }

  @Override
  protected JsonReader over(String document) {
    JsonParser parser = TEXT.createParser(ObjectReadContext.empty(), document);
    parser.nextToken();
    return new JacksonReader(parser);
  }
}
