package touchstone.contestants.dsl_json.market;

import com.dslplatform.json.JsonReader;
import com.dslplatform.json.JsonWriter;
import com.dslplatform.json.NumberConverter;
import java.io.IOException;
import java.nio.CharBuffer;
import touchstone.types.market.Decimals;

/** A string of up to four decimals as a count of ten-thousandths. */
public final class Decimal {

  private static final long UNIT = 10_000;

  private Decimal() {}

  public static long read(JsonReader<?> reader) throws IOException {
    // The reader's own characters: a String would be made for nothing.
    char[] chars = reader.readSimpleQuote();
    int length = reader.getCurrentIndex() - reader.getTokenStart() - 1;
    return Decimals.parse(CharBuffer.wrap(chars, 0, length));
  }

  /** Digit by digit, as {@code Decimals.format} has it: a String would be made for nothing. */
  public static void write(JsonWriter writer, long value) {
    writer.writeByte(JsonWriter.QUOTE);
    if (value < 0 && value > -UNIT) {
      writer.writeByte((byte) '-');
    }
    NumberConverter.serialize(value / UNIT, writer);
    long decimals = Math.abs(value % UNIT);
    if (decimals > 0) {
      writer.writeByte((byte) '.');
      for (long unit = UNIT / 10; decimals > 0; unit /= 10) {
        writer.writeByte((byte) ('0' + decimals / unit));
        decimals %= unit;
      }
    }
    writer.writeByte(JsonWriter.QUOTE);
  }
}
