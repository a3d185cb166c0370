package streak;

import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import streak.internal.Trees;
import streak.tree.JsonValue;

/**
 * Pulls values out of a document: an array of bytes read in place, a String, or a stream read through a buffer of its own.
 * Strict: whatever RFC 8259 does not allow is a {@link JsonException}, on every way in and within the same {@link JsonLimits}.
 *
 * <p>A reader has no state that says where in the grammar it is; the calls do:
 *
 * <pre>{@code
 * for (boolean more = in.beginArray(); more; more = in.nextElement()) { ... one value ... }
 * for (boolean more = in.beginObject(); more; more = in.nextMember()) { String name = in.name(); ... one value ... }
 * }</pre>
 *
 * <p>A type's names are matched without being made into Strings:
 *
 * <pre>{@code
 * for (int m = in.beginObject(NAMES); m != NONE; m = in.nextMember(NAMES, m)) { switch (m) { ... default -> in.skipValue(); } }
 * }</pre>
 *
 * <p>Not thread-safe. Reset for the next document, whatever became of the last, it allocates nothing of its own again.
 */
public sealed class JsonReader extends TextInput permits TreeWalker {

  /** No further member. */
  public static final int NONE = -1;

  /** A member that the names do not hold. */
  public static final int UNKNOWN = -2;

  /** What each level is that is being skipped: a bit a level, set for arrays. */
  private long[] nesting = new long[8];

  private int depth;

  /** The level of the innermost object of a sealed type, which ends there; 0 when there is none. */
  private int watched;

  private @Nullable Discriminators discriminators;
  private @Nullable NameCache nameCache;
  private @Nullable TreeReader trees;

  /** A reader with the limits that {@link JsonLimits#DEFAULT} sets; reset it before the first document. */
  public JsonReader() {
    this(JsonLimits.DEFAULT);
  }

  /** A reader with limits of its own; reset it before the first document. */
  public JsonReader(JsonLimits limits) {
    super(limits);
  }

  /** Begins a document: all of the array, which must not change while it is read. */
  public JsonReader reset(byte[] document) {
    return reset(document, 0, document.length);
  }

  /** Begins a document: a range of the array, which must not change while it is read. */
  public JsonReader reset(byte[] document, int offset, int length) {
    Objects.checkFromIndexSize(offset, length, document.length);
    begin(document, offset, length);
    return atRoot();
  }

  /** Begins a document that is a line of a longer input, and counts on from there. */
  JsonReader resetLine(byte[] document, int offset, int length, long at, long lines) {
    beginLine(document, offset, length, at, lines);
    return atRoot();
  }

  /** Begins a document that is a String. */
  public JsonReader reset(String document) {
    begin(document);
    return atRoot();
  }

  /** Begins a document that is read from a stream, in UTF-8, a buffer at a time; it is not closed. */
  public JsonReader reset(InputStream document) {
    begin(new StreamSource(document));
    return atRoot();
  }

  /**
   * Begins a document: what remains of a buffer of any kind, whose position is not moved. An array that a buffer shows is read in
   * place, and must not change while it is read; what other buffers hold is copied piece by piece.
   */
  public JsonReader reset(ByteBuffer document) {
    if (document.hasArray()) {
      return reset(
          document.array(), document.arrayOffset() + document.position(), document.remaining());
    }
    begin(new BufferSource(document.duplicate()));
    return atRoot();
  }

  @Override
  void release() {
    super.release();
    atRoot();
  }

  private JsonReader atRoot() {
    depth = 0;
    watched = 0;
    if (discriminators != null) {
      discriminators.clear();
    }
    return this;
  }

  // ---- structure ----

  /** Enters an array; true when it has an element. */
  public boolean beginArray() {
    int next = pos + 1;
    if (next < end && buf[pos] == '[' && buf[next] > ' ') {
      enter();
      return beginElements(next);
    }
    return beginArraySlowly();
  }

  private boolean beginArraySlowly() {
    if (token() != '[') {
      throw expected("an array");
    }
    enter();
    int next = behindGap(depth);
    if (next < 0) {
      tokenBehindGap(depth);
      next = pos;
    }
    return beginElements(next);
  }

