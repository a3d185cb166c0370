package touchstone.fork;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import touchstone.model.Driver;
import touchstone.model.Operation;
import touchstone.model.Operations;

/**
 * One operation of one contestant on one document, ready to be timed: everything that its users do once has been done.
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
   * @param source the reading operation that makes the value for a writing one
   * @param document UTF-8 JSON
   */
  static Action<?> prepare(
      Driver driver, String type, Operation operation, Operation source, byte[] document)
      throws Exception {
    Operations<?> operations = driver.open(type);
    return prepare(operations, operation, source, operations.toOwnFormat(document));
  }

  private static <T> Action<?> prepare(
      Operations<T> operations, Operation operation, Operation source, byte[] document)
      throws Exception {
    return operation.reads()
        ? reading(operations, operation, document)
        : writing(
            operations,
            operation,
            Objects.requireNonNull(
                reading(operations, source, document).run(), "the value read is null"));
  }

  private static <T> Action<T> reading(
      Operations<T> operations, Operation operation, byte[] document) throws Exception {
    Reading<T> action;
    switch (operation) {
      case READ_STRING -> {
        String text = new String(document, StandardCharsets.UTF_8);
        action = () -> operations.readString(text);
      }
      case READ_BYTES -> action = () -> operations.readBytes(document);
      case READ_STREAM -> action = () -> operations.readStream(new ByteArrayInputStream(document));
      case READ_BUFFER -> {
        Object buffer = operations.toBuffer(document);
        action = () -> operations.readBuffer(buffer);
      }
      default -> throw new IllegalArgumentException(operation + " does not read");
    }
    return action;
  }

  private static <T> Action<?> writing(Operations<T> operations, Operation operation, T value) {
    return switch (operation) {
      case WRITE_STRING ->
        new Action<String>() {
          @Override
          public String run() throws Exception {
            return operations.writeString(value);
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
            return operations.writeBytes(value);
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
            operations.writeStream(value, sink);
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
            return operations.writeBuffer(value);
          }

          @Override
          public byte[] bytes(Object result) throws Exception {
            return operations.fromBuffer(result);
          }
        };
      default -> throw new IllegalArgumentException(operation + " does not write");
    };
  }
}
