package streak.overlay;

import streak.JsonException;
import streak.JsonNames;
import streak.JsonReader;

/**
 * A place in a document: moved from value to value, and asked for what stands there. Moving and asking allocate nothing, but for
 * {@link #asString}, {@link #asBigDecimal}, {@link #name} and errors.
 *
 * <p>Down by name, index or pointer, and back up:
 *
 * <pre>{@code
 * long price = overlay.root().field("buy").element(0).field("price").asDecimal(4);
 * }</pre>
 *
 * <p>Along what an array or object holds; when there is no more, the cursor is back at the array or object:
 *
 * <pre>{@code
 * for (boolean more = cursor.first(); more; more = cursor.next()) { ... cursor.asLong() ... }
 * }</pre>
 *
 * <p>Along an object's members by a type's names, the fastest way to all of them:
 *
 * <pre>{@code
 * for (int m = cursor.firstMember(NAMES); m != NONE; m = cursor.nextMember(NAMES, m)) { switch (m) { ... } }
 * }</pre>
 *
 * <p>Whoever goes further down inside of such a loop comes back up with {@link #parent}, or goes with another cursor.
 *
 * <p>Members whose names are the same are all there, as the document has them; by name, the first is found.
 *
 * <p>A cursor belongs to one document: once its overlay has parsed another, all but {@link #moveToRoot} is an {@link
 * IllegalStateException}. Not thread-safe.
 */
public final class Cursor extends Strings {

  /** A cursor at the root of a document. */
  public Cursor(Indexed document) {
    super(document);
    toRoot(document);
  }

  /** Moves to the root of a document, whichever was this cursor's. */
  public Cursor moveToRoot(Indexed document) {
    toRoot(document);
    return this;
  }

  /** Moves to where another cursor is. */
  public Cursor moveTo(Cursor other) {
    overlay = other.overlay;
    generation = other.generation;
    bytes = other.bytes;
    index = other.index;
    at = other.at;
    level = other.level;
    sure = other.sure;
    asked = other.asked;
    answers = other.answers;
    stop = other.stop;
    inObject = other.inObject;
    if (path.length < level) {
      path = new int[other.path.length];
    }
    System.arraycopy(other.path, 0, path, 0, level);
    return this;
  }

  /** A new cursor at the same place. */
  public Cursor copy() {
    return new Cursor(overlay).moveTo(this);
  }

  // ---- up ----

  /** Elements of the array, or members of the object, which are counted one by one. */
  public int count() {
    int end = containerEnd();
    int names = namesIn(at);
    int count = 0;
    for (int n = at + 2; n < end; n = behind(n + names)) {
      count++;
    }
    return count;
  }

  /** Moves up to the array or object that the value stands in. */
  public Cursor parent() {
    start();
    if (level == 0) {
      throw new IllegalStateException("the root stands in nothing");
    }
    up();
    return this;
  }

  private void up() {
    at = path[level - 1];
    toLevel(level - 1);
  }

  /** Arrays and objects around the value: 0 for the root. */
  public int depth() {
    return level;
  }

  // ---- down, by name ----

  /** Moves down to the first member of that name; a {@link JsonException} if there is none. */
  public Cursor field(String name) {
    if (!find(name)) {
      throw missing(name);
    }
    return this;
  }

  /** Moves down to the first member of that name, and is true; or stays, and is false. */
  public boolean find(String name) {
    int value = valueOf(name, 0, name.length());
    if (value != 0) {
      descend(value, true);
    }
    return value != 0;
  }

  /** Whether the object has a member of that name. */
  public boolean has(String name) {
    return valueOf(name, 0, name.length()) != 0;
  }

  /** The same as {@link #field(String)}, quicker, for a name that has been prepared. */
  public Cursor field(JsonNames names, int name) {
    if (!find(names, name)) {
      throw missing(names.name(name));
    }
    return this;
  }

  /** The same as {@link #find(String)}, quicker, for a name that has been prepared. */
  public boolean find(JsonNames names, int name) {
    int end = objectEnd();
    for (int n = at + 2; n < end; n = behind(n + 2)) {
      if ((n < sure && asked[n >> 1] == names) ? answers[n >> 1] == name : isName(n, names, name)) {
        descend(n + 2, true);
        return true;
      }
    }
    return false;
  }

