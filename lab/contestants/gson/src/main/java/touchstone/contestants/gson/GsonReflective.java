package touchstone.contestants.gson;

import com.google.gson.Gson;
import java.lang.reflect.Field;
import java.util.Map;
import touchstone.model.Driver;
import touchstone.model.Operations;
import touchstone.types.users.Renames;
import touchstone.types.users.Response;
import touchstone.types.users.User;

/** Gson on the plain types, whose fields it finds by reflection. */
public final class GsonReflective implements Driver {

  private static final Map<Class<?>, Map<String, String>> RENAMES =
      Map.of(User.class, Renames.USER, Response.class, Renames.RESPONSE);

  @Override
  public Operations<?> open(String type) {
    if (!type.equals("users")) {
      throw new IllegalArgumentException("not claimed: " + type);
    }
    // A naming strategy is what Gson offers for classes that one cannot annotate.
    Gson gson = GsonOperations.builder()
        .setFieldNamingStrategy(GsonReflective::memberName)
        .create();
    return new GsonOperations<>(gson, Response.class);
  }

  private static String memberName(Field field) {
    String property = field.getName();
    return RENAMES
        .getOrDefault(field.getDeclaringClass(), Map.of())
        .getOrDefault(property, property);
  }
}
