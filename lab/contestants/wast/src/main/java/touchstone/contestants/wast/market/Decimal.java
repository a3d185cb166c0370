package touchstone.contestants.wast.market;

import io.github.wycst.wast.json.JSONConfig;
import io.github.wycst.wast.json.JSONWriter;
import io.github.wycst.wast.json.custom.JsonDeserializer;
import io.github.wycst.wast.json.custom.JsonSerializer;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import touchstone.types.market.Decimals;

/** A string of up to four decimals as a count of ten-thousandths. */
public final class Decimal {

  private static final long UNIT = 10_000;

  private Decimal() {}

  /** Is handed a String. */
  public static final class Reader extends JsonDeserializer<Long> {
    @Override
    public Long deserialize(Object value, @Nullable String source) {
      return Decimals.parse((String) value);
    }
  }

  /** Writes digit by digit: a String would be made for nothing. */
  public static final class Writer extends JsonSerializer<Long> {
    @Override
    public void serialize(JSONWriter writer, Long value, int indent, JSONConfig config)
        throws IOException {
      write(writer, value);
    }
  }

  /** As {@code Decimals.format} has it. */
  static void write(JSONWriter writer, long value) throws IOException {
    writer.write('"');
    if (value < 0 && value > -UNIT) {
      writer.write('-');
    }
    writer.writeLong(value / UNIT);
    long decimals = Math.abs(value % UNIT);
    if (decimals > 0) {
      writer.write('.');
      for (long unit = UNIT / 10; decimals > 0; unit /= 10) {
        writer.write((char) ('0' + decimals / unit));
        decimals %= unit;
      }
    }
    writer.write('"');
  }
}
