package touchstone.contestants.streak;

import java.util.Map;
import streak.reflective.Naming;
import streak.reflective.ReflectiveAdapters;
import touchstone.contestants.streak.datatypes.BigProduct;
import touchstone.contestants.streak.datatypes.D;
import touchstone.model.Driver;
import touchstone.model.Operations;
import touchstone.types.datatypes.BigRecord;
import touchstone.types.datatypes.BigSum;
import touchstone.types.everyday.Everyday;
import touchstone.types.users.Renames;
import touchstone.types.users.Response;
import touchstone.types.users.User;

/** Streak on the plain types, whose properties it finds by reflection. */
public final class StreakReflective implements Driver {

  private static final Map<Class<?>, Map<String, String>> RENAMES =
      Map.of(User.class, Renames.USER, Response.class, Renames.RESPONSE);

  @Override
  public Operations<?> open(String type) {
    // A Naming is what Streak offers for classes that one cannot annotate.
    ReflectiveAdapters adapters = new ReflectiveAdapters().renaming(new MemberNames());
    return switch (type) {
      case "users" -> new AdapterOperations<>(adapters.adapter(Response.class));
      case "d" -> new AdapterOperations<>(adapters.adapter(D.class));
      case "bigproduct" -> new AdapterOperations<>(adapters.adapter(BigProduct.class));
      case "bigrecord" -> new AdapterOperations<>(adapters.adapter(BigRecord.class));
      case "bigsum" -> new AdapterOperations<>(adapters.adapter(BigSum.class));
      case "everyday" -> new AdapterOperations<>(adapters.adapter(Everyday.class));
      default -> throw new IllegalArgumentException("not claimed: " + type);
    };
  }

  /** A class: a first lambda costs a new JVM some milliseconds. */
  private static final class MemberNames implements Naming {
    @Override
    public String name(Class<?> type, String property) {
      return RENAMES.getOrDefault(type, Map.of()).getOrDefault(property, property);
    }
  }
}
