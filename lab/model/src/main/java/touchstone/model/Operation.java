package touchstone.model;

import java.util.Arrays;
import java.util.Optional;

/** What is timed: a direction and the shape in which the document arrives or leaves. */
public enum Operation {
  READ_STRING("read-string"),
  READ_BYTES("read-bytes"),
  READ_STREAM("read-stream"),
  READ_BUFFER("read-buffer"),
  WRITE_STRING("write-string"),
  WRITE_BYTES("write-bytes"),
  WRITE_STREAM("write-stream"),
  WRITE_BUFFER("write-buffer");

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
