package touchstone.fork;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import touchstone.model.Checksum;
import touchstone.model.Driver;
import touchstone.model.Operation;
import touchstone.model.Operations;
import touchstone.model.Result;

/**
 * Shows what a contestant reads and writes, for the verification gate to judge.
 *
 * <p>Arguments: {@code driver} (class), {@code json} ({@code true} when the contestant's format is JSON), {@code result} (what
 * its operations that read a value leave), {@code checks} (a file; each line is {@code operation <tab> source operation <tab> type <tab>
 * document <tab> sha256 <tab> how many documents}), {@code from} (the first line to do), {@code out} (a directory). For line
 * {@code n} it leaves in {@code out} exactly one of: {@code n.graph}, the values read, as {@link Graph} shows them; {@code
 * n.bytes}, what was written; {@code n.threw}, one line and the stack trace of what it threw. The former two are {@link Frames},
 * one for each document. A line is only begun when the one before has left its file.
 */
public final class CheckMain {

  private final boolean json;
  private final Result result;
  private final Driver driver;

  private CheckMain(Arguments arguments) throws ReflectiveOperationException {
    json = Boolean.parseBoolean(arguments.get("json"));
    result = Result.of(arguments.get("result"));
    driver = Action.driver(arguments.get("driver"));
  }

  public static void main(String[] args) throws Exception {
    Starter.endsThis();
    Arguments arguments = Arguments.parse(args);
    List<String> checks = Files.readAllLines(Path.of(arguments.get("checks")));
    Path out = Path.of(arguments.get("out"));
    for (int i = arguments.number("from"); i < checks.size(); i++) {
      try {
        new CheckMain(arguments).check(checks.get(i).split("\t", -1), out.resolve("" + i));
      } catch (
          Throwable
              e) { // whatever a library throws, LinkageError and StackOverflowError included, is
        // its answer
        leave(out.resolve(i + ".threw"), describe(e).getBytes(StandardCharsets.UTF_8));
      }
    }
    System.exit(0);
  }

  private void check(String[] check, Path out) throws Exception {
    Operation operation = Operation.of(check[0]);
    Operation source = Operation.of(check[1]);
    List<byte[]> documents = Document.load(check[3], check[4], Integer.parseInt(check[5]));
    Operations<?> operations = driver.open(check[2]);
    List<byte[]> answers;
    if (operation.visits()) {
      Action<Checksum> action = Action.visiting(operations, operation, documents);
      answers = read(action, operation, CheckMain::graph, documents);
    } else if (operation.reads()) {
      answers = values(operations, operation, documents);
    } else {
      answers = written(Action.prepare(operations, operation, source, documents), documents.size());
      if (!json) {
        // No judge reads this format: what the contestant itself reads back must be the value.
        answers = readBack(driver.open(check[2]), answers);
      }
    }
    String kind = operation.reads() || !json ? ".graph" : ".bytes";
    leave(out.resolveSibling(out.getFileName() + kind), Frames.write(answers));
  }

  private <T> List<byte[]> values(
      Operations<T> operations, Operation operation, List<byte[]> documents) throws Exception {
    Action<T> action = Action.reading(operations, operation, documents);
    boolean tree = result == Result.TREE || result == Result.LAZY;
    Shown<T> shown = tree ? operations::toJson : CheckMain::graph;
    return read(action, operation, shown, documents);
  }

  private <T> List<byte[]> read(
      Action<T> action, Operation operation, Shown<T> how, List<byte[]> documents)
      throws Exception {
    boolean kept = operation.result(result).kept();
    Answers<T> first = new Answers<>(action, how, documents.size(), kept);
    Answers<T> second = new Answers<>(action, how, documents.size(), kept);
    for (int i = 0; i < documents.size(); i++) {
      first.isRepeatedBy(second, i, json && isShared(documents.get(i)));
    }
    return first.shown;
  }

  /** Of a bare number or word, and of what is empty, a library may have one object for all who read it. */
  static boolean isShared(byte[] document) {
    String text = new String(document, StandardCharsets.UTF_8).strip();
    boolean nests = text.startsWith("{") || text.startsWith("[");
    return !nests || text.substring(1, text.length() - 1).isBlank();
  }

  /** How a value is shown as JSON. */
  @FunctionalInterface
  private interface Shown<T> {
    byte[] of(T value) throws Exception;
  }

  private static byte[] graph(@Nullable Object value) {
    return Graph.toJson(value).getBytes(StandardCharsets.UTF_8);
  }

  /** What one round over the documents gave. */
  private static final class Answers<T> {
    private final List<T> values = new ArrayList<>();
    private final List<byte[]> shown = new ArrayList<>();
    private final boolean kept;

    /**
     * A round.
     *
     * @param kept whether a value stays as it is while others are read
     */
    Answers(Action<T> action, Shown<T> how, int documents, boolean kept) throws Exception {
      this.kept = kept;
      for (int i = 0; i < documents; i++) {
        values.add(action.run());
        if (!kept) {
          shown.add(how.of(values.get(i)));
        }
      }
      if (kept) {
        // Only now, so that a value that a later reading changed is seen to be wrong.
        for (T value : values) {
          shown.add(how.of(value));
        }
      }
    }

    @SuppressWarnings("ReferenceEquality") // the very same object is what must not come back
    void isRepeatedBy(Answers<T> other, int i, boolean shared) {
      T value = values.get(i);
      // Of an enum there is no other.
      if (kept && !shared && value == other.values.get(i) && !(value instanceof Enum<?>)) {
        throw new IllegalStateException("two reads gave the same object: it was kept, not read");
      }
      if (!Arrays.equals(shown.get(i), other.shown.get(i))) {
        throw new IllegalStateException("two reads of one document gave different values");
      }
    }
  }

  private static <R> List<byte[]> written(Action<R> action, int documents) throws Exception {
    List<byte[]> first = new ArrayList<>();
    for (int i = 0; i < documents; i++) {
      first.add(action.bytes(action.run()));
    }
    for (byte[] one : first) {
      byte[] other = action.bytes(action.run());
      if (!Arrays.equals(one, other)) {
        throw new IllegalStateException("two writes of one value differ: %d bytes and %d bytes"
            .formatted(one.length, other.length));
      }
    }
    return first;
  }

  private static List<byte[]> readBack(Operations<?> operations, List<byte[]> written)
      throws Exception {
    List<byte[]> graphs = new ArrayList<>();
    for (byte[] document : written) {
      graphs.add(Graph.toJson(operations.readBytes(document)).getBytes(StandardCharsets.UTF_8));
    }
    return graphs;
  }

  /** The file appears whole or not at all, because the parent may kill this process at any time. */
  private static void leave(Path file, byte[] content) throws IOException {
    Path temporary = file.resolveSibling(file.getFileName() + ".tmp");
    Files.write(temporary, content);
    Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
  }

  private static String describe(Throwable e) {
    StringWriter text = new StringWriter();
    text.write(e.toString().replace('\n', ' ') + "\n");
    e.printStackTrace(new PrintWriter(text));
    return text.toString();
  }
}
