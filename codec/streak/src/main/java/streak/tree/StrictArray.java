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
  @SuppressWarnings("ReferenceEquality") // as of an object
  public JsonValue detached() {
    JsonValue[] own = detached(elements);
    return own == elements ? this : new StrictArray(own);
  }

  /** The same values, none of which refers to a document; the very array if none did. */
  @SuppressWarnings("ReferenceEquality")
  static JsonValue[] detached(JsonValue[] values) {
    JsonValue[] own = values;
    for (int i = 0; i < values.length; i++) {
      JsonValue value = values[i].detached();
      if (value != values[i]) {
        own = own == values ? values.clone() : own;
        own[i] = value;
      }
    }
    return own;
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
