package touchstone.contestants.jackson2;

import com.fasterxml.jackson.module.blackbird.BlackbirdModule;
import touchstone.model.Driver;
import touchstone.model.Operations;
import touchstone.types.users.Response;

/** Jackson 2 on the plain types, whose getters and setters Blackbird turns into lambdas. */
public final class Jackson2Blackbird implements Driver {

  @Override
  public Operations<?> open(String type) {
    if (!type.equals("users")) {
      throw new IllegalArgumentException("not claimed: " + type);
    }
    return new Jackson2Operations<>(
        Settings.plainTypes().addModule(new BlackbirdModule()).build(), Response.class);
  }
}
