package touchstone.model;

/**
 * A document and its type; or a set of documents of one kind, of which each operation takes the next one in turn, so that a
 * processor cannot learn one by heart.
 *
 * @param id {@code users-large}, or {@code users-large/minified} for a variant
 * @param type the type that the document is read into, such as {@code users}
 * @param bytes of the document in UTF-8; of a set, of all documents together, without the ends of line between them
 * @param characters UTF-16 code units of the same
 * @param sha256 of the file that a child reads, lower-case hexadecimal: the document; of a set, each document and a line feed
 * @param documents how many there are; a file that does not say means 1
 * @param shortest bytes of the shortest document
 * @param longest bytes of the longest document
 */
public record Workload(
    String id,
    String type,
    long bytes,
    long characters,
    String sha256,
    int documents,
    long shortest,
    long longest) {

  public Workload {
    if (documents == 0) {
      // A file of before there were sets.
      documents = 1;
      shortest = bytes;
      longest = bytes;
    }
  }

  /** A workload of one document. */
  public Workload(String id, String type, long bytes, long characters, String sha256) {
    this(id, type, bytes, characters, sha256, 1, bytes, bytes);
  }

  public static final String PRETTY = "pretty";

  /** The type of a document that whoever asked for the run brought along. */
  public static final String OWN = "own";

  /** Bytes of a document, the mean of a set. */
  public double bytesPerDocument() {
    return (double) bytes / documents;
  }

  /** {@code users-large} of {@code users-large/minified}. */
  public String base() {
    int slash = id.indexOf('/');
    return slash < 0 ? id : id.substring(0, slash);
  }

  /** {@code users} of {@code users-large/minified}, {@code twitter} of {@code twitter100}: its documents differ in their size. */
  public String family() {
    return base().replaceFirst("-.*$|\\d+$", "");
  }

  /** {@code minified} of {@code users-large/minified}; {@code pretty} where the id names none. */
  public String variant() {
    int slash = id.indexOf('/');
    return slash < 0 ? PRETTY : id.substring(slash + 1);
  }
}
