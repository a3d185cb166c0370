package touchstone.contestants.jackson3;

import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.json.JsonMapper;
import touchstone.model.Driver;
import touchstone.model.Operations;
import touchstone.types.users.Response;
import touchstone.types.users.User;

/**
 * Jackson 3 on the plain types, whose getters and setters it calls by reflection.
 *
 * <p>Its defaults do the duty but for one: unknown members are skipped, what follows a document is
 * an error, an emoji is written as it is. Sorting the members by name happens once per type, not
 * per document.
 */
public final class Jackson3 implements Driver {

  @Override
  public Operations<?> open(String type) {
    if (!type.equals("users")) {
      throw new IllegalArgumentException("not claimed: " + type);
    }
    JsonMapper mapper = JsonMapper.builder()
        .addMixIn(User.class, UserNames.class)
        .addMixIn(Response.class, ResponseNames.class)
        // The stream is the caller's: flushed, which stays enabled, but not closed.
        .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
        .build();
    return new Jackson3Operations<>(mapper, Response.class);
  }
}
