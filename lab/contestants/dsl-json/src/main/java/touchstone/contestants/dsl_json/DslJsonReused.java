package touchstone.contestants.dsl_json;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.dslplatform.json.DslJson;
import com.dslplatform.json.JsonReader;
import java.io.IOException;
import java.util.Objects;
import touchstone.contestants.dsl_json.market.OrderBook;
import touchstone.contestants.dsl_json.market.Price;
import touchstone.model.Driver;
import touchstone.model.Operations;

/** DSL-JSON binding to an instance that is there, which is the outer object alone: arrays and what is in them are made anew. */
public final class DslJsonReused implements Driver {

  @Override
  public Operations<?> open(String type) {
    DslJson<Object> json = DslJsonGenerated.json();
    return switch (type) {
      case "price" -> new Reused<>(json, Price.class, new Price());
      case "orderbook" -> new Reused<>(json, OrderBook.class, new OrderBook());
      default -> throw new IllegalArgumentException("not claimed: " + type);
    };
  }

  private static final class Reused<T> implements Operations<T> {
    private final JsonReader.BindObject<T> binder;
    private final JsonReader<Object> reader;
    private final T value;

    Reused(DslJson<Object> json, Class<T> type, T value) {
      this.binder = Objects.requireNonNull(json.tryFindBinder(type), "no generated binder");
      this.reader = json.newReader();
      this.value = value;
    }

    @Override
    public T readString(String document) throws IOException {
      return readBytes(document.getBytes(UTF_8));
    }

    @Override
    public T readBytes(byte[] document) throws IOException {
      reader.process(document, document.length);
      reader.getNextToken();
      return binder.bind(reader, value);
    }
  }
}
