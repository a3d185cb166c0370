package touchstone.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a cold fork brought: a process that did one operation first of all, and beside it an empty one.
 *
 * @param first from the start of the process to the end of the first operation, less what making its input took
 * @param empty the same of a process of the same class path and flags whose main method does nothing, without an archive
 * @param open of {@code first}, what loading the driver and opening the library took; no process time
 * @param curve as {@code first}, to the end of the 1st, 10th, 100th ... operation as far as the fork went on; no process time
 *     but of the 1st
 * @param counts what is counted, not timed; only in a cell's first forks
 * @param archive that the process started from; absent when it had none
 */
public record Start(
    Clocks first,
    Clocks empty,
    Clocks open,
    List<Point> curve,
    @Nullable Counts counts,
    @Nullable ArchiveFile archive) {

  public Start {
    curve = List.copyOf(curve);
  }

  /**
   * Nanoseconds by several clocks.
   *
   * @param wallNs as time passes
   * @param threadNs CPU time of the main thread; absent where the system does not tell
   * @param processNs CPU time of all threads, JIT included; absent likewise, or where nobody asked
   */
  public record Clocks(
      long wallNs, @Nullable Long threadNs, @Nullable Long processNs) {}

  /**
   * The end of an operation.
   *
   * @param operations so far: 1, 10, 100 ...
   */
  public record Point(long operations, Clocks clocks) {}

  /**
   * Seen in a process of its own that did the same and was not timed.
   *
   * @param classes loaded from the opening of the library to the end of the first operation, the lab's own left out
   * @param jarBytes size of the jars that the contestant was started with, the lab's own left out
   * @param openBytes allocated by loading the driver and opening the library
   * @param curve bytes allocated to the end of the 1st, 10th, 100th ... operation, opening included
   */
  public record Counts(long classes, long jarBytes, long openBytes, List<Bytes> curve) {
    public Counts {
      curve = List.copyOf(curve);
    }
  }

  /** Bytes allocated to the end of that many operations. */
  public record Bytes(long operations, long bytes) {}

  /**
   * An archive on the disk.
   *
   * @param bytes its size
   * @param millis that making it took, rehearsal included
   */
  public record ArchiveFile(long bytes, long millis) {}
}
