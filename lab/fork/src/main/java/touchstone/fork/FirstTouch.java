package touchstone.fork;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Whether a thread still lays its objects where nobody has laid any before. A heap that has its whole size from the start is there page by page all the
 * same, each when it is first touched. That takes some microseconds; on a virtual machine whose host has to find the page first, ten times as
 * long, and more than the operation itself. It stands still as long as it lasts, and ends when the collector has been through the youngest part of the heap once.
 */
final class FirstTouch {

  /** Of the thread that reads it (Linux, proc(5)). */
  private static final Path STAT = Path.of("/proc/thread-self/stat");

  private static final boolean IS_TOLD = Files.isReadable(STAT);

  /** Behind the name: how often it waited for a page, without and with reading from a disk. */
  private static final int MINOR = 7;

  private static final int MAJOR = 9;

  private static final double BYTES = 4096;

  /** What else a thread does is less. */
  private static final double LEAST_IN_MS = 0.1;

  private final double pages;
  private long seen;

  /** Of the calling thread, from now on. */
  FirstTouch() throws IOException {
    this(youngest() / BYTES, soFar());
  }

  FirstTouch(double pages, long seen) {
    this.pages = pages;
    this.seen = seen;
  }

  /** The part of the heap where objects begin, as far as the collector has one. */
  private static long youngest() {
    return ManagementFactory.getMemoryPoolMXBeans().stream()
        .filter(pool -> pool.getName().contains("Eden"))
        .mapToLong(FirstTouch::most)
        .filter(bytes -> bytes > 0)
        .findFirst()
        .orElseGet(() -> Runtime.getRuntime().maxMemory());
  }

  private static long most(MemoryPoolMXBean pool) {
    return pool.getUsage().getMax();
  }

  /**
   * Whether it does, by what it did in the time since the last question; false, too, where it would not be through with it in the time that is left: what
   * hardly leaves garbage is hardly slowed by it.
   *
   * @param wallMs since then
   * @param leftMs for how long one could wait
   */
  boolean goesOn(double wallMs, double leftMs) throws IOException {
    return goesOn(wallMs, leftMs, soFar());
  }

  boolean goesOn(double wallMs, double leftMs, long soFar) {
    double inMs = (soFar - seen) / wallMs;
    seen = soFar;
    return inMs > LEAST_IN_MS && soFar + inMs * leftMs >= pages;
  }

  /** For how many pages the calling thread has waited; 0 where the system does not tell. */
  private static long soFar() throws IOException {
    return IS_TOLD ? in(Files.readString(STAT)) : 0;
  }

  /** The same in what the kernel says of a thread, whose name may hold anything. */
  static long in(String stat) {
    String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
    return Long.parseLong(fields[MINOR]) + Long.parseLong(fields[MAJOR]);
  }
}
