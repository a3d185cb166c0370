package touchstone.fork;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;

/**
 * The clocks of this process at one moment.
 *
 * <p>A library that is not loaded yet must not find its way paved: what is used here are the JVM's own entrance, files, which
 * it has read its class path by, and string builders. The beans of {@code java.lang.management}, which would know the same
 * everywhere, load several hundred classes. CPU time is therefore known on Linux only, from the scheduler's own account.
 */
final class Stamp {

  private static final long UNKNOWN = -1;

  private final long wallNs;
  private final long threadNs;
  private final long processNs;

  private Stamp(long wallNs, long threadNs, long processNs) {
    this.wallNs = wallNs;
    this.threadNs = threadNs;
    this.processNs = processNs;
  }

  /**
   * Reads the clocks where something ends: wall time first, then this thread's, so that they do not hold what reading the others
   * takes.
   *
   * @param process false to leave out the CPU time of all threads, which takes the longest to read
   */
  static Stamp take(boolean process) {
    long wall = System.nanoTime();
    long thread = thisThread();
    return new Stamp(wall, thread, process && thread != UNKNOWN ? allThreads() : UNKNOWN);
  }

  /**
   * Reads them where something begins: in the other order, for the same reason.
   *
   * @param process as of {@link #take}
   */
  static Stamp begin(boolean process) {
    long all = process ? allThreads() : UNKNOWN;
    long thread = thisThread();
    long wall = System.nanoTime();
    return new Stamp(wall, thread, thread == UNKNOWN ? UNKNOWN : all);
  }

  /** The clocks between an earlier moment and this one. */
  Stamp since(Stamp earlier) {
    return new Stamp(
        wallNs - earlier.wallNs,
        difference(threadNs, earlier.threadNs),
        difference(processNs, earlier.processNs));
  }

  /** The moment that lies so long behind another one. */
  Stamp after(Stamp other) {
    return new Stamp(
        wallNs + other.wallNs,
        threadNs == UNKNOWN || other.threadNs == UNKNOWN ? UNKNOWN : threadNs + other.threadNs,
        UNKNOWN);
  }

  /** This moment, had there been no time between those two, nor what they took of it. */
  Stamp without(Stamp from, Stamp to) {
    return since(to.since(from));
  }

  /** As {@code samples.jsonl} holds clocks. */
  void appendTo(StringBuilder out) {
    out.append("{\"wall_ns\":").append(wallNs).append(",\"thread_ns\":");
    append(out, threadNs);
    out.append(",\"process_ns\":");
    append(out, processNs);
    out.append('}');
  }

  private static void append(StringBuilder out, long ns) {
    if (ns == UNKNOWN) {
      out.append("null");
    } else {
      out.append(ns);
    }
  }

  private static long difference(long later, long earlier) {
    return later == UNKNOWN || earlier == UNKNOWN ? UNKNOWN : later - earlier;
  }

  @SuppressWarnings("ThreadPriorityCheck") // nothing relies on who runs next
  private static long thisThread() {
    // The scheduler brings a thread's account up to date when it passes the thread by.
    Thread.yield();
    return cpuNs("/proc/thread-self/schedstat");
  }

  /** Threads that have ended are not in it; a JVM that has just begun has lost none worth the name. */
  private static long allThreads() {
    String[] threads = new File("/proc/self/task").list();
    if (threads == null) {
      return UNKNOWN;
    }
    long sum = 0;
    for (String thread : threads) {
      long ns = cpuNs("/proc/self/task/".concat(thread).concat("/schedstat"));
      sum += ns == UNKNOWN ? 0 : ns;
    }
    return sum;
  }

  /** The first number of the file: nanoseconds on a processor. */
  private static long cpuNs(String file) {
    byte[] line = new byte[96];
    int length;
    try (FileInputStream in = new FileInputStream(file)) {
      length = in.read(line);
    } catch (IOException e) {
      return UNKNOWN; // another system than Linux, or a thread that has just ended
    }
    long ns = 0;
    int i = 0;
    while (i < length && line[i] >= '0' && line[i] <= '9') {
      ns = ns * 10 + line[i++] - '0';
    }
    return i == 0 ? UNKNOWN : ns;
  }
}
