package streak.tree;

/** Null. */
public enum JsonNull implements JsonValue {
  /** The one null there is. */
  NULL;

  @Override
  public boolean isNull() {
    return true;
  }

  @Override
  public String kind() {
    return "null";
  }

  @Override
  public String toString() {
    return "null";
  }
}
