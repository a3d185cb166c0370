package touchstone.contestants.jackson3;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.module.blackbird.BlackbirdModule;
import touchstone.model.Driver;
import touchstone.model.Operations;

/** Jackson 3 on the plain types, whose getters and setters Blackbird turns into lambdas. */
public final class Jackson3Blackbird implements Driver {

  @Override
  public Operations<?> open(String type) {
    return Jackson3.open(type, JsonMapper.builder().addModule(new BlackbirdModule()));
  }
}
