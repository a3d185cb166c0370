package streak.overlay;

/** What a value is, by RFC 8259 section 3. */
public enum Kind {
  OBJECT,
  ARRAY,
  STRING,
  NUMBER,
  /** {@code true} or {@code false}. */
  BOOLEAN,
  NULL
}
