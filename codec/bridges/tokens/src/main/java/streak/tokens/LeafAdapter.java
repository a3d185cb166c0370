package streak.tokens;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A value that is one token, as the argument of a generic type. */
final class LeafAdapter<T> extends JsonAdapter<T> {

  /** Of what is not known, because nothing that is read or written has any of it. */
  static final JsonAdapter<Object> NONE = new LeafAdapter<>(
      in -> {
        throw JsonException.at(in, "expected no value of a type that is not known");
      },
      (out, value) -> {
        throw JsonException.ofWriting("expected no value of a type that is not known");
      });

  private final Function<JsonReader, T> read;
  private final BiConsumer<JsonWriter, T> write;

  private LeafAdapter(Function<JsonReader, T> read, BiConsumer<JsonWriter, T> write) {
    this.read = read;
    this.write = write;
  }

  /** Null when the type is none of those that a reader knows. */
  static @Nullable JsonAdapter<?> of(Class<?> type) {
    return switch (type.getName()) {
      case "java.lang.String" -> new LeafAdapter<String>(JsonReader::readString, JsonWriter::value);
      case "java.lang.Boolean" ->
        new LeafAdapter<Boolean>(JsonReader::readBoolean, JsonWriter::value);
      case "java.lang.Byte" -> new LeafAdapter<Byte>(LeafAdapter::readByte, JsonWriter::value);
      case "java.lang.Short" -> new LeafAdapter<Short>(LeafAdapter::readShort, JsonWriter::value);
      case "java.lang.Integer" -> new LeafAdapter<Integer>(JsonReader::readInt, JsonWriter::value);
      case "java.lang.Long" -> new LeafAdapter<Long>(JsonReader::readLong, JsonWriter::value);
      case "java.lang.Float" -> new LeafAdapter<Float>(JsonReader::readFloat, JsonWriter::value);
      case "java.lang.Double" -> new LeafAdapter<Double>(JsonReader::readDouble, JsonWriter::value);
      case "java.math.BigDecimal" ->
        new LeafAdapter<BigDecimal>(JsonReader::readBigDecimal, JsonWriter::value);
      case "java.math.BigInteger" ->
        new LeafAdapter<BigInteger>(JsonReader::readBigInteger, JsonWriter::value);
      default -> null;
    };
  }

  private static Byte readByte(JsonReader in) {
    int value = in.readInt();
    if (value != (byte) value) {
      throw JsonException.at(in, "expected a number that a byte can hold, found " + value);
    }
    return (byte) value;
  }

  private static Short readShort(JsonReader in) {
    int value = in.readInt();
    if (value != (short) value) {
      throw JsonException.at(in, "expected a number that a short can hold, found " + value);
    }
    return (short) value;
  }

  @Override
  public T read(JsonReader in) {
    return read.apply(in);
  }

  @Override
  public void write(JsonWriter out, T value) {
    write.accept(out, value);
  }
}
