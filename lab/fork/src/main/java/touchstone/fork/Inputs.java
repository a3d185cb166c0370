package touchstone.fork;

import java.io.ByteArrayInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import touchstone.model.Operations;

/**
 * What a cold operation is given, and the operation itself. Unlike {@link Action} it is made before the library is loaded, and
 * loads next to nothing.
 */
final class Inputs {

  private static final int READ_STRING = 0;
  private static final int READ_BYTES = 1;
  private static final int READ_STREAM = 2;
  private static final int WRITE_STRING = 3;
  private static final int WRITE_BYTES = 4;
  private static final int WRITE_STREAM = 5;

  private final int operation;
  private final Object[] inputs;
  private final DocumentSink sink = new DocumentSink();

  private Inputs(int operation, Object[] inputs) {
    this.operation = operation;
    this.inputs = inputs;
  }

  /**
   * Reads them from files.
   *
   * @param operation its name; those on buffers and trees are not among them, because these are the library's
   * @param document path of the workload's file
   * @param documents how many it holds
   * @param values path of the values to be written, as {@link ValueFileWriter} left them
   */
  static Inputs of(String operation, String document, int documents, String values)
      throws IOException, ReflectiveOperationException {
    int number = number(operation);
    if (number >= WRITE_STRING) {
      return of(number, ValueFileReader.read(bytes(values)));
    }
    byte[] file = bytes(document);
    if (documents == 1) {
      return of(number, new Object[] {file});
    }
    List<byte[]> lines = Document.lines(file);
    Object[] inputs = new Object[lines.size()];
    for (int i = 0; i < inputs.length; i++) {
      inputs[i] = lines.get(i);
    }
    return of(number, inputs);
  }

  /** Those values or documents, for a writing or a reading operation of that name. */
  static Inputs of(String operation, List<?> inputs) {
    return of(number(operation), inputs.toArray());
  }

  private static Inputs of(int operation, Object[] inputs) {
    if (operation == READ_STRING) {
      for (int i = 0; i < inputs.length; i++) {
        inputs[i] = new String((byte[]) inputs[i], StandardCharsets.UTF_8);
      }
    }
    return new Inputs(operation, inputs);
  }

  private static int number(String operation) {
    return switch (operation) {
      case "read-string" -> READ_STRING;
      case "read-bytes" -> READ_BYTES;
      case "read-stream" -> READ_STREAM;
      case "write-string" -> WRITE_STRING;
      case "write-bytes" -> WRITE_BYTES;
      case "write-stream" -> WRITE_STREAM;
      default ->
        throw new IllegalArgumentException(
            operation.concat(
                " cannot be cold: only documents as a String, as bytes and as a stream are there before the library"));
    };
  }

  /** The timed body, on one input after the other. */
  @SuppressWarnings("unchecked") // the file holds values of the type that the contestant reads
  <T> Object run(Operations<T> operations, int turn) throws Exception {
    Object input = inputs[inputs.length == 1 ? 0 : turn % inputs.length];
    return switch (operation) {
      case READ_STRING -> operations.readString((String) input);
      case READ_BYTES -> operations.readBytes((byte[]) input);
      case READ_STREAM -> operations.readStream(new ByteArrayInputStream((byte[]) input));
      case WRITE_STRING -> operations.writeString((T) input);
      case WRITE_BYTES -> operations.writeBytes((T) input);
      default -> {
        sink.reset();
        operations.writeStream((T) input, sink);
        yield sink;
      }
    };
  }

  private static byte[] bytes(String path) throws IOException {
    try (FileInputStream in = new FileInputStream(path)) {
      return in.readAllBytes();
    }
  }
}
