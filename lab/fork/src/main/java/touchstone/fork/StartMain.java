package touchstone.fork;

import java.io.FileOutputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import touchstone.model.Driver;
import touchstone.model.Operations;

/**
 * Measures one cell in a JVM that has done nothing before: opens the library and does one operation first of all, then others
 * as far as it is let.
 *
 * <p>Arguments: {@code driver} (class), {@code type}, {@code operation}, {@code document} (path), {@code sha256}, {@code documents} (how many of
 * them the file holds), {@code values} (path of what {@link ValuesMain} left; empty for reading), {@code millis} (how long to go on behind
 * the first operation), {@code count} ({@code true} to count instead of measuring), {@code out} (the file for the answer). The answer is one JSON
 * object: {@code jvm}; {@code first} and {@code curve} as {@code samples.jsonl} holds them, but that wall time is {@link
 * System#nanoTime}'s; {@code open}; {@code open_bytes} and {@code bytes}, the curve of bytes allocated, which are 0 and empty unless it counts. No
 * answer means failure; why is on the standard error.
 *
 * <p>To be counted, the JVM runs without allocation buffers, so that what is used of its heap is what has been allocated, and
 * logs what it loads: {@link Opening} and {@link FirstResult} stand in the log where they belong.
 */
public final class StartMain {

  /** Loaded when the library is about to be opened. */
  static final class Opening {
    private Opening() {}

    static void passed() {}
  }

  /** Loaded when the first operation has ended. */
  static final class FirstResult {
    private FirstResult() {}

    static void passed() {}
  }

  private static final int MOST_OPERATIONS = 10_000;

  /** The clock is looked at once in so many operations. */
  private static final int LOOK = 8;

  /** Takes each result, so that no operation is dead code. */
  @SuppressWarnings("UnusedVariable")
  private static volatile @Nullable Object sink;

  private final Arguments arguments;
  private final boolean count;
  private final StringBuilder curve = new StringBuilder();
  private final StringBuilder bytes = new StringBuilder();

  private StartMain(Arguments arguments) {
    this.arguments = arguments;
    this.count = arguments.get("count").equals("true");
  }

  public static void main(String[] args) throws Exception {
    Stamp main = Stamp.take(true);
    new StartMain(Arguments.parse(args)).start(main);
    // A library's left-over threads must not keep the JVM alive.
    System.exit(0);
  }

  private void start(Stamp main) throws Exception {
    Inputs inputs = Inputs.of(
        arguments.get("operation"),
        arguments.get("document"),
        arguments.number("documents"),
        arguments.get("values"));
    if (count) {
      Opening.passed();
    }
    Stamp ready = Stamp.begin(true);
    long free = free();
    Driver driver = Action.driver(arguments.get("driver"));
    Operations<?> operations = driver.open(arguments.get("type"));
    Stamp opened = Stamp.take(false);
    long openBytes = count ? free - free() : 0;
    sink = inputs.run(operations, 0);
    long firstBytes = count ? free - free() : 0;
    Stamp first = Stamp.take(true);
    if (count) {
      FirstResult.passed();
    }
    goOn(inputs, operations, first.without(main, ready), firstBytes);
    // Only now: digests and collections are not the library's, and would be loaded for it.
    Document.load(
        arguments.get("document"), arguments.get("sha256"), arguments.number("documents"));
    StringBuilder out = new StringBuilder("{\"jvm\":");
    JsonText.string(
        out,
        System.getProperty("java.vm.name")
            .concat(" ")
            .concat(System.getProperty("java.runtime.version")));
    out.append(",\"first\":");
    first.without(main, ready).appendTo(out);
    out.append(",\"open\":");
    opened.since(ready).appendTo(out);
    out.append(",\"curve\":[").append(curve).append("],\"open_bytes\":").append(openBytes);
    out.append(",\"bytes\":[").append(bytes).append("]}\n");
    leave(out.toString());
  }

  /** What is left of the heap; with what was left before it tells what was allocated, until a first collection. */
  private static long free() {
    return Runtime.getRuntime().freeMemory();
  }

  private void goOn(Inputs inputs, Operations<?> operations, Stamp first, long firstBytes)
      throws Exception {
    point(1, first, firstBytes);
    long limit = arguments.number("millis") * 1_000_000L;
    Allocation allocation = count && limit > 0 ? new Allocation() : null;
    Stamp begun = Stamp.begin(false);
    long start = System.nanoTime();
    int next = 10;
    for (int done = 1; done < MOST_OPERATIONS && limit > 0; ) {
      sink = inputs.run(operations, done++);
      if (done == next) {
        next *= 10;
        long more = allocation == null ? 0 : allocation.bytes();
        // What this and the other points take is of no weight beside the operations between them.
        point(done, Stamp.take(false).since(begun).after(first), firstBytes + more);
      }
      if (done % LOOK == 0 && System.nanoTime() - start > limit) {
        break;
      }
    }
  }

  private void point(int operations, Stamp clocks, long allocated) {
    StringBuilder out = count ? bytes : curve;
    out.append(out.length() == 0 ? "" : ",").append("{\"operations\":").append(operations);
    if (count) {
      out.append(",\"bytes\":").append(allocated);
    } else {
      out.append(",\"clocks\":");
      clocks.appendTo(out);
    }
    out.append('}');
  }

  /** What this thread has allocated since; collections do not disturb it, but it loads the JVM's beans. */
  private static final class Allocation {
    private final com.sun.management.ThreadMXBean threads =
        (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final long before = threads.getCurrentThreadAllocatedBytes();

    long bytes() {
      return threads.getCurrentThreadAllocatedBytes() - before;
    }
  }

  private void leave(String answer) throws IOException {
    try (FileOutputStream out = new FileOutputStream(arguments.get("out"))) {
      out.write(answer.getBytes(StandardCharsets.UTF_8));
    }
  }
}
