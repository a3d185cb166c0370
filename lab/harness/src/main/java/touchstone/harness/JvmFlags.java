package touchstone.harness;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import touchstone.fork.EmptyMain;
import touchstone.fork.JmhMain;

/** The flags that every child JVM has: the lab's own, and those that a user gives. */
public final class JvmFlags {

  /**
   * The same for every child: one collector with one thread, so that collections are neither hidden on another core nor spread
   * over a number of threads that depends on the machine; a heap that does not grow while the clock runs.
   */
  public static final List<String> DEFAULT =
      List.of("-Xms1g", "-Xmx1g", "-XX:+UseSerialGC", "-XX:-UsePerfData", "-Dfile.encoding=UTF-8");

  /** What a JVM that does nothing takes to start, on a machine that has much else to do. */
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private static final String MOST = "-Xmx";
  private static final String FIRST = "-Xms";
  private static final Pattern HEAP = Pattern.compile("-Xmx(\\d{1,15})([kKmMgGtT]?)");
  private static final Pattern COLLECTOR = Pattern.compile("-XX:\\+Use\\w+GC");

  private static final List<String> EVERY_END = List.of(
      "Error occurred during initialization of VM",
      "Error: Could not create the Java Virtual Machine",
      "Error: A fatal exception has occurred");

  private JvmFlags() {}

  /**
   * The lab's flags and these. A JVM takes the later of two that contradict each other, but for two collectors, which it
   * refuses; and a heap of another size has that size from the start, as the lab's own has.
   */
  public static List<String> with(List<String> given) {
    boolean collects = given.stream().anyMatch(flag -> COLLECTOR.matcher(flag).matches());
    List<String> flags = new ArrayList<>(DEFAULT);
    flags.removeIf(flag -> collects && COLLECTOR.matcher(flag).matches());
    flags.addAll(given);
    if (given.stream().noneMatch(flag -> flag.startsWith(FIRST))) {
      given.stream()
          .filter(flag -> flag.startsWith(MOST))
          .forEach(flag -> flags.add(FIRST + flag.substring(MOST.length())));
    }
    return List.copyOf(flags);
  }

  /** The largest heap that a JVM with them has, in bytes. */
  static long heapBytes(List<String> flags) {
    return flags.stream()
        .map(HEAP::matcher)
        .filter(Matcher::matches)
        .reduce((first, last) -> last)
        .map(found -> Long.parseLong(found.group(1)) * unit(found.group(2)))
        .orElse(Runtime.getRuntime().maxMemory());
  }

  private static long unit(String letter) {
    return switch (letter.toLowerCase(Locale.ROOT)) {
      case "k" -> 1L << 10;
      case "m" -> 1L << 20;
      case "g" -> 1L << 30;
      case "t" -> 1L << 40;
      default -> 1;
    };
  }

  /**
   * Starts a JVM with them that does nothing.
   *
   * @throws Refusal when it does not start, or does something else
   */
  public static void requireTaken(Jdk jdk, List<String> flags, Documents documents)
      throws IOException, InterruptedException {
    String died = died(jdk, flags, List.of(Commands.forkJar()), EmptyMain.class, documents);
    if (died != null) {
      throw new Refusal("JDK %d runs no program with %s: %s; leave away what it does not take"
          .formatted(jdk.feature(), String.join(" ", flags), died));
    }
  }

  /**
   * The same of one that also times a contestant.
   *
   * @throws Refusal when it does not start, or what forks are timed with does not work
   */
  public static void requireTimed(Jdk jdk, List<String> flags, Catalog catalog, Documents documents)
      throws IOException, InterruptedException {
    requireTaken(jdk, flags, documents);
    String died = died(jdk, flags, catalog.forkClassPath(), JmhMain.class, documents);
    if (died != null) {
      throw new Refusal(
          "JMH, in which contestants are timed, does not run on JDK %d with %s: %s; leave away what it does not take (`touchstone verify`, which times nothing, is without it)"
              .formatted(jdk.feature(), String.join(" ", flags), died));
    }
  }

  /** What a JVM said that has not done what that main class does; null where it has. */
  private static @Nullable String died(
      Jdk jdk, List<String> flags, List<Path> classPath, Class<?> main, Documents documents)
      throws IOException, InterruptedException {
    Path scratch = documents.scratch();
    Path answer = scratch.resolve("answer");
    List<String> command = new ArrayList<>(List.of(jdk.java().toString()));
    command.addAll(flags);
    Child.End end = Child.startKept(
            Commands.running(command, classPath, main, List.of(answer.toString())),
            scratch.resolve("output"))
        .await(Child.after(PATIENCE));
    String died = Files.exists(answer) ? null : said(end);
    Documents.delete(scratch);
    return died;
  }

  /** In one line, without what a JVM says of every end. */
  private static String said(Child.End end) {
    if (end.exit() == null) {
      return "it had not ended after %d s".formatted(PATIENCE.toSeconds());
    }
    if (end.thrown() != null) {
      return end.thrown();
    }
    String words = end.tail()
        .lines()
        .filter(line -> !line.isBlank() && EVERY_END.stream().noneMatch(line::startsWith))
        .collect(Collectors.joining("; "));
    return words.isEmpty() ? end.words() : words;
  }
}
