package touchstone.model;

/**
 * A document and its type.
 *
 * @param id {@code users-large}, or {@code users-large/minified} for a variant
 * @param type the type that the document is read into, such as {@code users}
 * @param bytes of the document in UTF-8
 * @param characters UTF-16 code units of the document as a String
 * @param sha256 of the bytes, lower-case hexadecimal
 */
public record Workload(String id, String type, long bytes, long characters, String sha256) {

  public static final String PRETTY = "pretty";

  /** {@code users-large} of {@code users-large/minified}. */
  public String base() {
    int slash = id.indexOf('/');
    return slash < 0 ? id : id.substring(0, slash);
  }

  /** {@code minified} of {@code users-large/minified}; {@code pretty} where the id names none. */
  public String variant() {
    int slash = id.indexOf('/');
    return slash < 0 ? PRETTY : id.substring(slash + 1);
  }
}
