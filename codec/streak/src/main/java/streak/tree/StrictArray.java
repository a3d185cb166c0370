package streak.tree;

/** An array whose elements are all there. */
final class StrictArray extends JsonArray {

  static final StrictArray EMPTY = new StrictArray(new JsonValue[0]);

  private final JsonValue[] elements;

  /** Keeps the array that it is given. */
  StrictArray(JsonValue[] elements) {
    this.elements = elements;
  }

  @Override
  public int size() {
    return elements.length;
  }

  @Override
  JsonValue at(int element) {
    return elements[element];
  }

  @Override
  JsonValue[] vector() {
    return elements;
  }
}