  private boolean isName(int n, JsonNames names, int name) {
    int length = index[n + 1];
    if (length >= 0 && !names.hasLength(name, length)) {
      return false;
    }
    if (names.isAt(name, bytes, nameStart(n), overlay.to)
        || (!isUsual(n)
            && isText(
                nameStart(n), nameEnd(n), names.name(name), 0, names.name(name).length()))) {
      if (n < sure) {
        asked[n >> 1] = names;
        answers[n >> 1] = name;
      }
      return true;
    }
    return false;
  }

  /** Whether a name may be as writers write it, and thus is what it looks like. */
  private boolean isUsual(int name) {
    int end = nameEnd(name);
    return end >= 0 && bytes[end + 1] == ':';
  }

  /** 0 where there is none. */
  private int valueOf(CharSequence name, int from, int to) {
    int end = objectEnd();
    for (int n = at + 2; n < end; n = behind(n + 2)) {
      if (isText(nameStart(n), nameEnd(n), name, from, to)) {
        return n + 2;
      }
    }
    return 0;
  }

  private JsonException missing(String name) {
    return problem("expected a member '" + name + "', found none of that name", null);
  }

  // ---- down, by index ----

  /** Moves down to an element, from 0, past those before it; a {@link JsonException} if there are not as many. */
  public Cursor element(int element) {
    int value = elementAt(element);
    if (value == 0) {
      throw problem("expected an element " + element + ", found " + count() + " elements", null);
    }
    descend(value, false);
    return this;
  }

  /** Moves down to an element, and is true; or stays, and is false. */
  public boolean find(int element) {
    int value = elementAt(element);
    if (value != 0) {
      descend(value, false);
    }
    return value != 0;
  }

  /** 0 where there is none. */
  private int elementAt(int element) {
    if (bytes[start()] != '[') {
      throw expected("an array");
    }
    if (element < 0) {
      throw new IndexOutOfBoundsException(element);
    }
    int end = index[at + 1];
    int n = at + 2;
    for (int left = element; left > 0 && n < end; left--) {
      n = behind(n);
    }
    return n < end ? n : 0;
  }

  // ---- down, by pointer ----

  /**
   * Moves down as a JSON Pointer says (RFC 6901), from where the cursor is: {@code /buy/0/price}. A {@link JsonException} if there
   * is nothing.
   *
   * @throws IllegalArgumentException when it is not a pointer
   */
  public Cursor pointer(String pointer) {
    if (!findPointer(pointer)) {
      throw problem("expected a value at " + pointer + " from here, found none", null);
    }
    return this;
  }

  /**
   * Moves down as a JSON Pointer says, and is true; or stays, and is false.
   *
   * @throws IllegalArgumentException when it is not a pointer
   */
  public boolean findPointer(String pointer) {
    start();
    Pointers.check(pointer);
    int from = at;
    int fromLevel = level;
    for (int i = 0; i < pointer.length(); ) {
      int slash = pointer.indexOf('/', i + 1);
      int to = slash < 0 ? pointer.length() : slash;
      int value = child(pointer, i + 1, to);
      if (value == 0) {
        at = from;
        toLevel(fromLevel);
        return false;
      }
      descend(value, bytes[index[at]] == '{');
      i = to;
    }
    return true;
  }

  /** 0 where there is none. */
  private int child(String pointer, int from, int to) {
    byte first = bytes[start()];
    if (first == '[') {
      int element = Pointers.element(pointer, from, to);
      return element < 0 ? 0 : elementAt(element);
    }
    if (first != '{') {
      return 0;
    }
    int tilde = pointer.indexOf('~', from);
    if (tilde < 0 || tilde >= to) {
      return valueOf(pointer, from, to);
    }
    String name = Pointers.name(pointer, from, to);
    return valueOf(name, 0, name.length());
  }

  // ---- along ----

  /** Moves down to the first element or member, and is true; or stays because there is none, and is false. */
  public boolean first() {
    int end = containerEnd();
    int n = at + 2;
    if (n >= end) {
      return false;
    }
    boolean object = bytes[index[at]] == '{';
    descend(object ? n + 2 : n, object);
    return true;
  }

