package touchstone.model;

import java.util.Arrays;
import java.util.Locale;

/**
 * What a reading operation leaves its caller with. Rows are compared only with rows that leave the same, because to skip the
 * making of a value is not to be faster at it.
 */
public enum Result {

  /** A new value of the workload's type, which nobody changes afterwards. */
  VALUE("a new value", true),

  /** The workload's type in one object, which the next read overwrites. */
  REUSED("a reused object", false),

  /** The library's own tree of any document. */
  TREE("a tree", true),

  /**
   * The library's own tree, whose nodes are made when they are asked for. Left alone it is work that was not done, so it is not
   * ranked among {@link #TREE}s; looked through it has done its work, and is {@link #VISITED} as they are.
   */
  LAZY("a lazy tree", true),

  /**
   * A {@link Checksum} over every field of the value, found in place; no object holds them.
   *
   * <p>Fields are folded in the type's order: a whole number as itself, a boolean as 1 or 0, a text as its {@link
   * String#hashCode()}, null as 0, a list as its length and then its elements.
   */
  CHECKSUM("a checksum of the fields", false),

  /**
   * A {@link Checksum} over the values of a tree, all or some of them, that were looked at as {@link Visit} says. Trees whose nodes
   * are made when they are asked for have made theirs by then, so that all can be compared. Who comes to that number without a
   * tree is ranked as what it is otherwise, {@link #REUSED} for one: it stands beside the trees and not among them.
   */
  VISITED("a tree that was looked through", false),

  /**
   * A {@link Checksum} over every token of the document: a parse of which nothing is kept.
   *
   * <p>Tokens are folded in the document's order: a bracket as its character; a literal as its first letter; a name or a
   * string as <code>"</code> and then the number of bytes between its quotation marks; a number as {@code 0} and then the number
   * of its bytes.
   */
  TOKENS("a checksum of the tokens", false),

  /**
   * A {@link Checksum} that is the sum of the document's bytes, each from -128 to 127. Nothing is parsed: it is how long
   * merely looking at every byte takes, a floor under the other rows and never ranked with them.
   */
  FLOOR("a sum of the bytes, the floor", false);

  private final String title;
  private final boolean kept;

  Result(String title, boolean kept) {
    this.title = title;
    this.kept = kept;
  }

  /** The name in files, such as {@code tree}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** For a heading, such as {@code a new value}. */
  public String title() {
    return title;
  }

  /** True when what was read stays as it is while other documents are read. */
  public boolean kept() {
    return kept;
  }

  /** The result of that name; fails on a name that no release of the lab has written. */
  public static Result of(String id) {
    return Arrays.stream(values())
        .filter(r -> r.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("unknown result: " + id));
  }

  @Override
  public String toString() {
    return id();
  }
}
