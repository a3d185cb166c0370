package touchstone.fork;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import touchstone.model.Driver;
import touchstone.model.Operation;
import touchstone.model.Operations;

/**
 * Shows what a contestant reads and writes, for the verification gate to judge.
 *
 * <p>Arguments: {@code driver} (class), {@code type}, {@code json} ({@code true} when the contestant's format is JSON), {@code
 * checks} (a file; each line is {@code operation <tab> source operation <tab> document <tab> sha256}), {@code from} (the first
 * line to do), {@code out} (a directory). For line {@code n} it leaves in {@code out} exactly one of: {@code n.graph}, the value
 * read, as {@link Graph} shows it; {@code n.bytes}, what was written; {@code n.threw}, one line and the stack trace of what it
 * threw. A line is only begun when the one before has left its file.
 */
public final class CheckMain {

  private CheckMain() {}

  public static void main(String[] args) throws Exception {
    Arguments arguments = Arguments.parse(args);
    List<String> checks = Files.readAllLines(Path.of(arguments.get("checks")));
    Path out = Path.of(arguments.get("out"));
    for (int i = arguments.number("from"); i < checks.size(); i++) {
      try {
        check(arguments, checks.get(i).split("\t", -1), out, i);
      } catch (
          Throwable
              e) { // whatever a library throws, LinkageError and StackOverflowError included, is
        // its answer
        leave(out, i + ".threw", describe(e).getBytes(StandardCharsets.UTF_8));
      }
    }
    System.exit(0);
  }

  private static void check(Arguments arguments, String[] check, Path out, int number)
      throws Exception {
    Operation operation = Operation.of(check[0]);
    byte[] document = Document.load(check[2], check[3]);
    Driver driver = Action.driver(arguments.get("driver"));
    Action<?> action =
        Action.prepare(driver, arguments.get("type"), operation, Operation.of(check[1]), document);
    if (operation.reads()) {
      leave(out, number + ".graph", graph(action));
      return;
    }
    byte[] written = written(action);
    if (Boolean.parseBoolean(arguments.get("json"))) {
      leave(out, number + ".bytes", written);
    } else {
      // No judge reads this format: what the contestant itself reads back must be the value.
      Operations<?> operations = driver.open(arguments.get("type"));
      leave(
          out,
          number + ".graph",
          Graph.toJson(operations.readBytes(written)).getBytes(StandardCharsets.UTF_8));
    }
  }

  @SuppressWarnings("ReferenceEquality") // the very same object is what must not come back
  private static byte[] graph(Action<?> action) throws Exception {
    Object first = action.run();
    Object second = action.run();
    if (first == second) {
      throw new IllegalStateException("two reads gave the same object: it was kept, not read");
    }
    String graph = Graph.toJson(first);
    if (!graph.equals(Graph.toJson(second))) {
      throw new IllegalStateException("two reads of one document gave different values");
    }
    return graph.getBytes(StandardCharsets.UTF_8);
  }

  private static <R> byte[] written(Action<R> action) throws Exception {
    byte[] first = action.bytes(action.run());
    byte[] second = action.bytes(action.run());
    if (!Arrays.equals(first, second)) {
      throw new IllegalStateException("two writes of one value differ: %d bytes and %d bytes"
          .formatted(first.length, second.length));
    }
    return first;
  }

  /** The file appears whole or not at all, because the parent may kill this process at any time. */
  private static void leave(Path out, String name, byte[] content) throws IOException {
    Path temporary = out.resolve(name + ".tmp");
    Files.write(temporary, content);
    Files.move(temporary, out.resolve(name), StandardCopyOption.ATOMIC_MOVE);
  }

  private static String describe(Throwable e) {
    StringWriter text = new StringWriter();
    text.write(e.toString().replace('\n', ' ') + "\n");
    e.printStackTrace(new PrintWriter(text));
    return text.toString();
  }
}
