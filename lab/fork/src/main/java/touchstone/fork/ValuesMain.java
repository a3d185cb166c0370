package touchstone.fork;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import touchstone.model.Driver;
import touchstone.model.Operation;
import touchstone.model.Operations;

/**
 * Makes the values that a cold JVM is to write, by reading them in this one.
 *
 * <p>Arguments: {@code driver} (class), {@code type}, {@code operation} (the writing one), {@code source} (the reading one), {@code document} (path), {@code
 * sha256}, {@code documents} (how many of them the file holds), {@code out} (the file for the values). They are left only when
 * the library writes of what was put together again what it writes of what it read. No file means failure; why is on the
 * standard error.
 */
public final class ValuesMain {

  private ValuesMain() {}

  public static void main(String[] args) throws Exception {
    Starter.endsThis();
    Arguments arguments = Arguments.parse(args);
    List<byte[]> documents = Document.load(
        arguments.get("document"), arguments.get("sha256"), arguments.number("documents"));
    Driver driver = Action.driver(arguments.get("driver"));
    byte[] file = values(
        driver.open(arguments.get("type")),
        arguments.get("operation"),
        Operation.of(arguments.get("source")),
        documents);
    Files.write(Path.of(arguments.get("out")), file);
    System.exit(0);
  }

  private static <T> byte[] values(
      Operations<T> operations, String operation, Operation source, List<byte[]> documents)
      throws Exception {
    Action<T> reading = Action.reading(operations, source, documents);
    List<T> values = new ArrayList<>();
    for (int i = 0; i < documents.size(); i++) {
      values.add(reading.run());
    }
    byte[] file = ValueFileWriter.write(values);
    Inputs read = Inputs.of(operation, values);
    Inputs together = Inputs.of(operation, Arrays.asList(ValueFileReader.read(file)));
    for (int i = 0; i < values.size(); i++) {
      Object expected = contents(read.run(operations, i));
      Object found = contents(together.run(operations, i));
      if (!expected.equals(found)) {
        throw new IllegalStateException(
            "a value that was read, taken apart and put together again is not written as the one"
                + " that was read: its first write cannot be measured");
      }
    }
    return file;
  }

  private static Object contents(Object written) {
    if (written instanceof DocumentSink sink) {
      return List.of(Arrays.hashCode(sink.toByteArray()), sink.size());
    }
    return written instanceof byte[] bytes
        ? List.of(Arrays.hashCode(bytes), bytes.length)
        : written;
  }
}
