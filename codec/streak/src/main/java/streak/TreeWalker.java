package streak;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import streak.internal.BinaryToDecimal;
import streak.internal.Trees;
import streak.tree.JsonArray;
import streak.tree.JsonBoolean;
import streak.tree.JsonNull;
import streak.tree.JsonNumber;
import streak.tree.JsonObject;
import streak.tree.JsonString;
import streak.tree.JsonValue;
import streak.tree.JsonValue_JsonAdapter;

/**
 * Reads what a tree holds, as if from the document that it stands for, which is not written. Strings and short whole numbers are
 * handed over as they are; another number's text is laid into the buffer, so that it is read as any other.
 *
 * <p>What is wrong, and what is asked for too seldom to be worth a way of its own, it refuses without saying why: {@link
 * JsonAdapter#fromTree} then reads the document after all.
 */
final class TreeWalker extends JsonReader {

  private static final int FIRST_LEVELS = 16;

  /** A character takes at most so many bytes in a document. */
  private static final int MOST_BYTES = 6;

  /** Bytes behind a number, so that it is read in one pass. */
  private static final int ROOM = 24;

  private static final int KEPT = 16 * 1024;

  /** The objects and arrays that are open, outermost first. */
  private @Nullable JsonValue[] open = new JsonValue[FIRST_LEVELS];

  /** Of each, which member or element has been reached. */
  private int[] places = new int[FIRST_LEVELS];

  /** Of an object that says itself what it is, the name of the member that does. */
  private @Nullable String[] discriminated = new String[FIRST_LEVELS];

  private int level;

  /** What is next. */
  private JsonValue value = JsonNull.NULL;

  /** What no name was found for. */
  private String last = "";

  /** Room for a text that is looked for among names. */
  private final byte[] bytes = new byte[64];

  /** Writes what is laid into the buffer. */
  private final JsonWriter scalar = new JsonWriter();

  TreeWalker(JsonLimits limits) {
    super(limits);
  }

  /** The value of a tree, by a walker of the pools where it needs one. */
  static <T> T read(JsonAdapter<T> adapter, JsonValue tree, Pools pools) {
    T known = tree instanceof JsonString string ? adapter.ofText(string.asString()) : null;
    return known == null ? walked(adapter, tree, pools) : known;
  }

  private static <T> T walked(JsonAdapter<T> adapter, JsonValue tree, Pools pools) {
    TreeWalker walker = pools.walker();
    try {
      walker.value = tree;
      return adapter.whole(walker);
    } finally {
      pools.give(walker);
    }
  }

  /** Only what a walker has of its own: the document of a reader it never had. */
  @Override
  void release() {
    while (level > 0) {
      leave();
    }
    value = JsonNull.NULL;
    last = "";
    pos = 0;
    end = 0;
    if (buf.length > KEPT) {
      scalar.release();
      buf = scalar.buf;
    }
  }

  private static JsonException refused() {
    return JsonException.ofWriting("expected a tree that can be read at once, found another");
  }

  /** Lays the number that is next into the buffer, where the methods that read numbers look. */
  private void lay() {
    if (!(value instanceof JsonNumber)) {
      throw refused();
    }
    layScalar();
  }

  private void layScalar() {
    JsonValue_JsonAdapter.writeValue(scalar.reset(), value);
    scalar.settle();
    scalar.ensure(ROOM);
    buf = scalar.buf;
    pos = 0;
    end = scalar.pos + ROOM; // the writer has put a comma behind it
  }

  /** A long is within any limit of a number's characters. */
  private boolean isLong() {
    return value instanceof JsonNumber number && number.isShortWhole();
  }

  private void enter(JsonValue container) {
    if (level >= limits.depth()) {
      throw refused();
    }
    if (level == open.length) {
      places = Arrays.copyOf(places, level * 2);
      discriminated = Arrays.copyOf(discriminated, level * 2);
      open = Arrays.copyOf(open, level * 2); // the last, as its length is what is asked
    }
    open[level] = container;
    places[level++] = 0;
  }

  /** What an adapter that asks for more is in: nothing, where it has entered nothing. */
  private JsonValue around() {
    return level == 0 ? JsonNull.NULL : Objects.requireNonNull(open[level - 1]);
  }

  private void leave() {
    level--;
    open[level] = null;
    discriminated[level] = null;
  }

  // ---- structure ----

  @Override
  public boolean beginArray() {
    if (!(value instanceof JsonArray array)) {
      throw refused();
    }
    enter(array);
    return element(array);
  }

  @Override
  public boolean nextElement() {
    if (!(around() instanceof JsonArray array)) {
      throw refused();
    }
    places[level - 1]++;
    return element(array);
  }

  private boolean element(JsonArray array) {
    int place = places[level - 1];
    if (place == array.size()) {
      leave();
      return false;
    }
    value = array.element(place);
    return true;
  }

  @Override
  public boolean beginObject() {
    return member(entered());
  }

  @Override
  public boolean nextMember() {
    return member(passed());
  }

  private JsonObject entered() {
    if (!(value instanceof JsonObject object)) {
      throw refused();
    }
    enter(object);
    return object;
  }

  private JsonObject passed() {
    if (!(around() instanceof JsonObject object)) {
      throw refused();
    }
    places[level - 1]++;
    return object;
  }

  private boolean member(JsonObject object) {
    int place = places[level - 1];
    if (place == object.size()) {
      leave();
      return false;
    }
    value = object.value(place);
    return true;
  }

  @Override
  public String name() {
    if (!(around() instanceof JsonObject object)) {
      throw refused();
    }
    return withinLimit(object.name(places[level - 1]), limits.nameBytes());
  }

