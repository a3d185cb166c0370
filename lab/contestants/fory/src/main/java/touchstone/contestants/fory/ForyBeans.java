package touchstone.contestants.fory;

import org.apache.fory.json.ForyJson;
import touchstone.model.Driver;
import touchstone.model.Operations;
import touchstone.types.users.Response;

/** Fory JSON on the plain types, whose generated codecs are faster, but read no white space between a colon and a string. */
public final class ForyBeans implements Driver {

  private static final ForyJson JSON = ForyOperations.builder()
      .registerMixin(UserNames.class)
      .registerMixin(ResponseNames.class)
      .build();

  @Override
  public Operations<?> open(String type) {
    if (!type.equals("users")) {
      throw new IllegalArgumentException("not claimed: " + type);
    }
    return new ForyOperations<>(JSON, Response.class);
  }
}
