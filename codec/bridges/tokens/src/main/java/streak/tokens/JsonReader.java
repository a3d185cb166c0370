package streak.tokens;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Base64;
import org.jspecify.annotations.Nullable;
import streak.JsonWriter;

/**
 * Pulls values out of another library's reader, as an adapter asks for them. A value of another kind than the one asked for is a
 * {@link JsonException}: null in place of a string, a string in place of a number. What the document may look like beyond that is
 * the library's to say, and so is the error when it looks otherwise.
 *
 * <p>Made for each value that the library hands over; not thread-safe.
 */
public abstract class JsonReader {

  /** No further member. */
  public static final int NONE = -1;

  /** A member that the names do not hold. */
  public static final int UNKNOWN = -2;

  private String lastText = "";

  /** Made when it is needed: who reads by the library alone shall load nothing else. */
  private @Nullable TextValues texts;

  /** What the library has thrown last, or a stream of the program's below it. */
  private @Nullable RuntimeException failure;

  /** For bridges. */
  protected JsonReader() {}

  /** A reader of a document in a String: what a member's default is written in. */
  public static JsonReader of(String document) {
    return TextReader.reading(document);
  }

  // ---- what a bridge says ----

  /** Enters an array; true when it has an element. */
  public abstract boolean beginArray();

  /** After an element: true when another follows, false when the array has ended. */
  public abstract boolean nextElement();

  /** Enters an object; true when it has a member, whose {@link #name} is next. */
  public abstract boolean beginObject();

  /** After a member's value: true when another member follows, false when the object has ended. */
  public abstract boolean nextMember();

  /** A member's name; its value is next. */
  public abstract String name();

  /** What the next value begins with: one of <code>{ [ " t f n</code>; {@code 0} for any number, {@code ]} for anything else. */
  public abstract int peek();

  /** Reads {@code null} when it is next; true when it was. */
  public abstract boolean readNull();

  /** A string; never null. */
  public abstract String readString();

  /** {@code true} or {@code false}. */
  public abstract boolean readBoolean();

  /** A whole number that an int can hold. */
  public abstract int readInt();

  /** A whole number that a long can hold. */
  public abstract long readLong();

  /** A number, which is finite. */
  public abstract double readDouble();

  /** A number of any kind, as the document writes it. */
  public abstract String readNumberText();

  /** Passes over one value of any kind. */
  public abstract void skipValue();

  /** The library's reader of a document in a String, which the library did not set up. */
  protected abstract JsonReader over(String document);

  // ---- what follows from it ----

  /** Enters an object; the index of its first member's name, {@link #UNKNOWN}, or {@link #NONE} when it has none. */
  public int beginObject(JsonNames names) {
    return beginObject() ? member(names, NONE, name()) : NONE;
  }

  /**
   * After a member's value: the index of the next one's name, {@link #UNKNOWN}, or {@link #NONE} when the object has ended.
   *
   * @param previous what the call before this one returned
   */
  public int nextMember(JsonNames names, int previous) {
    return nextMember() ? member(names, previous, name()) : NONE;
  }

  /** The index of a name that was read; one that is not known is kept as {@link #lastText}. */
  protected final int member(JsonNames names, int previous, String name) {
    int found = names.indexOf(previous, name);
    if (found < 0) {
      lastText = name;
    }
    return found;
  }

  /** A string that is one of the names: its index, or {@link #UNKNOWN}. */
  public final int readString(JsonNames names) {
    return member(names, NONE, readString());
  }

  /** The last name or string that was {@link #UNKNOWN}. */
  public final String lastText() {
    return lastText;
  }

  /** A string; null for {@code null}. */
  public @Nullable String readNullableString() {
    return readNull() ? null : readString();
  }

  /** A string of one character. */
  public final char readChar() {
    String text = readString();
    if (text.length() != 1) {
      throw JsonException.at(this, "expected a string of one character, found \"" + text + "\"");
    }
    return text.charAt(0);
  }

  /** The nearest float, rounded once. */
  public float readFloat() {
    String text = readNumberText();
    float value;
    try {
      value = Float.parseFloat(text);
    } catch (NumberFormatException e) {
      value = Float.NaN; // the library has taken for a number what is none in JSON
    }
    if (!Float.isFinite(value)) {
      throw JsonException.at(this, "expected a number that a float can hold, found " + text);
    }
    return value;
  }

  /** The number as it stands, scale included. */
  public BigDecimal readBigDecimal() {
    return texts().bigDecimal(readNumberText());
  }

  /** A whole number of as many digits as a number may have characters. */
  public BigInteger readBigInteger() {
    return texts().bigInteger(readNumberText());
  }

  /** A number or a string that holds one, as a count of units of 10<sup>-scale</sup>. Exact, or refused. */
  public long readDecimal(int scale) {
    String text = peek() == '"' ? readString() : readNumberText();
    return texts().decimal(text, scale);
  }

