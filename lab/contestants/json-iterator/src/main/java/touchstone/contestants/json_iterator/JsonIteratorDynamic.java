package touchstone.contestants.json_iterator;

import com.jsoniter.JsonIterator;
import com.jsoniter.extra.PreciseFloatSupport;
import com.jsoniter.output.EncodingMode;
import com.jsoniter.output.JsonStream;
import com.jsoniter.spi.Config;
import com.jsoniter.spi.DecodingMode;
import com.jsoniter.spi.JsoniterSpi;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import touchstone.contestants.json_iterator.everyday.Everyday;
import touchstone.contestants.json_iterator.everyday.Texts;
import touchstone.contestants.json_iterator.types.Response;
import touchstone.model.Driver;
import touchstone.model.Operations;

/** The static methods, in the modes that json-iterator's documentation calls fastest. */
public final class JsonIteratorDynamic implements Driver {

  // Its settings are the JVM's, and some can be set only once.
  static {
    JsoniterSpi.setDefaultConfig(new Config.Builder()
        .decodingMode(DecodingMode.DYNAMIC_MODE_AND_MATCH_FIELD_WITH_HASH)
        .encodingMode(EncodingMode.DYNAMIC_MODE)
        .escapeUnicode(false)
        .build());
    // Without it no stream is read, and fractions a unit or two in the last place off.
    JsonIterator.enableStreamingSupport();
    // Without it fractions are written with six digits.
    PreciseFloatSupport.enable();
  }

  @Override
  public Operations<?> open(String type) {
    return switch (type) {
      case "users" -> new Dynamic<>(Response.class);
      case "everyday" -> {
        Texts.register();
        yield new Dynamic<>(Everyday.class);
      }
      default -> throw new IllegalArgumentException("not claimed: " + type);
    };
  }

  private static final class Dynamic<T> implements Operations<T> {

    /** Bytes, as in its documentation. */
    private static final int BUFFER = 4096;

    private final Class<T> type;

    Dynamic(Class<T> type) {
      this.type = type;
    }

    @Override
    public T readString(String document) {
      return JsonIterator.deserialize(document, type);
    }

    @Override
    public T readBytes(byte[] document) {
      return JsonIterator.deserialize(document, type);
    }

    @Override
    public T readStream(InputStream document) throws IOException {
      try (JsonIterator iterator = JsonIterator.parse(document, BUFFER)) {
        return iterator.read(type);
      }
    }

    @Override
    public String writeString(T value) {
      return JsonStream.serialize(value);
    }

    @Override
    public byte[] writeBytes(T value) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      JsonStream.serialize(value, out);
      return out.toByteArray();
    }

    @Override
    public void writeStream(T value, OutputStream out) {
      JsonStream.serialize(value, out);
    }
  }
}
