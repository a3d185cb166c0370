package touchstone.contestants.fastjson2;

import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import com.alibaba.fastjson2.reader.ObjectReader;
import com.alibaba.fastjson2.writer.ObjectWriter;
import java.lang.reflect.Type;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import touchstone.types.market.Decimals;

/** A string of up to four decimals as a count of ten-thousandths. */
public final class Decimal {

  private Decimal() {}

  /** Public, because fastjson2 makes it. */
  public static final class Reader implements ObjectReader<Long> {
    @Override
    public Long readObject(
        JSONReader reader, @Nullable Type type, @Nullable Object name, long features) {
      return Decimals.parse(reader.readString());
    }
  }

  /** Public, because fastjson2 makes it. */
  public static final class Writer implements ObjectWriter<Long> {
    @Override
    public void write(
        JSONWriter writer,
        @Nullable Object value,
        @Nullable Object name,
        @Nullable Type type,
        long features) {
      writer.writeString(Decimals.format((Long) Objects.requireNonNull(value)));
    }
  }
}
