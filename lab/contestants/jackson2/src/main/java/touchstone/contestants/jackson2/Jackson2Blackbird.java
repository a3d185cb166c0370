package touchstone.contestants.jackson2;

import com.fasterxml.jackson.module.blackbird.BlackbirdModule;
import touchstone.model.Driver;
import touchstone.model.Operations;

/** Jackson 2 on the plain types, whose getters and setters Blackbird turns into lambdas. */
public final class Jackson2Blackbird implements Driver {

  @Override
  public Operations<?> open(String type) {
    return Jackson2.open(type, Settings.common().addModule(new BlackbirdModule()));
  }
}
