package guide;

import streak.Json;
import streak.JsonCreator;

// @start region="creator"
@Json
public final class Weight {
  private final double grams;

  private Weight(double grams) {
    this.grams = grams;
  }

  @JsonCreator
  public static Weight ofGrams(double grams) {
    return new Weight(grams);
  }

  public double getGrams() {
    return grams;
  }
}
// @end
