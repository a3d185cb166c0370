package touchstone.model;

import java.util.Arrays;
import java.util.Optional;
import java.util.Set;

/** What is timed: a direction and the shape in which the document arrives or leaves, or how much of it is looked at. */
public enum Operation {
  READ_STRING("read-string"),
  READ_BYTES("read-bytes"),
  READ_STREAM("read-stream"),
  READ_BUFFER("read-buffer"),

  /** The value from the library's own tree of the document. */
  READ_TREE("read-tree"),

  /** Bytes into the library's own tree, and every value of it looked at. */
  READ_ALL("read-all"),

  /** Bytes into the library's own tree, and a tenth of its members looked at. */
  READ_TENTH("read-tenth"),
  WRITE_STRING("write-string"),
  WRITE_BYTES("write-bytes"),
  WRITE_STREAM("write-stream"),
  WRITE_BUFFER("write-buffer"),

  /** The value into the library's own tree. */
  WRITE_TREE("write-tree");

  private final String id;

  Operation(String id) {
    this.id = id;
  }

  /** The name used in commands, files and reports, such as {@code read-string}. */
  public String id() {
    return id;
  }

  /** True when the operation turns a document into a value. */
  public boolean reads() {
    return id.startsWith("read-");
  }

  /** True when what was read is looked through and not handed over: a {@link Checksum} comes back. */
  public boolean visits() {
    return this == READ_ALL || this == READ_TENTH;
  }

  private static final Set<String> DATATYPES = Set.of("d", "bigrecord", "bigproduct", "bigsum");

  /**
   * False where the operation is not measured on documents of that type: which tenth of others is looked at is not said, and it is
   * small types whose trees are made and read.
   */
  public boolean suits(String type) {
    return switch (this) {
      case READ_TENTH -> type.equals("tweets");
      case READ_TREE, WRITE_TREE -> DATATYPES.contains(type);
      default -> true;
    };
  }

  /**
   * What the operation leaves its caller with, where it is a contestant's whose result is that. With whom it is ranked says
   * {@link Plan#group}.
   */
  public Result result(Result contestants) {
    return visits() ? Result.VISITED : contestants;
  }

  public static Optional<Operation> find(String id) {
    return Arrays.stream(values()).filter(o -> o.id.equals(id)).findFirst();
  }

  /** The operation of that name; fails on a name that no release of the lab has written. */
  public static Operation of(String id) {
    return find(id).orElseThrow(() -> new IllegalArgumentException("unknown operation: " + id));
  }

  @Override
  public String toString() {
    return id;
  }
}
