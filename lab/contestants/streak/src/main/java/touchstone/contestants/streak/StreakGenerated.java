package touchstone.contestants.streak;

import streak.Streak;
import touchstone.contestants.streak.users.Response;
import touchstone.model.Driver;
import touchstone.model.Operations;

/** Streak with adapters made at compile time. */
public final class StreakGenerated implements Driver {

  @Override
  public Operations<?> open(String type) {
    if (!type.equals("users")) {
      throw new IllegalArgumentException("not claimed: " + type);
    }
    return new AdapterOperations<>(Streak.create().adapter(Response.class));
  }
}
