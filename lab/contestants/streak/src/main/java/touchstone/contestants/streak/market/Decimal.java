package touchstone.contestants.streak.market;

import streak.JsonAdapter;
import streak.JsonReader;
import streak.JsonWriter;
import touchstone.types.market.Decimals;

/** A string of up to four decimals as a count of ten-thousandths. */
final class Decimal extends JsonAdapter<Long> {

  static final int SCALE = 4;

  @Override
  public Long read(JsonReader in) {
    return in.readDecimal(SCALE);
  }

  @Override
  public void write(JsonWriter out, Long value) {
    // Streak writes all decimals of a scale; the documents have no zeros at the end.
    out.value(Decimals.format(value));
  }
}