  /** Held to the limits and the grammar of Streak's numbers. */
  private TextValues texts() {
    if (texts == null) {
      texts = new TextValues(this);
    }
    return texts;
  }

  /** Bytes that stand as a string in Base64 (RFC 4648 section 4, padded). */
  public byte[] readBase64() {
    String text = readString();
    try {
      byte[] bytes = Base64.getDecoder().decode(text);
      if (isWhole(text, bytes)) {
        return bytes;
      }
    } catch (IllegalArgumentException e) {
      // it has other characters
    }
    throw JsonException.at(this, "expected a string in Base64, found \"" + text + "\"");
  }

  /** The JDK takes an end without its padding, and one with bits that belong to no byte. */
  private static boolean isWhole(String text, byte[] bytes) {
    byte[] end = Arrays.copyOfRange(bytes, bytes.length - bytes.length % 3, bytes.length);
    return text.length() % 4 == 0 && text.endsWith(Base64.getEncoder().encodeToString(end));
  }

  /** What was found in place of what was expected. */
  protected final JsonException expected(String what) {
    return JsonException.at(this, "expected " + what + ", found " + found());
  }

  /** What the next value is; a library may have kinds of values that JSON has not. */
  protected String found() {
    return switch (peek()) {
      case '{' -> "an object";
      case '[' -> "an array";
      case '"' -> "a string";
      case 't', 'f' -> "a boolean";
      case 'n' -> "null";
      case '0' -> "a number";
      default -> "the end";
    };
  }

  /**
   * What a call of the library's came to, for the bridge to throw: no value is at fault, but the document, or a stream of the
   * program's below the library.
   */
  protected final RuntimeException failed(Exception e) {
    failure = e instanceof RuntimeException own ? own : new UncheckedIOException((IOException) e);
    return failure;
  }

  /** Whether the library says so that something is wrong; its users are to see it as it is. */
  @SuppressWarnings("ReferenceEquality") // the very one that was thrown
  protected boolean isOfLibrary(RuntimeException e) {
    return e == failure;
  }

  // ---- objects of sealed types ----

  /**
   * Enters an object by the member that says what the object is. Where that is not the first, the object is set aside as text, and
   * read again with that member in front.
   *
   * @param discriminator the member's name alone
   * @return what stands before the discriminator's value: this reader, or one of what was set aside
   */
  public final JsonReader ahead(JsonNames discriminator) {
    String wanted = discriminator.name(0);
    if (!beginObject()) {
      throw lacks(wanted);
    }
    @Nullable String name = name();
    if (name.equals(wanted)) {
      return this;
    }
    JsonWriter members = new JsonWriter().reset();
    JsonWriter tag = new JsonWriter().reset();
    tag.beginObject();
    members.beginObject();
    boolean found = false;
    for (boolean more = true; more; more = nextMember()) {
      name = name == null ? name() : name;
      boolean isTag = name.equals(wanted);
      if (isTag && found) {
        throw JsonException.duplicate(this, name);
      }
      found |= isTag;
      texts().copyMember(isTag ? tag : members, name);
      name = null;
    }
    if (!found) {
      throw lacks(wanted);
    }
    members.endObject();
    tag.endObject();
    String first = TextValues.document(tag);
    String rest = TextValues.document(members);
    JsonReader again = over(first.substring(0, first.length() - 1) + "," + rest.substring(1));
    again.beginObject();
    again.name();
    return again;
  }

  private JsonException lacks(String discriminator) {
    return JsonException.at(
        this,
        "expected an object with the member '" + discriminator
            + "', which says what it is, found one without");
  }

  /**
   * After {@link #ahead}: the discriminator's value.
   *
   * @param tags what it may be
   * @return the index of the tag, or {@link #UNKNOWN}: {@link #lastText} then says what it was
   */
  public final int discriminator(JsonNames discriminator, JsonNames tags) {
    try {
      return readString(tags);
    } catch (JsonException e) {
      throw e.inMember(discriminator.name(0));
    }
  }

  /** After {@link #discriminator}: as {@link #nextMember(JsonNames, int)}. */
  public final int afterDiscriminator(JsonNames names) {
    return nextMember(names, NONE);
  }

  /** Sets an object aside as text, and reads it again without its members of one name. */
  final JsonReader without(String unwanted) {
    JsonWriter members = new JsonWriter().reset();
    members.beginObject();
    for (boolean more = beginObject(); more; more = nextMember()) {
      String name = name();
      if (name.equals(unwanted)) {
        skipValue();
      } else {
        texts().copyMember(members, name);
      }
    }
    members.endObject();
    return over(TextValues.document(members));
  }

  // ---- values as text ----

  /** The next value, as it stands. */
  final String text() {
    JsonWriter text = new JsonWriter().reset();
    texts().copy(text);
    return TextValues.document(text);
  }

  /** Reads the next value by an adapter that needs Streak's own reader: the value's text is made for it. */
  public final <T> T read(streak.JsonAdapter<T> adapter) {
    return texts().read(adapter);
  }
}
