package touchstone.harness;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import jdk.jfr.consumer.RecordedClass;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedStackTrace;
import jdk.jfr.consumer.RecordedThread;
import jdk.jfr.consumer.RecordingFile;
import org.jspecify.annotations.Nullable;
import touchstone.fork.ProfileMain;
import touchstone.model.Profile;

/** What a recording of the JDK's Flight Recorder says of one thread. */
final class Recorded {

  /** The lab's own frames, below those of the contestant. */
  private static final String LAB = "touchstone.fork.";

  private static final List<String> JDK = List.of("java.", "jdk.", "sun.");

  /** Samples by the stack that they met, innermost frame first. */
  private final Map<List<String>, Integer> stacks = new HashMap<>();

  /** Bytes by what was allocated where. */
  private final Map<List<String>, Long> allocated = new HashMap<>();

  private Duration collecting = Duration.ZERO;
  private long operations;

  /** The last operation ends when it ends, and not when the time is up. */
  private Duration worked = Duration.ZERO;

  private Recorded() {}

  /**
   * Reads a recording.
   *
   * @param thread the name of the thread
   */
  static Recorded of(Path file, String thread) throws IOException {
    Recorded recorded = new Recorded();
    try (RecordingFile events = new RecordingFile(file)) {
      while (events.hasMoreEvents()) {
        recorded.add(events.readEvent(), thread);
      }
    }
    return recorded;
  }

  private void add(RecordedEvent event, String thread) {
    switch (event.getEventType().getName()) {
      case "jdk.ExecutionSample" -> {
        List<String> stack = stack(event);
        if (isOf(thread, event.getThread("sampledThread")) && !stack.isEmpty()) {
          stacks.merge(stack, 1, Integer::sum);
        }
      }
      case "jdk.ObjectAllocationSample" -> {
        List<String> stack = stack(event);
        if (isOf(thread, event.getThread()) && !stack.isEmpty()) {
          allocated.merge(
              List.of(type(event.getClass("objectClass")), outsideOfJdk(stack)),
              event.getLong("weight"),
              Long::sum);
        }
      }
      case "jdk.GarbageCollection" ->
        collecting = collecting.plus(event.getDuration("sumOfPauses"));
      case ProfileMain.WORK -> {
        operations += event.getLong(ProfileMain.OPERATIONS);
        worked = worked.plus(event.getDuration());
      }
      default -> {
        // the recording's own
      }
    }
  }

  private static boolean isOf(String name, @Nullable RecordedThread thread) {
    return thread != null && name.equals(thread.getJavaName());
  }

  /** The contestant's part of it, innermost frame first. */
  private static List<String> stack(RecordedEvent event) {
    RecordedStackTrace trace = event.getStackTrace();
    List<String> stack = new ArrayList<>();
    for (RecordedFrame frame : trace == null ? List.<RecordedFrame>of() : trace.getFrames()) {
      String type = frame.getMethod().getType().getName();
      if (type.startsWith(LAB)) {
        break;
      }
      stack.add(type + "." + frame.getMethod().getName());
    }
    return stack;
  }

  /** As people write it: {@code byte[]}. */
  private static String type(RecordedClass type) {
    String name = type.getName();
    int dimensions = name.lastIndexOf('[') + 1;
    if (dimensions == 0) {
      return name;
    }
    String element = switch (name.charAt(dimensions)) {
      case 'B' -> "byte";
      case 'C' -> "char";
      case 'D' -> "double";
      case 'F' -> "float";
      case 'I' -> "int";
      case 'J' -> "long";
      case 'S' -> "short";
      case 'Z' -> "boolean";
      default -> name.substring(dimensions + 1, name.length() - 1);
    };
    return element + "[]".repeat(dimensions);
  }

  private static String outsideOfJdk(List<String> stack) {
    return stack.stream()
        .filter(frame -> JDK.stream().noneMatch(frame::startsWith))
        .findFirst()
        .orElse(stack.get(0));
  }

  int samples() {
    return stacks.values().stream().mapToInt(Integer::intValue).sum();
  }

  /** A line for each stack, outermost frame first, its frames between semicolons; then its count. */
  List<String> collapsed() {
    return stacks.entrySet().stream()
        .map(entry -> {
          List<String> outermost = new ArrayList<>(entry.getKey());
          Collections.reverse(outermost);
          return String.join(";", outermost) + " " + entry.getValue();
        })
        .sorted()
        .toList();
  }

  /**
   * What it comes to.
   *
   * @param cell as {@link Profile} has it
   */
  Profile profile(String cell) {
    Map<String, Integer> self = new TreeMap<>();
    Map<String, Integer> with = new HashMap<>();
    stacks.forEach((stack, count) -> {
      self.merge(stack.get(0), count, Integer::sum);
      new HashSet<>(stack).forEach(frame -> with.merge(frame, count, Integer::sum));
    });
    double samples = samples();
    double bytes = allocated.values().stream().mapToLong(Long::longValue).sum();
    return new Profile(
        cell,
        worked.toMillis() / 1e3,
        operations,
        samples(),
        (double) collecting.toNanos() / worked.toNanos(),
        ranked(
            with,
            (name, count) ->
                new Profile.Method(name, self.getOrDefault(name, 0) / samples, count / samples),
            Comparator.comparingDouble(Profile.Method::self)
                .thenComparingDouble(Profile.Method::with)
                .reversed()
                .thenComparing(Profile.Method::name)),
        ranked(
            allocated,
            (what, weight) -> new Profile.Allocation(what.get(0), what.get(1), weight / bytes),
            Comparator.comparingDouble(Profile.Allocation::share)
                .reversed()
                .thenComparing(Profile.Allocation::type)
                .thenComparing(Profile.Allocation::by)));
  }

  private static <K, V, R> List<R> ranked(
      Map<K, V> counts, BiFunction<K, V, R> row, Comparator<R> order) {
    return counts.entrySet().stream()
        .map(entry -> row.apply(entry.getKey(), entry.getValue()))
        .sorted(order)
        .collect(Collectors.toUnmodifiableList());
  }
}
