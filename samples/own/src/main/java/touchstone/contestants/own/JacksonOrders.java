package touchstone.contestants.own;

import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;
import touchstone.model.Driver;
import touchstone.model.Operations;

/** And another one. */
public final class JacksonOrders implements Driver {

  @Override
  public Operations<?> open(String type) {
    JsonMapper mapper = JsonMapper.builder().build();
    ObjectReader reader = mapper.readerFor(Order.class);
    ObjectWriter writer = mapper.writerFor(Order.class);
    return new Operations<Order>() {
      @Override
      public Order readBytes(byte[] document) {
        return reader.readValue(document);
      }

      @Override
      public byte[] writeBytes(Order value) {
        return writer.writeValueAsBytes(value);
      }
    };
  }
}
