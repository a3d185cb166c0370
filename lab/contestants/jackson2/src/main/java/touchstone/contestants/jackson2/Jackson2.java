package touchstone.contestants.jackson2;

import touchstone.model.Driver;
import touchstone.model.Operations;
import touchstone.types.users.Response;

/** Jackson 2 on the plain types, whose getters and setters it calls by reflection. */
public final class Jackson2 implements Driver {

  @Override
  public Operations<?> open(String type) {
    if (!type.equals("users")) {
      throw new IllegalArgumentException("not claimed: " + type);
    }
    return new Jackson2Operations<>(Settings.plainTypes().build(), Response.class);
  }
}
