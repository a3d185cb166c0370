package streak.tree;

import java.util.Arrays;
import streak.internal.KeptNames;

/**
 * Puts a tree together of what is told in a document's order: for writers that make trees. What stands in the objects and arrays that
 * are open lies on two stacks, and is copied into vectors of the right length when its object or array ends. Objects of one depth
 * with the very same names have one vector of them.
 *
 * <p>Used again after {@link #take}. Not thread-safe.
 */
public final class TreeBuilder {

  private static final int FIRST_SLOTS = 64;
  private static final int FIRST_LEVELS = 16;

  /** Stacks that grew beyond this are not kept. */
  private static final int MOST_KEPT = 16 * 1024;

  private String[] names = new String[FIRST_SLOTS];
  private int nameTop;
  private JsonValue[] values = new JsonValue[FIRST_SLOTS];
  private int top;
  private int highest;

  /** By depth, where the open object's names and values begin, or the open array's values. */
  private int[] firstNames = new int[FIRST_LEVELS];

  private int[] firstValues = new int[FIRST_LEVELS];

  /** By depth, the names of the object that ended last. */
  private String[][] vectors = new String[FIRST_LEVELS][];

  private int depth;

  /** Set when some names are not to be kept. */
  private boolean large;

  /** A builder that has been told nothing. */
  public TreeBuilder() {}

  /** Begins an object or an array. */
  public void begin() {
    if (depth == firstNames.length) {
      firstValues = Arrays.copyOf(firstValues, depth * 2);
      vectors = Arrays.copyOf(vectors, depth * 2);
      firstNames = Arrays.copyOf(firstNames, depth * 2); // the last, as its length is what is asked
    }
    firstNames[depth] = nameTop;
    firstValues[depth++] = top;
  }

  /** A member's name; its value is next. */
  public void name(String name) {
    if (nameTop == names.length) {
      names = Arrays.copyOf(names, nameTop * 2);
    }
    names[nameTop++] = name;
  }

  /** A value. */
  public void value(JsonValue value) {
    if (top == values.length) {
      values = Arrays.copyOf(values, top * 2);
    }
    values[top++] = value;
  }

  /** A number by its text, which has been held to the grammar. */
  public void number(String text) {
    value(JsonNumber.ofChecked(text));
  }

  /** Ends the array that was begun last. */
  public void endArray() {
    int start = firstValues[--depth];
    JsonArray array =
        top == start ? StrictArray.EMPTY : new StrictArray(Arrays.copyOfRange(values, start, top));
    drop(start);
    value(array);
  }

  /** Ends the object that was begun last. */
  public void endObject() {
    int start = firstValues[--depth];
    JsonObject object = StrictObject.EMPTY;
    if (top > start) {
      object = new StrictObject(vector(firstNames[depth]), Arrays.copyOfRange(values, start, top));
    }
    nameTop = firstNames[depth];
    drop(start);
    value(object);
  }

  @SuppressWarnings("ReferenceEquality") // who writes one type again has the very same names
  private String[] vector(int start) {
    int size = nameTop - start;
    String[] before = vectors[depth];
    if (before != null && before.length == size) {
      int same = 0;
      while (same < size && before[same] == names[start + same]) {
        same++;
      }
      if (same == size) {
        return before;
      }
    }
    String[] vector = Arrays.copyOfRange(names, start, nameTop);
    vectors[depth] = vector;
    large |= KeptNames.areLarge(vector);
    return vector;
  }

  private void drop(int start) {
    highest = Math.max(highest, top);
    top = start;
  }

  /** The tree; what was told is forgotten. */
  public JsonValue take() {
    if (depth != 0 || top != 1) {
      throw new IllegalStateException("expected an adapter that writes one value, found none");
    }
    JsonValue tree = values[0];
    clear();
    return tree;
  }

  /** Forgets what was told. */
  public void clear() {
    highest = Math.max(highest, top);
    if (large || nameTop > 0) { // those of an object that has not ended are not known
      Arrays.fill(names, null);
      Arrays.fill(vectors, null);
      large = false;
    }
    depth = 0;
    top = 0;
    nameTop = 0;
    if (values.length > MOST_KEPT || names.length > MOST_KEPT) {
      values = new JsonValue[FIRST_SLOTS];
      names = new String[FIRST_SLOTS];
      vectors = new String[FIRST_LEVELS][];
      firstNames = new int[FIRST_LEVELS];
      firstValues = new int[FIRST_LEVELS];
    } else {
      Arrays.fill(values, 0, highest, null);
    }
    highest = 0;
  }
}
