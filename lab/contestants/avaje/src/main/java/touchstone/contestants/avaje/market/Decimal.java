package touchstone.contestants.avaje.market;

import io.avaje.json.JsonAdapter;
import io.avaje.json.JsonReader;
import io.avaje.json.JsonWriter;
import io.avaje.jsonb.CustomAdapter;
import io.avaje.jsonb.Jsonb;
import touchstone.types.market.Decimals;

/** A string of up to four decimals as a count of ten-thousandths. */
@CustomAdapter(global = false)
public final class Decimal implements JsonAdapter<Long> {

  /** As avaje-jsonb makes its adapters. */
  public Decimal(Jsonb jsonb) {}

  @Override
  public Long fromJson(JsonReader reader) {
    return Decimals.parse(reader.readString());
  }

  @Override
  public void toJson(JsonWriter writer, Long value) {
    writer.value(Decimals.format(value));
  }
}