  private static String withinLimit(String text, int most) {
    if (text.length() > most / MOST_BYTES) {
      throw refused();
    }
    return text;
  }

  @Override
  public int beginObject(JsonNames names) {
    return member(entered(), names, NONE);
  }

  @Override
  public int beginObject(JsonNames.Token likely) {
    return beginObject(likely.names());
  }

  @Override
  public boolean objectEnds() {
    if (!(around() instanceof JsonObject object)) {
      throw refused();
    }
    if (places[level - 1] + 1 < object.size()) {
      return false;
    }
    leave();
    return true;
  }

  @Override
  public int nextMember(JsonNames names, int previous) {
    return member(passed(), names, previous);
  }

  private int member(JsonObject object, JsonNames names, int previous) {
    int place = places[level - 1];
    if (place == object.size()) {
      leave();
      return NONE;
    }
    String name = object.name(place);
    value = object.value(place);
    int found = names.index(previous, name);
    if (found < 0) {
      if (name.equals(discriminated[level - 1])) {
        throw refused();
      }
      last = withinLimit(name, limits.nameBytes());
    }
    return found;
  }

  @Override
  public boolean nextMemberIs(JsonNames.Token name) {
    if (!(around() instanceof JsonObject object)) {
      throw refused();
    }
    int next = places[level - 1] + 1;
    if (next == object.size() || !object.name(next).equals(name.names().name(name.index()))) {
      return false;
    }
    places[level - 1] = next;
    value = object.value(next);
    return true;
  }

  /** Where it stands first, as a writer puts it. */
  @Override
  public int discriminator(JsonNames name, JsonNames tags) {
    JsonObject object = entered();
    String wanted = name.name(0);
    if (object.size() == 0
        || !object.name(0).equals(wanted)
        || !(object.value(0) instanceof JsonString tag)) {
      throw refused();
    }
    discriminated[level - 1] = wanted;
    last = withinLimit(tag.asString(), limits.stringBytes());
    return tags.indexOf(last, bytes);
  }

  @Override
  public int afterDiscriminator(JsonNames names) {
    return nextMember(names, NONE);
  }

  @Override
  public void endDocument() {
    if (level != 0) {
      throw refused();
    }
  }

  @Override
  public boolean atEnd() {
    throw refused();
  }

  // ---- values ----

  @Override
  public int peek() {
    if (value instanceof JsonObject) {
      return '{';
    }
    if (value instanceof JsonArray) {
      return '[';
    }
    if (value instanceof JsonString) {
      return '"';
    }
    if (value instanceof JsonNumber) {
      lay();
      return buf[0];
    }
    return value instanceof JsonBoolean bool ? bool.asBoolean() ? 't' : 'f' : 'n';
  }

  @Override
  public void skipValue() {}

  /**
   * Refused before it is read: an adapter may go on with a tree of its own, in there with another, and so on. Were each of them read
   * before something is refused, and then once more in its document, the work would double with every level.
   */
  @Override
  public JsonValue readTree(Trees<JsonValue> made) {
    throw refused();
  }

  @Override
  public boolean readNull() {
    return value instanceof JsonNull;
  }

  @Override
  public boolean readBoolean() {
    if (!(value instanceof JsonBoolean bool)) {
      throw refused();
    }
    return bool.asBoolean();
  }

  @Override
  public String readString() {
    if (!(value instanceof JsonString string)) {
      throw refused();
    }
    return withinLimit(string.asString(), limits.stringBytes());
  }

  @Override
  public char readChar() {
    String text = readString();
    if (text.length() != 1) {
      throw refused();
    }
    return text.charAt(0);
  }

  @Override
  public @Nullable String readNullableString() {
    return readNull() ? null : readString();
  }

  @Override
  public int readString(JsonNames names) {
    last = readString();
    return names.indexOf(last, bytes);
  }

  @Override
  int textInPlace(int least) {
    return -1;
  }

  @Override
  public byte[] readBase64() {
    throw refused();
  }

  @Override
  public String lastText() {
    return last;
  }

  @Override
  public long readLong() {
    if (isLong()) {
      return value.asLong();
    }
    lay();
    return super.readLong();
  }

  /** The number need not have been laid into the buffer, which has no place for it then. */
  @Override
  JsonException noInt(long value) {
    return refused();
  }

  @Override
  int shortElements(long[] into, int count) {
    return count;
  }

  @Override
  int booleanElements(long[] into, int count) {
    return count;
  }

  @Override
  public long readShortWhole() {
    lay();
    return super.readShortWhole();
  }

  @Override
  public Number readNumber() {
    if (isLong()) {
      return narrowed(value.asLong());
    }
    lay();
    return super.readNumber();
  }

  @Override
  public double readDouble() {
    if (isLong()) {
      return value.asLong();
    }
    if (value instanceof JsonNumber number
        && number.isOfDouble()
        && limits.numberChars() >= BinaryToDecimal.MAX_DOUBLE_BYTES) {
      return number.asDouble();
    }
    lay();
    return super.readDouble();
  }

  @Override
  public float readFloat() {
    lay();
    return super.readFloat();
  }

  @Override
  public String readNumberText() {
    lay();
    return super.readNumberText();
  }

  @Override
  public BigDecimal readBigDecimal() {
    lay();
    return super.readBigDecimal();
  }

  @Override
  public BigInteger readBigInteger() {
    lay();
    return super.readBigInteger();
  }

  /** A string may hold one, too. */
  @Override
  public long readDecimal(int scale) {
    if (value instanceof JsonString) {
      layScalar();
    } else {
      lay();
    }
    return super.readDecimal(scale);
  }
}
