package touchstone.fork;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import touchstone.model.Driver;
import touchstone.model.Operation;
import touchstone.model.Operations;

class ActionTest {

  private static final byte[] DOCUMENT = "[\"\u20ac\"]".getBytes(StandardCharsets.UTF_8);

  /** Its value is the document as a StringBuilder, so that each read makes a new object. */
  static final class Echo implements Driver, Operations<StringBuilder> {

    @Override
    public Operations<?> open(String type) {
      return this;
    }

    @Override
    public StringBuilder readString(String document) {
      return new StringBuilder(document);
    }

    @Override
    public StringBuilder readBytes(byte[] document) {
      return readString(new String(document, StandardCharsets.UTF_8));
    }

    @Override
    public StringBuilder readStream(InputStream document) throws IOException {
      return readBytes(document.readAllBytes());
    }

    @Override
    public Object toBuffer(byte[] document) {
      return document.clone();
    }

    @Override
    public StringBuilder readBuffer(Object buffer) {
      return readBytes((byte[]) buffer);
    }

    @Override
    public String writeString(StringBuilder value) {
      return value.toString();
    }

    @Override
    public byte[] writeBytes(StringBuilder value) {
      return value.toString().getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public void writeStream(StringBuilder value, OutputStream out) throws IOException {
      byte[] bytes = writeBytes(value);
      out.write(bytes[0]);
      out.write(bytes, 1, bytes.length - 1);
    }

    @Override
    public Object writeBuffer(StringBuilder value) {
      return writeBytes(value);
    }

    @Override
    public byte[] fromBuffer(Object buffer) {
      return (byte[]) buffer;
    }
  }

  static final class ClaimsTooMuch implements Driver {
    @Override
    public Operations<?> open(String type) {
      return new Operations<String>() {};
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyOperationGoesThroughItsOwnMethod(Operation operation) throws Exception {
    show(Action.prepare(new Echo(), "any", operation, Operation.READ_STREAM, DOCUMENT), operation);
  }

  private static <R> void show(Action<R> action, Operation operation) throws Exception {
    for (int i = 0; i < 2; i++) {
      R result = action.run();
      if (operation.reads()) {
        assertEquals("[\"\u20ac\"]", result.toString());
        assertThrows(IllegalStateException.class, () -> action.bytes(result));
      } else {
        assertArrayEquals(DOCUMENT, action.bytes(result));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void anOperationThatIsClaimedButNotImplementedSaysSo(Operation operation) {
    RuntimeException e = assertThrows(
        Operations.UnclaimedOperation.class,
        () -> Action.prepare(
                new ClaimsTooMuch(),
                "any",
                operation,
                operation.reads() ? operation : Operation.READ_BYTES,
                DOCUMENT)
            .run());
    assertTrue(
        e.getMessage().contains("is claimed in contestants.json but not implemented"),
        e.getMessage());
  }

  @Test
  void anotherDocumentThanThePlannedOneIsRefused(@TempDir Path dir) throws IOException {
    Path file = Files.write(dir.resolve("document"), DOCUMENT);
    String message = assertThrows(IOException.class, () -> Document.load(file.toString(), "00"))
        .getMessage();
    assertTrue(message.contains("is not the planned one: expected SHA-256 00, found "), message);
  }
}
