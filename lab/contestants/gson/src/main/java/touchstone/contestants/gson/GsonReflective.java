package touchstone.contestants.gson;

import com.google.gson.Gson;
import java.lang.reflect.Field;
import java.util.Map;
import touchstone.contestants.gson.datatypes.Products;
import touchstone.contestants.gson.datatypes.Sums;
import touchstone.contestants.gson.market.OrderBook;
import touchstone.contestants.gson.market.Price;
import touchstone.model.Driver;
import touchstone.model.Operations;
import touchstone.types.datatypes.BigProduct;
import touchstone.types.datatypes.BigRecord;
import touchstone.types.datatypes.BigSum;
import touchstone.types.datatypes.D;
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
    Gson gson = GsonOperations.builder()
        .setFieldNamingStrategy(GsonReflective::memberName)
        .registerTypeAdapterFactory(new Sums())
        .registerTypeAdapter(BigProduct.class, new Products())
        .create();
    return switch (type) {
      case "users" -> new GsonOperations<>(gson, Response.class);
      case "price" -> new GsonOperations<>(gson, Price.class);
      case "orderbook" -> new GsonOperations<>(gson, OrderBook.class);
      case "d" -> new GsonOperations<>(gson, D.class);
      case "bigrecord" -> new GsonOperations<>(gson, BigRecord.class);
      case "bigproduct" -> new GsonOperations<>(gson, BigProduct.class);
      case "bigsum" -> new GsonOperations<>(gson, BigSum.class);
      default -> throw new IllegalArgumentException("not claimed: " + type);
    };
  }

  private static String memberName(Field field) {
    String property = field.getName();
    return RENAMES
        .getOrDefault(field.getDeclaringClass(), Map.of())
        .getOrDefault(property, property);
  }
}
