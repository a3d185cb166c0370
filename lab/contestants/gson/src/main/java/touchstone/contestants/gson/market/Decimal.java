package touchstone.contestants.gson.market;

import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import touchstone.types.market.Decimals;

/** A string of up to four decimals as a count of ten-thousandths. */
final class Decimal extends TypeAdapter<Long> {

  @Override
  public Long read(JsonReader in) throws IOException {
    return Decimals.parse(in.nextString());
  }

  @Override
  public void write(JsonWriter out, Long value) throws IOException {
    out.value(Decimals.format(value));
  }
}