  /** At the first token within an array. */
  private boolean beginElements(int next) {
    if (next < end && buf[next] == ']') {
      pos = next + 1;
      depth--;
      return false;
    }
    pos = next;
    return true;
  }

  /** After an element: true when another follows, false when the array has ended. */
  public boolean nextElement() {
    int next = pos + 1;
    if (next < end && buf[pos] == ',') {
      if (buf[next] <= ' ') {
        next = behindGap(depth);
      }
      if (next >= 0) {
        pos = next;
        return true;
      }
    }
    return nextElementSlowly();
  }

  private boolean nextElementSlowly() {
    int token = token();
    if (token == ',') {
      tokenBehindGap(depth);
      return true;
    }
    if (token == ']') {
      pos++;
      depth--;
      return false;
    }
    throw expected("',' or ']' behind an element");
  }

  /** Enters an object; true when it has a member, whose {@link #name} is next. */
  public boolean beginObject() {
    if (token() != '{') {
      throw expected("an object");
    }
    enter();
    pos++;
    if (token() == '}') {
      pos++;
      depth--;
      return false;
    }
    return true;
  }

  /** After a member's value: true when another member follows, false when the object has ended. */
  public boolean nextMember() {
    int token = token();
    if (token == ',') {
      pos++;
      return true;
    }
    if (token == '}') {
      pos++;
      leaveObject();
      return false;
    }
    throw expected("',' or '}' behind a member");
  }

  /** A member's name; its value is next. One that was met lately is the same String. */
  public String name() {
    if (token() != '"') {
      throw expected("a member's name");
    }
    int quote = plainEnd(limits.nameBytes(), "a name", "nameBytes");
    String name;
    if (quote < 0) {
      name = string(limits.nameBytes(), "a name", "nameBytes");
    } else {
      name = nameCache().get(buf, pos + 1, quote);
      pos = quote + 1;
    }
    colon();
    return name;
  }

  private NameCache nameCache() {
    if (nameCache == null) {
      nameCache = new NameCache();
    }
    return nameCache;
  }

  /** Enters an object; the index of its first member's name, {@link #UNKNOWN}, or {@link #NONE} when it has none. */
  public int beginObject(JsonNames names) {
    if (token() != '{') {
      throw expected("an object");
    }
    enter();
    int next = behindGap(depth);
    if (next >= 0 && buf[next] == '"') {
      pos = next;
      return member(names, NONE);
    }
    int token = tokenBehindGap(depth);
    if (token == '"') {
      return member(names, NONE);
    }
    if (token == '}') {
      pos++;
      depth--;
      return NONE;
    }
    throw expected("a member's name or '}'");
  }

  /**
   * The same of an object that most likely begins with that name, as a writer writes it: compared where it stands, which is less
   * than to look for it.
   */
  public int beginObject(JsonNames.Token likely) {
    int next = pos + 1;
    if (next <= end - likely.words() && buf[pos] == '{' && isAt(likely, next)) {
      enter();
      pos = next + likely.length();
      return likely.index();
    }
    return beginObjectBehindGap(likely);
  }

  private int beginObjectBehindGap(JsonNames.Token likely) {
    if (pos < end - likely.words() && buf[pos] == '{' && buf[pos + 1] <= ' ') {
      int next = behindGap(depth + 1);
      if (next >= 0 && isHere(likely, next)) {
        enter();
        pos = next;
        passToken(likely.length());
        return likely.index();
      }
    }
    return beginObject(likely.names());
  }

  /**
   * After the value of the member that is mostly the last: whether the object ends right there, and is left. Where it does not,
   * nothing is read and {@link #nextMember(JsonNames, int)} says what follows.
   */
  public boolean objectEnds() {
    if (pos >= end || buf[pos] != '}') {
      return false;
    }
    pos++;
    leaveObject();
    return true;
  }

