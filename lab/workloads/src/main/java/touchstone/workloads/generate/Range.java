package touchstone.workloads.generate;

/** Whole numbers from {@code min} to {@code max}, both included. */
public record Range(int min, int max) {

  public Range {
    if (min > max) {
      throw new IllegalArgumentException("empty range: " + min + " to " + max);
    }
  }
}
