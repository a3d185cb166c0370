package touchstone.contestants.fory.market;

import org.apache.fory.json.writer.StringJsonWriter;
import org.apache.fory.json.writer.Utf8JsonWriter;

/** Writes decimals as {@code Decimals.format} has them. Fory's two writers have no type that knows what is called here. */
final class Digits {

  private static final long UNIT = 10_000;
  private static final String QUOTE = "\"";

  private Digits() {}

  static void write(Utf8JsonWriter writer, long value) {
    writer.writeRawValue(QUOTE);
    if (value < 0 && value > -UNIT) {
      writer.append('-');
    }
    writer.writeLong(value / UNIT);
    long decimals = Math.abs(value % UNIT);
    if (decimals > 0) {
      writer.append('.');
      for (long unit = UNIT / 10; decimals > 0; unit /= 10) {
        writer.append((char) ('0' + decimals / unit));
        decimals %= unit;
      }
    }
    writer.writeRawValue(QUOTE);
  }

  static void write(StringJsonWriter writer, long value) {
    writer.writeRawValue(QUOTE);
    if (value < 0 && value > -UNIT) {
      writer.append('-');
    }
    writer.writeLong(value / UNIT);
    long decimals = Math.abs(value % UNIT);
    if (decimals > 0) {
      writer.append('.');
      for (long unit = UNIT / 10; decimals > 0; unit /= 10) {
        writer.append((char) ('0' + decimals / unit));
        decimals %= unit;
      }
    }
    writer.writeRawValue(QUOTE);
  }
}