  /**
   * After a member's value: the index of the next one's name, {@link #UNKNOWN}, or {@link #NONE} when the object has ended.
   *
   * @param previous what the call before this one returned
   */
  public int nextMember(JsonNames names, int previous) {
    int next = pos + 1;
    if (next < end && buf[pos] == ',') {
      if (buf[next] != '"') {
        next = behindGap(depth);
      }
      if (next >= 0 && buf[next] == '"') {
        pos = next;
        return member(names, previous);
      }
    }
    return nextMemberSlowly(names, previous);
  }

  /**
   * After a member's value: whether another follows that has this name, as a writer writes it. Where it does, its value is next;
   * where it does not, or is not all here, nothing is read and {@link #nextMember(JsonNames, int)} says what follows.
   */
  public boolean nextMemberIs(JsonNames.Token name) {
    int next = pos + 1;
    if (next <= end - name.words() && buf[pos] == ',' && isAt(name, next)) {
      pos = next + name.length();
      return true;
    }
    return nextMemberIsBehindGap(name);
  }

  /** Where the document is a String, its bytes are UTF-8 only as long as they are ASCII. */
  private boolean isAt(JsonNames.Token name, int i) {
    return (name.ascii() || text == null) && name.isAt(buf, i, end);
  }

  /** The same behind a gap, where eight bytes are there at least. */
  private boolean isHere(JsonNames.Token name, int i) {
    return (name.words() == 8 || i <= end - name.words()) && isAt(name, i);
  }

  private boolean nextMemberIsBehindGap(JsonNames.Token name) {
    if (pos >= end - name.words() || buf[pos] != ',' || buf[pos + 1] > ' ') {
      return false;
    }
    int next = behindGap(depth);
    if (next >= 0 && isHere(name, next)) {
      pos = next;
      passToken(name.length());
      return true;
    }
    return false;
  }

  private int nextMemberSlowly(JsonNames names, int previous) {
    int token = token();
    if (token == ',') {
      if (tokenBehindGap(depth) != '"') {
        throw expected("a member's name");
      }
      return member(names, previous);
    }
    if (token == '}') {
      pos++;
      leaveObject();
      return NONE;
    }
    throw expected("',' or '}' behind a member");
  }

  private void leaveObject() {
    if (depth-- == watched) {
      watched = discriminators().close();
    }
  }

  /** Assumes a quotation mark at {@link #pos}; leaves it behind the colon. */
  private int member(JsonNames names, int previous) {
    int found = names.byPrefix(buf, pos, end);
    if (found >= 0 && passes(names, found)) {
      return found;
    }
    int expected = names.expected(previous);
    return passes(names, expected) ? expected : memberByTable(names, previous);
  }

  /** Passes the token of a name, where it is the one that stands here. */
  private boolean passes(JsonNames names, int index) {
    int length = names.match(index, buf, pos, end);
    // As above: what is not ASCII in a String is compared as one.
    if (length > 0 && (names.ascii || text == null)) {
      passToken(length);
      return true;
    }
    return false;
  }

  /** Passes a name with its colon; and one space, which is what most indented documents have behind it. */
  private void passToken(int length) {
    int value = pos + length;
    pos = value < end && buf[value] == ' ' ? value + 1 : value;
  }

  private int memberByTable(JsonNames names, int previous) {
    int found = names.likely(buf, pos, end);
    if (found >= 0 && passes(names, found)) {
      names.learn(previous, found);
      return found;
    }
    int quote = behindPlain(pos + 1);
    if (quote < end && buf[quote] == '"' && quote - pos <= limits.nameBytes()) {
      found = names.find(buf, pos + 1, quote);
      if (found < 0) {
        noteUnknown(quote);
      }
      pos = quote + 1;
    } else {
      // Escaped, not ASCII, or not yet all here.
      int limit = Math.max(limits.nameBytes(), names.longest);
      long at = offset();
      String text = string(limit, "a name", "nameBytes");
      byte[] name = text.getBytes(StandardCharsets.UTF_8);
      found = names.find(name, 0, name.length);
      if (found < 0) {
        noteUnknown(at, text);
      }
    }
    if (found < 0) {
      keepUnknown();
    }
    colon();
    if (found >= 0) {
      names.learn(previous, found);
    } else if (depth == watched) {
      return discriminators().unknown(this, names, previous);
    }
    return found;
  }

