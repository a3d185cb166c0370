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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import touchstone.model.Checksum;
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

    @Override
    public Object toTree(byte[] document) {
      return new String(document, StandardCharsets.UTF_8);
    }

    @Override
    public StringBuilder readTree(Object tree) {
      return new StringBuilder((String) tree);
    }

    @Override
    public Object writeTree(StringBuilder value) {
      return value.toString();
    }

    @Override
    public byte[] fromTree(Object tree) {
      return ((String) tree).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public Checksum readAll(byte[] document) {
      return new Checksum().set(document.length);
    }

    @Override
    public Checksum readTenth(byte[] document) {
      return new Checksum().set(document[1]);
    }
  }

  static final class ClaimsTooMuch implements Driver {
    @Override
    public Operations<?> open(String type) {
      return new Operations<String>() {};
    }
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"READ_ALL", "READ_TENTH"})
  void everyOperationGoesThroughItsOwnMethod(Operation operation) throws Exception {
    show(
        Action.prepare(new Echo(), operation, Operation.READ_STREAM, List.of(DOCUMENT)), operation);
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
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"READ_ALL", "READ_TENTH"})
  void theDocumentsOfASetTakeTurns(Operation operation) throws Exception {
    List<byte[]> documents = new ArrayList<>();
    for (String text : List.of("[0]", "[1]", "[2]")) {
      documents.add(text.getBytes(StandardCharsets.UTF_8));
    }
    assertEquals(
        "[0][1][2][0][1][2]",
        turns(Action.prepare(new Echo(), operation, Operation.READ_BYTES, documents), operation));
  }

  private static <R> String turns(Action<R> action, Operation operation) throws Exception {
    StringBuilder seen = new StringBuilder();
    for (int i = 0; i < 6; i++) {
      R result = action.run();
      seen.append(
          operation.reads()
              ? result.toString()
              : new String(action.bytes(result), StandardCharsets.UTF_8));
    }
    return seen.toString();
  }

  @Test
  void whatIsLookedThroughComesBackAsAChecksum() throws Exception {
    List<byte[]> documents = List.of(DOCUMENT, "[1]".getBytes(StandardCharsets.UTF_8));
    Action<Checksum> all = Action.visiting(new Echo(), Operation.READ_ALL, documents);
    assertEquals(DOCUMENT.length, all.run().value());
    assertEquals(3, all.run().value());
    Action<Checksum> tenth = Action.visiting(new Echo(), Operation.READ_TENTH, documents);
    assertEquals('"', tenth.run().value());
    assertEquals('1', tenth.run().value());
  }

  @Test
  void aFileOfASetHasADocumentOnEachLine(@TempDir Path dir) throws IOException {
    Path file = Files.writeString(dir.resolve("documents"), "[1]\n[22]\n");
    String message = assertThrows(IOException.class, () -> Document.load(file.toString(), "00", 2))
        .getMessage();
    String found = message.substring(message.length() - 64);
    List<byte[]> documents = Document.load(file.toString(), found, 2);
    assertEquals(
        List.of("[1]", "[22]"),
        documents.stream().map(d -> new String(d, StandardCharsets.UTF_8)).toList());
    assertTrue(assertThrows(IOException.class, () -> Document.load(file.toString(), found, 4))
        .getMessage()
        .contains("has 2 lines, each of them a document: expected 4"));
    assertEquals(9, Document.load(file.toString(), found, 1).get(0).length);
  }

  @Test
  void framesComeBackAsTheyWere() throws IOException {
    List<byte[]> answers = List.of(DOCUMENT, new byte[0], new byte[] {0, 10, -1});
    byte[] frames = Frames.write(answers);
    List<byte[]> back = Frames.read(frames).orElseThrow();
    assertEquals(3, back.size());
    for (int i = 0; i < 3; i++) {
      assertArrayEquals(answers.get(i), back.get(i));
    }
    assertTrue(Frames.read(Arrays.copyOf(frames, frames.length - 1)).isEmpty(), "cut off");
    assertTrue(Frames.read(new byte[] {0, 0}).isEmpty(), "a part of a length");
    assertTrue(Frames.read(new byte[] {-1, 0, 0, 0, 1}).isEmpty(), "no length");
  }

  @ParameterizedTest
  @EnumSource
  void anOperationThatIsClaimedButNotImplementedSaysSo(Operation operation) {
    RuntimeException e = assertThrows(
        Operations.UnclaimedOperation.class,
        () -> Action.prepare(
                new ClaimsTooMuch().open("any"),
                operation,
                operation.reads() ? operation : Operation.READ_BYTES,
                List.of(DOCUMENT))
            .run());
    assertTrue(
        e.getMessage()
            .contains("is claimed in contestants.json, but the driver does not override it"),
        e.getMessage());
  }

  @Test
  void anotherDocumentThanThePlannedOneIsRefused(@TempDir Path dir) throws IOException {
    Path file = Files.write(dir.resolve("document"), DOCUMENT);
    String message = assertThrows(IOException.class, () -> Document.load(file.toString(), "00", 1))
        .getMessage();
    assertTrue(message.contains("is not the planned one: expected SHA-256 00, found "), message);
  }
}
