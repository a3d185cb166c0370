package streak.tree;

/** A boolean. */
public enum JsonBoolean implements JsonValue {
  /** {@code false}. */
  FALSE,

  /** {@code true}. */
  TRUE;

  /** The one of them that has that value. */
  public static JsonBoolean of(boolean value) {
    return value ? TRUE : FALSE;
  }

  @Override
  public boolean asBoolean() {
    return this == TRUE;
  }

  @Override
  public String kind() {
    return "a boolean";
  }

  @Override
  public String toString() {
    return this == TRUE ? "true" : "false";
  }
}
