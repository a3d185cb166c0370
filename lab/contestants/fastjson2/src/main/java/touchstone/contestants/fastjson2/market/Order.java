package touchstone.contestants.fastjson2.market;

import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import com.alibaba.fastjson2.annotation.JSONType;
import touchstone.types.market.Decimals;

/** What is offered at one price of an order book: an array of two strings. */
@JSONType(
    orders = {"price", "size"},
    deserializeFeatures = JSONReader.Feature.SupportArrayToBean,
    serializeFeatures = JSONWriter.Feature.BeanToArray)
public class Order {

  private long price;
  private long size;

  public String getPrice() {
    return Decimals.format(price);
  }

  public void setPrice(String price) {
    this.price = Decimals.parse(price);
  }

  public String getSize() {
    return Decimals.format(size);
  }

  public void setSize(String size) {
    this.size = Decimals.parse(size);
  }
}
