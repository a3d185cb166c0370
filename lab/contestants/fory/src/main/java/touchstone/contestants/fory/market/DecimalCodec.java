package touchstone.contestants.fory.market;

import org.apache.fory.json.codec.JsonValueCodec;
import org.apache.fory.json.reader.Latin1JsonReader;
import org.apache.fory.json.reader.Utf16JsonReader;
import org.apache.fory.json.reader.Utf8JsonReader;
import org.apache.fory.json.writer.StringJsonWriter;
import org.apache.fory.json.writer.Utf8JsonWriter;
import touchstone.types.market.Decimals;

/**
 * A string of up to four decimals as a count of ten-thousandths. The readers hand out a string's characters to Fory's own codecs
 * alone. Written digit by digit: a String would be made for nothing.
 */
public final class DecimalCodec implements JsonValueCodec<Long> {

  @Override
  public Long readLatin1(Latin1JsonReader reader) {
    return Decimals.parse(reader.readString());
  }

  @Override
  public Long readUtf16(Utf16JsonReader reader) {
    return Decimals.parse(reader.readString());
  }

  @Override
  public Long readUtf8(Utf8JsonReader reader) {
    return Decimals.parse(reader.readString());
  }

  @Override
  public void writeString(StringJsonWriter writer, Long value) {
    Digits.write(writer, value);
  }

  @Override
  public void writeUtf8(Utf8JsonWriter writer, Long value) {
    Digits.write(writer, value);
  }
}
