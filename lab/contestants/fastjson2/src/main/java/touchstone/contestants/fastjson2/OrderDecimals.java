package touchstone.contestants.fastjson2;

import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import com.alibaba.fastjson2.annotation.JSONField;
import com.alibaba.fastjson2.annotation.JSONType;
import com.alibaba.fastjson2.writer.ObjectWriter;
import java.lang.reflect.Type;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import touchstone.types.market.Decimals;
import touchstone.types.market.Order;

/** Mixed into the plain type, which knows no library's annotations: an array of two strings. */
@JSONType(
    orders = {"price", "size"},
    deserializeFeatures = JSONReader.Feature.SupportArrayToBean,
    serializer = OrderDecimals.Writer.class)
abstract class OrderDecimals {

  @JSONField(ordinal = 0, deserializeUsing = Decimal.Reader.class)
  abstract void setPrice(long price);

  @JSONField(ordinal = 1, deserializeUsing = Decimal.Reader.class)
  abstract void setSize(long size);

  /** Of its own, because the feature BeanToArray passes over what a field is written with. */
  public static final class Writer implements ObjectWriter<Order> {
    @Override
    public void write(
        JSONWriter writer,
        @Nullable Object value,
        @Nullable Object name,
        @Nullable Type type,
        long features) {
      Order order = (Order) Objects.requireNonNull(value);
      writer.startArray();
      writer.writeString(Decimals.format(order.getPrice()));
      writer.writeComma();
      writer.writeString(Decimals.format(order.getSize()));
      writer.endArray();
    }
  }
}
