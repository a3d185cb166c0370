package touchstone.fork;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import touchstone.model.Checksum;
import touchstone.model.Driver;
import touchstone.model.Operation;
import touchstone.model.Operations;

/**
 * One operation of one contestant on one workload, ready to be timed: everything that its users do once has been done.
 *
 * @param <R> what the operation returns
 */
interface Action<R> {

  /** The timed body. */
  R run() throws Exception;

  /** Never timed: the bytes that a writing action's result stands for. */
  default byte[] bytes(R result) throws Exception {
    throw new IllegalStateException("a reading action writes nothing");
  }

  /** An action whose result is what was read. */
  @FunctionalInterface
  interface Reading<T> extends Action<T> {}

  /** A contestant's driver, by the name of its class. */
  static Driver driver(String className) throws ReflectiveOperationException {
    return Class.forName(className)
        .asSubclass(Driver.class)
        .getDeclaredConstructor()
        .newInstance();
  }

  /**
   * Prepares an action.
   *
   * @param source the reading operation that makes the values for a writing one
   * @param documents UTF-8 JSON; the action takes them in turn, the first one first
   */
  static <T> Action<?> prepare(
      Operations<T> operations, Operation operation, Operation source, List<byte[]> documents)
      throws Exception {
    if (operation.visits()) {
      return visiting(operations, operation, documents);
    }
    if (operation.reads()) {
      return reading(operations, operation, documents);
    }
    Action<T> reading = reading(operations, source, documents);
    List<T> values = new ArrayList<>();
    for (int i = 0; i < documents.size(); i++) {
      values.add(Objects.requireNonNull(reading.run(), "the value read is null"));
    }
    return writing(operations, operation, Turn.over(values));
  }

  /** An action that looks through what it reads. */
  static Action<Checksum> visiting(
      Operations<?> operations, Operation operation, List<byte[]> documents) {
    Turn<byte[]> bytes = Turn.over(documents);
    Reading<Checksum> action = operation == Operation.READ_ALL
        ? () -> operations.readAll(bytes.next())
        : () -> operations.readTenth(bytes.next());
    return action;
  }

  /** An action that reads a value. */
  static <T> Action<T> reading(
      Operations<T> operations, Operation operation, List<byte[]> documents) throws Exception {
    List<byte[]> own = new ArrayList<>();
    for (byte[] document : documents) {
      own.add(operations.toOwnFormat(document));
    }
    Turn<byte[]> bytes = Turn.over(own);
    Reading<T> action;
    switch (operation) {
      case READ_STRING -> {
        Turn<String> texts = Turn.over(
            own.stream().map(d -> new String(d, StandardCharsets.UTF_8)).toList());
        action = () -> operations.readString(texts.next());
      }
      case READ_BYTES -> action = () -> operations.readBytes(bytes.next());
      case READ_STREAM ->
        action = () -> operations.readStream(new ByteArrayInputStream(bytes.next()));
      case READ_BUFFER -> {
        List<Object> buffers = new ArrayList<>();
        for (byte[] document : own) {
          buffers.add(operations.toBuffer(document));
        }
        Turn<Object> turn = Turn.over(buffers);
        action = () -> operations.readBuffer(turn.next());
      }
      case READ_TREE -> {
        List<Object> trees = new ArrayList<>();
        for (byte[] document : own) {
          trees.add(operations.toTree(document));
        }
        Turn<Object> turn = Turn.over(trees);
        action = () -> operations.readTree(turn.next());
      }
      default -> throw new IllegalArgumentException(operation + " reads no value");
    }
    return action;
  }

  private static <T> Action<?> writing(
      Operations<T> operations, Operation operation, Turn<T> values) {
    return switch (operation) {
      case WRITE_STRING ->
        new Action<String>() {
          @Override
          public String run() throws Exception {
            return operations.writeString(values.next());
          }

          @Override
          public byte[] bytes(String result) {
            return result.getBytes(StandardCharsets.UTF_8);
          }
        };
      case WRITE_BYTES ->
        new Action<byte[]>() {
          @Override
          public byte[] run() throws Exception {
            return operations.writeBytes(values.next());
          }

          @Override
          public byte[] bytes(byte[] result) {
            return result;
          }
        };
      case WRITE_STREAM ->
        new Action<DocumentSink>() {
          private final DocumentSink sink = new DocumentSink();

          @Override
          public DocumentSink run() throws Exception {
            sink.reset();
            operations.writeStream(values.next(), sink);
            return sink;
          }

          @Override
          public byte[] bytes(DocumentSink result) {
            return result.toByteArray();
          }
        };
      case WRITE_BUFFER ->
        new Action<Object>() {
          @Override
          public Object run() throws Exception {
            return operations.writeBuffer(values.next());
          }

          @Override
          public byte[] bytes(Object result) throws Exception {
            return operations.fromBuffer(result);
          }
        };
      case WRITE_TREE ->
        new Action<Object>() {
          @Override
          public Object run() throws Exception {
            return operations.writeTree(values.next());
          }

          @Override
          public byte[] bytes(Object result) throws Exception {
            return operations.fromTree(result);
          }
        };
      default -> throw new IllegalArgumentException(operation + " does not write");
    };
  }
}
