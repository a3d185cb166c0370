package touchstone.fork;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import touchstone.model.Driver;
import touchstone.model.Operations;

/**
 * Shows what a contestant makes of the documents of rules.
 *
 * <p>Arguments: {@code driver} (class), {@code rules} (a file; each line is {@code type <tab> threads <tab> document ...}, the
 * documents in Base64), {@code from} (the first line to do), {@code out} (a directory). For line {@code n} it leaves {@code
 * n.answers} in {@code out}: a line for each document, of its answers with tabs between them; an answer is {@code value}, {@code
 * threw} or {@code impossible}, a colon, and in Base64 the value as {@link Graph} shows it, or what was said. {@code impossible} is
 * an {@link UnsupportedOperationException} of the driver, by which a contestant says that its library has no such types.
 */
public final class RulesMain {

  /** Readings by each thread, where several read at the same time. */
  private static final int TURNS = 2_000;

  /** Different answers to one document that are worth showing. */
  private static final int ANSWERS = 4;

  private RulesMain() {}

  public static void main(String[] args) throws Exception {
    Starter.endsThis();
    Arguments arguments = Arguments.parse(args);
    List<String> rules = Files.readAllLines(Path.of(arguments.get("rules")));
    Path out = Path.of(arguments.get("out"));
    for (int i = arguments.number("from"); i < rules.size(); i++) {
      List<String> lines = answers(arguments.get("driver"), rules.get(i).split("\t", -1));
      Path temporary = out.resolve(i + ".tmp");
      Files.write(temporary, lines);
      Files.move(temporary, out.resolve(i + ".answers"), StandardCopyOption.ATOMIC_MOVE);
    }
    System.exit(0);
  }

  private static List<String> answers(String driverClass, String[] rule) throws Exception {
    List<String> documents = new ArrayList<>();
    for (int i = 2; i < rule.length; i++) {
      documents.add(new String(Base64.getDecoder().decode(rule[i]), StandardCharsets.UTF_8));
    }
    Operations<?> operations;
    try {
      Driver driver = Action.driver(driverClass);
      operations = driver.open(rule[0]);
    } catch (UnsupportedOperationException e) {
      return documents.stream().map(d -> answer("impossible", said(e))).toList();
    } catch (Exception | LinkageError e) {
      return documents.stream().map(d -> answer("threw", said(e))).toList();
    }
    return Boolean.parseBoolean(rule[1])
        ? together(operations, documents)
        : documents.stream().map(d -> read(operations, d)).toList();
  }

  private static List<String> together(Operations<?> operations, List<String> documents)
      throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(documents.size());
    try {
      List<Future<Set<String>>> asked = new ArrayList<>();
      for (String document : documents) {
        asked.add(threads.submit(() -> {
          Set<String> answers = new LinkedHashSet<>();
          for (int i = 0; i < TURNS && answers.size() < ANSWERS; i++) {
            answers.add(read(operations, document));
          }
          return answers;
        }));
      }
      List<String> lines = new ArrayList<>();
      for (Future<Set<String>> answers : asked) {
        lines.add(String.join("\t", answers.get()));
      }
      return lines;
    } finally {
      threads.shutdownNow();
    }
  }

  private static String read(Operations<?> operations, String document) {
    Object value;
    try {
      value = operations.readString(document);
    } catch (Throwable e) { // whatever a library throws is its answer, StackOverflowError included
      return answer("threw", said(e));
    }
    return answer("value", Graph.toJson(value));
  }

  private static String said(Throwable e) {
    return e.getClass().getSimpleName() + ": " + e.getMessage();
  }

  private static String answer(String kind, String text) {
    return kind + ":" + Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }
}
