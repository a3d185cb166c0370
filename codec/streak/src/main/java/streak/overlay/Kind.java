package streak.overlay;

/** What a value is, by RFC 8259 section 3. */
public enum Kind {
  /** Members, each with a name, between braces. */
  OBJECT,
  /** Elements between brackets. */
  ARRAY,
  /** Text between quotation marks. */
  STRING,
  /** A number, whatever its size. */
  NUMBER,
  /** {@code true} or {@code false}. */
  BOOLEAN,
  /** {@code null}. */
  NULL
}
