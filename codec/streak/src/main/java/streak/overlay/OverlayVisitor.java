package streak.overlay;

/**
 * Told of everything in a document, in its order, by {@link Indexed#accept} or {@link Cursor#accept}. Places are indexes of the
 * array in which the document stands; a visitor may read it, and must not change it.
 *
 * <p>A method that is not overridden ignores what it is told.
 */
public interface OverlayVisitor {

  /**
   * Members follow, a name and a value each, up to {@link #endObject}.
   *
   * @param at of the brace
   */
  default void beginObject(byte[] document, int at) {}

  /** The object that was begun last, of those not yet ended, ends. */
  default void endObject() {}

  /**
   * Elements follow, up to {@link #endArray}.
   *
   * @param at of the bracket
   */
  default void beginArray(byte[] document, int at) {}

  /** The array that was begun last, of those not yet ended, ends. */
  default void endArray() {}

  /** A member's name, as it stands between its quotation marks, escapes and all; its value is next. */
  default void name(byte[] document, int from, int to) {}

  /** A string, as it stands between its quotation marks, escapes and all. */
  default void string(byte[] document, int from, int to) {}

  /** A number, as it stands. */
  default void number(byte[] document, int from, int to) {}

  /**
   * A literal.
   *
   * @param at of its first letter
   */
  default void booleanValue(boolean value, byte[] document, int at) {}

  /**
   * A literal.
   *
   * @param at of its first letter
   */
  default void nullValue(byte[] document, int at) {}
}
