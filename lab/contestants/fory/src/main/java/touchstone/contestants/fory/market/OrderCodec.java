package touchstone.contestants.fory.market;

import org.apache.fory.json.codec.JsonValueCodec;
import org.apache.fory.json.reader.Latin1JsonReader;
import org.apache.fory.json.reader.Utf16JsonReader;
import org.apache.fory.json.reader.Utf8JsonReader;
import org.apache.fory.json.writer.StringJsonWriter;
import org.apache.fory.json.writer.Utf8JsonWriter;
import touchstone.types.market.Decimals;

/** An object as an array of two strings, which Fory JSON has no annotation for. */
public abstract class OrderCodec<T> implements JsonValueCodec<T> {

  protected abstract T of(long price, long size);

  protected abstract long price(T order);

  protected abstract long size(T order);

  @Override
  public T readLatin1(Latin1JsonReader reader) {
    reader.expectNextToken('[');
    long price = Decimals.parse(reader.readString());
    reader.expectNextToken(',');
    long size = Decimals.parse(reader.readString());
    reader.expectNextToken(']');
    return of(price, size);
  }

  @Override
  public T readUtf16(Utf16JsonReader reader) {
    reader.expectNextToken('[');
    long price = Decimals.parse(reader.readString());
    reader.expectNextToken(',');
    long size = Decimals.parse(reader.readString());
    reader.expectNextToken(']');
    return of(price, size);
  }

  @Override
  public T readUtf8(Utf8JsonReader reader) {
    reader.expectNextToken('[');
    long price = Decimals.parse(reader.readString());
    reader.expectNextToken(',');
    long size = Decimals.parse(reader.readString());
    reader.expectNextToken(']');
    return of(price, size);
  }

  @Override
  public void writeString(StringJsonWriter writer, T order) {
    writer.writeArrayStart();
    Digits.write(writer, price(order));
    writer.writeComma(1);
    Digits.write(writer, size(order));
    writer.writeArrayEnd();
  }

  @Override
  public void writeUtf8(Utf8JsonWriter writer, T order) {
    writer.writeArrayStart();
    Digits.write(writer, price(order));
    writer.writeComma(1);
    Digits.write(writer, size(order));
    writer.writeArrayEnd();
  }
}
