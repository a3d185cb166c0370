package touchstone.fork;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import touchstone.model.Operation;
import touchstone.model.Operations;
import touchstone.model.Result;

/**
 * Shows what a contestant answers to a task, for the parent to judge.
 *
 * <p>What is shown is one of three files: {@code .graph}, the values read, as {@link Graph} shows them, or trees, as their library prints
 * them; {@code .bytes}, what was written; {@code .threw}, one line and the stack trace of what was thrown instead. The former two are
 * {@link Frames}, one for each document.
 *
 * @param driver its class
 * @param json whether the contestant's format is JSON
 * @param result what its operations that read a value leave
 */
record Showing(String driver, boolean json, Result result) {

  /** For so long several threads answer at once. */
  private static final Duration TOGETHER = Duration.ofMillis(200);

  /** By the arguments {@code driver} (class), {@code json} and {@code result}. */
  static Showing of(Arguments arguments) {
    return new Showing(
        arguments.get("driver"),
        Boolean.parseBoolean(arguments.get("json")),
        Result.of(arguments.get("result")));
  }

  /** The library, as its driver opens it for a type. */
  Operations<?> open(String type) throws Exception {
    return Action.driver(driver).open(type);
  }

  /**
   * Leaves the answers of two rounds, which must be alike, and where values are read, objects of their own.
   *
   * @param file without its ending
   */
  void twice(Task task, Path file) throws IOException {
    leave(file, task, () -> {
      List<byte[]> documents = task.load();
      Question<?> question = question(open(task.type()), task, documents);
      Answers<?> first = question.once(documents.size());
      isRepeated(first, question.once(documents.size()), documents);
      return first.shown();
    });
  }

  /**
   * Leaves the answers of one round. Where several threads are to answer, all of them do so at once, over and over for a while,
   * and each round must be like that one.
   *
   * @param operations of each thread; they may have done the task many times, and learned from it
   * @param file without its ending
   */
  void warm(List<Operations<?>> operations, Task task, Path file) throws IOException {
    leave(file, task, () -> {
      List<byte[]> documents = task.load();
      List<Question<?>> questions = new ArrayList<>();
      for (Operations<?> own : operations) {
        questions.add(question(own, task, documents));
      }
      Answers<?> first = questions.get(0).once(documents.size());
      if (questions.size() > 1) {
        isRepeatedByAll(first, questions, documents);
      }
      return first.shown();
    });
  }

  private void isRepeatedByAll(
      Answers<?> first, List<Question<?>> questions, List<byte[]> documents) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(questions.size());
    long until = System.nanoTime() + TOGETHER.toNanos();
    try {
      List<Future<?>> asked = new ArrayList<>();
      for (Question<?> question : questions) {
        asked.add(threads.submit(() -> {
          do {
            isRepeated(first, question.once(documents.size()), documents);
          } while (System.nanoTime() < until);
          return null;
        }));
      }
      for (Future<?> each : asked) {
        each.get();
      }
    } catch (ExecutionException e) {
      Throwable failure = Objects.requireNonNull(e.getCause());
      throw new IllegalStateException("one of several threads at once: " + failure, failure);
    } finally {
      threads.shutdownNow();
    }
  }

  private void isRepeated(Answers<?> first, Answers<?> second, List<byte[]> documents) {
    for (int i = 0; i < documents.size(); i++) {
      first.isRepeatedBy(second, i, json && isShared(documents.get(i)));
    }
  }

  /** What is asked of a library, and how its answers are shown. */
  private record Question<R>(Action<R> action, Answers.Form<R> form, boolean kept) {

    Answers<R> once(int documents) throws Exception {
      return new Answers<>(action, form, documents, kept);
    }
  }

  private Question<?> question(Operations<?> operations, Task task, List<byte[]> documents)
      throws Exception {
    Operation operation = task.operation();
    if (operation.visits()) {
      return new Question<>(
          Action.visiting(operations, operation, documents),
          Showing::graph,
          operation.result(result).kept());
    }
    return operation.reads()
        ? reading(operations, operation, documents)
        : writing(Action.prepare(operations, operation, task.source(), documents));
  }

  private <T> Question<T> reading(
      Operations<T> operations, Operation operation, List<byte[]> documents) throws Exception {
    boolean tree = result == Result.TREE || result == Result.LAZY;
    return new Question<>(
        Action.reading(operations, operation, documents),
        tree ? operations::toJson : Showing::graph,
        operation.result(result).kept());
  }

  /** Shown at once: some write over what they wrote before. */
  private static <R> Question<R> writing(Action<R> action) {
    return new Question<>(action, action::bytes, false);
  }

  /** Of a bare number or word, and of what is empty, a library may have one object for all who read it. */
  static boolean isShared(byte[] document) {
    String text = new String(document, StandardCharsets.UTF_8).strip();
    boolean nests = text.startsWith("{") || text.startsWith("[");
    return !nests || text.substring(1, text.length() - 1).isBlank();
  }

  private static byte[] graph(@Nullable Object value) {
    return Graph.toJson(value).getBytes(StandardCharsets.UTF_8);
  }

  private void leave(Path file, Task task, Callable<List<byte[]>> answers) throws IOException {
    try {
      List<byte[]> shown = answers.call();
      boolean reads = task.operation().reads();
      if (!reads && !json) {
        // No judge reads this format: what the contestant itself reads back must be the value.
        shown = readBack(open(task.type()), shown);
      }
      leave(file, reads || !json ? ".graph" : ".bytes", Frames.write(shown));
    } catch (
        Throwable
            e) { // whatever a library throws, LinkageError and StackOverflowError included, is its
      // answer
      leave(file, ".threw", describe(e).getBytes(StandardCharsets.UTF_8));
    }
  }

  private static List<byte[]> readBack(Operations<?> operations, List<byte[]> written)
      throws Exception {
    List<byte[]> graphs = new ArrayList<>();
    for (byte[] document : written) {
      graphs.add(graph(operations.readBytes(document)));
    }
    return graphs;
  }

  /** The file appears whole or not at all, because the parent may kill this process at any time. */
  private static void leave(Path file, String ending, byte[] content) throws IOException {
    Path temporary = file.resolveSibling(file.getFileName() + ".tmp");
    Files.write(temporary, content);
    Files.move(
        temporary,
        file.resolveSibling(file.getFileName() + ending),
        StandardCopyOption.ATOMIC_MOVE);
  }

  /** What was thrown, and what it came of in the end: that a class could not be initialized says nothing. */
  private static String said(Throwable e) {
    Throwable last = e;
    // No longer than any is that is not a ring.
    for (int i = 0; i < 100 && last.getCause() != null; i++) {
      last = last.getCause();
    }
    String words = e.toString();
    return words.contains(last.toString()) ? words : words + ", because of " + last;
  }

  private static String describe(Throwable e) {
    StringWriter text = new StringWriter();
    text.write(said(e).replace('\n', ' ') + "\n");
    e.printStackTrace(new PrintWriter(text));
    return text.toString();
  }
}