  /** Moves on to the next element or member, and is true; or back up because there is none, and is false. */
  public boolean next() {
    start();
    if (level == 0) {
      throw new IllegalStateException("nothing follows the root");
    }
    int n = behind(at);
    if (n >= stop) {
      up();
      return false;
    }
    at = inObject ? n + 2 : n;
    return true;
  }

  /** The name of the member that the cursor is at; a String, which is new. */
  public String name() {
    return nameText(nameEntry());
  }

  /** True when the member that the cursor is at has that name. */
  public boolean nameEquals(CharSequence name) {
    int entry = nameEntry();
    return isText(nameStart(entry), nameEnd(entry), name, 0, name.length());
  }

  private int nameEntry() {
    start();
    if (!inObject) {
      throw new IllegalStateException("what is not in an object has no name");
    }
    return at - 2;
  }

  /**
   * Moves down to the first member; the index of its name, {@link JsonReader#UNKNOWN}, or, when there is none, {@link
   * JsonReader#NONE}.
   */
  public int firstMember(JsonNames names) {
    int end = objectEnd();
    int n = at + 2;
    if (n >= end) {
      return JsonReader.NONE;
    }
    descend(n + 2, true);
    return member(names, JsonReader.NONE, n);
  }

  /**
   * Moves on to the next member; the index of its name, {@link JsonReader#UNKNOWN}, or, when there is none and the cursor is back
   * at the object, {@link JsonReader#NONE}.
   *
   * @param previous what the call before this one returned
   */
  public int nextMember(JsonNames names, int previous) {
    start();
    if (!inObject) {
      throw new IllegalStateException("what is not in an object has no next member");
    }
    int n = behind(at);
    if (n >= stop) {
      up();
      return JsonReader.NONE;
    }
    at = n + 2;
    return member(names, previous, n);
  }

  private int member(JsonNames names, int previous, int name) {
    return name < sure && asked[name >> 1] == names
        ? answers[name >> 1]
        : lookUp(names, previous, name);
  }

  private int lookUp(JsonNames names, int previous, int name) {
    int end = nameEnd(name);
    int found = names.indexAt(previous, bytes, nameStart(name), end, overlay.to);
    // Escapes hide what a name is.
    if (found == JsonReader.UNKNOWN && end < 0) {
      found = names.indexOf(previous, nameText(name));
    }
    if (name < sure) {
      asked[name >> 1] = names;
      answers[name >> 1] = found;
    }
    return found;
  }

  // ---- all of it ----

  /** Tells a visitor everything that is in the value, in the document's order. */
  public void accept(OverlayVisitor visitor) {
    start();
    int from = at;
    int fromLevel = level;
    int end = behind(at);
    int n = at;
    while (true) {
      while (level > fromLevel && n == stop) {
        if (inObject) {
          visitor.endObject();
        } else {
          visitor.endArray();
        }
        up();
      }
      if (n >= end) {
        at = from;
        return;
      }
      if (level > fromLevel && inObject) {
        int nameEnd = nameEnd(n);
        visitor.name(bytes, nameStart(n) + 1, nameEnd ^ nameEnd >> 31);
        n += 2;
      }
      int start = index[n];
      switch (bytes[start]) {
        case '{' -> {
          visitor.beginObject(bytes, start);
          at = n;
          descend(n, true);
        }
        case '[' -> {
          visitor.beginArray(bytes, start);
          at = n;
          descend(n, false);
        }
        case '"' -> {
          int stringEnd = index[n + 1];
          visitor.string(bytes, start + 1, stringEnd ^ stringEnd >> 31);
        }
        case 't' -> visitor.booleanValue(true, bytes, start);
        case 'f' -> visitor.booleanValue(false, bytes, start);
        case 'n' -> visitor.nullValue(bytes, start);
        default -> visitor.number(bytes, start, index[n + 1]);
      }
      n += 2;
    }
  }

  @Override
  void locate() {
    // A cursor knows where it is.
  }

  @Override
  String whatNext() {
    return "set the cursor to the root of the one that was parsed since";
  }

  private int objectEnd() {
    if (bytes[start()] != '{') {
      throw expected("an object");
    }
    return index[at + 1];
  }

  private int containerEnd() {
    start();
    if (!isContainer(at)) {
      throw expected("an array or an object");
    }
    return index[at + 1];
  }
}
