package guide;

import streak.Json;

/** From one to another. */
// @start region="refuses"
@Json
public record Range(int begin, int end) {

  public Range {
    if (begin > end) {
      throw new IllegalArgumentException("begin is after end");
    }
  }
}
// @end
