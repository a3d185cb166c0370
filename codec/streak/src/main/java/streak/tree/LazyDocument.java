package streak.tree;

import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import streak.internal.Layout;

/** A document that was found right, and what is made of it when somebody asks. */
final class LazyDocument {

  private final Layout layout;
  private final Scalars scalars = new Scalars();

  /** The object whose names were made last; threads may see each other's or not. */
  private @Nullable Named last;

  @SuppressWarnings("ArrayRecordComponent") // nobody else has it
  private record Named(int object, String[] names) {}

  LazyDocument(Layout layout) {
    this.layout = layout;
  }

  /** All of it. */
  JsonValue root() {
    return value(0);
  }

  /** One of its values, as a document that shares nothing with this one. */
  JsonValue detached(int entry) {
    return new LazyDocument(layout.detached(entry, end(entry))).root();
  }

  /** The document. */
  byte[] bytes() {
    return layout.bytes();
  }

  /** Where a value begins. */
  int start(int value) {
    return layout.index()[value];
  }

  /** Where a name begins, with its quotation mark. */
  int nameStart(int name) {
    return layout.nameStart(name) - 1;
  }

  /** Where it ends, with the other one. */
  int nameEnd(int name) {
    int length = layout.nameLength(name);
    return layout.nameStart(name) + (length ^ length >> 31) + 1;
  }

  int behind(int value) {
    return layout.behind(value);
  }

  boolean isContainer(int value) {
    return layout.isContainer(value);
  }

  boolean isName(int name, String wanted) {
    return layout.isName(name, wanted);
  }

  /** A value that is neither an object nor an array. */
  JsonValue scalar(int value) {
    return scalars.value(layout, value);
  }

  /** An object or an array, of which nothing is made yet. */
  JsonValue container(int value) {
    // With white space in it, it stands there as no other does.
    boolean empty = layout.behind(value) == value + 2 && bytes()[start(value) + 1] > ' ';
    if (layout.first(value) == '{') {
      return empty ? StrictObject.EMPTY : new LazyObject(this, value);
    }
    return empty ? StrictArray.EMPTY : new LazyArray(this, value);
  }

  private JsonValue value(int value) {
    return layout.isContainer(value) ? container(value) : scalars.value(layout, value);
  }

  /** How many elements an array has, how many members an object. */
  int count(int container) {
    int stop = layout.behind(container);
    int names = layout.first(container) == '{' ? 2 : 0;
    int count = 0;
    for (int k = container + 2; k < stop; k = layout.behind(k + names)) {
      count++;
    }
    return count;
  }

  /**
   * The members of an object.
   *
   * @param known what there is already of its objects and arrays, by their entry; or null
   */
  StrictObject object(int object, IntFunction<@Nullable JsonValue> known) {
    int size = count(object);
    String[] names = names(object, size);
    JsonValue[] values = new JsonValue[size];
    int k = object + 4;
    for (int i = 0; i < size; i++) {
      JsonValue there = layout.isContainer(k) ? known.apply(k) : null;
      values[i] = there == null ? value(k) : there;
      k = layout.behind(k) + 2;
    }
    return new StrictObject(names, values);
  }

  /** Objects that are asked for one after the other mostly have the same names: then they have one vector. */
  private String[] names(int object, int size) {
    Named before = last;
    if (before != null && before.names.length == size && isSame(object, before.object, size)) {
      return before.names;
    }
    String[] names = new String[size];
    int k = object + 2;
    for (int i = 0; i < size; i++) {
      names[i] = scalars.name(layout, k);
      k = layout.behind(k + 2);
    }
    last = new Named(object, names);
    return names;
  }

  private boolean isSame(int object, int other, int size) {
    int k = object + 2;
    int o = other + 2;
    for (int i = 0; i < size; i++) {
      if (!layout.isSameName(k, o)) {
        return false;
      }
      k = layout.behind(k + 2);
      o = layout.behind(o + 2);
    }
    return true;
  }

  /** The elements of an array that has so many. */
  JsonValue[] elements(int array, int size) {
    JsonValue[] elements = new JsonValue[size];
    int k = array + 2;
    for (int i = 0; i < size; i++) {
      elements[i] = value(k);
      k = layout.behind(k);
    }
    return elements;
  }

  /** Where a value ends: behind the last one in it come only white space and the brackets of what is open there. */
  int end(int value) {
    if (!layout.isContainer(value)) {
      return layout.scalarEnd(value);
    }
    int open = 1;
    int last = value;
    // Down the last value of each, which is as deep as the document is at the most.
    while (layout.isContainer(last) && layout.behind(last) != last + 2) {
      int stop = layout.behind(last);
      int names = layout.first(last) == '{' ? 2 : 0;
      int next = last + 2 + names;
      for (int k = next; k < stop; k = layout.behind(k) + names) {
        next = k;
      }
      last = next;
      open += layout.isContainer(last) ? 1 : 0;
    }
    int i = layout.isContainer(last) ? layout.index()[last] + 1 : layout.scalarEnd(last);
    while (open > 0) {
      byte b = layout.bytes()[i++];
      open -= b == ']' || b == '}' ? 1 : 0;
    }
    return i;
  }
}
