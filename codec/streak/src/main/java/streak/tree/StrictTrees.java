package streak.tree;

import streak.internal.Trees;

/** Strict trees, for the reader that makes them. */
final class StrictTrees extends Trees<JsonValue> {

  static final StrictTrees ALL = new StrictTrees();

  private StrictTrees() {
    super(StrictObject.EMPTY, StrictArray.EMPTY);
  }

  @Override
  public JsonValue object(String[] names, JsonValue[] values) {
    return new StrictObject(names, values);
  }

  @Override
  public JsonValue array(JsonValue[] elements) {
    return new StrictArray(elements);
  }

  @Override
  public JsonValue number(String text) {
    return JsonNumber.ofChecked(text);
  }

  @Override
  public JsonValue fraction(String text) {
    return JsonNumber.ofFraction(text);
  }
}
