package touchstone.contestants.dsl_json.market;

import com.dslplatform.json.JsonReader;
import com.dslplatform.json.JsonWriter;
import java.io.IOException;
import touchstone.types.market.Decimals;

/** A string of up to four decimals as a count of ten-thousandths. */
public final class Decimal {

  private Decimal() {}

  public static long read(JsonReader<?> reader) throws IOException {
    return Decimals.parse(reader.readSimpleString());
  }

  public static void write(JsonWriter writer, long value) {
    writer.writeByte(JsonWriter.QUOTE);
    writer.writeAscii(Decimals.format(value));
    writer.writeByte(JsonWriter.QUOTE);
  }
}
