package touchstone.report;

import touchstone.model.Operation;

/** Operations by the names of the published benchmarks, in their order; then what the lab measures beyond them. */
enum PublishedKind {
  READ_BUFFERED("Read (buffered)", Operation.READ_BUFFER),
  READ_STRING("Read (string)", Operation.READ_STRING),
  WRITE_BUFFERED("Write (buffered)", Operation.WRITE_BUFFER),
  WRITE_STRING("Write (string)", Operation.WRITE_STRING),
  READ_BYTES("Read (bytes)", Operation.READ_BYTES),
  WRITE_BYTES("Write (bytes)", Operation.WRITE_BYTES),
  READ_STREAM("Read (stream)", Operation.READ_STREAM),
  WRITE_STREAM("Write (stream)", Operation.WRITE_STREAM);

  private final String title;
  private final Operation operation;

  PublishedKind(String title, Operation operation) {
    this.title = title;
    this.operation = operation;
  }

  String title() {
    return title;
  }

  Operation operation() {
    return operation;
  }
}