  private void colon() {
    if (pos < end && buf[pos] == ':') {
      pos++;
    } else {
      expect(':', "':' behind a member's name");
    }
  }

  // ---- objects of sealed types ----

  /**
   * Enters an object by the member that says what the object is, wherever in the object that stands. When it is the first, it is
   * read at once. Otherwise the reader looks ahead, validating, and returns to the object's start; what it looked over is kept in
   * memory when the document comes from a stream, {@link JsonLimits#lookAheadBytes} at the most. {@link #afterDiscriminator} is
   * next.
   *
   * @param name the member's name alone
   * @param tags what its value, a string, may be
   * @return the index of the tag, or {@link #UNKNOWN}: {@link #lastText} then says what it was
   */
  public int discriminator(JsonNames name, JsonNames tags) {
    int tag = discriminators().enter(this, name, tags);
    watched = depth;
    return tag;
  }

  private Discriminators discriminators() {
    if (discriminators == null) {
      discriminators = new Discriminators();
    }
    return discriminators;
  }

  /**
   * After {@link #discriminator}: the index of the object's first member's name, {@link #UNKNOWN}, or {@link #NONE} when it has
   * no other. {@link #nextMember(JsonNames, int)} goes on from there. Both pass over the discriminator where the names do not hold
   * it, and refuse a second one.
   */
  public int afterDiscriminator(JsonNames names) {
    if (discriminators().replays()) {
      token();
      return member(names, NONE);
    }
    return nextMember(names, NONE);
  }

  /** Returns to the mark, which is that many levels deep. */
  void rewind(int level) {
    rewind();
    depth = level;
  }

  // ---- values ----

  /** The first character of the next value, white space passed; -1 at the end of the document. */
  public int peek() {
    return token();
  }

  /** A value of any kind, as a tree: for {@code streak.tree}. */
  @SuppressWarnings("exports") // whom it is not for cannot name it
  public JsonValue readTree(Trees<JsonValue> made) {
    if (trees == null) {
      trees = new TreeReader(made);
    }
    return trees.read(this);
  }

  /** Passes over one value of any kind, validating it. No recursion, nothing made. */
  public void skipValue() {
    int base = depth;
    do {
      switch (token()) {
        case '{' -> {
          nest(false);
          if (beginObject()) {
            skipName();
            continue;
          }
        }
        case '[' -> {
          nest(true);
          if (beginArray()) {
            continue;
          }
        }
        case '"' -> skipString(limits.stringBytes(), "a string", "stringBytes");
        case 't' -> literal("true");
        case 'f' -> literal("false");
        case 'n' -> literal("null");
        default -> {
          int length = number("a value"); // which may move pos
          pos += length;
        }
      }
      // A value has ended; so may what it stands in.
      while (depth > base) {
        if (inArray()) {
          if (nextElement()) {
            break;
          }
        } else if (nextMember()) {
          skipName();
          break;
        }
      }
    } while (depth > base);
  }

  /** Remembers what the next level is: a bit a level. */
  final void nest(boolean array) {
    int word = depth >>> 6;
    if (word >= nesting.length) {
      nesting = Arrays.copyOf(nesting, Math.max(word + 1, nesting.length * 2));
    }
    long bit = 1L << depth;
    nesting[word] = array ? nesting[word] | bit : nesting[word] & ~bit;
  }

  final boolean inArray() {
    int level = depth - 1;
    return (nesting[level >>> 6] & 1L << level) != 0;
  }

  final int depth() {
    return depth;
  }

  private void skipName() {
    if (token() != '"') {
      throw expected("a member's name");
    }
    skipString(limits.nameBytes(), "a name", "nameBytes");
    colon();
  }

  private void enter() {
    if (++depth > limits.depth()) {
      throw problem(
          "expected arrays and objects nested at most " + limits.depth() + " deep, found deeper",
          "JsonLimits.withDepth would allow it");
    }
  }
}
