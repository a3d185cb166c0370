package touchstone.contestants.gson;

import com.google.gson.FieldNamingStrategy;
import com.google.gson.GsonBuilder;
import java.lang.reflect.Field;
import java.util.Map;
import touchstone.contestants.gson.datatypes.Products;
import touchstone.contestants.gson.datatypes.Sums;
import touchstone.contestants.gson.everyday.Times;
import touchstone.contestants.gson.market.OrderBook;
import touchstone.contestants.gson.market.Price;
import touchstone.model.Driver;
import touchstone.model.Operations;
import touchstone.types.datatypes.BigProduct;
import touchstone.types.datatypes.BigRecord;
import touchstone.types.datatypes.BigSum;
import touchstone.types.datatypes.D;
import touchstone.types.everyday.Everyday;
import touchstone.types.users.Renames;
import touchstone.types.users.Response;
import touchstone.types.users.User;

/** Gson on classes whose fields it finds by reflection: the plain types, and annotated ones where a field needs an adapter. */
public final class GsonReflective implements Driver {

  private static final Map<Class<?>, Map<String, String>> RENAMES =
      Map.of(User.class, Renames.USER, Response.class, Renames.RESPONSE);

  @Override
  public Operations<?> open(String type) {
    // A naming strategy is what Gson offers for classes that one cannot annotate.
    GsonBuilder builder = GsonOperations.builder().setFieldNamingStrategy(new MemberNames());
    return switch (type) {
      case "users" -> operations(builder, Response.class);
      case "price" -> operations(builder, Price.class);
      case "orderbook" -> operations(builder, OrderBook.class);
      case "d" -> operations(builder.registerTypeAdapterFactory(new Sums()), D.class);
      case "bigrecord" -> operations(builder, BigRecord.class);
      case "bigproduct" ->
        operations(builder.registerTypeAdapter(BigProduct.class, new Products()), BigProduct.class);
      case "bigsum" -> operations(builder, BigSum.class);
      case "everyday" -> operations(Times.addTo(builder), Everyday.class);
      default -> throw new IllegalArgumentException("not claimed: " + type);
    };
  }

  private static <T> Operations<T> operations(GsonBuilder builder, Class<T> type) {
    return new GsonOperations<>(builder.create(), type);
  }

  /** A class: a first lambda costs a new JVM some milliseconds. */
  private static final class MemberNames implements FieldNamingStrategy {
    @Override
    public String translateName(Field field) {
      String property = field.getName();
      return RENAMES
          .getOrDefault(field.getDeclaringClass(), Map.of())
          .getOrDefault(property, property);
    }
  }
}
