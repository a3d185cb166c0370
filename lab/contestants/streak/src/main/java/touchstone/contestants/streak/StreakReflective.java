package touchstone.contestants.streak;

import java.util.Map;
import streak.reflective.ReflectiveAdapters;
import touchstone.model.Driver;
import touchstone.model.Operations;
import touchstone.types.users.Renames;
import touchstone.types.users.Response;
import touchstone.types.users.User;

/** Streak on the plain types, whose properties it finds by reflection. */
public final class StreakReflective implements Driver {

  private static final Map<Class<?>, Map<String, String>> RENAMES =
      Map.of(User.class, Renames.USER, Response.class, Renames.RESPONSE);

  @Override
  public Operations<?> open(String type) {
    if (!type.equals("users")) {
      throw new IllegalArgumentException("not claimed: " + type);
    }
    // A Naming is what Streak offers for classes that one cannot annotate.
    ReflectiveAdapters adapters = new ReflectiveAdapters().renaming(StreakReflective::memberName);
    return new AdapterOperations<>(adapters.adapter(Response.class));
  }

  private static String memberName(Class<?> type, String property) {
    return RENAMES.getOrDefault(type, Map.of()).getOrDefault(property, property);
  }
}
